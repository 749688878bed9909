# Botanists
#
# FORM with the case inline gives a name as it stands within a sentence.

botanists-name = Botanists
botanists-blurb = Walk the flower market, plant three plots, and let nothing wither that an order could use.

botanists-flower-blue = Blue cornflower
    .inline = blue cornflower
botanists-flower-green = Green hellebore
    .inline = green hellebore
botanists-flower-red = Red peony
    .inline = red peony
botanists-flower-purple = Purple lavender
    .inline = purple lavender
botanists-flower-yellow = Yellow daffodil
    .inline = yellow daffodil

botanists-sign-blue = Blue sign
    .inline = blue
botanists-sign-green = Green sign
    .inline = green
botanists-sign-red = Red sign
    .inline = red
botanists-sign-purple = Purple sign
    .inline = purple
botanists-sign-yellow = Yellow sign
    .inline = yellow

botanists-board-blue = Blue board
    .inline = blue board
botanists-board-green = Green board
    .inline = green board
botanists-board-red = Red board
    .inline = red board
botanists-board-purple = Purple board
    .inline = purple board
botanists-board-yellow = Yellow board
    .inline = yellow board

botanists-bonus-blue = Bonus: 3 points
botanists-bonus-green = Bonus: a personal order
botanists-bonus-red = Bonus: swap with another land
botanists-bonus-purple = Bonus: swap with the market
botanists-bonus-yellow = Bonus: move a pawn

botanists-some-blue = { $number } blue
botanists-some-green = { $number } green
botanists-some-red = { $number } red
botanists-some-purple = { $number } purple
botanists-some-yellow = { $number } yellow
botanists-flowers-0 = nothing
botanists-flowers-1 = { $part1 }
botanists-flowers-2 = { $part1 }, { $part2 }
botanists-flowers-3 = { $part1 }, { $part2 }, { $part3 }
botanists-flowers-4 = { $part1 }, { $part2 }, { $part3 }, { $part4 }
botanists-flowers-5 = { $part1 }, { $part2 }, { $part3 }, { $part4 }, { $part5 }
botanists-plan = { $card } brings { $flowers }
botanists-plans-1 = { $plan1 }
botanists-plans-2 = { $plan1 }; { $plan2 }
botanists-plans-3 = { $plan1 }; { $plan2 }; { $plan3 }

botanists-pawn = Pawn
    .inline = the pawn
botanists-pawn-of = Pawn of the { FORM($board, case: "inline") }
    .inline = the pawn of the { FORM($board, case: "inline") }
botanists-pawn-helper = Little Helper
    .inline = the Little Helper

botanists-market = Market
botanists-open-orders = Open orders
botanists-order-deck = Order cards
botanists-order-discard = Discarded orders
botanists-market-deck = Market cards
botanists-market-discard = Discarded market cards
botanists-shown = Card played
botanists-bag = In the bag
botanists-hand = Hand
botanists-collected = Collected
botanists-leftovers = Marginal land
botanists-personal-orders = Personal orders
botanists-fulfilled = Fulfilled this round
botanists-plots = Plots
botanists-helper-plots = Plots of the Little Helper
botanists-face-down = Face-down cards
botanists-bare = { $space }: no tile
botanists-tile = { $space }: { FORM($flower, case: "inline") }
botanists-card = Market card { $card }
botanists-withered = Withered ({ FORM($flower, case: "inline") })

botanists-mark-start = First player
botanists-mark-next-scoring = { $points ->
    [one] Next scoring: { $points } point as things stand
   *[other] Next scoring: { $points } points as things stand
 }
botanists-mark-reach = Within reach
botanists-mark-replaced = Will be replaced
botanists-mark-missing = Missing: { $flowers }
botanists-mark-ready = Can be fulfilled
botanists-mark-kept = Kept: { $number }
botanists-mark-fits = { $number ->
    [0] Fits on no space within reach
    [one] Fits on { $number } space within reach
   *[other] Fits on { $number } spaces within reach
 }
botanists-mark-sign-blue = Blue sign
botanists-mark-sign-green = Green sign
botanists-mark-sign-red = Red sign
botanists-mark-sign-purple = Purple sign
botanists-mark-sign-yellow = Yellow sign
botanists-mark-next = Next to be planted

