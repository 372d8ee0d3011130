export { GameTable } from "./gameTable";
