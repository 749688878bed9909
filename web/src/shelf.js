/**
 * The shelf of saved games and the few other things that outlive a visit. Where the browser
 * refuses storage, or it is full, everything goes on in memory and the page says so.
 */
import { createStore, delMany, entries, get, set, update } from "idb-keyval";

import { dropLocal, keepLocal, localKeys, readLocal } from "./local.js";
import { dismiss, notify } from "./notices.js";
import { store } from "./store.js";

/** @import { GameRecord, SavedGame, Setup, Sight, Status } from "./types.js" */

const GAME = "game:";
const RESULTS = "results";
/** Before the key of what a page was still writing to the database when it was left. */
const LEFT = "physic-garden-left:";
const LONGEST_WAIT = 4000;
export const TAB = newId();

/** A name that nothing else has; also where the page is not served over https. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "",
  );
}

/** Another tab has written this game since we last read it. */
export class TakenElsewhere extends Error {}

/** What storage refused to take, and everything once it has refused. @type {Map<string, unknown>} */
const memory = new Map();
/** The revision that this tab read or wrote last, by the game's id. @type {Map<string, number>} */
const known = new Map();

/** What is being written and is not safe yet. @type {Map<string, unknown>} */
const onItsWay = new Map();

/** @type {ReturnType<typeof createStore> | null} */
let opened = null;

/** Nothing is kept beyond this visit. */
let nothingKept = false;

/** From now on everything lives in memory alone. */
export function keepNothing() {
  nothingKept = true;
}

function database() {
  if (nothingKept) throw new Error("nothing is kept here");
  opened ??= openDatabase();
  return opened;
}

/** Who deletes the database, or wants a later version of it, does not wait for us: what is kept next opens it anew. */
function openDatabase() {
  const games = createStore("physic-garden", "games");
  const letGo = games("readonly", ({ transaction: { db } }) => {
    db.onversionchange = () => {
      db.close();
      opened = null;
    };
  });
  letGo.catch(() => {}); // Whoever uses it learns why it cannot be opened.
  return games;
}

/** Storage has let a wait pass, and has not answered since. */
let silent = false;

/**
 * Some browsers neither open a refused database nor say so. They are waited for once, not at every move.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
async function inTime(promise) {
  const answer = promise.finally(() => (silent = false));
  answer.catch(() => {}); // Nobody listens any more when it comes too late.
  if (silent) throw new Error("storage does not answer");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => {
      silent = true;
      reject(new Error("storage does not answer"));
    }, LONGEST_WAIT);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

function warnOfLoss() {
  if (store.state.framed || !store.state.lasting) return;
  store.set({ lasting: false });
  notify({
    id: "storage",
    text: { key: "page-storage-failed" },
    tone: "warning",
    action: { label: { key: "page-export-now" }, run: exportCurrent },
  });
}

/** The game on the table as a file; without one, the newest that only memory holds. */
function exportCurrent() {
  const kept = [...memory.values()]
    .filter(isSavedGame)
    .sort((one, other) => other.changed - one.changed);
  const record = store.state.table?.record ?? kept[0]?.record;
  if (record) download(record, "physic-garden.json");
}

function trustAgain() {
  if (store.state.lasting) return;
  store.set({ lasting: true });
  dismiss("storage");
}

/**
 * A browser drops what a page that is left is still writing to the database. It is noted elsewhere then, and written by
 * the next page, unless something later has been written since.
 * @param {(results: unknown) => Promise<void>} addResults
 */
export async function catchUp(addResults) {
  addEventListener("pagehide", () => {
    for (const [key, value] of onItsWay) keepLocal(LEFT + key, value);
  });
  for (const name of localKeys(LEFT)) {
    const key = name.slice(LEFT.length);
    const value = /** @type {any} */ (readLocal(name));
    if (key === RESULTS) await addResults(value);
    else if (value !== undefined)
      await change(key, (/** @type {any} */ old) =>
        old?.revision >= value?.revision ? old : value,
      );
    if (!memory.has(key)) dropLocal(name);
  }
}

/**
 * Has a value noted, should the page be left while it is being written.
 * @param {string} key
 * @param {unknown} value
 * @param {() => Promise<void>} write
 */
async function withNote(key, value, write) {
  onItsWay.set(key, value);
  await write().finally(() => {
    if (onItsWay.get(key) !== value) return;
    onItsWay.delete(key);
    dropLocal(LEFT + key); // A page that was left may come back as it was.
  });
}

/** @param {string} key @param {unknown} value */
async function put(key, value) {
  await withNote(key, value, async () => {
    try {
      await inTime(set(key, value, database()));
      memory.delete(key);
    } catch {
      memory.set(key, value);
      warnOfLoss();
    }
  });
}

/**
 * Changes what storage has under a key, in one step.
 * @param {string} key
 * @param {(old: unknown) => unknown} changed
 */
async function change(key, changed) {
  /** @type {unknown} */
  let fresh;
  try {
    await inTime(update(key, (old) => (fresh = changed(old)), database()));
    memory.delete(key);
    trustAgain();
  } catch {
    memory.set(key, fresh ?? changed(memory.get(key)));
    warnOfLoss();
  }
}

/** @param {string} key @returns {Promise<any>} */
async function take(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return await inTime(get(key, database()));
  } catch {
    warnOfLoss();
    return undefined;
  }
}

/** @param {unknown} value @returns {value is SavedGame} */
function isSavedGame(value) {
  if (typeof value !== "object" || value === null || !("record" in value)) return false;
  const { tab, revision, changed, status } = /** @type {Partial<SavedGame>} */ (value);
  const date = new Date(changed ?? NaN).getTime();
  return (
    typeof tab === "string" &&
    Number.isFinite(revision) &&
    Number.isFinite(date) &&
    (status === null || typeof status?.moves === "number")
  );
}

