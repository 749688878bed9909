/** Everything that people do at the table. One thing at a time: a click while a move is on its way is let pass. */
import { clearAddress } from "./address.js";
import { assets } from "./assets.js";
import { differences } from "./differences.js";
import { stepOf, strays } from "./lesson.js";
import { count } from "./results.js";
import { keepSetup } from "./setup.js";
import {
  currentGame,
  newId,
  readGame,
  refreshShelf,
  rememberCurrent,
  renameGame,
  saveGame,
  TAB,
  TakenElsewhere,
} from "./shelf.js";
import { StartFailure } from "./rules.js";
import { asRefusal, call, onRestart } from "./start.js";
import { store } from "./store.js";
import { think } from "./thinking.js";
import { inTurn } from "./turns.js";
import { undealt } from "./undealt.js";

/** @import { Table } from "./store.js" */
/** @import { GameRecord, Move, Refusal, SavedGame, Seen, Setup, Sight, Status, View } from "./types.js" */

const HUMAN = "human";
const THINKING_TIME = 1000; // milliseconds that a computer player may take
const PAUSES = { calm: 750, quick: 350, instant: 0 };

/** Ends the pause of the computer player that is waiting. @type {() => void} */
let endPause = () => {};
/** Whether the pauses are skipped until a human must decide. */
let skipping = false;
/** How often the computer players were set going; only the last time counts. */
let rounds = 0;
/** How many actions of players there were; what is on its way is the last one. */
let actions = 0;
/** Lets one change of the game end before the next begins. */
const inOrder = inTurn();
/** How often something was wished for that takes the table's place, or the lobby's; the last wish counts. */
let wishes = 0;
/** Tells the other tabs which game this one plays. @type {BroadcastChannel | null} */
let channel = null;

/** What lies on the table. @returns {Table} */
export function table() {
  const { table: laid } = store.state;
  if (!laid) throw new Error("no game on the table");
  return laid;
}

/**
 * Something else is to be opened. What was wished for before and has not come yet is not wanted any more.
 * @returns {() => boolean} whether this is still the last wish
 */
export function wish() {
  wishes += 1;
  const own = wishes;
  return () => own === wishes;
}

/**
 * Waits for a match that is to lie on the table; null when something else was wished for meanwhile.
 * @template {Status} Match
 * @param {Promise<Match>} coming
 * @returns {Promise<Match | null>}
 */
export async function wished(coming) {
  const wanted = wish();
  const status = await coming;
  if (wanted()) return status;
  giveBack(status.match);
  return null;
}

/** Lets the rules forget a match, once nothing of it is on its way any more. @param {number} match */
function giveBack(match) {
  void inOrder(() => call("release", { match })).catch(() => {});
}

/** @param {GameRecord} record @param {number | null} seat */
function isHuman(record, seat) {
  return seat !== null && (record.seats[seat]?.kind ?? HUMAN) === HUMAN;
}

/** @param {GameRecord} record */
function humans(record) {
  return record.seats.map((_, seat) => seat).filter((seat) => isHuman(record, seat));
}

/**
 * Whose eyes see the table, unless they were chosen: the human who must decide; while a computer
 * plays, the human who was there before. A device that must change hands first shows nothing to anybody.
 * @param {Table} laid
 * @returns {{viewer: number | null, cover: number | null}}
 */
function eyes({ record, status, viewer, view, eyes: chosen }) {
  if (chosen === "turn") return { viewer: status.turn ?? viewer ?? 0, cover: null };
  if (chosen !== "players") return { viewer: chosen, cover: null };
  const people = humans(record);
  if (people.length === 0) return { viewer: null, cover: null };
  if (people.length === 1) return { viewer: people[0], cover: null };
  const present = view !== null && viewer !== null ? viewer : null;
  if (status.over) return { viewer: present ?? people[0], cover: null };
  if (!isHuman(record, status.turn)) return { viewer: present, cover: null };
  if (status.secret && status.turn !== present) return { viewer: null, cover: status.turn };
  return { viewer: status.turn, cover: null };
}

