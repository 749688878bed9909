import { html, nothing } from "lit";

import { icon } from "./icons.js";

/**
 * A button with a picture alone: its words are said, and shown to the mouse.
 * @param {string} picture
 * @param {string} words
 * @param {(() => void) | null} run  null where it submits its form
 * @param {object} [more]
 * @param {string} [more.testid]
 * @param {string} [more.kind]
 * @param {boolean} [more.disabled]
 * @param {boolean} [more.expanded]  whether what it opens is open
 * @param {string} [more.keys]
 */
export function iconButton(picture, words, run, more = {}) {
  const { testid, kind = "", disabled = false, expanded, keys } = more;
  return html`<button
    type=${run ? "button" : "submit"}
    class="icon-button ${kind}"
    data-testid=${testid ?? nothing}
    aria-label=${words}
    title=${words}
    aria-expanded=${expanded ?? nothing}
    aria-keyshortcuts=${keys ?? nothing}
    ?disabled=${disabled}
    @click=${run}
  >
    ${icon(picture)}
  </button>`;
}
