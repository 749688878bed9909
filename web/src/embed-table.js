/** What a frame shows once people have asked for it: the same table as on our own page, without a lobby. */
import "./embed-frame.js";

import { BadPart, MODES } from "./embed-address.js";
import { keepFocus } from "./focus.js";
import { tell } from "./host.js";
import { unpackRecord } from "./links.js";
import { beginUnkept, openMatch, playForHost, startPlaying, table } from "./play.js";
import { watch } from "./replay.js";
import { startSettings } from "./settings.js";
import { playersFor } from "./setup.js";
import { keepNothing } from "./shelf.js";
import { asRefusal, call, start } from "./start.js";
import { store } from "./store.js";
import { openTally, scoresForHost } from "./tally.js";
import { tellWhatHappens } from "./tell.js";
import { refusalText } from "./wording.js";

/** @import { Mode, Wish } from "./embed-address.js" */
/** @import { Answer, Request } from "./host.js" */
/** @import { GameRecord, Setup, Status } from "./types.js" */

/**
 * @param {Wish} wish
 * @param {{language: string, theme: string}} looks
 * @returns {Promise<Answer>} what answers the host
 */
export async function openEmbedded(wish, looks) {
  if (wish.mode !== "score") keepNothing();
  store.set({ framed: true });
  await startSettings(looks);
  const frame = document.createElement("garden-frame");
  keepFocus(frame);
  document.body.append(frame);
  tellWhatHappens();
  startPlaying();
  if (wish.bad) store.set({ embedRefusal: wish.bad });
  else await start(() => lay(wish));
  return answer;
}

/** @param {Wish} wish */
async function lay({ parts, mode }) {
  try {
    if (mode === "rules") throw new BadPart("game", parts.game);
    if (mode === "score") {
      await layForm(parts);
      return;
    }
    const record = parts.record === undefined ? null : await unpackRecord(parts.record);
    if (mode === "replay") {
      if (record === null) throw new BadPart("record");
      await watch(record, numberIn(parts.step), numberIn(parts.seat));
    } else if (!record && !parts.game) {
      throw new BadPart("game");
    } else if (mode === "play" && !record && !parts.position) {
      await beginUnkept(setupOf(parts));
    } else {
      const status = await call("load", { record: record ?? (await begun(parts, mode)) });
      await openMatch(status, mode === "diagram" ? diagramOf(status, parts) : {});
    }
    tell("ready", { mode, game: table().record.game, seats: table().record.seats.length });
  } catch (error) {
    store.set({ embedRefusal: asRefusal(error) });
  }
}

/**
 * The form on which a real table is written down. What was written in it last is in it again, where storage allows.
 * @param {Record<string, string>} parts
 */
async function layForm({ game, seats }) {
  if (!store.state.games.some(({ id }) => id === game)) throw new BadPart("game", game);
  await openTally(game, numberIn(seats) ?? undefined);
  tell("ready", { mode: "score", game, seats: store.state.tally?.seats });
}

/**
 * What is to be played, as the address says.
 * @param {Record<string, string>} parts
 * @returns {Setup}
 */
function setupOf({ game, seats, seat, seed, options, players }) {
  const meta = store.state.games.find(({ id }) => id === game);
  const number = numberIn(seats) ?? meta?.recommended[0] ?? 1;
  const usual = meta?.options.map((option) => [option.name, option.default]) ?? [];
  return {
    game,
    seats: number,
    players: seated(number, ownSeat(seat, number), players),
    options: options ? JSON.parse(options) : Object.fromEntries(usual),
    seed: seed ?? "",
    components: null,
  };
}

/**
 * The record of a game that begins as the address says.
 * @param {Record<string, string>} parts
 * @param {Mode} mode
 * @returns {Promise<GameRecord>}
 */
async function begun({ game, seats, seat, seed, options, position, players }, mode) {
  /** @type {Status} */
  const status = position
    ? await call("position", { game, position: JSON.parse(position) })
    : await call("new_match", {
        game,
        seats: numberIn(seats) ?? undefined,
        seed: numberIn(seed),
        options: options ? JSON.parse(options) : {},
      });
  const record = await call("record", { match: status.match });
  await call("release", { match: status.match });
  if (mode === "diagram") return record;
  return { ...record, seats: seated(status.seats, ownSeat(seat, status.seats), players) };
}

/** @param {string | undefined} seat @param {number} seats */
function ownSeat(seat, seats) {
  const own = numberIn(seat) ?? 0;
  if (own >= seats) throw new BadPart("seat", seat);
  return own;
}

/**
 * Who sits where: the kinds that the address names; without them one person, and computer players around.
 * @param {number} seats
 * @param {number} own
 * @param {string | undefined} players
 */
function seated(seats, own, players) {
  if (!players) return playersFor(seats, [], own);
  const known = ["human", ...store.state.bots.map(({ kind }) => kind)];
  const kinds = players.split(",");
  if (kinds.length !== seats || !kinds.every((kind) => known.includes(kind)))
    throw new BadPart("players", players);
  return kinds.map((kind) => ({ name: "", kind }));
}

/** A diagram is seen from one seat, and can be begun again. @param {Status} status @param {Record<string, string>} parts */
function diagramOf(status, { seat }) {
  const eyes = numberIn(seat) ?? status.turn ?? 0;
  if (eyes >= status.seats) throw new BadPart("seat", seat);
  return { eyes, diagram: status.moves };
}

/** @param {string | undefined} text */
function numberIn(text) {
  return text === undefined ? null : Number(text);
}

const listens = () => ({ modes: MODES });

/** What a table answers, by the type of the request. @type {Record<Request["type"], (text: string) => unknown>} */
const TABLE = {
  start: listens,
  play: playForHost,
  legalMoves: () => call("legal_moves", { match: table().handle }),
  scores: () => call("scores", { match: table().handle }),
  record: () => call("record", { match: table().handle }),
};

function nothingPlayed() {
  throw { code: "page-refused-scoring" };
}

/** What the form of a real table answers. @type {typeof TABLE} */
const FORM = {
  start: listens,
  play: nothingPlayed,
  legalMoves: nothingPlayed,
  scores: scoresForHost,
  record: nothingPlayed,
};

/** @type {Answer} */
async function answer({ type, text }) {
  const { table: laid, tally, embedRefusal, boot } = store.state;
  try {
    // A table may lie there before there are rules.
    if (boot.failure || (!laid && !tally)) throw embedRefusal ?? boot.failure;
    return await (laid ? TABLE : FORM)[type](text);
  } catch (error) {
    const refusal = asRefusal(error);
    throw { ...refusal, text: refusalText(refusal) };
  }
}
