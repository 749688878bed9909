/**
 * The whole page as one file, with nothing beside it: unpacks what it carries, then is the page, or the table in a frame
 * of somebody else's page.
 */
import { useAssets } from "./assets.js";

/**
 * A file that the page carries, once compressed and written in letters.
 * @param {string} name
 */
async function unpack(name) {
  const packed = /** @type {HTMLScriptElement} */ (document.getElementById(name));
  const letters = atob(packed.text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = letters.charCodeAt(index);
  packed.remove();
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return { content: await new Response(unpacked).arrayBuffer(), type: packed.dataset.type };
}

/**
 * The list of assets, with addresses of what lies in the page.
 * @param {any} value
 * @returns {Promise<any>}
 */
async function unpackAll(value) {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([key, part]) => [key, await unpackAll(part)]);
  const found = Object.fromEntries(await Promise.all(entries));
  if (!found.packed) return Array.isArray(value) ? Object.values(found) : found;
  const { content, type } = await unpack(found.packed);
  const url = URL.createObjectURL(new Blob([content], { type }));
  return found.sha256 ? { ...found, url, content } : url;
}

/** @param {"page" | "frame"} id */
function lay(id) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById(id));
  // What a page has before all else, here also comes first.
  const [first] = template.content.querySelectorAll("style");
  if (first) document.head.querySelector("style")?.before(first);
  document.body.append(template.content);
}

async function open() {
  const list = document.getElementById("assets")?.textContent ?? "";
  useAssets(await unpackAll(JSON.parse(list)));
  if (parent === window) {
    lay("page");
    await import("./main.js");
  } else {
    lay("frame");
    await import("./embed-page.js");
  }
}

void open();
