import type { SymbolId } from "../../worker/game";

const cannon =
  "M2.500 7.500l14-1.500q3 0 3.500 2.500t-2 3l-13 2zM9 13a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM14 17h8v3h-8z";
const star =
  "M12 1.500l3 6.700l7.300 .800l-5.400 4.900l1.500 7.200l-6.400-3.700l-6.400 3.700l1.500-7.200l-5.400-4.900l7.300-.800z";

/** A picture for each symbol that cards bear, on a field of 24 units. */
const pictures: Readonly<Record<SymbolId, string>> = {
  infantry:
    "M12 2q5 0 5 5.500h1.500v2h-13v-2h1.500q0-5.500 5-5.500zM8.500 11h7q0 4-3.500 4t-3.500-4zM4 22q0-6 6-6h4q6 0 6 6z",
  cavalry:
    "M6 22q0-5 4-9q-2 2-4.500 1l-1.500-2.500l4-5l1-4l2.500 2.500q8 2 8 9.500q0 4-1 7.500zM10.500 7.500h2v2h-2z",
  artillery: cannon,
  wild: star,
  galleon: "M11 2v10h-7q2-7 7-10zM13 4q5 3 6.500 8h-6.500zM2 14h20q-1.500 7-6 7h-8q-4.500 0-6-7z",
  cannon,
  balloon: "M12 1.500a8 8 0 0 1 8 8q0 4-4.500 8h-7q-4.500-4-4.500-8a8 8 0 0 1 8-8zM9.500 19h5v3.500h-5z",
  joker: star,
};

/** The picture of a card's symbol, beside its name. */
export function SymbolPicture({ symbol }: { readonly symbol: SymbolId }) {
  const d = pictures[symbol];
  return d === undefined ? null : (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={d} />
    </svg>
  );
}
