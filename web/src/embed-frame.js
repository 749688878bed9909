import { html, nothing } from "lit";

import { Component } from "./component.js";
import { icon } from "./icons.js";
import { plateSheet, wantPlates } from "./plates.js";
import { store } from "./store.js";
import { tableTemplate } from "./table-screen.js";
import { t } from "./texts.js";
import { gameName, refusalText } from "./wording.js";

/** A table in a frame of somebody else's page. */
class GardenFrame extends Component {
  updated() {
    const { table } = store.state;
    if (!table) return;
    wantPlates(table.record.game);
    document.title = `${gameName(table.record.game)} · ${t("page-title")}`;
  }

  render() {
    const { boot, table, panel, embedRefusal } = store.state;
    return html`${plateSheet()}${
      boot.phase !== "ready"
        ? html`<page-loader></page-loader>`
        : html`<notice-list></notice-list>${table ? tableTemplate(table, panel) : nothing}${
              embedRefusal ? refusalTemplate() : nothing
            }`
    }`;
  }
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
