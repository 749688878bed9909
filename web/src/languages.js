/** The languages of the page, and which of them somebody is addressed in. */

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "ru", name: "Русский" },
  { code: "fr", name: "Français" },
];
export const FALLBACK = "en";

/** @param {readonly string[]} wanted language tags, best first */
export function bestLanguage(wanted) {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => LANGUAGES.some((language) => language.code === code)) ?? FALLBACK;
}

/** The languages that the browser asks for. */
export function browserLanguages() {
  return navigator.languages ?? [navigator.language];
}