/**
 * Lays out the position that the status tells of.
 * @param {{own: boolean}} how own: what changed before now has been seen
 */
export async function show(how) {
  const laid = table();
  const seen = await look(laid);
  if (store.state.table?.handle === laid.handle) reveal(seen, how);
}

/**
 * What there is to be seen of the position that the status tells of.
 * @param {Table} laid
 * @returns {Promise<Seen>}
 */
async function look(laid) {
  const { viewer, cover } = eyes(laid);
  /** @type {View} */
  const view = await call("view", { match: laid.handle, seat: viewer });
  if (cover !== null) {
    return { viewer, cover, view: null, open: view, scores: null };
  }
  const sheetOpen = store.state.panel === "sheet";
  const scores = view.over || sheetOpen ? await call("scores", { match: laid.handle }) : null;
  return { viewer, cover, view, open: null, scores };
}

/**
 * @param {Seen} seen
 * @param {{own: boolean}} how
 * @param {Partial<Table>} [more]  what else has changed with that
 */
function reveal({ viewer, cover, view, open, scores }, { own }, more = {}) {
  const laid = store.state.table;
  if (!laid) return;
  const quiet = { ...more, refusal: null, menu: null, pointed: null };
  if (view === null) {
    store.setTable({ ...quiet, view, scores, viewer, cover, open, changed: [] });
    return;
  }
  const known = laid.viewer === viewer && !laid.view?.undealt ? laid.view : null;
  const fresh = known ? differences(known, view) : [];
  const changed = own ? fresh : [...new Set([...laid.changed, ...fresh])];
  store.setTable({
    ...quiet,
    view,
    scores,
    viewer,
    cover,
    changed,
    thinking: null,
    advising: null,
    hint: null,
    review: null,
  });
}

/** Which rules a sight is of. */
function rulesNow() {
  return assets().runtime["rules.zip"].sha256;
}

/**
 * What the page shows of the game when it is opened again, before the rules have looked at it; also its picture on the
 * shelf is made of that. A game that is over is seen as it was last.
 * @param {Table} laid
 * @param {Seen} seen
 * @returns {Promise<Sight>}
 */
async function sightOf(laid, seen) {
  if (seen.view?.over) return { ...seen, rules: rulesNow() };
  const anew = { ...laid, viewer: null, view: null };
  const { viewer, cover } = eyes(anew);
  const same = viewer === seen.viewer && cover === seen.cover;
  return { ...(same ? seen : await look(anew)), rules: rulesNow() };
}

/**
 * Saves the position that the rules now have; true when this tab may go on with it.
 * @param {Table} laid  with its record and status
 * @param {Seen} seen
 */
async function keep(laid, seen) {
  if (!isKept(laid)) return true;
  const { id, record, status } = laid;
  try {
    await saveGame(id, record, status, sightOf(laid, seen));
    return true;
  } catch (error) {
    if (!(error instanceof TakenElsewhere)) throw error;
    if (store.state.table?.id === id) store.setTable({ taken: true });
    return false;
  }
}

/**
 * Sends one change of the game to the rules, shows it and saves it: what people do meanwhile comes after that. Of a table
 * that they have left it is only saved.
 * @param {Table} asked  the table as it was when they asked for it
 * @param {"play" | "undo" | "redo"} method
 * @param {Record<string, unknown>} params
 * @param {{own: boolean}} how
 */
async function commit(asked, method, params, how) {
  const lies = () => store.state.table?.handle === asked.handle;
  const laid = lies() ? table() : asked;
  if (laid.taken) return;
  /** @type {Status} */
  const status = await call(method, { match: laid.handle, ...params });
  const [record, seen] = await Promise.all([
    call("record", { match: laid.handle }),
    look({ ...laid, status }),
  ]);
  const left = !lies();
  if (!left) reveal(seen, how, { status, record, busy: false });
  const shown = left ? { ...laid, ...seen, status, record } : table();
  // A result comes before the end that it is of: whoever leaves in between can only end the game again.
  await Promise.all([status.over && isKept(shown) && count(shown), keep(shown, seen)]);
  if (left) await refreshShelf();
}

