# Herbaceous

herbaceous-name = Herbaceous
herbaceous-blurb = Gather herbs, pot them at the right moment, and beat your friends to the best ones.

herbaceous-herb-bay = Bay
herbaceous-herb-dill = Dill
herbaceous-herb-lavender = Lavender
herbaceous-herb-rosemary = Rosemary
herbaceous-herb-saffron = Saffron
herbaceous-herb-sage = Sage
herbaceous-herb-tarragon = Tarragon
herbaceous-herb-mint = Mint
herbaceous-herb-chive = Chive
herbaceous-herb-thyme = Thyme

herbaceous-large-pot = Large Pot
herbaceous-wooden-planter = Wooden Planter
herbaceous-small-pots = Small Pots
herbaceous-glass-jar = Glass Jar

herbaceous-community = Community garden
    .inline = the community garden
herbaceous-private = Private garden
    .inline = your private garden
herbaceous-discard = Discard pile
    .inline = the discard pile
herbaceous-deck = Deck
herbaceous-drawn = Turned card
herbaceous-entry-potted = Has potted this turn
herbaceous-entry-places = Places still open to this turn’s cards
herbaceous-entry-two-places = { $first } and { $second }
herbaceous-face-down = Face-down cards

herbaceous-mark-start = First player
herbaceous-mark-bun = Has the Bun: 5 points
herbaceous-mark-retired = Pots no more
herbaceous-mark-value = { $value } extra { $value ->
    [one] point
   *[other] points
 } in the Glass Jar
herbaceous-mark-overflow = Cleared when it holds { $number } cards
herbaceous-mark-open = Being filled
herbaceous-mark-unused = Unused
herbaceous-mark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

herbaceous-prompt-turn = { $pot ->
    [yes] Choose a container to pot herbs, or draw a card.
   *[no] No container can be filled yet: draw a card.
 }
herbaceous-prompt-potting = { $container }: take herbs from the community garden or your own.
herbaceous-prompt-chosen = { $finish ->
    [yes] { $more ->
        [yes] { $container }: take more herbs, or finish.
       *[no] { $container }: nothing more fits; finish.
     }
   *[no] { $container }: the set is not complete yet; take more herbs.
 }
herbaceous-prompt-draw = The herbs are potted. Draw a card.
herbaceous-prompt-planting = { $herb }: plant it in your private garden or in the community garden. The second card goes to the other one.
herbaceous-prompt-planting-solo = { $places ->
    [3] { $herb }: your private garden, the community garden or the discard pile? Each gets one of three cards.
   *[other] { $herb }: choose one of the two places left. The last card goes to the other.
 }
herbaceous-prompt-last = { $solo ->
    [yes] The deck is out. Pot once more, or end the game.
   *[no] The deck is out. Fill another container, or pass for good.
 }
herbaceous-prompt-over = The game is over. { $ending }

herbaceous-move-draw = Draw a card
herbaceous-move-pass = Pot no more
herbaceous-move-finish = { $container }: finish
herbaceous-move-pot = Fill the { $container }
herbaceous-move-take = { $place ->
    [private] Take { $herb } from your private garden
   *[community] Take { $herb } from the community garden
 }
herbaceous-move-plant = { $place ->
    [private] Plant { $herb } in your private garden
    [discard] Discard { $herb }
   *[community] Plant { $herb } in the community garden
 }

herbaceous-log-large-pot = fills the Large Pot with { $number } { $herb }
herbaceous-log-wooden-planter = fills the Wooden Planter with { $number } different { $number ->
    [one] herb
   *[other] herbs
 }
herbaceous-log-small-pots = fills the Small Pots with { $number } { $number ->
    [one] pair
   *[other] pairs
 }
herbaceous-log-glass-jar = fills the Glass Jar with { $number } { $number ->
    [one] herb
   *[other] herbs
 }
herbaceous-log-bun = earns the Bun
herbaceous-log-plant = { $place ->
    [private] plants { $herb } in the private garden
    [discard] discards { $herb }
   *[community] plants { $herb } in the community garden
 }
herbaceous-log-pass = pots no more
herbaceous-log-cannot-pot = cannot pot any more
herbaceous-log-deck-out = The deck is out: everyone may go on potting.
herbaceous-log-overflow = The community garden holds { $number } cards and is cleared.

herbaceous-ending-all-potted = Every container is used.
herbaceous-ending-nothing-to-pot = Nobody can pot anything more.
herbaceous-ending-passed = Nobody wants to pot anything more.
herbaceous-ending-early = Every container is used before the deck is out.
herbaceous-ending-solo-potted = All four containers are used.
herbaceous-ending-solo-last-pot = The last container after the deck is filled.
herbaceous-ending-solo-passed = You left it at that.
herbaceous-ending-solo-nothing-to-pot = Nothing more can be potted.

