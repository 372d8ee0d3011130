import type { Board } from "../../worker/game";
import { maps } from "../maps";

const idOf = ({ id }: Board): string => `world-${id}`;

/** Boards drawn once for a page, for its pictures to show: land in its continents' colours and nothing to choose. */
export function Worlds({ boards }: { readonly boards: readonly Board[] }) {
  return (
    <svg class="unseen" aria-hidden="true">
      <defs>
        {boards.map((board) => (
          <g key={board.id} id={idOf(board)}>
            {maps[board.id].routes.map(({ line }) => (
              <path key={line} class="route" d={line} />
            ))}
            {board.territories.map(({ id, continent }) => (
              <path key={id} class={`land ${continent}`} d={maps[board.id].territories[id].land} />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  );
}

/** One of the page's boards. */
export function WorldPicture({ board }: { readonly board: Board }) {
  const { width, height } = maps[board.id];
  return (
    <svg class="world" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`#${idOf(board)}`} />
    </svg>
  );
}
