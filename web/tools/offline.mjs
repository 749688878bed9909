/**
 * Writes the service worker that keeps a copy of every file of the finished page.
 *
 *     node offline.mjs DIST
 *
 * A new version waits until the page asks for it (src/offline.js): nothing changes in the middle of
 * a game. Files are proved by their digest before they are kept.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateSW } from "workbox-build";

const [DIST] = process.argv.slice(2);
const SERVICE_WORKER = join(DIST, "sw.js");
const LINK = " Learn more at https://bit.ly/wb-precache";
const LARGEST = 32 * 1024 * 1024;

const { count, warnings } = await generateSW({
  globDirectory: DIST,
  globPatterns: ["**/*"],
  // What people download for use elsewhere, and what says who made the parts.
  globIgnores: ["wheels/**", "licenses/**"],
  swDest: SERVICE_WORKER,
  mode: "production",
  sourcemap: false,
  inlineWorkboxRuntime: true,
  maximumFileSizeToCacheInBytes: LARGEST,
  dontCacheBustURLsMatching: /-[0-9A-Z]{8}\.\w+$/,
  manifestTransforms: [withDigests],
  cacheId: "physic-garden",
  skipWaiting: false,
  clientsClaim: true,
  cleanupOutdatedCaches: true,
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/./],
});
if (warnings.length > 0) throw new Error(warnings.join("\n"));
removeLink(SERVICE_WORKER);
console.log(`${count} files are kept for offline use`);

function withDigests(entries) {
  const manifest = entries
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map((entry) => ({ ...entry, integrity: digest(entry.url) }));
  return { manifest };
}

function digest(url) {
  const content = readFileSync(join(DIST, url));
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** The generated script points to an article at another origin; the page names none. */
function removeLink(path) {
  const parts = readFileSync(path, "utf8").split(LINK);
  if (parts.length !== 2)
    throw new Error(`${path} has "${LINK}" ${parts.length - 1} times, not once`);
  writeFileSync(path, parts.join(""));
}
