import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
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

async function end(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  const ended = running(child) ? once(child, "exit") : Promise.resolve();
  signal(child, name);
  await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
  signal(child, "SIGKILL");
  await ended;
}

async function healthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if (!running(child)) throw new Error(`the server ended before it answered:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  await end(child, "SIGKILL");
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

  // A test run that is broken off leaves no server behind.
  const leave = () => signal(child, "SIGKILL");
  process.once("exit", leave);

  return {
    url,
    async restart() {
      await end(child, "SIGTERM");
      child = await launch();
    },
    kill9: () => end(child, "SIGKILL"),
    async stop() {
      await end(child, "SIGTERM");
      process.removeListener("exit", leave);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
