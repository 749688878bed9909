import { html, nothing } from "lit";

import { play, point } from "./play.js";

/**
 * A button that plays a move; pointed at, it shows on the table what that would take.
 * @param {string} text of the move
 * @param {string} words
 * @param {{kind: "primary" | "quiet" | "small", testid?: string}} how
 */
export function moveButton(text, words, { kind, testid }) {
  return html`<button
    type="button"
    class="button ${kind}"
    data-testid=${testid ?? nothing}
    data-move=${text}
    @click=${() => play(text)}
    @pointerenter=${() => point(text)}
    @pointerleave=${() => point(null)}
    @focus=${() => point(text)}
    @blur=${() => point(null)}
  >
    ${words}
  </button>`;
}
