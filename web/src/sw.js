/**
 * The service worker: keeps a copy of every file of the page, and answers from the copies.
 *
 * A new version is fetched beside the old one and waits until the page asks for it (offline.js) or
 * all tabs are closed: nothing changes in the middle of a game.
 */
import { cacheNames, clientsClaim } from "workbox-core";
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precacheAndRoute,
} from "workbox-precaching";

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

/** The files by the addresses under which their copies are kept. */
const KEPT = /** @type {Map<string, PrecacheEntry>} */ (
  new Map(FILES.map((file) => [getCacheKeyForURL(file.url), file]))
);
/** Python's own files are many bytes; the page proves them itself, and says what is wrong with them. */
const PROVED_BY_PAGE = /\.(mjs|wasm|zip)$/;

addPlugins([
  {
    async cachedResponseWillBeUsed({ cachedResponse: copy, request: { url }, event }) {
      if (copy && (PROVED_BY_PAGE.test(url) || (await isWhole(copy, url)))) return copy;
      if (event.type === "install") return null;
      event.waitUntil(lookOver());
      // In place of a page, a newer one or a captive portal is better than nothing.
      const { request } = /** @type {any} */ (event);
      return putBack(url).catch(() => (request.mode === "navigate" ? fetch(request) : null));
    },
  },
]);

/** @param {Response} copy @param {string} key */
async function isWhole(copy, key) {
  const digest = await crypto.subtle.digest("SHA-256", await copy.clone().arrayBuffer());
  return (
    KEPT.get(key)?.integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  );
}

/** Fetches a file anew, whatever asks for it, and keeps it once it is proved. @param {string} key */
async function putBack(key) {
  const { url, integrity } = /** @type {PrecacheEntry} */ (KEPT.get(key));
  const { body, headers } = await fetch(url, { integrity, cache: "reload" });
  const file = new Response(body, { headers });
  const cache = await caches.open(cacheNames.precache);
  await cache.put(key, file.clone()).catch(() => {}); // Without room it comes from the host.
  return file;
}

/** @type {Promise<void> | null} */
let looking = null;

/** Where one copy is lost or spoilt, others may be. */
function lookOver() {
  looking ??= mendAll().finally(() => (looking = null));
  return looking;
}

async function mendAll() {
  const cache = await caches.open(cacheNames.precache);
  for (const key of KEPT.keys()) {
    const copy = await cache.match(key);
    if (!copy || !(await isWhole(copy, key))) await putBack(key).catch(() => {});
  }
}
