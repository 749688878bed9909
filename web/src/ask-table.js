import { html, nothing } from "lit";

import { askAbout, learnMoves, linkToAsked, playAsked, setUpText, snippetOfAsked } from "./ask.js";
import { isOneFile } from "./assets.js";
import { Component } from "./component.js";
import { icon } from "./icons.js";
import { moveButton } from "./move-button.js";
import { copyOut } from "./share.js";
import { store } from "./store.js";
import { formTemplate, placeRefusal } from "./table-form.js";
import { clearTally, WHOLE } from "./tally.js";
import { format, t } from "./texts.js";
import { typedMove } from "./typed-move.js";
import { refusalLine } from "./wording.js";

/** @import { Table, Tally } from "./store.js" */

/** More moves than this are listed on demand. */
const AT_A_GLANCE = 10;

/** A position that people set up, the table that it makes, and what they ask about it. */
class AskTable extends Component {
  render() {
    const { tally, table, games } = store.state;
    const meta = games.find(({ id }) => id === tally?.game);
    if (!tally || !meta) return nothing;
    const people = Array.from({ length: tally.seats }, () => ({ name: "", kind: "human" }));
    const whole = tally.refusals[WHOLE];
    return html`<main tabindex="-1" class="tally ask" data-testid="ask">
      <div class="tally-form">
        <h2>${t("page-ask")}</h2>
        <details class="ask-form" data-testid="ask-form" open>
          <summary>${t("page-ask-set-up")}</summary>
          ${formTemplate(meta, tally, people, { named: false })}
          <div class="tally-buttons">
            <button type="button" class="button" data-testid="tally-clear" @click=${clearTally}>
              ${icon("trash")}${t("page-tally-clear")}
            </button>
          </div>
        </details>
        ${textTemplate(tally)}
      </div>
      <div class="ask-result">
        <div role="status">
          ${whole ? placeRefusal(tally, whole, t("page-tally-table")) : nothing}
          ${whole && table ? html`<p class="sheet-so-far">${t("page-ask-before")}</p>` : nothing}
          ${!whole && Object.keys(tally.refusals).length ? html`<p class="sheet-so-far" data-testid="tally-partly">${t("page-ask-partly")}</p>` : nothing}
        </div>
        ${table?.view ? laidTemplate(tally, table) : nothing}
      </div>
    </main>`;
  }
}

/** The position as text, for those who have one or want one. @param {Tally} tally */
function textTemplate({ form, position, textRefusal, game }) {
  return html`<details class="ask-text" data-testid="ask-text" ?open=${form.parts.length === 0}>
    <summary>${t("page-ask-text")}</summary>
    <form
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const written = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
        void setUpText(String(written.get("position") ?? ""));
      }}
    >
      <label>
        <span>${t("page-ask-json")}</span>
        <textarea
          name="position"
          rows="8"
          spellcheck="false"
          autocapitalize="none"
          data-testid="ask-json"
          .value=${position === null ? "" : JSON.stringify(position)}
        ></textarea>
      </label>
      ${textRefusal ? html`<p class="refusal" role="alert" data-testid="ask-text-refusal">${icon("warning")}<span>${refusalLine(textRefusal, game)}</span></p>` : nothing}
      <button type="submit" class="button" data-testid="ask-text-set-up">
        ${t("page-ask-text-set-up")}
      </button>
    </form>
  </details>`;
}

/** @param {Tally} tally @param {Table} table */
function laidTemplate(tally, table) {
  return html`<div class="ask-table">
      <garden-table></garden-table>
      <prompt-bar></prompt-bar>
      <move-menu></move-menu>
    </div>
    ${legalTemplate(table)} ${otherTemplate(tally, table)} ${outTemplate(tally)}`;
}

/** @param {Table} table */
function legalTemplate({ view }) {
  const moves = view?.moves ?? [];
  return html`<details
    class="ask-part"
    data-testid="ask-legal"
    ?open=${moves.length <= AT_A_GLANCE}
  >
    <summary>${t("page-ask-legal", { count: moves.length })}</summary>
    <div class="ask-moves">
      ${moves.map(({ text, label }) => moveButton(text, format(label), { kind: "small" }))}
    </div>
  </details>`;
}

/** @param {Tally} tally @param {Table} table */
function otherTemplate({ catalogue, asked, game }, { handle, status }) {
  const answered = asked?.handle === handle && asked.moves === status.moves ? asked : null;
  return html`<section class="ask-part">
    <h3>${t("page-ask-other")}</h3>
    <p class="help">${t("page-ask-other-help")}</p>
    ${typedMove({
      testid: "ask-move",
      list: "all-moves",
      label: t("page-ask-move"),
      submit: t("page-ask-ask"),
      moves: catalogue.map((text) => ({ text })),
      onMove: (move) => void (move && askAbout(move)),
      onFocus: learnMoves,
    })}
    <div role="status" data-testid="ask-answer">
      ${
        answered
          ? html`<p class=${answered.refusal ? "refusal" : "ask-allowed"}>
              ${icon(answered.refusal ? "warning" : "done")}<span
                ><b>${answered.move}</b>:
                ${answered.refusal ? refusalLine(answered.refusal, game) : t("page-ask-allowed")}</span
              >
            </p>`
          : nothing
      }
    </div>
  </section>`;
}

/** What can be done with a position: hand it on, or play. @param {Tally} tally */
function outTemplate({ position }) {
  return html`<div class="tally-buttons">
    <button
      type="button"
      class="button"
      data-testid="ask-link"
      @click=${() => copyOut(linkToAsked(), { open: true })}
    >
      ${icon("link")}${t("page-ask-link")}
    </button>
    ${
      isOneFile()
        ? nothing
        : html`<button
            type="button"
            class="button"
            data-testid="ask-snippet"
            @click=${() => copyOut(snippetOfAsked())}
          >
            ${t("page-ask-snippet")}
          </button>`
    }
    <button
      type="button"
      class="button"
      data-testid="ask-copy-json"
      @click=${() => copyOut(JSON.stringify(position))}
    >
      ${t("page-ask-copy-json")}
    </button>
    <button type="button" class="button primary" data-testid="ask-play" @click=${playAsked}>
      ${icon("start")}${t("page-play-on")}
    </button>
  </div>`;
}

customElements.define("ask-table", AskTable);