/**
 * An entry of the shelf. One that cannot be read, since it is damaged or of a later version of the page, has all that it
 * holds as its record.
 * @param {string} id
 * @param {unknown} value
 * @returns {SavedGame}
 */
function asSavedGame(id, value) {
  if (isSavedGame(value)) return { ...value, id };
  return { id, tab: "", revision: 0, changed: 0, record: value, status: null };
}

/** Looks through the shelf, newest game first. */
export async function refreshShelf() {
  /** @type {[IDBValidKey, unknown][]} */
  let found = [];
  try {
    found = await inTime(entries(database()));
  } catch {
    warnOfLoss();
  }
  const all = new Map(found.map(([key, value]) => [String(key), value]));
  for (const [key, value] of memory) all.set(key, value);
  const games = [...all]
    .filter(([key]) => key.startsWith(GAME))
    .map(([key, value]) => asSavedGame(key.slice(GAME.length), value))
    .sort((one, other) => other.changed - one.changed);
  store.set({ shelf: games });
}

/** @param {string} id @returns {Promise<SavedGame | undefined>} */
export async function readGame(id) {
  const value = await take(GAME + id);
  if (value === undefined) return undefined;
  const game = asSavedGame(id, value);
  known.set(id, game.revision);
  return game;
}

/**
 * Writes a game and returns when it is safe. Throws TakenElsewhere, and writes nothing, when another
 * tab has played on in it.
 * @param {string} id
 * @param {unknown} record
 * @param {Status | null} status
 * @param {Sight | null | Promise<Sight>} coming
 */
export async function saveGame(id, record, status, coming) {
  const seen = known.get(id) ?? 0;
  const game = {
    id,
    tab: TAB,
    revision: seen + 1,
    changed: Date.now(),
    record,
    status,
    sight: null,
  };
  await withNote(GAME + id, game, async () => {
    const sight = await coming;
    let taken = false;
    await change(GAME + id, (old) => {
      const ours = isSavedGame(old) && (old.tab === TAB || old.revision <= seen);
      taken = old !== undefined && !ours;
      return taken ? old : { ...game, sight };
    });
    if (taken) throw new TakenElsewhere();
    known.set(id, game.revision);
  });
}

/**
 * Gives a saved game a name, or none; the rest of it stays as it is kept.
 * @param {SavedGame} game
 * @param {string} name
 */
export async function renameGame(game, name) {
  const key = GAME + game.id;
  await change(key, (old) => {
    if (old !== undefined && !isSavedGame(old)) return old; // What we cannot read stays as it is.
    const kept = [memory.get(key), old].find(isSavedGame) ?? game;
    const { name: _, ...record } = /** @type {GameRecord} */ (kept.record);
    return {
      ...kept,
      tab: TAB,
      revision: kept.revision + 1,
      record: name ? { ...record, name } : record,
    };
  });
  await refreshShelf();
}

/**
 * Puts a second game on the shelf that is like a saved one, under a name of its own.
 * @param {SavedGame} game
 * @param {string} name
 * @returns {Promise<string>} its id
 */
export async function copyGame(game, name) {
  const { record, status, sight } = (await readGame(game.id)) ?? game;
  const id = newId();
  await saveGame(id, { .../** @type {GameRecord} */ (record), name }, status, sight ?? null);
  await refreshShelf();
  return id;
}

/**
 * @param {SavedGame} game
 * @returns {Promise<unknown>} what was kept of it last: another tab may have played on in it
 */
export async function removeGame(game) {
  const key = GAME + game.id;
  const last = (await take(key)) ?? game;
  memory.delete(key);
  onItsWay.delete(key);
  known.delete(game.id);
  try {
    await inTime(delMany([key], database()));
  } catch {
    warnOfLoss();
  }
  await refreshShelf();
  return last;
}

/** Puts a game back that was just removed. @param {string} id @param {unknown} kept what was kept of it */
export async function restoreGame(id, kept) {
  await put(GAME + id, kept);
  await refreshShelf();
}

/** @param {string | null} id the game on the table */
export async function rememberCurrent(id) {
  await put("current", id);
}

/** @returns {Promise<string | null>} */
export async function currentGame() {
  const id = await take("current");
  return typeof id === "string" ? id : null;
}

/**
 * Changes what is kept of how games ended here.
 * @param {unknown} fresh what comes to it
 * @param {(old: unknown) => unknown} changed
 */
export async function changeResults(fresh, changed) {
  await withNote(RESULTS, fresh, () => change(RESULTS, changed));
}

/** @returns {Promise<unknown>} */
export async function keptResults() {
  return take(RESULTS);
}

/** @param {Setup} setup */
export async function rememberSetup(setup) {
  await change("setups", (all) => ({
    .../** @type {object} */ (all),
    last: setup.game,
    [setup.game]: setup,
  }));
}

/** @returns {Promise<Record<string, unknown>>} the last set-up of each game by its id, and `last`: a game's id */
export async function rememberedSetups() {
  const found = await take("setups");
  return typeof found === "object" && found !== null ? found : {};
}

/** @param {string} use @param {string} game @param {unknown} written the last table that was written down for this use */
export async function rememberTally(use, game, written) {
  await put(`${use}:${game}`, written);
}

/** @param {string} use @param {string} game @returns {Promise<Record<string, unknown>>} */
export async function rememberedTally(use, game) {
  const found = await take(`${use}:${game}`);
  return typeof found === "object" && found !== null ? found : {};
}

/**
 * Offers a record, or other data, as a file.
 * @param {unknown} data
 * @param {string} name
 */
export function download(data, name) {
  const text = typeof data === "string" ? data : JSON.stringify(data, null, 2);
  const address = URL.createObjectURL(new Blob([text ?? "null"], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
