import { html, nothing } from "lit";

import { Component } from "./component.js";
import { unfit } from "./fit.js";
import { isOpen } from "./page-loader.js";
import { wantPlates } from "./plates.js";
import { prepare } from "./prepare.js";
import { store } from "./store.js";
import { pictured, rescueTemplate } from "./saved-games.js";
import { refreshShelf } from "./shelf.js";
import { panelTemplate, tableTemplate } from "./table-screen.js";
import { t } from "./texts.js";
import { wantUndealt } from "./undealt.js";
import { gameName } from "./wording.js";

/** The whole page: one screen at a time. */
class PhysicGarden extends Component {
  /** What is shown: a screen, or a match at the table. */
  #place = "";
  /** Whether the rules did not start, when the page was drawn last. */
  #failed = false;

  /**
   * A new screen begins at its top, also for the keyboard.
   */
  updated() {
    const { boot, screen, setup, table, tally } = store.state;
    const place = table && screen === "table" ? `table ${table.handle}` : screen;
    const open = table?.record.game ?? tally?.game;
    document.title = open ? `${gameName(open)} · ${t("page-title")}` : t("page-title");
    const failed = boot.phase === "failed";
    if (failed && !this.#failed) void refreshShelf();
    this.#failed = failed;
    if (!isOpen()) return;
    const shown = screen === "lobby" ? ["lobby", ...pictured()] : [];
    for (const user of [...shown, open ?? setup?.game ?? ""]) wantPlates(user);
    if (setup && screen === "lobby")
      void (boot.phase === "ready" ? prepare(setup.game) : wantUndealt(setup.game));
    if (place === this.#place) return;
    this.#place = place;
    if (place === screen) unfit();
    scrollTo(0, 0);
    this.querySelector("main")?.focus({ preventScroll: true });
  }

  render() {
    const { boot, shelf } = store.state;
    const rescue = boot.phase === "failed" && shelf.length > 0;
    return html`${boot.phase === "ready" ? nothing : html`<page-loader></page-loader>`}
    ${rescue ? rescueTemplate() : nothing}${isOpen() ? this.#openTemplate() : nothing}`;
  }

  #openTemplate() {
    const { screen, table, panel } = store.state;
    return html`<top-bar></top-bar>
      <notice-list></notice-list>
      ${panel === "settings" ? panelTemplate("settings", html`<settings-panel></settings-panel>`) : nothing}
      ${screen === "tally" ? html`<score-table></score-table>` : nothing}
      ${screen === "ask" ? html`<ask-table></ask-table>` : nothing}
      ${screen === "table" && table ? tableTemplate(table, panel) : nothing}
      ${screen === "lobby" || (screen === "table" && !table) ? html`<garden-lobby></garden-lobby>` : nothing}`;
  }
}

customElements.define("physic-garden", PhysicGarden);
