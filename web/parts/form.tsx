import type { ComponentChildren } from "preact";
import type { CommandType } from "../../worker/game";
import type { Context, Selection } from "../context";
import { linkTo } from "../selection";

interface Common {
  readonly context: Context;
  /** Unique among the forms of a page. */
  readonly name: string;
  readonly children: ComponentChildren;
}

/**
 * A form that orders one command. Its id is the same however often it is pressed, so one drawing of it has one effect;
 * `seen` is the version that the reader decides on. `keep` is what stays selected in the page that answers it.
 */
export function Order({
  context,
  name,
  type,
  keep = {},
  children,
}: Common & { readonly type: CommandType; readonly keep?: Selection }) {
  return (
    <Form context={context} name={name} to={`act${linkTo(keep)}`}>
      <input type="hidden" name="type" value={type} />
      {children}
    </Form>
  );
}

/** A form of this table that is posted to one of its actions: answered with parts, or without scripts by the whole page. */
export function Form({ context, name, to, children }: Common & { readonly to: string }) {
  const { view, nonce } = context;
  const action = `/t/${view.slug}/${to}`;
  return (
    <form method="post" action={action} hx-post={action}>
      <input type="hidden" name="id" value={`${nonce}-${name}`} />
      <input type="hidden" name="seen" value={view.version} />
      {children}
    </form>
  );
}

/** A field that the reader does not see. */
export function Hidden({ name, value }: { readonly name: string; readonly value: string | number }) {
  return <input type="hidden" name={name} value={value} />;
}
