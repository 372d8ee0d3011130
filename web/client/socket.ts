import { ask, askForNews } from "./asking";
import { type Connection, onHtmx } from "./htmx";
import { $, notify, seconds, shown } from "./page";

let connection: Connection | null = null;
let heard = Date.now();
let down: ReturnType<typeof setTimeout> | undefined;
let poll: ReturnType<typeof setInterval> | undefined;

const seeing = (url: string): string => url.replace(/seen=[\d.]+/, `seen=${shown()}`);

/** Opens the socket anew, for who the page now is. */
export function connect(): void {
  const live = $("live");
  live.setAttribute("hx-ws:connect", seeing(live.getAttribute("hx-ws:connect") ?? ""));
  htmx.process(live, true);
}

/** Something came through. */
export function hear(): void {
  heard = Date.now();
}

function lost(): void {
  connection = null;
  // A table nobody has opened has nothing to say; until then the page looks in from time to time.
  const quiet = shown() === 0;
  down ??= setTimeout(
    () => {
      if (!quiet) notify("offline");
      poll = setInterval(askForNews, seconds(quiet ? 3 : 10));
    },
    seconds(quiet ? 0 : 5),
  );
}

function found(opened: Connection): void {
  connection = opened;
  hear();
  clearTimeout(down);
  clearInterval(poll);
  if (poll !== undefined) notify(null);
  down = undefined;
  poll = undefined;
}

/** A socket can be dead without anybody having been told. */
function check(patience: number): void {
  if (connection?.socket?.readyState !== WebSocket.OPEN) return;
  const asked = Date.now();
  connection.socket.send("ping");
  setTimeout(() => {
    if (heard < asked) connect();
  }, seconds(patience));
}

/** A page that was away, or a device that slept, sees the board as it is within two seconds. */
function wake(): void {
  if (document.hidden) return;
  if (Date.now() - heard > seconds(30)) ask();
  if (connection) check(3);
  else connect();
}

/** Keeps the socket open, and asks every ten seconds while it is not. */
export function keepSocket(): void {
  onHtmx("ws:before:connection", ({ connection: next }) => {
    next.url = seeing(next.url);
  });
  onHtmx("ws:after:connection", ({ connection: opened }) => found(opened));
  onHtmx("ws:close", lost);
  lost();
  setInterval(() => check(10), seconds(25));
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    connect();
    ask();
  });
}
