/** Tells the host what happens at the table. */
import { tell } from "./host.js";
import { store } from "./store.js";
import { refusalText } from "./wording.js";

/** @import { AppState } from "./store.js" */

export function tellWhatHappens() {
  let before = store.state;
  store.subscribe(() => {
    const now = store.state;
    const then = before;
    before = now;
    tellMoves(then, now);
    tellScores(then, now);
    tellRefusals(then, now);
  });
}

/** @param {AppState} then @param {AppState} now */
function tellMoves({ table: then }, { table: now }) {
  if (!now || now.replay) return;
  const same = then?.id === now.id;
  const moves = now.record.moves;
  const first = same ? then.record.moves.length : moves.length;
  for (let number = first; number < moves.length; number += 1) {
    tell("move", { text: moves[number], moves: number + 1, turn: now.status.turn });
  }
  if (now.status.over && now.scores && !(same && then.status.over && then.scores)) {
    const { totals, winners } = now.scores;
    tell("over", { totals, winners, ending: now.status.ending });
  }
}

/** @param {AppState} state */
function written({ tally }) {
  if (!tally?.scores) return null;
  const { totals, winners } = tally.scores;
  return { totals, winners, refused: Object.keys(tally.refusals) };
}

/** What the form of a real table comes to. @param {AppState} then @param {AppState} now */
function tellScores(then, now) {
  if (now.tally?.scores === then.tally?.scores) return;
  const scores = written(now);
  if (scores && JSON.stringify(scores) !== JSON.stringify(written(then))) tell("scores", scores);
}

/** @param {AppState} then @param {AppState} now */
function tellRefusals(then, now) {
  const refusal = now.table?.refusal;
  if (refusal && refusal !== then.table?.refusal)
    tell("refused", { ...refusal, text: refusalText(refusal) });
  const failures = /** @param {AppState} state */ ({ boot, embedRefusal, table }) => [
    boot.failure,
    embedRefusal,
    table?.stuck,
  ];
  const known = failures(then);
  for (const failure of failures(now)) {
    if (failure && !known.includes(failure))
      tell("error", { ...failure, text: refusalText(failure) });
  }
}
