import "./advice-panel.js";
import "./app.js";
import "./game-over.js";
import "./lobby.js";
import "./log-panel.js";
import "./move-menu.js";
import "./notice-list.js";
import "./page-loader.js";
import "./pass-device.js";
import "./prompt-bar.js";
import "./saved-games.js";
import "./score-sheet.js";
import "./score-table.js";
import "./settings-panel.js";
import "./table.js";
import "./top-bar.js";

import { readAddress } from "./address.js";
import { keepFocus } from "./focus.js";
import { dismiss, notify } from "./notices.js";
import { keepOffline } from "./offline.js";
import { leave, resumeCurrent, startPlaying } from "./play.js";
import { startSettings } from "./settings.js";
import { chooseGame, startSetup } from "./setup.js";
import { refreshShelf } from "./shelf.js";
import { start } from "./start.js";
import { store } from "./store.js";
import { leaveTally, openTally } from "./tally.js";

/**
 * Follows what the address asks for.
 * @returns {Promise<boolean>} whether it asked for anything
 */
async function followAddress() {
  const wish = readAddress(location.hash, store.state.games);
  if (wish.kind === "none") return false;
  dismiss("address");
  if (wish.kind === "setup") chooseGame(wish.game, wish.seats);
  else if (wish.kind === "score") await openTally(wish.game);
  else
    notify({
      id: "address",
      text: { key: "page-address-bad", args: { part: wish.part } },
      tone: "warning",
    });
  return true;
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
  await startSetup();
  await refreshShelf();
  if (!(await followAddress())) await resumeCurrent();
}

async function followNewAddress() {
  if (store.state.boot.phase !== "ready") return;
  leaveTally();
  if (!location.hash.replace(/^#/, "")) return;
  if (store.state.table) await leave();
  await followAddress();
}

async function main() {
  try {
    await startSettings();
  } catch {
    document.getElementById("start-failed")?.removeAttribute("hidden");
    return;
  }
  const page = document.createElement("physic-garden");
  keepFocus(page);
  document.body.append(page);
  startPlaying();
  workOffline();
  addEventListener("hashchange", followNewAddress);
  await start(openPage);
}

void main();
