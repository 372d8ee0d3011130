// node --import tsx test/support/drawEnd.ts LOG.json SEAT LANGUAGE: the page of a finished table as this seat's holder sees it.
import { readFileSync } from "node:fs";
import { messages } from "../../web/i18n/index";
import { tablePage } from "../../web/render";
import type { RulesetId } from "../../worker/game/index";
import { botSeat, type Lobby, openSeat } from "../../worker/table/lobby";
import type { LogJson } from "../../worker/table/logJson";
import type { Row } from "../../worker/table/row";
import { tableOf } from "../../worker/table/table";
import { tableView } from "../../worker/table/tableView";

const [file, seat, asked] = process.argv.slice(2);
const language = asked === "es" ? "es" : "en";
// The narrowing is what the golden folder's files are: once a game is over its log is whole.
type Kept = LogJson & { readonly table: { readonly ruleset: RulesetId } };
const { table, seats, dice, orders } = JSON.parse(readFileSync(file, "utf8")) as Kept;
const holderOf = (seat: number) => `the holder of ${seat}`;

const { slug, ruleset, options, locked, botPace } = table;
const lobby: Lobby = {
  slug,
  version: 0,
  seed: dice.seed ?? "",
  owner: holderOf(0),
  settings: { ruleset, given: options, botPace, public: table.public, locked },
  seats: seats.map(({ seat, kind, name, colour, level = "steady", word = "" }) =>
    kind === "bot"
      ? { ...botSeat(level), colour }
      : { ...openSeat, kind, name, colour, word, holder: holderOf(seat) },
  ),
};
const rows = orders.map((order) => ({ id: null, rolls: [], ...order }) as Row);
const view = tableView(tableOf(lobby, rows), { holder: holderOf(Number(seat)), present: new Set() });
const context = {
  view,
  language,
  t: messages[language],
  selection: {},
  refusal: null,
  nonce: "end",
} as const;
process.stdout.write(tablePage(context));
