import type { BrowserContext } from "@playwright/test";

/** Everything the browser complains of; a page that never complains leaves it empty. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return complaints;
}
