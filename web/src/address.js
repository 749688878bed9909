/** What stands behind the # of the page's address. */

/** @import { GameMeta } from "./types.js" */

/**
 * @param {string} hash
 * @param {GameMeta[]} games
 * @returns {{kind: "none"} | {kind: "setup", game: string, seats: number | null} | {kind: "score", game: string} | {kind: "bad", part: string}}
 */
export function readAddress(hash, games) {
  const text = hash.replace(/^#/, "");
  if (!text) return { kind: "none" };
  const params = new URLSearchParams(text);
  const scored = games.find(({ id }) => id === params.get("score"));
  if (scored && params.size === 1) return { kind: "score", game: scored.id };
  const game = games.find(({ id }) => id === params.get("game"));
  const unknown = [...params.keys()].find((name) => name !== "game" && name !== "seats");
  if (unknown !== undefined) return { kind: "bad", part: unknown };
  if (!game) return { kind: "bad", part: params.get("game") ?? text };
  const seats = params.get("seats");
  if (seats === null) return { kind: "setup", game: game.id, seats: null };
  if (!/^\d+$/.test(seats) || !game.seats.includes(Number(seats)))
    return { kind: "bad", part: `seats=${seats}` };
  return { kind: "setup", game: game.id, seats: Number(seats) };
}

/** Takes the wish out of the address once it was followed, so that a reload goes on with the game. */
export function clearAddress() {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
}
