/**
 * The page around this frame, which nobody here knows: what it asks is read with care, and answered in turn.
 *
 * A message is `{"source": "pygame-rules", "v": 1, "type", …}`. A request of the host has a `type` of TYPES and an `id`;
 * its answer carries the same `id` and either `result` or `error`.
 */

const SOURCE = "pygame-rules";
const VERSION = 1;
const TYPES = /** @type {const} */ (["start", "play", "legalMoves", "scores", "record"]);

/** So many messages wait at most; the rest is not even read. */
const WAITING = 16;
/** So long is the shortest way from one message to the next, in milliseconds. */
const BREATH = 5;
const LONGEST_TEXT = 200;

/**
 * @typedef {{type: typeof TYPES[number], id: number | string, text: string}} Request
 * @typedef {(request: Request) => Promise<unknown>} Answer
 */

/** @param {string} type @param {Record<string, unknown>} [content] */
export function tell(type, content = {}) {
  if (parent !== window) parent.postMessage({ source: SOURCE, v: VERSION, type, ...content }, "*");
}

/**
 * Listens to the host. A rejected answer must be a Refusal.
 * @param {Answer} answer
 */
export function listenToHost(answer) {
  /** @type {MessageEvent[]} */
  const waiting = [];
  let working = false;
  addEventListener("message", (event) => {
    if (event.source !== parent || parent === window || waiting.length >= WAITING) return;
    waiting.push(event);
    if (!working) void work();
  });
  async function work() {
    working = true;
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const request = read(event.data);
      if (request) await reply(request, answer);
      await new Promise((go) => setTimeout(go, BREATH));
    }
    working = false;
  }
}

/** @param {Request} request @param {Answer} answer */
async function reply({ type, id, text }, answer) {
  try {
    tell("answer", { id, result: await answer({ type, id, text }) });
  } catch (error) {
    tell("answer", { id, error });
  }
}

/**
 * A request, where a message is one; anything else is let pass without a word.
 * @param {any} data
 * @returns {Request | null}
 */
function read(data) {
  if (typeof data !== "object" || data === null) return null;
  const { source, v, type, id, text = "" } = data;
  if (source !== SOURCE || v !== VERSION || !TYPES.includes(type)) return null;
  if (typeof text !== "string" || text.length > LONGEST_TEXT) return null;
  const named = Number.isSafeInteger(id) || (typeof id === "string" && id.length <= 40);
  return named ? { type, id, text } : null;
}
