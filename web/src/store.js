/**
 * The one place where the page keeps what it knows. Components read `store.state` and never
 * write to it; the modules with the actions (start, setup, shelf, play, tally, settings) do.
 *
 * @import { Advised, Form, Lesson, Moment, GameMeta, OwnComponents, Player, SavedGame, Setup, Status, View, Scores, Refusal, Result, GameRecord, Text, Move } from "./types.js"
 */

/**
 * @typedef {object} Boot
 * @property {"download" | "start" | "ready" | "failed"} phase
 * @property {number} loaded bytes, or steps of the start-up
 * @property {number} total
 * @property {{code: string, arguments: Record<string, unknown>} | null} failure
 *
 * @typedef {object} Table what lies on the table now
 * @property {string} id name of the saved game
 * @property {number} handle the match inside the rules
 * @property {GameRecord} record
 * @property {Status} status
 * @property {number | null} viewer the seat whose eyes are used, null for a spectator
 * @property {View | null} view absent while the device is passed on
 * @property {number | null} cover the seat that the device must go to
 * @property {View | null} open what everybody may see, while the device is passed on
 * @property {Scores | null} scores known once the game is over or the sheet was asked for
 * @property {Refusal | null} refusal why the last click did nothing
 * @property {string[]} changed ids of the pieces and zones that changed since this player's own last move
 * @property {string | null} pointed id of the thing under the pointer or focus
 * @property {string | null} menu id of the thing whose several moves are offered
 * @property {boolean} busy a move is on its way
 * @property {boolean} pausing a computer player waits so that people can follow
 * @property {number | null} thinking how far a computer player is with its thoughts, from 0 to 1
 * @property {"hint" | "review" | null} advising what the rules are asked for advice on
 * @property {number} advised how far they are with it, from 0 to 1
 * @property {Advised[] | null} hint the best moves
 * @property {Moment[] | null} review the moves that cost most
 * @property {Refusal | null} stuck a computer player found no move
 * @property {Refusal | null} broken only a part of the record holds; this is it
 * @property {boolean} taken another tab plays this game now
 * @property {number | null} diagram a diagram, to be tried and begun again; this many moves belong to it
 * @property {Replay | null} replay the game is watched, step by step
 * @property {number[][]} course how the totals stood after each step, as far as that is known by now
 * @property {Lesson | null} lesson the game is a guided first one; nothing of it is saved
 * @property {"players" | "turn" | number} eyes whose eyes see the table: the players' who sit there, those of whoever
 *   decides, or one seat's
 *
 * @typedef {object} Replay
 * @property {number} whole the whole game inside the rules
 * @property {number} length how many moves it has
 * @property {number} at after how many of them it is shown
 *
 * @typedef {object} Tally a table that is being written down, to be scored or to be asked about
 * @property {string} game
 * @property {number} seats
 * @property {string[]} names of all seats that the game may have
 * @property {Record<string, unknown>} options those of the table that are not as usual
 * @property {Record<string, unknown>} entries what was entered, by the name of its place
 * @property {OwnComponents | null} components what it has of its own
 * @property {Refusal | null} componentsRefusal why the own ones cannot be used
 * @property {Form} form
 * @property {any} base what the rest of the table is like, in the place of the form's blank; null: as the blank
 * @property {number} part the part of the form that is open
 * @property {string | null} place name of the place whose cards are laid out to choose from
 * @property {number} space the space of a grid that the next card goes to
 * @property {(Refusal & {name: string}) | null} stopped why the last tap on a card entered nothing, and where
 * @property {Record<string, Refusal>} refusals what does not count and why, by the name of its place
 * @property {Scores | null} scores of a table that is scored
 * @property {unknown} position the one that is asked about, without what does not count
 * @property {string[]} catalogue every move of the game, once somebody wants to ask about one
 * @property {Asked | null} asked
 * @property {Refusal | null} textRefusal why a position that was written as text cannot be set up
 *
 * @typedef {object} Asked a move that was asked about
 * @property {string} move
 * @property {number} handle the match at which it was
 * @property {number} moves how many had been played there
 * @property {Refusal | null} refusal null: it can be played
 *
 * @typedef {object} Notice
 * @property {string} id
 * @property {Text} text
 * @property {"quiet" | "warning"} tone
 * @property {{label: Text, run: () => void} | null} action
 *
 * @typedef {object} AppState
 * @property {Boot} boot
 * @property {boolean} opening nothing is there to be shown yet
 * @property {"lobby" | "table" | "tally" | "ask"} screen
 * @property {string} language
 * @property {"system" | "light" | "dark"} theme
 * @property {"calm" | "quick" | "instant"} pace of computer players
 * @property {boolean} typing whether the field for typed moves is shown
 * @property {boolean} sound whether what happens at the table is heard
 * @property {GameMeta[]} games
 * @property {{kind: string}[]} bots
 * @property {Setup | null} setup
 * @property {boolean} beginning a game is being begun
 * @property {Refusal | null} setupRefusal
 * @property {Refusal | null} componentsRefusal why the chosen file cannot replace the game's component data
 * @property {SavedGame[]} shelf
 * @property {Record<string, Refusal>} brokenSaves why a saved game cannot be continued, by its id
 * @property {string | null} renaming id of the saved game that is being given a name
 * @property {Refusal | null} importRefusal
 * @property {Result[]} results how games ended here, in the order of time
 * @property {Refusal | null} resultsRefusal why the chosen file brings no results
 * @property {boolean} lasting whether saves outlive this tab
 * @property {Table | null} table
 * @property {Tally | null} tally
 * @property {"none" | "log" | "sheet" | "settings"} panel
 * @property {number} pictures how often the plates have become others
 * @property {Notice[]} notices
 * @property {boolean} framed whether this is a table in a frame of somebody else's page
 * @property {Refusal | null} embedRefusal why the frame cannot show what it was asked for
 * @property {Record<string, number>} browsed the order that was chosen in each zone that is open to look through
 */

/** @type {AppState} */
const initial = {
  boot: { phase: "download", loaded: 0, total: 0, failure: null },
  opening: true,
  screen: "lobby",
  language: "en",
  theme: "system",
  pace: "calm",
  typing: false,
  sound: false,
  games: [],
  bots: [],
  setup: null,
  beginning: false,
  setupRefusal: null,
  componentsRefusal: null,
  shelf: [],
  brokenSaves: {},
  renaming: null,
  importRefusal: null,
  results: [],
  resultsRefusal: null,
  lasting: true,
  table: null,
  tally: null,
  panel: "none",
  pictures: 0,
  notices: [],
  framed: false,
  embedRefusal: null,
  browsed: {},
};

class Store {
  /** @type {AppState} */
  state = initial;

  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {Partial<AppState>} patch */
  set(patch) {
    this.state = { ...this.state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Changes what lies on the table; without a table nothing happens.
   * @param {Partial<Table>} patch
   */
  setTable(patch) {
    const { table } = this.state;
    if (table) this.set({ table: { ...table, ...patch } });
  }

  /**
   * Changes what is being written down; when nothing is, nothing happens.
   * @param {Partial<Tally>} patch
   */
  setTally(patch) {
    const { tally } = this.state;
    if (tally) this.set({ tally: { ...tally, ...patch } });
  }

  /**
   * @param {() => void} listener
   * @returns {() => void} stops listening
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const store = new Store();
