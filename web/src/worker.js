/** The worker in which Python runs: its modules are files of the page. */
import { StartFailure } from "./download.js";
import { openDoor } from "./interpreter.js";

/** @import { Runtime, RuntimeFile } from "./assets.js" */
/** @import { Download } from "./download.js" */

/**
 * Imports a module once its file is known to be genuine; the browser has it at hand by then.
 *
 * @param {"pyodide.mjs" | "pyodide.asm.mjs"} name
 * @param {Runtime} runtime
 * @param {Record<RuntimeFile, Download>} files
 */
async function importProved(name, runtime, files) {
  await files[name].bytes;
  return import(runtime[name].url).catch((cause) => {
    throw new StartFailure("page-failed-blocked", name, { cause });
  });
}

openDoor(async (runtime, files) => {
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    importProved("pyodide.mjs", runtime, files),
    importProved("pyodide.asm.mjs", runtime, files),
  ]);
  return { loadPyodide, createPyodideModule };
});
