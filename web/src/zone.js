import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";

import { browseTools, isOpen, sorted, toggle } from "./browse.js";
import { icon } from "./icons.js";
import { pieceTemplate } from "./piece.js";
import { back, drawing } from "./plates.js";
import { format, t } from "./texts.js";
import { vars } from "./vars.js";
import { markList } from "./wording.js";

/** @import { Fold } from "./arrangements.js" */
/** @import { Light } from "./piece.js" */
/** @import { Piece, Zone } from "./types.js" */

/** As many cards of a hand stand in one row on a narrow table, and on a wide one; more stand in two. */
const ONE_ROW = 6;
const ONE_WIDE_ROW = 14;

/**
 * A place on the table. Under its pieces lies one button, for the moves that are played on the place itself.
 * @param {Zone} zone
 * @param {Light} light
 * @param {string | null} art plate behind the pieces
 * @param {boolean} folds whether it can be folded up to one line
 */
export function zoneTemplate(zone, light, art, folds) {
  const own = light.moves.get(zone.id) ?? [];
  const name = format(zone.label);
  const words = wordsOf(zone);
  const label = own.length
    ? t("page-target", { thing: words, move: own.map((move) => format(move.label)).join(", ") })
    : words;
  const classes = {
    zone: true,
    [`zone-${zone.kind}`]: true,
    celled: zone.pieces.some(({ cell }) => cell),
    legal: own.length > 0,
    touched: light.touched.has(zone.id),
    changed: light.changed.has(zone.id),
    wanted: light.wanted.has(zone.id),
    empty: !zone.count,
    open: isOpen(zone),
  };
  return html`<div
    role="group"
    class=${classMap(classes)}
    data-testid="zone"
    data-zone=${zone.id}
    data-kind=${zone.kind}
    data-count=${zone.count ?? nothing}
    data-art=${art ?? nothing}
    aria-label=${name}
  >
    <button
      type="button"
      class="zone-target"
      data-testid="zone-target"
      data-target=${isMeant(zone, light) ? zone.id : nothing}
      data-move=${own.length ? own[0].text : nothing}
      data-moves=${own.length > 1 ? own.length : nothing}
      tabindex=${own.length ? 0 : -1}
      aria-label=${label}
      title=${label}
    ></button>
    <p class="zone-name" aria-hidden="true"><span>${name}</span></p>
    ${browseTools(zone, folds)}
    ${art ? html`<span class="zone-art" aria-hidden="true">${drawing(art)}</span>` : nothing}
    ${zone.kind === "pile" && !isOpen(zone) ? pileTemplate(zone, light) : piecesTemplate(zone, light)}
    ${markList(zone.marks)}
  </div>`;
}

/** Its name, and how many pieces lie there. @param {Zone} zone */
function wordsOf({ label, count }) {
  const name = format(label);
  return count === null ? name : t("page-zone", { name, count });
}

/**
 * Whether a click can mean the place itself: not where all that lies there is meant on its own, or stands on what is.
 * @param {Zone} zone
 * @param {Light} light
 */
function isMeant({ id, pieces }, { moves, asked }) {
  const onItsOwn = (/** @type {string} */ thing) => moves.has(thing) || asked.has(thing);
  const meant = pieces.filter((piece) => onItsOwn(piece.id));
  const cells = new Set(meant.flatMap(({ cell }) => (cell ? [String(cell)] : [])));
  const covered = (/** @type {Piece} */ piece) =>
    meant.includes(piece) || cells.has(String(piece.cell));
  return onItsOwn(id) || pieces.length === 0 || !pieces.every(covered);
}

/**
 * Whether a zone lies folded up: nobody opened it, and no move waits inside.
 * @param {Zone} zone
 * @param {Light} light
 */
export function isFolded(zone, light) {
  return !isOpen(zone) && !zone.pieces.some(({ id }) => light.moves.has(id));
}

