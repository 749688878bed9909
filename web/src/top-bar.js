import { html, nothing } from "lit";

import { clearAddress } from "./address.js";
import { Component } from "./component.js";
import { iconButton } from "./icon-button.js";
import { LANGUAGES } from "./languages.js";
import { leave, togglePanel } from "./play.js";
import { chooseLanguage, chooseTheme } from "./settings.js";
import { store } from "./store.js";
import { leaveTally } from "./tally.js";
import { t } from "./texts.js";
import { gameName } from "./wording.js";

const NEXT_THEME = { system: "light", light: "dark", dark: "system" };
const THEME_ICONS = { system: "system", light: "sun", dark: "moon" };

/** Shows the language that is spoken then: the chosen one, unless it could not be had. @param {Event} event */
async function onLanguage({ currentTarget }) {
  const select = /** @type {HTMLSelectElement} */ (currentTarget);
  const { value } = select;
  await chooseLanguage(value);
  if (select.value === value) select.value = store.state.language;
}

/** Back from a form, which its address had opened. */
async function toLobby() {
  clearAddress();
  await leaveTally();
}

/** The name of the place, the way back, language and light. */
class TopBar extends Component {
  render() {
    const { screen, table, tally, language, theme, panel } = store.state;
    const game = table?.record.game ?? tally?.game;
    const themeWords = t("page-theme", { theme: t(`page-theme-${theme}`) });
    return html`<header class="top-bar">
      ${
        screen !== "lobby"
          ? iconButton("back", t("page-to-lobby"), screen === "table" ? leave : toLobby, {
              testid: "leave",
            })
          : nothing
      }
      ${game ? html`<h1 class="top-title">${gameName(game)}</h1>` : html`<span class="top-title"></span>`}
      <label class="language">
        <span class="visually-hidden">${t("page-language")}</span>
        <select data-testid="language" @change=${onLanguage}>
          ${LANGUAGES.map(({ code, name }) => html`<option value=${code} lang=${code} .selected=${code === language}>${name}</option>`)}
        </select>
      </label>
      ${iconButton(THEME_ICONS[theme], themeWords, () => chooseTheme(NEXT_THEME[theme]), { testid: "theme" })}
      ${iconButton("settings", t("page-settings"), () => togglePanel("settings"), {
        testid: "open-settings",
        expanded: panel === "settings",
      })}
    </header>`;
  }
}

customElements.define("top-bar", TopBar);
