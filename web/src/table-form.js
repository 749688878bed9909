import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";

import { checks, choices, picker, toggle } from "./choices.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { optionField } from "./option-field.js";
import { pieceTemplate } from "./piece.js";
import { ownComponents } from "./setup.js";
import {
  addCard,
  blankAt,
  cardsAt,
  cardsOf,
  chooseSpace,
  chooseTallyOption,
  enter,
  fillSpace,
  nameSeat,
  placeName,
  same,
  seatTally,
  showPart,
  takeCard,
  togglePlace,
  used,
  valueAt,
} from "./tally.js";
import { format, list, signed, t } from "./texts.js";
import { vars } from "./vars.js";
import { refusalLine, ruleLink, seatName } from "./wording.js";

/** @import { Light } from "./piece.js" */
/** @import { Tally } from "./store.js" */
/** @import { CardGroup, FormCard, FormPart, FormSection, GameMeta, Move, Piece, Place, Player, Refusal } from "./types.js" */

/**
 * The form on which people write a table down, part by part, as the game describes it.
 * @param {GameMeta} meta
 * @param {Tally} tally
 * @param {Player[]} people
 * @param {{named: boolean}} how whether the people have names
 */
export function formTemplate(meta, tally, people, { named }) {
  const { form, seats, part } = tally;
  return html`${seatsTemplate(meta, tally)} ${componentsTemplate(tally)}
  ${form.parts.length ? partsTemplate(tally, people) : nothing}
  ${form.parts.length ? keyed(`${seats} ${part}`, partTemplate(tally, people, named)) : nothing}
  ${form.common.map((section) => sectionTemplate(tally, people, section))}
  ${optionsTemplate(meta, tally, people)}`;
}

/** @param {GameMeta} meta @param {Tally} tally */
function seatsTemplate(meta, { seats }) {
  return choices({
    name: "tally-seats",
    label: t("page-seats-label"),
    chosen: String(seats),
    options: meta.seats.map((number) => ({
      value: String(number),
      label: number === 1 ? t("page-solo") : String(number),
    })),
    onChoose: (value) => seatTally(Number(value)),
  });
}

/** Which component data of a table's own are used, or why not. @param {Tally} tally */
function componentsTemplate({ game, components, componentsRefusal }) {
  const own = ownComponents(game);
  if (!own || components?.name === "") return nothing;
  const inPlay = components
    ? t("page-components-own", { name: own.name })
    : t("page-components-usual");
  return html`<p class="help" data-testid="tally-components">
      ${t(`${game}-components`)}. ${inPlay}
    </p>
    ${componentsRefusal ? html`<p class="refusal" role="alert" data-testid="tally-components-refused">${icon("warning")}<span>${t("page-tally-components-refused", { name: own.name })} ${refusalLine(componentsRefusal, game)}</span></p>` : nothing}`;
}

/** @param {FormPart} part @param {Player[]} people */
function partName({ seats, label }, people) {
  return label ? format(label) : list(seats.map((seat) => seatName(people, seat)));
}

/** Whose cards are shown; with each the points so far. @param {Tally} tally @param {Player[]} people */
function partsTemplate({ form, part, scores, refusals }, people) {
  return html`<fieldset class="tally-parts">
    <legend class="visually-hidden">${t("page-tally-whose")}</legend>
    ${form.parts.map((one, index) => {
      const points = one.seats.length ? scores?.totals[one.seats[0]] : undefined;
      const places = one.sections.flatMap((section) => section.places);
      const refused = places.some((place) => placeName(place) in refusals);
      return html`<label class="choice tally-part">
        <input
          type="radio"
          name="tally-part"
          value=${index}
          .checked=${index === part}
          @change=${() => showPart(index)}
        />
        <span>
          <span class="tally-part-name"
            >${one.seats.map(emblem)}<span>${partName(one, people)}</span>${refused ? html`<span class="tally-refused" title=${t("page-tally-refused")}>${icon("warning")}<span class="visually-hidden">${t("page-tally-refused")}</span></span>` : nothing}</span
          >
          ${points === undefined ? nothing : html`<b data-testid="tally-total-${index}">${signed(points)}</b>`}
        </span>
      </label>`;
    })}
  </fieldset>`;
}

