import { getCookie, setCookie } from "hono/cookie";
import type { Request } from "./env";

const yearSeconds = 365 * 24 * 3600;
/** 128 random bits in base64url. */
const keyShape = /^[A-Za-z0-9_-]{22}$/;

/** Whose request this is: by a program's `Authorization: Bearer`, else by the table's cookie; null for a watcher. */
export function keyOf(c: Request, slug: string): string | null {
  const bearer = bearerOf(c);
  const key = bearer ?? getCookie(c, cookieName(c, slug)) ?? "";
  return keyShape.test(key) ? key : null;
}

/** The key that a program shows; null where it shows none. */
export function bearerOf(c: Request): string | null {
  const [, key] = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  return key ?? null;
}

/** Gives this browser the seat. */
export function keepKey(c: Request, slug: string, key: string): void {
  const secure = isTrusted(c);
  const common = { path: "/", httpOnly: true, sameSite: "Lax", maxAge: yearSeconds } as const;
  setCookie(c, cookieName(c, slug), key, { ...common, secure });
}

/** Keeps the language that the link or the menu asks for. */
export function keepLanguage(c: Request, language: string): void {
  setCookie(c, "lang", language, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: yearSeconds });
}

// One cookie a table, so that a browser may sit at many. Where browsers take Secure, the prefix keeps other hosts of the
// same domain from setting it; over plain http from another machine they would drop it, and nobody could sit down.
const cookieName = (c: Request, slug: string): string => `${isTrusted(c) ? "__Host-" : ""}seat-${slug}`;

function isTrusted(c: Request): boolean {
  const { protocol, hostname } = new URL(c.req.url);
  return (
    protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]"
  );
}
