/**
 * Writes the service worker (src/sw.js), which keeps a copy of every file of the finished page.
 *
 *     node offline.mjs DIST
 *
 * Each file is proved by its digest before it is kept. Prints the names of the npm packages that
 * are in the service worker, as JSON.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getManifest } from "workbox-build";

import { bundle, packages, sha256, without } from "./common.mjs";

const [DIST] = process.argv.slice(2).map((path) => resolve(path));
const SERVICE_WORKER = join(DIST, "sw.js");

/** Part of a warning of workbox's; the page names no other origin. */
const FOREIGN_LINK = " Learn more at https://bit.ly/wb-precache";

const { manifestEntries, warnings } = await getManifest({
  globDirectory: DIST,
  globPatterns: ["**/*"],
  // What is for elsewhere.
  globIgnores: [
    "physic-garden.html",
    "wheels/**",
    "assets/screenshot-*",
    "rules/*/diagrams/**",
    "rules/**/oembed.json",
  ],
  maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
  dontCacheBustURLsMatching: /-[0-9A-Z]{8}\.\w+$/,
  manifestTransforms: [withDigests],
});
if (warnings.length > 0) throw new Error(warnings.join("\n"));
await bundle({
  entryPoints: ["src/sw.js"],
  outfile: SERVICE_WORKER,
  define: {
    "self.FILES_OF_THE_PAGE": JSON.stringify(manifestEntries),
    "process.env.NODE_ENV": '"production"',
  },
});
writeFileSync(SERVICE_WORKER, without(FOREIGN_LINK, readFileSync(SERVICE_WORKER, "utf8")));
console.log(JSON.stringify([...packages]));

function withDigests(entries) {
  const manifest = entries
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map((entry) => ({ ...entry, integrity: digest(entry.url) }));
  return { manifest };
}

function digest(url) {
  return `sha256-${sha256(readFileSync(join(DIST, url)), "base64")}`;
}
