import { html, nothing } from "lit";

import { Component } from "./component.js";
import { icon } from "./icons.js";

import { redo, takeOver, togglePanel, undo } from "./play.js";
import { plateSheet, wantPlates } from "./plates.js";
import { onReplayKey } from "./replay-bar.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { gameName } from "./wording.js";

/** @import { Table } from "./store.js" */

/** The whole page: one screen at a time. */
class PhysicGarden extends Component {
  /** What is shown: a screen, or a match at the table. */
  #place = "";

  constructor() {
    super();
    this.onKey = this.onKey.bind(this);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.onKey);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { panel, table } = store.state;
    if (event.key === "Escape" && panel !== "none") void togglePanel(panel);
    const typing = event.target instanceof HTMLInputElement && event.target.type !== "radio";
    if (table?.replay) return onReplayKey(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || typing || !table?.view || table.broken)
      return;
    const key = event.key.toLowerCase();
    const forward = key === "y" || (key === "z" && event.shiftKey);
    if (!forward && key !== "z") return;
    event.preventDefault();
    if (forward && table.status.redo > 0) void redo();
    if (!forward && table.status.undo > 0) void undo();
  }

  /**
   * A new screen begins at its top, also for the keyboard.
   */
  updated() {
    const { boot, screen, setup, table, tally } = store.state;
    const place =
      table && screen === "table" ? `${boot.phase} ${table.handle}` : `${boot.phase} ${screen}`;
    if (screen === "lobby") wantPlates("lobby");
    const open = table?.record.game ?? tally?.game;
    const game = open ?? setup?.game;
    if (game) wantPlates(game);
    document.title = open ? `${gameName(open)} · ${t("page-title")}` : t("page-title");
    if (place === this.#place) return;
    this.#place = place;
    if (boot.phase !== "ready") return;
    scrollTo(0, 0);
    this.querySelector("main")?.focus({ preventScroll: true });
  }

  render() {
    const { boot } = store.state;
    return html`${plateSheet()}${boot.phase === "ready" ? this.#openTemplate() : html`<page-loader></page-loader>`}`;
  }

  #openTemplate() {
    const { screen, table, panel } = store.state;
    return html`<top-bar></top-bar>
      <notice-list></notice-list>
      ${panel === "settings" ? panelTemplate("settings", html`<settings-panel></settings-panel>`) : nothing}
      ${screen === "tally" ? html`<score-table></score-table>` : nothing}
      ${screen === "table" && table ? tableTemplate(table, panel) : nothing}
      ${screen === "lobby" || (screen === "table" && !table) ? html`<garden-lobby></garden-lobby>` : nothing}`;
  }
}

/**
 * @param {Table} table
 * @param {string} panel
 */
function tableTemplate(table, panel) {
  if (table.taken) return takenTemplate();
  if (table.cover !== null)
    return html`<main tabindex="-1" class="screen"><pass-device></pass-device></main>`;
  const over = table.replay === null && (table.view?.over ?? false);
  return html`<main tabindex="-1" class="screen table-screen" data-over=${over}>
    ${over ? html`<game-over></game-over>` : nothing}
    <garden-table></garden-table>
    <prompt-bar></prompt-bar>
    ${
      panel === "sheet" && !over
        ? panelTemplate("sheet", html`<score-sheet></score-sheet>`)
        : panelTemplate("log", html`<log-panel></log-panel>`, panel === "log")
    }
    <move-menu></move-menu>
  </main>`;
}

/**
 * Beside the table where there is room, else over it.
 * @param {"log" | "sheet" | "settings"} name
 * @param {unknown} content
 * @param {boolean} [open]
 */
function panelTemplate(name, content, open = true) {
  return html`<aside class="panel panel-${name}" data-testid="panel-${name}" data-open=${open}>
    <button
      type="button"
      class="icon-button panel-close"
      data-testid="panel-close"
      aria-label=${t("page-close")}
      @click=${() => togglePanel(name)}
    >
      ${icon("close")}
    </button>
    ${content}
  </aside>`;
}

/** Another tab plays this game now. */
function takenTemplate() {
  return html`<main tabindex="-1" class="screen">
    <section class="pass-device" data-testid="taken">
      <h2>${t("page-taken-title")}</h2>
      <p>${t("page-taken-words")}</p>
      <button type="button" class="button primary" data-testid="take-over" @click=${takeOver}>
        ${t("page-taken-here")}
      </button>
    </section>
  </main>`;
}

customElements.define("physic-garden", PhysicGarden);
