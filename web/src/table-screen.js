/** The screen with a table, on the page and in a frame of somebody else's. */
import "./advice-panel.js";
import "./game-over.js";
import "./log-panel.js";
import "./move-menu.js";
import "./pass-device.js";
import "./prompt-bar.js";
import "./score-sheet.js";
import "./table.js";

import { html, nothing } from "lit";

import { iconButton } from "./icon-button.js";
import { onlyLooking, redo, takeOver, togglePanel, undo } from "./play.js";
import { onReplayKey } from "./replay-bar.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** @import { Table } from "./store.js" */

/** What takes letters, and has an undoing of its own. */
const WRITTEN =
  "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])";

/**
 * The keys that hold anywhere on the screen.
 * @param {KeyboardEvent} event
 */
function onKey(event) {
  const { panel, table } = store.state;
  if (event.key === "Escape" && panel !== "none") void togglePanel(panel);
  if (table?.replay) return onReplayKey(event);
  const typing = event.target instanceof Element && event.target.closest(WRITTEN);
  if (!(event.ctrlKey || event.metaKey) || event.altKey || typing) return;
  if (!table?.view || onlyLooking(table)) return;
  // Where keys have other letters, those of the usual keyboard count.
  const key = (
    /^[a-z]$/i.test(event.key) ? event.key : event.code.replace("Key", "")
  ).toLowerCase();
  const forward = key === "y" || (key === "z" && event.shiftKey);
  if (!forward && key !== "z") return;
  event.preventDefault();
  if (forward && table.status.redo > 0) void redo();
  if (!forward && table.status.undo > 0) void undo();
}

document.addEventListener("keydown", onKey);

/**
 * @param {Table} table
 * @param {string} panel
 */
export function tableTemplate(table, panel) {
  if (table.taken) return takenTemplate();
  if (table.cover !== null)
    return html`<main tabindex="-1" class="screen"><pass-device></pass-device></main>`;
  const over = table.replay === null && table.diagram === null && (table.view?.over ?? false);
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
export function panelTemplate(name, content, open = true) {
  return html`<aside class="panel panel-${name}" data-testid="panel-${name}" data-open=${open}>
    ${iconButton("close", t("page-close"), () => togglePanel(name), { testid: "panel-close", kind: "panel-close" })}
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
