/**
 * Python in a worker. It knows no rule and no page: JSON goes in, JSON comes out.
 *
 * Start: all files are fetched at once and proved genuine while they arrive (download.js), so that
 * a missing or damaged one is noticed with its name. Python then starts from a library of bytecode
 * and the rules' own archive on its path.
 */
import { expose } from "comlink";
import { info } from "pyodide/pyodide-lock.json";

import { download, StartFailure } from "./download.js";

/** @import { Runtime, RuntimeFile } from "./assets.js" */
/** @import { Download, FailureCode } from "./download.js" */
/** @import { PyodideAPI } from "pyodide" */

/**
 * @typedef {{phase: "download" | "start", loaded: number, total: number}} Progress
 *   bytes while downloading, steps while starting
 * @typedef {{code: FailureCode, arguments: {file: string}}} FailureReport
 *
 * @typedef {object} Pyodide  its two modules
 * @property {(how: Record<string, unknown>) => Promise<PyodideAPI>} loadPyodide
 * @property {() => Promise<any>} createPyodideModule
 * @typedef {(runtime: Runtime, files: Record<RuntimeFile, Download>) => Promise<Pyodide>} ImportPyodide
 */

/** So often, in milliseconds, it is told how far a download is: who listens draws a page meanwhile. */
const WORD = 100;

/** The folder in which Pyodide looks for its files; they are handed over by the fetch below. */
const RUNTIME_FOLDER = new URL("runtime/", import.meta.url).href;
const WASM = "pyodide.asm.wasm";

/** How this worker comes by Pyodide's modules. @type {ImportPyodide} */
let importPyodide;

/** @type {((request: string) => string) | undefined} */
let bridge;

/** The one start of Python, for however many frames share this worker. @type {Promise<FailureReport | null> | undefined} */
let booting;
/** Who wants to know how far it is. @type {Set<(progress: Progress) => void>} */
const waiting = new Set();

/**
 * Starts Python with the rules. A failure is the answer, not an exception: only plain data crosses
 * from a worker.
 *
 * @param {Runtime} runtime
 * @param {string} lifeline  the lock to hold
 * @param {boolean} fresh  past the copies that the browser holds
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<FailureReport | null>}
 */
async function boot(runtime, lifeline, fresh, onProgress) {
  booting ??= bootOnce(runtime, fresh, (progress) => {
    for (const listener of waiting) listener(progress);
  });
  await hold(lifeline);
  waiting.add(onProgress);
  return booting.finally(() => waiting.delete(onProgress));
}

/**
 * @param {Runtime} runtime
 * @param {boolean} fresh
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<FailureReport | null>}
 */
async function bootOnce(runtime, fresh, onProgress) {
  try {
    requireWasm();
    const files = downloadAll(runtime, fresh, onProgress);
    const arrival = Promise.all(Object.values(files).map((file) => file.bytes));
    const announcement = arrival.then(() => onProgress({ phase: "start", loaded: 0, total: 2 }));
    await Promise.all([announcement, startPython(runtime, files, onProgress)]);
    return null;
  } catch (error) {
    console.error(error);
    const { code, arguments: args } =
      error instanceof StartFailure ? error : new StartFailure("page-failed-crashed", "Python");
    return { code, arguments: args };
  }
}

/**
 * Takes a lock and keeps it for as long as this worker lives: who gets it next knows that it died.
 * Without https there are no locks, and the page notices later.
 *
 * @param {string} lock
 * @returns {Promise<void>} once it is held
 */
async function hold(lock) {
  if (!navigator.locks) return;
  await new Promise((resolve) => {
    const held = navigator.locks.request(lock, () => {
      resolve(undefined);
      return new Promise(() => {});
    });
    held.catch(resolve); // A sandboxed frame may not have any.
  });
}

/** A content policy or a hardened browser can forbid WebAssembly; Pyodide would wait for ever. */
function requireWasm() {
  const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  try {
    new WebAssembly.Module(emptyModule);
  } catch (cause) {
    throw new StartFailure("page-failed-blocked", WASM, { cause });
  }
}

/**
 * @param {Runtime} runtime
 * @param {boolean} fresh
 * @param {(progress: Progress) => void} onProgress
 * @returns {Record<RuntimeFile, Download>}
 */
