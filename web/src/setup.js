/** What is chosen in the lobby before a game begins. */
import { download, rememberedSetups, rememberSetup } from "./shelf.js";
import { asRefusal, call, parsed } from "./start.js";
import { store } from "./store.js";

/** @import { GameMeta, OwnComponents, Player, Setup, Option } from "./types.js" */

/** The last set-up of each game. @type {Record<string, unknown>} */
let remembered = {};

const HUMAN = "human";

/** Who sits opposite unless somebody else is chosen. */
function usualBot() {
  const kinds = store.state.bots.map(({ kind }) => kind);
  return kinds.find((kind) => kind === "bot:gardener") ?? kinds[0] ?? HUMAN;
}

/** @param {string} id */
function metaOf(id) {
  return store.state.games.find((game) => game.id === id);
}

/**
 * One human and computer players in the other seats; a solo game is for the human.
 * @param {number} seats
 * @param {Player[]} [keep] players who are sitting already
 * @param {number} [own] where the human sits
 * @returns {Player[]}
 */
export function playersFor(seats, keep = [], own = 0) {
  return Array.from(
    { length: seats },
    (_, seat) => keep[seat] ?? { name: "", kind: seat === own ? HUMAN : usualBot() },
  );
}

/** @param {GameMeta} meta @returns {Setup} */
function freshSetup(meta) {
  const seats = meta.seats.includes(2) ? 2 : (meta.recommended[0] ?? meta.seats[0]);
  const options = Object.fromEntries(meta.options.map((option) => [option.name, option.default]));
  const players = playersFor(seats);
  return { game: meta.id, seats, players, options, seed: "", components: null };
}

/** @param {Option} option @param {unknown} value @param {number} seats */
function allows(option, value, seats) {
  if (option.kind === "flag") return typeof value === "boolean";
  if (option.kind === "choice") return (option.values ?? []).includes(value);
  if (option.kind === "seat" && value === null) return true;
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  if (option.kind === "seat") return value >= 0 && value < seats;
  return value >= (option.low ?? value) && value <= (option.high ?? value);
}

/**
 * A remembered set-up as far as it still makes sense.
 * @param {unknown} found
 * @param {GameMeta} meta
 * @returns {Setup}
 */
function mended(found, meta) {
  const fresh = freshSetup(meta);
  if (typeof found !== "object" || found === null) return fresh;
  const old = /** @type {Partial<Setup>} */ (found);
  const seats = meta.seats.includes(Number(old.seats)) ? Number(old.seats) : fresh.seats;
  const kinds = [HUMAN, ...store.state.bots.map(({ kind }) => kind)];
  const keep = (Array.isArray(old.players) ? old.players : []).filter(
    (player) => typeof player?.name === "string" && kinds.includes(player.kind),
  );
  const options = Object.fromEntries(
    meta.options.map((option) => {
      const value = old.options?.[option.name];
      return [option.name, allows(option, value, seats) ? value : option.default];
    }),
  );
  return {
    game: meta.id,
    seats,
    players: playersFor(seats, keep).slice(0, seats),
    options,
    seed: "",
    components: (meta.components && old.components) || null,
  };
}

/** Lays out the last set-up, or the first game with sensible defaults. */
export async function startSetup() {
  remembered = await rememberedSetups();
  const last = metaOf(String(remembered.last)) ?? store.state.games[0];
  if (last) chooseGame(last.id);
}

/**
 * @param {string} id
 * @param {number | null} [seats]
 */
export function chooseGame(id, seats = null) {
  const meta = metaOf(id);
  if (!meta) return;
  const setup = mended(remembered[id], meta);
  store.set({ setup, setupRefusal: null, componentsRefusal: null });
  if (seats !== null) chooseSeats(seats);
}

/** The component data that a game was last played with, null for its own. @param {string} game */
export function ownComponents(game) {
  const meta = metaOf(game);
  return meta ? mended(remembered[game], meta).components : null;
}

/** Whether a game was ever begun here. @param {string} game */
export function isKnown(game) {
  return /** @type {any} */ (remembered[game])?.begun === true;
}

/**
 * Keeps a set-up for the next visit.
 * @param {Setup} setup
 * @param {boolean} [begun] whether the game was begun with it
 */
export async function keepSetup(setup, begun = isKnown(setup.game)) {
  const kept = { ...setup, begun };
  remembered = { ...remembered, last: setup.game, [setup.game]: kept };
  await rememberSetup(kept);
}

/** @param {Partial<Setup>} patch */
function change(patch) {
  if (!store.state.setup) return;
  const setup = { ...store.state.setup, ...patch };
  // Who looks at another game meanwhile finds it again.
  remembered = { ...remembered, [setup.game]: { ...setup, begun: isKnown(setup.game) } };
  store.set({ setup, setupRefusal: null });
}

/** @param {number} seats */
export function chooseSeats(seats) {
  const { setup } = store.state;
  const meta = setup && metaOf(setup.game);
  if (!setup || !meta) return;
  const options = Object.fromEntries(
    meta.options.map((option) => {
      const value = setup.options[option.name];
      return [option.name, allows(option, value, seats) ? value : option.default];
    }),
  );
  change({ seats, players: playersFor(seats, setup.players), options });
}

/**
 * @param {number} seat
 * @param {Partial<Player>} patch
 */
export function choosePlayer(seat, patch) {
  const players = store.state.setup?.players ?? [];
  change({
    players: players.map((player, index) => (index === seat ? { ...player, ...patch } : player)),
  });
}

/** @param {string} name @param {unknown} value */
export function chooseOption(name, value) {
  change({ options: { ...store.state.setup?.options, [name]: value } });
}

/** @param {string} seed */
export function chooseSeed(seed) {
  change({ seed });
}

/**
 * Plays with the component data in a file from now on, also after a reload; the rules look at them at once.
 * @param {File} file
 */
export async function chooseComponents(file) {
  const { setup } = store.state;
  if (!setup) return;
  const { game } = setup;
  store.set({ componentsRefusal: null });
  try {
    const data = parsed(await file.text(), "page-components-not-json", { file: file.name });
    const { match } = await call("new_match", { game, components: data });
    await call("release", { match });
    if (store.state.setup?.game === game) await keepComponents({ name: file.name, data });
  } catch (error) {
    store.set({ componentsRefusal: asRefusal(error) });
  }
}

/** Plays with the game's own component data again. */
export async function forgetComponents() {
  store.set({ componentsRefusal: null });
  await keepComponents(null);
}

/**
 * What is shown to be in play is kept already, so that a reload cannot lose it.
 * @param {OwnComponents | null} components
 */
async function keepComponents(components) {
  const { setup } = store.state;
  if (!setup) return;
  await keepSetup({ ...setup, components });
  if (store.state.setup?.game === setup.game) change({ components });
}

/** Offers the game's own component data as a file to change. @param {string} game */
export async function downloadComponents(game) {
  download(await call("components", { game }), `${game}.json`);
}
