import { html, nothing } from "lit";

/**
 * A field for a move as text, which offers the moves that there are.
 * @param {object} how
 * @param {string} how.testid
 * @param {string} how.list id of the list of moves
 * @param {string} how.label
 * @param {string} how.submit what the button says
 * @param {{text: string, words?: string}[]} how.moves
 * @param {(text: string, form: HTMLFormElement) => void} how.onMove
 * @param {() => void} [how.onFocus]
 */
export function typedMove({ testid, list, label, submit, moves, onMove, onFocus }) {
  return html`<form
    class="typed"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.currentTarget);
      onMove(String(new FormData(form).get("move") ?? "").trim(), form);
    }}
  >
    <label>
      <span class="visually-hidden">${label}</span>
      <input
        name="move"
        list=${list}
        data-testid=${testid}
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        placeholder=${label}
        @focus=${onFocus ?? nothing}
      />
    </label>
    <datalist id=${list}>
      ${moves.map(({ text, words }) => html`<option value=${text}>${words ?? nothing}</option>`)}
    </datalist>
    <button type="submit" class="button">${submit}</button>
  </form>`;
}
