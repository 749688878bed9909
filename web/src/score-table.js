import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";

import { choices, picker, toggle } from "./choices.js";
import { Component } from "./component.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { optionField } from "./option-field.js";
import { pieceTemplate } from "./piece.js";
import { sheetTemplate } from "./score-sheet.js";
import { ownComponents } from "./setup.js";
import { store } from "./store.js";
import {
  addCard,
  cardsAt,
  cardsOf,
  chooseTallyOption,
  clearTally,
  count,
  enter,
  nameSeat,
  placeName,
  seatTally,
  showPart,
  takeCard,
  togglePlace,
  used,
  WHOLE,
} from "./tally.js";
import { format, list, signed, t } from "./texts.js";
import { refusalLine, ruleLink, seatName } from "./wording.js";

/** @import { Light } from "./piece.js" */
/** @import { Tally } from "./store.js" */
/** @import { CardGroup, FormCard, FormPart, FormSection, GameMeta, Move, Place, Player, Refusal } from "./types.js" */

/** Frames in a sandbox may not print. */
const PRINTS = self.origin !== "null";

/** The form on which a table with real cards is written down, and its score sheet. */
class ScoreTable extends Component {
  render() {
    const { tally, games } = store.state;
    const meta = games.find(({ id }) => id === tally?.game);
    if (!tally || !meta) return nothing;
    const people = tally.names.slice(0, tally.seats).map((name) => ({ name, kind: "human" }));
    return html`<main tabindex="-1" class="tally" data-testid="tally">
      <div class="tally-form">
        <h2>${t("page-tally")}</h2>
        ${seatsTemplate(meta, tally)} ${componentsTemplate(tally)} ${partsTemplate(tally, people)}
        ${keyed(`${tally.seats} ${tally.part}`, partTemplate(tally, people))}
        ${tally.form.common.map((section) => sectionTemplate(tally, people, section))}
        ${optionsTemplate(meta, tally, people)}
      </div>
      <div class="tally-result">
        <div role="status">
          ${tally.refusals[WHOLE] ? refusalTemplate(tally, tally.refusals[WHOLE], t("page-tally-table")) : nothing}
          ${tally.scores && Object.keys(tally.refusals).length ? html`<p class="sheet-so-far" data-testid="tally-partly">${t("page-tally-partly")}</p>` : nothing}
        </div>
        ${resultTemplate(tally, people)}
        <div class="tally-buttons">
          ${PRINTS ? html`<button type="button" class="button" data-testid="tally-print" @click=${() => print()}>${t("page-tally-print")}</button>` : nothing}
          <button type="button" class="button" data-testid="tally-clear" @click=${clearTally}>
            ${icon("trash")}${t("page-tally-clear")}
          </button>
        </div>
      </div>
    </main>`;
  }

