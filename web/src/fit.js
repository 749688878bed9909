/**
 * The whole table in sight: everything is drawn larger where the window has room, and smaller where it has not.
 * A table that fills up gets smaller step by step; while it is the same in the same window, it does not grow back.
 */

/** As small as text and targets may get. */
const LEAST = 0.86;

/** As wide as a table wants to be before it grows, in rem: with the log beside it, and without. */
const WIDE = 78;
const NARROW = 34;
const BREAKPOINT = 68;
const REM = 16;

/** Less than this a browser's own bars take and give when the page is scrolled. */
const BARS = 120;

/** What was fitted last, in which window, and how large it came out. */
let fitted = { what: "", width: 0, height: 0, scale: 1 };

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
  begin(what);
  while (current > LEAST) {
    const page = document.documentElement;
    const excess = Math.max(page.scrollHeight / height, page.scrollWidth / width);
    if (excess <= 1) break;
    scale(Math.max(LEAST, current * Math.min(0.98, Math.max(0.85, Math.sqrt(1 / excess)))));
  }
  fitted = { what, width, height, scale: current };
}

/** @param {string} what */
function isFitted(what) {
  const { innerWidth: width, innerHeight: height } = window;
  const near = width === fitted.width && Math.abs(height - fitted.height) < BARS;
  return near && what === fitted.what;
}

function largest() {
  const { innerWidth: width } = window;
  return Math.max(1, width / REM / (width < BREAKPOINT * REM ? NARROW : WIDE));
}

/** Other screens have the size that people gave their text. */
export function unfit() {
  scale(1);
}

let current = 1;

/** @param {number} factor */
function scale(factor) {
  if (factor === current) return;
  current = factor;
  document.documentElement.style.setProperty("--scale", factor.toFixed(3));
}
