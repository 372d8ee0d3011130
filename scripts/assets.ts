import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const packages = join(root, "node_modules");
const target = join(root, "web", "public");

/** In the order in which they are read: a later sheet may refine an earlier one. */
const sheets = ["base", "board", "table", "parts", "home"];

/** Puts into web/public what pages need: files of other packages, one style sheet, and the page's own small script. */
export default async function buildAssets(): Promise<void> {
  copyPackages();
  joinSheets();
  await bundleScript();
}

function joinSheets(): void {
  const style = sheets.map((sheet) => readFileSync(join(root, "web", "style", `${sheet}.css`), "utf8"));
  writeFileSync(join(target, "style.css"), style.join("\n"));
}

async function bundleScript(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: target,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "web", "client", "index.ts"),
        output: { format: "iife", entryFileNames: "live.js" },
      },
    },
  });
}

function copyPackages(): void {
  // One file, not two: htmx starts before a second deferred script has registered its extension, and then no socket is opened.
  const parts = ["htmx.min.js", "ext/hx-ws.min.js"].map((part) => {
    const source = readFileSync(join(packages, "htmx.org", "dist", part), "utf8");
    return source.replace(/^\/\/# sourceMappingURL=.*$/gm, "").trim();
  });
  mkdirSync(join(target, "fonts"), { recursive: true });
  writeFileSync(join(target, "htmx.js"), `${parts.join("\n;\n")}\n`);
  const font = "barlow-condensed-latin-600-normal.woff2";
  cpSync(join(packages, "@fontsource", "barlow-condensed", "files", font), join(target, "fonts", font));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAssets();
