/** Asks the browser not to clear away what is kept here, once there is a game to lose. */
import { store } from "./store.js";

/** Most browsers decide that by themselves. Firefox asks people, and is asked only where they have installed the page. */
function decidesAlone() {
  const installed = matchMedia("(display-mode: standalone)").matches;
  return installed || !navigator.userAgent.includes("Firefox/");
}

export function keepForGood() {
  if (window.parent !== window || !navigator.storage?.persist || !decidesAlone()) return;
  const stop = store.subscribe(() => {
    if (store.state.shelf.length === 0) return;
    stop();
    navigator.storage.persist().catch(() => {}); // Where there is no place of its own, nothing is kept for good.
  });
}
