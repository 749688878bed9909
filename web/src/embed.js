/**
 * Defines <rules-table>: a game, a diagram, a replay, a rulebook or the form of a real table in any page. It depends on
 * nothing, and may be a classic script or a module.
 *
 * Attributes, in kebab case, go to the frame as they are; a change of one loads it anew. Events: ready, move, refused,
 * over, scores, error. Methods: play(text), legalMoves(), scores(), record().
 */
(() => {
  if (customElements.get("rules-table")) return; // Each of several examples brings this script.
  const SOURCE = "pygame-rules";
  const ATTRIBUTES = [
    ...["game", "seats", "seat", "players", "options", "seed"],
    ...["diagram", "position", "record", "step"],
    ...["lang", "theme", "mode", "section", "start"],
  ];
  /** Custom properties of the element that the frame wears too. */
  const LOOKS = ["accent", "paper", "ink", "font"];
  const EVENTS = ["ready", "move", "refused", "over", "scores", "error"];
  /** No answer for so long means that none will come, in milliseconds. */
  const PATIENCE = 60_000;
  const TALLEST = 20_000;

  // A module is no `currentScript`, but every engine names its file on the first line of its stack.
  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const [file] = new Error().stack?.match(/[a-z-]+:\/\/\S+?(?=:\d+:\d+)/i) ?? [];
  const FRAME = new URL("embed.html", script?.src || file || document.baseURI).href;

  /** @typedef {{result?: unknown, error?: {code: string, text: string}}} Answer */

  class RulesTable extends HTMLElement {
    static observedAttributes = [...ATTRIBUTES, "sandbox", "src"];

    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    /** Requests go one after another. @type {Promise<unknown>} */
    #last = Promise.resolve();
    #count = 0;
    /** Takes the answer to the request that is on its way. @type {(message: Answer) => void} */
    #answer = () => {};
    /** Called once the frame has spoken, or with the promise that the one in its place will. @type {(later?: Promise<void>) => void} */
    #hear = () => {};
    /** The frame listens. @type {Promise<void>} */
    #heard = Promise.resolve();
    #planned = false;

    connectedCallback() {
      addEventListener("message", this);
      this.#plan();
    }

    disconnectedCallback() {
      removeEventListener("message", this);
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#plan();
    }

    /** Several attributes that change together load the frame once. */
    #plan() {
      if (this.#planned) return;
      this.#planned = true;
      queueMicrotask(() => {
        this.#planned = false;
        if (this.isConnected) this.#lay();
      });
    }

    #lay() {
      // Whoever waited for the frame before does not wait for readers of this one either.
      const { loading = "lazy" } = this.#frame ?? {};
      this.#frame?.remove();
      this.#answer({ error: { code: "reloaded", text: "the table was loaded anew" } });
      const before = this.#hear;
      this.#heard = new Promise((resolve) => (this.#hear = resolve));
      before(this.#heard);
      const frame = document.createElement("iframe");
      frame.loading = loading;
      frame.title = this.title || this.getAttribute("game") || "rules-table";
      frame.allow = "clipboard-write";
      const sandbox = this.getAttribute("sandbox");
      if (sandbox !== null) frame.setAttribute("sandbox", sandbox || "allow-scripts");
      frame.style.cssText = "display:block;inline-size:100%;block-size:15rem;border:0";
      frame.src = `${this.getAttribute("src") || FRAME}#${this.#address()}`;
      this.#frame = frame;
      this.style.display ||= "block";
      this.append(frame);
    }

    #address() {
      const parts = new URLSearchParams();
      for (const name of ATTRIBUTES) {
        const value = this.getAttribute(name);
        if (value) parts.set(name, value);
      }
      const style = getComputedStyle(this);
      for (const name of LOOKS) {
        const value = style.getPropertyValue(`--rules-table-${name}`).trim();
        if (value) parts.set(name, value);
      }
      return parts;
    }

    /** @param {MessageEvent} event */
    handleEvent({ source, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (typeof data !== "object" || data?.source !== SOURCE || data.v !== 1) return;
      this.#hear();
      const { type, height } = data;
      if (type === "height" && height > 0 && height < TALLEST) {
        this.#frame.style.blockSize = `${Math.ceil(height)}px`;
      } else if (type === "answer" && data.id === this.#count) {
        this.#answer(data);
      } else if (EVENTS.includes(type)) {
        this.dispatchEvent(new CustomEvent(type, { detail: data }));
      }
    }

    /** @param {string} text of a move */
    play(text) {
      return this.#ask("play", text);
    }

    legalMoves() {
      return this.#ask("legalMoves");
    }

    scores() {
      return this.#ask("scores");
    }

    record() {
      return this.#ask("record");
    }

    /**
     * @param {string} type
     * @param {string} [text]
     * @returns {Promise<any>}
     */
    #ask(type, text) {
      const asked = this.#last.then(() => this.#send(type, text));
      this.#last = asked.catch(() => {});
      return asked;
    }

    /** @param {string} type @param {string} [text] */
    async #send(type, text) {
      await Promise.resolve(); // An element that was just made lays its frame first.
      if (this.#frame) this.#frame.loading = "eager"; // Whoever asks does not wait for readers.
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      const tooLate = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error("the table does not answer")), PATIENCE);
      });
      try {
        await Promise.race([this.#heard, tooLate]);
        return await Promise.race([this.#request(type, text), tooLate]);
      } finally {
        clearTimeout(timer);
      }
    }

    /** @param {string} type @param {string} [text] */
    #request(type, text) {
      const id = ++this.#count;
      return new Promise((resolve, reject) => {
        this.#answer = ({ result, error }) => {
          if (error) reject(Object.assign(new Error(error.text), error));
          else resolve(result);
        };
        this.#frame?.contentWindow?.postMessage({ source: SOURCE, v: 1, type, id, text }, "*");
      });
    }
  }

  customElements.define("rules-table", RulesTable);
})();
