import { ask, bearer, origin } from "./visitor";

/** An open socket, and all that it was sent. */
export interface Listening {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** The code with which the other side closed; null while it is open. */
  closed(): number | null;
}

interface Ears {
  readonly key?: string;
  readonly language?: string;
  /** What follows `live?`. */
  readonly query?: string;
}

/** Opens a socket to the table's pushes. */
export async function listen(
  slug: string,
  { key, language = "es", query = "" }: Ears = {},
): Promise<Listening> {
  const headers = { Upgrade: "websocket", Origin: origin, "Accept-Language": language, ...bearer(key) };
  const { webSocket, status } = await ask(`/t/${slug}/live?${query}`, { headers });
  if (!webSocket) throw new Error(`no socket: ${status}`);
  const heard: string[] = [];
  let code: number | null = null;
  webSocket.addEventListener("message", ({ data }) => {
    heard.push(String(data));
  });
  webSocket.addEventListener("close", (event) => {
    code = event.code;
  });
  webSocket.accept();
  return { socket: webSocket, heard, closed: () => code };
}

/** Lets what was sent arrive. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
