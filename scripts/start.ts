import { spawn } from "node:child_process";
import { join } from "node:path";
import buildAssets from "./assets";

const defaults = { "--ip": "127.0.0.1", "--port": "8787", "--persist-to": ".wrangler/state" };

/** The flags for the server: what was given, and the defaults of what was not. A flag given twice is an error to wrangler. */
function flags(given: readonly string[]): string[] {
  const named = new Set(given.map((part) => part.split("=")[0]));
  const left = Object.entries(defaults).filter(([name]) => !named.has(name));
  return [...left.flat(), ...given];
}

await buildAssets();
const wrangler = join(import.meta.dirname, "..", "node_modules", "wrangler", "bin", "wrangler.js");
const server = spawn(process.execPath, [wrangler, "dev", ...flags(process.argv.slice(2))], {
  stdio: "inherit",
});

// A terminal sends Ctrl-C to both; a supervisor's signal reaches only this process and has to be passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));

// npm hands a signal to its shell, which dies without passing it on: an orphan would keep the port.
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill("SIGTERM"), 500).unref();

server.on("exit", (code) => process.exit(code ?? 1));
