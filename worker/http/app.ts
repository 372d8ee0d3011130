import { Hono } from "hono";

/** Every page and resource of the program. */
export const app = new Hono<{ Bindings: Env }>();

app.get("/healthz", (c) => c.json({ ok: true }));