/**
 * Runs one action of a player unless another is on its way; a refusal is shown where people look.
 * @param {(laid: Table) => Promise<void>} action
 */
async function act(action) {
  const laid = store.state.table;
  if (!laid || laid.busy || laid.taken || laid.view?.undealt) return;
  actions += 1;
  const number = actions;
  store.setTable({ busy: true, menu: null });
  try {
    await inOrder(() => action(laid));
  } catch (error) {
    if (store.state.table?.id === laid.id) store.setTable({ refusal: asRefusal(error) });
  } finally {
    const last = number === actions && store.state.table?.id === laid.id;
    if (last && store.state.table?.busy) store.setTable({ busy: false });
  }
}

/** Waits so that people can follow, unless they would rather not; where a lesson speaks, until they go on. */
async function pause() {
  const spoken = Boolean(stepOf(table())?.text);
  const length = skipping ? 0 : PAUSES[store.state.pace];
  if (length === 0 && !spoken) return;
  store.setTable({ pausing: true });
  await new Promise((resolve) => {
    const timer = spoken ? undefined : setTimeout(resolve, length);
    endPause = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
  });
}

/** Lets the computer players move until a human must decide. */
async function letBotsMove() {
  rounds += 1;
  const round = rounds;
  if (!store.state.table) return;
  const { handle } = table();
  const here = () => {
    const laid = store.state.table;
    if (round !== rounds || laid?.handle !== handle) return false;
    return !laid.taken && !laid.busy && botsTurn(laid);
  };
  try {
    while (here()) {
      await pause();
      if (!here()) break;
      const step = stepOf(table());
      const chosen = step
        ? { move: step.moves[0] }
        : await think(
            "bot_move",
            { match: handle },
            {
              milliseconds: THINKING_TIME,
              wanted: here,
              onProgress: (thinking) => store.setTable({ thinking }),
            },
          );
      if (!chosen) break;
      await inOrder(async () => {
        if (here()) await commit(table(), "play", { move: chosen.move }, { own: false });
      });
    }
  } catch (error) {
    if (store.state.table?.handle === handle) store.setTable({ stuck: asRefusal(error) });
  }
  if (round !== rounds) return;
  if (store.state.table?.handle === handle) store.setTable({ pausing: false, thinking: null });
  skipping = false;
}

/** Whether what lies on the table is there to be looked at, not to be played. @param {Table} laid */
export function onlyLooking({ broken, replay }) {
  return broken !== null || replay !== null;
}

/** Whether the game on the table is saved, and counts. @param {Table} laid */
function isKept(laid) {
  return !onlyLooking(laid) && laid.lesson === null && laid.diagram === null;
}

/** @param {Table} laid */
export function botsTurn(laid) {
  const { status, record } = laid;
  return (
    !onlyLooking(laid) && !status.over && status.turn !== null && !isHuman(record, status.turn)
  );
}

/** Lets the other seats of a lesson play on, once people have read what is said. */
export function goOn() {
  endPause();
}

/** Shows the rest of the computer players' turn at once. */
export function skipPauses() {
  skipping = true;
  endPause();
}

/** Asks the computer player again that found no move. */
export async function unstick() {
  store.setTable({ stuck: null });
  await letBotsMove();
}

/** A number for a match that the rules do not know yet. */
function newHandle() {
  return 1 + Math.floor(Math.random() * 2 ** 40);
}

/**
 * Puts a match that the rules hold on the table.
 * @param {string} id
 * @param {Status} status
 * @param {Partial<Table>} [how]
 */
export async function lay(id, status, how = {}) {
  const record = how.record ?? (await call("record", { match: status.match }));
  clearTable();
  const { screen, tally } = store.state;
  store.set({
    screen: tally ? screen : "table", // A position that is asked about lies beside its form.
    panel: "none",
    setupRefusal: null,
    renaming: null,
    table: {
      id,
      handle: status.match,
      record,
      status,
      viewer: null,
      view: null,
      cover: null,
      open: null,
      scores: null,
      refusal: null,
      changed: [],
      pointed: null,
      menu: null,
      busy: false,
      pausing: false,
      thinking: null,
      advising: null,
      advised: 0,
      hint: null,
      review: null,
      stuck: null,
      broken: null,
      taken: false,
      diagram: null,
      replay: null,
      course: [],
      lesson: null,
      eyes: "players",
      ...how,
    },
  });
  channel?.postMessage({ id, tab: TAB });
}

