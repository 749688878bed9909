/** Handing a game on as a link. */
import { notify } from "./notices.js";
import { linkToTable } from "./replay.js";

/** Copies the link to what lies on the table, and says so. */
export async function shareLink() {
  const link = await linkToTable();
  const copied = await copy(link);
  notify({
    id: "share",
    text: { key: copied ? "page-share-copied" : "page-share-not-copied" },
    tone: copied ? "quiet" : "warning",
    action: { label: { key: "page-share-open" }, run: () => void window.open(link, "_blank") },
  });
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
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
