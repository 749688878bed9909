/** Keeps the screen lit while a game is played: cards on the table do not go out either. */
import { store } from "./store.js";

/** @type {WakeLockSentinel | null} */
let held = null;
/** Whether an answer is on its way. */
let asking = false;
/** It was refused, as by a device that is short of power: until the page is seen anew, or at another screen. */
let refused = false;

/** Only a page that is seen may ask, and what was granted ends when it is hidden. */
async function follow() {
  const { screen, table } = store.state;
  const wanted = screen === "table" && table !== null && !table.status.over;
  const seen = document.visibilityState === "visible";
  if (!wanted) refused = false;
  if (asking || !("wakeLock" in navigator) || wanted === (held !== null)) return;
  if (wanted && (refused || !seen)) return;
  asking = true;
  try {
    if (held) await held.release();
    else {
      held = await navigator.wakeLock.request("screen");
      held.addEventListener("release", () => (held = null));
    }
  } catch {
    refused = true;
  }
  asking = false;
}

/** In a page of others that is not ours to decide, and browsers refuse it. */
export function stayAwake() {
  if (window.parent !== window) return;
  store.subscribe(() => void follow());
  document.addEventListener("visibilitychange", () => {
    refused = false;
    void follow();
  });
}
