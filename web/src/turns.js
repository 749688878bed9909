/**
 * A queue in which of several that wait the last one counts: whatever has been overtaken is left out.
 * @returns {<Answer>(action: () => Answer | Promise<Answer>) => Promise<Answer | undefined>}
 */
export function lastInTurn() {
  const inOrder = inTurn();
  let given = 0;
  return (action) => {
    given += 1;
    const number = given;
    return inOrder(() => (number === given ? action() : undefined));
  };
}

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
