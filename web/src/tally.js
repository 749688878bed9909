/** What people write down of a table, to have it scored or to ask about it, and what the rules say to that. */
import { dismiss, notify } from "./notices.js";
import { leave, wish } from "./play.js";
import { ownComponents } from "./setup.js";
import { rememberedTally, rememberTally } from "./shelf.js";
import { asRefusal, call } from "./start.js";
import { store } from "./store.js";
import { lastInTurn } from "./turns.js";

/** @import { Tally } from "./store.js" */
/** @import { CardGroup, Form, OwnComponents, Place, Refusal, Scores } from "./types.js" */

/** Where a refusal stands that is about no single place. */
export const WHOLE = "";

/**
 * What a table is written down for.
 * @typedef {object} Purpose
 * @property {"tally" | "ask"} screen
 * @property {string} form the method that tells what is to be filled in
 * @property {(game: string, table: any) => Promise<any>} ask what the rules say to a table
 * @property {(said: Said) => Promise<void>} take shows that
 * @property {(answer: any) => Promise<void>} drop lets an answer go that nobody waits for any more
 */

/**
 * @typedef {object} Said
 * @property {any} answer null where the rules refuse all of it
 * @property {any} table without what they refuse
 * @property {Record<string, Refusal>} refusals
 */

/** @type {Purpose} */
const SCORING = {
  screen: "tally",
  form: "form",
  ask: (game, tableau) => call("score", { game, tableau }),
  take: async ({ answer: scores, refusals }) => store.setTally({ scores, refusals }),
  drop: async () => {},
};

let purpose = SCORING;

/** Of changes that come faster than the rules answer, the last counts. */
const countInTurn = lastInTurn();
/** What the rules are asked about the last change. @type {Promise<unknown>} */
let counting = Promise.resolve();

