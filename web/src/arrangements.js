/**
 * Where a game's zones lie, by the stem of their id (without the seat) or by their group. A game that is not
 * listed, and a zone that no row names, is laid out in the order of its view.
 *
 * @typedef {object} Arrangement
 * @property {string[][]} centre rows of the zones that nobody owns
 * @property {string[][]} area rows of the zones of one seat
 * @property {string[]} cover faces shown beside the game's name
 * @property {Record<string, string>} art picture behind the pieces of a zone: stem of the zone to a plate's name
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
  },
  officinalis: {
    centre: [["trick", "attribute", "remaining", "last-trick"]],
    area: [
      ["hand", "picker"],
      ["harvest", "teas"],
    ],
    cover: ["rosemary", "sage", "lavender"],
    art: {},
  },
  znakhar: {
    centre: [["pile", "spoken", "discard"]],
    area: [["illnesses"], ["hand", "laid", "cured"]],
    cover: [],
    art: {},
  },
  botanists: {
    centre: [
      ["market", "open"],
      ["order-deck", "market-deck", "shown", "bag"],
    ],
    area: [["hand", "collected", "leftovers"], ["own-orders"], ["plots", "helper"]],
    cover: ["peony", "cornflower", "daffodil"],
    art: {},
  },
};

/** @type {Arrangement} */
export const plainArrangement = { centre: [], area: [], cover: [], art: {} };
