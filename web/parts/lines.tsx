/** A text of several lines as a list. */
export function Lines({ text, ordered = false }: { readonly text: string; readonly ordered?: boolean }) {
  const items = text.split("\n").map((line) => <li key={line}>{line}</li>);
  return ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
