/**
 * A table in a frame of somebody else's page. Until people ask for it, all that it costs is its cover; this script
 * must stay small.
 */
import { assets, rulebook } from "./assets.js";
import { dress, readEmbedAddress } from "./embed-address.js";
import { listenToHost, tell } from "./host.js";
import { bestLanguage, browserLanguages } from "./languages.js";
import { applyTheme } from "./light.js";

/** @import { Answer } from "./host.js" */

/** The lowest that a table is laid out in: below, the page takes the frame for a phone on its side. */
const LOWEST = 500;
/** How much of a rulebook is seen at once. */
const RULEBOOK = 720;

const wish = readEmbedAddress(location.hash);
const { parts, mode } = wish;
const language = bestLanguage(parts.lang ? [parts.lang] : browserLanguages());
const theme = { light: "light", dark: "dark" }[parts.theme] ?? "system";

/** The table, once it was asked for. @type {Promise<Answer> | null} */
let table = null;

function showCover() {
  byId("blocked").remove();
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme === "system" ? "light dark" : theme;
  applyTheme(/** @type {"system" | "light" | "dark"} */ (theme));
  for (const words of document.querySelectorAll("#start [data-for]")) {
    const { dataset, lang } = /** @type {HTMLElement} */ (words);
    if (dataset.for !== mode || lang !== language) words.remove();
  }
  byId("cover-name").textContent = assets().names[language][parts.game] ?? "";
  byId("start").addEventListener("click", begin);
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
    const [{ openEmbedded }] = await Promise.all([import("./embed-table.js"), ...sheets]);
    byId("cover").hidden = true;
    document.documentElement.style.colorScheme = "";
    document.documentElement.dataset.framed = "";
    dress(parts);
    return await openEmbedded(wish, { language, theme });
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
followHeight();
listenToHost(async (request) => (await begin())(request));
if (mode === "rules") void openRules();
else if (parts.start === "now" || wish.bad) void begin();