/**
 * A zone folded up to one line. A tap opens it; where there is nothing to see, it means the zone itself.
 * @param {Zone} zone
 * @param {Light} light
 * @param {Fold} fold
 */
export function foldedTemplate(zone, light, fold) {
  const own = light.moves.get(zone.id) ?? [];
  const name = format(zone.label);
  const words = [wordsOf(zone), ...(zone.marks ?? []).map(format)];
  const looks = own.length === 0 && zone.pieces.some(({ face }) => face !== null);
  const move = own.map(({ label }) => format(label)).join(", ");
  const thing = words.join(", ");
  const show = html`${icon(fold.icon)}<span class="folded-name">${name}</span>
    <b class="folded-count">${zone.count}</b>${markList(zone.marks)}`;
  const classes = {
    zone: true,
    folded: true,
    legal: own.length > 0,
    touched: light.touched.has(zone.id),
    changed: light.changed.has(zone.id),
    wanted: light.wanted.has(zone.id),
    empty: !zone.count,
  };
  return html`<div
    role="group"
    class=${classMap(classes)}
    data-testid="zone"
    data-zone=${zone.id}
    data-kind=${zone.kind}
    data-count=${zone.count ?? nothing}
    aria-label=${name}
  >
    ${
      looks
        ? html`<button
            type="button"
            class="folded-line"
            data-testid="zone-open"
            aria-expanded="false"
            aria-label="${t("page-zone-open", { name })}: ${thing}"
            title="${t("page-zone-open", { name })}: ${thing}"
            @click=${() => toggle(zone.id)}
          >
            ${show}
          </button>`
        : html`<button
            type="button"
            class="folded-line zone-target"
            data-testid="zone-target"
            data-target=${zone.id}
            data-move=${own.length ? own[0].text : nothing}
            data-moves=${own.length > 1 ? own.length : nothing}
            tabindex=${own.length ? 0 : -1}
            aria-label=${own.length ? t("page-target", { thing, move }) : thing}
            title=${own.length ? t("page-target", { thing, move }) : thing}
          >
            ${show}
          </button>`
    }
  </div>`;
}

/** @param {Zone} zone @param {Light} light */
function piecesTemplate(zone, light) {
  const count = Math.max(1, zone.pieces.length);
  return html`<div
    class="pieces"
    ${vars({ "per-row": perRow(count, ONE_ROW), "per-wide-row": perRow(count, ONE_WIDE_ROW) })}
  >
    ${repeat(
      sorted(zone),
      (piece) => piece.id,
      (piece) => placedTemplate(zone, piece, light),
    )}
  </div>`;
}

/** @param {number} count @param {number} most */
function perRow(count, most) {
  return count > most ? Math.ceil(count / 2) : count;
}

/**
 * A piece in its cell, or held in a hand, where the next one may cover a part of it.
 * @param {Zone} zone
 * @param {Piece} piece
 * @param {Light} light
 */
function placedTemplate(zone, piece, light) {
  const drawn = pieceTemplate(piece, light);
  if (piece.cell) {
    const [row, column] = piece.cell;
    return html`<div class="cell" ${vars({ row: row + 1, column: column + 1 })}>${drawn}</div>`;
  }
  return zone.kind === "hand" ? html`<div class="held">${drawn}</div>` : drawn;
}

/**
 * A pile shows its top piece, or its back, and how many lie there.
 * @param {Zone} zone
 * @param {Light} light
 */
function pileTemplate(zone, light) {
  const top = zone.pieces.at(-1);
  return html`<div
    class="pile zone-anchor"
    data-height=${Math.min(3, Math.ceil((zone.count ?? 0) / 12))}
  >
    ${top ? pieceTemplate(top, light) : zone.count ? html`<span class="pile-back" aria-hidden="true">${back()}</span>` : nothing}
    <span class="pile-count" aria-hidden="true">${zone.count}</span>
  </div>`;
}
