import { html } from "lit";

import { choices, toggle } from "./choices.js";
import { Component } from "./component.js";
import { choosePace, chooseSound, chooseTheme, chooseTyping } from "./settings.js";
import { store } from "./store.js";
import { t } from "./texts.js";

/** The few things that each visitor may want differently. */
class SettingsPanel extends Component {
  render() {
    const { theme, pace, typing, sound } = store.state;
    return html`<section class="settings" data-testid="settings" aria-label=${t("page-settings")}>
      <h2>${t("page-settings")}</h2>
      ${choices({
        name: "theme-choice",
        label: t("page-theme-label"),
        chosen: theme,
        options: ["system", "light", "dark"].map((value) => ({
          value,
          label: t(`page-theme-${value}`),
        })),
        onChoose: chooseTheme,
      })}
      ${choices({
        name: "pace",
        label: t("page-pace-label"),
        chosen: pace,
        options: ["calm", "quick", "instant"].map((value) => ({
          value,
          label: t(`page-pace-${value}`),
        })),
        onChoose: choosePace,
      })}
      ${toggle({ name: "typing", label: t("page-typing-label"), help: t("page-typing-help"), on: typing, onChange: chooseTyping })}
      ${toggle({ name: "sound", label: t("page-sound-label"), on: sound, onChange: chooseSound })}
    </section>`;
  }
}

customElements.define("settings-panel", SettingsPanel);
