import { html, nothing } from "lit";

import { Component } from "./component.js";
import { icon } from "./icons.js";
import { drawing } from "./plates.js";
import { startAgain } from "./start.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { vars } from "./vars.js";
import { refusalText } from "./wording.js";

/** @import { Boot } from "./store.js" */

/** Whether there is something to be shown already, though Python may not run yet. */
export function isOpen() {
  const { boot, opening } = store.state;
  return !opening && boot.phase !== "failed";
}

/** The wait for Python: how far it is, or what went wrong and what to do. */
class PageLoader extends Component {
  render() {
    const { boot } = store.state;
    if (isOpen())
      return boot.phase === "ready"
        ? nothing
        : html`<div class="loading">${progressTemplate(boot)}</div>`;
    return html`<main class="loader" data-testid="loader" data-phase=${boot.phase}>
      <span class="loader-art" aria-hidden="true">${drawing("wreath")}</span>
      <h1>${t("page-title")}</h1>
      ${boot.phase === "failed" ? failureTemplate(boot) : progressTemplate(boot)}
    </main>`;
  }
}

/** Of the whole wait, the download is the first three quarters. @param {Boot} boot */
function share({ phase, loaded, total }) {
  const part = total > 0 ? Math.min(1, loaded / total) : 0;
  return Math.round(phase === "download" ? part * 75 : 75 + part * 25);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return Math.round(bytes / 100_000) / 10;
}

/** What the wait is for. @param {Boot} boot */
export function loadingWords({ phase, loaded, total }) {
  if (phase === "download" && total > 0)
    return t("page-loading-bytes", { loaded: megabytes(loaded), total: megabytes(total) });
  return t(phase === "download" ? "page-loading" : "page-loading-start");
}

/** @param {Boot} boot */
function progressTemplate(boot) {
  const percent = share(boot);
  const words = loadingWords(boot);
  return html`<div
      class="progress"
      role="progressbar"
      aria-label=${t("page-loading")}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${percent}
      aria-valuetext=${words}
      ${vars({ share: percent / 100 })}
    >
      <span></span>
    </div>
    <p data-testid="loader-words">${words}</p>`;
}

/** @param {Boot} boot */
function failureTemplate({ failure }) {
  const shown = failure ?? { code: "page-failed-unexpected", arguments: { detail: "" } };
  return html`<div class="failure" role="alert" data-testid="loader-failed" data-code=${shown.code}>
      ${icon("warning")}
      <p>${refusalText(shown)}</p>
    </div>
    <button type="button" class="button primary" data-testid="try-again" @click=${startAgain}>
      ${t("page-try-again")}
    </button>`;
}

customElements.define("page-loader", PageLoader);
