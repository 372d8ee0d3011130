import { change, taken } from "./change";
import type { EventOf, EventType } from "./event";
import type { Draft } from "./state";

type SetupEvent = Extract<
  EventType,
  "claim-began" | "territory-claimed" | "spread-began" | "armies-spread" | "spread-revealed" | "deploy-began"
>;

/** What each event of the set-up changes. */
export const applySetup: { readonly [T in SetupEvent]: (draft: Draft, event: EventOf<T>) => void } = {
  "claim-began": (draft, { seat }) => {
    draft.phase = "claim";
    draft.turn = seat;
  },
  "territory-claimed": (draft, { seat, territory }) => {
    draft.armies[draft.indexOf[territory]] = 1;
    taken(draft, draft.indexOf[territory], seat, -1);
  },
  "spread-began": (draft, { armies }) => {
    draft.phase = "deploy";
    draft.together = true;
    armies.forEach((toSpread, seat) => {
      change(draft, seat, () => ({ toSpread }));
    });
  },
  "armies-spread": (draft, { seat, armies }) =>
    change(draft, seat, (old) => {
      const spread: Record<string, number> = { ...old.spread };
      let placed = 0;
      for (const id in armies) {
        spread[id] = (spread[id] ?? 0) + armies[id];
        placed += armies[id];
      }
      return { spread, toSpread: old.toSpread - placed };
    }),
  "spread-revealed": (draft, { armies }) => {
    for (const id in armies) draft.armies[draft.indexOf[id]] += armies[id];
    draft.together = false;
    draft.seats.forEach((_, seat) => {
      change(draft, seat, () => ({ spread: {} }));
    });
  },
  "deploy-began": (draft, { seat, step, armies }) => {
    draft.phase = "deploy";
    draft.turn = seat;
    draft.step = step;
    draft.left = { free: armies, continents: {} };
  },
};
