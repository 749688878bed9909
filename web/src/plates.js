/**
 * Every picture on the table. Each is an image of its own, drawn once in the colours of the day or the night: strokes that
 * lay in the page itself would all be styled anew when anything around them changes. What every page needs is drawn by
 * these scripts; the sheets of a game come once it is chosen.
 */
import { html, svg } from "lit";

import strokes from "../styles/plates.css" with { type: "text" };
import { assets } from "./assets.js";
import { onLight } from "./light.js";
import { ownPlates } from "./plates-own.js";
import { store } from "./store.js";

/** @import { Asset } from "./assets.js" */

/**
 * @typedef {object} Plate
 * @property {string} box
 * @property {string | null} [width] of its strokes
 * @property {string} markup
 */

/** What is drawn, by its name. @type {Map<string, Plate>} */
const plates = new Map(ownPlates.map(({ name, ...plate }) => [name, plate]));

/** Plates that are the same as another, which may lie on a sheet that has not come. @type {Map<string, string>} */
const alike = new Map();

/** The images that were made of that, in the present light. @type {Map<string, string>} */
const images = new Map();

/** How strokes look in the present light; nothing until it is asked for. */
let dress = "";

/** The sheets that have come, or may. @type {Set<string>} */
const asked = new Set();

/** So long after a sheet has not come it is not asked for again, in milliseconds. */
const REST = 5000;

/**
 * Brings the sheets with the plates of a game, or of the lobby, once.
 * @param {string} user
 */
export function wantPlates(user) {
  for (const sheet of assets().plates[user] ?? []) void bringSheet(sheet);
}

/**
 * Takes the plates of a sheet. Where one does not come, a leaf with a letter stands for each of them; whoever wants them
 * still asks for it anew.
 * @param {Asset} sheet
 */
async function bringSheet({ url, sha256 }) {
  if (asked.has(url)) return;
  asked.add(url);
  try {
    const response = await fetch(url, { integrity: `sha256-${sha256}` });
    take(new DOMParser().parseFromString(await response.text(), "image/svg+xml"));
  } catch {
    setTimeout(() => asked.delete(url), REST);
    return;
  }
  store.set({ pictures: store.state.pictures + 1 });
}

/** @param {Document} sheet */
function take(sheet) {
  for (const symbol of sheet.querySelectorAll("symbol")) {
    const name = symbol.id.replace("plate-", "");
    const other = symbol.querySelector(":scope > use")?.getAttribute("href");
    if (other) alike.set(name, other.replace("#plate-", ""));
    else
      plates.set(name, {
        box: symbol.getAttribute("viewBox") ?? "",
        width: symbol.getAttribute("stroke-width"),
        markup: symbol.innerHTML,
      });
  }
}

onLight(() => {
  images.clear();
  dress = "";
  store.set({ pictures: store.state.pictures + 1 });
});

/**
 * The address of an image.
 * @param {string} name
 */
function imageOf(name) {
  const made = images.get(name) ?? `data:image/svg+xml,${encodeURIComponent(markupOf(name))}`;
  images.set(name, made);
  return made;
}

/** @param {string} name */
function drawn(name) {
  return plates.get(alike.get(name) ?? name);
}

/**
 * An image knows nothing of the page: it has the rules of its strokes within it, and colours in place of their names.
 * @param {string} name
 */
function markupOf(name) {
  const { box, width, markup } = /** @type {Plate} */ (drawn(name));
  dress ||= coloured(`<style>${strokes.replace(/\/\*.*?\*\/|\s*\n\s*/gs, " ")}</style>`);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" stroke="var(--plate-line)" stroke-width="${width ?? 1.1}"`;
  return `${coloured(head)} stroke-linejoin="round" stroke-linecap="round">${dress}${coloured(markup)}</svg>`;
}

/** @param {string} text */
function coloured(text) {
  const colours = getComputedStyle(document.documentElement);
  return text.replace(/var\((--[a-z-]+)\)/g, (_, colour) => colours.getPropertyValue(colour));
}

/**
 * The plate of a face: its own, or that of its kind, which its name begins with.
 * @param {string} face
 * @returns {string | null}
 */
function plateOf(face) {
  for (let name = face; name; name = name.slice(0, Math.max(name.lastIndexOf("-"), 0))) {
    if (drawn(name)) return name;
  }
  return null;
}

/**
 * @param {string} name
 * @param {string} kind
 * @param {[number, number]} size
 */
function image(name, kind, [width, height]) {
  return html`<img
    class=${kind}
    alt=""
    decoding="sync"
    draggable="false"
    width=${width}
    height=${height}
    src=${imageOf(name)}
  />`;
}

/**
 * The picture of a face. One that nobody has drawn yet is a leaf with the first letter of its name.
 * @param {string} face
 * @param {string} name
 */
export function plate(face, name) {
  const own = plateOf(face);
  if (own) return image(own, "plate", [100, 120]);
  return html`<svg class="plate" viewBox="0 0 100 120">
    <image href=${imageOf("unknown")} width="100" height="120"></image>
    <text class="monogram" x="50" y="68" text-anchor="middle">${name.slice(0, 1)}</text>
  </svg>`;
}

/** The back of a card. */
export function back() {
  return image("back", "plate plate-back", [100, 140]);
}

/** A vessel or an ornament. @param {string} name */
export function drawing(name) {
  return image(name, "drawing", [120, 100]);
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
