/**
 * Keeps the focus at the table. What had it may vanish, or can no longer be used: then it goes to what stands for the
 * same thing now, else to the button of the place where it was, else to the prompt, which says what can be done.
 */

/** What had the focus last. @type {HTMLElement | null} */
let last = null;
/** The place of a form in which it was. @type {Element | null} */
let place = null;

function keep() {
  if (!last || document.activeElement !== document.body) return;
  const lost = !last.isConnected || last.matches(":disabled");
  if (!lost) return;
  const { target } = last.dataset;
  const same = target && document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  const button = place?.isConnected && place.querySelector('[data-testid="place-toggle"]');
  const next = same || button || document.querySelector('[data-testid="prompt"]');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** @param {Element} page */
export function keepFocus(page) {
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
    place = last?.closest("[data-place]") ?? null;
  });
  new MutationObserver(keep).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled"],
  });
}
