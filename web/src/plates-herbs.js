/** Herbs on a sheet of 100 × 120, each with the habit, leaf and flower it is known by. */
import { svg } from "lit";

import { broadLeaf, dot, leaf, line, petal, several, shape, stem, towards } from "./pen.js";

/** Bay laurel: a woody twig, large glossy leaves, black berries. */
function bay() {
  const leaves = [
    [50, 104, -62, 40, 17],
    [51, 96, 58, 42, 18],
    [50, 80, -52, 42, 18],
    [51, 70, 50, 42, 18],
    [50, 56, -42, 40, 17],
    [50, 46, 38, 38, 16],
    [50, 34, -4, 32, 14],
  ];
  return svg`${stem("M50 118C48 90 52 60 50 32", "bark", 2.6)}
    ${leaves.map(([x, y, angle, length, width], index) => broadLeaf(x, y, angle, length, width, index % 2 ? "green" : "green-deep", { veins: 5 }))}
    ${dot(41, 88, 4.6, "black")}${dot(47, 92, 4.6, "black")}${dot(58, 82, 4.6, "black")}`;
}

/** Dill: an umbrella of yellow umbels over threadlike leaves. */
function dill() {
  const rays = several(9, (index) => -76 + index * 19);
  /** @param {number} x @param {number} y @param {number} side */
  const threads = (x, y, side) => {
    const fan = several(9, (index) => {
      const [tx, ty] = towards(
        x + side * (4 + index * 2.6),
        y - index * 1.6,
        side * (28 + index * 6),
        15 - index * 0.4,
      );
      const [bx, by] = towards(
        x + side * (4 + index * 2.6),
        y - index * 1.6,
        side * (120 - index * 3),
        10 - index * 0.5,
      );
      return `M${x + side * (4 + index * 2.6)} ${y - index * 1.6}L${tx} ${ty}M${x + side * (4 + index * 2.6)} ${y - index * 1.6}L${bx} ${by}`;
    }).join("");
    return svg`<path class="pen-thread" d=${`M${x} ${y}L${x + side * 30} ${y - 16}${fan}`} />`;
  };
  return svg`${threads(50, 104, -1)}${threads(50, 92, 1)}${threads(50, 78, -1)}
    ${stem("M50 118C49 96 51 74 50 52", "green", 2.4)}
    ${rays.map((angle) => {
      const [x, y] = towards(50, 54, angle, 36);
      return svg`${stem(`M50 54L${x} ${y}`, "green", 0.8)}
        ${several(7, (index) => {
          const [dx, dy] = index === 6 ? [x, y] : towards(x, y, index * 60 + angle, 4.6);
          return dot(dx, dy, 2.1, index % 2 ? "yellow" : "yellow-deep");
        })}`;
    })}`;
}

/** Lavender: spikes of violet whorls over a tuft of narrow grey leaves. */
function lavender() {
  /** @param {number} foot @param {number} top @param {number} height @param {number} lean */
  const spike = (
    foot,
    top,
    height,
    lean,
  ) => svg`${stem(`M${foot} 116C${foot} 90 ${top - lean} ${height + 50} ${top} ${height + 8}`, "green-grey", 1.6)}
    ${several(7, (row) => {
      const y = height + 42 - row * 7;
      const x = top - lean * (1 - row / 7) * 0.5;
      const size = row < 2 ? 7.5 : 9.5 - row * 0.7;
      return svg`${petal(x, y + 3, -46, size, 5.4, "violet")}${petal(x, y + 3, 46, size, 5.4, "violet")}${petal(x, y + 3, 0, size, 5.4, row % 2 ? "violet-pale" : "violet-deep")}`;
    })}`;
  return svg`${[-50, -32, 32, 50, -16, 18].map((angle, index) => leaf(50, 117, angle, 40 - Math.abs(angle) * 0.2, 5, index % 2 ? "green-pale" : "green-grey"))}
    ${spike(48, 26, 24, 5)}${spike(52, 74, 22, -5)}${spike(50, 50, 8, 0)}`;
}

