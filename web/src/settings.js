import { dismiss, notify } from "./notices.js";
import { store } from "./store.js";
import { bestLanguage, LANGUAGES, useLanguage } from "./texts.js";

const KEY = "physic-garden-settings";
const THEMES = /** @type {const} */ (["system", "light", "dark"]);
/** The media for which the parts of the page hold that belong to the night or the day. */
const LIGHT = {
  system: { night: "(prefers-color-scheme: dark)", day: "(prefers-color-scheme: light)" },
  light: { night: "not all", day: "all" },
  dark: { night: "all", day: "not all" },
};
const PACES = /** @type {const} */ (["calm", "quick", "instant"]);

/** @returns {Record<string, unknown>} what an earlier visit chose; nothing where storage is refused */
function remembered() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

function remember() {
  const { language, theme, pace, typing } = store.state;
  try {
    localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, typing }));
  } catch {
    // Without storage the choice holds until the tab is closed.
  }
}

/** The colours of the night are a sheet of their own; here it is decided when it holds. */
function applyTheme() {
  const { night, day } = LIGHT[store.state.theme];
  for (const part of document.querySelectorAll("[data-light]")) {
    part.setAttribute("media", part.getAttribute("data-light") === "night" ? night : day);
  }
}

/** Reads the settings and loads the language: an earlier choice, else the browser's. */
export async function startSettings() {
  const saved = remembered();
  store.set({
    theme: THEMES.find((theme) => theme === saved.theme) ?? "system",
    pace: PACES.find((pace) => pace === saved.pace) ?? "calm",
    typing: saved.typing === true,
  });
  applyTheme();
  const known = LANGUAGES.find(({ code }) => code === saved.language)?.code;
  await speak(known ?? bestLanguage(navigator.languages ?? [navigator.language]));
}

/** @param {string} language */
async function speak(language) {
  await useLanguage(language);
  document.documentElement.lang = language;
  store.set({ language });
}

/**
 * Speaks another language from now on; where its texts cannot be had, the page says so in the one that it has.
 * @param {string} language
 */
export async function chooseLanguage(language) {
  try {
    await speak(language);
  } catch {
    notify({ id: "language", text: { key: "page-language-failed" }, tone: "warning" });
    return;
  }
  dismiss("language");
  remember();
}

/** @param {string} theme */
export function chooseTheme(theme) {
  store.set({ theme: THEMES.find((known) => known === theme) ?? "system" });
  applyTheme();
  remember();
}

/** @param {string} pace */
export function choosePace(pace) {
  store.set({ pace: PACES.find((known) => known === pace) ?? "calm" });
  remember();
}

/** @param {boolean} typing */
export function chooseTyping(typing) {
  store.set({ typing });
  remember();
}
