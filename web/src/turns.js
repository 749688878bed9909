/**
 * A queue of its own: what is given to it begins once all before has ended, well or not.
 * @returns {<Answer>(action: () => Answer | Promise<Answer>) => Promise<Answer>}
 */
export function inTurn() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (action) => {
    const done = last.then(action);
    last = done.catch(() => {});
    return done;
  };
}
