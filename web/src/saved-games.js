import { html, nothing } from "lit";

import { isOneFile } from "./assets.js";
import { filePicker } from "./choices.js";
import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { iconButton } from "./icon-button.js";
import { icon } from "./icons.js";
import { dismiss, notify } from "./notices.js";
import { importGame, rename, resume, viewPart } from "./play.js";
import { copyGame, download, readGame, removeGame, restoreGame } from "./shelf.js";
import { store } from "./store.js";
import { tablePicture } from "./table-picture.js";
import { list, t } from "./texts.js";
import { gameName, kindName, refusalLine, seatName } from "./wording.js";

/** @import { GameRecord, Player, SavedGame } from "./types.js" */

/** The shelf of games that were begun here or brought as a file. */
class SavedGames extends Component {
  /** The game that was being given a name. @type {string | null} */
  #renamed = null;

  /** The field has the focus as soon as it is there, and the button that opened it afterwards. */
  updated() {
    const { renaming } = store.state;
    if (renaming === this.#renamed) return;
    const place = this.querySelector(`[data-save="${renaming ?? this.#renamed}"]`);
    this.#renamed = renaming;
    const field = place?.querySelector("input");
    field?.select();
    if (field === null)
      /** @type {HTMLElement} */ (place?.querySelector('[data-testid="rename"]')).focus();
  }

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

/** Why a game cannot be continued of which the part before a move can be shown. */
const BROKEN_AT_A_MOVE = "rules-record-move";

/** As long as the name of a game may be. */
const LONGEST_NAME = 60;

/**
 * What can be read of a record, whatever its state.
 * @param {unknown} record
 * @returns {{game: string, seats: Player[], moves: number, name: string}}
 */
function gist(record) {
  const { game, seats, moves, name } = /** @type {Partial<GameRecord>} */ (
    typeof record === "object" && record !== null ? record : {}
  );
  return {
    game: typeof game === "string" ? game : "",
    seats: Array.isArray(seats) ? seats.filter((seat) => typeof seat?.kind === "string") : [],
    moves: Array.isArray(moves) ? moves.length : 0,
    name: typeof name === "string" ? name.trim() : "",
  };
}

/** @param {SavedGame} save */
function fileName({ record, id }) {
  return `${gist(record).game || "game"}-${id.slice(0, 8)}.json`;
}

/** What a saved game is called: its name, else its game. @param {SavedGame} save */
function title({ record }) {
  const { name, game } = gist(record);
  return name || (game ? gameName(game) : t("page-save-unreadable"));
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

/** What may be seen of a saved game by whoever opens the page. @param {SavedGame} save */
function openSight({ sight }) {
  return sight?.view ?? sight?.open ?? null;
}

/** The games of which the shelf has pictures. */
export function pictured() {
  const { shelf } = store.state;
  return new Set(shelf.flatMap((save) => openSight(save)?.game ?? []));
}

/** The game that was played last and is not over yet, ready to go on. */
export function resumeTemplate() {
  const save = store.state.shelf.find(({ status }) => status !== null && !status.over);
  if (!save || store.state.brokenSaves[save.id]) return nothing;
  const { seats } = gist(save.record);
  return html`<div class="resume" data-testid="resume">
    <span class="resume-words">
      <b>${title(save)}</b>
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
function exportButton(save) {
  return iconButton("export", t("page-export"), () => exportGame(save), { testid: "export" });
}

/** The shelf where the rules do not run: what lies there can still be taken along. */
export function rescueTemplate() {
  return html`<section class="shelf rescue" data-testid="rescue" aria-labelledby="rescue-title">
    <h2 id="rescue-title">${t("page-shelf")}</h2>
    <ul class="saves">
      ${store.state.shelf.map(
        (save) =>
          html`<li class="save">
            <div class="save-words">
              <h3 class="save-title">${title(save)}</h3>
              <span class="save-state">${stateWords(save)}</span>
            </div>
            <div class="save-buttons">${exportButton(save)}</div>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {SavedGame} save */
function saveTemplate(save) {
  const { id, changed } = save;
  const broken = store.state.brokenSaves[id];
  const inPart = broken?.code === BROKEN_AT_A_MOVE;
  const { game, seats, name } = gist(save.record);
  const sight = openSight(save);
  const when = changed
    ? new Intl.DateTimeFormat(store.state.language, {
        dateStyle: "medium",
        timeStyle: "short",
      }).format(changed)
    : "";
  return html`<li class="save" data-testid="save" data-save=${id} data-broken=${Boolean(broken)}>
    ${sight ? tablePicture(sight) : html`<div class="table-picture"></div>`}
    <div class="save-words">
      ${
        store.state.renaming === id
          ? renameTemplate(save)
          : html`<h3 class="save-title" data-testid="save-title">${title(save)}</h3>`
      }
      <ul class="save-seats">
        ${seats.map((_, seat) => seatTemplate(seats, seat, save.status?.turn === seat))}
      </ul>
      <span class="save-state"
        >${name ? html`${gameName(game)} · ` : nothing}${stateWords(save)}${when ? html` · <time>${when}</time>` : nothing}</span
      >
    </div>
    ${
      broken
        ? html`<div class="refusal" role="alert" data-testid="save-broken">
            ${icon("warning")}<span
              >${t("page-save-broken")} ${refusalLine(broken, game)}
              ${t(inPart ? "page-save-broken-help" : "page-save-unreadable-help")}</span
            >
          </div>`
        : nothing
    }
    <div class="save-buttons">
      ${
        inPart
          ? html`<button
              type="button"
              class="button"
              data-testid="view-part"
              @click=${() => viewPart(id)}
            >
              ${t("page-save-view-part")}
            </button>`
          : nothing
      }
      ${
        broken
          ? nothing
          : html`<button
              type="button"
              class="button"
              data-testid="continue"
              @click=${() => resume(id)}
            >
              ${save.status?.over ? t("page-save-look") : t("page-continue")}
            </button>`
      }
      ${
        game
          ? html`${iconButton("pencil", t("page-rename"), () => store.set({ renaming: id }), { testid: "rename" })}
            ${iconButton("copy", t("page-copy"), () => copy(save), { testid: "copy" })}`
          : nothing
      }
      ${exportButton(save)}
      ${iconButton("trash", t("page-delete"), () => remove(save), { testid: "delete" })}
    </div>
  </li>`;
}

/** Who sits there; what sits there too, where the name does not say it. @param {Player[]} seats @param {number} seat @param {boolean} active */
function seatTemplate(seats, seat, active) {
  const { name, kind } = seats[seat];
  return html`<li class="save-seat" data-active=${active}>
    ${emblem(seat)}<span>${seatName(seats, seat)}</span>${
      name && kind !== "human"
        ? html`<span class="save-kind" title=${kindName(kind)}
            >${icon("bot")}<span class="visually-hidden">(${kindName(kind)})</span></span
          >`
        : nothing
    }
  </li>`;
}

/** The field for a game's name: Enter keeps it, Escape does not. @param {SavedGame} save */
function renameTemplate(save) {
  const { name, game } = gist(save.record);
  return html`<form
    class="save-rename"
    data-testid="rename-form"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
      void keepName(save, String(data.get("name")).trim());
    }}
    @keydown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      store.set({ renaming: null });
    }}
  >
    <input
      name="name"
      data-testid="rename-field"
      aria-label=${t("page-rename-label")}
      autocomplete="off"
      maxlength=${LONGEST_NAME}
      placeholder=${gameName(game)}
      .defaultValue=${name}
    />
    ${iconButton("done", t("page-rename-keep"), null, { testid: "rename-keep" })}
    ${iconButton("close", t("page-cancel"), () => store.set({ renaming: null }), { testid: "rename-cancel" })}
  </form>`;
}

/** @param {SavedGame} save @param {string} name */
async function keepName(save, name) {
  if (name !== gist(save.record).name) await rename(save, name);
  store.set({ renaming: null });
}

/** Offers a game as a file, as another tab may have played it on. @param {SavedGame} save */
async function exportGame(save) {
  const { record } = (await readGame(save.id)) ?? save;
  download(record, fileName(save));
}

/** A second game from here on, which can be given another name at once. @param {SavedGame} save */
async function copy(save) {
  const name = t("page-copy-name", { name: title(save) }).slice(0, LONGEST_NAME);
  store.set({ renaming: await copyGame(save, name) });
}

/** Deletes a game; as long as the notice stands, it can be had back. @param {SavedGame} save */
async function remove(save) {
  const notice = `deleted-${save.id}`;
  const removed = await removeGame(save);
  notify({
    id: notice,
    text: { key: "page-deleted" },
    action: {
      label: { key: "page-delete-undo" },
      run: () => {
        dismiss(notice);
        void restoreGame(save.id, removed);
      },
    },
  });
}

customElements.define("saved-games", SavedGames);
