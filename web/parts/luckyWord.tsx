import { Form } from "./form";
import type { Part } from "./part";

/** The viewer's own lucky word, until the start. */
export const luckyWord: Part = {
  id: "lucky-word",
  place: "action",
  draw: (context) => {
    const { t, view } = context;
    if (view.game || !view.you) return <section id="lucky-word" hidden />;
    const own = view.seats.find(({ seat }) => seat === view.you?.seat);
    return (
      <section id="lucky-word" aria-labelledby="lucky-word-title">
        <h2 id="lucky-word-title">{t.table.wordTitle}</h2>
        <Form context={context} name="word" to="word">
          <label for="word">{t.table.word}</label>
          <input
            id="word"
            name="word"
            maxlength={64}
            autocomplete="off"
            value={own?.word ?? ""}
            aria-describedby="word-help"
          />
          <small id="word-help">
            {t.table.wordHelp} {own?.hasWord && t.table.wordGivenHelp}
          </small>
          <button type="submit">{t.table.wordSave}</button>
        </Form>
      </section>
    );
  },
};
