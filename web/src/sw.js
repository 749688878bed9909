/**
 * The service worker: keeps a copy of every file of the page, and answers from the copies.
 *
 * A new version is fetched beside the old one and waits until the page asks for it (offline.js) or
 * all tabs are closed: nothing changes in the middle of a game.
 */
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";

/** @import { PrecacheEntry } from "workbox-precaching" */

/** The files of the page with their digests, put in by the build. */
const FILES = /** @type {PrecacheEntry[]} */ (/** @type {any} */ (self).FILES_OF_THE_PAGE);

const worker = /** @type {any} */ (self);

worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data?.type === "SKIP_WAITING") worker.skipWaiting();
});
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(FILES, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
