import { html, nothing } from "lit";

import { Component } from "./component.js";
import { learnCourse, wholeCourse } from "./course.js";
import { icon } from "./icons.js";
import { leave, playAgain } from "./play.js";
import { drawing } from "./plates.js";
import { watchAgain } from "./replay.js";
import { sidesOf } from "./score-sheet.js";
import { shareLink } from "./share.js";
import { store } from "./store.js";
import { format, list, t } from "./texts.js";
import { seatName } from "./wording.js";

/** @import { Scores, View } from "./types.js" */

/** Two players have the same neighbours wherever they sit. */
const FEWEST_TO_MOVE = 3;

/** Who has won and why, and what can be done next. */
class GameOver extends Component {
  firstUpdated() {
    this.querySelector("h2")?.focus({ preventScroll: true });
    scrollTo(0, 0);
    void learnCourse();
  }

  render() {
    const { table } = store.state;
    if (!table?.view?.over || !table.scores) return nothing;
    const { view, scores } = table;
    return html`<section class="game-over" data-testid="game-over" aria-labelledby="winners">
      <span class="wreath" aria-hidden="true">${drawing("wreath")}</span>
      <h2 id="winners" data-testid="winners" tabindex="-1">${verdict(view, scores)}</h2>
      ${view.ending ? html`<p class="ending">${t(`${view.game}-ending-${view.ending}`)}</p>` : nothing}
      ${[...(view.notes ?? []), ...(table.lesson ? [table.lesson.end] : [])].map((note) => html`<p class="ending-note">${format(note)}</p>`)}
      <div class="game-over-buttons">
        <button
          type="button"
          class="button primary"
          data-testid="play-again"
          @click=${() => playAgain()}
        >
          ${table.lesson ? t("page-lesson-play") : t("page-play-again")}
        </button>
        ${
          view.seats.length < FEWEST_TO_MOVE || table.lesson
            ? nothing
            : html`<button
                type="button"
                class="button"
                data-testid="play-again-moved"
                @click=${() => playAgain({ moved: true })}
              >
                ${icon("replace")}${t("page-play-again-moved")}
              </button>`
        }
        <button type="button" class="button" data-testid="watch" @click=${watchAgain}>
          ${icon("look")}${t("page-watch")}
        </button>
        <button type="button" class="button" data-testid="share-over" @click=${shareLink}>
          ${icon("link")}${t("page-share")}
        </button>
        ${
          store.state.framed
            ? nothing
            : html`<button type="button" class="button" data-testid="to-lobby" @click=${leave}>
                ${icon("back")}${t("page-to-lobby")}
              </button>`
        }
        ${table.lesson ? nothing : html`<advice-panel></advice-panel>`}
      </div>
      ${wholeCourse(table, scores.totals)}
      <score-sheet></score-sheet>
    </section>`;
  }
}

/** @param {View} view @param {Scores} scores */
function verdict(view, scores) {
  const { winners, totals } = scores;
  const names = winners.map((seat) => seatName(view.seats, seat));
  if (view.seats.length === 1) return t("page-over-solo", { points: totals[0] });
  if (winners.length === 1) {
    const you = names[0] === t("page-you") ? "you" : "other";
    return t("page-over-winner", { name: names[0], who: you, points: totals[winners[0]] });
  }
  const together = sidesOf(scores).some(
    (side) => side.includes(winners[0]) && side.length === winners.length,
  );
  return t(together ? "page-over-partners" : "page-over-shared", {
    names: list(names),
    points: totals[winners[0]],
  });
}

customElements.define("game-over", GameOver);
