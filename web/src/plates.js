/**
 * Every picture on the table. Each lies once on a sheet in the page and is shown from there. What every
 * page needs is drawn by these scripts; the sheets of a game come once it is chosen.
 */
import { html, svg } from "lit";

import { assets } from "./assets.js";
import { herbs } from "./plates-herbs.js";
import { back as drawBack, things, vessels } from "./plates-things.js";
import { store } from "./store.js";

/** @import { Asset } from "./assets.js" */

/** @type {Record<string, () => unknown>} */
const faces = { ...herbs, ...things };

/** The faces that there is a plate of. */
const drawn = new Set(Object.keys(faces));

/** @type {Set<string>} who has asked for the plates that it shows */
const asked = new Set();

/**
 * Brings the sheets with the plates of a game, or of the lobby, once.
 * @param {string} user
 */
export function wantPlates(user) {
  if (asked.has(user)) return;
  asked.add(user);
  for (const sheet of assets().plates[user] ?? []) void bringSheet(sheet);
}

/**
 * Lays a sheet into the page. Where one does not come, a leaf with a letter stands for each of its plates
 * until the page is opened anew.
 * @param {Asset} sheet
 */
async function bringSheet({ url, sha256 }) {
  if (asked.has(url)) return;
  asked.add(url);
  const response = await fetch(url, { integrity: `sha256-${sha256}` }).catch(() => null);
  if (!response?.ok) return;
  const { documentElement } = new DOMParser().parseFromString(
    await response.text(),
    "image/svg+xml",
  );
  document.body.append(document.adoptNode(documentElement));
  for (const { id } of documentElement.querySelectorAll("symbol")) {
    drawn.add(id.replace("plate-", ""));
  }
  store.set({ sheets: store.state.sheets + 1 });
}

/**
 * The plate of a face: its own, or that of its kind, which its name begins with.
 * @param {string} face
 * @returns {string | null}
 */
function plateOf(face) {
  for (let name = face; name; name = name.slice(0, Math.max(name.lastIndexOf("-"), 0))) {
    if (drawn.has(name)) return name;
  }
  return null;
}

/** The sheet of what every page needs. */
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
  const own = plateOf(face);
  if (own)
    return html`<svg class="plate" viewBox="0 0 100 120">
      <use href=${`#plate-${own}`}></use>
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
