import { cloneElement, type VNode } from "preact";
import type { Context } from "./context";
import { html } from "./html";
import type { Part } from "./parts/part";

/** The element as one that takes its namesake's place on the page. */
export function swapped(node: VNode, style: string | true = true): string {
  const drawn = html(cloneElement(node, { "hx-swap-oob": style }));
  // By itself a row would not be read as one.
  return node.type === "tr" ? `<table>${drawn}</table>` : drawn;
}

// Morphed where the focus or typed text may be; what is only looked at is replaced, which is quicker and shorter.
const styleOf = (part: Part): string | true =>
  part.place !== null || part.id === "lands" ? "outerMorph" : true;

/** The whole part, to take its namesake's place. */
export const wholePart = (part: Part, context: Context): string => swapped(part.draw(context), styleOf(part));

/** Of one part what a page that shows `before` lacks; "" where nothing differs. */
export function changeOf(part: Part, before: Context, after: Context): string {
  const was = html(part.draw(before));
  const is = html(part.draw(after));
  if (was === is) return "";
  const pieces = part.pieces && changedPieces(part, before, after, [was, is]);
  return pieces ?? wholePart(part, after);
}

/** The pieces that differ, where all that differs is in them; else null. */
function changedPieces(
  part: Part,
  before: Context,
  after: Context,
  [was, is]: [string, string],
): string | null {
  const old = (part.pieces?.(before) ?? []).map((node) => html(node));
  const now = part.pieces?.(after) ?? [];
  const drawn = now.map((node) => html(node));
  if (old.length !== now.length || without(was, old) !== without(is, drawn)) return null;
  return now
    .map((node, i) => (drawn[i] === old[i] ? "" : changedPiece(node, part, old[i], drawn[i])))
    .join("");
}

const inside = (element: string): string => element.slice(element.indexOf(">"));

/** Where only the piece's own attributes differ they alone are sent, and what is in it stays. */
function changedPiece(node: VNode, part: Part, was: string, is: string): string {
  const style = styleOf(part);
  if (style !== "outerMorph" || inside(was) !== inside(is)) return swapped(node, style);
  return swapped(cloneElement(node, { "hx-morph-skip-children": true }, null), style);
}

/** What is left of the whole between its pieces, which stand in it in this order. */
function without(whole: string, pieces: readonly string[]): string {
  let rest = "";
  let from = 0;
  for (const piece of pieces) {
    const start = whole.indexOf(piece, from);
    if (start < 0) return whole;
    rest += `${whole.slice(from, start)}\0`;
    from = start + piece.length;
  }
  return rest + whole.slice(from);
}
