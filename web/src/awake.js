/** Keeps the screen lit while a game is played: cards on the table do not go out either. */
import { store } from "./store.js";

/** @type {WakeLockSentinel | null} */
let held = null;
/** Whether an answer is on its way. */
let asking = false;

/** Only a page that is seen may ask, and what was granted ends when it is hidden. */
async function follow() {
  const { screen, table } = store.state;
  const wanted = screen === "table" && table !== null && !table.status.over;
  const seen = document.visibilityState === "visible";
  if (asking || !("wakeLock" in navigator) || wanted === (held !== null) || (wanted && !seen))
    return;
  asking = true;
  try {
    if (held) await held.release();
    else {
      held = await navigator.wakeLock.request("screen");
      held.addEventListener("release", () => (held = null));
    }
  } catch {
    // A device that is short of power may refuse; it is asked again at the next change.
  }
  asking = false;
}

/** In a page of others that is not ours to decide, and browsers refuse it. */
export function stayAwake() {
  if (window.parent !== window) return;
  store.subscribe(() => void follow());
  document.addEventListener("visibilitychange", () => void follow());
}