/** Rosemary: an upright woody twig, crowded with needles, pale blue flowers between them. */
function rosemary() {
  const needles = several(15, (index) => ({
    y: 106 - index * 6.2,
    long: 25 - index * 0.55,
    spread: 58 - index * 1.6,
  }));
  return svg`${stem("M50 118C51 90 49 50 50 16", "bark", 2.8)}
    ${needles.map(
      ({ y, long, spread }, index) => svg`
      ${leaf(50, y, -spread, long, 4.6, index % 2 ? "green-deep" : "green")}
      ${leaf(50, y - 2.4, spread, long, 4.6, index % 2 ? "green" : "green-deep")}`,
    )}
    ${leaf(50, 18, -14, 15, 4.4, "green")}${leaf(50, 18, 14, 15, 4.4, "green-deep")}${leaf(50, 17, 0, 16, 4.4, "green")}
    ${[
      [42, 74],
      [58, 62],
      [43, 48],
      [57, 38],
    ].map(
      ([x, y]) => svg`
      ${petal(x, y, -50, 8, 5, "blue-pale")}${petal(x, y, 50, 8, 5, "blue-pale")}${petal(x, y, 180, 8, 5.5, "blue")}${dot(x, y, 1.6, "white")}`,
    )}`;
}

/** Saffron: a violet crocus with three red stigmas, grassy leaves and its corm. */
function saffron() {
  return svg`${[-24, -13, 14, 25].map((angle) => leaf(50, 98, angle, 82, 5, "green"))}
    ${shape("M46 100C46 80 47 70 44 58H56C53 70 54 80 54 100Z", "violet-pale")}
    ${shape("M36 102C36 96 42 92 50 92S64 96 64 102C64 112 58 117 50 117S36 112 36 102Z", "brown")}
    ${line("M40 100C46 97 54 97 60 100M39 105C46 102 54 102 61 105M42 111C47 108 53 108 58 111M44 117l-3 3M50 117v3M56 117l3 3")}
    ${leaf(45, 62, -38, 50, 26, "violet")}${leaf(55, 62, 38, 50, 26, "violet")}
    ${leaf(48, 62, -14, 54, 25, "violet-pale")}${leaf(52, 62, 14, 54, 25, "violet-pale")}
    ${stem("M50 56C46 44 40 34 34 30", "red", 2.6)}${stem("M50 56C54 44 60 34 66 30", "red", 2.6)}${stem("M50 56C50 44 50 34 49 22", "red", 2.6)}
    ${stem("M47 54L44 42", "yellow", 2)}${stem("M53 54L56 42", "yellow", 2)}
    ${leaf(50, 66, -24, 34, 22, "violet")}${leaf(50, 66, 24, 34, 22, "violet")}${leaf(50, 68, 0, 29, 20, "violet-deep")}`;
}

/** Sage: long blunt grey leaves with a net of veins, and a spike of blue lipped flowers. */
function sage() {
  const whorls = [52, 41, 30, 20];
  return svg`${stem("M50 118C50 90 50 50 50 12", "green-grey", 2.2)}
    ${whorls.map(
      (
        y,
        index,
      ) => svg`${petal(50, y, -64, 13 - index * 1.6, 7.5 - index, "blue-deep")}${petal(50, y, 64, 13 - index * 1.6, 7.5 - index, "blue-deep")}
      ${petal(50, y, -100, 10 - index * 1.4, 5.5, "violet-pale")}${petal(50, y, 100, 10 - index * 1.4, 5.5, "violet-pale")}`,
    )}
    ${petal(50, 15, 0, 9, 6, "blue-deep")}
    ${broadLeaf(50, 108, -70, 44, 19, "green-grey", { veins: 6, blunt: true })}${broadLeaf(50, 108, 70, 44, 19, "green-grey", { veins: 6, blunt: true })}
    ${broadLeaf(50, 94, -42, 46, 19, "green-pale", { veins: 6, blunt: true })}${broadLeaf(50, 94, 42, 46, 19, "green-pale", { veins: 6, blunt: true })}
    ${broadLeaf(49, 112, -22, 36, 17, "green-grey", { veins: 5, blunt: true })}${broadLeaf(51, 112, 22, 36, 17, "green-pale", { veins: 5, blunt: true })}`;
}

/** Tarragon: slender branching stems, long narrow leaves, tiny nodding buds. */
function tarragon() {
  /** @param {number} x @param {number} y @param {number} angle @param {number} length */
  const shoot = (x, y, angle, length) => {
    const [tx, ty] = towards(x, y, angle, length);
    return svg`${stem(`M${x} ${y}L${tx} ${ty}`, "green", 1.5)}
      ${several(5, (index) => {
        const [lx, ly] = towards(x, y, angle, (length * (index + 0.8)) / 5.2);
        return leaf(
          lx,
          ly,
          angle + (index % 2 ? 44 : -44),
          27 - index * 2.4,
          4.8,
          index % 2 ? "green-fresh" : "green",
        );
      })}
      ${leaf(tx, ty, angle, 15, 4, "green-fresh")}`;
  };
  return svg`${stem("M50 118C50 100 50 90 50 74", "green", 2.2)}
    ${leaf(50, 112, -62, 34, 5.5, "green-fresh")}${leaf(50, 106, 62, 34, 5.5, "green")}${leaf(50, 96, -58, 32, 5.4, "green")}${leaf(50, 92, 58, 32, 5.4, "green-fresh")}
    ${shoot(50, 84, -34, 52)}${shoot(50, 80, 34, 52)}${shoot(50, 76, 0, 54)}
    ${[
      [30, 30],
      [38, 22],
      [62, 22],
      [71, 30],
      [44, 12],
      [57, 12],
      [22, 46],
      [79, 46],
    ].map(([x, y]) => dot(x, y, 2.8, "yellow"))}`;
}

