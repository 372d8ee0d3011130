import type { Command } from "../../worker/game/index";

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

/** The number that a field's text is, or the text. */
const counted = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

/** What the server makes of a posted form: the command, without what belongs to the form itself. Empty fields are not there. */
export function commandIn(fields: URLSearchParams): Command {
  const command: Record<string, unknown> = {};
  for (const [name, text] of fields) {
    const [field, part] = name.split(".");
    if (text === "" || field === "id" || field === "seen") continue;
    if (part !== undefined) command[field] = { ...Object(command[field]), [part]: Number(text) };
    else if (field === "cards") command.cards = fields.getAll("cards");
    else command[field] = counted(text);
  }
  const { own, theirs, ...rest } = command;
  const [scope, ...border] = String(command.scope).split(",");
  const shaped: Record<string, unknown> =
    scope === "border" ? { ...rest, scope: { border: border.length > 0 ? border : [own, theirs] } } : command;
  return shaped as Command; // the game refuses what is none
}
