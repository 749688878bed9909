/** Watching a whole game, step by step. Each step is the match as it was then. */
import { learnCourse } from "./course.js";
import { linkTo, unpackRecord } from "./links.js";
import { lay, show, table, wished } from "./play.js";
import { newId } from "./shelf.js";
import { call } from "./start.js";
import { store } from "./store.js";

/** @import { GameRecord, Status } from "./types.js" */

/** The step that people have asked for last. */
let wanted = 0;
let walking = false;

/**
 * Lays a record on the table to be watched. What no longer holds of it is left out, and said.
 * @param {unknown} record  or a promise of it
 * @param {number | null} [step] where to begin; without it, at the start
 * @param {number | null} [seat] whose eyes see it; without it, those of the first person at the table
 * @returns {Promise<void>} rejects with a Refusal
 */
export async function watch(record, step = null, seat = null) {
  const loaded = async () => call("load", { record: await record, partial: true });
  const status = await wished(loaded());
  if (!status) return;
  const at = Math.min(step ?? 0, status.moves);
  await lay(newId(), status, {
    broken: status.broken ?? null,
    replay: { whole: status.match, length: status.moves, at: status.moves },
    eyes: 0,
  });
  const person = table().record.seats.findIndex(({ kind }) => kind === "human");
  const eyes = seat !== null && seat < status.seats ? seat : Math.max(person, 0);
  store.setTable({ eyes });
  if (at === status.moves) await show({ own: true });
  else await goTo(at);
  void learnCourse();
}

/**
 * Opens what a link holds.
 * @param {string} text
 * @param {number | null} step
 */
export async function watchLink(text, step) {
  await watch(unpackRecord(text), step);
}

/** The whole game on the table is watched from its start. */
export async function watchAgain() {
  await watch(table().record);
}

/**
 * Shows the game as it was after so many moves. While one step is on its way, only the last wish counts.
 * @param {number} step
 */
export async function goTo(step) {
  const { replay } = table();
  if (!replay) return;
  wanted = Math.max(0, Math.min(step, replay.length));
  if (walking) return;
  walking = true;
  try {
    while (store.state.table?.replay && store.state.table.replay.at !== wanted) await walk(wanted);
  } finally {
    walking = false;
  }
}

/** @param {number} at */
async function walk(at) {
  const { id, handle, replay } = table();
  if (!replay) return;
  /** @type {Status} */
  const status = await call("at", { match: replay.whole, moves: at });
  if (store.state.table?.id !== id) {
    await call("release", { match: status.match });
    return;
  }
  store.setTable({ handle: status.match, status, replay: { ...replay, at } });
  await show({ own: true });
  if (handle !== replay.whole) await call("release", { match: handle });
}

/** @param {number | "turn"} eyes whose eyes see the table */
export async function lookAs(eyes) {
  store.setTable({ eyes });
  await show({ own: true });
}

/** The address of the game on the table; of one that is watched, at the step that is shown. */
export async function linkToTable() {
  const { record, replay } = table();
  return replay ? linkTo(record, replay.at) : linkTo(record);
}
