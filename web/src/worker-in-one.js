/** The worker in which Python runs, where the whole page is one file: its modules are part of this script. */
// @ts-expect-error: these files come without types.
import createPyodideModule from "pyodide/pyodide.asm.mjs";
// @ts-expect-error
import { loadPyodide } from "pyodide/pyodide.mjs";

import { openDoor } from "./interpreter.js";

openDoor(async () => ({ loadPyodide, createPyodideModule }));
