/** A whole game in a link: its record as JSON, deflated, in letters that an address may have. */
import { isOneFile } from "./assets.js";

/** As long as a record may be, in bytes: far beyond any game, far below what would hurt. */
const LONGEST = 1_000_000;

/** What a link holds cannot be read: a Refusal. */
export class GarbledLink extends Error {
  code = "page-link-garbled";
  arguments = {};
  rule = null;
}

/**
 * @param {unknown} record
 * @returns {Promise<string>}
 */
export async function packRecord(record) {
  const packed = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const letters = Array.from(new Uint8Array(await new Response(packed).arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  );
  return btoa(letters.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/**
 * The record in a link; it may also be there as JSON.
 * @param {string} text
 * @returns {Promise<unknown>} rejects with a GarbledLink
 */
export async function unpackRecord(text) {
  try {
    return JSON.parse(text.startsWith("{") ? text : await inflate(text));
  } catch (cause) {
    throw new GarbledLink("the record in the link cannot be read", { cause });
  }
}

/** @param {string} text */
async function inflate(text) {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }));
  const reader = stream.getReader();
  let json = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return json;
    json += value;
    if (json.length > LONGEST) {
      void reader.cancel();
      throw new RangeError("too long for a record");
    }
  }
}

/** The address of the page where it opens what stands behind the #. @param {string} wish */
export function addressOf(wish) {
  const address = new URL(isOneFile() ? "" : "index.html", document.baseURI);
  address.hash = wish;
  return address.href;
}

/**
 * The address that opens a game, at one of its steps on wish.
 * @param {unknown} record
 * @param {number} [step]
 */
export async function linkTo(record, step) {
  const at = step === undefined ? "" : `&step=${step}`;
  return addressOf(`record=${await packRecord(record)}${at}`);
}