/** Gives the match on the table back to the rules. */
function clearTable() {
  const old = store.state.table;
  endPause();
  if (!old) return;
  store.set({ table: null });
  for (const match of new Set([old.handle, old.replay?.whole ?? old.handle])) giveBack(match);
}

/** Shows a table that was just laid, and sets the computer players going. */
async function open() {
  await show({ own: true });
  void letBotsMove();
}

/** Opens a table that was just laid as a game to be saved. */
async function openToSave() {
  const laid = table();
  const left = () => store.state.table?.handle !== laid.handle;
  const seen = await look(laid);
  if (left()) return;
  reveal(seen, { own: true }, { busy: true }); // Nothing is played before it is saved.
  await Promise.all([keep(table(), seen), rememberCurrent(laid.id)]);
  if (left()) return;
  store.setTable({ busy: false });
  void letBotsMove();
}

/**
 * Begins a game as set up in the lobby.
 * @param {Setup} setup
 */
export async function begin(setup) {
  store.set({ beginning: true });
  try {
    if (!(await layDealt(setup))) return;
    clearAddress();
    await Promise.all([keepSetup(setup, true), openToSave()]);
  } catch (error) {
    store.set({ screen: "lobby", setupRefusal: asRefusal(error) });
  } finally {
    store.set({ beginning: false });
  }
}

/**
 * Begins a game that nobody keeps.
 * @param {Setup} setup
 */
export async function beginUnkept(setup) {
  if (await layDealt(setup)) await open();
}

/**
 * Has the rules deal a game, and lays it on the table; while they do not run yet, the table is seen already. Returns
 * whether it still lies there.
 * @param {Setup} setup
 */
async function layDealt(setup) {
  const wanted = wish();
  const seed = setup.seed.trim();
  const match = newHandle();
  const dealing = call("new_match", {
    game: setup.game,
    seats: setup.seats,
    seed: seed === "" ? null : /^-?\d+$/.test(seed) ? Number(seed) : seed,
    options: setup.options,
    players: setup.players.slice(0, setup.seats),
    components: setup.components?.data,
    match,
  });
  const dealt = dealing.then(
    () => null,
    () => null,
  );
  const ready = store.state.boot.phase === "ready";
  const view = ready ? null : await Promise.race([undealt(setup), dealt]);
  if (view && wanted()) await layUndealt(setup, match, view);
  const left = () => !wanted() || (view !== null && store.state.table?.handle !== match);
  try {
    const status = await dealing;
    if (left()) {
      giveBack(match);
      return false;
    }
    const record = await call("record", { match });
    if (view) store.setTable({ status, record });
    else await lay(newId(), status, { record });
    return !left();
  } catch (error) {
    if (left()) return false;
    if (view) clearTable();
    throw error;
  }
}

/**
 * Lays the table of a game that is not dealt yet.
 * @param {Setup} setup
 * @param {number} match  which the rules will know it by
 * @param {View} view
 */
async function layUndealt({ game, seats, players }, match, view) {
  const nothing = { over: false, ending: null, moves: 0, undo: 0, redo: 0, secret: false };
  const status = { match, game, seats, turn: view.turn, ...nothing };
  const begun = { game, seats: players.slice(0, seats), moves: [] };
  await lay(newId(), status, {
    record: /** @type {any} */ (begun),
    view,
    viewer: view.seat,
  });
  store.set({ opening: false, beginning: false });
}

/**
 * Puts a match on the table that was not there before, as a game to be saved.
 * @param {Promise<Status>} coming
 */
async function layNew(coming) {
  const status = await wished(coming);
  if (!status) return;
  await lay(newId(), status);
  clearAddress();
  await openToSave();
}

/**
 * Lays a match of its own on the table and begins.
 * @param {Status} status
 * @param {Partial<Table>} [how]
 */
