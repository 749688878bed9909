/** Hints before a move, and a look back when a game is over. */
import { store } from "./store.js";
import { asRefusal, call } from "./start.js";
import { think } from "./thinking.js";

/** @import { Table } from "./store.js" */

const HINT_TIME = 1500; // milliseconds

/**
 * Thinks about the position on the table for as long as it stays there.
 * @param {"hint" | "review"} method
 * @param {Record<string, unknown>} params
 * @param {number | null} milliseconds
 */
async function ask(method, params, milliseconds) {
  const laid = /** @type {Table} */ (store.state.table);
  const { handle } = laid;
  const { moves } = laid.status;
  const wanted = () => {
    const now = store.state.table;
    return now?.handle === handle && now.status.moves === moves && now.advising === method;
  };
  store.setTable({ advising: method, advised: 0, refusal: null, menu: null });
  try {
    const answer = await think(
      method,
      { match: handle, ...params },
      { milliseconds, wanted, onProgress: (advised) => store.setTable({ advised }) },
    );
    if (answer) store.setTable({ [method]: answer.moves ?? answer.moments });
  } catch (error) {
    if (wanted()) store.setTable({ refusal: asRefusal(error) });
  }
  if (wanted()) store.setTable({ advising: null });
}

/** Asks what a good player would do here; asked again, it takes the answer away. */
export async function askHint() {
  const { table } = store.state;
  if (!table || table.busy) return;
  if (table.hint || table.advising) await dropHint();
  else await ask("hint", {}, HINT_TIME);
}

/** Takes a hint away, also one that is still being thought about. */
export async function dropHint() {
  const { table } = store.state;
  if (!table) return;
  store.setTable({ hint: null, advising: null });
  await call("cancel", { match: table.handle }).catch(() => {});
}

/** Looks back at the decisions of the seat whose eyes see the table. */
export async function askReview() {
  const { table } = store.state;
  if (!table || table.viewer === null || table.advising) return;
  await ask("review", { seat: table.viewer }, null);
}
