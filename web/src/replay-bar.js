import { html, nothing } from "lit";

import { Component } from "./component.js";
import { courseTemplate } from "./course.js";
import { iconButton } from "./icon-button.js";
import { goTo, lookAs } from "./replay.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { moveWords, refusalText, seatName } from "./wording.js";

/** @import { Replay, Table } from "./store.js" */
/** @import { View } from "./types.js" */

/** What a key does to the step. @type {Record<string, (replay: Replay) => number>} */
const STEPS = {
  Home: () => 0,
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  End: ({ length }) => length,
};

/**
 * Steps through a game that is watched; at the table itself and in fields the keys keep their meaning.
 * @param {KeyboardEvent} event
 */
export function onReplayKey(event) {
  const replay = store.state.table?.replay;
  const elsewhere =
    event.target instanceof Element && event.target.closest("input, select, [data-target], dialog");
  if (!replay || elsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  void goTo(step(replay));
}

/**
 * The step that is shown: which it is, and what happened in it.
 * @param {Table} table
 * @param {View} view
 */
export function replayWords({ replay, broken }, view) {
  const { at, length } = /** @type {Replay} */ (replay);
  const words = moveWords(view.log, at - 1, view.seats);
  const step = t("page-replay-step", { at, length });
  const here = words ? t("page-replay-told", { step, words }) : step;
  if (!broken || at < length) return here;
  return `${here} ${t("page-broken-part")} ${refusalText(broken)}`;
}

/** The steps of a game that is watched, how the points went, and whose eyes see it. */
class ReplayBar extends Component {
  render() {
    const { table } = store.state;
    if (!table?.replay || !table.view) return nothing;
    const { replay, view, eyes } = table;
    const { at, length } = replay;
    return html`<div
      class="replay"
      role="group"
      aria-label=${t("page-replay")}
      data-testid="replay"
      data-at=${at}
      data-length=${length}
    >
      <div class="replay-course">
        ${courseTemplate(table)}
        <input
          type="range"
          class="replay-slider"
          data-testid="replay-slider"
          min="0"
          max=${length}
          .value=${String(at)}
          aria-label=${t("page-replay-slider")}
          aria-valuetext=${t("page-replay-step", { at, length })}
          @input=${(/** @type {Event} */ { currentTarget }) =>
            goTo(Number(/** @type {HTMLInputElement} */ (currentTarget).value))}
        />
      </div>
      <div class="replay-steps">
        ${stepButton("first", "first", 0, at === 0)} ${stepButton("back", "back", at - 1, at === 0)}
        ${stepButton("forward", "forward", at + 1, at === length)}
        ${stepButton("last", "skip", length, at === length)}
      </div>
      <label class="replay-eyes">
        <span>${t("page-replay-eyes")}</span>
        <select
          data-testid="replay-eyes"
          @change=${(/** @type {Event} */ { currentTarget }) => {
            const { value } = /** @type {HTMLSelectElement} */ (currentTarget);
            void lookAs(value === "turn" ? value : Number(value));
          }}
        >
          <option value="turn" .selected=${eyes === "turn"}>${t("page-replay-eyes-turn")}</option>
          ${view.seats.map(
            ({ seat }) =>
              html`<option value=${seat} .selected=${eyes === seat}>
                ${seatName(view.seats, seat)}
              </option>`,
          )}
        </select>
      </label>
    </div>`;
  }
}

/**
 * @param {"first" | "back" | "forward" | "last"} name
 * @param {string} picture
 * @param {number} step
 * @param {boolean} disabled
 */
function stepButton(name, picture, step, disabled) {
  return iconButton(picture, t(`page-replay-${name}`), () => goTo(step), {
    testid: `replay-${name}`,
    disabled,
  });
}

customElements.define("replay-bar", ReplayBar);