export async function openMatch(status, how = {}) {
  await lay(newId(), status, how);
  await open();
}

/** Begins a game's guided first game. @param {string} game */
export async function beginLesson(game) {
  store.set({ beginning: true });
  try {
    const begun = await wished(call("lesson", { game }));
    if (!begun) return;
    const { lesson, ...status } = begun;
    await openMatch(status, { lesson });
    clearAddress();
    await rememberCurrent(null);
  } catch (error) {
    store.set({ setupRefusal: asRefusal(error) });
  } finally {
    store.set({ beginning: false });
  }
}

/** A diagram as it was before anybody tried anything. */
export async function beginAgain() {
  const { record, diagram, eyes: chosen } = table();
  const moves = record.moves.slice(0, diagram ?? 0);
  const status = await wished(call("load", { record: { ...record, moves } }));
  if (status) await openMatch(status, { diagram, eyes: chosen });
}

/**
 * The same players at the same game once more.
 * @param {{moved?: boolean}} [how] moved: the first stays in their seat, the others move on by one
 */
export async function playAgain({ moved = false } = {}) {
  await act((laid) => layNew(call("rematch", { match: laid.handle, moved })));
}

/**
 * Goes on with a saved game; a record that no longer holds is reported on the shelf.
 * @param {string} id
 */
export async function resume(id) {
  const wanted = wish();
  const game = await readGame(id);
  if (!game) {
    await refreshShelf();
    return;
  }
  if (!wanted()) return;
  const handle = newHandle();
  const loading = call("load", { record: game.record, match: handle });
  loading.catch(() => {}); // It is told below.
  try {
    const shown = await showAsSaved(game, handle);
    await inOrder(async () => {
      const status = await loading;
      const left = shown ? store.state.table?.handle !== handle : !wanted();
      if (left) return giveBack(handle);
      if (shown) store.setTable({ status });
      else await lay(id, status);
      clearAddress();
      await rememberCurrent(id);
      if (store.state.table?.handle === status.match) await show({ own: true });
    });
    void letBotsMove();
  } catch (error) {
    const died = error instanceof StartFailure; // Which says nothing about the game.
    const laid = store.state.table?.handle === handle;
    if (died && laid) return; // The next ones lay it again.
    if (laid) clearTable();
    if (laid || wanted()) store.set({ screen: "lobby" });
    if (!died) store.set({ brokenSaves: { ...store.state.brokenSaves, [id]: asRefusal(error) } });
    await refreshShelf();
  }
}

/**
 * Lays a saved game on the table as it was seen last, while the rules still look at it: what people do meanwhile waits
 * for them.
 * @param {SavedGame} game
 * @param {number} handle  which the rules will know it by
 */
async function showAsSaved({ id, record, status, sight }, handle) {
  if (!status || sight?.rules !== rulesNow()) return false;
  const { viewer, cover, view, open, scores } = sight;
  const seen = { viewer, cover, view, open, scores };
  await lay(
    id,
    { ...status, match: handle },
    { ...seen, record: /** @type {GameRecord} */ (record) },
  );
  store.set({ opening: false });
  return true;
}

/**
 * Shows what still holds of a broken game, for looking only: nothing is saved over it.
 * @param {string} id
 */
export async function viewPart(id) {
  const game = await readGame(id);
  if (!game) return;
  try {
    const status = await wished(call("load", { record: game.record, partial: true }));
    if (!status) return;
    await lay(id, status, { broken: status.broken ?? store.state.brokenSaves[id] ?? null });
    await open();
  } catch (error) {
    store.set({ brokenSaves: { ...store.state.brokenSaves, [id]: asRefusal(error) } });
  }
}

/**
 * Gives a game on the shelf a name. A tab that plays it takes it up again with that.
 * @param {SavedGame} game
 * @param {string} name
 */
export async function rename(game, name) {
  await renameGame(game, name);
  channel?.postMessage({ id: game.id, tab: TAB });
}

