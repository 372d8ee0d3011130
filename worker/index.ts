import { app } from "./http/app";

export { GameTable } from "./table";
export default app;
