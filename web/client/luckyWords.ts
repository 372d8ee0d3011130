/** A word for who gives none. Each field is filled once, so that it can be emptied. */
export function fillLuckyWords(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[name=word]:not([data-filled])")) {
    field.dataset.filled = "";
    if (field.value !== "") continue;
    const bytes = crypto.getRandomValues(new Uint8Array(9));
    field.value = Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
  }
}