herbaceous-reason-pot = { $container }: brings { $points } { $points ->
    [one] point
   *[other] points
 } now.
herbaceous-reason-take = { $container }: { $herb } adds to its points.
herbaceous-reason-take-shared = { $container }: { $herb } is taken before somebody else does.
herbaceous-reason-finish = { $container }: what is left serves other containers better.
herbaceous-reason-wait = { $container }: can still grow to about { $points } { $points ->
    [one] point
   *[other] points
 }.
herbaceous-reason-plant = { $herb } is safe in your garden for this container: { $container }.
herbaceous-reason-garden = { $herb } fits no container of yours, but counts one point in your garden.
herbaceous-reason-spare = { $herb } would help you little.
herbaceous-reason-room = { $herb } can wait here; your own garden keeps its place for the next card.
herbaceous-reason-pass = No container would bring more than the herbs in your garden count.

herbaceous-line-large-pot = Large Pot: { $number } identical { $number ->
    [one] herb
   *[other] herbs
 }
herbaceous-line-wooden-planter = Wooden Planter: { $number } different { $number ->
    [one] herb
   *[other] herbs
 }
herbaceous-line-small-pots = Small Pots: { $number } { $number ->
    [one] pair
   *[other] pairs
 }
herbaceous-line-glass-jar = Glass Jar: { $number } { $number ->
    [one] herb
   *[other] herbs
 }
herbaceous-line-special = { $herb } in the Glass Jar ({ $number })
herbaceous-line-bun = Bun
herbaceous-line-garden = { $number } { $number ->
    [one] herb
   *[other] herbs
 } left in the private garden
herbaceous-note-jar-breaks-tie = Equal points: the better Glass Jar ({ $number }) decides.
herbaceous-note-shared = Equal points and equal Glass Jars: the victory is shared.
herbaceous-note-rank = Your rank with { $points } { $points ->
    [one] point
   *[other] points
 }: { $rank }.
herbaceous-rank-1 = Lone Flowerpot
herbaceous-rank-2 = Sunny Windowsill
herbaceous-rank-3 = Kitchen Bed
herbaceous-rank-4 = Cottage Garden
herbaceous-rank-5 = Cloister Garden
herbaceous-rank-6 = Physic Garden

herbaceous-components = Own points
    .help = A file of JSON with the points of your containers. If the Wooden Planter is among them, its option for one herb does not count.
herbaceous-option-start = First player
    .help = Drawn by lot, or chosen.
herbaceous-option-single-planter = A Wooden Planter with one herb scores
    .help = The printed card begins at two herbs.
herbaceous-option-jar = The Glass Jar takes
    .help = Read strictly, the jar is filled with exactly three herbs.
herbaceous-option-jar-up-to-three = one to three herbs
herbaceous-option-jar-exactly-three = exactly three herbs
herbaceous-option-early-end = End when every container is used
    .help = Otherwise planting goes on until the deck is out. Not for the solo game.
herbaceous-option-jar-tie = In a tie the Glass Jar counts
    .help = Whether the Bun under the jar is part of its total.
herbaceous-option-jar-tie-with-bun = with the Bun
herbaceous-option-jar-tie-without-bun = without the Bun
herbaceous-option-stacks = Potted herbs lie
    .help = Whether the other players may look at what is under a container.
herbaceous-option-stacks-open = open
herbaceous-option-stacks-face-down = face down
herbaceous-option-solo-stop = Solo: stop with the fourth container
    .help = Otherwise you plant on until the deck is out.

