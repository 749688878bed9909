/** A guided first game: a move of its script for every move at the table, and words on the way. */
import { html } from "lit";

import { icon } from "./icons.js";
import { format, t } from "./texts.js";

/** @import { Table } from "./store.js" */
/** @import { LessonStep, Move, View } from "./types.js" */

/** @param {Table} laid @returns {LessonStep | null} the step that comes now; none outside a lesson, or after its end */
export function stepOf({ lesson, status }) {
  return lesson?.steps[status.moves] ?? null;
}

/**
 * What is to be played now: some of the legal moves.
 * @param {Table} laid
 * @param {View} view
 * @returns {Move[]}
 */
export function wanted(laid, view) {
  const step = stepOf(laid);
  return view.moves.filter(({ text }) => step?.moves.includes(text));
}

/** Whether a move could be played, but is not what the lesson is about. @param {Table} laid @param {string} text */
export function strays(laid, text) {
  const { view } = laid;
  if (!view || !stepOf(laid)) return false;
  const legal = view.moves.some((move) => move.text === text);
  return legal && !wanted(laid, view).some((move) => move.text === text);
}

/** What is said now, and how far the lesson has come. @param {Table} laid */
export function lessonWords(laid) {
  const { lesson, status } = laid;
  if (!lesson || status.over) return null;
  const step = stepOf(laid);
  if (!step) return html`${format(lesson.end)}`;
  if (!step.text) return null;
  const spoken = lesson.steps.map(({ text }) => text !== null);
  const at = spoken.slice(0, status.moves + 1).filter(Boolean).length;
  const length = spoken.filter(Boolean).length;
  return html`<b class="lesson-step">${icon("lesson")}${t("page-lesson-step", { at, length })}</b>
    ${format(step.text)}`;
}
