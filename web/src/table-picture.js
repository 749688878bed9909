/** A small picture of a table, without words: what lies before every seat, and what between them. */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";

import { foldOf, seatsFrom } from "./arrange.js";
import { emblem } from "./emblem.js";
import { artOf } from "./piece.js";
import { back } from "./plates.js";
import { store } from "./store.js";
import { vars } from "./vars.js";

/** @import { Piece, View, Zone } from "./types.js" */

/**
 * @typedef {object} Box a place in the picture, in hundredths of its width
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 *
 * @typedef {{piece: Piece | null, x: number, y: number}} Card without a piece it is a back
 * @typedef {{cards: Card[], width: number, height: number}} Heap what lies in one zone, in widths of a card
 */

const HEIGHT = 76;
const GAP = 2;
const EMBLEM = 11;

/** As wide as a card may be, and must be. */
const WIDEST = 19;
const NARROWEST = 3;

const RATIO = 1.42;

/** Few cards lie side by side; of more, each covers a part of the one before. So many are drawn at most. */
const FEW = 3;
const BESIDE = 1.08;
const STEP = 0.55;
const MOST = 14;

/** More neighbours than these sit in two rows. */
const ONE_ROW = 4;

/**
 * @param {View} view
 */
export function tablePicture(view) {
  const { language, pictures } = store.state;
  return html`<div class="table-picture" aria-hidden="true">
    ${guard([view, language, pictures], () => drawnIfKnown(view))}
  </div>`;
}

/** One that another version of the page has saved may have another shape. @param {View} view */
function drawnIfKnown(view) {
  try {
    return drawn(view);
  } catch {
    return nothing;
  }
}

/** @param {View} view */
function drawn(view) {
  const heapsOf = (/** @type {number | null} */ owner) =>
    view.zones
      .filter((zone) => zone.owner === owner && foldOf(view.game, zone, view.seat) === null)
      .map(heap)
      .filter(({ cards }) => cards.length > 0);
  const others = seatsFrom(view, view.seat).filter((seat) => seat !== view.seat);
  const theirs = others.map(heapsOf);
  const shared = heapsOf(null);
  const parts = [
    others.length === 0 ? 0 : theirs.some(({ length }) => length > 0) ? 3 : 1.2,
    shared.length === 0 ? 0 : 3,
    view.seat === null ? 0 : 4,
  ];
  const whole = parts.reduce((sum, part) => sum + part);
  const [top, middle, bottom] = parts.map((part) => (HEIGHT * part) / whole);
  const columns = Math.min(
    others.length,
    others.length > ONE_ROW ? Math.ceil(others.length / 2) : ONE_ROW,
  );
  const rows = Math.ceil(others.length / columns);
  const box = (/** @type {number} */ index) => ({
    x: ((index % columns) * 100) / columns,
    y: (Math.floor(index / columns) * top) / rows,
    width: 100 / columns,
    height: top / rows,
  });
  return html`${others.map((seat, index) => areaTemplate(seat, box(index), theirs[index]))}
  ${heapsTemplate({ x: 0, y: top, width: 100, height: middle }, shared)}
  ${view.seat === null ? "" : areaTemplate(view.seat, { x: 0, y: top + middle, width: 100, height: bottom }, heapsOf(view.seat))}`;
}

/** @param {number} seat @param {Box} box @param {Heap[]} heaps */
function areaTemplate(seat, box, heaps) {
  const { x, y, width, height } = box;
  const side = Math.min(EMBLEM, height - GAP);
  const beside = { x: x + side + GAP, y, width: width - side - GAP, height };
  return html`<span class="mini-area" ${vars(box)}></span>
    <span class="mini-emblem" ${vars({ x: x + GAP / 2, y: y + GAP / 2, width: side, height: side })}
      >${emblem(seat)}</span
    >
    ${heapsTemplate(beside, heaps)}`;
}

/**
 * Heaps beside each other, in as many rows as their box has room for, as large as they fit.
 * @param {Box} box
 * @param {Heap[]} heaps
 */
function heapsTemplate(box, heaps) {
  let card = WIDEST;
  let laid = flow(heaps, box, card);
  while (!laid.fits && card > NARROWEST) {
    card *= 0.9;
    laid = flow(heaps, box, card);
  }
  const left = box.x + (box.width - laid.width) / 2;
  const top = box.y + Math.max(GAP, (box.height - laid.height + GAP) / 2);
  return heaps.flatMap(({ cards }, index) =>
    cards.map(({ piece, x, y }) =>
      cardTemplate(piece, {
        x: left + laid.places[index].x + x * card,
        y: top + laid.places[index].y + y * card,
        width: card,
        height: card * RATIO,
      }),
    ),
  );
}

/**
 * Where heaps lie in a box when a card is so wide.
 * @param {Heap[]} heaps
 * @param {Box} box
 * @param {number} card
 */
function flow(heaps, box, card) {
  const room = box.width - 2 * GAP;
  const places = [];
  let width = 0;
  let [x, y, row] = [0, 0, 0];
  for (const heap of heaps) {
    if (x > 0 && x + heap.width * card > room) [x, y, row] = [0, y + row, 0];
    places.push({ x, y });
    width = Math.max(width, x + heap.width * card);
    x += heap.width * card + GAP;
    row = Math.max(row, heap.height * card + GAP);
  }
  const height = y + row;
  const fits = height <= box.height - GAP && width <= room;
  return { places, width, height, fits };
}

/** @param {Zone} zone @returns {Heap} */
function heap({ kind, count, pieces }) {
  const seen = kind === "pile" ? pieces.slice(-1) : pieces.slice(0, MOST);
  const step = seen.length > FEW ? STEP : BESIDE;
  /** @type {Card[]} */
  const cards = seen.map((piece, index) => ({
    piece,
    x: piece.cell ? piece.cell[1] * BESIDE : index * step,
    y: piece.cell ? piece.cell[0] * BESIDE * RATIO : 0,
  }));
  if (cards.length === 0 && count) cards.push({ piece: null, x: 0, y: 0 });
  return {
    cards,
    width: Math.max(...cards.map(({ x }) => x)) + 1,
    height: Math.max(...cards.map(({ y }) => y)) + RATIO,
  };
}

/** @param {Piece | null} piece @param {Box} box */
function cardTemplate(piece, box) {
  return html`<span
    class="mini-card ${piece?.face ? "" : "face-down"}"
    data-face=${piece?.face ?? ""}
    ${vars(box)}
    >${piece ? artOf(piece) : back()}</span
  >`;
}
