# Officinalis

officinalis-name = Officinalis
officinalis-blurb = Win tricks full of medicinal plants, brew herbal teas from them, and leave the poison to the others.

officinalis-forest = Forest
officinalis-prairie = Prairie
officinalis-mountains = Mountains
officinalis-heath = Heath
officinalis-familiar = Familiar
officinalis-river = River
officinalis-garden = Garden

officinalis-card-adders-tongue = Adder’s-tongue
officinalis-card-autumn-crocus = Autumn Crocus
officinalis-card-bilberry = Bilberry
officinalis-card-birch = Birch
officinalis-card-blackcurrant = Blackcurrant
officinalis-card-bogbean = Bogbean
officinalis-card-broom = Broom
officinalis-card-calendula = Calendula
officinalis-card-chickweed = Chickweed
officinalis-card-common-mallow = Common Mallow
officinalis-card-cowbane = Cowbane
officinalis-card-cowslip = Cowslip
officinalis-card-daisy = Daisy
officinalis-card-dandelion = Dandelion
officinalis-card-edelweiss = Edelweiss
officinalis-card-elderberry = Elderberry
officinalis-card-eyebright = Eyebright
officinalis-card-field-horsetail = Field Horsetail
officinalis-card-garden-angelica = Garden Angelica
officinalis-card-genepi = Genepi
officinalis-card-gentian = Gentian
officinalis-card-great-burnet = Great Burnet
officinalis-card-hawthorn = Hawthorn
officinalis-card-juniper = Juniper
officinalis-card-ladys-mantle = Lady’s Mantle
officinalis-card-lavandin = Lavandin
officinalis-card-lily-of-the-valley = Lily of the Valley
officinalis-card-maisonus-officinalis = Maisonus Officinalis
officinalis-card-meadowsweet = Meadowsweet
officinalis-card-monkshood = Monkshood
officinalis-card-nettle = Nettle
officinalis-card-oak = Oak
officinalis-card-oleander = Oleander
officinalis-card-peppermint = Peppermint
officinalis-card-poppy = Poppy
officinalis-card-raspberry = Raspberry
officinalis-card-red-clover = Red Clover
officinalis-card-ribwort-plantain = Ribwort Plantain
officinalis-card-rose = Rose
officinalis-card-rosemary = Rosemary
officinalis-card-round-leaved-wintergreen = Round-leaved Wintergreen
officinalis-card-saffron = Saffron
officinalis-card-salvia-maria = Salvia Maria
officinalis-card-shepherds-purse = Shepherd’s Purse
officinalis-card-st-johns-wort = St John’s Wort
officinalis-card-sundew = Sundew
officinalis-card-watercress = Watercress
officinalis-card-white-willow = White Willow
officinalis-card-wild-thyme = Wild Thyme
officinalis-card-woodruff = Woodruff
officinalis-card-yarrow = Yarrow

officinalis-picker-druid = Druid (Diviciacos)
officinalis-picker-herbalist = Herbalist (Hildegarde de Bingen)
officinalis-picker-apothecary = Apothecary (Jean Magnol)
officinalis-picker-botanist = Botanist (Jean-François de La Peyrouse)

officinalis-tea-anti-stress = Anti-Stress
officinalis-tea-circulation = Circulation
officinalis-tea-detox = Detox
officinalis-tea-showstopper = Showstopper
officinalis-tea-silhouette = Silhouette
officinalis-tea-bless-you = Bless You
officinalis-tea-joints = Joints
officinalis-tea-peaceful-night = Peaceful Night

officinalis-zone-trick = Trick
officinalis-zone-attribute = Attribute
officinalis-zone-remaining = Remaining cards
officinalis-zone-last-trick = Last trick
officinalis-zone-hand = Hand
officinalis-zone-picker = Picker
officinalis-zone-harvest = Harvest
officinalis-zone-teas = Teas
officinalis-entry-unnamed = not named yet
officinalis-entry-leader = Leads the trick
officinalis-entry-rest = Not entered: whatever lies nowhere else.
officinalis-entry-void = Has shown to have no card of
officinalis-face-down = Face-down cards
officinalis-order-environment = By environment
officinalis-order-value = By value
officinalis-order-tea = By tea

officinalis-mark-dealer = Dealer
officinalis-mark-partner = Your partner
officinalis-mark-leads = Led
officinalis-mark-wins-so-far = Wins so far
officinalis-mark-won = Won the trick
officinalis-mark-environment = { $environment } ({ $letter })
officinalis-mark-fantastical = Fantastical plant
officinalis-mark-value = { $kind ->
    [marvel] Marvel, { $value }
    [toxic] Toxic, { $value }
   *[value] { $value }
 }