/** Makes a game of its own out of what was only to be looked at, or of a lesson, and goes on with it. */
export async function playOn() {
  const { handle, replay } = table();
  const record = await call("record", { match: handle });
  const own = { id: newId(), record, eyes: /** @type {const} */ ("players") };
  store.setTable({ ...own, broken: null, replay: null, lesson: null, busy: true });
  clearAddress();
  try {
    if (replay && replay.whole !== handle) await call("release", { match: replay.whole });
    await openToSave();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    await openToSave(); // With the next rules, once they have laid it.
  } finally {
    if (store.state.table?.id === own.id) store.setTable({ busy: false });
  }
}

/**
 * Puts a record from a file on the shelf and opens it.
 * @param {File} file
 */
export async function importGame(file) {
  store.set({ importRefusal: null });
  let record;
  try {
    record = JSON.parse(await file.text());
  } catch {
    store.set({
      importRefusal: {
        code: "page-import-not-a-record",
        arguments: { file: file.name },
        rule: null,
      },
    });
    return;
  }
  try {
    await playFrom(record);
  } catch (error) {
    store.set({ importRefusal: asRefusal(error) });
  }
}

/**
 * Puts a record on the shelf as a game of its own, and goes on with it.
 * @param {unknown} record
 * @returns {Promise<void>} rejects with a Refusal
 */
export async function playFrom(record) {
  await layNew(call("load", { record }));
}

/** Back to the lobby; the game stays on the shelf. */
export async function leave() {
  wish();
  if (store.state.table?.replay) clearAddress();
  clearTable();
  store.set({ screen: "lobby", panel: "none" });
  await rememberCurrent(null);
  await refreshShelf();
}

/** Lays the game that was on the table when the page was left. Returns whether there is one. */
export async function resumeCurrent() {
  const id = await currentGame();
  if (!id) return false;
  await resume(id);
  return store.state.table !== null;
}

/** @param {string} text of a move */
export async function play(text) {
  if (strays(table(), text)) {
    store.setTable({ menu: null });
    return refuse({ code: "page-lesson-strays", arguments: {}, rule: null });
  }
  await act((laid) => commit(laid, "play", { move: text }, { own: true }));
  await letBotsMove();
}

/**
 * Plays a move that the page around this one has asked for, at the turn of a person.
 * @param {string} text
 * @returns {Promise<{text: string, moves: number, turn: number | null, over: boolean}>} rejects with a Refusal
 */
export async function playForHost(text) {
  const laid = table();
  try {
    if (laid.replay) throw { code: "page-refused-watching" };
    if (laid.status.over) throw { code: "page-refused-over" };
    if (laid.busy || botsTurn(laid)) throw { code: "page-refused-turn" };
    await inOrder(() => commit(laid, "play", { move: text }, { own: true }));
  } catch (error) {
    const refusal = asRefusal(error);
    refuse(refusal);
    throw refusal;
  }
  const { moves, turn, over } = table().status;
  void letBotsMove();
  return { text, moves, turn, over };
}

export async function undo() {
  await act((laid) => commit(laid, "undo", {}, { own: true }));
  await letBotsMove();
}

export async function redo() {
  await act((laid) => commit(laid, "redo", {}, { own: true }));
  await letBotsMove();
}

/**
 * What a click on a zone or a piece can mean, its own moves before those of the zone around it.
 * @param {View} view
 * @param {string} id
 * @returns {{moves: Move[], attempt: string | null}}
 */
export function meaning(view, id) {
  const zone = view.zones.find(({ pieces }) => pieces.some((piece) => piece.id === id));
  const places = zone ? [id, zone.id] : [id];
  for (const place of places) {
    const moves = view.moves.filter(({ on }) => on === place);
    if (moves.length > 0) return { moves, attempt: null };
  }
  for (const place of places) {
    const attempt = view.attempts?.find(({ on }) => on === place);
    if (attempt) return { moves: [], attempt: attempt.text };
  }
  return { moves: [], attempt: null };
}

/**
 * A click, tap or key press on a zone or a piece: its move is played, several are offered, and
 * where there is none people are told why.
 * @param {string} id
 */
