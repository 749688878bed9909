/**
 * What the browser keeps so near that it need not be waited for: data of JSON by key. Where it refuses that, nothing is
 * found and nothing is kept.
 */

/**
 * @template Result
 * @param {(storage: Storage) => Result} use
 */
function tried(use) {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** @param {string} key @returns {unknown} undefined also where what is kept cannot be read */
export function readLocal(key) {
  return tried((storage) => JSON.parse(storage.getItem(key) ?? ""));
}

/** @param {string} key @param {unknown} value */
export function keepLocal(key, value) {
  tried((storage) => storage.setItem(key, JSON.stringify(value)));
}

/** @param {string} key */
export function dropLocal(key) {
  tried((storage) => storage.removeItem(key));
}

/** @param {string} start @returns {string[]} the keys that begin so */
export function localKeys(start) {
  return tried((storage) => Object.keys(storage).filter((key) => key.startsWith(start))) ?? [];
}
