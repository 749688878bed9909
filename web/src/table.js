/*
 * Hooks for tests and scripts, on the elements of the table:
 *   [data-testid=table]        data-game, data-turn, data-viewer, data-over, data-moves (count), data-busy
 *   [data-testid=zone]         data-zone (id), data-kind, data-count; inside it the button [data-testid=zone-target]
 *   [data-testid=piece]        data-piece (id), data-face, data-count
 *   [data-move="<text>"]       on every button that plays this move: pieces, zone targets, prompt buttons, menu entries;
 *                              where several moves sit on one thing it has the first, and data-moves their number
 *   [data-testid=…]            prompt, recent, refusal, prompt-move, undo, redo, open-log, open-sheet, log, sheet,
 *                              seat-<n>, score-<n>, move-menu, typed-move, skip, pass-device, pass-accept, game-over,
 *                              winners, play-again, to-lobby, taken, take-over, broken-part
 */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";

import { arrange, arrangementOf, foldOf, roomy, seatsFrom, stem } from "./arrange.js";
import { Component } from "./component.js";
import { letDrag, LONG_PRESS } from "./drag.js";
import { begin, fit, isZoomed, refit, unfit } from "./fit.js";
import { wanted } from "./lesson.js";
import { layout, move } from "./motion.js";
import { onlyLooking, point, touch } from "./play.js";
import { seatPlate } from "./seat-plate.js";
import { store } from "./store.js";
import { t } from "./texts.js";
import { seatName } from "./wording.js";
import { foldedTemplate, isFolded, zoneTemplate } from "./zone.js";

/** @import { Light } from "./piece.js" */
/** @import { Table } from "./store.js" */
/** @import { Move, Preview, View, Zone } from "./types.js" */
/** @import { PropertyValues } from "lit" */

/** From so many neighbours on, each has little room. */
const MANY = 4;

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Draws any view: it knows zones, pieces and moves, and no game.
 */
class GardenTable extends Component {
  /** The view that is drawn now. @type {View | null} */
  #drawn = null;
  /** The language in which it is drawn, and how many notices stand above it. */
  #around = "";
  #pressTimer = 0;
  #longPressed = false;