officinalis-mark-doubles = Doubles { $environment }
officinalis-mark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
officinalis-mark-tea = { $number } of { $enough } needed, { $available } in the game

officinalis-prompt-attribute = { $free ->
    [yes] No remaining card shows an environment: name any one as the Attribute.
   *[no] Choose the Attribute among the environments that the remaining cards show.
 }
officinalis-prompt-lead = Lead any card.
officinalis-prompt-follow = Follow with a card of this environment: { $environment }.
officinalis-prompt-attribute-card = You have no { $environment } card: play an Attribute, that is a { $attribute } card.
officinalis-prompt-discard = You have neither a { $environment } card nor an Attribute: discard what you like.
officinalis-prompt-free = { $card } was led, and nobody has to follow: play any card.
officinalis-prompt-waiting = { $phase ->
    [attribute] The Dealer chooses the Attribute.
   *[trick] Another player is to play a card.
 }
officinalis-prompt-pause = Round { $round } is scored. The next Dealer deals when everybody is ready.
officinalis-prompt-over = The game is over. { $ending }

officinalis-move-attribute = Make { $environment } the Attribute
officinalis-move-play = Play { $card }
officinalis-move-next-round = Deal round { $round }

officinalis-reason-attribute = You hold { $number } { $number ->
    [one] card
   *[other] cards
 } of this environment.
officinalis-reason-tea = Completes a tea: { $tea }.
officinalis-reason-sure = Nobody can beat it; the plants are worth { $points } { $points ->
    [one] point
   *[other] points
 }.
officinalis-reason-best-so-far = It beats all that lies there so far.
officinalis-reason-lead-cheap = If it is beaten, you lose no more than { $points } { $points ->
    [one] point
   *[other] points
 } with it.
officinalis-reason-lead-toxic = Whoever beats it takes the poison off your hands.
officinalis-reason-rivals = Of the cards that you have not seen, { $number } { $number ->
    [one] beats it.
   *[other] beat it.
 }
officinalis-reason-partner = Your partner is winning: { $points } { $points ->
    [one] point
   *[other] points
 } for both of you.
officinalis-reason-partner-wins = Your partner is winning without your help.
officinalis-reason-toxic = Somebody else gets the poison, and loses { $points } { $points ->
    [one] point
   *[other] points
 }.
officinalis-reason-leave-toxic = Leaves the poison to somebody else.
officinalis-reason-cheap = Gives away { $points } { $points ->
    [one] point
   *[other] points
 } and keeps the better cards.

officinalis-log-attribute = chooses { $environment } as the Attribute
officinalis-log-attribute-shown = The Attribute is { $environment }: no other environment could be chosen.
officinalis-log-deal = deals round { $round }
officinalis-log-play = plays { $card }
officinalis-log-harvest = harvests the trick, worth { $value } { $value ->
    [one] point
   *[other] points
 } in plants
officinalis-log-round-over = Round { $round } is over: { $reason ->
    [last-marvel] nobody holds a Marvel any more.
   *[last-card] all cards are played.
 }
officinalis-log-round-points = scores { $points } { $points ->
    [one] point
   *[other] points
 } in this round

officinalis-ending-last-marvel = The last Marvel of the last round is harvested.
officinalis-ending-last-card = The last card of the last round is played.

officinalis-line-round = Round { $round } · { $line }
officinalis-line-environment = { $environment }: { $plants }
officinalis-line-picker = { $picker } doubles { $environment }
officinalis-line-maisonus = Maisonus Officinalis: wins a trick, brings no points
officinalis-line-salvia = Salvia Maria: value { $value } and a bonus of { $bonus }
officinalis-line-tea = { $tea } tea: { $plants } ({ $number } of the { $available } in the game)
officinalis-note-round = Round { $round }: { $points }.
officinalis-side-points = { $partner ->
    [0] { $points } for player { $player }
   *[other] { $points } for players { $player } and { $partner }
 }
officinalis-note-running = Round { $round } is still being played. Its Pickers are secret and not counted yet.
officinalis-note-shared = Equal points: the victory is shared.

officinalis-components = Own values
    .help = A file of JSON with the values of your Familiar plants. The option for their values then does not count.
officinalis-option-rounds = Rounds
    .help = How many rounds are played.
officinalis-option-dealer = First Dealer
    .help = Drawn by lot, or chosen.
officinalis-option-familiar = Values of the Familiar family
    .help = Its seven plants are numbered from 1 to 7, or from 1 to 5 with a second 3 and a second 4.
