/** @import { View, Piece } from "./types.js" */

/**
 * Ids of the pieces and zones that are not what they were: what a player should look at.
 * @param {View} before
 * @param {View} after
 * @returns {string[]}
 */
export function differences(before, after) {
  const places = new Map(
    before.zones.flatMap((zone) =>
      zone.pieces.map((piece) => [piece.id, { zone: zone.id, piece }]),
    ),
  );
  const counts = new Map(before.zones.map((zone) => [zone.id, zone.count]));
  const changed = [];
  for (const zone of after.zones) {
    if (counts.get(zone.id) !== zone.count) changed.push(zone.id);
    for (const piece of zone.pieces) {
      const old = places.get(piece.id);
      if (!old || old.zone !== zone.id || !sameShow(old.piece, piece)) changed.push(piece.id);
    }
  }
  return changed;
}

/** @param {Piece} one @param {Piece} other */
function sameShow(one, other) {
  return one.face === other.face && (one.count ?? 1) === (other.count ?? 1);
}
