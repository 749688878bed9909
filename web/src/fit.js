/**
 * The whole table in sight: everything is drawn larger where the window has room, and smaller where it has not.
 * A table that fills up gets smaller step by step; it does not grow back at once when something leaves it.
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

let seen = { width: 0, height: 0 };

/** Begins anew where the window has become another. */
export function refit() {
  const { innerWidth: width, innerHeight: height } = window;
  if (width === seen.width && Math.abs(height - seen.height) < BARS) return;
  fit(true);
}

/** @param {boolean} anew whether the table may become larger than it is */
export function fit(anew) {
  const { innerWidth: width, innerHeight: height } = window;
  if (anew) scale(Math.max(1, width / REM / (width < BREAKPOINT * REM ? NARROW : WIDE)));
  seen = { width, height };
  while (current > LEAST) {
    const page = document.documentElement;
    const excess = Math.max(page.scrollHeight / height, page.scrollWidth / width);
    if (excess <= 1) return;
    scale(Math.max(LEAST, current * Math.min(0.98, Math.max(0.85, Math.sqrt(1 / excess)))));
  }
}

/** Other screens have the size that people gave their text. */
export function unfit() {
  scale(1);
}

let current = 1;

/** @param {number} factor */
function scale(factor) {
  current = factor;
  document.documentElement.style.setProperty("--scale", factor.toFixed(3));
}
