import type { Board } from "../../worker/game";
import { maps } from "../maps";

const idOf = ({ id }: Board): string => `world-${id}`;

/** Boards drawn once for a page, for its pictures to show: land in its continents' colours and nothing to choose. */
export function Worlds({ boards }: { readonly boards: readonly Board[] }) {
  return (
    <svg class="unseen" aria-hidden="true">
      <defs>
        {boards.map((board) => (
          <World key={board.id} board={board} />
        ))}
      </defs>
    </svg>
  );
}

function World({ board }: { board: Board }) {
  const { routes, territories } = maps[board.id];
  const shape = (id: string) => `${idOf(board)}-${id}`;
  const borders = new Set(board.borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return (
    <>
      {board.territories.map(({ id }) => (
        <path key={id} id={shape(id)} d={territories[id].land} />
      ))}
      <g id={idOf(board)}>
        {board.continents.map(({ id }) => (
          <g key={id} class={`halo ${id}`}>
            {board.territories
              .filter(({ continent }) => continent === id)
              .map((one) => (
                <use key={one.id} href={`#${shape(one.id)}`} />
              ))}
          </g>
        ))}
        {routes
          .filter(({ between }) => borders.has(between.join(" ")))
          .map(({ line }) => (
            <path key={line} class="route" d={line} />
          ))}
        {board.territories.map(({ id, continent }) => (
          <use key={id} class={`land ${continent}`} href={`#${shape(id)}`} />
        ))}
      </g>
    </>
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
