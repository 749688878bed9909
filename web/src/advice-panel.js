import { html, nothing } from "lit";

import { askReview, dropHint } from "./advice.js";
import { Component } from "./component.js";
import { iconButton } from "./icon-button.js";
import { icon } from "./icons.js";
import { moveButton } from "./move-button.js";
import { store } from "./store.js";
import { format, t } from "./texts.js";

/** @import { Advised, Moment, Text, View } from "./types.js" */

/** The best moves and why, and after a game the moves that cost most. */
class AdvicePanel extends Component {
  render() {
    const { table } = store.state;
    if (!table?.view) return nothing;
    if (table.view.over && table.viewer === null) return nothing;
    if (table.view.over) return reviewTemplate(table.review, table.advising, table.advised);
    if (table.advising === "hint") {
      return html`<div class="advice" data-testid="advising" role="status">
        ${t("page-hint-thinking")}<progress max="1" .value=${table.advised}></progress>
      </div>`;
    }
    return table.hint ? hintTemplate(table.hint, table.view) : nothing;
  }
}

/** @param {Advised[]} hint @param {View} view */
function hintTemplate(hint, { moves, seats }) {
  const alone = seats.length === 1;
  return html`<section class="advice" data-testid="advised" aria-label=${t("page-hint")}>
    <ol>
      ${hint.map((one) => {
        const move = moves.find(({ text }) => text === one.move);
        return html`<li>
          ${moveButton(one.move, move ? format(move.label) : one.move, { kind: "small" })}
          <span class="advice-words">
            <span class="advice-points"
              >${one === hint[0] ? bestWords(one.points, alone) : lessWords(one.behind)}</span
            >
            ${reasonsTemplate(one.reasons)}
          </span>
        </li>`;
      })}
    </ol>
    ${iconButton("close", t("page-close"), dropHint, { kind: "small" })}
  </section>`;
}

/** @param {number} points the lead that a move promises; alone, the score @param {boolean} alone */
function bestWords(points, alone) {
  const about = Math.round(points);
  if (alone) return t("page-hint-score", { points: about });
  if (about === 0) return t("page-hint-level");
  return about > 0
    ? t("page-hint-ahead", { points: about })
    : t("page-hint-after", { points: -about });
}

/** @param {number} points that a move promises less than the best */
function lessWords(points) {
  return points > 0 ? t("page-hint-less", { points: rounded(points) }) : t("page-hint-equal");
}

/** @param {number} points whose tenths matter only while they are few */
function rounded(points) {
  return points < 10 ? points : Math.round(points);
}

/** @param {Text[]} reasons */
function reasonsTemplate(reasons) {
  return reasons.map((reason) => html`<span class="advice-reason">${format(reason)}</span>`);
}

/**
 * @param {Moment[] | null} review
 * @param {string | null} advising
 * @param {number} advised
 */
function reviewTemplate(review, advising, advised) {
  if (advising === "review") {
    return html`<p class="advice" data-testid="advising" role="status">
      ${t("page-review-thinking")}<progress max="1" .value=${advised}></progress>
    </p>`;
  }
  if (!review) {
    return html`<button type="button" class="button" data-testid="ask-review" @click=${askReview}>
      ${icon("hint")}${t("page-review")}
    </button>`;
  }
  return html`<section class="advice" data-testid="review">
    <h3>${t("page-review")}</h3>
    ${
      review.length === 0
        ? html`<p>${t("page-review-nothing")}</p>`
        : html`<ol>
            ${review.map(
              ({ number, played_label: played, better_label: better, cost, reasons }) =>
                html`<li>
                  ${t("page-review-moment", { number: number + 1, played, better, points: rounded(cost) })}
                  ${reasonsTemplate(reasons)}
                </li>`,
            )}
          </ol>`
    }
  </section>`;
}

customElements.define("advice-panel", AdvicePanel);
