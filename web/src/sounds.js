/** Small sounds of what happens at the table, made on the spot; silent unless people wish for them. */
import { store } from "./store.js";

/** @import { AppState } from "./store.js" */

/** Notes in hertz, each with when it begins and how long it lasts, in seconds. @type {Record<string, number[][]>} */
const SOUNDS = {
  card: [[320, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [659, 0.09, 0.16],
  ],
  refused: [
    [196, 0, 0.12],
    [165, 0.09, 0.16],
  ],
  over: [
    [392, 0, 0.2],
    [494, 0.12, 0.2],
    [587, 0.24, 0.2],
    [784, 0.36, 0.45],
  ],
};
const LOUDNESS = 0.08;

/** @type {AudioContext | null} */
let context = null;

/** Browsers let it be heard only once people have done something, and some only what begins then. */
async function wake() {
  if (!store.state.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") await context.resume();
  } catch {
    // A device without sound plays on in silence.
  }
}

/** @param {keyof typeof SOUNDS} name */
function sound(name) {
  if (context?.state !== "running") return;
  const now = context.currentTime;
  for (const [pitch, from, length] of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + from);
    tone.stop(now + from + length);
  }
}

/**
 * What is to be heard of a change.
 * @param {AppState} then
 * @param {AppState} now
 * @returns {keyof typeof SOUNDS | null}
 */
function heard({ table: then }, { table: now }) {
  if (!then || !now || then.id !== now.id) return null;
  if (now.refusal && now.refusal !== then.refusal) return "refused";
  const [before, after] = [then.view, now.view];
  if (!before || !after || before === after) return null;
  if (after.over && !before.over) return "over";
  return after.turn === after.seat && before.turn !== before.seat ? "turn" : "card";
}

export function playSounds() {
  let then = store.state;
  store.subscribe(() => {
    const name = store.state.sound ? heard(then, store.state) : null;
    then = store.state;
    if (name) sound(name);
  });
  for (const gesture of ["pointerup", "keydown"]) {
    addEventListener(gesture, () => void wake(), { capture: true });
  }
}
