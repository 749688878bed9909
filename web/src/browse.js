/** Looking through what lies on the table: a zone that can be sorted is opened, sorted and folded up again. */
import { html, nothing } from "lit";

import { iconButton } from "./icon-button.js";
import { store } from "./store.js";
import { format, t } from "./texts.js";

/** @import { Piece, Zone } from "./types.js" */

/** @param {Zone} zone */
export function isOpen(zone) {
  return zone.id in store.state.browsed;
}

/**
 * The pieces of a zone in the order that was chosen for it.
 * @param {Zone} zone
 * @returns {Piece[]}
 */
export function sorted(zone) {
  const order = zone.orders?.[store.state.browsed[zone.id] ?? 0];
  if (!order) return zone.pieces;
  const place = new Map(order.ids.map((id, index) => [id, index]));
  return [...zone.pieces].sort(
    (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
  );
}

/**
 * @param {Zone} zone
 * @param {boolean} folds whether it can be folded up to one line
 */
export function browseTools(zone, folds) {
  const open = isOpen(zone);
  if (!(zone.orders && zone.count) && !(folds && open)) return nothing;
  const name = format(zone.label);
  return html`<span class="zone-tools">
    ${
      open && zone.orders
        ? html`<select
            data-testid="zone-order"
            aria-label=${t("page-zone-order", { name })}
            @change=${(/** @type {Event} */ event) => sortBy(zone.id, event)}
          >
            ${zone.orders.map(
              ({ label }, index) =>
                html`<option value=${index} .selected=${store.state.browsed[zone.id] === index}>
                  ${format(label)}
                </option>`,
            )}
          </select>`
        : nothing
    }
    ${iconButton(
      open ? "close" : "look",
      t(open ? "page-zone-fold" : "page-zone-open", { name }),
      () => toggle(zone.id),
      { testid: "zone-open", kind: "small", expanded: open },
    )}
  </span>`;
}

/** @param {string} id @param {Event} event */
function sortBy(id, event) {
  const { value } = /** @type {HTMLSelectElement} */ (event.target);
  store.set({ browsed: { ...store.state.browsed, [id]: Number(value) } });
}

/**
 * Opens a zone to look through it, or folds it up again.
 * @param {string} id
 */
export function toggle(id) {
  const { [id]: open, ...others } = store.state.browsed;
  store.set({ browsed: open === undefined ? { ...others, [id]: 0 } : others });
}
