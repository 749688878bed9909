import { html, nothing } from "lit";

import { Component } from "./component.js";
import { icon } from "./icons.js";
import { sheetTemplate } from "./score-sheet.js";
import { store } from "./store.js";
import { formTemplate, placeRefusal } from "./table-form.js";
import { clearTally, count, WHOLE } from "./tally.js";
import { t } from "./texts.js";

/** @import { Tally } from "./store.js" */
/** @import { Player } from "./types.js" */

/** Frames in a sandbox may not print. */
const PRINTS = self.origin !== "null";

/** The form on which a table with real cards is written down, and its score sheet. */
class ScoreTable extends Component {
  render() {
    const { tally, games } = store.state;
    const meta = games.find(({ id }) => id === tally?.game);
    if (!tally || !meta) return nothing;
    const people = tally.names.slice(0, tally.seats).map((name) => ({ name, kind: "human" }));
    return html`<main tabindex="-1" class="tally" data-testid="tally">
      <div class="tally-form">
        <h2>${t("page-tally")}</h2>
        ${formTemplate(meta, tally, people, { named: true })}
      </div>
      <div class="tally-result">
        <div role="status">
          ${tally.refusals[WHOLE] ? placeRefusal(tally, tally.refusals[WHOLE], t("page-tally-table")) : nothing}
          ${tally.scores && Object.keys(tally.refusals).length ? html`<p class="sheet-so-far" data-testid="tally-partly">${t("page-tally-partly")}</p>` : nothing}
        </div>
        ${resultTemplate(tally, people)}
        <div class="tally-buttons">
          ${PRINTS ? html`<button type="button" class="button" data-testid="tally-print" @click=${() => print()}>${t("page-tally-print")}</button>` : nothing}
          <button type="button" class="button" data-testid="tally-clear" @click=${clearTally}>
            ${icon("trash")}${t("page-tally-clear")}
          </button>
        </div>
      </div>
    </main>`;
  }

  firstUpdated() {
    void count();
  }
}

/** @param {Tally} tally @param {Player[]} seats */
function resultTemplate({ game, scores, entries }, seats) {
  if (!scores) return nothing;
  const over = Object.values(entries).some((value) => value !== undefined);
  return sheetTemplate({ game, seats, over, scores });
}

customElements.define("score-table", ScoreTable);
