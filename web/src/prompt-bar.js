import { html, nothing } from "lit";

import { askHint } from "./advice.js";
import { askAboutStep } from "./ask.js";
import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { iconButton } from "./icon-button.js";
import { icon } from "./icons.js";
import { lessonWords, stepOf, wanted } from "./lesson.js";
import { moveButton } from "./move-button.js";
import {
  beginAgain,
  botsTurn,
  dismissRefusal,
  goOn,
  onlyLooking,
  play,
  playOn,
  redo,
  skipPauses,
  togglePanel,
  undo,
  unstick,
} from "./play.js";
import { replayWords } from "./replay-bar.js";
import { shareLink } from "./share.js";
import { store } from "./store.js";
import { format, t } from "./texts.js";
import { typedMove } from "./typed-move.js";
import { recentWords, refusalLine, refusalText, seatName } from "./wording.js";

/** @import { Table } from "./store.js" */
/** @import { Move, View } from "./types.js" */

/** What can be done now, why something cannot, and the few tools that are always at hand. */
class PromptBar extends Component {
  render() {
    const { table, panel, typing, screen, framed } = store.state;
    if (!table?.view) return nothing;
    const { view, status, refusal } = table;
    const looking = onlyLooking(table);
    const buttons = looking ? [] : view.moves.filter(({ on }) => on === null);
    const offers =
      buttons.length > 0 ||
      (botsTurn(table) && (table.pausing || table.stuck !== null)) ||
      looking ||
      isTried(table) ||
      table.lesson !== null;
    return html`<div class="prompt-bar" data-buttons=${offers}>
      <div class="prompt-words">
        <p class="prompt" data-testid="prompt" role="status" tabindex="-1">
          ${view.turn === null || table.replay ? nothing : emblem(view.turn)}<span
            >${promptWords(table, view)}</span
          >
          ${
            table.thinking === null
              ? nothing
              : html`<progress
                  data-testid="thinking"
                  aria-label=${t("page-thinking")}
                  max="1"
                  .value=${table.thinking}
                ></progress>`
          }
        </p>
        ${view.over ? nothing : (view.notes ?? []).map((note) => html`<p class="prompt-note">${format(note)}</p>`)}
        ${refusal ? refusalTemplate(refusal, view.game) : table.replay || lessonWords(table) ? nothing : recentWords(view.log, view.seats)}
      </div>
      ${
        offers
          ? html`<div class="prompt-moves">
              ${buttons.map((move) => promptMove(move, table.lesson === null || wanted(table, view).includes(move)))}
              ${table.lesson ? lessonButtons(table, view) : botsTurn(table) && table.pausing ? skipButton() : nothing}
              ${
                table.stuck
                  ? html`<button type="button" class="button" @click=${unstick}>
                      ${t("page-try-again")}
                    </button>`
                  : nothing
              }
              ${
                isTried(table)
                  ? html`<button
                      type="button"
                      class="button"
                      data-testid="begin-again"
                      @click=${beginAgain}
                    >
                      ${t("page-diagram-again")}
                    </button>`
                  : nothing
              }
              ${
                looking
                  ? html`<button
                      type="button"
                      class="button"
                      data-testid="play-on"
                      @click=${playOn}
                    >
                      ${t("page-play-on")}
                    </button>`
                  : nothing
              }
              ${
                table.replay && !framed
                  ? html`<button
                      type="button"
                      class="button"
                      data-testid="ask-step"
                      @click=${askAboutStep}
                    >
                      ${t("page-ask-this")}
                    </button>`
                  : nothing
              }
            </div>`
          : nothing
      }
      ${typing && view.moves.length && !looking ? typedMoves(view) : nothing}
      <div class="prompt-tools" role="toolbar" aria-label=${t("page-tools")}>
        ${
          looking
            ? nothing
            : [
                // Nothing is taken back where something was revealed.
                iconButton("undo", t("page-undo", { count: status.undo }), undo, {
                  testid: "undo",
                  disabled: status.undo === 0,
                  keys: "Control+Z",
                }),
                iconButton("redo", t("page-redo", { count: status.redo }), redo, {
                  testid: "redo",
                  disabled: status.redo === 0,
                  keys: "Control+Y",
                }),
                view.moves.length > 0 && !table.lesson
                  ? iconButton("hint", t("page-hint"), askHint, { testid: "hint" })
                  : nothing,
              ]
        }
        ${
          screen === "ask" || view.undealt
            ? nothing
            : [
                iconButton("link", t("page-share"), shareLink, { testid: "share" }),
                panelButton("log", "log", t("page-log"), panel === "log"),
                view.over && !table.replay && table.diagram === null
                  ? nothing
                  : panelButton("sheet", "scores", t("page-sheet"), panel === "sheet"),
              ]
        }
      </div>
      ${view.over || table.replay || table.lesson ? nothing : html`<advice-panel></advice-panel>`}
      ${table.replay ? html`<replay-bar></replay-bar>` : nothing}
    </div>`;
  }
}

