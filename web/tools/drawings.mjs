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
import { herbs } from "../src/plates-herbs.js";
import { back, things, vessels } from "../src/plates-things.js";

const symbol = (id, box, drawn) =>
  `<symbol id="${id}" viewBox="${box}">${markup(drawn).replace(/\s*\n\s*/g, "")}</symbol>`;
const plates = (drawings, box) =>
  Object.entries(drawings).map(([name, draw]) => symbol(`plate-${name}`, box, draw()));

const symbols = [
  ...plates({ ...herbs, ...things }, "0 0 100 120"),
  ...plates(vessels, "0 0 120 100"),
  ...plates({ back }, "0 0 100 140"),
  ...Object.entries(PATHS).map(([name, path]) => symbol(`icon-${name}`, "0 0 24 24", path)),
  ...EMBLEMS.map((shape, seat) => symbol(`icon-seat-${seat + 1}`, "0 0 24 24", shape)),
];
writeFileSync(
  join(process.argv[2], "drawings.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
);

const covers = Object.entries(arrangements).map(([game, { cover }]) => [game, cover]);
writeFileSync(join(process.argv[2], "covers.json"), JSON.stringify(Object.fromEntries(covers)));

/** A template of lit as text. */
function markup(value) {
  if (Array.isArray(value)) return value.map(markup).join("");
  if (!value?.strings) return String(value ?? "");
  return value.strings.reduce((before, after, index) => {
    const part = markup(value.values[index - 1]);
    return before + (before.endsWith("=") ? `"${part}"` : part) + after;
  });
}
