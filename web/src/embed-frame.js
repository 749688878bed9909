import "./notice-list.js";
import "./score-table.js";

import { html, nothing } from "lit";

import { Component } from "./component.js";
import { icon } from "./icons.js";
import { isOpen } from "./page-loader.js";
import { wantPlates } from "./plates.js";
import { store } from "./store.js";
import { tableTemplate } from "./table-screen.js";
import { t } from "./texts.js";
import { gameName, refusalText } from "./wording.js";

/** What stands in a frame of somebody else's page. */
class GardenFrame extends Component {
  updated() {
    const { table, tally } = store.state;
    const game = table?.record.game ?? tally?.game;
    if (!game) return;
    wantPlates(game);
    document.title = `${gameName(game)} · ${t("page-title")}`;
  }

  render() {
    const open = isOpen() || store.state.embedRefusal;
    return html`${open ? openTemplate() : html`<page-loader></page-loader>`}`;
  }
}

function openTemplate() {
  const { table, tally, panel, embedRefusal } = store.state;
  return html`<notice-list></notice-list> ${table ? tableTemplate(table, panel) : nothing}
    ${tally ? formTemplate(tally.game) : nothing} ${embedRefusal ? refusalTemplate() : nothing}`;
}

/** @param {string} game */
function formTemplate(game) {
  return html`<h1 class="top-title">${gameName(game)}</h1>
    <score-table></score-table>`;
}

function refusalTemplate() {
  const { embedRefusal } = store.state;
  if (!embedRefusal) return nothing;
  return html`<div
    class="failure"
    role="alert"
    data-testid="embed-refusal"
    data-code=${embedRefusal.code}
  >
    ${icon("warning")}
    <p>${t("page-embed-refused", { reason: refusalText(embedRefusal) })}</p>
  </div>`;
}

customElements.define("garden-frame", GardenFrame);
