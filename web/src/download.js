import { sha256 } from "@noble/hashes/sha2.js";

/** @import { Asset } from "./assets.js" */

/** A file that has sent nothing for so long is given up, in milliseconds. */
const STALL_LIMIT = 30_000;

/**
 * @typedef {"page-failed-missing" | "page-failed-corrupt" | "page-failed-timeout"
 *   | "page-failed-blocked" | "page-failed-crashed"} FailureCode  also the key of its text
 */

/** Why the rules did not start, and which file it was about. */
export class StartFailure extends Error {
  /**
   * @param {FailureCode} code
   * @param {string} file  a short name for people, without the path
   * @param {{cause?: unknown}} [options]
   */
  constructor(code, file, options) {
    super(`${code}: ${file}`, options);
    this.name = "StartFailure";
    this.code = code;
    this.arguments = { file };
  }
}

/**
 * @typedef {object} Download
 * @property {Promise<Response>} response  as soon as it begins to arrive, not yet checked
 * @property {Promise<Uint8Array<ArrayBuffer>>} bytes  the whole file, proved to be what was built; rejects with a StartFailure
 */

/**
 * Fetches a file, and proves that it is complete and undamaged.
 *
 * @param {string} name  for people
 * @param {Asset} asset
 * @param {object} options
 * @param {boolean} [options.fresh]  past the copies that the browser holds
 * @param {(count: number) => void} [options.onBytes]  called with the bytes that have arrived since
 * @returns {Download}
 */
export function download(name, asset, { fresh = false, onBytes = () => {} }) {
  const patience = new AbortController();
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const stillAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => patience.abort(), STALL_LIMIT);
  };
  /** @param {FailureCode} code @param {unknown} [cause] */
  const failure = (code, cause) =>
    new StartFailure(patience.signal.aborted ? "page-failed-timeout" : code, name, { cause });

  async function begin() {
    stillAlive();
    const request = {
      signal: patience.signal,
      cache: /** @type {RequestCache} */ (fresh ? "reload" : "default"),
    };
    if (asset.content) return new Response(asset.content);
    const response = await fetch(asset.url, request).catch((cause) => {
      throw failure("page-failed-missing", cause);
    });
    // Some hosts answer a missing file with a page of theirs.
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    if (!response.ok || isPage) throw failure("page-failed-missing");
    return response;
  }

  /** @param {Response} response */
  async function readAll(response) {
    const bytes = new Uint8Array(asset.size);
    let length = 0;
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    for (;;) {
      const { done, value } = await reader.read().catch((cause) => {
        throw failure("page-failed-corrupt", cause);
      });
      if (done) break;
      stillAlive();
      if (length + value.length > asset.size) throw failure("page-failed-corrupt");
      bytes.set(value, length);
      length += value.length;
      onBytes(value.length);
    }
    if (length < asset.size || !(await isGenuine(bytes, asset)))
      throw failure("page-failed-corrupt");
    return bytes;
  }

  const started = begin();
  // Two readers of one download: a clone taken at once, before anybody reads.
  const branches = started.then((response) => ({ first: response, second: response.clone() }));
  const bytes = branches.then(({ second }) => readAll(second)).finally(() => clearTimeout(timer));
  // Whoever awaits one of the two learns of the failure; the other must not be reported as unhandled.
  bytes.catch(() => {});
  const response = branches.then(({ first }) => first);
  response.catch(() => {});
  return { response, bytes };
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Asset} asset
 */
async function isGenuine(bytes, { sha256: expected }) {
  // Without https, and in the worker of a sandboxed frame, the browser lends no digest function.
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : sha256(bytes);
  return btoa(String.fromCharCode(...digest)) === expected;
}
