import { html, nothing } from "lit";

import { isOneFile } from "./assets.js";
import { filePicker } from "./choices.js";
import { Component } from "./component.js";
import { icon } from "./icons.js";
import { dismiss, notify } from "./notices.js";
import { importGame, resume, viewPart } from "./play.js";
import { download, removeGame, restoreGame } from "./shelf.js";
import { store } from "./store.js";
import { list, t } from "./texts.js";
import { gameName, refusalLine, seatName } from "./wording.js";

/** @import { GameRecord, Player, SavedGame } from "./types.js" */

/** The shelf of games that were begun here or brought as a file. */
class SavedGames extends Component {
  render() {
    const { shelf, importRefusal } = store.state;
    return html`<section class="shelf" data-testid="shelf" aria-labelledby="shelf-title">
      <h2 id="shelf-title">${t("page-shelf")}</h2>
      ${
        shelf.length
          ? html`<ul class="saves">
              ${shelf.map(saveTemplate)}
            </ul>`
          : html`<p class="shelf-empty">${t("page-shelf-empty")}</p>`
      }
      ${filePicker({ name: "import", label: t("page-import"), onChoose: importGame })}
      ${
        importRefusal
          ? html`<p class="refusal" role="alert" data-testid="import-refusal">
              ${icon("warning")}<span
                >${t("page-import-refused")} ${refusalLine(importRefusal, "")}</span
              >
            </p>`
          : nothing
      }
      ${isOneFile() ? nothing : keepTemplate()}
    </section>`;
  }
}

/** The whole page as a file of one's own. */
function keepTemplate() {
  return html`<p class="keep">
    <a class="button" href="physic-garden.html" download data-testid="keep"
      >${icon("export")}${t("page-keep")}</a
    >
    <span class="help">${t("page-keep-help")}</span>
  </p>`;
}

/**
 * What can be read of a record, whatever its state.
 * @param {unknown} record
 * @returns {{game: string, seats: Player[], moves: number}}
 */
function gist(record) {
  const { game, seats, moves } = /** @type {Partial<GameRecord>} */ (
    typeof record === "object" && record !== null ? record : {}
  );
  return {
    game: typeof game === "string" ? game : "",
    seats: Array.isArray(seats) ? seats.filter((seat) => typeof seat?.kind === "string") : [],
    moves: Array.isArray(moves) ? moves.length : 0,
  };
}

/** @param {SavedGame} save */
function fileName({ record, id }) {
  return `${gist(record).game || "game"}-${id.slice(0, 8)}.json`;
}

/** @param {SavedGame} save */
function stateWords({ status, record }) {
  const { seats, moves } = gist(record);
  if (status?.over) return t("page-save-over");
  if (status && status.turn !== null) {
    const name = seatName(seats, status.turn);
    return t("page-save-turn", { name, who: name === t("page-you") ? "you" : "other" });
  }
  return t("page-save-moves", { moves });
}

/** The game that was played last and is not over yet, ready to go on. */
export function resumeTemplate() {
  const save = store.state.shelf.find(({ status }) => status !== null && !status.over);
  if (!save || store.state.brokenSaves[save.id]) return nothing;
  const { game, seats } = gist(save.record);
  return html`<div class="resume" data-testid="resume">
    <span class="resume-words">
      <b>${gameName(game)}</b>
      <span>${list(seats.map((_, seat) => seatName(seats, seat)))} · ${stateWords(save)}</span>
    </span>
    <button
      type="button"
      class="button primary"
      data-testid="resume-latest"
      @click=${() => resume(save.id)}
    >
      ${t("page-continue")}
    </button>
  </div>`;
}

/** @param {SavedGame} save */
function saveTemplate(save) {
  const { id, record, changed } = save;
  const broken = store.state.brokenSaves[id];
  const { game, seats } = gist(record);
  const names = seats.map((_, seat) => seatName(seats, seat));
  const when = changed
    ? new Intl.DateTimeFormat(store.state.language, {
        dateStyle: "medium",
        timeStyle: "short",
      }).format(changed)
    : "";
  return html`<li class="save" data-testid="save" data-save=${id} data-broken=${Boolean(broken)}>
    <div class="save-words">
      <b>${game ? gameName(game) : t("page-save-unreadable")}</b>
      <span>${names.length ? list(names) : nothing}</span>
      <span class="save-state"
        >${stateWords(save)}${when ? html` · <time>${when}</time>` : nothing}</span
      >
    </div>
    ${
      broken
        ? html`<div class="refusal" role="alert" data-testid="save-broken">
            ${icon("warning")}<span
              >${t("page-save-broken")} ${refusalLine(broken, game)}
              ${t("page-save-broken-help")}</span
            >
          </div>`
        : nothing
    }
    <div class="save-buttons">
      ${
        broken
          ? html`<button
              type="button"
              class="button"
              data-testid="view-part"
              @click=${() => viewPart(id)}
            >
              ${t("page-save-view-part")}
            </button>`
          : html`<button
              type="button"
              class="button"
              data-testid="continue"
              @click=${() => resume(id)}
            >
              ${save.status?.over ? t("page-save-look") : t("page-continue")}
            </button>`
      }
      <button
        type="button"
        class="icon-button"
        data-testid="export"
        aria-label=${t("page-export")}
        title=${t("page-export")}
        @click=${() => download(record, fileName(save))}
      >
        ${icon("export")}
      </button>
      <button
        type="button"
        class="icon-button"
        data-testid="delete"
        aria-label=${t("page-delete")}
        title=${t("page-delete")}
        @click=${() => remove(save)}
      >
        ${icon("trash")}
      </button>
    </div>
  </li>`;
}

/** Deletes a game; as long as the notice stands, it can be had back. @param {SavedGame} save */
async function remove(save) {
  const notice = `deleted-${save.id}`;
  await removeGame(save.id);
  notify({
    id: notice,
    text: { key: "page-deleted" },
    action: {
      label: { key: "page-delete-undo" },
      run: () => {
        dismiss(notice);
        void restoreGame(save);
      },
    },
  });
}

customElements.define("saved-games", SavedGames);
