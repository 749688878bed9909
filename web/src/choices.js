/** Small form controls that several parts of the page share. */
import { html, nothing } from "lit";

import { icon } from "./icons.js";

/** @import { TemplateResult } from "lit" */

/**
 * One of a few, as a row of radio buttons.
 * @param {{name: string, label: string, chosen: string, options: {value: string, label: string, note?: string}[],
 *   onChoose: (value: string) => void, help?: string | TemplateResult}} how
 */
export function choices({ name, label, chosen, options, onChoose, help }) {
  return html`<fieldset class="choices" data-testid="choice-${name}">
    <legend>${label}</legend>
    <div class="choice-row">
      ${options.map(
        (option) =>
          html`<label class="choice">
            <input
              type="radio"
              name=${name}
              value=${option.value}
              .checked=${option.value === chosen}
              @change=${() => onChoose(option.value)}
            />
            <span
              >${option.label}${option.note ? html`<small>${option.note}</small>` : nothing}</span
            >
          </label>`,
      )}
    </div>
    ${help ? html`<p class="help">${help}</p>` : nothing}
  </fieldset>`;
}

/**
 * Any of a few, as a row of boxes to tick.
 * @param {{name: string, label: TemplateResult, options: {label: string, on: boolean}[],
 *   onChange: (index: number, on: boolean) => void}} how
 */
export function checks({ name, label, options, onChange }) {
  return html`<fieldset class="choices" data-testid="checks-${name}">
    <legend>${label}</legend>
    <div class="choice-row">
      ${options.map(
        (option, index) =>
          html`<label class="choice">
            <input
              type="checkbox"
              value=${index}
              .checked=${option.on}
              @change=${(/** @type {Event} */ event) => onChange(index, /** @type {HTMLInputElement} */ (event.currentTarget).checked)}
            />
            <span>${option.label}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * A switch.
 * @param {{name: string, label: string, on: boolean, onChange: (on: boolean) => void, help?: string | TemplateResult}} how
 */
export function toggle({ name, label, on, onChange, help }) {
  return html`<div class="toggle-line">
    <label class="toggle">
      <input
        type="checkbox"
        role="switch"
        name=${name}
        data-testid="switch-${name}"
        .checked=${on}
        @change=${(/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
      />
      <span>${label}</span>
    </label>
    ${help ? html`<p class="help">${help}</p>` : nothing}
  </div>`;
}

/**
 * A button for a file of JSON.
 * @param {{name: string, label: string, onChoose: (file: File) => void}} how
 */
export function filePicker({ name, label, onChoose }) {
  return html`<label class="button file-picker">
    ${icon("import")}${label}
    <input
      class="visually-hidden"
      type="file"
      accept="application/json,.json"
      data-testid=${name}
      @change=${(/** @type {Event} */ event) => {
        const input = /** @type {HTMLInputElement} */ (event.currentTarget);
        const file = input.files?.[0];
        input.value = "";
        if (file) onChoose(file);
      }}
    />
  </label>`;
}

/**
 * One of many, as a list.
 * @param {{name: string, label: string, chosen: string, options: {value: string, label: string}[],
 *   onChoose: (value: string) => void, help?: string | TemplateResult}} how
 */
export function picker({ name, label, chosen, options, onChoose, help }) {
  return html`<div class="field">
    <label>
      <span>${label}</span>
      <select
        name=${name}
        data-testid="select-${name}"
        @change=${(/** @type {Event} */ event) => onChoose(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}
      >
        ${options.map(({ value, label: words }) => html`<option value=${value} .selected=${value === chosen}>${words}</option>`)}
      </select>
    </label>
    ${help ? html`<p class="help">${help}</p>` : nothing}
  </div>`;
}
