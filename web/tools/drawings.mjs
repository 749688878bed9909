/**
 * Writes down what the page's own scripts draw, for pictures that are made without a browser.
 *
 *     node drawings.mjs OUT
 *
 * writes OUT/drawings.svg with a symbol for every plate, every icon and every seat, and OUT/covers.json with the faces that stand
 * for each game.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { arrangements } from "../src/arrangements.js";
import { EMBLEMS } from "../src/emblem.js";
import { PATHS } from "../src/icons.js";
import { markup, ownPlates } from "../src/plates-own.js";

const symbol = (id, box, drawn) =>
  `<symbol id="${id}" viewBox="${box}">${markup(drawn).replace(/\s*\n\s*/g, "")}</symbol>`;

const symbols = [
  ...ownPlates.map(({ name, box, markup: drawn }) => symbol(`plate-${name}`, box, drawn)),
  ...Object.entries(PATHS).map(([name, path]) => symbol(`icon-${name}`, "0 0 24 24", path)),
  ...EMBLEMS.map((shape, seat) => symbol(`icon-seat-${seat + 1}`, "0 0 24 24", shape)),
];
writeFileSync(
  join(process.argv[2], "drawings.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
);

const covers = Object.entries(arrangements).map(([game, { cover }]) => [game, cover]);
writeFileSync(join(process.argv[2], "covers.json"), JSON.stringify(Object.fromEntries(covers)));
