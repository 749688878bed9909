/** A table that was played with real cards: what people write down of it, and what the rules say to that. */
import { dismiss, notify } from "./notices.js";
import { ownComponents } from "./setup.js";
import { rememberedTally, rememberTally } from "./shelf.js";
import { asRefusal, call } from "./start.js";
import { store } from "./store.js";

/** @import { Tally } from "./store.js" */
/** @import { CardGroup, Form, OwnComponents, Place, Refusal, Scores } from "./types.js" */

/** Where a refusal stands that is about no single place. */
export const WHOLE = "";

/** How often the table was changed; what the rules say counts for the last time only. */
let changes = 0;

/** @returns {Tally} */
function tally() {
  const { tally: open } = store.state;
  if (!open) throw new Error("no table is being written down");
  return open;
}

/** @param {Place} place @returns {string} its name in refusals, such as `seats[0].garden` */
export function placeName({ path }) {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .slice(1);
}

/** @param {Form} form */
function placesOf({ parts, common }) {
  const sections = [...parts.flatMap((part) => part.sections), ...common];
  return sections.flatMap((section) => section.places);
}

/** @param {CardGroup[]} deck */
export function cardsOf(deck) {
  return deck.flatMap(({ cards }) => cards);
}

/** @param {string} name @returns {string[]} the cards that lie at a place */
export function cardsAt(name) {
  return /** @type {string[]} */ (tally().entries[name] ?? []);
}

/** How many copies of a card lie on the table. @param {string} deck @param {string} face */
export function used(deck, face) {
  const lying = placesOf(tally().form).filter((place) => place.deck === deck);
  return lying.flatMap((place) => cardsAt(placeName(place))).filter((card) => card === face).length;
}

/**
 * What was entered at a place of a form, as far as it can stand there; undefined where nothing can.
 * @param {Place} place
 * @param {Tally} written
 */
function entered(place, { form, seats, entries }) {
  const { kind, deck = "" } = place;
  const value = entries[placeName(place)];
  if (kind === "cards") {
    const known = cardsOf(form.decks[deck]).map(({ face }) => face);
    return Array.isArray(value) ? value.filter((face) => known.includes(face)) : undefined;
  }
  const fits =
    kind === "flag"
      ? typeof value === "boolean"
      : Number.isInteger(value) && (kind === "number" || Number(value) < seats);
  return fits ? value : undefined;
}

/**
 * The tableau of a form with what was entered, but for what was refused.
 * @param {Tally} written
 * @param {Record<string, Refusal>} refusals
 */
function tableauOf(written, refusals) {
  const { form, options } = written;
  const tableau = structuredClone(form.blank);
  for (const place of placesOf(form)) {
    const value = entered(place, written);
    if (value === undefined || placeName(place) in refusals) continue;
    const last = place.path[place.path.length - 1];
    const around = place.path.slice(0, -1).reduce((part, step) => part[step], tableau);
    around[last] = value;
  }
  const chosen = Object.entries(options).filter(([name]) => form.options.includes(name));
  return { ...tableau, options: Object.fromEntries(chosen) };
}

/**
 * The place that a refusal is about, unless it has been left out already.
 * @param {Form} form
 * @param {Refusal} refusal
 * @param {Record<string, Refusal>} before
 */
function refusedAt(form, refusal, before) {
  const field = String(refusal.arguments.field ?? "");
  const names = placesOf(form).map(placeName);
  const name = names.find((one) => field === one || field.startsWith(`${one}[`));
  return name === undefined || name in before ? WHOLE : name;
}

/**
 * What the rules say to a table. What they refuse is left out, and the rest is scored.
 * @param {Tally} written
 */
async function judge(written) {
  /** @type {Record<string, Refusal>} */
  const refusals = {};
  /** @type {Scores | null} */
  let scores = null;
  while (!scores && !(WHOLE in refusals)) {
    try {
      const tableau = tableauOf(written, refusals);
      scores = await call("score", { game: written.game, tableau });
    } catch (error) {
      const refusal = asRefusal(error);
      refusals[refusedAt(written.form, refusal, refusals)] = refusal;
    }
  }
  return { scores, refusals };
}

/** Shows what the rules say to the table. */
export async function count() {
  changes += 1;
  const change = changes;
  const judged = await judge(tally());
  if (change === changes) store.setTally(judged);
}

/** The scores as they stand, for the page around this one. @returns {Promise<Scores>} rejects with a Refusal */
export async function scoresForHost() {
  const { scores, refusals } = await judge(tally());
  if (!scores) throw refusals[WHOLE];
  return scores;
}

/** Keeps what was changed, and has it scored. @param {Partial<Tally>} patch */
async function change(patch) {
  store.setTally({ stopped: null, ...patch });
  const { game, seats, names, options, entries } = tally();
  await Promise.all([count(), rememberTally(game, { seats, names, options, entries })]);
}

