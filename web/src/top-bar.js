import { html, nothing } from "lit";

import { clearAddress } from "./address.js";
import { Component } from "./component.js";
import { icon } from "./icons.js";
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
  await chooseLanguage(select.value);
  select.value = store.state.language;
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
          ? html`<button
              type="button"
              class="icon-button"
              data-testid="leave"
              aria-label=${t("page-to-lobby")}
              title=${t("page-to-lobby")}
              @click=${screen === "table" ? leave : toLobby}
            >
              ${icon("back")}
            </button>`
          : nothing
      }
      ${game ? html`<h1 class="top-title">${gameName(game)}</h1>` : html`<span class="top-title"></span>`}
      <label class="language">
        <span class="visually-hidden">${t("page-language")}</span>
        <select data-testid="language" @change=${onLanguage}>
          ${LANGUAGES.map(({ code, name }) => html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`)}
        </select>
      </label>
      <button
        type="button"
        class="icon-button"
        data-testid="theme"
        data-theme-choice=${theme}
        aria-label=${themeWords}
        title=${themeWords}
        @click=${() => chooseTheme(NEXT_THEME[theme])}
      >
        ${icon(THEME_ICONS[theme])}
      </button>
      <button
        type="button"
        class="icon-button"
        data-testid="open-settings"
        aria-label=${t("page-settings")}
        title=${t("page-settings")}
        aria-expanded=${panel === "settings"}
        @click=${() => togglePanel("settings")}
      >
        ${icon("settings")}
      </button>
    </header>`;
  }
}

customElements.define("top-bar", TopBar);
