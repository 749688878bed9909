/** Asking about a position: it is set up on a form, lies on a table beside it, and any move can be asked about. */
import { addressOf } from "./links.js";
import { notify } from "./notices.js";
import { openMatch, playFrom, show, table } from "./play.js";
import { playersFor } from "./setup.js";
import { asRefusal, call, parsed } from "./start.js";
import { store } from "./store.js";
import { copyDown, count, counted, openTally, tally } from "./tally.js";

/** @import { Purpose, Said } from "./tally.js" */
/** @import { GameRecord, Refusal, Status } from "./types.js" */

/** @type {Purpose} */
const ASKING = {
  screen: "ask",
  form: "position_form",
  ask: (game, position) => call("position", { game, position }),
  take: layOut,
  drop: release,
};

/**
 * Opens the form of a game for positions, with the last one that was set up on it or the one that is given.
 * @param {string} game
 * @param {unknown} [position]
 * @returns {Promise<void>} rejects with a Refusal
 */
export async function openAsking(game, position) {
  if (!(await openTally(game, undefined, ASKING))) return;
  if (position === undefined) await count();
  else await setUp(position);
}

/**
 * Sets up a position that was written elsewhere.
 * @param {any} position
 * @returns {Promise<void>} rejects with a Refusal
 */
async function setUp(position) {
  const { game } = tally();
  /** @type {Status} */
  const { match, seats } = await call("position", { game, position });
  await call("release", { match });
  if (store.state.tally?.game === game) await copyDown(position, seats, "page-ask-replaced");
}

/** Goes on to ask about a game that is watched, as it was at this step. */
export async function askAboutStep() {
  const { handle, record } = table();
  const position = await call("as_position", { match: handle });
  if (position === null) notify({ id: "ask", text: { key: "page-ask-not-here" }, tone: "warning" });
  else location.hash = wishFor(record.game, position);
}

/** @param {string} text of a position, in JSON */
export async function setUpText(text) {
  try {
    await setUp(parsed(text, "page-ask-not-json"));
    store.setTally({ textRefusal: null });
  } catch (error) {
    store.setTally({ textRefusal: asRefusal(error) });
  }
}

/** Takes the place of what lay on the table before. @param {Said} said */
async function layOut({ answer, table: position, refusals }) {
  store.setTally({ refusals });
  if (!answer) return;
  /** @type {Status} */
  const status = answer;
  store.setTally({ position });
  const laid = store.state.table;
  if (laid?.diagram == null) return openMatch(status, { diagram: 0, eyes: "turn" });
  const record = await call("record", { match: status.match });
  store.setTable({ handle: status.match, status, record });
  await show({ own: true });
  await call("release", { match: laid.handle });
}

/** @param {Status} status */
async function release({ match }) {
  await call("release", { match });
}

/** Learns which moves there are, for people to choose from. */
export async function learnMoves() {
  const catalogue = await call("catalogue", { match: table().handle });
  store.setTally({ catalogue });
}

/** Asks about a move at the position as it was entered last. @param {string} move */
export async function askAbout(move) {
  await counted();
  const { handle, status } = table();
  /** @type {Refusal | null} */
  let refusal;
  try {
    refusal = await call("explain", { match: handle, move });
  } catch (error) {
    refusal = asRefusal(error);
  }
  store.setTally({ asked: { move, handle, moves: status.moves, refusal } });
}

/** Makes a game of what lies on the table: whoever is to move is a person, the others are computer players. */
export async function playAsked() {
  /** @type {GameRecord} */
  const record = table().record;
  const { seats, turn } = table().status;
  store.set({ tally: null });
  await playFrom({ ...record, seats: playersFor(seats, [], turn ?? 0) });
}

/** The address at which this position is asked about. */
export function linkToAsked() {
  const { game, position } = tally();
  return addressOf(wishFor(game, position));
}

/** @param {string} game @param {unknown} position */
function wishFor(game, position) {
  return String(new URLSearchParams({ ask: game, position: JSON.stringify(position) }));
}

/** What puts this position into a page of others. */
export function snippetOfAsked() {
  const { game, position } = tally();
  const script = new URL("embed.js", document.baseURI).href;
  const written = JSON.stringify(position).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<script src="${script}"></script>
<rules-table mode="diagram" game="${game}" position='${written}'></rules-table>
`;
}