function downloadAll(runtime, fresh, onProgress) {
  const entries = Object.entries(runtime);
  const total = entries.reduce((sum, [, { size }]) => sum + size, 0);
  let loaded = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    onProgress({ phase: "download", loaded, total });
  };
  /** @param {number} count */
  const onBytes = (count) => {
    loaded += count;
    if (loaded === total) tell();
    else timer ??= setTimeout(tell, WORD);
  };
  const downloads = entries.map(([name, asset]) => [
    name,
    download(name, asset, { fresh, onBytes }),
  ]);
  return Object.fromEntries(downloads);
}

/**
 * @param {Runtime} runtime
 * @param {Record<RuntimeFile, Download>} files
 * @param {(progress: Progress) => void} onProgress
 */
async function startPython(runtime, files, onProgress) {
  const wasmFailure = handOver(files);
  const { loadPyodide, createPyodideModule } = await importPyodide(runtime, files);
  const starting = loadPyodide({
    indexURL: RUNTIME_FOLDER,
    packageBaseUrl: RUNTIME_FOLDER,
    stdLibURL: RUNTIME_FOLDER + "stdlib.zip",
    lockFileContents: { info, packages: {} },
    createPyodideModule,
  });
  const python = await Promise.race([starting, wasmFailure]);
  onProgress({ phase: "start", loaded: 1, total: 2 });
  await addArchive(python, "rules.zip", files);
  await installGames(python, files);
  bridge = python.pyimport("pygame_rules.bridge").call;
  onProgress({ phase: "start", loaded: 2, total: 2 });
}

/**
 * Puts an archive of modules on Python's path.
 *
 * @param {PyodideAPI} python
 * @param {string} name
 * @param {Record<RuntimeFile, Download>} files
 */
async function addArchive(python, name, files) {
  python.FS.writeFile(`/lib/${name}`, await files[name].bytes);
  python.pyimport("sys").path.append(`/lib/${name}`);
}

/**
 * Installs the games of others, where the page brings any: from its own files, and with nothing that
 * they might ask for besides.
 *
 * @param {PyodideAPI} python
 * @param {Record<RuntimeFile, Download>} files
 */
async function installGames(python, files) {
  const wheels = Object.keys(files).filter((name) => name.endsWith(".whl"));
  if (wheels.length === 0) return;
  await addArchive(python, "micropip.zip", files);
  for (const wheel of wheels) python.FS.writeFile(`/tmp/${wheel}`, await files[wheel].bytes);
  const places = wheels.map((wheel) => `emfs:/tmp/${wheel}`);
  await python.pyimport("micropip").install.callKwargs(places, { deps: false });
}

/**
 * Gives Pyodide, which fetches its files by itself, the ones that are being proved. From here on
 * nothing in this worker can fetch anything else. The WebAssembly is compiled from its first bytes on, while all else
 * is still on its way.
 *
 * @param {Record<RuntimeFile, Download>} files
 * @returns {Promise<never>} rejects when the browser cannot run the WebAssembly: Pyodide notes that
 *   in the console and waits for ever
 */
function handOver(files) {
  const compiled = WebAssembly.compileStreaming(files[WASM].response.then(asWasm));
  compiled.catch(() => {}); // Who waits for it is told.
  self.fetch = async (resource) => {
    const name = String(resource).slice(RUNTIME_FOLDER.length);
    if (name === WASM) return new Response(); // It is on its way by another one.
    if (name === "stdlib.zip") return new Response(await files["stdlib.zip"].bytes);
    throw new TypeError(`${resource} is not part of the page`);
  };
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      try {
        const module = await compiled;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (cause) {
        await files[WASM].bytes.catch(reject);
        reject(new StartFailure("page-failed-blocked", WASM, { cause }));
        throw cause;
      }
    };
  });
}

/**
 * The response itself where it can be compiled while it arrives: only for that one does the
 * browser keep the machine code for the next visit. Some hosts name another type.
 *
 * @param {Response} response
 */
function asWasm(response) {
  if (response.headers.get("content-type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
}

/**
 * One request for the rules, answered at once.
 *
 * @param {string} request  JSON
 * @returns {string} JSON
 */
function call(request) {
  if (!bridge) throw new Error("the rules have not started");
  return bridge(request);
}

/** @typedef {{boot: typeof boot, call: typeof call}} WorkerDoor */

/**
 * Answers whoever has started this worker.
 *
 * @param {ImportPyodide} how
 */
export function openDoor(how) {
  importPyodide = how;
  const door = { boot, call };
  if ("SharedWorkerGlobalScope" in self) {
    addEventListener("connect", (event) => {
      expose(door, /** @type {MessageEvent} */ (event).ports[0]);
    });
  } else expose(door);
}
