import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";

import { back, plate, shapeOf } from "./plates.js";
import { format, t } from "./texts.js";
import { vars } from "./vars.js";
import { markList, pieceWords } from "./wording.js";

/** @import { Move, Piece } from "./types.js" */

const LONG_WORD = /\p{L}{9,}/gu;
/** Where a long word may be parted, if it must be: before a consonant and a vowel. */
const VOWEL = "[aeiouyàâéèêëîïôûùœаеёиоуыэюя]";
const CONSONANT = "[bcdfghjklmnpqrstvwxzçбвгджзклмнпрстфхцчшщ]";
const BETWEEN_SYLLABLES = new RegExp(
  `(?<=\\p{L})${VOWEL}(?:${CONSONANT}[ьъ]?(?=${CONSONANT}${VOWEL})|(?=${CONSONANT}${VOWEL}\\p{L}))`,
  "giu",
);

/**
 * What the things on the table have in common when they are drawn.
 * @typedef {object} Light
 * @property {Map<string, Move[]>} moves by the id of the thing they are played on
 * @property {Set<string>} asked ids of the things that a player may mean though they cannot be played now
 * @property {Set<string>} touched what the pointed thing's moves would take or change
 * @property {Set<string>} blocked what stands in the way of that
 * @property {Set<string>} changed
 * @property {Set<string | null>} wanted what a lesson would have people play
 */

/**
 * A piece that a player may mean is a button. Any other is a picture; who clicks on it means the place where it lies.
 * @param {Piece} piece
 * @param {Light} light
 */
export function pieceTemplate(piece, { moves, asked, touched, blocked, changed, wanted }) {
  const own = moves.get(piece.id) ?? [];
  const count = piece.count ?? 1;
  const name = format(piece.label);
  const parted = name.replace(LONG_WORD, (word) => word.replace(BETWEEN_SYLLABLES, "$&\u00AD"));
  const words = pieceWords(piece);
  const classes = classMap({
    piece: true,
    legal: own.length > 0,
    touched: touched.has(piece.id),
    blocked: blocked.has(piece.id),
    changed: changed.has(piece.id),
    wanted: wanted.has(piece.id),
    many: count > 1,
    "face-down": piece.face === null,
  });
  const show = html`<span class="piece-art" aria-hidden="true">${artOf(piece)}</span>
    <span
      class="piece-name"
      aria-hidden="true"
      ${vars({ longest: longest(name.split(/[\s-]/)), syllables: longest(parted.split(/[\s-\u00AD]/)) })}
      >${parted}</span
    >
    ${markList(piece.marks)}
    ${count > 1 ? html`<span class="piece-count" aria-hidden="true">×${count}</span>` : nothing}`;
  if (own.length === 0 && !asked.has(piece.id)) {
    return html`<span
      role="img"
      class=${classes}
      data-testid="piece"
      data-piece=${piece.id}
      data-face=${piece.face ?? ""}
      data-count=${count}
      aria-label=${words}
      title=${words}
      >${show}</span
    >`;
  }
  const move = own.map(({ label }) => format(label)).join(", ");
  return html`<button
    type="button"
    class=${classes}
    data-testid="piece"
    data-target=${piece.id}
    data-piece=${piece.id}
    data-face=${piece.face ?? ""}
    data-count=${count}
    data-move=${own.length ? own[0].text : nothing}
    data-moves=${own.length > 1 ? own.length : nothing}
    tabindex=${own.length ? 0 : -1}
    aria-label=${own.length ? t("page-target", { thing: words, move }) : words}
    title=${words}
  >
    ${show}
  </button>`;
}

/** What a piece shows. @param {Piece} piece */
export function artOf({ face, label, parts, boxes }) {
  if (face === null) return back();
  if (boxes) return shapeOf(boxes);
  if (parts) return parts.map((part) => html`<span class="piece-part">${plate(part, "")}</span>`);
  return plate(face, format(label));
}

/** How many letters must fit beside each other. @param {string[]} parts */
function longest(parts) {
  return Math.max(1, ...parts.map((part) => part.length));
}
