/**
 * Starts the rules and keeps them running: the page asks everything through `call`. What is asked while they do not run
 * waits until they do.
 */
import { assets } from "./assets.js";
import { notify } from "./notices.js";
import { renewCopies } from "./offline.js";
import { startRules } from "./rules.js";
import { store } from "./store.js";

/** @import { Rules, Refusal } from "./types.js" */

/** @type {Rules | null} */
let rules = null;
/** Who waits for the rules, in the order in which they asked. @type {((rules: Rules) => void)[]} */
let waiting = [];
/** How much is being asked at present. */
let asked = 0;
/** Frames share one Python until it fails them. */
let mayShare = true;
/** @type {() => Promise<void>} */
let layAgain = async () => {};

/** @param {() => Promise<void>} fn what lays the table again when the rules have to be restarted */
export function onRestart(fn) {
  layAgain = fn;
}

/**
 * Asks the rules, once they run. Rejects with a Refusal.
 * @param {string} method
 * @param {Record<string, unknown>} [params]
 * @returns {Promise<any>}
 */
export async function call(method, params = {}) {
  asked += 1;
  try {
    /** @type {Rules} */
    const running = rules ?? (await new Promise((resolve) => waiting.push(resolve)));
    return await running.call(method, params);
  } finally {
    asked -= 1;
  }
}

/** Once the browser has nothing else to do; some never say so. */
export function idle() {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

/** Once all that was asked is answered, and shown. */
export async function rested() {
  do await idle();
  while (asked > 0);
}

/** @param {unknown} error @returns {Refusal} */
export function asRefusal(error) {
  if (error && typeof error === "object" && "code" in error && typeof error.code === "string") {
    const { code, arguments: args, rule } = /** @type {Refusal} */ (error);
    return { code, arguments: args ?? {}, rule: rule ?? null };
  }
  return { code: "page-failed-unexpected", arguments: { detail: String(error) }, rule: null };
}

/**
 * The value of a text in JSON, or else a Refusal.
 * @param {string} text
 * @param {string} code
 * @param {Refusal["arguments"]} [args]
 */
export function parsed(text, code, args = {}) {
  try {
    return JSON.parse(text);
  } catch {
    throw { code, arguments: args, rule: null };
  }
}

/**
 * Starts Python. Whether it went well stands in the store.
 * @param {{fresh?: boolean}} [how] fresh: past the copies of files that the browser holds
 */
async function boot({ fresh = false } = {}) {
  store.set({ boot: { phase: "download", loaded: 0, total: 0, failure: null } });
  let settled = false; // Files that are still on their way tell so even after a failure.
  try {
    const shared = store.state.framed && mayShare;
    mayShare = false;
    const started = await startRules({
      fresh,
      shared,
      onProgress: ({ phase, loaded, total }) => {
        if (!settled) store.set({ boot: { phase, loaded, total, failure: null } });
      },
    });
    settled = true;
    started.onDeath(restart);
    rules = started;
    for (const goOn of waiting.splice(0)) goOn(started);
    store.set({ boot: { phase: "ready", loaded: 1, total: 1, failure: null } });
    return true;
  } catch (error) {
    settled = true;
    const { code, arguments: args } = asRefusal(error);
    store.set({
      boot: { phase: "failed", loaded: 0, total: 0, failure: { code, arguments: args } },
    });
    return false;
  }
}

/**
 * Starts the rules, and opens the page meanwhile.
 * @param {() => Promise<void>} open what opens the page
 */
export async function start(open) {
  const { games, bots } = assets();
  store.set({ games, bots });
  const opening = open().finally(() => store.set({ opening: false }));
  if (await boot()) await opening;
}

/**
 * After a failure everything is fetched anew. A file that then is still missing may belong to a version that is gone, one
 * that is still damaged may be a copy that is kept here: the page is loaded anew, without copies.
 */
export async function startAgain() {
  if (await boot({ fresh: true })) return;
  const code = store.state.boot.failure?.code;
  if (code !== "page-failed-missing" && code !== "page-failed-corrupt") return;
  if (await renewCopies()) location.reload();
}

async function restart() {
  rules = null;
  const laid = layAgain().then(
    () => true,
    () => false, // They have died again: the next ones lay the table.
  );
  if ((await boot()) && (await laid)) notify({ id: "restarted", text: { key: "page-restarted" } });
}
