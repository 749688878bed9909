import "./app.js";
import "./ask-table.js";
import "./lobby.js";
import "./notice-list.js";
import "./saved-games.js";
import "./score-table.js";
import "./settings-panel.js";
import "./top-bar.js";

import { readAddress, shortenAddress } from "./address.js";
import { openAsking } from "./ask.js";
import { stayAwake } from "./awake.js";
import { keepFocus } from "./focus.js";
import { unpackRecord } from "./links.js";
import { dismiss, notify } from "./notices.js";
import { keepOffline } from "./offline.js";
import { keepForGood } from "./persist.js";
import { beginLesson, leave, resumeCurrent, startPlaying } from "./play.js";
import { watchLink } from "./replay.js";
import { addLeft } from "./results.js";
import { startSettings } from "./settings.js";
import { chooseGame, startSetup } from "./setup.js";
import { catchUp, refreshShelf } from "./shelf.js";
import { playSounds } from "./sounds.js";
import { asRefusal, rested, start } from "./start.js";
import { store } from "./store.js";
import { leaveTally, openTally } from "./tally.js";
import { lastInTurn } from "./turns.js";

/** @import { Wish } from "./address.js" */
/** @import { Text } from "./types.js" */

/**
 * Follows what the address asks for.
 * @param {Wish} wish
 */
async function follow(wish) {
  if (wish.kind === "setup") chooseGame(wish.game, wish.seats);
  if (wish.kind === "lesson") await beginLesson(wish.game);
  if (wish.kind === "bad") warn({ key: "page-address-bad", args: { part: wish.part } });
  try {
    if (wish.kind === "score") await openTally(wish.game);
    if (wish.kind === "ask") await ask(wish.game, wish.position);
    if (wish.kind === "record") await watchLink(wish.record, wish.step);
  } catch (error) {
    const { code, arguments: args } = asRefusal(error);
    warn({ key: "page-link-refused", args: { reason: { key: code, args } } });
  }
}

/**
 * Without a position in the address that holds, the form shows the last one.
 * @param {string} game
 * @param {string | null} text
 */
async function ask(game, text) {
  if (text === null) return openAsking(game);
  try {
    await openAsking(game, await unpackRecord(text));
  } catch (error) {
    await openAsking(game);
    throw error;
  }
  shortenAddress(game);
}

/** @param {Text} text */
function warn(text) {
  notify({ id: "address", text, tone: "warning" });
}

function workOffline() {
  void keepOffline({
    onUpdate: (accept) =>
      notify({
        id: "update",
        text: { key: "page-update-ready" },
        action: { label: { key: "page-update-apply" }, run: accept },
      }),
  });
}

async function openPage() {
  const wish = readAddress(location.hash, store.state.games);
  await catchUp(addLeft);
  await startSetup();
  if (wish.kind === "none") await resumeCurrent();
  await refreshShelf();
  await follow(wish);
}

/** The page's opening, by its first address. @type {Promise<void>} */
let opening = Promise.resolve();
/** Of addresses that come faster than they can be followed, the last counts. */
const followLast = lastInTurn();

/** @param {HashChangeEvent} event */
function followNewAddress({ newURL }) {
  const before = store.state.opening ? opening : null;
  followLast(async () => {
    await before;
    await followAddress(newURL);
  }).catch(reportError);
}

/** @param {string} address  as it came: what was followed before it may have put a shorter one in its place */
async function followAddress(address) {
  await leaveTally();
  if (location.href !== address) history.replaceState(null, "", address);
  const wish = readAddress(location.hash, store.state.games);
  if (wish.kind === "none") return;
  dismiss("address");
  if (store.state.table && wish.kind !== "record") await leave();
  await follow(wish);
}

async function main() {
  const failed = document.getElementById("start-failed");
  failed?.classList.remove("late");
  if (failed) failed.hidden = true;
  startPlaying();
  addEventListener("hashchange", followNewAddress);
  // What is kept for later does not delay what is wanted now.
  void start(() => (opening = openPage()))
    .then(rested)
    .then(workOffline);
  try {
    await startSettings();
  } catch {
    if (failed) failed.hidden = false;
    return;
  }
  const page = document.createElement("physic-garden");
  keepFocus(page);
  document.body.append(page);
  keepForGood();
  stayAwake();
  playSounds();
}

void main();