botanists-prompt-over = The game is over. { $ending }
botanists-prompt-boards = Choose your board.
botanists-prompt-leading = Who acts first: you or the Little Helper?
botanists-prompt-turn = { $can ->
    [tend] No card can be played within reach: tend your marginal land with a leftover.
    [both] { $entering ->
        [yes] Enter the market, or tend your marginal land with a leftover.
       *[no] Move your pawn one or two steps, or tend your marginal land with a leftover.
     }
   *[go] { $entering ->
        [yes] Enter the market: from a tile at its edge, one step further if you like.
       *[no] Move your pawn one or two steps.
     }
 }
botanists-prompt-redraw = None of your { $number } cards can be played. Show them and draw anew.
botanists-prompt-card = Play a market card; your pawn stands on the highlighted box.
botanists-prompt-planting = { $actor ->
    [helper] The Little Helper plants on a { FORM($sign, case: "inline") } sign: face up, or face down for the bonus.
   *[own] Plant one of the flowers you collected. The next sign is { FORM($sign, case: "inline") }.
 }
botanists-prompt-bonus-blue = Take 3 points, or skip the bonus.
botanists-prompt-bonus-green = Take an open order or the top one of the deck as a personal order, or skip the bonus.
botanists-prompt-bonus-red = Choose a leftover to swap with another land, or skip the bonus.
botanists-prompt-bonus-purple = Choose a leftover to swap with a flower of the market, or skip the bonus.
botanists-prompt-bonus-yellow = Move a pawn to any free space, or skip the bonus.
botanists-prompt-swap-red = Which flower do you want for the { FORM($flower, case: "inline") }?
botanists-prompt-swap-purple = Which flower of the market do you want for the { FORM($flower, case: "inline") }?
botanists-prompt-leap = Choose the space for { FORM($pawn, case: "inline") }.
botanists-prompt-tending = You may replace open orders, draw market cards, and go on.
botanists-prompt-marked = { $number ->
    [one] { $number } open order will be replaced. Name another, or deal the new one.
   *[other] { $number } open orders will be replaced. Deal the new ones.
 }
botanists-prompt-renewed = You may draw two market cards, and go on.
botanists-prompt-dropping = { $number ->
    [one] Discard one more market card.
   *[other] Discard { $number } market cards.
 }
botanists-prompt-orders = { $can ->
    [yes] Fulfil one open and one personal order, or end your turn.
   *[no] Nothing more can be fulfilled: end your turn.
 }
botanists-prompt-helper-card = Choose a card for the Little Helper, who stands on the highlighted box.
botanists-prompt-helper-hop = To which of the other boxes does the Little Helper go?
botanists-prompt-refresh = Discard one card if you like; then the hand is filled.
botanists-prompt-keeping = { $number ->
    [0] Scoring: you may keep up to two leftovers. The others wither.
    [one] Scoring: you may keep one more leftover. The others wither.
   *[other] Scoring: two leftovers are kept. The others wither.
 }
botanists-prompt-choosing = You are last on the track: who begins the next round?

botanists-move-board = Take the { FORM($board, case: "inline") }
botanists-move-lead = First { FORM($pawn, case: "inline") }
botanists-move-pawn = Move { FORM($pawn, case: "inline") }
botanists-move-go = To { $space }: { $plans }
botanists-move-play = { $blocked ->
    [0] Play { $card }: { $flowers }
    [one] Play { $card }: { $flowers }; one tile is kept from you
   *[other] Play { $card }: { $flowers }; { $blocked } tiles are kept from you
 }
botanists-move-plant-up = Plant the { FORM($flower, case: "inline") } face up
botanists-move-plant-down = Plant the { FORM($flower, case: "inline") } face down. { $bonus }
botanists-move-tend = Tend: plant the { FORM($flower, case: "inline") } face down. { $bonus }
botanists-move-done = On to the Little Helper
botanists-move-gain = Take 3 points
botanists-move-redraw = Show the hand and draw anew
botanists-move-renew = Deal new open orders
botanists-move-skip = Skip the bonus
botanists-move-wither = Let the rest wither
botanists-move-end = { $alone ->
    [yes] Go on: the market is refilled
   *[no] End your turn
 }
