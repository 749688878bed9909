/**
 * A table in a frame of somebody else's page. Until people ask for it, all that it costs is its cover; this script
 * must stay small.
 */
import { assets, isOneFile, rulebook } from "./assets.js";
import { dress, readEmbedAddress } from "./embed-address.js";
import { listenToHost, tell } from "./host.js";
import { bestLanguage, browserLanguages } from "./languages.js";
import { applyTheme } from "./light.js";

/** @import { Wish } from "./embed-address.js" */
/** @import { Answer } from "./host.js" */

/** The lowest that a table is laid out in: below, the page takes the frame for a phone on its side. */
const LOWEST = 500;
/** How much of a rulebook is seen at once. */
const RULEBOOK = 720;

/**
 * What is drawn on a cover.
 * @typedef {object} Drawing
 * @property {Record<string, string>} picture HTML, in each language
 * @property {string} sheet the drawings in it
 * @property {number} [seat] what a diagram lays out: whose eyes see it, and one of the next two
 * @property {object} [position]
 * @property {object} [record]
 */

const wish = readEmbedAddress(location.hash);
const { parts, mode } = wish;
const language = bestLanguage(parts.lang ? [parts.lang] : browserLanguages());
const theme = { light: "light", dark: "dark" }[parts.theme] ?? "system";

/** What is on the cover, once it has come. @type {ReturnType<typeof bringDrawing>} */
const drawing = bringDrawing();
/** The table, once it was asked for. @type {Promise<Answer> | null} */
let table = null;

function showCover() {
  byId("blocked").remove();
  document.documentElement.lang = language;
  dress(parts);
  applyTheme(/** @type {"system" | "light" | "dark"} */ (theme));
  for (const words of document.querySelectorAll("#start [data-for]")) {
    const { dataset, lang } = /** @type {HTMLElement} */ (words);
    if (dataset.for !== mode || lang !== language) words.remove();
  }
  byId("cover-name").textContent = nameOfGame();
  byId("cover").addEventListener("click", begin);
  byId("start").removeAttribute("disabled");
}

function nameOfGame() {
  return assets().names[language][parts.game] ?? "";
}

/** @returns {Promise<Drawing | null>} null: there is none; rejects without a connection */
async function bringDrawing() {
  const { game, diagram, start } = parts;
  const covered = !isOneFile() && mode !== "rules" && (start !== "now" || diagram);
  if (wish.bad || !covered || !nameOfGame()) return null;
  const response = await fetch(`rules/${game}/${diagram ? `diagrams/${diagram}` : "cover"}.json`);
  return response.ok ? response.json().catch(() => null) : null;
}

/** @param {Drawing | null} drawn */
function draw(drawn) {
  if (drawn?.picture[language]) byId("cover-art").innerHTML = drawn.picture[language] + drawn.sheet;
  if (!drawn && parts.diagram) void begin();
}

/** What to open: for a diagram that is called by its name, what is laid out there. @returns {Promise<Wish>} */
async function wholeWish() {
  if (!parts.diagram || wish.bad) return wish;
  const drawn = await drawing.catch(bringDrawing);
  if (!drawn) {
    const named = { game: nameOfGame() || parts.game, diagram: parts.diagram };
    return { ...wish, bad: { code: "page-embed-no-diagram", arguments: named, rule: null } };
  }
  const { picture, sheet, ...laid } = drawn;
  const start = Object.entries(laid).map(([name, value]) => [name, JSON.stringify(value)]);
  return { ...wish, parts: { ...parts, ...Object.fromEntries(start) } };
}

/** @returns {Promise<Answer>} */
function begin() {
  table ??= openTable();
  return table;
}

async function openTable() {
  byId("start").setAttribute("disabled", "");
  try {
    const sheets = [...document.querySelectorAll("link[disabled]")].map(bringSheet);
    const [whole, { openEmbedded }] = await Promise.all([
      wholeWish(),
      import("./embed-table.js"),
      ...sheets,
    ]);
    byId("cover").hidden = true;
    document.documentElement.dataset.framed = "";
    return await openEmbedded(whole, { language, theme });
  } catch (error) {
    byId("cover").hidden = true;
    byId("start-failed").hidden = false;
    throw error;
  }
}

/** @param {Element} element */
function bringSheet(element) {
  const link = /** @type {HTMLLinkElement} */ (element);
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    link.disabled = false;
  });
}

/** The rulebook is a page of its own, and takes this one's place. */
async function openRules() {
  const address = rulebook(parts.game, language, parts.section);
  const page = wish.bad ? null : await fetch(address).catch(() => null);
  if (!page?.ok) return void begin();
  tell("height", { height: RULEBOOK });
  tell("ready", { mode });
  location.replace(address);
}

function followHeight() {
  let told = 0;
  new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect();
    const wanted = Math.ceil(table ? Math.max(height, LOWEST) : height);
    if (Math.abs(wanted - told) < 4) return;
    told = wanted;
    tell("height", { height: wanted });
  }).observe(document.body);
}

/** @param {string} id */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

showCover();
drawing.then(draw, () => {}); // Without a connection the cover stays plain.
followHeight();
listenToHost(async (request) => (await begin())(request));
if (mode === "rules") void openRules();
else if (parts.start === "now" || wish.bad) void begin();
