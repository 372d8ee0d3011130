import type { Context } from "../context";
import type { TableView } from "../tableView";
import { Board } from "./board";
import { parts } from "./index";
import type { Place } from "./part";
import { seen } from "./seen";

const at = (place: Place, context: Context) =>
  parts.filter((part) => part.place === place).map((part) => part.draw(context));

function MapButtons({ context: { t } }: { context: Context }) {
  // Without scripts the map scrolls instead; live.js shows these.
  return (
    <div id="zoom" hidden>
      <button type="button" value="in" aria-label={t.board.closer} title={t.board.closer}>
        +
      </button>
      <button type="button" value="out" aria-label={t.board.farther} title={t.board.farther}>
        −
      </button>
      <button type="button" value="fit" aria-label={t.board.whole} title={t.board.whole}>
        ⤢
      </button>
    </div>
  );
}

/** The table's page inside its body. */
export function Table({ context }: { context: Context }) {
  const { view, t } = context;
  return (
    <>
      <a class="skip" href="#action">
        {t.board.skip}
      </a>
      <header id="bar">
        <a class="home" href="/">
          {t.board.home}
        </a>
        {at("bar", context)}
      </header>
      <main id="table">
        <div id="play">
          <section id="map" aria-label={t.board.map}>
            <div id="view">
              <Board context={context} />
            </div>
            <p id="caption" aria-hidden="true" />
            <MapButtons context={context} />
            {at("map", context)}
          </section>
          <section id="action" aria-label={t.play.now}>
            {at("action", context)}
          </section>
        </div>
        <aside id="side" aria-label={t.play.side}>
          {at("side", context)}
        </aside>
      </main>
      <p id="notice" role="alert" data-offline={t.board.offline} data-unsent={t.board.unsent} hidden />
      {seen(context)}
      <i id="live" hidden hx-ws:connect={liveUrl(view)} />
    </>
  );
}

const liveUrl = ({ slug, mark }: TableView) => `/t/${slug}/live?seen=${mark}`;
