/** What stands behind the # of the page's address. */

/** @import { GameMeta } from "./types.js" */

const KNOWN = ["game", "seats", "record", "step", "score", "ask", "position", "lesson"];

/**
 * @typedef {{kind: "none"} | {kind: "setup", game: string, seats: number | null}
 *   | {kind: "record", record: string, step: number | null} | {kind: "score" | "lesson", game: string}
 *   | {kind: "ask", game: string, position: string | null}
 *   | {kind: "bad", part: string}} Wish
 */

/**
 * @param {string} hash
 * @param {GameMeta[]} games
 * @returns {Wish}
 */
export function readAddress(hash, games) {
  const text = hash.replace(/^#/, "");
  if (!text) return { kind: "none" };
  const params = new URLSearchParams(text);
  const unknown = [...params.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return { kind: "bad", part: unknown };
  const number = (/** @type {string} */ name) => {
    const given = params.get(name);
    return given === null ? null : /^\d{1,6}$/.test(given) ? Number(given) : NaN;
  };
  const bad = (/** @type {string} */ name) => ({
    kind: /** @type {const} */ ("bad"),
    part: `${name}=${params.get(name)}`,
  });
  const record = params.get("record");
  if (record !== null) {
    const step = number("step");
    return Number.isNaN(step) ? bad("step") : { kind: "record", record, step };
  }
  if (params.has("score")) {
    const scored = games.find(({ id, form }) => form && id === params.get("score"));
    return scored ? { kind: "score", game: scored.id } : bad("score");
  }
  if (params.has("lesson")) {
    const taught = games.find(({ id, lesson }) => lesson && id === params.get("lesson"));
    return taught ? { kind: "lesson", game: taught.id } : bad("lesson");
  }
  if (params.has("ask")) {
    const asked = games.find(({ id }) => id === params.get("ask"));
    return asked ? { kind: "ask", game: asked.id, position: params.get("position") } : bad("ask");
  }
  const game = games.find(({ id }) => id === params.get("game"));
  if (!game) return { kind: "bad", part: params.get("game") ?? text };
  const seats = number("seats");
  if (seats !== null && !game.seats.includes(seats)) return bad("seats");
  return { kind: "setup", game: game.id, seats };
}

/** A position that was brought along is written on the form now; a reload shall not write it there again. @param {string} game */
export function shortenAddress(game) {
  history.replaceState(null, "", `${location.pathname}${location.search}#ask=${game}`);
}

/** Takes the wish out of the address once it was followed, so that a reload goes on with the game. */
export function clearAddress() {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
}
