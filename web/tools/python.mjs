/**
 * Runs a Python script inside the very Pyodide that the page ships.
 *
 *     node python.mjs [--stdlib=ZIP] SCRIPT [ARGUMENT…]
 *
 * The current folder is the current folder inside too, and a relative path means the same file: the
 * script and the files that it takes are given so. A script may await at its top level. With --stdlib the interpreter starts from that
 * standard library in place of the complete one.
 */
import { parse, resolve } from "node:path";
import { loadPyodide } from "pyodide";

const MOUNT = "/host";

const RUN = `
async def run(filename, arguments):
    import sys
    from pyodide.code import eval_code_async

    sys.argv = [filename, *arguments]
    with open(filename, encoding="utf-8") as file:
        source = file.read()
    names = {"__name__": "__main__", "__file__": filename}
    try:
        await eval_code_async(source, names, return_mode="none", filename=filename)
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
            return 1
        return end.code or 0
    return 0

run
`;

const given = process.argv.slice(2);
const stdlib = given[0]?.startsWith("--stdlib=") ? given.shift().slice("--stdlib=".length) : "";
const [script, ...rest] = given;

const python = await loadPyodide({
  args: [],
  env: {
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONHASHSEED: "0",
    PYTHONNODEBUGRANGES: "1", // Lines in tracebacks suffice: columns make bytecode a quarter bigger.
  },
  ...(stdlib && { stdLibURL: resolve(stdlib) }),
});
const root = parse(process.cwd()).root;
python.mountNodeFS(MOUNT, root);
python.FS.chdir(MOUNT + "/" + process.cwd().slice(root.length).replaceAll("\\", "/"));

let status = 1;
try {
  status = await python.runPython(RUN)(script, python.toPy(rest));
} catch (error) {
  // Only the traceback: Node would print the line of the runtime that threw, a megabyte long.
  console.error(error.message);
}
process.exit(status);
