/** Diagrams of a rulebook that come alive where they stand: until then they are pictures, and their links lead to the table. */

/** The script that knows tables in frames, once it is there. @type {Promise<unknown> | null} */
let script = null;

function bringScript() {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = new URL("../embed.js", import.meta.url).href;
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    document.head.append(element);
  });
  return script;
}

/** @param {HTMLAnchorElement} link */
async function bringAlive(link) {
  const figure = /** @type {HTMLElement} */ (link.closest("figure"));
  try {
    await bringScript();
  } catch {
    location.assign(link.href);
    return;
  }
  const table = document.createElement("rules-table");
  for (const [name, value] of new URLSearchParams(link.hash.slice(1))) {
    table.setAttribute(name, value);
  }
  table.setAttribute("start", "now");
  table.title = document.title;
  table.tabIndex = -1;
  figure.querySelector(".picture")?.replaceWith(table);
  table.focus();
  link.remove();
}

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest("a.try");
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || elsewhere) return;
  event.preventDefault();
  void bringAlive(/** @type {HTMLAnchorElement} */ (link));
});
