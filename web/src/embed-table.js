/** What a frame shows once people have asked for it: the same table as on our own page, without a lobby. */
import "./embed-frame.js";
import "./notice-list.js";
import "./page-loader.js";

import { MODES } from "./embed-address.js";
import { keepFocus } from "./focus.js";
import { tell } from "./host.js";
import { unpackRecord } from "./links.js";
import { openMatch, playForHost, startPlaying, table } from "./play.js";
import { watch } from "./replay.js";
import { startSettings } from "./settings.js";
import { playersFor } from "./setup.js";
import { keepNothing } from "./shelf.js";
import { asRefusal, call, start } from "./start.js";
import { store } from "./store.js";
import { tellWhatHappens } from "./tell.js";
import { refusalText } from "./wording.js";

/** @import { Mode } from "./embed-address.js" */
/** @import { Answer, Request } from "./host.js" */
/** @import { GameRecord, Status } from "./types.js" */

/** @typedef {{parts: Record<string, string>, mode: Mode, bad: string | null}} Wish */

/** Something that the address asks for is not to be had: a Refusal. */
class BadAddress extends Error {
  code = "page-embed-bad-part";
  rule = null;

  /** @param {string} part */
  constructor(part) {
    super(part);
    this.arguments = { part };
  }
}

/**
 * @param {Wish} wish
 * @param {{language: string, theme: string}} looks
 * @returns {Promise<Answer>} what answers the host
 */
export async function openEmbedded(wish, looks) {
  keepNothing();
  store.set({ framed: true });
  await startSettings(looks);
  const frame = document.createElement("garden-frame");
  keepFocus(frame);
  document.body.append(frame);
  tellWhatHappens();
  startPlaying();
  await start(() => lay(wish));
  return answer;
}

/** @param {Wish} wish */
async function lay({ parts, mode, bad }) {
  try {
    if (bad !== null) throw new BadAddress(bad);
    if (mode === "rules") throw new BadAddress(`game=${parts.game ?? ""}`);
    const record = parts.record === undefined ? null : await unpackRecord(parts.record);
    if (mode === "replay") {
      if (record === null) throw new BadAddress("record=");
      await watch(record, numberIn(parts.step), numberIn(parts.seat));
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
  const own = numberIn(seat) ?? 0;
  if (own >= status.seats) throw new BadAddress(`seat=${seat}`);
  return { ...record, seats: seated(status.seats, own, players) };
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
    throw new BadAddress(`players=${players}`);
  return kinds.map((kind) => ({ name: "", kind }));
}

/** A diagram is seen from one seat, and can be begun again. @param {Status} status @param {Record<string, string>} parts */
function diagramOf(status, { seat }) {
  const eyes = numberIn(seat) ?? status.turn ?? 0;
  if (eyes >= status.seats) throw new BadAddress(`seat=${seat}`);
  return { eyes, diagram: status.moves };
}

/** @param {string | undefined} text */
function numberIn(text) {
  return text === undefined ? null : Number(text);
}

/** @type {Record<Request["type"], (text: string) => unknown>} */
const ANSWERS = {
  start: () => ({ modes: MODES }),
  play: playForHost,
  legalMoves: () => call("legal_moves", { match: table().handle }),
  scores: () => call("scores", { match: table().handle }),
  record: () => call("record", { match: table().handle }),
};

/** @type {Answer} */
async function answer({ type, text }) {
  try {
    if (!store.state.table) throw store.state.embedRefusal ?? store.state.boot.failure;
    return await ANSWERS[type](text);
  } catch (error) {
    const refusal = asRefusal(error);
    throw { ...refusal, text: refusalText(refusal) };
  }
}
