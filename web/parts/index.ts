import { about } from "./about";
import { commitment } from "./commitment";
import { dice } from "./dice";
import { hand } from "./hand";
import { invite, join, lobby } from "./lobby";
import { lobbyOptions } from "./lobbyOptions";
import { lobbySeats } from "./lobbySeats";
import { lobbyStart } from "./lobbyStart";
import { log } from "./log";
import { luckyWord } from "./luckyWord";
import { news } from "./news";
import { objective } from "./objective";
import { pacts } from "./pacts";
import { panel } from "./panel";
import type { Part } from "./part";
import { position } from "./position";
import { refusal } from "./refusal";
import { seats } from "./seats";
import { since } from "./since";
import { standing } from "./standing";
import { status } from "./status";
import { surrender } from "./surrender";

/** Every part of the table's page, in the order of the document. Those of the lobby are empty once it plays, and the others before. */
export const parts: readonly Part[] = [
  status,
  news,
  refusal,
  lobby,
  join,
  lobbyStart,
  invite,
  lobbySeats,
  luckyWord,
  lobbyOptions,
  commitment,
  panel,
  since,
  dice,
  objective,
  hand,
  standing,
  seats,
  pacts,
  log,
  position,
  about,
  surrender,
];
