# Nosegay

nosegay-name = Nosegay
nosegay-blurb = Pick from the border, tie what you have, and have the most of what the others need.

nosegay-herb-lavender = Lavender
nosegay-herb-mint = Mint
nosegay-herb-rosemary = Rosemary
nosegay-herb-sage = Sage
nosegay-herb-thyme = Thyme

nosegay-deck = Deck
nosegay-border = Border
nosegay-hand = Hand
nosegay-nosegay = Nosegay
nosegay-face-down = Face-down cards
nosegay-entry-laid = The card of this turn is laid

nosegay-prompt-laying = Lay a card from your hand into your nosegay.
nosegay-prompt-picking = Pick a card from the border, or draw the top card of the deck.
nosegay-prompt-over = The game is over.

nosegay-move-lay = Lay { $herb }
nosegay-move-pick = Pick { $herb }
nosegay-move-draw = Draw from the deck

nosegay-log-lay = lays { $herb }
nosegay-log-pick = picks { $herb } from the border
nosegay-log-draw = draws from the deck

nosegay-ending-all-laid = Every card is laid.

nosegay-line-bunches = { $number } { $number ->
    [one] bunch
   *[other] bunches
 } of all five herbs
nosegay-line-most = Most { $herb }
nosegay-line-shared = Most { $herb }, shared
nosegay-note-shared = Equal points: the victory is shared.

nosegay-option-start = First player
    .help = Drawn by lot, or of your choice.
nosegay-option-shared-most = Shared majorities count
    .help = Players who have equally many of a herb get a point each.

nosegay-lay-first = Lay a card into your nosegay first.
nosegay-pick-first = The card is laid; now take one from the border or the deck.
nosegay-deck-is-out = The deck is out.
nosegay-not-in-hand = You hold no { $herb }.
nosegay-not-in-border = There is no { $herb } in the border.

nosegay-too-many-cards = { $field }: there are only { $number } cards of { $herb }.
nosegay-nothing-to-do = Player { $number } has nothing to do in this position.

nosegay-lesson-lay = Every turn you lay a card into your nosegay, and then take one. All five herbs make a bunch, worth 5 points, and you lack two: lay Mint.
nosegay-lesson-pick = Now take the Lavender from the border: a second one could give you the most of it.
nosegay-lesson-bunch = Sage is the last herb of your bunch: lay it.
nosegay-lesson-most = The deck and the border are empty: from now on everybody only lays. The other player now has a Lavender too.
nosegay-lesson-last = With your second Lavender you have more of it than the other: 3 points. Lay it, and the game is over.
nosegay-lesson-end = Bunches count, and so does having the most of a herb. In a whole game everybody begins with three cards and an empty nosegay.
