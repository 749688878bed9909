import { html, nothing } from "lit";

import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { signed, t } from "./texts.js";
import { actorName, markList, seatName } from "./wording.js";

/** @import { View } from "./types.js" */

/**
 * Who sits there, with which score, and whether it is their turn. The name is that of the log; the only
 * nameless human is also told that it is them.
 * @param {View} view
 * @param {number} seat
 * @param {unknown[]} folded what lies folded up beside the name
 */
export function seatPlate(view, seat, folded) {
  const { score, marks, kind } = view.seats[seat];
  const active = view.turn === seat;
  const name = actorName(view.seats, seat);
  return html`<header class="seat-plate" data-testid="seat-${seat}" data-active=${active}>
    ${emblem(seat)}
    <span class="seat-name">${name}</span>
    ${seatName(view.seats, seat) === name ? nothing : html`<span class="seat-you">${seatName(view.seats, seat)}</span>`}
    ${kind === "human" ? nothing : html`<span class="seat-kind" title=${t("page-kind-bot")}>${icon("bot")}</span>`}
    ${active ? html`<span class="seat-turn">${t("page-turn-now")}</span>` : nothing}
    ${markList(marks)} ${folded.length ? html`<span class="seat-folded">${folded}</span>` : nothing}
    ${
      score === null
        ? nothing
        : html`<span
            class="seat-score"
            data-testid="score-${seat}"
            data-points=${score}
            title=${t("page-points", { points: score })}
            ><b>${signed(score)}</b
            ><span class="visually-hidden">${t("page-points-unit", { points: score })}</span></span
          >`
    }
  </header>`;
}
