import { html, nothing } from "lit";

import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { acceptDevice } from "./play.js";
import { drawing } from "./plates.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { recentWords, seatName } from "./wording.js";

/** Between two players who must not see each other's side. The table is empty until the next one says so. */
class PassDevice extends Component {
  render() {
    const { table } = store.state;
    if (!table || table.cover === null) return nothing;
    const name = seatName(table.record.seats, table.cover);
    return html`<section class="pass-device" data-testid="pass-device" aria-labelledby="pass-title">
      <span class="pass-art" aria-hidden="true">${drawing("wreath")}</span>
      <h2 id="pass-title" tabindex="-1">${emblem(table.cover)}${t("page-pass-title", { name })}</h2>
      ${recentWords(table.open?.log ?? [], table.record.seats)}
      <p>${t("page-pass-words", { name })}</p>
      <button type="button" class="button primary" data-testid="pass-accept" @click=${acceptDevice}>
        ${t("page-pass-accept", { name })}
      </button>
    </section>`;
  }

  updated() {
    const title = this.querySelector("h2");
    if (title && !this.contains(document.activeElement)) title.focus();
  }
}

customElements.define("pass-device", PassDevice);
