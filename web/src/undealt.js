/** The table of a game that is begun before the rules run: as it is in every deal, until there is one. */
import { assets } from "./assets.js";
import { store } from "./store.js";

/** @import { Setup, View } from "./types.js" */

/** By game, then by the number of seats. @type {Map<string, Promise<Record<string, View>>>} */
const brought = new Map();

/** @param {string} game */
export function wantUndealt(game) {
  const found = brought.get(game) ?? bring(game);
  brought.set(game, found);
  return found;
}

/** @param {string} game */
async function bring(game) {
  const { url, sha256 } = assets().tables[game];
  try {
    const response = await fetch(url, { integrity: `sha256-${sha256}` });
    return await response.json();
  } catch {
    brought.delete(game); // The next table may have it.
    return {};
  }
}

/**
 * What the only human sees, in the first seat of a game as usual. Of others nothing is known before the rules run.
 * @param {Setup} setup
 * @returns {Promise<View | null>}
 */
export async function undealt({ game, seats, players, options, components }) {
  const meta = store.state.games.find(({ id }) => id === game);
  const alone = players.slice(0, seats).every(({ kind }, seat) => (kind === "human") === !seat);
  const usual = meta?.options.every((option) => options[option.name] === option.default);
  if (!alone || !usual || components) return null;
  /** @type {View | undefined} */
  const view = (await wantUndealt(game))[seats];
  if (!view) return null;
  return { ...view, seats: view.seats.map((seat, number) => ({ ...seat, ...players[number] })) };
}
