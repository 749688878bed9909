/** How the points went over a game, as a line for every seat. */
import { html, nothing, svg } from "lit";

import { emblem } from "./emblem.js";
import { call } from "./start.js";
import { store } from "./store.js";
import { list, signed, t } from "./texts.js";
import { vars } from "./vars.js";
import { seatName } from "./wording.js";

/** @import { Table } from "./store.js" */

/** So many totals are asked for at once: between two requests the table may ask for something else. */
const AT_ONCE = 24;

/** The height of a label, in hundredths of that of the drawing. */
const LABEL = 12.5;

/** The match of which the course is drawn, and how many moves it has. @param {Table} table */
function whole({ replay, handle, status }) {
  return replay
    ? { match: replay.whole, length: replay.length }
    : { match: handle, length: status.moves };
}

/** Learns how the points went on the table, a few steps at a time, until it is another table. */
export async function learnCourse() {
  /** @type {number[][]} */
  let course = [];
  store.setTable({ course });
  for (;;) {
    const { table } = store.state;
    if (table?.course !== course) return;
    const { match, length } = whole(table);
    const first = course.length;
    if (first > length) return;
    const last = Math.min(first + AT_ONCE - 1, length);
    const totals = await call("course", { match, first, last }).catch(() => null);
    if (totals === null || store.state.table?.course !== course) return;
    course = [...course, ...totals];
    store.setTable({ course });
  }
}

/** How far below the top points are drawn, from 0 to 1. @param {number[][]} course */
function depthIn(course) {
  const most = Math.max(1, ...course.flat());
  const least = Math.min(0, ...course.flat());
  return (/** @type {number} */ points) => (most - points) / (most - least);
}

/** @param {Table} table */
export function courseTemplate(table) {
  const { course, replay, record } = table;
  const { length } = whole(table);
  const at = replay?.at ?? length;
  const depth = depthIn(course);
  const across = (/** @type {number} */ step) => (100 * step) / Math.max(1, length);
  const words = course[at]?.map(
    (points, seat) => `${seatName(record.seats, seat)}: ${signed(points)}`,
  );
  return html`<svg
    class="course"
    data-testid="course"
    data-steps=${course.length}
    viewBox="0 0 100 30"
    preserveAspectRatio="none"
    role="img"
    aria-label=${t("page-replay-course", { points: words ? list(words) : "" })}
  >
    ${record.seats.map(
      (_, seat) =>
        svg`<polyline data-seat=${seat} points=${course.map((totals, step) => `${across(step)},${30 * depth(totals[seat])}`).join(" ")} />`,
    )}
    ${replay ? svg`<line class="course-now" x1=${across(at)} x2=${across(at)} y1="0" y2="30" />` : nothing}
  </svg>`;
}

/**
 * The course of a game that is over; where its lines end stands whose they are.
 * @param {Table} table
 * @param {number[]} totals
 */
export function wholeCourse(table, totals) {
  const order = totals.map((_, seat) => seat).sort((one, other) => totals[other] - totals[one]);
  const depth = depthIn([...table.course, totals]);
  const tops = apart(order.map((seat) => 100 * depth(totals[seat]) - LABEL / 2));
  return html`<div class="whole-course">
    ${courseTemplate(table)}
    <ol class="course-ends" aria-hidden="true">
      ${order.map((seat, index) => html`<li ${vars({ top: tops[index] })}>${emblem(seat)}${signed(totals[seat])}</li>`)}
    </ol>
  </div>`;
}

/**
 * Labels in the order of their height, moved as little as they must be to stand one below the other.
 * @param {number[]} tops in hundredths
 */
function apart(tops) {
  let free = 0;
  const below = tops.map((top) => {
    const place = Math.max(top, free);
    free = place + LABEL;
    return place;
  });
  let last = 100;
  return below
    .reverse()
    .map((top) => (last = Math.min(top, last - LABEL)))
    .reverse();
}
