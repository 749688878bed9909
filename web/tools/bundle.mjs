/**
 * Makes the page: bundled scripts and styles, the files that they fetch, and the HTML files that
 * name them all.
 *
 *     node bundle.mjs CATALOGUES PLATES ARCHIVES FACTS OUT [WHEEL…]
 *
 * CATALOGUES is a folder of <language>.ftl, PLATES one with the sheets that art/plates.py writes,
 * ARCHIVES one with stdlib.zip and rules.zip, and micropip.zip where games come as WHEELs; FACTS is the file that facts.py
 * writes. Everything but the HTML files and the web manifest carries a hash of its content in its name, in OUT/assets.
 * Prints the names of the npm packages that are in the page, as JSON.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";

import { bundle, packages, sha256, WEB, without } from "./common.mjs";

const PYODIDE = join(WEB, "node_modules/pyodide");
const ASSETS = "assets";
const [CATALOGUES, PLATES, ARCHIVES, FACTS, OUT, ...WHEELS] = process.argv
  .slice(2)
  .map((path) => resolve(path));

/** What the page may do. Nothing comes from, or goes to, another origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Where Pyodide looks for packages when nobody says so; we do, and no other origin is to be named. */
const PACKAGE_HOST = "https://cdn.jsdelivr.net/pyodide/v${U}/full/";

/** A reference to a local file in HTML, up to its path and after it. */
const REFERENCE = /(<(?:script|link|img)\b[^>]*?\s(?:src|href)=")([^":?#]+)(")/g;

/** How bundles are named and where they go. */
const OUTPUT = {
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  outdir: join(OUT, ASSETS),
};

/** The paths of what each bundle begins by importing. @type {Map<string, string[]>} */
const beginnings = new Map();

await main();

async function main() {
  mkdirSync(join(OUT, ASSETS), { recursive: true });
  const pages = readdirSync(WEB).filter((name) => name.endsWith(".html"));
  const sources = Object.fromEntries(
    pages.map((page) => [page, readFileSync(join(WEB, page), "utf8")]),
  );
  const published = await publishReferences(Object.values(sources).flatMap(references));
  const assets = await describeAssets();
  for (const [page, html] of Object.entries(sources)) {
    writeFileSync(join(OUT, page), finishPage(html, policyOf(page), published, assets));
  }
  // What other pages name keeps its name.
  await bundle({ entryPoints: ["src/embed.js"], outfile: join(OUT, "embed.js") });
  console.log(JSON.stringify([...packages, "pyodide"]));
}

/** The local files that a page names. */
function references(html) {
  return [...html.matchAll(REFERENCE)].map(([, , path]) => path);
}

/**
 * Bundles or copies every file, and what the pages are dressed with that the build writes later.
 *
 * @returns {Promise<Map<string, string>>} the new path of each
 */
async function publishReferences(paths) {
  const all = [...new Set([...paths, "styles/rulebook.css", "src/guide.js", "src/rulebook.js"])];
  const scripts = all.filter((path) => extname(path) === ".js");
  const styles = all.filter((path) => extname(path) === ".css");
  const others = all.filter((path) => !scripts.includes(path) && !styles.includes(path));
  return new Map([
    ...(await publishBundles(scripts, { splitting: true })),
    ...(await publishBundles(styles)),
    ...others.map((path) => [
      path,
      path.endsWith(".webmanifest") ? publishManifest(path) : publishFile(join(WEB, path)).url,
    ]),
  ]);
}

/** Bundles files. @returns {Promise<[string, string][]>} each entry with the path of its bundle */
async function publishBundles(entryPoints, options) {
  const { metafile } = await bundle({ ...OUTPUT, format: "esm", ...options, entryPoints });
  const place = (output) => `${ASSETS}/${basename(output)}`;
  for (const [output, { imports }] of Object.entries(metafile.outputs)) {
    const first = imports.filter(({ kind }) => kind === "import-statement");
    beginnings.set(
      place(output),
      first.map(({ path }) => place(path)),
    );
  }
  return Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoints.includes(entryPoint))
    .map(([output, { entryPoint }]) => [entryPoint, place(output)]);
}

/** The web manifest keeps its name: an installed page is known by it. Its pictures do not. */
function publishManifest(path) {
  const manifest = JSON.parse(readFileSync(join(WEB, path), "utf8"));
  for (const picture of [...manifest.icons, ...manifest.screenshots]) {
    picture.src = publishFile(join(WEB, dirname(path), picture.src)).url;
  }
  writeFileSync(join(OUT, basename(path)), JSON.stringify(manifest));
  return basename(path);
}

