/** What a frame is asked to show: everything stands behind the # of its address. */

export const MODES = /** @type {const} */ (["play", "diagram", "replay", "rules", "score"]);

/** @import { Refusal } from "./types.js" */

/** @typedef {typeof MODES[number]} Mode */

/** Colours and font that an embedder may choose, and the custom properties that take them. */
const LOOKS = {
  accent: { property: "color", sets: ["--moss"] },
  paper: { property: "color", sets: ["--paper", "--paper-raised", "--paper-sunk"] },
  ink: { property: "color", sets: ["--ink"] },
  font: { property: "font-family", sets: ["--serif", "--display"] },
};

/** Functions that make a colour. Any other, as `var`, could bring in what is neither colour nor font. */
const COLOURS = /^(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color(-mix)?|light-dark)?$/i;

/** A record in letters may be long; nothing else may. */
const LONGEST = { record: 200_000, position: 20_000, options: 4_000 };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NUMBER = /^\d{1,6}$/;
const KINDS = /^(human|bot:[a-z-]+)(,(human|bot:[a-z-]+))*$/;

/** What each part may be. @type {Record<string, (text: string) => boolean>} */
const PARTS = {
  mode: (text) => MODES.some((mode) => mode === text),
  game: (text) => SLUG.test(text),
  section: (text) => SLUG.test(text),
  diagram: (text) => SLUG.test(text),
  seats: (text) => NUMBER.test(text),
  seat: (text) => NUMBER.test(text),
  step: (text) => NUMBER.test(text),
  seed: (text) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text)),
  players: (text) => KINDS.test(text),
  options: isObject,
  position: isObject,
  record: (text) => text !== "",
  lang: (text) => /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$/.test(text),
  theme: (text) => ["light", "dark", "auto"].includes(text),
  start: (text) => text === "now" || text === "click",
  ...Object.fromEntries(
    Object.entries(LOOKS).map(([name, { property }]) => [
      name,
      (/** @type {string} */ text) =>
        CSS.supports(property, text) &&
        [...text.matchAll(/([^\s(,]*)\(/g)].every(([, name]) => COLOURS.test(name)),
    ]),
  ),
};

/** A part of the address that nobody understands: a Refusal. */
export class BadPart extends Error {
  code = "page-embed-bad-part";
  rule = null;

  /** @param {string} name @param {string} [text] */
  constructor(name, text = "") {
    super(name);
    this.arguments = { part: `${name}=${text}`.slice(0, 80) };
  }
}

/** @param {string} text */
function isObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * @typedef {{parts: Record<string, string>, mode: Mode, bad: Refusal | null}} Wish bad: what cannot be shown, and why
 *
 * @param {string} hash
 * @returns {Wish}
 */
export function readEmbedAddress(hash) {
  const parts = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
  const wrong = Object.entries(parts).find(([name, text]) => {
    const longest = LONGEST[/** @type {keyof typeof LONGEST} */ (name)] ?? 200;
    return !Object.hasOwn(PARTS, name) || text.length > longest || !PARTS[name](text);
  });
  return { parts, mode: modeOf(parts), bad: wrong ? new BadPart(...wrong) : null };
}

/** @param {Record<string, string>} parts @returns {Mode} */
function modeOf({ mode, diagram, record, position }) {
  const named = MODES.find((known) => known === mode);
  if (named) return named;
  if (diagram) return "diagram";
  return record ? "replay" : position ? "diagram" : "play";
}

/** Wears the colours and the font that the embedder has chosen. @param {Record<string, string>} parts */
export function dress(parts) {
  const { style } = document.documentElement;
  for (const [name, { sets }] of Object.entries(LOOKS)) {
    for (const property of parts[name] ? sets : []) style.setProperty(property, parts[name]);
  }
}