herbaceous-finish-potting-first = Finish filling the { $container } first, or take your choice back.
herbaceous-plant-first = Plant the turned card first: { $herb }.
herbaceous-deck-is-out = The deck is out: there is nothing more to draw or plant.
herbaceous-must-plant = You may pass only when the deck is out. Draw a card and plant it.
herbaceous-nothing-drawn = No card is turned. Draw one first.
herbaceous-other-card-drawn = The turned card is { $herb }.
herbaceous-no-discard = There is a discard pile only in the solo game.
herbaceous-place-taken = This turn already put a card there: { $place }. Each place gets one.
herbaceous-one-container-a-turn = Only one container may be filled in a turn. Draw a card.
herbaceous-container-used = You have already used this container: { $container }. Each serves once a game.
herbaceous-no-pair-in-reach = { $container }: no two equal regular herbs are within your reach; special herbs go only into the Glass Jar.
herbaceous-nothing-in-reach = { $container }: no herb that it takes is within your reach.
herbaceous-jar-needs-three = At this table the Glass Jar needs exactly { $number } herbs.
herbaceous-choose-a-container = Choose one of your unused containers first.
herbaceous-not-there = { $herb } does not lie there: { $place }.
herbaceous-jar-is-full = The Glass Jar holds { $number } herbs and no more.
herbaceous-special-only-in-jar = { $herb } is a special herb: it goes only into the Glass Jar.
herbaceous-planter-has-it = { $herb } is already in the Wooden Planter: its herbs must all be different.
herbaceous-pot-is-full = The Large Pot holds { $number } herbs and no more.
herbaceous-pot-takes-one-kind = The Large Pot takes only one kind, and you began with { $herb }.
herbaceous-pair-is-complete = The pair of { $herb } is complete: every pair must be another herb.
herbaceous-pots-are-full = The Small Pots hold { $number } pairs and no more.
herbaceous-no-second-in-reach = There is no second { $herb } within your reach to make a pair.
herbaceous-nothing-chosen = { $container }: take at least one herb first.
herbaceous-pair-is-incomplete = The Small Pots take pairs: a second { $herb } is missing.

herbaceous-too-many-cards = { $field }: the game has only { $number } cards of this herb ({ $herb }).
herbaceous-bad-points = { $field }: “{ $text }” will not do. Points are whole numbers from 0 to { $most }.
herbaceous-bad-jar = { $field }: a Glass Jar cannot hold { $text } herbs.
herbaceous-bad-large-pot = { $field }: a Large Pot holds 1 to 7 herbs of one kind.
herbaceous-bad-wooden-planter = { $field }: a Wooden Planter holds 1 to 7 herbs, all different.
herbaceous-bad-small-pots = { $field }: Small Pots hold 1 to 6 pairs, each of another herb.
herbaceous-bun-missing = { $field }: a Glass Jar with Mint, Chive and Thyme has earned the Bun. Say who has it.
herbaceous-bun-not-earned = { $field }: the Bun needs a Glass Jar with Mint, Chive and Thyme.
herbaceous-garden-too-large = { $field }: no game leaves { $text } herbs in a private garden; { $most } is the most.
herbaceous-solo-overflow = { $field }: in the solo game a community garden with { $text } cards has been cleared.
herbaceous-too-many-in-play = { $field }: with this number of players the game has { $most } cards, and here are { $text }.
herbaceous-all-is-potted = { $field }: every container is used, so the game is over.
herbaceous-retired-too-early = { $field }: nobody is done with potting while the deck lasts.
herbaceous-nothing-to-do = { $field }: with the deck out, player { $number } has nothing to decide.

herbaceous-lesson-draw = Everybody has four containers and fills each only once; two of yours are left. Every turn ends with two cards that are planted. Draw the first.
herbaceous-lesson-plant = Tarragon, and you have one already: plant it in your private garden, where nobody else can take it. The next card, which you have not seen, goes to the community garden.
herbaceous-lesson-neighbour = What grows in the community garden is for whoever gets there first. Now your neighbour draws and plants.
herbaceous-lesson-pot = Three Tarragon are within your reach: two in your garden, one in the community garden. The Large Pot takes herbs that are all alike. Choose it.
herbaceous-lesson-take = Now take the Tarragon, one after the other, from both gardens.
herbaceous-lesson-next = And the next one.
herbaceous-lesson-finish = Three alike make 10 points. A fourth would make it 14, but nobody knows when it comes, and this pot is safe. Finish.
herbaceous-lesson-draw-again = One container a turn is the limit, and now you must plant again. Draw.
herbaceous-lesson-special = Thyme is a special herb: it goes only into the Glass Jar, where it counts 3 points more. Keep it in your garden.
herbaceous-lesson-deck-out = Chive, another special herb, went to the community garden. Now your neighbour plants the last two cards. When the deck is out, everybody only fills containers or passes.
herbaceous-lesson-jar = The Glass Jar takes up to three herbs of any kind. Mint, Chive and Thyme are all within your reach. Choose the jar.
herbaceous-lesson-take-special = Take one of the three special herbs.
herbaceous-lesson-bun = The first who has Mint, Chive and Thyme in the jar earns the Bun, 5 points more. Finish.
herbaceous-lesson-pass = 17 points in one jar! All your containers are used, so you are out. Your neighbour could go on, but passes.
herbaceous-lesson-end = That was the end of a game. The score sheet shows where every point comes from; herbs left in your own garden count one point each. In a whole game you choose when each container is worth filling.
