import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

/** @import { ElementPart } from "lit/directive.js" */

/** Sets custom properties of an element through its style object, which a strict content policy allows. */
class Vars extends Directive {
  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[Record<string, string | number>]} values
   */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(values))
      style.setProperty(`--${name}`, String(value));
    return noChange;
  }
}

export const vars = directive(Vars);
