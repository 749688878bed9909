import { svg, html } from "lit";

/** Line drawings on a 24 × 24 sheet, for marks and buttons. */
const PATHS = {
  undo: svg`<path d="M9 6 4 11l5 5"/><path d="M4 11h10a6 6 0 0 1 0 12h-2" transform="translate(0 -3)"/>`,
  redo: svg`<path d="m15 6 5 5-5 5"/><path d="M20 11H10a6 6 0 0 0 0 12h2" transform="translate(0 -3)"/>`,
  log: svg`<path d="M6 4h12v16H6z"/><path d="M9 8h6M9 12h6M9 16h4"/>`,
  scores: svg`<path d="M12 3v18M5 7h14"/><path d="M5 7 2 14h6L5 7zM19 7l-3 7h6l-3-7zM8 21h8"/>`,
  back: svg`<path d="m14 5-7 7 7 7"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>`,
  moon: svg`<path d="M19 15A8 8 0 0 1 9 5a8 8 0 1 0 10 10z"/>`,
  system: svg`<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>`,
  rule: svg`<path d="M12 6c-2-2-5-2-8-1.5v14c3-.5 6-.5 8 1.5 2-2 5-2 8-1.5v-14c-3-.5-6-.5-8 1.5z"/><path d="M12 6v14"/>`,
  skip: svg`<path d="m5 5 8 7-8 7zM18 5v14"/>`,
  trash: svg`<path d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13"/>`,
  export: svg`<path d="M12 3v11M8 10l4 4 4-4M5 19h14"/>`,
  import: svg`<path d="M12 14V3M8 7l4-4 4 4M5 19h14"/>`,
  start: svg`<path d="M7 21V4M7 5h11l-3 4 3 4H7"/>`,
  done: svg`<path d="m5 13 5 5 9-11"/>`,
  points: svg`<path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8z"/>`,
  open: svg`<path d="M12 20V9M12 13c-5 0-6-3-6-6 4 0 6 2 6 6zM12 11c0-4 2-6 6-6 0 4-1 6-6 6z"/>`,
  leaf: svg`<path d="M5 19C4 9 10 4 20 4c0 10-5 16-15 15z"/><path d="M5 19 14 10"/>`,
  bun: svg`<path d="M3 14c0-6 4-9 9-9s9 3 9 9c0 3-3 4-9 4s-9-1-9-4z"/><path d="M8 9l1 3M12 8v3M16 9l-1 3"/>`,
  special: svg`<path d="M12 3c3 3 3 6 0 9-3-3-3-6 0-9zM12 21c-3-3-3-6 0-9 3 3 3 6 0 9zM3 12c3-3 6-3 9 0-3 3-6 3-9 0zM21 12c-3 3-6 3-9 0 3-3 6-3 9 0z"/>`,
  unused: svg`<circle cx="12" cy="12" r="7" stroke-dasharray="3 3"/>`,
  overflow: svg`<path d="M5 9v10h14V9M9 13V4M15 13V4M6 7l3-3 3 3 3-3 3 3"/>`,
  clock: svg`<circle cx="12" cy="12" r="8"/><path d="M12 7v5l3 2"/>`,
  people: svg`<circle cx="9" cy="8" r="3"/><path d="M3 20c0-5 2-7 6-7s6 2 6 7M15 5.5a3 3 0 0 1 0 5M17 13.5c3 .5 4 3 4 6.5"/>`,
  bot: svg`<path d="M5 9h14v10H5zM12 5v4M9 13v2M15 13v2"/><circle cx="12" cy="4" r="1"/>`,
  warning: svg`<path d="M12 4 3 20h18z"/><path d="M12 10v5M12 17.5v.5"/>`,
  winner: svg`<path d="M12 21C5 20 3 14 4 8c4 1 7 5 8 13zM12 21c7-1 9-7 8-13-4 1-7 5-8 13z"/><path d="m12 3 1 2.5 2.5.2-2 1.7.6 2.6-2.1-1.4L9.9 10l.6-2.6-2-1.7L11 5.5z"/>`,
};

/**
 * An icon that says nothing of its own: the words stand beside it. An unknown name gives a small leaf.
 * @param {string} name
 */
export function icon(name) {
  const path = PATHS[/** @type {keyof typeof PATHS} */ (name)] ?? PATHS.leaf;
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${path}
  </svg>`;
}
