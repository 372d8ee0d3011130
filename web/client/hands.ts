import { pan, zoom } from "./map";
import { $ } from "./page";

interface Finger {
  readonly x: number;
  readonly y: number;
}

const fingers = new Map<number, Finger>();
let moved = false;

/** Whether the hand that was lifted last has moved the map; then it chose nothing. */
export const hasMoved = (): boolean => moved;

const distance = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const slack = 8;

function move(view: Element, { pointerId, clientX, clientY }: PointerEvent): void {
  const was = fingers.get(pointerId);
  if (!was) return;
  const now = { x: clientX, y: clientY };
  const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
  if (!moved && !other && distance(now, was) < slack) return;
  if (!moved) view.setPointerCapture(pointerId);
  moved = true;
  fingers.set(pointerId, now);
  // With two fingers each moves the map by half.
  pan((now.x - was.x) / fingers.size, (now.y - was.y) / fingers.size);
  if (other) zoom(distance(now, other) / distance(was, other), (now.x + other.x) / 2, (now.y + other.y) / 2);
}

const factors: Readonly<Record<string, number>> = { in: 1.5, out: 1 / 1.5, fit: 0 };

/** Drag, pinch, wheel and buttons move the map. */
export function watchHands(): void {
  const view = $("view");
  view.addEventListener("pointerdown", ({ button, pointerId, clientX, clientY }) => {
    if (button !== 0) return;
    if (fingers.size === 0) moved = false;
    fingers.set(pointerId, { x: clientX, y: clientY });
  });
  window.addEventListener("pointermove", (event) => move(view, event));
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  window.addEventListener("pointerup", lift);
  window.addEventListener("pointercancel", lift);
  view.addEventListener("dragstart", (event) => event.preventDefault());
  const roll = (event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
  };
  view.addEventListener("wheel", roll, { passive: false });
  const buttons = $("zoom");
  buttons.hidden = false;
  buttons.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) zoom(factors[target.value]);
  });
}
