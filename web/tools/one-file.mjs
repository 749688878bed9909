/**
 * Writes the whole page as one HTML file, which opens from a disk, and in a frame that has no origin.
 *
 *     node one-file.mjs DIST
 *
 * DIST is the finished page. What its scripts fetch is compressed and lies in the file in letters; src/one-file.js
 * unpacks it. Prints the names of the npm packages that are in the file, as JSON.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { bundle, packages, sha256 } from "./common.mjs";

const [DIST] = process.argv.slice(2).map((path) => resolve(path));
const NAME = "physic-garden.html";

const TYPES = {
  ".css": "text/css",
  ".ftl": "text/plain",
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** What stands in the file, compressed. @type {string[]} */
const carried = [];

const index = readFileSync(join(DIST, "index.html"), "utf8");
const frame = readFileSync(join(DIST, "embed.html"), "utf8");
const { runtime, worker, languages, plates, tables, ...facts } = JSON.parse(
  /<script type="application\/json" id="assets">(.*?)<\/script>/s.exec(index)[1],
);
const { "pyodide.mjs": loader, "pyodide.asm.mjs": module, ...files } = runtime;
const assets = {
  ...facts,
  languages: mapped(languages, (url) => carry(url, read(url))),
  plates: mapped(plates, (sheets) => sheets.map(carryAsset)),
  tables: mapped(tables, carryAsset),
  worker: describe("worker.js", await workerScript()),
  runtime: mapped(files, carryAsset),
  rulebooks: Object.fromEntries(rulebooks()),
};
writeFileSync(join(DIST, NAME), page(await script("src/one-file.js", { format: "esm" })));
console.log(JSON.stringify([...packages]));

function read(path) {
  return readFileSync(join(DIST, path));
}

function mapped(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** Puts a file into the page. */
function carry(name, content) {
  const id = `file-${carried.length}`;
  const letters = gzipSync(content, { level: 9 }).toString("base64");
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  carried.push(
    `<script type="application/octet-stream" id="${id}" data-type="${type}">${letters}</script>`,
  );
  return { packed: id };
}

function carryAsset({ url, ...asset }) {
  return { ...asset, ...carry(url, read(url)) };
}

function describe(name, content) {
  return { ...carry(name, content), size: content.length, sha256: sha256(content, "base64") };
}

/** A bundle as text. */
async function script(entry, options) {
  const { outputFiles } = await bundle({ entryPoints: [entry], write: false, ...options });
  return Buffer.from(outputFiles[0].contents);
}

/** A classic worker: nothing else may start at no origin. Pyodide takes one that can call `importScripts` for another. */
function workerScript() {
  return script("src/worker-in-one.js", {
    format: "iife",
    alias: {
      "pyodide/pyodide.mjs": join(DIST, loader.url),
      "pyodide/pyodide.asm.mjs": join(DIST, module.url),
    },
    banner: { js: 'self.importScripts=()=>{throw new TypeError("all is here")};' },
    define: { "import.meta.url": '"memory://page/"' },
    external: ["node:*", "ws"],
    // What stands in parts of Pyodide that no page reaches.
    logOverride: { "direct-eval": "silent", "commonjs-variable-in-esm": "silent" },
  });
}

/** Every rulebook by its game and language, as a page that leads nowhere else. */
function rulebooks() {
  return readdirSync(join(DIST, "rules"), { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^[^/]+\/[^/]+\/index\.html$/.test(path))
    .sort()
    .map((path) => [path.slice(0, -"/index.html".length), carry(path, rulebook(`rules/${path}`))]);
}

function rulebook(path) {
  const html = read(path).toString();
  const style = /<link rel="stylesheet" href="(?:\.\.\/)*([^"]+)" \/>/;
  return html
    .replace(style, (_, url) => `<style>${`${read(url)}`.replace(/@font-face{.*?}/gs, "")}</style>`)
    .replace("style-src 'self'", "style-src 'unsafe-inline'")
    .replace(/<(link|script)\b.*?(\/>|<\/script>)/g, "")
    .replace(/<header>.*?<\/header>/s, "")
    .replace(/<p class="ways-on">.*?<\/p>/gs, "");
}

/** The names of style sheets in a page, with their media. */
function styles(html) {
  const tags = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g);
  return tags.map((tag) => ({
    url: /href="([^"]+)"/.exec(tag)[1],
    attributes: (tag.match(/(?:id|media|data-light)="[^"]*"/g) ?? []).map((part) => ` ${part}`),
  }));
}

/** A style sheet with its type in it. */
function dressed(url) {
  return read(url)
    .toString()
    .replace(
      /url\("?\.\/([^")]+)"?\)/g,
      (_, font) => `url(data:font/woff2;base64,${read(`assets/${font}`).toString("base64")})`,
    );
}

/** A picture as its own address. */
function picture(url) {
  return `data:image/svg+xml;base64,${read(url).toString("base64")}`;
}

/** What stands in the body of a page, but for those who have no scripts. */
function body(html) {
  return /<body>(.*)<\/body>/s
    .exec(html)[1]
    .replace(/<noscript>.*<\/noscript>/s, "")
    .replaceAll(/(?<=src=")[^"]+\.svg(?=")/g, picture);
}

function page(code) {
  const own = styles(index);
  const framed = styles(frame).filter(({ url }) => !own.some((sheet) => sheet.url === url));
  const sheet = ({ url, attributes }) => `<style${attributes.join("")}>${dressed(url)}</style>`;
  const icon = /<link rel="icon"[^>]*href="([^"]+)"/.exec(index)[1];
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(code, "base64")}' 'wasm-unsafe-eval'`,
    "worker-src blob:",
    "connect-src blob:",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Physic Garden</title>
    ${index.match(/<meta\s+name="theme-color"[^>]*>/g).join("\n    ")}
    <link rel="icon" type="image/svg+xml" href="${picture(icon)}" />
    ${own.map(sheet).join("\n")}
    <script type="application/json" id="assets">${JSON.stringify(assets)}</script>
  </head>
  <body>
    ${/<noscript>.*<\/noscript>/s.exec(frame)[0]}
    <template id="page">${body(index)}</template>
    <template id="frame">${framed.map(sheet).join("")}${body(frame)}</template>
    ${carried.join("\n")}
    <script type="module">${code}</script>
  </body>
</html>
`;
}