botanists-move-keep = Keep a { FORM($flower, case: "inline") }
botanists-move-give = Give a { FORM($flower, case: "inline") }
botanists-move-claim = Claim a { FORM($flower, case: "inline") }
botanists-move-uproot = Take the { FORM($flower, case: "inline") } of the Little Helper
botanists-move-pick = Take the { FORM($flower, case: "inline") } on { $space }
botanists-move-jump = To { $space }
botanists-move-reserve = Take the order { $order } as a personal one
botanists-move-reserve-top = Take the top order of the deck unseen
botanists-move-replace = Replace the order { $order }
botanists-move-fulfil = Fulfil { $order }: { $points } points at the scoring
botanists-move-draw = Draw two market cards, then discard two
botanists-move-draw-up = Fill the hand
botanists-move-drop = Discard { $card }
botanists-move-drop-one = Discard { $card } and fill the hand
botanists-move-send = { $card } for the Little Helper: { $flowers } within reach
botanists-move-hop = { $match ->
    [yes] To { $space }: the { FORM($flower, case: "inline") } matches
   *[no] To { $space }: the { FORM($flower, case: "inline") } goes face down
 }
botanists-move-first = { $self ->
    [yes] Begin the next round yourself
   *[no] Player { $number } begins the next round
 }

botanists-reason-near = { $number ->
    [one] A tile near there matches
   *[other] { $number } tiles near there match
 } your next plot.
botanists-reason-clean = It matches, and the column stays clean.
botanists-reason-face-up = It matches: nothing withers here.
botanists-reason-face-down = No flower at hand is better spent here.
botanists-reason-fulfil = An order for { $points } { $points ->
    [one] point
   *[other] points
 }, and fewer leftovers.
botanists-reason-keep = An order in sight asks for it.
botanists-reason-gain = Points that are sure.
botanists-reason-drop = It opens the least for you.

botanists-log-board = takes the { FORM($board, case: "inline") }
botanists-log-play = goes to { $space } and plays { $card }: { $flowers }
botanists-log-plant = { $actor ->
    [helper] { $face ->
        [up] plants the { FORM($flower, case: "inline") } of the Little Helper face up
       *[down] plants the { FORM($flower, case: "inline") } of the Little Helper face down
     }
   *[own] { $face ->
        [up] plants a { FORM($flower, case: "inline") } face up
       *[down] plants a { FORM($flower, case: "inline") } face down
     }
 }
botanists-log-tend = tends the marginal land: a { FORM($flower, case: "inline") } goes face down
botanists-log-hop = { $match ->
    [yes] sends the Little Helper to { $space } for a { FORM($flower, case: "inline") }
   *[no] sends the Little Helper to { $space } for a { FORM($flower, case: "inline") }, which goes face down
 }
botanists-log-gain = takes 3 points
botanists-log-skip = skips the bonus
botanists-log-claim = gives a { FORM($given, case: "inline") } and claims a { FORM($flower, case: "inline") }
botanists-log-pick = gives a { FORM($given, case: "inline") } to the market for a { FORM($flower, case: "inline") }
botanists-log-uproot = gives a { FORM($given, case: "inline") } to the Little Helper for a { FORM($flower, case: "inline") }
botanists-log-jump = moves { FORM($pawn, case: "inline") } to { $space }
botanists-log-reserve = { $source ->
    [deck] takes the top order of the deck: { $order }
   *[open] takes an open order: { $order }
 }
botanists-log-renew = { $number ->
    [one] replaces { $number } open order
   *[other] replaces { $number } open orders
 }
botanists-log-draw = draws two market cards
botanists-log-redraw = { $number ->
    [one] shows a card that cannot be played ({ $cards }) and draws another
   *[other] shows { $number } cards that cannot be played ({ $cards }) and draws as many
 }
botanists-log-drop = discards { $card }
botanists-log-fulfil = { $place ->
    [personal] fulfils a personal order: { $order }
   *[open] fulfils an open order: { $order }
 }