/** Mint: pairs of broad toothed leaves crosswise up the stem, a rosy spike on top. */
function mint() {
  const pairs = [
    [104, 66, 40, 27],
    [82, 58, 36, 25],
    [62, 50, 30, 21],
    [46, 40, 22, 16],
  ];
  return svg`${stem("M50 118C50 90 50 60 50 22", "rust", 2.6)}
    ${pairs.map(
      ([y, spread, length, width], index) => svg`
      ${broadLeaf(50, y, -spread, length, width, index % 2 ? "green-fresh" : "green", { teeth: 9, veins: 4 })}
      ${broadLeaf(50, y, spread, length, width, index % 2 ? "green" : "green-fresh", { teeth: 9, veins: 4 })}`,
    )}
    ${several(5, (row) => svg`${dot(45.5 + row * 0.5, 32 - row * 5, 3.5 - row * 0.3, "rose")}${dot(54.5 - row * 0.5, 32 - row * 5, 3.5 - row * 0.3, "rose")}${dot(50, 34 - row * 5.4, 3.4 - row * 0.3, "rose-pale")}`)}`;
}

/** Chive: hollow grass-green blades and round lilac heads. */
function chive() {
  /** @param {number} x @param {number} y @param {number} radius */
  const head = (
    x,
    y,
    radius,
  ) => svg`${several(15, (index) => petal(x, y, index * 24, radius, 5.2, index % 2 ? "lilac" : "lilac-deep"))}
    ${several(9, (index) => petal(x, y, index * 40 + 12, radius * 0.66, 4.6, index % 2 ? "lilac-pale" : "lilac"))}${dot(x, y, 2.4, "lilac-deep")}`;
  const blades = [
    ["M45 116C40 90 26 62 14 50", "green"],
    ["M47 116C43 86 36 50 34 34", "green-fresh"],
    ["M50 116C50 90 54 60 58 40", "green"],
    ["M54 116C60 92 72 70 88 60", "green-fresh"],
    ["M52 116C58 88 66 54 80 32", "green"],
    ["M48 116C46 92 42 70 40 58", "green-fresh"],
  ];
  return svg`${blades.map(([d, colour]) => stem(d, colour, 3))}
    ${stem("M49 116C46 84 42 60 40 30", "green", 2)}${stem("M53 116C58 92 64 74 70 52", "green", 2)}${stem("M46 116C40 96 30 84 24 76", "green", 2)}
    ${head(39, 24, 17)}${head(72, 48, 14)}${head(22, 72, 11)}
    ${shape("M42 112C42 106 46 104 50 104S58 106 58 112C58 117 54 119 50 119S42 117 42 112Z", "white")}${line("M46 106V118M50 105V119M54 106V118M47 119l-2 2M53 119l2 2")}`;
}

/** Thyme: a low cushion of wiry shoots with small round leaves and tufts of rose flowers. */
function thyme() {
  const shoots = [
    [-62, 48],
    [62, 48],
    [-38, 64],
    [38, 64],
    [-13, 76],
    [14, 74],
  ];
  return svg`${shoots.map(([angle, length]) => {
    const [tx, ty] = towards(50, 114, angle, length);
    const pairs = Math.round(length / 9);
    return svg`${stem(`M50 114L${tx} ${ty}`, "bark", 1.4)}
      ${several(pairs, (index) => {
        const [x, y] = towards(50, 114, angle, 14 + ((length - 20) * index) / pairs);
        return svg`${petal(x, y, angle - 66, 9, 6.2, index % 2 ? "green" : "green-deep")}${petal(x, y, angle + 66, 9, 6.2, index % 2 ? "green-deep" : "green")}`;
      })}
      ${several(6, (index) => {
        const [x, y] = towards(tx, ty, index * 60 + angle, 4.8);
        return dot(x, y, 3.5, index % 2 ? "rose" : "rose-pale");
      })}${dot(tx, ty, 3.4, "rose-deep")}`;
  })}`;
}

export const herbs = { bay, dill, lavender, rosemary, saffron, sage, tarragon, mint, chive, thyme };
