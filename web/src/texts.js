import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";

import { assets } from "./assets.js";
import { FALLBACK } from "./languages.js";

/** @import { Text } from "./types.js" */
/** @import { FluentVariable, Message } from "@fluent/bundle" */
/** @typedef {Parameters<FluentNumber["toString"]>[0]} Scope */

/**
 * A text that is an argument of another text: it keeps its key, so that FORM can ask for a case of it.
 * @extends {FluentType<string>}
 */
class NestedText extends FluentType {
  /**
   * @param {Text} text
   * @param {string} formatted
   */
  constructor(text, formatted) {
    super(formatted);
    this.text = text;
  }

  toString() {
    return String(this.valueOf());
  }
}

/**
 * A list of texts that is an argument: joined as the language joins things, in whichever case is asked for.
 * @extends {FluentType<string>}
 */
class NestedList extends FluentType {
  /** @param {Text[]} texts */
  constructor(texts) {
    super(list(texts.map(format)));
    this.texts = texts;
  }

  toString() {
    return String(this.valueOf());
  }
}

/** A number that is an argument. A short one is written alike everywhere, and what knows that is slow to begin with. */
class Numeral extends FluentNumber {
  /** @param {Scope} scope */
  toString(scope) {
    const value = this.valueOf();
    const short = Number.isInteger(value) && Math.abs(value) < 10_000;
    return signed(short ? value : super.toString(scope));
  }
}

/** With a minus sign in place of a hyphen. @param {number | string} figure */
export function signed(figure) {
  return String(figure).replace("-", "−");
}

/** @type {Map<string, Promise<FluentBundle>>} */
const loading = new Map();
/** The chosen language first, then the fallback. @type {FluentBundle[]} */
let bundles = [];
/** @type {Set<string>} */
const reported = new Set();

/** @param {string} message */
function reportOnce(message) {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(message);
}

/** @param {unknown} value @returns {value is Text} */
function isText(value) {
  return (
    typeof value === "object" && value !== null && "key" in value && typeof value.key === "string"
  );
}

/** @param {unknown} value @returns {FluentVariable} */
function toFluent(value) {
  if (isText(value)) return new NestedText(value, format(value));
  if (Array.isArray(value))
    return value.every(isText) ? new NestedList(value) : list(value.map(String));
  if (typeof value === "number") return new Numeral(value);
  if (typeof value === "string") return value;
  return value == null ? "" : String(value);
}

/**
 * @param {FluentBundle} bundle
 * @param {Message["value"]} pattern
 * @param {Text} text
 */
function formatPattern(bundle, pattern, text) {
  if (!pattern) return "";
  const args = Object.fromEntries(
    Object.entries(text.args ?? {}).map(([name, value]) => [name, toFluent(value)]),
  );
  /** @type {Error[]} */
  const errors = [];
  const formatted = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) reportOnce(`text ${text.key}: ${error.message}`);
  return formatted;
}

/**
 * Fluent's FORM($herb, case: "accusative"): that attribute of the argument's own message, or its plain value; of a
 * list, each item's.
 * @param {unknown[]} positional
 * @param {Record<string, unknown>} named
 * @returns {string}
 */
function FORM([value], named) {
  const form = (/** @type {Text} */ text) => attribute(text, String(named.case)) ?? format(text);
  if (value instanceof NestedList) return list(value.texts.map(form));
  return value instanceof NestedText ? form(value.text) : String(value);
}

/** @param {string} language */
function load(language) {
  let promise = loading.get(language);
  if (!promise) {
    promise = fetchBundle(language);
    promise.catch(() => loading.delete(language));
    loading.set(language, promise);
  }
  return promise;
}

/** @param {string} language */
async function fetchBundle(language) {
  const response = await fetch(assets().languages[language]);
  if (!response.ok) throw new Error(`texts ${language}: ${response.status}`);
  const bundle = new FluentBundle([language, FALLBACK], {
    useIsolating: false,
    functions: { FORM },
  });
  for (const error of bundle.addResource(new FluentResource(await response.text()), {
    allowOverrides: true,
  })) {
    reportOnce(`texts ${language}: ${error.message}`);
  }
  // Some hosts answer a missing file with a page of theirs.
  if (!bundle.hasMessage("page-title")) throw new Error(`texts ${language}: something else came`);
  return bundle;
}

/**
 * Loads a language. The fallback language fills its gaps.
 * @param {string} language
 * @returns {Promise<() => void>} speaks it from now on
 */
export async function bringLanguage(language) {
  const [chosen, fallback] = await Promise.all([load(language), load(FALLBACK).catch(() => null)]);
  return () => {
    bundles = fallback && fallback !== chosen ? [chosen, fallback] : [chosen];
  };
}

/**
 * The text in words. A key that no catalogue has is shown as it is.
 * @param {Text} text
 * @returns {string}
 */
export function format(text) {
  for (const bundle of bundles) {
    const message = bundle.getMessage(text.key);
    if (message?.value) return formatPattern(bundle, message.value, text);
  }
  reportOnce(`text ${text.key} is missing`);
  return text.key;
}

/**
 * An attribute of a message (`.help`, `.accusative`), null where it has none.
 * @param {Text} text
 * @param {string} name
 * @returns {string | null}
 */
export function attribute(text, name) {
  for (const bundle of bundles) {
    const message = bundle.getMessage(text.key);
    if (!message) continue;
    const pattern = message.attributes[name];
    return pattern ? formatPattern(bundle, pattern, text) : null;
  }
  return null;
}

/** @param {string} key */
export function has(key) {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/**
 * Shorthand for the page's own texts.
 * @param {string} key
 * @param {Record<string, unknown>} [args]
 */
export function t(key, args) {
  return format({ key, args });
}

/** @param {string[]} items */
export function list(items) {
  return new Intl.ListFormat(document.documentElement.lang || FALLBACK, {
    type: "conjunction",
  }).format(items);
}