botanists-log-keep = keeps a { FORM($flower, case: "inline") }
botanists-log-wither = { $number ->
    [one] lets { $number } leftover wither
   *[other] lets { $number } leftovers wither
 }
botanists-log-first = lets player { $number } begin
botanists-log-cards-shuffled = The discarded market cards are shuffled.
botanists-log-orders-shuffled = The discarded orders are shuffled.
botanists-log-lapsed = has no use for the bonus
botanists-log-scoring = { $points ->
    [one] scores { $points } point in round { $round }
   *[other] scores { $points } points in round { $round }
 }

botanists-ending-third-scoring = All fifteen spaces are planted and scored.

botanists-line-orders = { $number ->
    [one] Round { $round }: { $number } order
   *[other] Round { $round }: { $number } orders
 }
botanists-line-leftovers = { $number ->
    [one] Round { $round }: { $number } leftover
   *[other] Round { $round }: { $number } leftovers
 }
botanists-line-no-leftovers = Round { $round }: no leftovers
botanists-line-column = Round { $round }: the plot without a withered flower
botanists-line-helper-column = Round { $round }: the Little Helper’s plot without a withered flower
botanists-line-pending-orders = { $number ->
    [one] This round: { $number } order
   *[other] This round: { $number } orders
 }
botanists-line-pending-leftovers = { $number ->
    [one] This round: { $number } leftover
   *[other] This round: { $number } leftovers
 }
botanists-line-bonus = { $number ->
    [one] { $number } blue bonus
   *[other] { $number } blue bonuses
 }
botanists-line-withered = { $number ->
    [one] { $number } withered flower
   *[other] { $number } withered flowers
 }
botanists-line-helper-withered = { $number ->
    [one] The Little Helper’s withered flower
   *[other] The Little Helper’s { $number } withered flowers
 }
botanists-line-personal = { $number ->
    [one] { $number } personal order not fulfilled
   *[other] { $number } personal orders not fulfilled
 }
botanists-entry-round = Round { $number }
botanists-entry-orders = Orders fulfilled
botanists-entry-leftovers = Leftovers, also those kept
botanists-entry-clean = No flower of the plot withered
botanists-entry-end = After the last round
botanists-entry-bonus = Points from blue bonuses
botanists-entry-withered = Withered flowers
botanists-entry-personal = Personal orders not fulfilled
botanists-entry-board = Board
botanists-entry-space = { $space }
botanists-entry-next-board = the next one that is free
botanists-entry-outside = outside the market
botanists-note-shared = Equal points: the victory is shared.
botanists-note-fewer-withered = { $number ->
    [one] Equal points: fewer withered flowers ({ $number }) decide.
   *[other] Equal points: fewer withered flowers ({ $number }) decide.
 }

botanists-components = Own boards and orders
    .help = A file of JSON with the signs of your boards and the orders of your deck.
botanists-option-start = First player
    .help = Drawn by lot, or chosen.
botanists-option-boards = Boards
    .help = Dealt at random, or chosen one after another, the first player first.
botanists-option-boards-drawn = drawn by lot
botanists-option-boards-chosen = chosen by the players
botanists-option-entry = The tile where a pawn enters
    .help = Whether entering the market is the first of the two steps.
botanists-option-entry-first-step = is the first step
botanists-option-entry-before-moving = comes before the steps
botanists-option-empty-spaces = Spaces without a tile
    .help = Whether pawns may step on a space that could not be refilled.
botanists-option-empty-spaces-closed = are closed to steps
botanists-option-empty-spaces-open = may be stepped on
botanists-option-swap-collected = Swap flowers just collected
    .help = Whether the flowers of this turn are leftovers already when a bonus swaps one.
botanists-option-fresh-orders = Fulfil a personal order at once
    .help = Whether an order from a green bonus may be fulfilled in the same turn.
botanists-option-tie-break = Equal totals
    .help = Whether a tie is broken.
botanists-option-tie-break-shared = share the victory
botanists-option-tie-break-fewer-withered = fewer withered flowers win
botanists-option-second-order = Second order for the blue board
    .help = The blue board begins with two personal orders, as it has no green sign.
