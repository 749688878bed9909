/** Handing a game on as a link, or anything else as text. */
import { notify } from "./notices.js";
import { linkToTable } from "./replay.js";

/** Copies the link to what lies on the table, and says so. */
export async function shareLink() {
  await tellCopied(linkToTable(), "page-share-copied", true);
}

/**
 * Copies a text, and says so.
 * @param {string} text
 * @param {{open?: boolean}} [how] whether it is a link that can be opened
 */
export async function copyOut(text, { open = false } = {}) {
  await tellCopied(text, "page-copied", open);
}

/** @param {string | Promise<string>} text @param {string} said @param {boolean} open */
async function tellCopied(text, said, open) {
  const copied = await copy(text);
  const link = open ? await text : "";
  const refused = open ? "page-share-not-copied" : "page-not-copied";
  notify({
    id: "share",
    text: { key: copied ? said : refused },
    tone: copied ? "quiet" : "warning",
    action: open
      ? { label: { key: "page-share-open" }, run: () => void window.open(link, "_blank") }
      : null,
  });
}

/**
 * @param {string | Promise<string>} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
async function copy(text) {
  try {
    // A click allows it; for some browsers that is over by the time that the text is there.
    if ("ClipboardItem" in window) {
      const blob = Promise.resolve(text).then((words) => new Blob([words], { type: "text/plain" }));
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    } else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return copyFromField(await text);
  }
}

/** Where a page in a frame, or without https, is not trusted with the clipboard. @param {string} text */
function copyFromField(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
