/** The strokes that all plates are drawn with. Lengths are those of the plate's sheet, angles are degrees from upright. */
import { svg } from "lit";

/** @import { SVGTemplateResult } from "lit" */

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/**
 * A lancet leaf growing from a point.
 * @param {number} x
 * @param {number} y
 * @param {number} angle
 * @param {number} length
 * @param {number} width
 * @param {string} colour name of a plate colour
 */
export function leaf(x, y, angle, length, width, colour) {
  const half = width / 2;
  const blade = `M0 0C${-half * 1.3} ${-length * 0.3} ${-half} ${-length * 0.75} 0 ${-length}C${half} ${-length * 0.75} ${half * 1.3} ${-length * 0.3} 0 0`;
  return svg`<g transform=${place(x, y, angle)}>
    <path d=${blade} fill=${paint(colour)} />
    <path class="pen-vein" d=${`M0 0V${-length * 0.86}`} />
  </g>`;
}

/**
 * A broad leaf with side veins; with teeth its edge is a saw.
 * @param {number} x
 * @param {number} y
 * @param {number} angle
 * @param {number} length
 * @param {number} width
 * @param {string} colour
 * @param {{teeth?: number, veins?: number, blunt?: boolean}} [form]
 */
export function broadLeaf(
  x,
  y,
  angle,
  length,
  width,
  colour,
  { teeth = 0, veins = 4, blunt = false } = {},
) {
  /** @param {number} share */
  const half = (share) =>
    (width / 2) * Math.sin(Math.PI * share ** (blunt ? 0.95 : 0.72)) ** (blunt ? 0.7 : 0.9);
  const steps = teeth || 12;
  const right = [];
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    if (teeth)
      right.push([half(share - 0.35 / steps) + width * 0.05, -length * (share - 0.1 / steps)]);
    if (step < steps) right.push([half(share) * (teeth ? 0.9 : 1), -length * share]);
  }
  const left = right.map(([px, py]) => [-px, py]).reverse();
  const edge = [...right, [0, -length], ...left]
    .map(([px, py]) => `${round(px)} ${round(py)}`)
    .join("L");
  const ribs = Array.from({ length: veins }, (_, index) => {
    const share = (index + 1) / (veins + 1.4);
    const reach = half(Math.min(share + 0.14, 0.97)) * 0.8;
    const from = round(-length * share);
    const to = round(-length * (share + 0.13));
    return `M0 ${from}L${round(reach)} ${to}M0 ${from}L${round(-reach)} ${to}`;
  }).join("");
  return svg`<g transform=${place(x, y, angle)}>
    <path d=${`M0 0L${edge}Z`} fill=${paint(colour)} />
    <path class="pen-vein" d=${`M0 0V${round(-length * 0.93)}${ribs}`} />
  </g>`;
}

/**
 * @param {string} d
 * @param {string} colour
 * @param {number} [width]
 */
export function stem(d, colour, width = 2.2) {
  return svg`<path class="pen-edge" d=${d} stroke-width=${width + 1.6} /><path class="pen-stem" d=${d} stroke=${paint(colour)} stroke-width=${width} />`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} colour
 */
export function dot(x, y, radius, colour) {
  return svg`<circle cx=${round(x)} cy=${round(y)} r=${radius} fill=${paint(colour)} />`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} angle
 * @param {number} length
 * @param {number} width
 * @param {string} colour
 */
export function petal(x, y, angle, length, width, colour) {
  return svg`<ellipse cx="0" cy=${-length / 2} rx=${width / 2} ry=${length / 2} fill=${paint(colour)} transform=${place(x, y, angle)} />`;
}

/**
 * A shape as it is.
 * @param {string} d
 * @param {string} colour
 */
export function shape(d, colour) {
  return svg`<path d=${d} fill=${paint(colour)} />`;
}

/** Fine lines without a fill. @param {string} d */
export function line(d) {
  return svg`<path class="pen-vein" d=${d} />`;
}

/** @param {string} colour */
export function paint(colour) {
  return colour === "none" ? "none" : `var(--plate-${colour})`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} angle
 */
function place(x, y, angle) {
  return `translate(${round(x)} ${round(y)}) rotate(${round(angle)})`;
}

/**
 * @template T
 * @param {number} count
 * @param {(index: number) => T} make
 */
export function several(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}

/**
 * A point at a distance in a direction.
 * @param {number} x
 * @param {number} y
 * @param {number} angle
 * @param {number} distance
 * @returns {[number, number]}
 */
export function towards(x, y, angle, distance) {
  const turn = (angle * Math.PI) / 180;
  return [round(x + Math.sin(turn) * distance), round(y - Math.cos(turn) * distance)];
}