botanists-option-helper-withered = Solo: withered flowers count
    .help = For each board by itself, or the Little Helper’s with your own.
botanists-option-helper-withered-apart = for each board apart
botanists-option-helper-withered-together = together

botanists-choose-a-board = Choose a board first.
botanists-say-who-acts = Say first who acts first: you or the Little Helper.
botanists-move-or-tend = Move your pawn first, or tend your marginal land.
botanists-play-a-card = Your pawn has moved. Play a market card now.
botanists-plant-a-flower = Plant one of the collected flowers first.
botanists-use-the-bonus = Use the bonus first, or skip it.
botanists-finish-the-swap = You have named the flower to give. Choose the one you want.
botanists-finish-the-leap = Choose the space for the pawn first.
botanists-finish-tending = Not now: you are tending. Orders, cards, then the end of the turn.
botanists-drop-cards = Discard market cards first.
botanists-orders-or-end = Now you can only fulfil orders or end the turn.
botanists-send-the-helper = It is the Little Helper’s move: choose a card.
botanists-move-the-helper = Choose where the Little Helper goes first.
botanists-draw-cards = Fill your hand first, after discarding one card if you like.
botanists-keep-or-wither = Scoring: keep up to two leftovers, or let them wither.
botanists-name-the-first = Say first who begins the next round.
botanists-only-alone = That belongs to the solo game with the Little Helper.
botanists-other-bonus = The bonus of this space is another one: its sign is { FORM($sign, case: "inline") }.
botanists-board-taken = Somebody already has the { FORM($board, case: "inline") }.
botanists-space-taken = A pawn stands on { $space }.
botanists-must-move = Your pawn may not end its way on { $space }, where it began.
botanists-space-empty = There is no tile on { $space }.
botanists-enter-at-the-edge = Enter at the edge; { $space } is more than one step away from it.
botanists-way-blocked = The way to { $space } is blocked.
botanists-too-far = { $space } is more than two steps away.
botanists-no-card-fits = None of your cards could be played on { $space }.
botanists-helper-can-move = One of your cards can move the Little Helper.
botanists-hand-can-be-played = One of your cards can be played within reach.
botanists-must-tend = Nothing can be played, but you have leftovers: tend your marginal land.
botanists-card-not-held = You do not hold { $card }.
botanists-card-falls-off = Played on { $space }, { $card } would reach over the edge of the market.
botanists-card-brings-nothing = Played on { $space }, { $card } would bring no tile.
botanists-not-collected = You have not collected a { FORM($flower, case: "inline") } this turn.
botanists-no-match = Face up only a flower that matches: the sign is { FORM($sign, case: "inline") }, this is a { FORM($flower, case: "inline") }.
botanists-no-leftovers = You have no leftover to plant, so you cannot tend.
botanists-no-such-leftover = There is no { FORM($flower, case: "inline") } among these leftovers.
botanists-nothing-to-swap = No flower of another colour is to be had for a { FORM($flower, case: "inline") }.
botanists-give-first = Choose first the leftover that you give.
botanists-same-flower = A { FORM($flower, case: "inline") } for a { FORM($flower, case: "inline") } would change nothing.
botanists-uproot-instead = Alone you swap with the flowers that the Little Helper has planted.
botanists-other-player = Choose a leftover of another player.
botanists-no-open-flower = No flower lies face up in plot { $column }, row { $row } of the Little Helper.
botanists-choose-a-pawn = Choose first which pawn moves.
botanists-must-leave = The pawn stands on { $space } already.
botanists-helper-started-there = The Little Helper began this turn on { $space } and may not return there.
botanists-order-not-open = No such order is open: { $order }.
botanists-order-not-personal = You have no such personal order: { $order }.
botanists-no-orders-left = There are no more order cards to draw.
botanists-marked-already = Named for replacement already: { $order }.
botanists-replaced-already = Open orders are replaced once a turn.
botanists-nothing-to-replace = Name first an open order to replace.
botanists-renew-first = Deal the new open orders first.
botanists-helper-first = Orders and the end of the turn come after the Little Helper.
botanists-helper-has-acted = The Little Helper has acted already: fulfil orders or end the turn.
botanists-one-open-order = Only one open order can be fulfilled in a turn.
botanists-one-personal-order = Only one personal order can be fulfilled in a turn.
botanists-flowers-missing = Your leftovers still lack { $flowers }.
botanists-order-too-fresh = At this table a new personal order has to wait for a later turn.
botanists-card-moves-nobody = { $card } cannot move the Little Helper from there.
botanists-not-a-box = { $space } is none of the other boxes of { $card }.
botanists-kept-enough = No more than { $number } leftovers can be kept.
botanists-no-such-seat = There are only { $number } players.

