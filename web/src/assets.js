/** @import { GameMeta } from "./types.js" */

/**
 * A file of the page that is fetched while it runs.
 * @typedef {{url: string, size: number, sha256: string, content?: ArrayBuffer}} Asset  sha256 in base64; the
 *   content where the page itself carries it
 *
 * @typedef {object} Assets  what the build wrote into the page; every URL is absolute
 * @property {Record<string, string>} languages  the catalogue of each language
 * @property {Record<string, Record<string, string>>} names  of the games, in each language
 * @property {GameMeta[]} games
 * @property {{kind: string}[]} bots
 * @property {Record<string, Asset[]>} plates  the sheets of plates that each game and the lobby show
 * @property {Record<string, Asset>} tables  of each game before the deal, by the number of seats
 * @property {Asset} worker
 * @property {Runtime} runtime
 * @property {Record<string, string>} [rulebooks]  by "game/language", where the whole page is one file
 *
 * @typedef {Record<RuntimeFile, Asset>} Runtime  what the worker needs to start Python
 * @typedef {"pyodide.mjs" | "pyodide.asm.mjs" | "pyodide.asm.wasm" | "stdlib.zip" | "rules.zip" | string} RuntimeFile
 *   also micropip.zip and wheels, where the page brings games of others
 */

/** @type {Assets | undefined} */
let known;

/** Tells where the files are, where no list of the build does. @param {Assets} found */
export function useAssets(found) {
  known = found;
}

/** Where the page's files are. @returns {Assets} */
export function assets() {
  known ??= JSON.parse(document.getElementById("assets")?.textContent ?? "", (key, value) =>
    typeof value === "string" && value.startsWith("assets/")
      ? new URL(value, document.baseURI).href
      : value,
  );
  return /** @type {Assets} */ (known);
}

/** Whether the whole page is one file, with nothing beside it. */
export function isOneFile() {
  return assets().rulebooks !== undefined;
}

/**
 * The address of a rulebook.
 * @param {string} game
 * @param {string} language
 * @param {string | null} [section]
 */
export function rulebook(game, language, section) {
  const address = assets().rulebooks?.[`${game}/${language}`] ?? `rules/${game}/${language}/`;
  return section ? `${address}#${section}` : address;
}
