import { html, nothing } from "lit";

import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { store } from "./store.js";
import { format, signed, t } from "./texts.js";
import { ruleLink, seatName } from "./wording.js";

/** @import { Player, Scores, SeatView } from "./types.js" */

/** Where every point comes from, seat by seat. */
class ScoreSheet extends Component {
  render() {
    const { table } = store.state;
    if (!table?.view || !table.scores) return nothing;
    const { game, seats, over } = table.view;
    return sheetTemplate({ game, seats, over, scores: table.scores });
  }
}

/**
 * @typedef {object} Sheet
 * @property {string} game
 * @property {(Player | SeatView)[]} seats
 * @property {boolean} over whether the points are final, so that somebody has won
 * @property {Scores} scores
 */

/** @param {Sheet} sheet */
export function sheetTemplate(sheet) {
  const { seats, over, scores } = sheet;
  return html`<section class="sheet" data-testid="sheet" aria-label=${t("page-sheet")}>
    <h2>${t("page-sheet")}</h2>
    ${over ? nothing : html`<p class="sheet-so-far">${t("page-sheet-so-far")}</p>`}
    <div class="sheet-seats">${seats.map((_, seat) => seatSheet(sheet, seat))}</div>
    ${scores.notes.map((note) => html`<p class="sheet-note">${format(note)}</p>`)}
  </section>`;
}

/** @param {Sheet} sheet @param {number} seat */
function seatSheet({ game, seats, over, scores }, seat) {
  const won = over && seats.length > 1 && scores.winners.includes(seat);
  return html`<table class="seat-sheet" data-testid="sheet-${seat}" data-winner=${won}>
    <caption>
      ${emblem(seat)}<span>${seatName(seats, seat)}</span>${won ? html`<span class="won">${icon("winner")}${t("page-winner")}</span>` : nothing}
    </caption>
    <tbody>
      ${scores.sheets[seat].map(
        ({ text, points, rule }) =>
          html`<tr>
            <th scope="row">${format(text)} ${ruleLink(game, rule)}</th>
            <td>${signed(points)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("page-total")}</th>
        <td data-testid="total-${seat}">${signed(scores.totals[seat])}</td>
      </tr>
    </tfoot>
  </table>`;
}

customElements.define("score-sheet", ScoreSheet);