botanists-helper-is-solo = { $field }: the Little Helper plays only in a solo game, not with { $text } players.
botanists-rounds-differ = { $field }: the Little Helper has { $text } rounds here; it must be as many as your own.
botanists-bad-bonus = { $field }: blue bonuses cannot have brought { $text } points; each brings 3 for a withered flower, here { $most } at most.
botanists-too-many-personal = { $field }: nobody can hold { $text } personal orders here; { $most } is the most.
botanists-too-many-flowers = { $field }: orders and leftovers need { $text } flowers; a round brings { $most } at most.
botanists-bad-withered = { $field }: { $text } withered flowers do not fit these plots; { $least } to { $most } would.
botanists-open-mismatch = { $field }: { $text } cannot lie face up on a sign of another colour.
botanists-board-twice = { $field }: the board “{ $text }” is taken.
botanists-pawns-meet = { $field }: a pawn stands on { $text } already.
botanists-plots-full = { $field }: with { $text } planted flowers this player has no turn left; { $most } is the most.
botanists-plots-out-of-step = { $field }: { $text } planted flowers do not fit the turn; it should be { $number }.
botanists-too-many-leftovers = { $field }: nobody can have { $text } leftovers here; { $most } is the most.
botanists-too-many-tiles = { $field }: there are only { $most } tiles of the colour “{ $text }”.
botanists-no-such-order = { $field }: no order card “{ $text }” is left in the deck.
botanists-card-twice = { $field }: the card “{ $text }” lies somewhere else already.
botanists-market-not-full = { $field }: a space is empty only when the bag is; { $text } tiles are left in it.
botanists-odd-board = { $field }: the board “{ $text }” needs more signs of its own colour than of any other, and none of one colour.

botanists-lesson-go = The last plot has two free spaces. Your pawn walks one or two steps over the flower market, and where it ends you play a card. Go to B2.
botanists-lesson-card = Your pawn stands on the highlighted box of the card, and you collect the flowers under all its boxes. Play the square.
botanists-lesson-plant = One of the four flowers is planted on your next space. Its sign is purple: plant the Purple Lavender face up, and nothing withers.
botanists-lesson-order = The others are leftovers, and orders want them. Each order is worth 5 points. Fulfil the open one for blue and red.
botanists-lesson-end-turn = One flower is left over, and your personal order wants another with it. End your turn; you draw a new card.
botanists-lesson-neighbour = Your neighbour now does the same. Then the empty spaces of the market are filled again.
botanists-lesson-go-again = This is your last turn. You need green and yellow for your personal order, blue and yellow for the open one, and you have one yellow. Go to C2.
botanists-lesson-card-again = Play the square whose highlighted box is at the top right.
botanists-lesson-wither = The last sign is blue. If you plant another flower face down, it withers, which costs a little in the end, but gives the bonus of the sign. Plant a yellow one face down.
botanists-lesson-bonus = The bonus of a blue sign are 3 points, at once. Take them.
botanists-lesson-orders = In each turn you may fulfil one open and one personal order. You have the flowers for both: fulfil one of them.
botanists-lesson-other-order = And the other. Personal orders that are not fulfilled would cost 5 points in the end.
botanists-lesson-last = Nothing is left over! At a scoring every leftover costs 2 points, and who has none gets 7. End your turn; your neighbour has one more, and the game is over.
botanists-lesson-end = The score sheet shows where every point comes from. A whole game has three plots of five spaces, and a scoring after each; the other signs give other bonuses.
