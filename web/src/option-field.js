import { html, nothing } from "lit";

import { choices, picker, toggle } from "./choices.js";
import { attribute, t } from "./texts.js";
import { ruleLink, seatName } from "./wording.js";

/** @import { Option, Player } from "./types.js" */

/**
 * A rule that a table may set.
 * @param {{game: string, option: Option, value: unknown, players: Player[],
 *   onChoose: (name: string, value: unknown) => void}} how
 */
export function optionField({ game, option, value, players, onChoose }) {
  const key = `${game}-option-${option.name}`;
  const label = t(key);
  const help = html`${attribute({ key }, "help")} ${ruleLink(game, option.rule)}`;
  const { name } = option;
  if (option.kind === "flag") {
    return toggle({
      name,
      label,
      help,
      on: value === true,
      onChange: (on) => onChoose(name, on),
    });
  }
  if (option.kind === "choice") {
    const options = (option.values ?? []).map((one) => ({
      value: String(one),
      label: t(`${key}-${one}`),
    }));
    const control = options.length <= 4 ? choices : picker;
    return control({
      name,
      label,
      help,
      options,
      chosen: String(value),
      onChoose: (chosen) => onChoose(name, chosen),
    });
  }
  if (option.kind === "seat") {
    const seats = players.map((_, seat) => ({
      value: String(seat),
      label: seatName(players, seat),
    }));
    return picker({
      name,
      label,
      help,
      options: [{ value: "", label: t("page-option-anyone") }, ...seats],
      chosen: value === null ? "" : String(value),
      onChoose: (chosen) => onChoose(name, chosen === "" ? null : Number(chosen)),
    });
  }
  return html`<div class="field">
    <label>
      <span>${label}</span>
      <input
        type="number"
        name=${name}
        data-testid="number-${name}"
        min=${option.low ?? nothing}
        max=${option.high ?? nothing}
        step="1"
        required
        .value=${String(value)}
        @change=${(/** @type {Event} */ event) => {
          const number = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber;
          if (Number.isInteger(number)) onChoose(name, number);
        }}
      />
    </label>
    <p class="help">${help}</p>
  </div>`;
}
