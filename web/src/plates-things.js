/** Vessels and ornaments on a sheet of 120 × 100; the bun and the back on the herbs' sheet. */
import { svg } from "lit";

import { broadLeaf, dot, leaf, line, petal, several, shape, stem, towards } from "./pen.js";

function largePot() {
  return svg`${shape("M26 34H94L86 88C85 93 82 96 76 96H44C38 96 35 93 34 88Z", "clay")}
    ${shape("M84 34H94L86 88C85 93 82 96 76 96H70C77 94 79 90 80 84Z", "clay-deep")}
    ${shape("M20 18H100C103 18 104 20 104 22V32C104 35 102 37 99 37H21C18 37 16 35 16 32V22C16 20 17 18 20 18Z", "clay-pale")}
    ${line("M17 29H103M32 60C46 66 74 66 88 60M34 68C48 74 72 74 86 68")}`;
}

function woodenPlanter() {
  return svg`${shape("M8 34H112L106 92H14Z", "wood")}
    ${shape("M4 28H116V42H4Z", "wood-pale")}
    ${line("M11 60H109M13 76H107M42 42L44 92M78 42L76 92M16 50h14M54 52h18M86 50h12M22 68h12M58 68h16M84 84h14M30 84h10M10 34h20M50 35h24M90 34h18")}
    ${dot(12, 35, 1.8, "brown")}${dot(108, 35, 1.8, "brown")}${dot(42, 48, 1.6, "brown")}${dot(78, 48, 1.6, "brown")}
    ${shape("M18 92H32V98H18Z", "wood")}${shape("M88 92H102V98H88Z", "wood")}`;
}

function smallPots() {
  /** @param {number} x @param {number} y @param {string} colour */
  const pot = (
    x,
    y,
    colour,
  ) => svg`${shape(`M${x - 15} ${y}H${x + 15}L${x + 11} ${y + 32}C${x + 10} ${y + 36} ${x + 8} ${y + 37} ${x + 5} ${y + 37}H${x - 5}C${x - 8} ${y + 37} ${x - 10} ${y + 36} ${x - 11} ${y + 32}Z`, colour)}
    ${shape(`M${x - 18} ${y - 9}H${x + 18}V${y + 2}H${x - 18}Z`, "clay-pale")}${line(`M${x - 12} ${y + 12}C${x - 4} ${y + 16} ${x + 4} ${y + 16} ${x + 12} ${y + 12}`)}`;
  return svg`${pot(38, 38, "clay-deep")}${pot(82, 38, "clay-deep")}${pot(22, 58, "clay")}${pot(60, 58, "clay")}${pot(98, 58, "clay")}`;
}

function glassJar() {
  return svg`${shape("M34 26H86C94 32 97 38 97 46V84C97 92 92 97 84 97H36C28 97 23 92 23 84V46C23 38 26 32 34 26Z", "glass")}
    ${shape("M23 56C40 52 80 60 97 56V84C97 92 92 97 84 97H36C28 97 23 92 23 84Z", "glass-deep")}
    ${shape("M30 14H90V28H30Z", "wood-pale")}${shape("M36 4H84V14H36Z", "wood")}
    ${line("M30 21H90M31 42V76M36 38V50M42 10H78")}
    ${shape("M46 62H74V82H46Z", "paper")}${line("M52 68H68M52 73H66M52 78H62")}`;
}

function bun() {
  return svg`${shape("M10 74C10 46 26 34 50 34S90 46 90 74C90 88 74 94 50 94S10 88 10 74Z", "bread")}
    ${shape("M10 74C12 82 30 86 50 86S88 82 90 74C90 88 74 94 50 94S10 88 10 74Z", "bread-deep")}
    ${line("M30 46C34 52 36 58 36 64M50 42C52 50 52 56 52 63M70 46C68 52 67 58 67 64")}
    ${[
      [24, 62],
      [42, 52],
      [60, 54],
      [76, 62],
      [44, 72],
      [62, 74],
      [30, 74],
    ].map(([x, y], index) => leaf(x, y, index * 50, 7, 3.6, "green"))}
    ${line("M36 26C32 20 40 16 36 9M52 24C48 18 56 14 52 7M66 26C62 20 70 16 66 9")}`;
}

/** The back of a card: a lattice with a sprig. */
function back() {
  return svg`<rect class="back-ground" x="0" y="0" width="100" height="140" />
    <path class="back-lattice" d=${several(14, (index) => `M${-140 + index * 20} 140L${index * 20} 0M${-140 + index * 20} 0L${index * 20} 140`).join("")} />
    <rect class="back-frame" x="7" y="7" width="86" height="126" rx="5" />
    <ellipse class="back-medal" cx="50" cy="70" rx="27" ry="34" />
    <g transform="translate(15 25) scale(.7)">${stem("M50 100V34", "green-pale", 2)}
      ${several(4, (index) => svg`${leaf(50, 92 - index * 15, -50, 24 - index * 3, 10, "green-pale")}${leaf(50, 88 - index * 15, 50, 24 - index * 3, 10, "green-pale")}`)}${leaf(50, 40, 0, 18, 9, "green-pale")}</g>`;
}

/** Two branches that meet: the garden's own sign. */
function wreath() {
  /** @param {number} side */
  const branch = (side) =>
    several(8, (index) => {
      const angle = side * (168 - index * 19);
      const [x, y] = towards(60, 52, angle, 38);
      const lean = angle - side * 90;
      return svg`${broadLeaf(x, y, lean - 26, 19, 9, index % 2 ? "green" : "green-deep", { veins: 3 })}${broadLeaf(x, y, lean + 30, 17, 8, index % 2 ? "green-fresh" : "green", { veins: 3 })}
        ${index % 3 === 1 ? svg`${dot(...towards(x, y, angle, 8), 2.6, "rose-deep")}${dot(...towards(x, y, angle + 24, 9), 2.4, "rose")}` : ""}`;
    });
  return svg`${stem("M60 90C20 86 12 40 40 16", "bark", 1.6)}${stem("M60 90C100 86 108 40 80 16", "bark", 1.6)}${branch(-1)}${branch(1)}
    ${several(5, (index) => petal(60, 90, index * 72, 9, 6, "violet"))}${dot(60, 90, 2.4, "yellow")}`;
}

/** A face that has no plate of its own: a leaf, and beside it the first letter of its name. */
function unknown() {
  return svg`${stem("M50 116C50 100 49 90 50 78", "green", 2.6)}${broadLeaf(50, 86, 0, 76, 50, "green-pale", { veins: 6 })}`;
}

export const vessels = {
  "large-pot": largePot,
  "wooden-planter": woodenPlanter,
  "small-pots": smallPots,
  "glass-jar": glassJar,
  wreath,
};
export const things = { bun, unknown };
export { back };
