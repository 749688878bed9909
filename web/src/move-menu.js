import { html, nothing } from "lit";

import { Component } from "./component.js";
import { wanted } from "./lesson.js";
import { closeMenu, meaning, play } from "./play.js";
import { store } from "./store.js";
import { format, t } from "./texts.js";

/** Where several moves sit on one thing, they are offered here. */
class MoveMenu extends Component {
  render() {
    const { table } = store.state;
    if (!table?.view || table.menu === null) return nothing;
    const { moves } = meaning(table.view, table.menu);
    const marked = wanted(table, table.view);
    // Only a dialog that is closed gives the focus back.
    const close = () => {
      this.querySelector("dialog")?.close();
      closeMenu();
    };
    return html`<dialog
      class="move-menu"
      data-testid="move-menu"
      aria-label=${t("page-menu-title")}
      @cancel=${close}
      @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}
    >
      <div class="move-menu-sheet">
        <h2>${t("page-menu-title")}</h2>
        ${moves.map(
          (move) =>
            html`<button
              type="button"
              class="button ${marked.includes(move) ? "primary" : ""}"
              data-move=${move.text}
              @click=${() => {
                close();
                void play(move.text);
              }}
            >
              ${format(move.label)}
            </button>`,
        )}
        <button type="button" class="button quiet" @click=${close}>${t("page-cancel")}</button>
      </div>
    </dialog>`;
  }

  updated() {
    const dialog = this.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}

customElements.define("move-menu", MoveMenu);
