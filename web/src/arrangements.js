/**
 * Where a game's zones lie, by the stem of their id (without the seat) or by their group. A game that is not
 * listed, and a zone that no row names, is laid out in the order of its view.
 *
 * @typedef {object} Arrangement
 * @property {string[][]} centre rows of the zones that nobody owns
 * @property {string[][]} area rows of the zones of one seat
 * @property {string[]} cover faces shown beside the game's name
 * @property {Record<string, string>} art picture behind the pieces of a zone: stem of the zone to a plate's name
 * @property {Record<string, Fold>} folded zones that are folded up to one line until someone opens them, by stem
 *
 * @typedef {object} Fold
 * @property {string} icon stands for the zone beside its numbers
 * @property {boolean} [others] only where another seat owns the zone
 * @property {boolean} [narrow] only where the table has little room
 */

/** @type {Record<string, Arrangement>} */
export const arrangements = {
  herbaceous: {
    centre: [["deck", "drawn", "discard", "community"]],
    area: [["garden"], ["containers"]],
    cover: ["lavender", "sage", "saffron"],
    art: {
      "large-pot": "large-pot",
      "wooden-planter": "wooden-planter",
      "small-pots": "small-pots",
      "glass-jar": "glass-jar",
    },
    folded: {},
  },
  officinalis: {
    centre: [["trick", "attribute", "last-trick", "remaining"]],
    area: [
      ["hand", "picker"],
      ["harvest", "teas"],
    ],
    cover: ["poppy", "oak", "dandelion"],
    art: {},
    folded: {
      "last-trick": { icon: "look", narrow: true },
      hand: { icon: "dealer", others: true },
      picker: { icon: "people", others: true },
      harvest: { icon: "leaf", others: true },
      teas: { icon: "tea", narrow: true },
    },
  },
  znakhar: {
    centre: [["pile", "spoken", "discard"]],
    area: [["illnesses"], ["hand", "laid", "cured"]],
    cover: ["camomile", "fern-flower", "adams-head"],
    art: {},
    folded: {
      pile: { icon: "dealer" },
      discard: { icon: "trash" },
      hand: { icon: "dealer", others: true },
      cured: { icon: "done" },
    },
  },
  botanists: {
    centre: [
      ["market", "open"],
      ["order-deck", "order-discard", "market-deck", "market-discard", "shown", "bag"],
    ],
    area: [
      ["hand", "collected", "leftovers"],
      ["plots", "helper", "own-orders"],
    ],
    cover: ["peony", "cornflower", "daffodil"],
    art: {},
    folded: {
      hand: { icon: "dealer", others: true },
      plots: { icon: "leaf", others: true, narrow: true },
      personal: { icon: "log", others: true },
      fulfilled: { icon: "done" },
      "order-deck": { icon: "log" },
      "order-discard": { icon: "trash" },
      "market-deck": { icon: "dealer" },
      "market-discard": { icon: "trash" },
      bag: { icon: "flower" },
      shown: { icon: "look" },
      leftovers: { icon: "flower", others: true, narrow: true },
    },
  },
};

/** @type {Arrangement} */
export const plainArrangement = { centre: [], area: [], cover: [], art: {}, folded: {} };
