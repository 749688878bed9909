/**
 * The page's only door to the rules: starts the worker, asks it, and notices when it is gone.
 * Nothing else in the page knows that there is a worker.
 */
import { proxy, wrap } from "comlink";

import { assets, isOneFile } from "./assets.js";
import { download, StartFailure } from "./download.js";

/** @import { Remote } from "comlink" */
/** @import { FailureCode } from "./download.js" */
/** @import { Progress, WorkerDoor } from "./interpreter.js" */

export { StartFailure };

/** What the worker's own script is called in a failure. */
const WORKER = "worker.js";

/** No word from a starting worker for so long means that it hangs, in milliseconds. */
const START_LIMIT = 90_000;
/** A call that takes longer than this will not be answered any more. */
const ANSWER_LIMIT = 60_000;

/** A call that the rules refused: `code` is the key of the reason's text, `rule` the section it cites. */
export class RulesRefusal extends Error {
  /** @param {{code: string, arguments: Record<string, unknown>, rule: string | null, text: string}} refusal */
  constructor({ code, arguments: args, rule, text }) {
    super(text);
    this.name = "RulesRefusal";
    this.code = code;
    this.arguments = args;
    this.rule = rule;
  }
}

/**
 * Starts Python and the rules in a worker of their own.
 *
 * @param {object} [options]
 * @param {(progress: Progress) => void} [options.onProgress]
 * @param {boolean} [options.fresh]  fetch every file anew, past the copies that the browser holds
 * @param {boolean} [options.shared]  share one Python with other frames of our origin, where the browser allows it
 * @returns {Promise<Rules>} rejects with a StartFailure
 */
export async function startRules({ onProgress = () => {}, fresh = false, shared = false } = {}) {
  const proof = download(WORKER, assets().worker, { fresh }).bytes;
  if (fresh) await proof; // A worker starts from the copy that the browser holds.
  const rules = new Rules(shared);
  try {
    await rules.start(onProgress, fresh, proof);
  } catch (error) {
    rules.stop();
    throw error;
  }
  return rules;
}

/** The running rules. Made by startRules. */
export class Rules {
  /** @type {Worker | SharedWorker} */
  #worker;
  /** @type {Remote<WorkerDoor>} */
  #door;
  /** @type {(failure: StartFailure) => void} */
  #die = () => {};
  /** Rejects when the worker has died. @type {Promise<never>} */
  #death = new Promise((_, reject) => (this.#die = reject));
  /** The lock that the worker holds while it lives. */
  #lifeline = `rules-${Math.random()}`;
  #watched = false;
  #retired = new AbortController();

  /** @param {boolean} shared */
  constructor(shared) {
    this.#worker = (shared && createSharedWorker()) || createWorker();
    this.#door = wrap("port" in this.#worker ? this.#worker.port : this.#worker);
    this.#death.catch(() => {}); // Not everybody who starts the rules asks about their death.
    this.#worker.addEventListener("error", (event) =>
      this.#lose(/** @type {ErrorEvent} */ (event).message),
    );
    this.#worker.addEventListener("messageerror", () => this.#lose("a message was unreadable"));
  }

  /**
   * @param {(progress: Progress) => void} onProgress
   * @param {boolean} fresh
   * @param {Promise<unknown>} proof  that the worker's own file is genuine: half a script can be a
   *   good one, which never says a word
   */
  async start(onProgress, fresh, proof) {
    const watch = watchdog(START_LIMIT, () =>
      this.#lose("no word while starting", "page-failed-timeout"),
    );
    const onWord = proxy((/** @type {Progress} */ progress) => {
      watch.reset();
      this.#watchLifeline(); // Who speaks holds it.
      onProgress(progress);
    });
    const started = this.#door.boot(assets().runtime, this.#lifeline, fresh, onWord);
    let report;
    try {
      [report] = await Promise.race([Promise.all([started, proof]), this.#death]);
    } catch (failure) {
      await proof; // Or was it the worker's own file?
      throw failure;
    } finally {
      watch.stop();
    }
    if (report) throw new StartFailure(report.code, report.arguments.file);
    this.#watchLifeline();
  }

  /**
   * Asks the rules.
   *
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>} rejects with a RulesRefusal; with a StartFailure once the worker is dead
   */
  async call(method, params = {}) {
    const { error, result } = JSON.parse(await this.#ask(JSON.stringify({ method, params })));
    if (error) throw new RulesRefusal(error);
    return result;
  }

  /**
   * Has `listener` called when the worker dies later on. Nothing can be asked then; start anew.
   *
   * @param {() => void} listener
   */
  onDeath(listener) {
    this.#death.catch(listener);
  }

  /** Ends the worker, which is no death. */
  stop() {
    this.#retired.abort();
    if ("port" in this.#worker) this.#worker.port.close();
    else this.#worker.terminate();
  }

  /** @param {string} request */
  async #ask(request) {
    const watch = watchdog(ANSWER_LIMIT, () => this.#lose(`no answer to ${request}`));
    // The rules answer every request; an exception means that the interpreter itself is broken.
    const answer = this.#door.call(request).catch((cause) => this.#lose(cause));
    try {
      return await /** @type {Promise<string>} */ (Promise.race([answer, this.#death]));
    } finally {
      watch.stop();
    }
  }

  /** Browsers end workers, of pages out of sight above all, and tell nobody: but their locks come free. */
  #watchLifeline() {
    if (this.#watched) return;
    this.#watched = true;
    const inherit = () => this.#lose("the browser has ended it");
    const signal = this.#retired.signal;
    navigator.locks?.request(this.#lifeline, { signal }, inherit).catch(() => {});
  }

  /**
   * @param {unknown} cause
   * @param {FailureCode} [code]
   * @returns {Promise<never>}
   */
  #lose(cause, code = "page-failed-crashed") {
    this.stop();
    this.#die(new StartFailure(code, WORKER, { cause }));
    return this.#death;
  }
}

/** One worker for all frames that ask for it; null where the browser does not let frames share. */
function createSharedWorker() {
  try {
    return new SharedWorker(assets().worker.url, { type: "module" });
  } catch {
    return null;
  }
}

function createWorker() {
  const { url } = assets().worker;
  try {
    if (isOneFile()) return new Worker(url);
    return self.origin === "null" ? createFromText(url) : new Worker(url, { type: "module" });
  } catch (cause) {
    throw new StartFailure("page-failed-blocked", WORKER, { cause });
  }
}

/**
 * A sandboxed frame has no origin of its own, so that no script is of its origin: but it may start a worker from a
 * text, and that may import. Until then what is said to the worker is kept. Pyodide takes a worker that can call
 * `importScripts` for one that cannot import.
 *
 * @param {string} url
 */
function createFromText(url) {
  const text = `
    self.importScripts = () => { throw new TypeError("this worker imports modules"); };
    const early = [];
    const keep = (event) => early.push(event);
    addEventListener("message", keep);
    import(${JSON.stringify(url)}).then(() => {
      removeEventListener("message", keep);
      for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports }));
    });`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(address);
  URL.revokeObjectURL(address);
  return worker;
}

/**
 * Calls `onSilence` once nobody has reset it for `limit` milliseconds.
 *
 * @param {number} limit
 * @param {() => void} onSilence
 */
function watchdog(limit, onSilence) {
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = setTimeout(onSilence, limit);
  return {
    reset() {
      if (timer === null) return; // The last word may come when all is over.
      clearTimeout(timer);
      timer = setTimeout(onSilence, limit);
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
