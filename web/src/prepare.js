/** What is likely to be played is made ready while nobody asks for anything. */
import { call, idle } from "./start.js";

/** @type {Set<string>} */
const prepared = new Set();

/**
 * Has the rules load a game, a part at a time: what is asked meanwhile waits for one part at most.
 * @param {string} game
 */
export async function prepare(game) {
  if (prepared.has(game)) return;
  prepared.add(game);
  try {
    do await idle();
    while (await call("prepare", { game }));
  } catch {
    // Whoever begins it is told why.
  }
}
