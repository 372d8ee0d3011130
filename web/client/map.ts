import { $ } from "./page";

/** The map is a window onto the drawing: its middle in units, and pixels per unit. */
const view = $("view");
const board = $("board");
const [, , width, height] = (board.getAttribute("viewBox") ?? "").split(" ").map(Number);
const middle = { x: width / 2, y: height / 2 };
const most = 1.5;
let scale = 0;
let frame = 0;
/** Whether a hand has chosen what is seen; until then the map fits itself to its place. */
let moved = false;

const clamp = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
const least = (): number => Math.min(view.clientWidth / width, view.clientHeight / height) || 0.1;

function draw(): void {
  scale = clamp(least(), scale, most);
  const half = { x: view.clientWidth / scale / 2, y: view.clientHeight / scale / 2 };
  middle.x = clamp(half.x, middle.x, width - half.x);
  middle.y = clamp(half.y, middle.y, height - half.y);
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    board.setAttribute("viewBox", [middle.x - half.x, middle.y - half.y, half.x * 2, half.y * 2].join(" "));
    board.classList.toggle("near", scale > 0.27);
    // Tokens stay readable on a small map.
    board.style.setProperty("--k", `${clamp(1, 19 / (56 * scale), 1.75)}`);
  });
}

/** Moves the drawing by so many pixels. */
export function pan(x: number, y: number): void {
  moved = true;
  middle.x -= x / scale;
  middle.y -= y / scale;
  draw();
}

/** Zooms so that what is under this point of the screen stays there; the middle of the map where none is given. */
export function zoom(factor: number, x?: number, y?: number): void {
  moved = true;
  const box = view.getBoundingClientRect();
  const dx = x === undefined ? 0 : x - box.left - box.width / 2;
  const dy = y === undefined ? 0 : y - box.top - box.height / 2;
  const before = scale;
  scale = clamp(least(), scale * factor, most);
  middle.x += dx / before - dx / scale;
  middle.y += dy / before - dy / scale;
  draw();
}

/** What the eye should rest on: the selection and where it may go, or the last attack. */
function focus(): DOMRect | null {
  for (const id of ["marks", "arrow"]) {
    const box = document.querySelector<SVGGElement>(`#${id}`)?.getBBox();
    if (box && box.width > 0) return box;
  }
  return null;
}

/** Moves, without zooming, so that the selection can be seen where it cannot. */
export function reveal(): void {
  const box = document.querySelector<SVGGElement>("#marks")?.getBBox();
  if (!box || box.width === 0) return;
  const seen = (from: number, size: number, at: number, pixels: number) =>
    Math.abs(from + size / 2 - at) + Math.min(size, pixels / scale) / 2 <= pixels / scale / 2 + 1;
  if (!seen(box.x, box.width, middle.x, view.clientWidth)) middle.x = box.x + box.width / 2;
  if (!seen(box.y, box.height, middle.y, view.clientHeight)) middle.y = box.y + box.height / 2;
  draw();
}

/** A window in which the whole map would be tiny shows it at its full height and moves sideways. */
function fitIn(): void {
  scale = least() < 0.2 ? view.clientHeight / height : least();
  const box = focus();
  if (box) middle.x = box.x + box.width / 2;
  draw();
}

/** Opens the window. */
export function openMap(): void {
  view.classList.add("moves");
  fitIn();
  new ResizeObserver(() => (moved ? draw() : fitIn())).observe(view);
}
