import { arrangements, plainArrangement } from "./arrangements.js";

/** @import { Zone } from "./types.js" */

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
