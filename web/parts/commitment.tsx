import type { Part } from "./part";

/** With what the table commits itself to its dice, before anybody has thrown one. */
export const commitment: Part = {
  id: "commitment",
  place: "side",
  draw: ({ t, view }) => {
    if (view.game) return <section id="commitment" hidden />;
    const hex = view.dice.commitment;
    return (
      <section id="commitment" aria-labelledby="commitment-title">
        <h2 id="commitment-title">{t.page.diceTitle}</h2>
        {hex === null ? (
          <p>{t.table.diceNone}</p>
        ) : (
          <>
            <p>
              <b>{t.table.diceTitle}.</b> {t.table.diceHelp}
            </p>
            <p>
              <code>{hex}</code>
            </p>
          </>
        )}
        <a href={`/dice?table=${view.slug}`}>{t.table.diceLink}</a>
      </section>
    );
  },
};
