import { $ } from "./page";

let told = document.querySelector("#orders li")?.id;

/** Copies a pushed order from the log to where it is seen and heard. */
export function tellNews(): void {
  const latest = document.querySelector("#orders li");
  if (!latest || latest.id === told) return;
  told = latest.id;
  const sentences = [...latest.querySelectorAll("p")].map(({ textContent }) => textContent);
  $("news").textContent = sentences.slice(-3).join(" ");
}
