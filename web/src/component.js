import { LitElement } from "lit";

import { store } from "./store.js";

/**
 * What all parts of the page share: they draw into the page itself, so that one set of
 * stylesheets (a game's own among them) reaches everything, and they follow the store.
 */
export class Component extends LitElement {
  /** @type {() => void} */
  #unsubscribe = () => {};

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#unsubscribe = store.subscribe(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#unsubscribe();
  }
}