/** @returns {Tally} */
export function tally() {
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

/** Every place once. @param {Form} form */
function placesOf({ parts, common }) {
  const sections = [...parts.flatMap((part) => part.sections), ...common];
  const places = sections.flatMap((section) => section.places);
  return [...new Map(places.map((place) => [placeName(place), place])).values()];
}

/** @param {CardGroup[]} deck */
export function cardsOf(deck) {
  return deck.flatMap(({ cards }) => cards);
}

/** @param {any} table @param {Place["path"]} path @returns {unknown} what stands there */
function at(table, path) {
  return path.reduce((part, step) => part?.[step], table);
}

/** @param {any} table @param {Place["path"]} path @param {unknown} value undefined: nothing stands there */
function put(table, path, value) {
  const last = path[path.length - 1];
  const around = path.slice(0, -1).reduce((part, step) => (part[step] ??= {}), table);
  if (value === undefined) delete around[last];
  else around[last] = value;
}

/** What stands at a place where nothing is entered. @param {Place} place */
export function blankAt({ path }) {
  const { base, form } = tally();
  return at(base ?? form.blank, path);
}

/** What stands at a place: what was entered, else what the blank has there. @param {Place} place */
export function valueAt(place) {
  return entered(place, tally()) ?? blankAt(place);
}

/**
 * The cards that lie at a place, also those that the form does not know; null on the spaces of a grid that are empty.
 * @param {Place} place
 */
export function cardsAt(place) {
  const lying = tally().entries[placeName(place)] ?? blankAt(place);
  return /** @type {(string | null)[]} */ (Array.isArray(lying) ? lying : []);
}

/** How many copies of a card lie on the table. @param {string} deck @param {string} face */
export function used(deck, face) {
  const lying = placesOf(tally().form).filter((place) => place.deck === deck);
  return lying.flatMap(cardsAt).filter((card) => card === face).length;
}

/**
 * What was entered at a place of a form, as far as it can stand there; undefined where nothing can.
 * @param {Place} place
 * @param {{form: Form, seats: number, entries: Record<string, unknown>}} written
 */
function entered(place, { form, seats, entries }) {
  const { kind, deck = "", values = [] } = place;
  const value = entries[placeName(place)];
  const seat = (/** @type {unknown} */ one) => Number.isInteger(one) && Number(one) < seats;
  const named = (/** @type {unknown} */ one) => values.some((known) => same(known.value, one));
  if (kind === "number") return Number.isInteger(value) ? value : undefined;
  if (kind === "flag") return typeof value === "boolean" ? value : undefined;
  if (kind === "seat") return seat(value) ? value : undefined;
  if (kind === "choice") return named(value) ? value : undefined;
  if (!Array.isArray(value)) return undefined;
  if (kind === "seats") return value.filter(seat);
  if (kind === "several") return value.filter(named);
  const known = cardsOf(form.decks[deck]).map(({ face }) => face);
  return kind === "cards"
    ? value.filter((face) => known.includes(face))
    : value.map((face) => (known.includes(face) ? face : null));
}

/** Whether two values of JSON are the same. @param {unknown} one @param {unknown} other */
export function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The table that was written down, but for what was refused.
 * @param {Tally} written
 * @param {Record<string, Refusal>} refusals
 */
function tableOf(written, refusals) {
  const { form, base, options } = written;
  const table = structuredClone(base ?? form.blank);
  for (const place of placesOf(form)) {
    const value = entered(place, written);
    if (value !== undefined && !(placeName(place) in refusals)) put(table, place.path, value);
  }
  const chosen = Object.entries(options).filter(([name]) => form.options.includes(name));
  return chosen.length ? { ...table, options: Object.fromEntries(chosen) } : table;
}

/**
 * The place that a refusal is about, unless there is nothing to leave out.
 * @param {Tally} written
 * @param {Refusal} refusal
 * @param {Record<string, Refusal>} before
 */
function refusedAt({ form, entries }, refusal, before) {
  const field = String(refusal.arguments.field ?? "");
  const names = placesOf(form).map(placeName);
  const name = names.find(
    (one) => field.startsWith(one) && /^([[.]|$)/.test(field.slice(one.length)),
  );
  return name === undefined || name in before || entries[name] === undefined ? WHOLE : name;
}

/**
 * What the rules say to a table. What they refuse is left out, and the rest is what they are asked about.
 * @param {Tally} written
 */
async function judge(written) {
  /** @type {Record<string, Refusal>} */
  const refusals = {};
  let answer = null;
  let table = null;
  while (answer === null && !(WHOLE in refusals)) {
    table = tableOf(written, refusals);
    try {
      answer = await purpose.ask(written.game, table);
    } catch (error) {
      const refusal = asRefusal(error);
      refusals[refusedAt(written, refusal, refusals)] = refusal;
    }
  }
  return { answer, table, refusals };
}

/** Asks the rules about the table, once they have answered before; only the last change counts. */
export function count() {
  const done = countInTurn(countLast);
  counting = done;
  return done;
}

/** Waits until the rules have answered to the last change. */
export function counted() {
  return counting.catch(() => {});
}

async function countLast() {
  const written = store.state.tally;
  if (!written) return;
  const { take, drop } = purpose;
  const { answer, table, refusals } = await judge(written);
  if (store.state.tally?.form === written.form) await take({ answer, table, refusals });
  else if (answer !== null) await drop(answer);
}

/** The scores as they stand, for the page around this one. @returns {Promise<Scores>} rejects with a Refusal */
export async function scoresForHost() {
  const { answer, refusals } = await judge(tally());
  if (!answer) throw refusals[WHOLE];
  return answer;
}

/** Keeps what was changed, and asks the rules about it. @param {Partial<Tally>} patch */
async function change(patch) {
  store.setTally({ stopped: null, ...patch });
  const { game, seats, names, options, entries, base } = tally();
  const written = { seats, names, options, entries, base };
  await Promise.all([count(), rememberTally(purpose.screen, game, written)]);
}

/** @param {unknown} value @returns {Record<string, any>} */
function plain(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/**
 * The form of a game.
 * @param {Purpose} use
 * @param {string} game
 * @param {number} seats
 * @param {OwnComponents | null} components that the table has of its own
 * @returns {Promise<Form>}
 */
async function formOf(use, game, seats, components) {
  return call(use.form, { game, seats, components: components?.data ?? null });
}

/**
 * The form for what the table has of its own; where the rules refuse that, the form for what is usual.
 * @param {Purpose} use
 * @param {string} game
 * @param {number} seats
 * @param {any} base
 * @returns {Promise<Pick<Tally, "components" | "componentsRefusal" | "form">>}
 */
async function firstForm(use, game, seats, base) {
  const components = base ? broughtBy(base) : ownComponents(game);
  try {
    const form = await formOf(use, game, seats, components);
    return { components, componentsRefusal: null, form };
  } catch (error) {
    if (!components) throw error;
    const form = await formOf(use, game, seats, null);
    return { components: null, componentsRefusal: asRefusal(error), form };
  }
}

/** Component data that a table brings along, which have no name. @param {any} table @returns {OwnComponents | null} */
function broughtBy({ components }) {
  return components ? { name: "", data: components } : null;
}

/**
 * Opens the form of a game, with the last table that was written on it.
 * @param {string} game
 * @param {number} [wished] for how many seats, unless that table had others
 * @param {Purpose} [use]
 * @returns {Promise<boolean>} whether it is open; something else may have been wished for meanwhile
 */
export async function openTally(game, wished, use = SCORING) {
  const wanted = wish();
  const meta = store.state.games.find(({ id }) => id === game);
  if (!meta) return false;
  const kept = await rememberedTally(use.screen, game);
  const usual = meta.seats.includes(2) ? 2 : meta.seats[0];
  const seats = meta.seats.find((number) => number === kept.seats) ?? wished ?? usual;
  const names = Array.from({ length: Math.max(...meta.seats) }, (_, seat) =>
    String(plain(kept.names)[seat] ?? ""),
  );
  const base = kept.base ? plain(kept.base) : null;
  const laid = await firstForm(use, game, seats, base);
  if (!wanted()) return false;
  purpose = use;
  store.set({
    screen: use.screen,
    panel: "none",
    tally: {
      game,
      seats,
      names,
      options: plain(kept.options),
      entries: plain(kept.entries),
      ...laid,
      base,
      part: 0,
      place: null,
      space: 0,
      stopped: null,
      refusals: {},
      scores: null,
      position: null,
      catalogue: [],
      asked: null,
      textRefusal: null,
    },
  });
  openFirstPlace();
  return true;
}

/** Back from the form, if one is open; what was written down is kept. */
export async function leaveTally() {
  if (!store.state.tally) return;
  store.set({ screen: "lobby", tally: null, panel: "none" });
  if (store.state.table) await leave();
}

/** Opens the first place of a part, where it takes cards: that is where people are likely to begin. */
function openFirstPlace() {
  const { form, part } = tally();
  const first = form.parts[part]?.sections[0].places[0];
  const place = first?.kind === "cards" ? placeName(first) : null;
  store.setTally({ place, space: 0, stopped: null });
}

/** @param {number} seats what was entered for seats that are not there now is kept for when they are */
export async function seatTally(seats) {
  const { game, components } = tally();
  const form = await formOf(purpose, game, seats, components);
  if (store.state.tally?.game !== game) return;
  store.setTally({ seats, form, base: null, part: 0, scores: null, refusals: {} });
  openFirstPlace();
  await change({});
}

/**
 * Writes down a table that is there already; as long as the notice stands, the one before can be had back.
 * @param {any} table
 * @param {number} seats
 * @param {string} said key of what the notice says
 */
export async function copyDown(table, seats, said) {
  const { game, ...before } = tally();
  const { options = {}, ...base } = structuredClone(table);
  const components = broughtBy(base);
  const form = await formOf(purpose, game, seats, components);
  if (store.state.tally?.game !== game) return;
  /** @type {Record<string, unknown>} */
  const entries = {};
  for (const place of placesOf(form)) {
    const name = placeName(place);
    const value = at(base, place.path);
    if (!same(entered(place, { form, seats, entries: { [name]: value } }), value)) continue;
    entries[name] = value;
    put(base, place.path, undefined);
  }
  await replace({ seats, form, base, components, options, entries, part: 0 }, before, said);
  openFirstPlace();
}

/**
 * @param {Partial<Tally>} patch
 * @param {Partial<Tally>} before
 * @param {string} said key of what the notice says
 */
async function replace(patch, before, said) {
  const { game } = tally();
  const entered = Object.values(before.entries ?? {}).some((value) => value !== undefined);
  await change(patch);
  if (!entered && !before.base) return;
  const { seats, form, base, components, options, entries } = before;
  notify({
    id: "tally-cleared",
    text: { key: said },
    action: {
      label: { key: "page-delete-undo" },
      run: () => {
        dismiss("tally-cleared");
        if (store.state.tally?.game !== game) return;
        void change({ seats, form, base, components, options, entries, part: 0 });
      },
    },
  });
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
  const { label, count: copies } = card;
  if (used(deck, face) >= copies) {
    const stopped = { code: "page-tally-all-used", arguments: { card: label, copies }, rule: null };
    store.setTally({ stopped: { name, ...stopped } });
  } else if (place.kind === "grid") {
    await fillSpace(place, face);
  } else {
    await enter(name, [...cardsAt(place), face]);
  }
}

/** Takes a card away from a place. @param {Place} place @param {number} at which of those that lie there */
export async function takeCard(place, at) {
  const cards = cardsAt(place).filter((_, index) => index !== at);
  const nothing = cards.length === 0 && blankAt(place) === undefined;
  await enter(placeName(place), nothing ? undefined : cards);
}

/** Lays a card on the chosen space of a grid, and goes on to the next. @param {Place} place @param {string | null} face */
export async function fillSpace(place, face) {
  const { entries, space } = tally();
  const cards = cardsAt(place).map((card, index) => (index === space ? face : card));
  await change({
    entries: { ...entries, [placeName(place)]: cards },
    space: Math.min(space + 1, cards.length - 1),
  });
}

/** Chooses the space of a grid that the next card goes to. @param {Place} place @param {number} space */
export function chooseSpace(place, space) {
  store.setTally({ place: placeName(place), space, stopped: null });
}

/** Begins with an empty table; as long as the notice stands, the old one can be had back. */
export async function clearTally() {
  await replace({ entries: {}, base: null }, tally(), "page-tally-cleared");
}
