/**
 * Keeps the focus at the table. What had it may vanish, or can no longer be used: then it goes to what stands for the
 * same thing now, else to the prompt, which says what can be done.
 */

/** What had the focus last. @type {HTMLElement | null} */
let last = null;

function keep() {
  if (!last || document.activeElement !== document.body) return;
  const lost = !last.isConnected || last.matches(":disabled");
  if (!lost) return;
  const { target } = last.dataset;
  const same = target && document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  const next = same || document.querySelector('[data-testid="prompt"]');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** @param {Element} page */
export function keepFocus(page) {
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
  });
  new MutationObserver(keep).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled"],
  });
}