export async function touch(id) {
  const laid = store.state.table;
  if (!laid?.view || laid.busy || laid.view.undealt) return;
  const { moves, attempt } = meaning(laid.view, id);
  if (moves.length === 1 && !onlyLooking(laid)) await play(moves[0].text);
  else if (moves.length > 1 && !onlyLooking(laid)) store.setTable({ menu: id, refusal: null });
  else await explain(id, attempt);
}

/**
 * @param {string} id
 * @param {string | null} attempt text of the move that the click would mean
 */
async function explain(id, attempt) {
  const { view, status, broken, replay } = table();
  if (!view) return;
  if (replay) return refuse({ code: "page-refused-watching", arguments: {}, rule: null });
  if (broken) return refuse({ code: "page-refused-looking-only", arguments: {}, rule: null });
  if (status.over) return refuse({ code: "page-refused-over", arguments: {}, rule: null });
  if (view.turn !== view.seat)
    return refuse({ code: "page-refused-turn", arguments: {}, rule: null });
  if (attempt !== null) {
    await act(async (laid) => {
      const refusal = await call("explain", { match: laid.handle, move: attempt });
      if (refusal) refuse(refusal);
      else await commit(laid, "play", { move: attempt }, { own: true });
    });
    return;
  }
  refuse({
    code: "page-refused-nothing-here",
    arguments: { thing: labelOf(view, id) },
    rule: null,
  });
}

/** @param {View} view @param {string} id */
function labelOf(view, id) {
  for (const zone of view.zones) {
    if (zone.id === id) return zone.label;
    const piece = zone.pieces.find((candidate) => candidate.id === id);
    if (piece) return piece.label;
  }
  return "";
}

/** @param {Refusal} refusal */
function refuse(refusal) {
  store.setTable({ refusal });
}

/** @param {string | null} id thing under the pointer or focus */
export function point(id) {
  if (store.state.table && store.state.table.pointed !== id) store.setTable({ pointed: id });
}

export function closeMenu() {
  store.setTable({ menu: null });
}

export function dismissRefusal() {
  store.setTable({ refusal: null });
}

/** The next player has the device. */
export async function acceptDevice() {
  const { handle, cover } = table();
  const waits = () => store.state.table?.handle === handle && table().cover === cover;
  await inOrder(async () => {
    if (cover === null || !waits()) return;
    const view = await call("view", { match: handle, seat: cover });
    if (waits()) store.setTable({ view, viewer: cover, cover: null });
  });
}

/** @param {"log" | "sheet" | "settings"} panel opens it, or closes it when it is open */
export async function togglePanel(panel) {
  const open = store.state.panel !== panel;
  store.set({ panel: open ? panel : "none" });
  const laid = store.state.table;
  if (!open || panel !== "sheet" || !laid || laid.cover !== null) return;
  try {
    const scores = await call("scores", { match: laid.handle });
    store.setTable({ scores });
  } catch (error) {
    store.setTable({ refusal: asRefusal(error) });
  }
}

/** Takes a game back that another tab has taken over. */
export async function takeOver() {
  await resume(table().id);
}

/** Listens to other tabs, and lays the table again after the rules were restarted. */
export function startPlaying() {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && store.state.screen === "lobby" && !store.state.framed)
      void refreshShelf();
  });
  onRestart(async () => {
    const laid = store.state.table;
    if (!laid || laid.view?.undealt) return;
    const { record, handle, replay, cover } = laid;
    const whole = replay?.whole ?? handle;
    const loading = call("load", { record, partial: true, match: whole });
    await inOrder(async () => {
      await loading;
      /** @type {Status} which a click that has waited may have changed */
      const status = replay
        ? await call("at", { match: whole, moves: replay.at })
        : await call("status", { match: whole });
      store.setTable({ handle: status.match, status, stuck: null });
      if (cover === null) await show({ own: true });
    });
    void letBotsMove();
  });
  try {
    channel = new BroadcastChannel("physic-garden");
    channel.addEventListener("message", ({ data }) => {
      if (data?.tab !== TAB && data?.id === store.state.table?.id) store.setTable({ taken: true });
    });
  } catch {
    // Without the channel the revision in the save still tells the tabs apart.
  }
}
