import { bestLanguage, browserLanguages, LANGUAGES } from "./languages.js";
import { applyTheme } from "./light.js";
import { keepLocal, readLocal } from "./local.js";
import { dismiss, notify } from "./notices.js";
import { store } from "./store.js";
import { bringLanguage } from "./texts.js";

const KEY = "physic-garden-settings";
const THEMES = /** @type {const} */ (["system", "light", "dark"]);
const PACES = /** @type {const} */ (["calm", "quick", "instant"]);

/** @returns {Record<string, unknown>} what an earlier visit chose; nothing where storage is refused */
function remembered() {
  return { .../** @type {object} */ (readLocal(KEY)) };
}

function remember() {
  const { language, theme, pace, typing, sound } = store.state;
  keepLocal(KEY, { language, theme, pace, typing, sound });
}

/**
 * Reads the settings and loads the language: an earlier choice, else the browser's.
 * @param {Record<string, unknown>} [wished] what has been chosen for this visit by others
 */
export async function startSettings(wished = {}) {
  const saved = { ...remembered(), ...wished };
  store.set({
    theme: THEMES.find((theme) => theme === saved.theme) ?? "system",
    pace: PACES.find((pace) => pace === saved.pace) ?? "calm",
    typing: saved.typing === true,
    sound: saved.sound === true,
  });
  applyTheme(store.state.theme);
  const known = LANGUAGES.find(({ code }) => code === saved.language)?.code;
  await speak(known ?? bestLanguage(browserLanguages()));
}

/** The language that was chosen last: one that comes after it is not spoken. */
let chosen = "";

/** @param {string} language */
async function speak(language) {
  chosen = language;
  const use = await bringLanguage(language);
  if (language !== chosen) return;
  use();
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
    if (language === chosen)
      notify({ id: "language", text: { key: "page-language-failed" }, tone: "warning" });
    return;
  }
  dismiss("language");
  remember();
}

/** @param {string} theme */
export function chooseTheme(theme) {
  store.set({ theme: THEMES.find((known) => known === theme) ?? "system" });
  applyTheme(store.state.theme);
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

/** @param {boolean} sound */
export function chooseSound(sound) {
  store.set({ sound });
  remember();
}