  constructor() {
    super();
    letDrag(this);
    this.addEventListener("click", (event) => this.#onClick(event));
    this.addEventListener("focusin", (event) => this.#pointAt(event));
    this.addEventListener("focusout", () => point(null));
    this.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && this.#pointAt(event),
    );
    this.addEventListener("pointerleave", () => point(null));
    this.addEventListener("pointerdown", (event) => this.#onPress(event));
    for (const name of ["pointerup", "pointercancel", "pointermove"]) {
      this.addEventListener(name, (event) => this.#onRelease(event));
    }
    this.addEventListener("contextmenu", (event) => this.#longPressed && event.preventDefault());
    this.addEventListener("keydown", (event) => this.#onKey(event));
    this.onRoom = () => this.requestUpdate();
    // By the next frame the table is arranged for its new room.
    this.onResize = () => requestAnimationFrame(() => this.#fit(refit));
    // Until its type has come, the letters were others.
    this.onType = () => this.#fit(fit);
  }

  connectedCallback() {
    super.connectedCallback();
    roomy.addEventListener("change", this.onRoom);
    addEventListener("resize", this.onResize);
    document.fonts.addEventListener("loadingdone", this.onType);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    roomy.removeEventListener("change", this.onRoom);
    removeEventListener("resize", this.onResize);
    document.fonts.removeEventListener("loadingdone", this.onType);
  }

  /**
   * The button that an event is about; on a picture, that of the place where it lies.
   * @param {Event} event
   */
  #target(event) {
    if (!(event.target instanceof Element) || event.target.closest(".zone-tools")) return null;
    const zone = event.target.closest("[data-zone]");
    const element = event.target.closest("[data-target]") ?? zone?.querySelector(".zone-target");
    return element instanceof HTMLElement ? element : null;
  }

  /** @param {Event} event */
  #onClick(event) {
    const id = this.#target(event)?.dataset.target;
    if (this.#longPressed) {
      this.#longPressed = false;
      return;
    }
    if (id) void touch(id);
  }

  /** @param {Event} event */
  #pointAt(event) {
    point(this.#target(event)?.dataset.target ?? null);
  }

  /** @param {PointerEvent} event */
  #onPress(event) {
    this.#longPressed = false;
    clearTimeout(this.#pressTimer);
    const id = this.#target(event)?.dataset.target;
    if (!id || event.pointerType === "mouse") return;
    this.#pressTimer = window.setTimeout(() => {
      this.#longPressed = true;
      point(id);
    }, LONG_PRESS);
  }

  /** @param {Event} event */
  #onRelease(event) {
    if (
      event.type === "pointermove" &&
      event instanceof PointerEvent &&
      Math.hypot(event.movementX, event.movementY) < 6
    ) {
      return;
    }
    clearTimeout(this.#pressTimer);
  }

  /**
   * The arrow keys lead from thing to thing, also to those that cannot be played now.
   * @param {KeyboardEvent} event
   */
  #onKey(event) {
    this.#longPressed = false;
    const direction = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    const from = this.#target(event);
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.#neighbour(from, direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /**
   * @param {HTMLElement} from
   * @param {number[]} direction
   */
  #neighbour(from, [dx, dy]) {
    const here = centre(from);
    let best = null;
    let least = Infinity;
    /** @type {NodeListOf<HTMLElement>} */
    const candidates = this.querySelectorAll("[data-target]");
    for (const candidate of candidates) {
      const there = centre(candidate);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (along <= 4) continue;
      const distance = along + across * 2.5;
      if (distance < least) [best, least] = [candidate, distance];
    }
    return best;
  }

  /** @param {PropertyValues} changed */
  update(changed) {
    const view = store.state.table?.view ?? null;
    const renewed = view !== this.#drawn;
    const comparable = renewed && view !== null && isSame(view, this.#drawn);
    const before = comparable ? layout(this) : null;
    const { language, notices } = store.state;
    const around = language + notices.length;
    const other = view !== null && (renewed || around !== this.#around);
    this.#drawn = view;
    this.#around = around;
    if (other) this.#fit(begin);
    super.update(changed);
    if (before) move(this, before);
    if (other) requestAnimationFrame(() => this.#fit(fit));
  }

  /**
   * What comes after the game is to be read, and as long as it is.
   * @param {(what: string) => void} how
   */
  #fit(how) {
    if (!this.#drawn) return;
    // A frame becomes as high as its content instead, and beside a form there is more to read.
    const { framed, screen, table } = store.state;
    if (this.#drawn.over || framed || screen === "ask") unfit();
    else if (table && !isZoomed()) how(`${table.id} ${this.#around} ${roomy.matches}`);
  }

  render() {
    const { boot, table, ...page } = store.state;
    if (!table?.view) return nothing;
    const { view, viewer } = table;
    // What is on its way changes nothing that lies there yet.
    const { busy, pausing, thinking, advising, advised, course, ...lying } = table;
    const seen = [...Object.values(page), ...Object.values(lying), roomy.matches];
    return html`<div
      class="board"
      data-testid="table"
      data-game=${view.game}
      data-turn=${view.turn ?? "none"}
      data-viewer=${viewer ?? "none"}
      data-over=${view.over}
      data-moves=${table.status.moves}
      data-busy=${busy || pausing || Boolean(view.undealt)}
      data-seats=${view.seats.length}
    >
      ${guard(seen, () => lyingTemplate(table, view))}
    </div>`;
  }
}

/**
 * All that lies on a table.
 * @param {Table} table
 * @param {View} view
 */
function lyingTemplate(table, view) {
  const { viewer } = table;
  const light = lightOf(table, view);
  const others = seatsFrom(view, viewer).filter((seat) => seat !== viewer);
  return html`${
      others.length
        ? html`<div class="others" data-count=${others.length} ?data-many=${others.length >= MANY}>
            ${others.map((seat) => areaTemplate(view, seat, light, false))}
          </div>`
        : nothing
    }
    <section class="centre" aria-label=${t("page-area-shared")}>
      ${rowsTemplate(
        view,
        view.zones.filter(({ owner }) => owner === null),
        arrangementOf(view.game).centre,
        light,
      )}
    </section>
    ${viewer === null ? nothing : areaTemplate(view, viewer, light, true)}
    <div class="flights" aria-hidden="true"></div>`;
}

/**
 * Whether a table is seen as it was, so that what lies elsewhere now has moved.
 * @param {View} view
 * @param {View | null} drawn
 */
function isSame(view, drawn) {
  return drawn !== null && !drawn.undealt && view.seat === drawn.seat;
}

/** @param {Element} element */
function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * @param {Table} table
 * @param {View} view
 * @returns {Light}
 */
function lightOf(table, view) {
  const { pointed, changed } = table;
  /** @type {Map<string, Move[]>} */
  const moves = new Map();
  for (const one of onlyLooking(table) ? [] : view.moves) {
    if (one.on !== null) moves.set(one.on, [...(moves.get(one.on) ?? []), one]);
  }
  const holder = view.zones.find(({ pieces }) => pieces.some(({ id }) => id === pointed))?.id;
  const meant =
    pointed === null
      ? []
      : (moves.get(pointed) ?? moves.get(holder ?? "") ?? buttonMoves(view, pointed));
  const previews = view.previews ?? [];
  const asked = new Set((view.attempts ?? []).flatMap(({ on }) => (on === null ? [] : [on])));
  for (const { on, at } of previews) asked.add(on).add(at);
  const { touched, blocked } = planned(previews, pointed);
  for (const { touches } of meant) for (const id of touches) touched.add(id);
  return {
    moves,
    asked,
    touched,
    blocked,
    changed: new Set(changed),
    wanted: new Set(wanted(table, view).map(({ on }) => on)),
  };
}

/**
 * What the pointed thing would come to: for a place, what each thing would take from there; for a thing, the places
 * where it could be used, or from the only one of them what it would take.
 * @param {Preview[]} previews
 * @param {string | null} pointed
 */
function planned(previews, pointed) {
  const there = previews.filter(({ at }) => at === pointed);
  const using = previews.filter(({ on }) => on === pointed);
  const settled = using.length === 1 ? using : there;
  return {
    touched: new Set([
      ...using.map(({ at }) => at),
      ...there.map(({ on }) => on),
      ...settled.flatMap(({ touches }) => touches),
    ]),
    blocked: new Set(settled.flatMap((preview) => preview.blocked)),
  };
}

/**
 * A move in the prompt is pointed at by its text.
 * @param {View} view
 * @param {string} pointed
 */
function buttonMoves(view, pointed) {
  return view.moves.filter(({ on, text }) => on === null && text === pointed);
}

/**
 * @param {View} view
 * @param {Zone[]} zones
 * @param {string[][]} rows
 * @param {Light} light
 */
function rowsTemplate(view, zones, rows, light) {
  return arrange(zones, rows).map(
    (row) =>
      html`<div class="table-row" data-row=${row.map(({ name }) => name).join(" ")}>
        ${row.map(
          (cell) =>
            html`<div class="table-cell" data-cell=${cell.name} data-zones=${cell.zones.length}>
              ${cell.zones.map((zone) => placedTemplate(view, zone, light))}
            </div>`,
        )}
      </div>`,
  );
}

/**
 * @param {View} view
 * @param {Zone} zone
 * @param {Light} light
 */
function placedTemplate(view, zone, light) {
  const fold = foldOf(view.game, zone, view.seat);
  if (fold && isFolded(zone, light)) return foldedTemplate(zone, light, fold);
  return zoneTemplate(zone, light, arrangementOf(view.game).art[stem(zone)] ?? null, fold !== null);
}

/**
 * What belongs to one seat. What is folded up of it stands beside the name.
 * @param {View} view
 * @param {number} seat
 * @param {Light} light
 * @param {boolean} own whether it is the area of the one who looks
 */
function areaTemplate(view, seat, light, own) {
  const zones = view.zones.filter(({ owner }) => owner === seat);
  const folded = zones.filter(
    (zone) => foldOf(view.game, zone, view.seat) !== null && isFolded(zone, light),
  );
  const laid = zones.filter((zone) => !folded.includes(zone));
  return html`<section
    class="area ${own ? "area-own" : "area-other"}"
    data-seat=${seat}
    data-active=${view.turn === seat}
    aria-label=${t("page-area-seat", { name: seatName(view.seats, seat) })}
  >
    ${seatPlate(
      view,
      seat,
      folded.map((zone) => placedTemplate(view, zone, light)),
    )}
    ${rowsTemplate(view, laid, arrangementOf(view.game).area, light)}
  </section>`;
}

customElements.define("garden-table", GardenTable);
