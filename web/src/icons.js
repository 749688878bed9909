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
  dealer: svg`<path d="M8 4h11v14H8z"/><path d="M5 7v14h11"/>`,
  look: svg`<path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>`,
  forest: svg`<path d="M12 2 6 10h3l-4 7h14l-4-7h3zM12 17v5"/>`,
  prairie: svg`<path d="M2 21h20M7 21c0-6-1-10-4-13M11 21c0-9 0-13-1-18M14 21c0-8 1-12 4-15M18 21c0-5 1-8 4-10"/>`,
  mountains: svg`<path d="M1 20 9 5l4 8 3-4 7 11zM7 9l2 2 2-2"/>`,
  heath: svg`<path d="M12 22V8M12 13c-4 0-5-2-5-4M12 17c4 0 5-2 5-4"/><circle cx="12" cy="5" r="2.5"/><circle cx="6.5" cy="7" r="2"/><circle cx="17.5" cy="11" r="2"/>`,
  familiar: svg`<path d="M3 12 12 4l9 8M6 10v10h12V10M10 20v-6h4v6"/>`,
  river: svg`<path d="M2 7c3-3 5 3 8 0s5 3 8 0 3 0 4 0M2 13c3-3 5 3 8 0s5 3 8 0 3 0 4 0M2 19c3-3 5 3 8 0s5 3 8 0 3 0 4 0"/>`,
  garden: svg`<path d="M12 12v10M12 18c-4 0-5-2-5-4M12 18c4 0 5-2 5-4"/><circle cx="12" cy="7" r="1.5"/><circle cx="12" cy="7" r="5"/>`,
  fantastical: svg`<path d="M10 3 12 9l6 2-6 2-2 6-2-6-6-2 6-2zM19 3v4M17 5h4M19 17v4M17 19h4"/>`,
  marvel: svg`<path d="m12 2 2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5z"/>`,
  toxic: svg`<path d="M12 3c-5 0-8 3-8 8 0 3 1 5 3 6v4h10v-4c2-1 3-3 3-6 0-5-3-8-8-8zM9 11v1.5M15 11v1.5M10 21v-3M14 21v-3"/>`,
  tea: svg`<path d="M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 11h2a2 2 0 0 1 0 5h-2M8 3v3M12 3v3"/>`,
  "tea-anti-stress": svg`<path d="M12 12a2 2 0 1 1 2 2 4 4 0 1 1-4-6 6 6 0 1 1-2 9"/>`,
  "tea-circulation": svg`<path d="M12 21C5 15 3 12 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 4-2 7-9 13z"/>`,
  "tea-detox": svg`<path d="M12 2c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z"/>`,
  "tea-showstopper": svg`<path d="M12 3v10M12 18v1.5M4 12a8 8 0 1 0 16 0"/>`,
  "tea-silhouette": svg`<path d="M7 3h10M7 21h10M8 3c0 5 3 6 3 9s-3 4-3 9M16 3c0 5-3 6-3 9s3 4 3 9"/>`,
  "tea-bless-you": svg`<path d="M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2 2 0 1 1-2 2"/>`,
  "tea-joints": svg`<path d="m8 10 6-6a2.5 2.5 0 1 1 3 3 2.5 2.5 0 1 1 3 3l-6 0zM16 14l-6 6a2.5 2.5 0 1 1-3-3 2.5 2.5 0 1 1-3-3h6z"/>`,
  "tea-peaceful-night": svg`<path d="M19 15A8 8 0 0 1 9 5a8 8 0 1 0 10 10z"/>`,
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
