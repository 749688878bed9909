import { html, svg } from "lit";

/** A shape for every seat, so that seats are told apart without colours. */
export const EMBLEMS = [
  svg`<path d="M12 2C6 8 4 12 4 15a8 7 0 0 0 16 0c0-3-2-7-8-13z"/>`,
  svg`<path d="M12 3 21 12 12 21 3 12z"/>`,
  svg`<circle cx="12" cy="12" r="9"/>`,
  svg`<path d="M4 4h16v16H4z"/>`,
  svg`<path d="M12 3 22 20H2z"/>`,
  svg`<path d="M7 3h10l5 9-5 9H7l-5-9z"/>`,
  svg`<path d="M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z"/>`,
  svg`<path d="M3 4h18v8c0 5-4 8-9 10-5-2-9-5-9-10z"/>`,
];

/** @param {number} seat */
export function emblem(seat) {
  return html`<svg
    class="emblem"
    data-seat=${seat}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    ${EMBLEMS[seat % EMBLEMS.length]}
    <text x="12" y="16.5" text-anchor="middle">${seat + 1}</text>
  </svg>`;
}