/** @param {Tally} tally @param {Player[]} people @param {boolean} named */
function partTemplate(tally, people, named) {
  const part = tally.form.parts[tally.part];
  const [first] = part.seats;
  const points = first === undefined ? undefined : tally.scores?.totals[first];
  return html`<section class="tally-side" aria-label=${partName(part, people)}>
    <p class="visually-hidden" role="status">
      ${points === undefined ? nothing : `${partName(part, people)}: ${t("page-points", { points })}`}
    </p>
    ${(named ? part.seats : []).map(
      (seat) =>
        html`<label class="tally-name">
          ${emblem(seat)}<span class="visually-hidden"
            >${t("page-player-name", { number: seat + 1 })}</span
          >
          <input
            data-testid="tally-name-${seat}"
            autocomplete="off"
            maxlength="24"
            placeholder=${seatName(people, seat)}
            .value=${people[seat].name}
            @change=${(/** @type {Event} */ event) => nameSeat(seat, /** @type {HTMLInputElement} */ (event.currentTarget).value)}
          />
        </label>`,
    )}
    ${part.sections.map((section) => sectionTemplate(tally, people, section))}
  </section>`;
}

/** @param {Tally} tally @param {Player[]} people @param {FormSection} section */
function sectionTemplate(tally, people, { label, places }) {
  const drawn = places.map((place) => placeTemplate(tally, people, place));
  if (!label) return drawn;
  return html`<fieldset class="tally-section">
    <legend>${format(label)}</legend>
    ${drawn}
  </fieldset>`;
}

/** @param {Tally} tally @param {Player[]} people @param {Place} place */
function placeTemplate(tally, people, place) {
  const name = placeName(place);
  const { stopped, refusals } = tally;
  const refused = stopped?.name === name ? stopped : refusals[name];
  return html`<div
    class="tally-place"
    data-testid="place"
    data-place=${name}
    data-kind=${place.kind}
    data-refused=${Boolean(refused)}
  >
    ${fieldTemplate(tally, people, place)}
    <div role="status">
      ${refused ? placeRefusal(tally, refused, format(place.label)) : nothing}
    </div>
    ${place.deck && tally.place === name ? deckTemplate(tally, place) : nothing}
  </div>`;
}

/**
 * Why something does not count.
 * @param {Tally} tally
 * @param {Refusal} refusal
 * @param {string} field what its place is called on the form
 */
export function placeRefusal({ game }, refusal, field) {
  const said = { ...refusal, arguments: { ...refusal.arguments, field } };
  return html`<p class="refusal" data-testid="tally-refusal">
    ${icon("warning")}<span>${refusalLine(said, game)}</span>
  </p>`;
}

/** @type {Set<string>} */
const NONE = new Set();

/** Things to be looked at. @type {Light} */
const DARK = {
  moves: new Map(),
  asked: NONE,
  touched: NONE,
  blocked: NONE,
  changed: NONE,
  wanted: NONE,
};

/** @param {Tally} tally @param {Player[]} people @param {Place} place */
function fieldTemplate(tally, people, place) {
  const { kind, label, rule } = place;
  const name = placeName(place);
  if (kind === "cards") return cardsTemplate(tally, place);
  if (kind === "grid") return gridTemplate(tally, place);
  if (kind === "number") return numberTemplate(tally, place);
  if (kind === "flag") {
    const on = valueAt(place) === true;
    return html`${toggle({ name, label: format(label), on, onChange: (now) => enter(name, now) })}
    ${ruleLink(tally.game, rule)}`;
  }
  return kind === "seat" || kind === "choice"
    ? oneTemplate(tally, people, place)
    : severalTemplate(tally, people, place);
}

/** What can be chosen at a place, in words. @param {Player[]} people @param {Place} place */
function valuesOf(people, { kind, values = [] }) {
  if (kind === "choice" || kind === "several")
    return values.map(({ value, label }) => ({ value, label: format(label) }));
  return people.map((_, seat) => ({ value: seat, label: seatName(people, seat) }));
}

