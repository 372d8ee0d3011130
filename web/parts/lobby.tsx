import { colours } from "../../worker/game";
import type { Context } from "../context";
import { presetsOf } from "../presets";
import { Form, Hidden } from "./form";
import type { Part } from "./part";

const lobbyOpen = ({ view }: Context) => view.game === null;

/** What comes next, for who is the first here, sits, could sit down, or can only watch. */
function lead({ t, view }: Context): string {
  if (view.version === 0) return t.table.leadNew;
  if (view.you) return t.table.leadSeated;
  return view.seats.some(({ kind }) => kind === "open") ? t.table.lead : t.table.leadFull;
}

/** What this table is, before the start: its name, and what could not be used of its link. */
export const lobby: Part = {
  id: "lobby",
  place: "action",
  draw: (context) => {
    const { t, view } = context;
    if (!lobbyOpen(context)) return <section id="lobby" hidden />;
    return (
      <section id="lobby" aria-labelledby="lobby-title">
        <h1 id="lobby-title">{t.table.title(view.slug)}</h1>
        <p>{lead(context)}</p>
        {view.badPresets.map(({ name, value }) => (
          <p key={name} class="refused">
            {t.table.badPreset(name, value)}
          </p>
        ))}
      </section>
    );
  },
};

/** The link to send to the others. */
export const invite: Part = {
  id: "invite",
  place: "action",
  draw: (context) => {
    const { t, view, origin } = context;
    if (!lobbyOpen(context)) return <section id="invite" hidden />;
    const path = `/t/${view.slug}`;
    return (
      <section id="invite" aria-labelledby="invite-title">
        <h2 id="invite-title">{t.table.invite}</h2>
        <p>{t.table.inviteHelp}</p>
        <p class="address">
          <a id="invitation" href={path}>
            {origin}
            {path}
          </a>
        </p>
      </section>
    );
  },
};

/** Sitting down, for who does not sit yet. */
export const join: Part = {
  id: "join",
  place: "action",
  draw: (context) => {
    const { t, view } = context;
    if (!lobbyOpen(context) || view.you) return <section id="join" hidden />;
    const free = view.seats.some(({ kind }) => kind === "open");
    return (
      <section id="join" aria-labelledby="join-title">
        <h2 id="join-title">{t.table.joinTitle}</h2>
        {free ? <JoinForm context={context} /> : <p>{t.table.full}</p>}
      </section>
    );
  },
};

function JoinForm({ context }: { context: Context }) {
  const { t, view, typed = {} } = context;
  const taken = new Set(view.seats.map(({ colour }) => colour));
  return (
    <Form context={context} name="join" to="join">
      {/* Nothing is stored until somebody sits down, so the first to do so carries what the table was asked to be. */}
      {view.version === 0 &&
        presetsOf(view).map(([name, value]) => <Hidden key={name} name={name} value={value} />)}
      <label for="name">{t.table.name}</label>
      <input
        id="name"
        name="name"
        value={typed.name}
        maxlength={24}
        autocomplete="nickname"
        aria-describedby="name-help"
      />
      <small id="name-help">{t.table.nameHelp}</small>
      <label for="colour">{t.table.colour}</label>
      <select id="colour" name="colour">
        <option value="">{t.table.anyColour}</option>
        {colours
          .filter((colour) => !taken.has(colour))
          .map((colour) => (
            <option key={colour} value={colour} selected={typed.colour === colour}>
              {t.names.colours[colour]}
            </option>
          ))}
      </select>
      <details>
        <summary>{t.table.wordTitle}</summary>
        <label for="word">{t.table.word}</label>
        <input
          id="word"
          name="word"
          value={typed.word}
          maxlength={64}
          autocomplete="off"
          aria-describedby="word-help"
        />
        <small id="word-help">{t.table.wordHelp}</small>
      </details>
      <button type="submit" class="main">
        {t.table.join}
      </button>
    </Form>
  );
}
