/** A piece can be dragged to where a move of it leads. It is never required: a click does the same. */
import { isZoomed } from "./fit.js";
import { lift } from "./motion.js";
import { onlyLooking, play, touch } from "./play.js";
import { store } from "./store.js";

/** @import { Move, View } from "./types.js" */

/** As long as a finger rests before it means more than a tap, in milliseconds. */
export const LONG_PRESS = 450;

/** As far as a press may stray and be a click still, in pixels. */
const CLICK = 8;

/**
 * @typedef {object} Held
 * @property {string} id of the piece
 * @property {HTMLElement} node
 * @property {PointerEvent} from where it was pressed
 * @property {HTMLElement | null} ghost what follows the pointer, once it is dragged
 */

/**
 * Where a piece can be dragged to, and the moves that this means: the move is played on the one and touches the other.
 * @param {View} view
 * @param {string} id
 * @returns {Map<string, Move[]>} by the id of the thing where it is dropped
 */
function waysOf(view, id) {
  /** @param {string} thing */
  const placeOf = (thing) =>
    view.zones.find((zone) => zone.id === thing || zone.pieces.some((piece) => piece.id === thing));
  /** @type {Map<string, Move[]>} */
  const ways = new Map();
  for (const move of view.moves) {
    if (move.on === null) continue;
    const ends = move.on === id ? move.touches : move.touches.includes(id) ? [move.on] : [];
    for (const end of ends.filter((thing) => placeOf(thing) !== placeOf(id))) {
      ways.set(end, [...(ways.get(end) ?? []), move]);
    }
  }
  return ways;
}

/** @param {string} id @returns {ReturnType<typeof waysOf>} */
function waysNow(id) {
  const { table } = store.state;
  if (!table?.view || table.busy || onlyLooking(table)) return new Map();
  return waysOf(table.view, id);
}

/** Where the page can be scrolled, a finger drags only what it has held for a while. @param {Held} held @param {UIEvent} event */
function mayDrag({ from }, { timeStamp }) {
  const { scrollHeight, clientHeight } = document.documentElement;
  const still = scrollHeight <= clientHeight && !isZoomed();
  return still || timeStamp - from.timeStamp > LONG_PRESS;
}

/** @param {HTMLElement} root where the pieces lie */
export function letDrag(root) {
  /** @type {Held | null} */
  let held = null;
  /** Whether the click that follows is only the end of a drag. */
  let dragged = false;

  /** @param {PointerEvent} event */
  function press(event) {
    end();
    dragged = false;
    const node = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    if (!(node instanceof HTMLElement) || !event.isPrimary || event.button !== 0) return;
    const id = node.dataset.piece ?? "";
    if (waysNow(id).size > 0) held = { id, node, from: event, ghost: null };
  }

  /** @param {PointerEvent} event */
  function follow(event) {
    if (!held) return;
    if (event.buttons === 0) return end();
    const { from, ghost } = held;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!ghost && Math.hypot(x, y) < CLICK) return;
    if (!ghost && event.pointerType === "touch" && !mayDrag(held, event)) return;
    held.ghost ??= begin(held);
    held.ghost?.style.setProperty("translate", `${x}px ${y}px`);
  }

  /** @param {Held} piece */
  function begin({ id, node, from }) {
    dragged = true;
    root.setPointerCapture(from.pointerId);
    document.addEventListener("keydown", giveUp, { capture: true });
    for (const end of waysNow(id).keys()) {
      const name = CSS.escape(end);
      root.querySelector(`[data-zone="${name}"], [data-piece="${name}"]`)?.classList.add("drop");
    }
    const ghost = lift(root, node, node.getBoundingClientRect());
    node.classList.add("dragged");
    return ghost;
  }

  /** @param {PointerEvent} event */
  function drop({ clientX, clientY }) {
    if (!held) return;
    const { id, ghost } = held;
    end();
    if (!ghost) return;
    const ways = waysNow(id);
    const under = document.elementFromPoint(clientX, clientY);
    const things = [
      under?.closest("[data-piece]")?.getAttribute("data-piece"),
      under?.closest("[data-zone]")?.getAttribute("data-zone"),
    ];
    const moves = things.map((thing) => ways.get(thing ?? "")).find(Boolean);
    if (moves?.length === 1) void play(moves[0].text);
    else if (moves) void touch(moves[0].on ?? id);
  }

  function end() {
    held?.ghost?.remove();
    held = null;
    document.removeEventListener("keydown", giveUp, { capture: true });
    for (const name of ["drop", "dragged"]) {
      for (const node of root.querySelectorAll(`.${name}`)) node.classList.remove(name);
    }
  }

  /** @param {KeyboardEvent} event */
  function giveUp(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    end();
  }

  /** @param {TouchEvent} event */
  function keepFromScrolling(event) {
    if (!held || !event.cancelable) return; // Once the page is scrolled, the finger goes on with that.
    if (held.ghost || (event.touches.length === 1 && mayDrag(held, event))) event.preventDefault();
  }

  /** One without a press before it comes from the keyboard, and is meant. @param {MouseEvent} event */
  function click(event) {
    if (dragged && event.detail > 0) event.stopPropagation();
    dragged = false;
  }

  root.addEventListener("pointerdown", press);
  root.addEventListener("pointermove", follow);
  root.addEventListener("pointerup", drop);
  root.addEventListener("pointercancel", end);
  root.addEventListener("touchmove", keepFromScrolling, { passive: false });
  root.addEventListener("click", click, { capture: true });
}