officinalis-option-familiar-one-to-seven = 1 to 7
officinalis-option-familiar-one-to-five = 1 to 5, two of them twice
officinalis-option-pickers = Pickers are dealt
    .help = Dealt only once, they are known to all after the first round.
officinalis-option-pickers-each-round = anew every round
officinalis-option-pickers-once = once for the whole game
officinalis-option-salvia = Salvia Maria may be played
    .help = Whether she may be played although one could follow or play an Attribute.
officinalis-option-salvia-when-void = when leading or discarding
officinalis-option-salvia-any-time = at any time
officinalis-option-marvels = A round ends early
    .help = What happens when a Marvel lies among the remaining cards and cannot be harvested.
officinalis-option-marvels-dealt = when every dealt Marvel is harvested
officinalis-option-marvels-all = only when all Marvels are harvested
officinalis-option-teas = A plant serves
    .help = A plant with several signs may count in each of those teas or in one of them.
officinalis-option-teas-shared = in every tea that it shows
officinalis-option-teas-one-each = in one tea only

officinalis-attribute-first = The Dealer chooses the Attribute before a card is played.
officinalis-attribute-settled = The Attribute of this round is settled: { $environment }.
officinalis-environment-not-in-play = { $environment } is not in play with this number of players.
officinalis-environment-not-shown = No remaining card shows this environment: { $environment }.
officinalis-round-is-over = The round is over. First the next Dealer deals round { $round }.
officinalis-round-goes-on = The round is not over yet: there are cards to play.
officinalis-not-in-play = { $card } is not in play with this number of players: its environment ({ $environment }) is left out.
officinalis-not-in-hand = { $card } is not in your hand.
officinalis-must-follow = You must follow: you hold a card of this environment: { $environment }.
officinalis-must-play-attribute = You cannot follow, so you must play an Attribute, and you hold one ({ $environment }).

officinalis-bad-value = { $field }: { $card } needs a whole number from { $least } to { $most }.
officinalis-environment-left-out = { $field }: with { $seats } players { $environment } is left out, and { $card } with it.
officinalis-card-twice = { $field }: { $card } is there only once.
officinalis-picker-twice = { $field }: this Picker is there only once: { $picker }.
officinalis-too-many-pickers = { $field }: a side has { $most ->
    [one] { $most } Picker
   *[other] { $most } Pickers
 }, not { $text }.
officinalis-more-than-dealt = { $field }: { $text } cards are harvested, but a round deals only { $most }.
officinalis-harvest-uneven = { $field }: { $text } cards cannot come from whole tricks of { $seats } cards.
officinalis-hands-uneven = { $field }: all hands must have as many cards, the trick counted; one has { $text }.
officinalis-cannot-be-dealt = { $field }: the other cards cannot be dealt so that every hand is full and holds nothing that its player is known not to have.
officinalis-round-is-finished = { $field }: nobody holds a Marvel, so the round is over.
officinalis-dealer-leads = { $field }: the Dealer leads the first trick, not seat { $text }.
officinalis-trick-breaks-rules = { $field }: “{ $text }” is against the rules. { $reason }

officinalis-lesson-attribute = You are the Dealer: you choose the Attribute, an environment stronger than all others, among those of the remaining cards. You hold many Garden plants: choose Garden.
officinalis-lesson-lead = Each trick begins with any card that the leader likes; the others must follow with its environment if they can. Lead Hawthorn.
officinalis-lesson-follow = Your opponent has Forest plants and must play one. Oak, worth 5, is higher than your 3 and takes the trick.
officinalis-lesson-led = Both plants lie in your opponent’s harvest now. Whoever takes a trick leads the next.
officinalis-lesson-must-play-attribute = Mountains were led, and you have none. Who cannot follow must play an Attribute, and even the lowest beats every other environment: play Rosemary.
officinalis-lesson-tea = Rosemary and Gentian together make a herbal tea, the Showstopper: 30 points! Teas are worth most of all. Now you lead: try Wild Thyme.
officinalis-lesson-marvel = Eyebright was higher. Now your opponent leads a Marvel, worth 10.
officinalis-lesson-maisonus = You would have to follow with a Heath plant and lose, but Maisonus Officinalis may be played at any time and wins every trick. Play it.
officinalis-lesson-picker = Your secret Picker, the Druid, doubles Forest plants. So lead your own Marvel, the Round-leaved Wintergreen: nobody who has a Forest plant can play an Attribute on it.
officinalis-lesson-toxic = Your opponent must follow, and adds the poison to your harvest: Lily of the Valley counts −3, and the Druid doubles that too.
officinalis-lesson-end = No hand holds a Marvel any more, so the round is over; cards still in hand count for nobody. A whole game has seven such rounds. With four, partners who sit opposite gather together.
