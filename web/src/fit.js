/**
 * The whole table in sight: everything is drawn larger where the window has room, and smaller where it has not. Where
 * its height leaves room, the pieces alone are.
 * A table that fills up gets smaller step by step; while it is the same in the same window, it does not grow back.
 */
import { keepLocal, readLocal } from "./local.js";

/** As small as text and targets may get. */
const LEAST = 0.86;

/** As much larger than the rest as pieces may get. */
const MOST_GROWN = 2.2;

/** As wide as a table wants to be before it grows, in rem: with the log beside it, and without; and as high. */
const WIDE = 78;
const NARROW = 44;
const HIGH = 44;
const BREAKPOINT = 68;
const REM = 16;

/** Less than this a browser's own bars take and give when the page is scrolled. */
const BARS = 120;

/** Where it is kept how large the last table was, for when the page is opened again. */
const KEY = "physic-garden-fit";

/**
 * What was fitted last, in which window, and how large it came out.
 * @type {{what: string, width: number, height: number, scale: number}}
 */
let fitted = { what: "", width: 0, height: 0, scale: 1, ...kept() };

/** What is kept of an earlier visit. */
function kept() {
  const { what, width, height, scale } = Object(readLocal(KEY));
  return Number.isFinite(scale) && scale >= LEAST ? { what, width, height, scale } : {};
}

/** Looks again where the window has become another. @param {string} what */
export function refit(what) {
  if (!isFitted(what)) fit(what);
}

/**
 * As large as it may be or as it was, before anything is laid out: another scale is dear.
 * @param {string} what  the table, and how it is arranged
 */
export function begin(what) {
  scale(isFitted(what) ? fitted.scale : largest());
}

/** @param {string} what */
export function fit(what) {
  const { innerWidth: width, innerHeight: height } = window;
  const fresh = !isFitted(what);
  begin(what);
  const over = excess();
  if (over > 1) shrink(over, LEAST);
  else if (fresh) {
    scale(largest() * MOST_GROWN);
    shrink(excess(), largest());
  }
  if (current === fitted.scale && !fresh) return;
  fitted = { what, width, height, scale: current };
  keepLocal(KEY, fitted);
}

/**
 * As far as it takes for everything to be in sight, or to the least.
 * @param {number} over  how many windows it takes
 * @param {number} least
 */
function shrink(over, least) {
  let slope = 1; // how much shorter the page gets by the factor
  while (over > 1 && current > least) {
    const [before, last] = [current, over];
    // Below this everything gets smaller, and the page shorter sooner.
    const floor = current > largest() ? Math.max(least, largest()) : least;
    scale(Math.max(floor, current * within(0.8, 1 - (over - 1) / slope / current, 0.98)));
    over = excess();
    slope = Math.max(1 / 3, (last - over) / (before - current));
  }
}

/** How many windows the page is high, or wide. */
function excess() {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return Math.max(scrollHeight / innerHeight, scrollWidth / innerWidth);
}

/** @param {number} least @param {number} value @param {number} most */
function within(least, value, most) {
  return Math.min(most, Math.max(least, value));
}

/** @param {string} what */
function isFitted(what) {
  const { innerWidth: width, innerHeight: height } = window;
  const near = width === fitted.width && Math.abs(height - fitted.height) < BARS;
  return near && what === fitted.what;
}

function largest() {
  const { innerWidth: width, innerHeight: height } = window;
  const wide = width < BREAKPOINT * REM ? NARROW : WIDE;
  return Math.max(1, Math.min(width / wide, height / HIGH) / REM);
}

/** While fingers have zoomed in, some browsers call the window as small as what is in sight. */
export function isZoomed() {
  return (visualViewport?.scale ?? 1) !== 1;
}

/** Other screens have the size that people gave their text. */
export function unfit() {
  scale(1);
}

let current = 1;

/** @param {number} factor  what is more than the window has room for goes to the pieces */
function scale(factor) {
  if (factor === current) return;
  current = factor;
  const whole = Math.min(factor, largest());
  const { style } = document.documentElement;
  style.setProperty("--scale", whole.toFixed(3));
  style.setProperty("--grow", (factor / whole).toFixed(3));
}
