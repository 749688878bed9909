/**
 * Asking for something that the rules think about: in slices, so that they answer in between, and by
 * the clock of the page, since the rules have none.
 */
import { call } from "./start.js";

const FIRST_SLICE = 4;
const LONGEST_SLICE = 25; // milliseconds that a slice aims at
const MOST_STEPS = 1_000_000;
const NOTICEABLE = 0.05; // progress that is worth drawing the page for

/**
 * @param {"bot_move" | "hint" | "review"} method
 * @param {Record<string, unknown>} params
 * @param {object} how
 * @param {number | null} how.milliseconds after which what was found is enough; null: as much as the
 *   rules think usual
 * @param {() => boolean} how.wanted whether anybody still waits for the answer
 * @param {(part: number) => void} how.onProgress from 0 to 1
 * @returns {Promise<any>} the answer, null when nobody wanted it any more
 */
export async function think(method, params, { milliseconds, wanted, onProgress }) {
  const budget = milliseconds === null ? {} : { budget: MOST_STEPS };
  const began = performance.now();
  let slice = FIRST_SLICE;
  let told = 0;
  while (wanted()) {
    const asked = performance.now();
    const enough = milliseconds !== null && asked - began >= milliseconds;
    const answer = await call(method, { ...params, ...budget, slice, enough });
    if (answer.thinking === undefined) return wanted() ? answer : null;
    const now = performance.now();
    const part =
      milliseconds === null ? answer.thinking : Math.min(1, (now - began) / milliseconds);
    if (part >= told + NOTICEABLE) onProgress((told = part));
    const fits = Math.round((slice * LONGEST_SLICE) / Math.max(1, now - asked));
    slice = Math.max(1, Math.min(2 * slice, fits));
  }
  return null;
}
