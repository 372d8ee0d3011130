import type { VNode } from "preact";
import type { SeatView } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import type { TableSeat } from "../tableView";
import { nameOf } from "../telling";
import type { Part } from "./part";
import { SeatLink } from "./seatLink";
import { Badge } from "./tokens";

/** Everything about a seat that is not a number: who plays it and what is with it. */
function states({ t, view }: Context, sitting: TableSeat, seat: SeatView): string[] {
  const { game } = view;
  const awaited = !game?.winners && game?.awaits.includes(seat.seat);
  return [
    game?.turn === seat.seat && !game.winners ? t.play.onTurn : awaited ? t.play.waitsFor : null,
    sitting.kind === "bot" ? t.play.bot(named(t.names.levels, sitting.level ?? "")) : null,
    seat.surrendered ? t.play.surrendered : seat.alive ? null : t.play.eliminated,
    sitting.kind === "person" ? (sitting.present ? t.play.present : t.play.away) : null,
  ].filter((state) => state !== null);
}

function row(context: Context, seat: SeatView): VNode {
  const { t, view } = context;
  const sitting = view.seats[seat.seat];
  const name = nameOf(context, sitting);
  const classes = [view.game?.turn === seat.seat ? "turn" : "", seat.alive ? "" : "out"].filter(Boolean);
  return (
    <tr key={seat.seat} id={`seat-${seat.seat}`} class={classes.join(" ") || undefined}>
      <th scope="row">
        <Badge colour={seat.colour} /> {name}
        {name !== t.names.colours[seat.colour] && (
          <small> {t.names.colours[seat.colour].toLowerCase()}</small>
        )}
        {view.you?.seat === seat.seat && <small> ({t.play.you})</small>}
      </th>
      <td>{seat.territories}</td>
      <td>{seat.armies}</td>
      <td>{seat.cards}</td>
      <td>{states(context, sitting, seat).join(", ")}</td>
    </tr>
  );
}

const rows = (context: Context): readonly VNode[] =>
  context.view.game?.seats.map((seat) => row(context, seat)) ?? [];

/** Who plays, what each holds, whose turn it is. A push sends only the rows that changed. */
export const seats: Part = {
  id: "seats",
  place: "side",
  draw: (context) => {
    const { play } = context.t;
    if (!context.view.game) return <section id="seats" hidden />;
    return (
      <section id="seats" aria-labelledby="seats-title">
        <h2 id="seats-title">{play.seatsTitle}</h2>
        <div class="wide">
          <table>
            <thead>
              <tr>
                <th scope="col">{play.seatHead}</th>
                <th scope="col">{play.territoriesHead}</th>
                <th scope="col">{play.armiesHead}</th>
                <th scope="col">{play.cardsHead}</th>
                <th scope="col">{play.stateHead}</th>
              </tr>
            </thead>
            <tbody>{rows(context)}</tbody>
          </table>
        </div>
        <SeatLink context={context} />
      </section>
    );
  },
  pieces: rows,
};
