/** Every picture on the table. Each is drawn once, on a sheet in the page, and shown from there. */
import { html, svg } from "lit";

import { flowers } from "./plates-flowers.js";
import { herbs } from "./plates-herbs.js";
import { back as drawBack, things, vessels } from "./plates-things.js";

/** @type {Record<string, () => unknown>} */
const faces = { ...herbs, ...flowers, ...things };

/** The sheet that all pictures are shown from; it lies in the page once. */
export function plateSheet() {
  return html`<svg class="plate-sheet" width="0" height="0" aria-hidden="true" focusable="false">
    ${Object.entries(faces).map(([name, draw]) => symbol(name, "0 0 100 120", draw))}
    ${Object.entries(vessels).map(([name, draw]) => symbol(name, "0 0 120 100", draw))}
    ${symbol("back", "0 0 100 140", drawBack)}
  </svg>`;
}

/** @param {string} name @param {string} box @param {() => unknown} draw */
function symbol(name, box, draw) {
  return svg`<symbol id=${`plate-${name}`} viewBox=${box}>${draw()}</symbol>`;
}

/**
 * The picture of a face. One that nobody has drawn yet is a leaf with the first letter of its name.
 * @param {string} face
 * @param {string} name
 */
export function plate(face, name) {
  if (Object.hasOwn(faces, face))
    return html`<svg class="plate" viewBox="0 0 100 120">
      <use href=${`#plate-${face}`}></use>
    </svg>`;
  return html`<svg class="plate" viewBox="0 0 100 120">
    <use href="#plate-unknown"></use>
    <text class="monogram" x="50" y="68" text-anchor="middle">${name.slice(0, 1)}</text>
  </svg>`;
}

/** The back of a card. */
export function back() {
  return html`<svg
    class="plate plate-back"
    viewBox="0 0 100 140"
    preserveAspectRatio="xMidYMid slice"
  >
    <use href="#plate-back"></use>
  </svg>`;
}

/** A vessel or an ornament. @param {string} name */
export function drawing(name) {
  return html`<svg class="drawing" viewBox="0 0 120 100">
    <use href=${`#plate-${name}`}></use>
  </svg>`;
}

/**
 * The shape that a card shows: boxes by row and column, the one at 0, 0 filled.
 * @param {[number, number][]} boxes
 */
export function shapeOf(boxes) {
  const rows = boxes.map(([row]) => row);
  const columns = boxes.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  return html`<svg class="plate plate-shape" viewBox=${`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`}>
    ${boxes.map(
      ([row, column]) =>
        svg`<rect class=${row === 0 && column === 0 ? "box box-here" : "box"} x=${column - left + 0.06} y=${row - top + 0.06} width="0.88" height="0.88" rx="0.12" />`,
    )}
  </svg>`;
}
