/**
 * Keeps the focus on the page. What had it may vanish, or can no longer be used: then it goes to what stands for the
 * same thing now, else to the button of the place or the panel where it was, else to the prompt, which says what can be
 * done, or to the beginning of what is shown.
 */

/** What had the focus last. @type {HTMLElement | null} */
let last = null;
/** The place of a form in which it was. @type {Element | null} */
let place = null;
/** The button that opens the panel in which it was. */
let opener = "";

function keep() {
  if (!last) return;
  const shut = last.closest('[data-open="false"]') && last.getClientRects().length === 0;
  if (shut) last.blur(); // Browsers do so only when they draw.
  if (document.activeElement !== document.body) return;
  if (!shut && last.isConnected && !last.matches(":disabled")) return;
  const { target } = last.dataset;
  const same = target && document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  const button = place?.isConnected && place.querySelector('[data-testid="place-toggle"]');
  const found = [opener, '[data-testid="prompt"]', 'main[tabindex="-1"]'].map(
    (selector) => selector && document.querySelector(selector),
  );
  const next = [same, button, ...found].find(Boolean);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** @param {Element} page */
export function keepFocus(page) {
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
    place = last?.closest("[data-place]") ?? null;
    const panel = last?.closest(".panel")?.getAttribute("data-testid");
    opener = panel ? `[data-testid="${panel.replace("panel", "open")}"]` : "";
  });
  new MutationObserver(keep).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "data-open"],
  });
}
