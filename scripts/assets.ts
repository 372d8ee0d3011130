import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(import.meta.dirname, "..");
const packages = join(root, "node_modules");
const target = join(root, "web", "public");

/** Copies what the pages need of other packages into web/public. */
export default function buildAssets(): void {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) buildAssets();
