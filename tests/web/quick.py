"""Rules that answer from the Python of the tests: a page that is there at once, and may lose them at any moment.

For stories about the page alone, in which it does not matter where the rules run.
"""

from __future__ import annotations

from collections import defaultdict

from playwright.sync_api import BrowserContext

from pygame_rules.bridge import Bridge
from tests.tries import tries

TRIES = tries(40)

# Speaks as the page's worker does. Each message, and each answer to it, is a moment. Fates are how
# many moments the next workers, one after another, will see before they end without a word, as
# browsers end workers; they outlive the page. Nothing is answered before what is held is let go.
WORKER = """
window.workers = [];
window.asked = [];
window.told = [];
window.fates = JSON.parse(window.name || "[]");
window.SharedWorker = undefined;
window.Worker = class extends EventTarget {
  #number = Math.random();
  #ended = false;
  #release = () => {};

  constructor() {
    super();
    window.workers.push(this);
  }

  terminate() {
    this.#ended = true;
    this.#release();
  }

  postMessage({ type, id, path, argumentList }) {
    if (type === "APPLY") void this.#answer(id, path[0], argumentList);
  }

  async #answer(id, method, given) {
    if (method === "boot") await this.#hold(given[1].value, given[3].value);
    if (this.#ends()) return;
    const value = method === "boot" ? null : await this.#ask(given[0].value);
    if (this.#ends()) return;
    window.told.push(String(value));
    this.dispatchEvent(new MessageEvent("message", { data: { id, type: "RAW", value } }));
  }

  async #ask(request) {
    window.asked.push(JSON.parse(request));
    await window.held;
    return window.answerOfRules(this.#number, request);
  }

  #ends() {
    if (!this.#ended && window.fates.length > 0 && --window.fates[0] < 0) {
      window.fates.shift();
      this.terminate();
    }
    window.name = JSON.stringify(window.fates);
    return this.#ended;
  }

  /** Takes the lock by which the page knows that the worker lives, and says that it has begun. */
  async #hold(lifeline, listener) {
    await new Promise((held) => {
      if (!navigator.locks) return held();
      void navigator.locks.request(lifeline, () => {
        held();
        return new Promise((release) => (this.#release = release));
      });
    });
    const value = { phase: "start", loaded: 0, total: 2 };
    listener.postMessage({ id: "word", type: "APPLY", path: [], argumentList: [{ type: "RAW", value }] });
  }
};
"""

# From when a page is opened on, its rules are held.
HOLD = "window.held = new Promise((go) => (window.letGo = go));"


def lend_rules(context: BrowserContext) -> None:
    """Has the workers of all pages of this browser answered from here, each by rules of its own."""
    bridges: defaultdict[float, Bridge] = defaultdict(Bridge)

    def answer(worker: float, request: str) -> str:
        return bridges[worker].call(request)

    context.expose_function("answerOfRules", answer)
