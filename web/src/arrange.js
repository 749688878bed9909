import { arrangements, plainArrangement } from "./arrangements.js";

/** @import { Fold } from "./arrangements.js" */
/** @import { View, Zone } from "./types.js" */

/** Whether the table has room enough to lay everything out. */
export const roomy = matchMedia("(min-width: 68rem) and (min-height: 42rem)");

/** @param {string} game */
export function arrangementOf(game) {
  return arrangements[game] ?? plainArrangement;
}

/**
 * A zone's id without the seat that owns it.
 * @param {Zone} zone
 */
export function stem({ id, owner }) {
  const suffix = `-${owner}`;
  return owner !== null && id.endsWith(suffix) ? id.slice(0, -suffix.length) : id;
}

/**
 * Zones in rows of cells; the zones of a cell are one group and stand side by side.
 * @param {Zone[]} zones
 * @param {string[][]} rows
 * @returns {{name: string, zones: Zone[]}[][]}
 */
export function arrange(zones, rows) {
  /** @type {Map<string, Zone[]>} */
  const cells = new Map();
  for (const zone of zones) {
    const name = zone.group ?? stem(zone);
    cells.set(name, [...(cells.get(name) ?? []), zone]);
  }
  const named = new Set(rows.flat());
  const rest = [...cells.keys()].filter((name) => !named.has(name)).map((name) => [name]);
  return [...rows, ...rest]
    .map((row) =>
      row.flatMap((name) => (cells.has(name) ? [{ name, zones: cells.get(name) ?? [] }] : [])),
    )
    .filter((row) => row.length > 0);
}

/**
 * How a zone is folded up for the one who looks; null where it is laid out.
 * @param {string} game
 * @param {Zone} zone
 * @param {number | null} viewer
 * @returns {Fold | null}
 */
export function foldOf(game, zone, viewer) {
  const fold = arrangementOf(game).folded[stem(zone)];
  if (!fold) return null;
  if (fold.others && (zone.owner === null || zone.owner === viewer)) return null;
  return fold.narrow && roomy.matches ? null : fold;
}

/**
 * All seats in playing order, beginning after the one who looks.
 * @param {View} view
 * @param {number | null} viewer
 */
export function seatsFrom(view, viewer) {
  const first = viewer === null ? 0 : viewer + 1;
  return view.seats.map((_, index) => (first + index) % view.seats.length);
}