/** @param {Tally} tally @param {Player[]} people @param {Place} place */
function oneTemplate({ game }, people, place) {
  const { kind, label, rule, otherwise } = place;
  const name = placeName(place);
  const known = valuesOf(people, place);
  const nothing = t(kind === "seat" ? "page-tally-nobody" : "page-tally-no-choice");
  const none = { value: "", label: otherwise ? format(otherwise) : nothing };
  const chosen = known.findIndex(({ value }) => same(value, valueAt(place)));
  return picker({
    name,
    label: format(label),
    options: [
      ...((blankAt(place) ?? null) === null ? [none] : []),
      ...known.map(({ label: words }, index) => ({ value: String(index), label: words })),
    ],
    chosen: chosen < 0 ? "" : String(chosen),
    onChoose: (index) => enter(name, known[Number(index || NaN)]?.value),
    help: html`${ruleLink(game, rule)}`,
  });
}

/** @param {Tally} tally @param {Player[]} people @param {Place} place */
function severalTemplate({ game }, people, place) {
  const { label, rule } = place;
  const name = placeName(place);
  const known = valuesOf(people, place);
  const value = valueAt(place);
  const chosen = Array.isArray(value) ? value : [];
  const isChosen = (/** @type {unknown} */ one) => chosen.some((other) => same(one, other));
  return checks({
    name,
    label: html`${format(label)} ${ruleLink(game, rule)}`,
    options: known.map((one) => ({ label: one.label, on: isChosen(one.value) })),
    onChange: (index, on) => {
      const now = known
        .map((one) => one.value)
        .filter((one, at) => (at === index ? on : isChosen(one)));
      void enter(name, now.length ? now : undefined);
    },
  });
}

/** @param {Tally} tally @param {Place} place */
function numberTemplate({ entries, game }, place) {
  const usual = blankAt(place);
  const { label, rule, low = 0, high = 0, step = 1 } = place;
  const name = placeName(place);
  const value = /** @type {number | undefined} */ (entries[name]);
  const shown = typeof usual === "number" ? usual : 0;
  /** @param {number} by */
  const go = (by) => enter(name, Math.min(high, Math.max(low, (value ?? shown) + by)));
  const words = format(label);
  return html`<div class="stepper">
    <label>
      <span>${words}</span>
      <input
        type="number"
        inputmode="numeric"
        data-testid="number"
        min=${low}
        max=${high}
        step=${step}
        placeholder=${shown}
        .value=${String(value ?? "")}
        @change=${(/** @type {Event} */ event) => {
          const field = /** @type {HTMLInputElement} */ (event.currentTarget);
          const number = field.value === "" ? undefined : field.valueAsNumber;
          if (number === undefined || Number.isInteger(number)) void enter(name, number);
          else field.value = String(value ?? "");
        }}
      />
    </label>
    <button
      type="button"
      class="button"
      data-testid="less"
      aria-label="${words}: −${step}"
      @click=${() => go(-step)}
    >
      −
    </button>
    <button
      type="button"
      class="button"
      data-testid="more"
      aria-label="${words}: +${step}"
      @click=${() => go(step)}
    >
      +
    </button>
    ${ruleLink(game, rule)}
  </div>`;
}

/**
 * Cards to tap, each with what a tap does; null where it does nothing.
 * @param {{id: string, card: FormCard, count: number, tap: string | null, act: () => void}[]} shown
 */
function cardRow(shown) {
  const pieces = shown.map(({ id, card, count, tap, act }) => {
    const marks = tap ? [] : [{ key: "page-tally-none-left", figure: "0" }];
    /** @type {[string, Move[]][]} */
    const moves = tap
      ? [[id, [{ text: card.face, label: { key: tap }, on: id, touches: [], rule: null }]]]
      : [];
    /** @type {Light} */
    const light = { ...DARK, moves: new Map(moves), asked: new Set([id]) };
    return html`<span class="tally-card" @click=${act}
      >${pieceTemplate(pieceOf(card, id, { count, marks }), light)}</span
    >`;
  });
  return html`<div class="tally-cards">${pieces}</div>`;
}

/** @param {FormCard} card @param {string} id @param {Partial<Piece>} [more] */
function pieceOf({ face, plate, label, parts, boxes }, id, more) {
  return { id, face: plate ?? face, label, parts, boxes, ...more };
}

