/**
 * The shapes that come through the rules' JSON door, and those the page keeps of its own.
 *
 * @typedef {{key: string, args?: Record<string, unknown>}} Text
 *   A sentence or name as a catalogue key with its arguments; an argument may itself be a Text.
 * @typedef {Text & {icon?: string | null, figure?: string}} Mark
 * @typedef {{id: string, face: string | null, label: Text, marks?: Mark[], cell?: [number, number] | null, count?: number,
 *   parts?: string[], boxes?: [number, number][]}} Piece
 * @typedef {"hand" | "row" | "pile" | "grid" | "slots" | "track"} ZoneKind
 * @typedef {{id: string, kind: ZoneKind, owner: number | null, label: Text, count: number | null,
 *   pieces: Piece[], marks?: Mark[], group?: string | null, rule?: string | null, orders?: Order[]}} Zone
 *   count: null where the cards are not dealt yet, and each deal has other numbers
 * @typedef {{label: Text, ids: string[]}} Order a way to sort the pieces of a zone
 * @typedef {{text: string, label: Text, on: string | null, touches: string[], rule: string | null}} Move
 * @typedef {{text: string, on: string | null}} Attempt
 * @typedef {{on: string, at: string, touches: string[], blocked: string[]}} Preview
 * @typedef {{seat: number, name: string, kind: string, score: number | null, marks: Mark[]}} SeatView
 * @typedef {Text & {seat: number | null, rule: string | null, move: number}} LogEntry
 * @typedef {{game: string, version: number, seat: number | null, turn: number | null, phase: string, over: boolean,
 *   ending: string | null, can_undo: boolean, prompt: Text | null, seats: SeatView[], zones: Zone[], moves: Move[],
 *   attempts?: Attempt[], previews?: Preview[], log: LogEntry[], notes?: Text[], undealt?: boolean}} View
 *
 * @typedef {{match: number, game: string, seats: number, turn: number | null, over: boolean, ending: string | null,
 *   moves: number, undo: number, redo: number, secret: boolean, broken?: Refusal | null}} Status
 * @typedef {{code: string, arguments: Record<string, unknown>, rule: string | null}} Refusal
 * @typedef {{text: Text, points: number, rule: string | null}} SheetLine
 * @typedef {{totals: number[], winners: number[], sheets: SheetLine[][], notes: Text[], sides?: number[]}} Scores
 * @typedef {{move: string, points: number, behind: number, reasons: Text[]}} Advised
 * @typedef {{number: number, played: string, better: string, played_label: Text, better_label: Text, cost: number,
 *   reasons: Text[]}} Moment
 *
 * @typedef {{name: string, kind: "flag" | "choice" | "number" | "seat", default: unknown, values: unknown[] | null,
 *   low: number | null, high: number | null, rule: string | null}} Option
 * @typedef {{id: string, version: number, seats: number[], recommended: number[], minutes: number,
 *   hidden: boolean, options: Option[], endings: string[], components: string | null, form: boolean,
 *   asking: boolean, lesson: boolean}} GameMeta
 *   components: the rule of how its component data may be replaced, if they may
 *
 * @typedef {{face: string, label: Text, count: number, plate?: string, parts?: string[], boxes?: [number, number][]}} FormCard
 * @typedef {{label: Text | null, cards: FormCard[]}} CardGroup
 * @typedef {{value: unknown, label: Text}} NamedValue
 * @typedef {"cards" | "grid" | "number" | "flag" | "seat" | "seats" | "choice" | "several"} PlaceKind
 * @typedef {{kind: PlaceKind, path: (string | number)[], label: Text, rule: string, deck?: string, ordered?: boolean,
 *   otherwise?: Text | null, columns?: number, low?: number, high?: number, step?: number, values?: NamedValue[]}} Place
 * @typedef {{label: Text | null, places: Place[]}} FormSection
 * @typedef {{seats: number[], label: Text | null, sections: FormSection[]}} FormPart
 * @typedef {{blank: any, parts: FormPart[], common: FormSection[], decks: Record<string, CardGroup[]>,
 *   options: string[]}} Form on which a table is written down, to be scored or to be asked about
 *
 * @typedef {{moves: string[], text: Text | null}} LessonStep
 * @typedef {{seat: number, steps: LessonStep[], end: Text}} Lesson one step for every move of every seat
 *
 * @typedef {{name: string, kind: string}} Player
 * @typedef {{format: string, game: string, version: number, seed: number, options: Record<string, unknown>,
 *   seats: Player[], moves: string[], components?: unknown, name?: string}} GameRecord
 *   name: what people called the game
 *
 * @typedef {{name: string, data: unknown}} OwnComponents from a file of that name, in the place of the game's own
 * @typedef {{game: string, seats: number, players: Player[], options: Record<string, unknown>, seed: string,
 *   components: OwnComponents | null}} Setup
 * @typedef {{id: string, tab: string, revision: number, changed: number, record: unknown, status: Status | null,
 *   sight?: Sight | null}} SavedGame
 * @typedef {{viewer: number | null, cover: number | null, view: View | null, open: View | null,
 *   scores: Scores | null}} Seen what there is to be seen of a table; open: by everybody, while it is covered
 * @typedef {Seen & {rules: string}} Sight of a saved game, and by which rules
 *
 * @typedef {{id: string, game: string, points: number, won: boolean | null, at: number}} Result of a game that one
 *   person played: its id on the shelf, and when it ended; nobody wins who plays alone
 *
 * @typedef {(method: string, params?: Record<string, unknown>) => Promise<any>} Call
 * @typedef {{call: Call, onDeath: (fn: () => void) => void}} Rules
 */

export {};
