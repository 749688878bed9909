/** Flowers of the market and what stands on their beds, on a sheet of 100 × 120. A flower and its sign share a shape, so that none is known by colour alone. */
import { svg } from "lit";

import { broadLeaf, dot, leaf, line, petal, several, shape, stem, towards } from "./pen.js";

/** @import { SVGTemplateResult } from "lit" */

/** Cornflower: ragged rays around a violet middle. @param {number} x @param {number} y @param {number} size */
function cornflowerHead(x, y, size) {
  return svg`${several(9, (ray) => {
    const angle = ray * 40;
    const [tx, ty] = towards(x, y, angle, size * 0.42);
    return svg`${petal(tx, ty, angle - 22, size * 0.6, size * 0.2, "blue")}${petal(tx, ty, angle + 22, size * 0.6, size * 0.2, "blue")}${petal(x, y, angle, size, size * 0.24, "blue-deep")}`;
  })}${several(7, (index) => dot(...towards(x, y, index * 51, size * 0.2), size * 0.11, "violet-deep"))}${dot(x, y, size * 0.12, "violet-pale")}`;
}

/** Hellebore: five broad green petals, a ring of nectaries, many stamens. @param {number} x @param {number} y @param {number} size */
function helleboreHead(x, y, size) {
  return svg`${several(5, (index) => petal(x, y, index * 72, size, size * 0.86, index % 2 ? "green-fresh" : "green"))}
    ${several(12, (index) => dot(...towards(x, y, index * 30, size * 0.36), size * 0.07, "green-deep"))}${several(6, (index) => dot(...towards(x, y, index * 60, size * 0.18), size * 0.08, "yellow"))}`;
}

/** Peony: a ball of petals, ring within ring. @param {number} x @param {number} y @param {number} size */
function peonyHead(x, y, size) {
  const rings = [
    [9, 1, 0.62, "red"],
    [8, 0.78, 0.52, "rose-deep"],
    [6, 0.55, 0.42, "red"],
    [5, 0.34, 0.3, "rose"],
  ];
  return svg`${rings.map(([count, reach, width, colour], ring) => several(Number(count), (index) => petal(x, y, (index * 360) / Number(count) + ring * 17, size * Number(reach), size * Number(width), String(colour))))}`;
}

/** Lavender in little: one spike of whorls. @param {number} x @param {number} y @param {number} size */
function lavenderHead(x, y, size) {
  return svg`${stem(`M${x} ${y + size}V${y - size * 0.6}`, "green-grey", 1.4)}${several(
    6,
    (row) => {
      const level = y + size * 0.75 - row * size * 0.28;
      const long = size * (0.5 - row * 0.03);
      return svg`${petal(x, level, -52, long, size * 0.26, "violet")}${petal(x, level, 52, long, size * 0.26, "violet")}${petal(x, level, 0, long, size * 0.26, row % 2 ? "violet-pale" : "violet-deep")}`;
    },
  )}`;
}

/** Daffodil: six petals and a trumpet. @param {number} x @param {number} y @param {number} size */
function daffodilHead(x, y, size) {
  return svg`${several(6, (index) => petal(x, y, index * 60, size, size * 0.52, index % 2 ? "yellow" : "yellow-deep"))}${dot(x, y, size * 0.38, "yellow-deep")}${dot(x, y, size * 0.25, "bread")}
    ${several(8, (index) => dot(...towards(x, y, index * 45, size * 0.38), size * 0.09, "yellow"))}`;
}

/** @type {Record<string, (x: number, y: number, size: number) => SVGTemplateResult>} */
const heads = {
  blue: cornflowerHead,
  green: helleboreHead,
  red: peonyHead,
  purple: lavenderHead,
  yellow: daffodilHead,
};

/** A flower with its stalk and two leaves. @param {string} colour @param {boolean} broad */
const flower = (colour, broad) => () =>
  svg`${stem("M50 118C48 98 51 80 50 60", "green", 2.8)}
    ${broad ? svg`${broadLeaf(50, 108, -52, 44, 20, "green-deep", { veins: 4 })}${broadLeaf(50, 102, 54, 42, 19, "green", { veins: 4 })}` : svg`${leaf(50, 116, -30, 52, 8, "green-deep")}${leaf(50, 116, 32, 48, 8, "green")}`}
    ${heads[colour](50, 44, 38)}`;

/** A wooden sign on its post, with the flower that belongs there. @param {string} colour */
const sign = (colour) => () =>
  svg`${shape("M45 78H55V118H45Z", "wood")}${shape("M10 14H84L94 47L84 80H10Z", "wood-pale")}
    ${line("M16 22H78M16 72H78M22 14V20M70 74V80")}${heads[colour](46, colour === "purple" ? 44 : 47, 25)}`;

/** A stalk that hangs its head. */
function withered() {
  return svg`${stem("M40 118C38 84 38 50 54 34C64 26 74 34 76 48", "bark", 2.6)}${leaf(40, 104, -58, 34, 9, "brown")}${leaf(39, 84, 62, 30, 8, "rust")}
    ${several(5, (index) => petal(76, 48, 140 + index * 20, 26 - Math.abs(index - 2) * 3, 11, index % 2 ? "brown" : "rust"))}${several(3, (index) => petal(30 + index * 22, 116, 78 + index * 9, 12, 6, "brown"))}`;
}

/** A bed with nothing in it. */
function bareSpace() {
  return svg`${shape("M16 70C28 60 72 60 84 70C92 78 84 88 50 88S8 78 16 70Z", "bark")}${line("M26 72C40 68 60 68 74 72M22 79C40 84 60 84 78 79")}`;
}

/** What a pawn wears, so that five pawns have five outlines. @type {Record<string, [string, string]>} */
const hats = {
  blue: ["blue-deep", "M34 40A16 16 0 1 1 66 40Z"],
  green: ["green-deep", "M50 4L72 40H28Z"],
  red: ["red", "M30 12H70V40H30Z"],
  purple: ["violet-deep", "M40 2H60L66 40H34Z"],
  yellow: ["yellow-deep", "M12 34H32C34 14 66 14 68 34H88V42H12Z"],
  helper: ["rose", "M50 40C30 34 26 12 44 14C48 4 60 6 60 16C76 14 72 36 50 40Z"],
};

/** @param {string} name */
const pawn = (name) => () =>
  svg`${shape("M20 114C22 92 36 84 40 66H60C64 84 78 92 80 114Z", hats[name][0])}${dot(50, 50, 19, "paper")}${shape(hats[name][1], hats[name][0])}${line("M26 106H74")}${dot(44, 50, 2.2, "black")}${dot(56, 50, 2.2, "black")}`;

/** @type {Record<string, () => unknown>} */
export const flowers = {
  cornflower: flower("blue", false),
  hellebore: flower("green", true),
  peony: flower("red", true),
  daffodil: flower("yellow", false),
  withered,
  "bare-space": bareSpace,
  ...Object.fromEntries(Object.keys(heads).map((colour) => [`sign-${colour}`, sign(colour)])),
  ...Object.fromEntries(Object.keys(hats).map((name) => [`pawn-${name}`, pawn(name)])),
};
