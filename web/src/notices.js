import { store } from "./store.js";

/** @import { Notice } from "./store.js" */

/**
 * Shows a notice; one with the same id is replaced.
 * @param {Pick<Notice, "id" | "text"> & Partial<Notice>} notice
 */
export function notify(notice) {
  const others = store.state.notices.filter(({ id }) => id !== notice.id);
  store.set({ notices: [...others, { tone: "quiet", action: null, ...notice }] });
}

/** @param {string} id */
export function dismiss(id) {
  store.set({ notices: store.state.notices.filter((notice) => notice.id !== id) });
}
