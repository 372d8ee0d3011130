import type { VNode } from "preact";
import { botLevels } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import type { TableSeat } from "../tableView";
import { nameOf } from "../telling";
import { Form, Hidden } from "./form";
import type { Part } from "./part";
import { SeatLink } from "./seatLink";
import { Badge } from "./tokens";

/** What stands beside a seat's name. */
function notes({ t, view }: Context, seat: TableSeat): string {
  const notes = [
    view.you?.seat === seat.seat ? t.table.you : null,
    view.owner === seat.seat ? t.table.owner : null,
    seat.kind === "bot" ? t.table.bot(named(t.names.levels, seat.level ?? "")) : null,
    seat.kind === "person" ? (seat.present ? t.table.present : t.table.away) : null,
    seat.hasWord ? t.table.wordGiven : null,
  ];
  return notes.filter((note) => note !== null).join(", ");
}

function chair(context: Context, seat: TableSeat): VNode {
  const { t, view } = context;
  const taken = seat.kind === "person" || seat.kind === "bot";
  const ownable = view.you?.owner && view.you.seat !== seat.seat;
  return (
    <li key={seat.seat} id={`chair-${seat.seat}`} class={seat.kind}>
      <span>
        {taken && seat.colour && <Badge colour={seat.colour} />}{" "}
        <b>{taken ? nameOf(context, seat) : t.table.seat(seat.seat + 1)}</b>{" "}
        <small>{taken ? notes(context, seat) : seat.kind === "open" ? t.table.open : t.table.closed}</small>
      </span>
      {ownable && <OwnerForms context={context} seat={seat} />}
    </li>
  );
}

/** What the owner may make of a seat. */
function OwnerForms({ context, seat }: { context: Context; seat: TableSeat }) {
  const { t } = context;
  const { kind } = seat;
  return (
    <>
      {(kind === "open" || kind === "closed") && <BotForm context={context} seat={seat} />}
      {kind !== "open" && (
        <SeatButton
          context={context}
          seat={seat}
          kind="open"
          label={kind === "closed" ? t.table.openSeat : t.table.freeSeat}
        />
      )}
      {kind === "open" && (
        <SeatButton context={context} seat={seat} kind="closed" label={t.table.closeSeat} />
      )}
    </>
  );
}

function BotForm({ context, seat }: { context: Context; seat: TableSeat }) {
  const { t } = context;
  const field = `level-${seat.seat}`;
  return (
    <Form context={context} name={`bot-${seat.seat}`} to="seats">
      <Hidden name="kind" value="bot" />
      <Hidden name="seat" value={seat.seat} />
      <label for={field}>{t.table.level}</label>
      <select id={field} name="level">
        {botLevels.map((level) => (
          <option key={level} value={level}>
            {named(t.names.levels, level)}
          </option>
        ))}
      </select>
      <button type="submit">{t.table.addBot}</button>
    </Form>
  );
}

interface SeatButtonProps {
  readonly context: Context;
  readonly seat: TableSeat;
  readonly kind: "open" | "closed";
  readonly label: string;
}

function SeatButton({ context, seat, kind, label }: SeatButtonProps) {
  return (
    <Form context={context} name={`${kind}-${seat.seat}`} to="seats">
      <Hidden name="kind" value={kind === "closed" ? "close" : "open"} />
      <Hidden name="seat" value={seat.seat} />
      <button type="submit">{label}</button>
    </Form>
  );
}

const chairs = (context: Context): readonly VNode[] => context.view.seats.map((seat) => chair(context, seat));

/** Who sits where before the start, and what its owner may do about it. */
export const lobbySeats: Part = {
  id: "chairs",
  place: "action",
  draw: (context) => {
    if (context.view.game) return <section id="chairs" hidden />;
    return (
      <section id="chairs" aria-labelledby="chairs-title">
        <h2 id="chairs-title">{context.t.table.seatsTitle}</h2>
        <ol class="chairs">{chairs(context)}</ol>
        <SeatLink context={context} />
      </section>
    );
  },
  pieces: chairs,
};
