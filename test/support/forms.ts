/** A form as it is on a page. */
export interface DrawnForm {
  readonly action: string;
  /** Fields with what stands in them, in the order of the page. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Buttons that send it; `name` "" where the button itself says nothing. */
  readonly buttons: readonly { readonly name: string; readonly value: string; readonly text: string }[];
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found ? unescaped(found[1]) : undefined;
}

/** What a reader sees of a piece of HTML, spaces single. */
export const textOf = (html: string): string =>
  unescaped(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

/** The forms of this HTML; enough of HTML for what our own pages are made of. */
export function formsIn(html: string): DrawnForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, head, body]) => ({
    action: attribute(head, "action") ?? "",
    fields: fieldsIn(body),
    buttons: [...body.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)]
      .filter(([, tag]) => attribute(tag, "type") === "submit")
      .map(([, tag, text]) => ({
        name: attribute(tag, "name") ?? "",
        value: attribute(tag, "value") ?? "",
        text: textOf(text),
      })),
  }));
}

function fieldsIn(body: string): [name: string, value: string][] {
  const fields: [string, string][] = [];
  for (const [, input, select, options] of body.matchAll(
    /<input\b([^>]*)>|<select\b([^>]*)>(.*?)<\/select>/gs,
  )) {
    const name = attribute(input ?? select, "name");
    if (name === undefined) continue;
    const tags = options?.match(/<option\b[^>]*>/g) ?? [input];
    const chosen = tags.find((tag) => /\sselected\b/.test(tag)) ?? tags[0];
    fields.push([name, attribute(chosen, "value") ?? ""]);
  }
  return fields;
}

/** What is posted by pressing this button of the form. */
export function posted(form: DrawnForm, button = form.buttons[0]): URLSearchParams {
  const fields = new URLSearchParams(form.fields.map(([name, value]) => [name, value]));
  if (button?.name) fields.append(button.name, button.value);
  return fields;
}

/** The targets of the links in this HTML. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b([^>]*)>/g)].map(([, tag]) => attribute(tag, "href") ?? "");