  firstUpdated() {
    void count();
  }
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
  if (!own) return nothing;
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

/** @param {Tally} tally @param {Player[]} people */
function partTemplate(tally, people) {
  const part = tally.form.parts[tally.part];
  const [first] = part.seats;
  const points = first === undefined ? undefined : tally.scores?.totals[first];
  return html`<section class="tally-side" aria-label=${partName(part, people)}>
    <p class="visually-hidden" role="status">
      ${points === undefined ? nothing : `${partName(part, people)}: ${t("page-points", { points })}`}
    </p>
    ${part.seats.map(
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
      ${refused ? refusalTemplate(tally, refused, format(place.label)) : nothing}
    </div>
    ${place.kind === "cards" && tally.place === name ? deckTemplate(tally, place) : nothing}
  </div>`;
}

/**
 * Why something does not count.
 * @param {Tally} tally
 * @param {Refusal} refusal
 * @param {string} field what its place is called on the form
 */
function refusalTemplate({ game }, refusal, field) {
  const said = { ...refusal, arguments: { ...refusal.arguments, field } };
  return html`<p class="refusal" data-testid="tally-refusal">
    ${icon("warning")}<span>${refusalLine(said, game)}</span>
  </p>`;
}

/** @param {Tally} tally @param {Player[]} people @param {Place} place */
function fieldTemplate(tally, people, place) {
  const { kind, label, rule } = place;
  const name = placeName(place);
  const value = tally.entries[name];
  const words = format(label);
  if (kind === "cards") return cardsTemplate(tally, place);
  if (kind === "number") return numberTemplate(tally, place);
  if (kind === "flag")
    return html`${toggle({ name, label: words, on: value === true, onChange: (on) => enter(name, on) })}
    ${ruleLink(tally.game, rule)}`;
  return picker({
    name,
    label: words,
    options: [
      { value: "", label: t("page-tally-nobody") },
      ...people.map((_, seat) => ({ value: String(seat), label: seatName(people, seat) })),
    ],
    chosen: typeof value === "number" && value < tally.seats ? String(value) : "",
    onChoose: (seat) => enter(name, seat === "" ? undefined : Number(seat)),
    help: html`${ruleLink(tally.game, rule)}`,
  });
}

/** @param {Tally} tally @param {Place} place */
function numberTemplate({ entries, game }, place) {
  const { label, rule, low = 0, high = 0, step = 1 } = place;
  const name = placeName(place);
  const value = /** @type {number | undefined} */ (entries[name]);
  /** @param {number} by */
  const go = (by) => enter(name, Math.min(high, Math.max(low, (value ?? 0) + by)));
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
        placeholder="0"
        .value=${value === undefined ? "" : String(value)}
        @change=${(/** @type {Event} */ event) => {
          const number = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber;
          void enter(name, Number.isInteger(number) ? number : undefined);
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

/** @type {Set<string>} */
const NONE = new Set();

/**
 * Cards to tap, each with what a tap does; null where it does nothing.
 * @param {{card: FormCard, count: number, tap: string | null}[]} shown
 * @param {string} at
 * @param {(face: string) => void} act
 */
function cardRow(shown, at, act) {
  const pieces = shown.map(({ card: { face, label }, count, tap }) => {
    const id = `${at} ${face}`;
    const marks = tap ? [] : [{ key: "page-tally-none-left", figure: "0" }];
    /** @type {[string, Move[]][]} */
    const moves = tap
      ? [[id, [{ text: face, label: { key: tap }, on: id, touches: [], rule: null }]]]
      : [];
    /** @type {Light} */
    const light = {
      moves: new Map(moves),
      asked: new Set([id]),
      touched: NONE,
      blocked: NONE,
      changed: NONE,
      wanted: NONE,
    };
    return html`<span class="tally-card" @click=${() => act(face)}
      >${pieceTemplate({ id, face, label, count, marks }, light)}</span
    >`;
  });
  return html`<div class="tally-cards">${pieces}</div>`;
}

/** @param {Tally} tally @param {Place} place */
function cardsTemplate(tally, place) {
  const { form, game } = tally;
  const { label, rule, deck = "" } = place;
  const name = placeName(place);
  const lying = cardsAt(name);
  const count = (/** @type {string} */ face) => lying.filter((one) => one === face).length;
  const shown = cardsOf(form.decks[deck])
    .filter(({ face }) => lying.includes(face))
    .map((card) => ({ card, count: count(card.face), tap: "page-tally-take" }));
  const open = tally.place === name;
  return html`<div class="tally-place-head">
      <h3>${format(label)} ${ruleLink(game, rule)}</h3>
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
          ? cardRow(shown, `${name} lying`, (face) => takeCard(place, face))
          : html`<p class="tally-nothing">${t("page-tally-nothing")}</p>`
      }
    </div>`;
}

/** What can be added to a place. @param {Tally} tally @param {Place} place */
function deckTemplate({ form }, place) {
  return html`<div class="tally-deck" data-testid="deck">
    ${form.decks[place.deck ?? ""].map((group) => groupTemplate(group, place))}
  </div>`;
}

/** @param {CardGroup} group @param {Place} place */
function groupTemplate({ label, cards }, place) {
  const { deck = "" } = place;
  const left = cards.map((card) => {
    const count = card.count - used(deck, card.face);
    return { card, count, tap: count > 0 ? "page-tally-lay" : null };
  });
  return html`${label ? html`<h4>${format(label)}</h4>` : nothing}
  ${cardRow(left, `${placeName(place)} deck`, (face) => addCard(place, face))}`;
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

/** @param {Tally} tally @param {Player[]} seats */
function resultTemplate({ game, scores, entries }, seats) {
  if (!scores) return nothing;
  const over = Object.values(entries).some((value) => value !== undefined);
  return sheetTemplate({ game, seats, over, scores });
}

customElements.define("score-table", ScoreTable);