/** Whether something was tried in a diagram. @param {Table} table */
function isTried({ diagram, status }) {
  return diagram !== null && status.moves > diagram;
}

/** @param {Table} table @param {View} view */
function promptWords(table, view) {
  if (view.undealt) return t("page-dealing");
  if (table.stuck) return `${t("page-bot-stuck")} ${refusalText(table.stuck)}`;
  if (table.broken) return `${t("page-broken-part")} ${refusalText(table.broken)}`;
  if (table.replay) return replayWords(table, view);
  const taught = lessonWords(table);
  if (taught) return taught;
  if (view.over) return t("page-over");
  if (table.diagram !== null && view.turn !== view.seat) return t("page-diagram-tried");
  if (view.turn !== null && view.turn !== view.seat)
    return t("page-waiting", { name: seatName(view.seats, view.turn) });
  return view.prompt ? format(view.prompt) : t("page-your-turn");
}

/** @param {import("./types.js").Refusal} refusal @param {string} game */
function refusalTemplate(refusal, game) {
  return html`<div class="refusal" data-testid="refusal" data-code=${refusal.code} role="alert">
    ${icon("warning")}<span class="refusal-words">${refusalLine(refusal, game)}</span>
    ${iconButton("close", t("page-close"), dismissRefusal, { kind: "small" })}
  </div>`;
}

/** @param {Move} move @param {boolean} primary */
function promptMove({ text, label }, primary) {
  return moveButton(text, format(label), {
    kind: primary ? "primary" : "quiet",
    testid: "prompt-move",
  });
}

/** How a lesson goes on, and the ways out of it. @param {Table} table @param {View} view */
function lessonButtons(table, view) {
  const [first] = wanted(table, view);
  const spoken = stepOf(table)?.text && table.status.turn !== view.seat;
  return html`${
    spoken && table.pausing
      ? html`<button type="button" class="button primary" data-testid="lesson-go-on" @click=${goOn}>
          ${t("page-lesson-go-on")}
        </button>`
      : nothing
  }
  ${
    first
      ? html`<button
          type="button"
          class="button"
          data-testid="lesson-show"
          @click=${() => play(first.text)}
        >
          ${icon("skip")}${t("page-lesson-show")}
        </button>`
      : nothing
  }
  ${
    view.over
      ? nothing
      : html`<button type="button" class="button quiet" data-testid="lesson-leave" @click=${playOn}>
          ${t("page-lesson-leave")}
        </button>`
  }`;
}

function skipButton() {
  return html`<button type="button" class="button" data-testid="skip" @click=${skipPauses}>
    ${icon("skip")}${t("page-skip")}
  </button>`;
}

/** @param {View} view */
function typedMoves(view) {
  return typedMove({
    testid: "typed-move",
    list: "move-texts",
    label: t("page-typed-label"),
    submit: t("page-typed-play"),
    moves: view.moves.map(({ text, label }) => ({ text, words: format(label) })),
    onMove: (text, form) => {
      const { table } = store.state;
      if (!text || !table || table.busy) return;
      const stop = store.subscribe(() => {
        const now = store.state.table;
        if (now?.busy) return;
        stop();
        if (now?.status.moves !== table.status.moves) form.reset(); // What is refused can be mended.
      });
      void play(text);
    },
  });
}

/**
 * @param {"log" | "sheet"} panel
 * @param {string} picture
 * @param {string} words
 * @param {boolean} open
 */
function panelButton(panel, picture, words, open) {
  return iconButton(picture, words, () => togglePanel(panel), {
    testid: `open-${panel}`,
    kind: panel === "log" ? "opens-log" : "",
    expanded: open,
  });
}

customElements.define("prompt-bar", PromptBar);
