import { Workbox } from "workbox-window";

import { isOneFile } from "./assets.js";

const SERVICE_WORKER = "sw.js";

/**
 * Keeps a copy of the whole page, so that it opens without a network from the second visit on.
 * Where a browser refuses that (private windows, embedded frames, plain http) the page works
 * without.
 *
 * @param {object} listeners
 * @param {(accept: () => void) => void} listeners.onUpdate  called when a new version is stored and
 *   waits, or has been started in another tab. `accept` starts it and loads the page anew; else it starts once all tabs
 *   are closed.
 */
export async function keepOffline({ onUpdate }) {
  if (isOneFile() || !("serviceWorker" in navigator)) return;
  const workbox = new Workbox(new URL(SERVICE_WORKER, document.baseURI).href);
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let accepted = false;
  const accept = () => {
    accepted = true;
    if (registration?.waiting) workbox.messageSkipWaiting();
    else location.reload(); // Another tab has started it.
  };
  workbox.addEventListener("waiting", () => onUpdate(accept));
  workbox.addEventListener("controlling", ({ isUpdate }) => {
    if (accepted) location.reload();
    else if (isUpdate) onUpdate(accept);
  });
  try {
    registration = await workbox.register();
  } catch (error) {
    console.warn("The page is not kept for offline use:", error);
  }
}

/** Whether the host is there, and not somebody in its place who greets everybody. */
async function hostAnswers() {
  try {
    const response = await fetch(new URL(SERVICE_WORKER, document.baseURI), { cache: "no-store" });
    return response.ok && !response.headers.get("content-type")?.startsWith("text/html");
  } catch {
    return false;
  }
}

/**
 * Drops all copies of the page's files, so that the next start fetches them anew. Where the host is away they are all
 * that there is, and stay.
 * @returns {Promise<boolean>} whether something else may come of a new start
 */
export async function renewCopies() {
  if (!(await hostAnswers())) return false;
  try {
    const registration = await navigator.serviceWorker?.getRegistration(document.baseURI);
    await registration?.unregister();
    const scope = new URL(".", document.baseURI).href;
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)),
    );
  } catch (error) {
    console.warn("The stored copies could not be dropped:", error);
  }
  return true;
}
