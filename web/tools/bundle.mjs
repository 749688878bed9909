/**
 * Makes the page: bundled scripts and styles, the files that they fetch, and the HTML files that
 * name them all.
 *
 *     node bundle.mjs CATALOGUES BYTECODE OUT
 *
 * CATALOGUES is a folder of <language>.ftl, BYTECODE one with stdlib.zip and rules.zip. Everything
 * but the HTML files and the web manifest carries a hash of its content in its name, in OUT/assets.
 * Prints the names of the npm packages that are in the page, as JSON.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const WEB = resolve(fileURLToPath(import.meta.url), "../..");
const PYODIDE = join(WEB, "node_modules/pyodide");
const ASSETS = "assets";
const [CATALOGUES, BYTECODE, OUT] = process.argv.slice(2).map((path) => resolve(path));

/** The oldest browsers that start module workers and know what the styles use. */
const BROWSERS = ["chrome111", "firefox114", "safari16.4"];

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
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Where Pyodide looks for packages when nobody says so; we do, and no other origin is to be named. */
const PACKAGE_HOST = "https://cdn.jsdelivr.net/pyodide/v${U}/full/";

/** A reference to a local file in HTML, up to its path and after it. */
const REFERENCE = /(<(?:script|link|img)\b[^>]*?\s(?:src|href)=")([^":?#]+)(")/g;

const COMMON = {
  absWorkingDir: WEB,
  bundle: true,
  charset: "utf8",
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  legalComments: "none", // The licences are files of their own.
  logLevel: "silent", // Messages come as an exception.
  metafile: true,
  minify: true,
  outdir: join(OUT, ASSETS),
  target: BROWSERS,
};

/** A style that a script imports is its minified text. */
const styleAsText = {
  name: "style as text",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), {
        loader: "css",
        minify: true,
        target: BROWSERS,
      });
      return { contents: code, loader: "text" };
    });
  },
};

const SCRIPTS = {
  ...COMMON,
  format: "esm",
  loader: { ".svg": "text" },
  plugins: [styleAsText],
};

const STYLES = {
  ...COMMON,
  loader: { ".svg": "file", ".png": "file", ".woff2": "file" },
};

/** The npm packages of which something is in the page. */
const packages = new Set(["pyodide"]);

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
    writeFileSync(join(OUT, page), finishPage(html, published, assets));
  }
  console.log(JSON.stringify([...packages].sort()));
}

/** The local files that a page names. */
function references(html) {
  return [...html.matchAll(REFERENCE)].map(([, , path]) => path);
}

/**
 * Bundles or copies every file, and the stylesheet of the rulebook pages.
 *
 * @returns {Promise<Map<string, string>>} the new path of each
 */
async function publishReferences(paths) {
  const all = [...new Set([...paths, "styles/rulebook.css"])];
  const scripts = all.filter((path) => extname(path) === ".js");
  const styles = all.filter((path) => extname(path) === ".css");
  const others = all.filter((path) => !scripts.includes(path) && !styles.includes(path));
  return new Map([
    ...(await bundle({ ...SCRIPTS, splitting: true }, scripts)),
    ...(await bundle(STYLES, styles)),
    ...others.map((path) => [
      path,
      path.endsWith(".webmanifest") ? publishManifest(path) : publishFile(join(WEB, path)).url,
    ]),
  ]);
}

/** Runs esbuild. @returns {Promise<[string, string][]>} each entry with the path of its bundle */
async function bundle(options, entryPoints) {
  const { metafile, warnings } = await build({ ...options, entryPoints });
  if (warnings.length > 0) throw new Error(JSON.stringify(warnings, null, 2));
  for (const input of Object.keys(metafile.inputs)) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(input) ?? [];
    if (name) packages.add(name);
  }
  return Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoints.includes(entryPoint))
    .map(([output, { entryPoint }]) => [entryPoint, `${ASSETS}/${basename(output)}`]);
}

/** The web manifest keeps its name: an installed page is known by it. Its icons do not. */
function publishManifest(path) {
  const manifest = JSON.parse(readFileSync(join(WEB, path), "utf8"));
  for (const icon of manifest.icons ?? []) {
    icon.src = publishFile(join(WEB, dirname(path), icon.src)).url;
  }
  writeFileSync(join(OUT, basename(path)), JSON.stringify(manifest));
  return basename(path);
}

/** What src/assets.js reads: where the files are that scripts fetch, and how to prove them. */
async function describeAssets() {
  const languages = readdirSync(CATALOGUES)
    .sort()
    .map((file) => [basename(file, ".ftl"), publishFile(join(CATALOGUES, file)).url]);
  const [[, worker]] = await bundle(SCRIPTS, ["src/worker.js"]);
  const pyodide = (name) => readFileSync(join(PYODIDE, name));
  return {
    languages: Object.fromEntries(languages),
    worker: describe(worker, readFileSync(join(OUT, worker))),
    runtime: {
      "pyodide.mjs": publish("pyodide.mjs", withoutForeignHost(pyodide("pyodide.mjs"))),
      "pyodide.asm.mjs": publish("pyodide.asm.mjs", pyodide("pyodide.asm.mjs")),
      "pyodide.asm.wasm": publish("pyodide.asm.wasm", pyodide("pyodide.asm.wasm")),
      "stdlib.zip": publishFile(join(BYTECODE, "stdlib.zip")),
      "rules.zip": publishFile(join(BYTECODE, "rules.zip")),
    },
  };
}

/** Pyodide's loader without the host that it would ask by default, and without its source map. */
function withoutForeignHost(loader) {
  const text = loader.toString();
  const parts = text.split(PACKAGE_HOST);
  if (parts.length !== 2) {
    throw new Error(`pyodide.mjs names ${PACKAGE_HOST} ${parts.length - 1} times, not once`);
  }
  return Buffer.from(parts.join("").replace(/^\/\/# sourceMappingURL=.*$/m, ""));
}

function publishFile(path) {
  return publish(basename(path), readFileSync(path));
}

/** Writes a file under a name that says its content. */
function publish(name, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  const extension = extname(name);
  const url = `${ASSETS}/${basename(name, extension)}-${hash}${extension}`;
  writeFileSync(join(OUT, url), content);
  return describe(url, content);
}

function describe(url, content) {
  const sha256 = createHash("sha256").update(content).digest("base64");
  return { url, size: content.length, sha256 };
}

/** The page with its policy, its bundles' names and the list of its assets. */
function finishPage(html, published, assets) {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
  const list = `<script type="application/json" id="assets">${JSON.stringify(assets)}</script>`;
  return html
    .replace(REFERENCE, (_, before, path, after) => before + published.get(path) + after)
    .replace(/<meta charset="utf-8" ?\/?>/i, (charset) => `${charset}\n    ${policy}`)
    .replace("</head>", () => `  ${list}\n  </head>`);
}
