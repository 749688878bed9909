/** Day and night. The colours of the night are a sheet of their own; here it is decided when it holds. */

/** The media for which the parts of the page hold that belong to the night or the day. */
const LIGHT = {
  system: { night: "(prefers-color-scheme: dark)", day: "(prefers-color-scheme: light)" },
  light: { night: "not all", day: "all" },
  dark: { night: "all", day: "not all" },
};

/** Who draws in the colours of the page. @type {(() => void)[]} */
const painters = [];

/** @param {() => void} paint  called when other colours hold */
export function onLight(paint) {
  painters.push(paint);
  matchMedia(LIGHT.system.night).addEventListener("change", paint);
  document.querySelector("link[data-light]")?.addEventListener("load", paint); // It may come late.
}

/** @param {keyof typeof LIGHT} theme */
export function applyTheme(theme) {
  const { night, day } = LIGHT[theme];
  for (const part of document.querySelectorAll("[data-light]")) {
    part.setAttribute("media", part.getAttribute("data-light") === "night" ? night : day);
  }
  for (const paint of painters) paint();
}