/** What src/assets.js reads: where the files are that scripts fetch, and how to prove them. */
async function describeAssets() {
  const languages = readdirSync(CATALOGUES)
    .sort()
    .map((file) => [basename(file, ".ftl"), publishFile(join(CATALOGUES, file)).url]);
  const [[, worker]] = await publishBundles(["src/worker.js"]);
  const pyodide = (name) => readFileSync(join(PYODIDE, name));
  const archives = readdirSync(ARCHIVES).filter((name) => name.endsWith(".zip"));
  const sheets = Object.entries(JSON.parse(readFileSync(join(PLATES, "plates.json"), "utf8")));
  const { tables, ...facts } = JSON.parse(readFileSync(FACTS, "utf8"));
  return {
    ...facts,
    tables: Object.fromEntries(
      Object.entries(tables).map(([game, laid]) => [
        game,
        publish(`table-${game}.json`, Buffer.from(JSON.stringify(laid))),
      ]),
    ),
    languages: Object.fromEntries(languages),
    names: Object.fromEntries(languages.map(([language]) => [language, namesOfGames(language)])),
    plates: Object.fromEntries(
      sheets.map(([user, files]) => [user, files.map((file) => publishFile(join(PLATES, file)))]),
    ),
    worker: describe(worker, readFileSync(join(OUT, worker))),
    runtime: {
      "pyodide.mjs": publish("pyodide.mjs", withoutForeignHost(pyodide("pyodide.mjs"))),
      "pyodide.asm.mjs": publish("pyodide.asm.mjs", pyodide("pyodide.asm.mjs")),
      "pyodide.asm.wasm": publish("pyodide.asm.wasm", pyodide("pyodide.asm.wasm")),
      ...publishAll(archives.map((name) => join(ARCHIVES, name))),
      ...publishAll(WHEELS),
    },
  };
}

/** What the games are called, by their id: for where the texts themselves are not fetched yet. */
function namesOfGames(language) {
  const texts = readFileSync(join(CATALOGUES, `${language}.ftl`), "utf8");
  const games = [...texts.matchAll(/^([a-z0-9-]+)-blurb =/gm)].map(([, game]) => game);
  const name = (game) => new RegExp(`^${game}-name = (.+)$`, "m").exec(texts)?.[1];
  return Object.fromEntries(games.map((game) => [game, name(game)]));
}

/** Pyodide's loader without the host that it would ask by default, and without its source map. */
function withoutForeignHost(loader) {
  const text = without(PACKAGE_HOST, loader.toString());
  return Buffer.from(text.replace(/^\/\/# sourceMappingURL=.*$/m, ""));
}

/** Files by their names, as they are published. */
function publishAll(paths) {
  return Object.fromEntries(paths.map((path) => [basename(path), publishFile(path)]));
}

function publishFile(path) {
  return publish(basename(path), readFileSync(path));
}

/** Writes a file under a name that says its content. */
function publish(name, content) {
  const hash = sha256(content, "hex").slice(0, 8).toUpperCase();
  const extension = extname(name);
  const url = `${ASSETS}/${basename(name, extension)}-${hash}${extension}`;
  writeFileSync(join(OUT, url), content);
  return describe(url, content);
}

function describe(url, content) {
  return { url, size: content.length, sha256: sha256(content, "base64") };
}

/** A sandboxed frame can start its worker from a text alone. */
function policyOf(page) {
  return page === "embed.html" ? POLICY.replace("worker-src 'self'", "$& blob:") : POLICY;
}

/** What a script imports before it begins: fetched with it, not only once it has been read. */
function preloads(script) {
  return beginnings
    .get(script)
    .map((path) => `<link rel="modulepreload" href="${path}" />\n    `)
    .join("");
}

/** The page with its policy, its bundles' names and the list of its assets. */
function finishPage(html, rules, published, assets) {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${rules}" />`;
  const list = `<script type="application/json" id="assets">${JSON.stringify(assets)}</script>`;
  return html
    .replace(REFERENCE, (_, before, path, after) => before + published.get(path) + after)
    .replace(/<script type="module" src="([^"]+)"/, (tag, script) => preloads(script) + tag)
    .replace(/<meta charset="utf-8" ?\/?>/i, (charset) => `${charset}\n    ${policy}`)
    .replace("</head>", () => `  ${list}\n  </head>`);
}