/** What lies at a place: each card by itself where their order matters, else each kind. @param {Tally} tally @param {Place} place */
function lyingAt({ form }, place) {
  const name = placeName(place);
  const lying = cardsAt(place);
  const deck = cardsOf(form.decks[place.deck ?? ""]);
  const tap = "page-tally-take";
  if (!place.ordered) {
    return deck
      .filter(({ face }) => lying.includes(face))
      .map((card) => ({
        id: `${name} lying ${card.face}`,
        card,
        count: lying.filter((face) => face === card.face).length,
        tap,
        act: () => takeCard(place, lying.lastIndexOf(card.face)),
      }));
  }
  return lying.flatMap((face, index) => {
    const card = deck.find((one) => one.face === face);
    const id = `${name} lying ${index}`;
    return card ? [{ id, card, count: 1, tap, act: () => takeCard(place, index) }] : [];
  });
}

/** @param {Tally} tally @param {Place} place */
function cardsTemplate(tally, place) {
  const { label, rule, otherwise } = place;
  const name = placeName(place);
  const shown = lyingAt(tally, place);
  const open = tally.place === name;
  return html`<div class="tally-place-head">
      <h3>${format(label)} ${ruleLink(tally.game, rule)}</h3>
      <button
        type="button"
        class="button small"
        data-testid="place-toggle"
        aria-expanded=${open}
        aria-label="${t(open ? "page-tally-ready" : "page-tally-add")}: ${format(label)}"
        @click=${() => togglePlace(name)}
      >
        ${t(open ? "page-tally-ready" : "page-tally-add")}
      </button>
    </div>
    <div class="tally-lying" data-testid="lying">
      ${
        shown.length
          ? cardRow(shown)
          : html`<p class="tally-nothing">
              ${otherwise ? format(otherwise) : t("page-tally-nothing")}
            </p>`
      }
    </div>`;
}

/** Spaces in rows: one is chosen, then what lies there. @param {Tally} tally @param {Place} place */
function gridTemplate({ form, game, place: open, space }, place) {
  const { label, rule, deck = "", columns = 1 } = place;
  const name = placeName(place);
  const cards = cardsOf(form.decks[deck]);
  return html`<div class="tally-place-head">
      <h3>${format(label)} ${ruleLink(game, rule)}</h3>
    </div>
    <div class="tally-grid" role="group" aria-label=${format(label)} ${vars({ columns })}>
      ${cardsAt(place).map((face, index) => {
        const card = cards.find((one) => one.face === face);
        const where = { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
        const thing = card ? format(card.label) : t("page-tally-no-card");
        return html`<button
          type="button"
          class="tally-space"
          data-testid="space-${index}"
          aria-pressed=${open === name && space === index}
          aria-label=${t("page-tally-space", { ...where, thing })}
          @click=${() => chooseSpace(place, index)}
        >
          ${card ? pieceTemplate(pieceOf(card, `${name} ${index}`), DARK) : nothing}
        </button>`;
      })}
    </div>`;
}

/** What can be added to a place. @param {Tally} tally @param {Place} place */
function deckTemplate({ form }, place) {
  return html`<div class="tally-deck" data-testid="deck">
    ${form.decks[place.deck ?? ""].map((group) => groupTemplate(group, place))}
    ${
      place.kind === "grid"
        ? html`<button
            type="button"
            class="button small"
            data-testid="no-card"
            @click=${() => fillSpace(place, null)}
          >
            ${t("page-tally-no-card")}
          </button>`
        : nothing
    }
  </div>`;
}

/** @param {CardGroup} group @param {Place} place */
function groupTemplate({ label, cards }, place) {
  const { deck = "" } = place;
  const left = cards.map((card) => {
    const count = card.count - used(deck, card.face);
    return {
      id: `${placeName(place)} deck ${card.face}`,
      card,
      count,
      tap: count > 0 ? "page-tally-lay" : null,
      act: () => addCard(place, card.face),
    };
  });
  return html`${label ? html`<h4>${format(label)}</h4>` : nothing} ${cardRow(left)}`;
}

/** @param {GameMeta} meta @param {Tally} tally @param {Player[]} players */
function optionsTemplate(meta, { game, form, options }, players) {
  const asked = meta.options.filter(({ name }) => form.options.includes(name));
  if (!asked.length) return nothing;
  return html`<details class="options" data-testid="tally-options">
    <summary>${t("page-options")}</summary>
    ${asked.map((option) =>
      optionField({
        game,
        option,
        value: options[option.name] ?? option.default,
        players,
        onChoose: chooseTallyOption,
      }),
    )}
  </details>`;
}
