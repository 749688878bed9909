/** Phrases that several parts of the page need. */
import { html, nothing } from "lit";

import { rulebook } from "./assets.js";
import { emblem } from "./emblem.js";
import { icon } from "./icons.js";
import { store } from "./store.js";
import { format, has, signed, t } from "./texts.js";

/** @import { LogEntry, Mark, Piece, Player, Refusal, SeatView, Text } from "./types.js" */

/** @param {string} kind "human" or a kind of computer player */
export function kindName(kind) {
  return t(kindKey(kind));
}

/** @param {string} kind */
export function kindKey(kind) {
  return kind === "human" ? "page-kind-human" : `rules-${kind.replace(":", "-")}`;
}

/**
 * What a seat is called: its name, else what sits there.
 * @param {(Player | SeatView)[]} seats
 * @param {number} seat
 */
export function seatName(seats, seat) {
  const { name, kind } = seats[seat] ?? { name: "", kind: "human" };
  if (name) return name;
  const alike = seats.filter((other) => other.kind === kind);
  if (kind === "human" && alike.length === 1) return t("page-you");
  if (kind === "human") return t("page-player-number", { number: seat + 1 });
  const nameless = alike.filter((other) => !other.name);
  if (nameless.length === 1) return kindName(kind);
  return t("page-bot-number", { name: kindName(kind), number: seat + 1 });
}

/**
 * A seat's name where a sentence about it follows, in the third person.
 * @param {(Player | SeatView)[]} seats
 * @param {number} seat
 */
export function actorName(seats, seat) {
  const name = seatName(seats, seat);
  return name === t("page-you") ? t("page-player-number", { number: seat + 1 }) : name;
}

/** @param {string} game */
export function gameName(game) {
  return has(`${game}-name`) ? t(`${game}-name`) : game;
}

/**
 * Opens the section of the rulebook in a tab of its own, so that the table stays.
 * @param {string} game
 * @param {string | null} rule
 */
export function ruleLink(game, rule) {
  if (!rule) return nothing;
  return html`<a
    class="rule-link"
    href=${rulebook(game, store.state.language, rule)}
    target="_blank"
    rel="noopener"
    aria-label=${t("page-rule-link-label")}
    title=${t("page-rule-link-label")}
    >${icon("rule")}<span aria-hidden="true">${t("page-rule-link")}</span></a
  >`;
}

/** @param {{code: string, arguments: Record<string, unknown>}} refusal */
export function refusalText({ code, arguments: args }) {
  return has(code) ? t(code, args) : t("page-failed-unexpected", { detail: code });
}

/** @param {Refusal} refusal @param {string} game */
export function refusalLine(refusal, game) {
  return html`${refusalText(refusal)} ${ruleLink(game, refusal.rule)}`;
}

/**
 * Marks in words, with their number or what they name alone for where there is no room for words.
 * @param {Mark[] | undefined} marks
 */
export function markList(marks) {
  if (!marks?.length) return nothing;
  return html`<span class="marks">${marks.map(markTemplate)}</span>`;
}

/** @param {unknown} value @returns {value is Text} */
function isText(value) {
  return typeof value === "object" && value !== null && "key" in value;
}

/** @param {Mark} mark */
function markTemplate(mark) {
  const words = format(mark);
  const seat = mark.icon?.match(/^seat-(\d+)$/)?.[1];
  const figure = seat
    ? undefined
    : (mark.figure ?? Object.values(mark.args ?? {}).find((value) => typeof value === "number"));
  const thing = Object.values(mark.args ?? {}).find(isText);
  return html`<span
    class="mark"
    data-icon=${mark.icon ?? ""}
    data-figure=${figure ?? nothing}
    title=${words}
  >
    ${seat ? emblem(Number(seat) - 1) : mark.icon ? icon(mark.icon) : nothing}
    ${figure === undefined ? nothing : html`<span class="mark-figure" aria-hidden="true">${signed(figure)}</span>`}
    ${thing === undefined ? nothing : html`<span class="mark-thing" aria-hidden="true">${format(thing)}</span>`}
    <span class="mark-text">${words}</span>
  </span>`;
}

/**
 * A piece in words, as a screen reader says it.
 * @param {Piece} piece
 */
export function pieceWords(piece) {
  const count = piece.count ?? 1;
  const name = format(piece.label);
  const words = count > 1 ? t("page-piece-several", { name, count }) : name;
  return [words, ...(piece.marks ?? []).map(format)].join(", ");
}

/**
 * An entry of the log as a sentence.
 * @param {LogEntry} entry
 * @param {(Player | SeatView)[]} seats
 */
function logWords(entry, seats) {
  const words = format(entry);
  return entry.seat === null ? words : `${actorName(seats, entry.seat)} ${words}`;
}

/**
 * All that is told of one move.
 * @param {LogEntry[]} log
 * @param {number | undefined} move its number
 * @param {(Player | SeatView)[]} seats
 */
export function moveWords(log, move, seats) {
  const told = log.filter((entry) => entry.move === move);
  return told.map((entry) => logWords(entry, seats)).reduce(joined, "");
}

/** @param {string} said @param {string} next what follows on it, or on a whole sentence */
function joined(said, next) {
  if (!said) return next;
  return said.endsWith(".") ? `${said} ${next}` : t("page-told", { said, next });
}

/**
 * What happened last: all that is told of the last move.
 * @param {LogEntry[]} log
 * @param {(Player | SeatView)[]} seats
 */
export function recentWords(log, seats) {
  return html`<p class="recent" data-testid="recent" aria-live="polite">
    ${moveWords(log, log.at(-1)?.move, seats) || nothing}
  </p>`;
}
