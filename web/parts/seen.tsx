import type { VNode } from "preact";
import type { Context } from "../context";
import { linkTo } from "../selection";

/**
 * How new the page is and whose; live.js compares it with what comes. `since` is what a push starts from;
 * a push knows nothing of the selection, so only a whole drawing says at which URL the page now is.
 */
export function seen({ view, selection }: Context, since?: number): VNode {
  const url = since === undefined ? linkTo(selection) : undefined;
  return (
    <i
      id="seen"
      hidden
      data-since={since}
      data-version={view.mark}
      data-seat={view.you?.seat}
      data-url={url}
    />
  );
}
