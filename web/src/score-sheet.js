import { html, nothing } from "lit";

import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { store } from "./store.js";
import { format, signed, t } from "./texts.js";
import { ruleLink, seatName } from "./wording.js";

/** @import { Player, SheetLine, Scores, SeatView, Text } from "./types.js" */

/** Where every point comes from, seat by seat. Of the rounds of a long game the last one lies open, for all seats. */
class ScoreSheet extends Component {
  /** What people opened and folded up, by the number of the round. @type {Map<number, boolean>} */
  #rounds = new Map();

  render() {
    const { table } = store.state;
    if (!table?.view || !table.scores) return nothing;
    const { game, seats, over } = table.view;
    const last = Math.max(0, ...table.scores.sheets.flat().map((line) => roundOf(line) ?? 0));
    return sheetTemplate({
      game,
      seats,
      over,
      scores: table.scores,
      isOpen: (round) => this.#rounds.get(round) ?? round === last,
      turn: (round, open) => {
        this.#rounds.set(round, open);
        this.requestUpdate();
      },
    });
  }
}

/**
 * @typedef {object} Sheet
 * @property {string} game
 * @property {(Player | SeatView)[]} seats
 * @property {boolean} over whether the points are final, so that somebody has won
 * @property {Scores} scores
 * @property {(round: number) => boolean} [isOpen]
 * @property {(round: number, open: boolean) => void} [turn] opens a round, or folds it up
 */

/** The number of the round that brought it, where it is a line of a sheet of its own. @param {SheetLine} line */
function roundOf({ text }) {
  const { round, line } = text.args ?? {};
  return typeof round === "number" && line !== undefined ? round : null;
}

/** @param {Sheet} sheet */
export function sheetTemplate(sheet) {
  const { over, scores } = sheet;
  return html`<section class="sheet" data-testid="sheet" aria-label=${t("page-sheet")}>
    <h2>${t("page-sheet")}</h2>
    ${over ? nothing : html`<p class="sheet-so-far">${t("page-sheet-so-far")}</p>`}
    <div class="sheet-seats">${sidesOf(scores).map((side) => sideSheet(sheet, side))}</div>
    ${scores.notes.map((note) => html`<p class="sheet-note">${format(note)}</p>`)}
  </section>`;
}

/** The seats of each side: partners have one sheet, and win together. @param {Scores} scores */
export function sidesOf({ totals, sides }) {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (const seat of totals.keys()) {
    const side = sides?.[seat] ?? seat;
    found.set(side, [...(found.get(side) ?? []), seat]);
  }
  return [...found.values()];
}

/** @param {Sheet} sheet @param {number[]} side */
function sideSheet(sheet, side) {
  const { seats, over, scores } = sheet;
  const [seat] = side;
  const won = over && seats.length > 1 && scores.winners.includes(seat);
  /** @type {Map<number | null, SheetLine[]>} */
  const rounds = new Map();
  for (const line of scores.sheets[seat]) {
    const round = roundOf(line);
    rounds.set(round, [...(rounds.get(round) ?? []), line]);
  }
  return html`<table class="seat-sheet" data-testid="sheet-${seat}" data-winner=${won}>
    <caption>
      ${side.map((one) => html`${emblem(one)}<span>${seatName(seats, one)}</span>`)}${won ? html`<span class="won">${icon("winner")}${t("page-winner")}</span>` : nothing}
    </caption>
    ${[...rounds].map(([round, lines]) => (round === null || rounds.size === 1 ? linesTemplate(sheet.game, lines) : roundTemplate(sheet, round, lines)))}
    <tfoot>
      <tr>
        <th scope="row">${t("page-total")}</th>
        <td data-testid="total-${seat}">${signed(scores.totals[seat])}</td>
      </tr>
    </tfoot>
  </table>`;
}

/** @param {Sheet} sheet @param {number} round @param {SheetLine[]} lines */
function roundTemplate({ game, isOpen = () => true, turn = () => {} }, round, lines) {
  const open = isOpen(round);
  return html`<tbody class="sheet-round">
      <tr>
        <th colspan="2" scope="rowgroup">
          <button
            type="button"
            data-testid="sheet-round"
            aria-expanded=${open}
            @click=${() => turn(round, !open)}
          >
            <span>${t("page-sheet-round", { round })}</span>
            <b>${signed(lines.reduce((sum, { points }) => sum + points, 0))}</b>
          </button>
        </th>
      </tr>
    </tbody>
    ${linesTemplate(
      game,
      lines.map((line) => ({ ...line, text: /** @type {Text} */ (line.text.args?.line) })),
      open,
    )}`;
}

/** @param {string} game @param {SheetLine[]} lines @param {boolean} [open] */
function linesTemplate(game, lines, open = true) {
  return html`<tbody ?hidden=${!open}>
    ${lines.map(
      ({ text, points, rule }) =>
        html`<tr>
          <th scope="row">${format(text)} ${ruleLink(game, rule)}</th>
          <td>${signed(points)}</td>
        </tr>`,
    )}
  </tbody>`;
}

customElements.define("score-sheet", ScoreSheet);
