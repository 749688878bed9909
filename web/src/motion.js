/**
 * Motion is derived: where the pieces lay before a change and where they lie after it. Nothing waits
 * for it, nothing is hidden by it, and the next change simply starts from what is seen then.
 */

import { signed } from "./texts.js";

/** @typedef {{id: string, face: string, count: number, zone: string, rect: DOMRect, node: Element}} Lying */
/** @typedef {{score: HTMLElement, text: Text, points: number}} Shown as many points as can be read now */
/**
 * @typedef {{pieces: Map<string, Lying>, zones: Map<string, {rect: DOMRect, count: number}>,
 *   scores: Map<string, Shown>}} Layout
 */

const DURATION = 320;
const COUNTING = 500;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** @param {Element} root @returns {Layout} */
export function layout(root) {
  const pieces = new Map();
  const zones = new Map();
  for (const zone of root.querySelectorAll("[data-zone]")) {
    if (!(zone instanceof HTMLElement)) continue;
    const id = zone.dataset.zone ?? "";
    zones.set(id, {
      rect: anchor(zone).getBoundingClientRect(),
      count: Number(zone.dataset.count),
    });
    for (const node of zone.querySelectorAll("[data-piece]")) {
      if (!(node instanceof HTMLElement)) continue;
      const piece = node.dataset.piece ?? "";
      const { face = "", count } = node.dataset;
      pieces.set(piece, {
        id: piece,
        face,
        count: Number(count),
        zone: id,
        rect: node.getBoundingClientRect(),
        node,
      });
    }
  }
  const scores = new Map();
  for (const score of root.querySelectorAll("[data-points]")) {
    if (!(score instanceof HTMLElement)) continue;
    const text = [...(score.querySelector("b")?.childNodes ?? [])].find(isText);
    if (text) scores.set(score.dataset.testid ?? "", { score, text, points: read(text) });
  }
  return { pieces, zones, scores };
}

/** @param {Node} node @returns {node is Text} */
function isText(node) {
  return node instanceof Text && node.data.trim() !== "";
}

/** @param {Text} text */
function read(text) {
  return Number(text.data.trim().replace("−", "-"));
}

/** @param {HTMLElement} zone */
function anchor(zone) {
  return zone.querySelector(".zone-anchor") ?? zone;
}

function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * @param {Element} root
 * @param {Layout} before
 */
export function move(root, before) {
  if (still() || before.pieces.size === 0) return;
  const after = layout(root);
  for (const [seat, { score, text, points }] of after.scores) {
    const seen = before.scores.get(seat)?.points ?? points;
    if (seen !== pointsOf(score)) countUp(score, text, seen);
  }
  /** @type {Lying[]} */
  const arrived = [];
  for (const piece of after.pieces.values()) {
    const old = before.pieces.get(piece.id);
    if (!old) arrived.push(piece);
    else {
      slide(piece.node, old.rect, piece.rect);
      for (let extra = old.count; extra < piece.count; extra += 1) arrived.push(piece);
    }
  }
  const sources = departures(before, after);
  for (const piece of arrived) {
    const from = takeSource(sources, piece);
    if (!from) continue;
    if (before.pieces.has(piece.id)) fly(root, piece.node, from, piece.rect);
    else slide(piece.node, from, piece.rect);
  }
}

/** @param {HTMLElement} score */
function pointsOf(score) {
  return Number(score.dataset.points);
}

/** What each number that is being counted counts to. @type {WeakMap<HTMLElement, number>} */
const counted = new WeakMap();

/**
 * Points run from those that were seen to those that there are, unless they become others on the way.
 * @param {HTMLElement} score
 * @param {Text} text
 * @param {number} from
 */
function countUp(score, text, from) {
  const begun = performance.now();
  const to = pointsOf(score);
  if (counted.get(score) === to) return;
  counted.set(score, to);
  const step = () => {
    if (counted.get(score) !== to) return;
    const part = Math.min(1, (performance.now() - begun) / COUNTING);
    const meant = pointsOf(score) === to && text.isConnected;
    if (meant) text.data = signed(Math.round(from + (to - from) * part));
    if (meant && part < 1) requestAnimationFrame(step);
    else counted.delete(score);
  };
  step();
}

/**
 * Places that things have left: a face that was there before, or a pile that got smaller.
 * @param {Layout} before
 * @param {Layout} after
 */
function departures(before, after) {
  /** @type {{face: string | null, zone: string, rect: DOMRect}[]} */
  const sources = [];
  for (const piece of before.pieces.values()) {
    const left = after.pieces.get(piece.id)?.count ?? 0;
    for (let gone = left; gone < piece.count; gone += 1) {
      sources.push({ face: piece.face, zone: piece.zone, rect: piece.rect });
    }
  }
  const shown = new Set([...before.pieces.values()].map(({ zone }) => zone));
  for (const [zone, { rect, count }] of before.zones) {
    const fewer = count - (after.zones.get(zone)?.count ?? 0);
    for (let gone = 0; gone < fewer && !shown.has(zone); gone += 1)
      sources.push({ face: null, zone, rect });
  }
  return sources;
}

/**
 * @param {ReturnType<typeof departures>} sources
 * @param {Lying} piece
 */
function takeSource(sources, piece) {
  let index = sources.findIndex(({ face }) => face === piece.face);
  if (index < 0)
    index = sources.findIndex(
      ({ face, zone }) => (face === null || face === "") && zone !== piece.zone,
    );
  return index < 0 ? null : sources.splice(index, 1)[0].rect;
}

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function offset(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = to.width > 0 ? from.width / to.width : 1;
  return { x, y, scale: Math.min(Math.max(scale, 0.3), 3) };
}

/**
 * @param {Element} node
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function slide(node, from, to) {
  const { x, y, scale } = offset(from, to);
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    {
      duration: DURATION,
      easing: EASING,
    },
  );
}

/**
 * One more of a stack: a copy of it flies there and is gone.
 * @param {Element} root
 * @param {Element} node
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function fly(root, node, from, to) {
  const ghost = lift(root, node, to);
  if (!ghost) return;
  const { x, y, scale } = offset(from, to);
  const flight = ghost.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
    {
      duration: DURATION,
      easing: EASING,
    },
  );
  flight.finished.catch(() => {}).then(() => ghost.remove());
}

/**
 * A copy of a piece that lies above the table; it only shows.
 * @param {Element} root
 * @param {Element} node
 * @param {DOMRect} place
 */
export function lift(root, node, place) {
  const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
  for (const name of ["data-piece", "data-move", "data-target", "data-testid", "id"])
    ghost.removeAttribute(name);
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const layer = /** @type {HTMLElement | null} */ (root.querySelector(".flights"));
  if (!layer) return null;
  const origin = layer.getBoundingClientRect();
  ghost.style.left = `${place.left - origin.left}px`;
  ghost.style.top = `${place.top - origin.top}px`;
  ghost.style.width = `${place.width}px`;
  ghost.style.height = `${place.height}px`;
  ghost.style.setProperty("--piece-w", `${place.width}px`);
  layer.append(ghost);
  return ghost;
}
