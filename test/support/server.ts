import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A whole program of its own: `wrangler dev` on a free port, its data in a folder of its own. */
export interface TestServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Starts again on the same port and data; stops first what still runs. */
  restart(): Promise<void>;
  /** Ends every process of the server at once, as a power switch would. */
  kill9(): Promise<void>;
  /** Ends the server and forgets its data. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, "..", "..");
const wrangler = join(root, "node_modules", "wrangler", "bin", "wrangler.js");
const startMs = 60_000;
const stopMs = 5_000;

/** Two ports of the loopback that nobody holds, asked for together so that they differ. */
async function freePorts(): Promise<[number, number]> {
  const open = () =>
    new Promise<{ port: number; close: () => Promise<unknown> }>((resolve, reject) => {
      const probe = createServer();
      probe.on("error", reject);
      probe.listen(0, "127.0.0.1", () => {
        const address = probe.address();
        if (address === null || typeof address === "string") return reject(new Error(`no port: ${address}`));
        resolve({ port: address.port, close: () => once(probe.close(), "close") });
      });
    });
  const [first, second] = await Promise.all([open(), open()]);
  await Promise.all([first.close(), second.close()]);
  return [first.port, second.port];
}

const running = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Signals the group, because wrangler's children (workerd among them) do not die with it. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group is gone already.
  }
}

/** Whether somebody still takes connections on this port of the loopback. */
async function taken(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const open = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return open;
}

/** Ends the group, and waits until its port is free: its last processes outlive the first by some milliseconds. */
async function end(child: ChildProcess, port: number, name: NodeJS.Signals): Promise<void> {
  const ended = running(child) ? once(child, "exit") : Promise.resolve();
  signal(child, name);
  await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
  signal(child, "SIGKILL");
  await ended;
  const deadline = Date.now() + stopMs;
  while (Date.now() < deadline && (await taken(port))) await sleep(20);
}

async function healthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if (!running(child)) throw new Error(`the server ended before it answered:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  signal(child, "SIGKILL");
  throw new Error(`no answer from ${url}/healthz in ${startMs} ms:\n${output()}`);
}

/** Starts a server with empty data; `flags` are passed on to `wrangler dev`. */
export async function startServer(flags: readonly string[] = []): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), "frontera-"));
  const [port, inspector] = await freePorts();
  const url = `http://127.0.0.1:${port}`;
  const where = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", `${inspector}`];
  const args = [wrangler, "dev", ...where, "--persist-to", join(data, "state"), ...flags];
  // Servers that run side by side must not find each other's objects.
  const env = { ...process.env, WRANGLER_REGISTRY_PATH: join(data, "registry"), CI: "1" };
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    let output = "";
    const started = spawn(process.execPath, args, {
      cwd: root,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000);
    };
    started.stdout.on("data", keep);
    started.stderr.on("data", keep);
    await healthy(url, started, () => output);
    return started;
  }

  // A test run that is broken off leaves nothing behind.
  const leave = () => {
    signal(child, "SIGKILL");
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once("exit", leave);

  return {
    url,
    async restart() {
      await end(child, port, "SIGTERM");
      child = await launch();
    },
    kill9: () => end(child, port, "SIGKILL"),
    async stop() {
      await end(child, port, "SIGTERM");
      process.removeListener("exit", leave);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
