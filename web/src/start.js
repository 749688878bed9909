/** Starts the rules and keeps them running: the page asks everything through `call`. */
import { notify } from "./notices.js";
import { forgetCopies } from "./offline.js";
import { startRules } from "./rules.js";
import { store } from "./store.js";

/** @import { Rules, Refusal } from "./types.js" */

/** @type {Rules | null} */
let rules = null;
/** Frames share one Python until it fails them. */
let mayShare = true;
/** @type {() => Promise<void>} */
let afterRestart = async () => {};
/** @type {() => Promise<void>} */
let whenStarted = async () => {};

/** @param {() => Promise<void>} fn what lays the table again once the rules had to be restarted */
export function onRestart(fn) {
  afterRestart = fn;
}

/**
 * Asks the rules. Rejects with a Refusal.
 * @param {string} method
 * @param {Record<string, unknown>} [params]
 * @returns {Promise<any>}
 */
export async function call(method, params = {}) {
  if (!rules) throw new Error("the rules are not running");
  return rules.call(method, params);
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
 * Starts Python and learns what can be played. Whether it went well stands in the store.
 * @param {{fresh?: boolean}} [how] fresh: past the copies of files that the browser holds
 */
async function boot({ fresh = false } = {}) {
  store.set({ boot: { phase: "download", loaded: 0, total: 0, failure: null } });
  let settled = false; // Files that are still on their way tell so even after a failure.
  try {
    const shared = store.state.framed && mayShare;
    mayShare = false;
    rules = await startRules({
      fresh,
      shared,
      onProgress: ({ phase, loaded, total }) => {
        if (!settled) store.set({ boot: { phase, loaded, total, failure: null } });
      },
    });
    settled = true;
    rules.onDeath(restart);
    const [games, bots] = [await call("games"), await call("players")];
    store.set({ games, bots });
    return true;
  } catch (error) {
    settled = true;
    rules = null;
    const { code, arguments: args } = asRefusal(error);
    store.set({
      boot: { phase: "failed", loaded: 0, total: 0, failure: { code, arguments: args } },
    });
    return false;
  }
}

function showPage() {
  store.set({ boot: { phase: "ready", loaded: 1, total: 1, failure: null } });
}

/** @param {() => Promise<void>} fn what opens the page once the rules run */
export async function start(fn) {
  whenStarted = fn;
  await attempt(false);
}

/** @param {boolean} fresh @returns {Promise<boolean>} whether it went well */
async function attempt(fresh) {
  if (!(await boot({ fresh }))) return false;
  await whenStarted();
  showPage();
  return true;
}

/** After a failure everything is fetched anew. A file that is missing still may belong to a version that is gone. */
export async function startAgain() {
  const missing = store.state.boot.failure?.code === "page-failed-missing";
  if ((await attempt(true)) || !missing) return;
  await forgetCopies();
  location.reload();
}

async function restart() {
  rules = null;
  store.setTable({ busy: true });
  if (!(await boot())) return;
  await afterRestart();
  showPage();
  notify({ id: "restarted", text: { key: "page-restarted" } });
}
