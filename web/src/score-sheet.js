import { html, nothing } from "lit";

import { Component } from "./component.js";
import { icon } from "./icons.js";
import { emblem } from "./seat-plate.js";
import { store } from "./store.js";
import { format, t } from "./texts.js";
import { ruleLink, seatName } from "./wording.js";

/** @import { Scores, View } from "./types.js" */

/** Where every point comes from, seat by seat. */
class ScoreSheet extends Component {
  render() {
    const { table } = store.state;
    if (!table?.view || !table.scores) return nothing;
    const { view, scores } = table;
    return html`<section class="sheet" data-testid="sheet" aria-label=${t("page-sheet")}>
      <h2>${t("page-sheet")}</h2>
      ${view.over ? nothing : html`<p class="sheet-so-far">${t("page-sheet-so-far")}</p>`}
      <div class="sheet-seats">${view.seats.map(({ seat }) => seatSheet(view, scores, seat))}</div>
      ${scores.notes.map((note) => html`<p class="sheet-note">${format(note)}</p>`)}
    </section>`;
  }
}

/** @param {View} view @param {Scores} scores @param {number} seat */
function seatSheet(view, scores, seat) {
  const won = view.over && view.seats.length > 1 && scores.winners.includes(seat);
  return html`<table class="seat-sheet" data-testid="sheet-${seat}" data-winner=${won}>
    <caption>
      ${emblem(seat)}<span>${seatName(view.seats, seat)}</span>${won ? html`<span class="won">${icon("winner")}${t("page-winner")}</span>` : nothing}
    </caption>
    <tbody>
      ${scores.sheets[seat].map(
        ({ text, points, rule }) =>
          html`<tr>
            <th scope="row">${format(text)} ${ruleLink(view.game, rule)}</th>
            <td>${points}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("page-total")}</th>
        <td data-testid="total-${seat}">${scores.totals[seat]}</td>
      </tr>
    </tfoot>
  </table>`;
}

customElements.define("score-sheet", ScoreSheet);
