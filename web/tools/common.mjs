/** What the tools of the build share. */
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The folder of the page's sources. */
export const WEB = resolve(fileURLToPath(import.meta.url), "../..");

/** The oldest browsers that start module workers and know what the styles use. */
export const BROWSERS = ["chrome111", "firefox121", "safari16.4"];

/** The npm packages of which something has been bundled. */
export const packages = new Set();

/**
 * Runs esbuild with the settings that all bundles share; a warning is an error.
 *
 * @returns {Promise<import("esbuild").BuildResult>}
 */
export async function bundle(options) {
  const result = await build({
    absWorkingDir: WEB,
    bundle: true,
    charset: "utf8",
    legalComments: "none", // The licences are files of their own.
    logLevel: "silent", // Messages come as an exception.
    metafile: true,
    minify: true,
    target: BROWSERS,
    ...options,
  });
  if (result.warnings.length > 0) throw new Error(JSON.stringify(result.warnings, null, 2));
  for (const input of Object.keys(result.metafile.inputs)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
    if (name) packages.add(name);
  }
  return result;
}

/**
 * @param {string | Buffer} content
 * @param {import("node:crypto").BinaryToTextEncoding} encoding
 */
export function sha256(content, encoding) {
  return createHash("sha256").update(content).digest(encoding);
}

/** The text without a part of it that must be in it exactly once: a new release may differ. */
export function without(part, text) {
  const pieces = text.split(part);
  if (pieces.length !== 2)
    throw new Error(`"${part}" is there ${pieces.length - 1} times, not once`);
  return pieces.join("");
}
