/** What the page's own scripts draw, as text: for its images, and for pictures that are made without a browser. */
import { herbs } from "./plates-herbs.js";
import { back, things, vessels } from "./plates-things.js";

/** The drawings by the sheet on which they are drawn. @type {[string, Record<string, () => unknown>][]} */
const SHEETS = [
  ["0 0 100 120", { ...herbs, ...things }],
  ["0 0 120 100", vessels],
  ["0 0 100 140", { back }],
];

export const ownPlates = SHEETS.flatMap(([box, drawings]) =>
  Object.entries(drawings).map(([name, draw]) => ({ name, box, markup: markup(draw()) })),
);

/**
 * A template of lit as text.
 * @param {any} value
 * @returns {string}
 */
export function markup(value) {
  if (Array.isArray(value)) return value.map(markup).join("");
  if (!value?.strings) return String(value ?? "");
  return value.strings.reduce(
    (/** @type {string} */ before, /** @type {string} */ after, /** @type {number} */ index) => {
      const part = markup(value.values[index - 1]);
      return before + (before.endsWith("=") ? `"${part}"` : part) + after;
    },
  );
}