/** @param {unknown} value @returns {Record<string, any>} */
function plain(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/**
 * The form of a game.
 * @param {string} game
 * @param {number} seats
 * @param {OwnComponents | null} components that the table has of its own
 * @returns {Promise<Form>}
 */
async function formOf(game, seats, components) {
  return call("form", { game, seats, components: components?.data ?? null });
}

/**
 * The form for what the table has of its own; where the rules refuse that, the form for what is usual.
 * @param {string} game
 * @param {number} seats
 * @returns {Promise<Pick<Tally, "components" | "componentsRefusal" | "form">>}
 */
async function firstForm(game, seats) {
  const components = ownComponents(game);
  try {
    const form = await formOf(game, seats, components);
    return { components, componentsRefusal: null, form };
  } catch (error) {
    if (!components) throw error;
    const form = await formOf(game, seats, null);
    return { components: null, componentsRefusal: asRefusal(error), form };
  }
}

/**
 * Opens the form of a game, with the last table that was written on it.
 * @param {string} game
 * @param {number} [wished] for how many seats, unless that table had others
 */
export async function openTally(game, wished) {
  const meta = store.state.games.find(({ id }) => id === game);
  if (!meta) return;
  const kept = await rememberedTally(game);
  const usual = meta.seats.includes(2) ? 2 : meta.seats[0];
  const seats = meta.seats.find((number) => number === kept.seats) ?? wished ?? usual;
  const names = Array.from({ length: Math.max(...meta.seats) }, (_, seat) =>
    String(plain(kept.names)[seat] ?? ""),
  );
  const laid = await firstForm(game, seats);
  store.set({
    screen: "tally",
    panel: "none",
    tally: {
      game,
      seats,
      names,
      options: plain(kept.options),
      entries: plain(kept.entries),
      ...laid,
      part: 0,
      place: null,
      stopped: null,
      scores: null,
      refusals: {},
    },
  });
  openFirstPlace();
}

/** Back from the form, if one is open; what was written down is kept. */
export function leaveTally() {
  if (store.state.tally) store.set({ screen: "lobby", tally: null, panel: "none" });
}

/** Opens the place where the first cards are likely to be entered. */
function openFirstPlace() {
  const { form, part } = tally();
  const places = form.parts[part].sections.flatMap((section) => section.places);
  const first = places.find(({ kind }) => kind === "cards");
  store.setTally({ place: first ? placeName(first) : null, stopped: null });
}

/** @param {number} seats what was entered for seats that are not there now is kept for when they are */
export async function seatTally(seats) {
  const { game, components } = tally();
  const form = await formOf(game, seats, components);
  if (store.state.tally?.game !== game) return;
  store.setTally({ seats, form, part: 0, scores: null, refusals: {} });
  openFirstPlace();
  await change({});
}

/** @param {number} part */
export function showPart(part) {
  store.setTally({ part });
  openFirstPlace();
}

/** Opens a place for cards to be added, or closes it. @param {string} name */
export function togglePlace(name) {
  store.setTally({ place: tally().place === name ? null : name, stopped: null });
}

/** @param {number} seat @param {string} name */
export async function nameSeat(seat, name) {
  await change({ names: tally().names.map((old, index) => (index === seat ? name : old)) });
}

/** @param {string} name @param {unknown} value */
export async function chooseTallyOption(name, value) {
  await change({ options: { ...tally().options, [name]: value } });
}

/** @param {string} name of a place @param {unknown} value undefined: nothing stands there */
export async function enter(name, value) {
  await change({ entries: { ...tally().entries, [name]: value } });
}

/**
 * Adds a card to a place, unless all its copies lie on the table.
 * @param {Place} place
 * @param {string} face
 */
export async function addCard(place, face) {
  const name = placeName(place);
  const { deck = "" } = place;
  const card = cardsOf(tally().form.decks[deck]).find((one) => one.face === face);
  if (!card) return;
  if (used(deck, face) < card.count) {
    await enter(name, [...cardsAt(name), face]);
    return;
  }
  const { label, count: copies } = card;
  store.setTally({
    stopped: { name, code: "page-tally-all-used", arguments: { card: label, copies }, rule: null },
  });
}

/** Takes one copy of a card away from a place. @param {Place} place @param {string} face */
export async function takeCard(place, face) {
  const name = placeName(place);
  const cards = cardsAt(name);
  const at = cards.lastIndexOf(face);
  await enter(
    name,
    cards.filter((_, index) => index !== at),
  );
}

/** Begins with an empty table; as long as the notice stands, the old one can be had back. */
export async function clearTally() {
  const { game, entries } = tally();
  await change({ entries: {} });
  notify({
    id: "tally-cleared",
    text: { key: "page-tally-cleared" },
    action: {
      label: { key: "page-delete-undo" },
      run: () => {
        dismiss("tally-cleared");
        if (store.state.tally?.game === game) void change({ entries });
      },
    },
  });
}
