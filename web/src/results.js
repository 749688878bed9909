/**
 * How the games ended that one person played here alone on their side, and what follows from that. A result belongs to
 * a saved game, so that none counts twice, wherever it is brought.
 */
import { changeResults, download, keptResults } from "./shelf.js";
import { store } from "./store.js";

/** @import { Table } from "./store.js" */
/** @import { Result } from "./types.js" */

const FORMAT = "physic-garden-results/1";

/** @param {unknown} found @returns {found is Result} */
function isResult(found) {
  if (typeof found !== "object" || found === null) return false;
  const { id, game, points, won, at } = /** @type {Partial<Result>} */ (found);
  return (
    [id, game].every((text) => typeof text === "string") &&
    [points, at].every(Number.isFinite) &&
    (won === null || typeof won === "boolean")
  );
}

/** @param {unknown} found @returns {Result[]} what can be read of it, in the order of time */
function readResults(found) {
  const all = Array.isArray(found) ? found.filter(isResult) : [];
  return all.sort((one, other) => one.at - other.at);
}

/** @param {Result[]} fresh those that replace what is known of the same games */
async function add(fresh) {
  const seen = store.state.results;
  await changeResults(fresh, (found) => {
    const kept = [found ?? []].flat();
    const all = [...seen, ...kept.filter(isResult), ...fresh];
    const results = readResults([...new Map(all.map((result) => [result.id, result])).values()]);
    store.set({ results });
    // A later version of the page may know more; what we cannot read stays.
    return [...results, ...kept.filter((one) => !isResult(one))];
  });
}

/** Adds what an earlier page could not. @param {unknown} found */
export async function addLeft(found) {
  await add(readResults(found));
}

/** Counts the game on the table, which is over, if one person played it. @param {Table} laid */
export async function count({ id, record, scores }) {
  const people = record.seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  if (!scores || people.length !== 1) return;
  const [seat] = people;
  const won = record.seats.length > 1 ? scores.winners.includes(seat) : null;
  await add([{ id, game: record.game, points: scores.totals[seat], won, at: Date.now() }]);
}

/**
 * What the results of one game come to. Games without opponents are played, and neither won nor lost.
 * @param {Result[]} results
 * @param {string} game
 */
export function summary(results, game) {
  const own = results.filter((result) => result.game === game);
  const met = own.filter(({ won }) => won !== null);
  return {
    played: own.length,
    won: met.filter(({ won }) => won).length,
    best: Math.max(...own.map(({ points }) => points)),
    streak: met.length - 1 - met.findLastIndex(({ won }) => !won),
  };
}

/** Looks up how games ended here. */
export async function refreshResults() {
  store.set({ results: readResults(await keptResults()) });
}

export function exportResults() {
  download({ format: FORMAT, results: store.state.results }, "physic-garden-results.json");
}

/** Adds the results of a file to those that are known here. @param {File} file */
export async function importResults(file) {
  store.set({ resultsRefusal: null });
  try {
    const { format, results } = JSON.parse(await file.text());
    if (format !== FORMAT || !Array.isArray(results) || !results.every(isResult)) throw format;
    await add(results);
  } catch {
    const refusal = { code: "page-results-refused", arguments: { file: file.name }, rule: null };
    store.set({ resultsRefusal: refusal });
  }
}
