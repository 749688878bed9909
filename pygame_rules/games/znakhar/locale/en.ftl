# Znakhar

znakhar-name = Znakhar
znakhar-blurb = Gather herbs and charms, and cure the village before illness claims your score.

znakhar-illness-runny-nose = Runny Nose
znakhar-illness-cough = Cough
znakhar-illness-graze = Graze
znakhar-illness-indigestion = Indigestion
znakhar-illness-headache = Headache
znakhar-illness-sleeplessness = Sleeplessness
znakhar-illness-burn = Burn
znakhar-illness-nosebleed = Nosebleed
znakhar-illness-boil = Boil
znakhar-illness-fever = Fever
znakhar-illness-toothache = Toothache
znakhar-illness-quinsy = Quinsy
znakhar-illness-lumbago = Lumbago
znakhar-illness-scrofula = Scrofula
znakhar-illness-night-blindness = Night Blindness
znakhar-illness-colic = Colic
znakhar-illness-jaundice = Jaundice
znakhar-illness-dropsy = Dropsy
znakhar-illness-erysipelas = Erysipelas
znakhar-illness-gout = Gout
znakhar-illness-heart-pangs = Heart Pangs
znakhar-illness-consumption = Consumption
znakhar-illness-falling-sickness = Falling Sickness
znakhar-illness-dark-water = Dark Water
znakhar-illness-plague = Plague

znakhar-herb-plantain = Plantain
znakhar-herb-camomile = Camomile
znakhar-herb-nettle = Nettle
znakhar-herb-st-johns-wort = St John’s Wort
znakhar-herb-yarrow = Yarrow
znakhar-herb-mint = Mint
znakhar-herb-coltsfoot = Coltsfoot
znakhar-herb-marigold = Marigold
znakhar-herb-wild-marjoram = Wild Marjoram
znakhar-herb-linden-blossom = Linden Blossom
znakhar-herb-valerian = Valerian
znakhar-herb-elecampane = Elecampane
znakhar-herb-celandine = Celandine
znakhar-herb-wormwood = Wormwood
znakhar-herb-melilot = Melilot
znakhar-herb-centaury = Centaury
znakhar-herb-angelica = Angelica
znakhar-herb-pheasants-eye = Pheasant’s Eye
znakhar-herb-eyebright = Eyebright
znakhar-herb-marsh-cinquefoil = Marsh Cinquefoil
znakhar-herb-conquer-herb = Conquer-herb
znakhar-herb-adams-head = Adam’s Head
znakhar-herb-weeping-herb = Weeping-herb
znakhar-herb-burst-herb = Burst-herb
znakhar-herb-fern-flower = Fern Flower

znakhar-charm = Charm against { $illness }
znakhar-charm-sleeplessness = Sleep, walk the dark path, sit upon my pillow. The night is long: rest until cockcrow.
znakhar-charm-nosebleed = Stand still, scarlet river, beneath a bridge of ice. My word is the lock; blood, hush.
znakhar-charm-fever = Shaker, shake no more: you have twelve roads, and none of them leads to my door.
znakhar-charm-toothache = Moon in the sky, oak in the field, stone in the sea. When the three meet, then let the tooth ache.
znakhar-charm-lumbago = The sill does not creak, the axe does not ring, the back does not hurt. I chop the pang, away it flies.
znakhar-charm-jaundice = Yellow to the sun, yellow to the dandelion; let a fair face be fair.
znakhar-charm-erysipelas = Red guest, smoulder and cool; cling to the poppy in the field and be gone.
znakhar-charm-falling-sickness = Fell on soft grass, rose on a firm path. What threw you down has fallen itself.
znakhar-charm-dark-water = Dark water, drain from the eyes to the ravine; bright dawn, come from window to eye.
znakhar-charm-plague = A furrow round the village, the woe beyond the furrow. No track, no road for it here: pass by.

znakhar-own-illness = { $name }
znakhar-own-herb = { $name }
znakhar-own-charm = { $name }

znakhar-class-light = Light
    .inline = light
znakhar-class-medium = Medium
    .inline = medium
znakhar-class-grave = Grave
    .inline = grave
znakhar-class-incurable = Incurable
    .inline = incurable
znakhar-class-deadly = Deadly
    .inline = deadly
znakhar-rarity-common = common
znakhar-rarity-rare = rare
znakhar-rarity-secret = secret

znakhar-pile = Draw pile
znakhar-discard = Discard pile
znakhar-spoken = Charm just read
znakhar-illnesses = Illnesses to cure
znakhar-hand = Hand
znakhar-laid = Cards to exchange
znakhar-cured = Cured
znakhar-entry-charms = Charms
znakhar-entry-last = Turns left once the pile is out
znakhar-entry-offer = Waits for an answer
znakhar-entry-offered = { $player } is offered { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
znakhar-face-down = Face-down cards

znakhar-mark-start = Dealer
znakhar-mark-offers = Offers an exchange: { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } each
znakhar-mark-exchanged = Has exchanged this turn
znakhar-mark-refused = Refused this turn
znakhar-mark-last = { $number ->
    [one] The very last turn
   *[other] { $number } turns left
 }
znakhar-mark-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
znakhar-mark-class = { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
znakhar-mark-held = Held: { $herb }
znakhar-mark-wanted = Needs: { $herb }
znakhar-mark-charm = You hold its charm
znakhar-mark-ready = Can be cured now
znakhar-mark-near = One herb is missing
znakhar-mark-treats = For { $illness }

znakhar-prompt-turn = { $draw ->
    [yes] { $cure ->
        [yes] { $exchange ->
            [yes] Cure an illness, offer an exchange, or pass and draw one card.
           *[no] Cure an illness, or pass and draw one card.
         }
       *[no] { $exchange ->
            [yes] You cannot cure anything yet: offer an exchange, or pass and draw one card.
           *[no] You cannot cure anything: pass and draw one card.
         }
     }
   *[no] { $cure ->
        [yes] { $exchange ->
            [yes] The draw pile is out, this is your last turn: cure an illness, offer an exchange, or pass.
           *[no] The draw pile is out, this is your last turn: cure an illness or pass.
         }
       *[no] { $exchange ->
            [yes] The draw pile is out, this is your last turn. You cannot cure anything: offer an exchange or pass.
           *[no] The draw pile is out, this is your last turn. You cannot cure anything: pass.
         }
     }
 }
znakhar-prompt-wait = Another player is deciding.
znakhar-prompt-offered = You are offered an exchange: { $number ->
    [one] one card from each hand
   *[other] { $number } cards from each hand
 }, chosen unseen. Do you accept?
znakhar-prompt-give = Choose { $number ->
    [one] one more card
   *[other] { $number } more cards
 } to give. Nobody sees your choice before both have chosen.
znakhar-prompt-over = The game is over. { $ending }

znakhar-move-pass = { $draw ->
    [yes] Pass and draw one card
   *[no] Pass
 }
znakhar-move-accept = { $number ->
    [one] Accept: exchange one card
   *[other] Accept: exchange { $number } cards
 }
znakhar-move-refuse = Refuse
znakhar-move-offer = { $number ->
    [one] Offer to exchange one card
   *[other] Offer to exchange { $number } cards
 }
znakhar-move-give = Give { $card }
znakhar-move-cure = Cure { $illness } with herbs ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
znakhar-move-charm = Cure { $illness } with a charm ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })

znakhar-reason-cure = { $illness } brings { $points } { $points ->
    [one] point
   *[other] points
 }.
znakhar-reason-cure-home = { $illness }: with what it no longer costs you, that is { $points } { $points ->
    [one] point
   *[other] points
 }.
znakhar-reason-charm = The herbs stay in your hand.
znakhar-reason-pass = A new card may be what this still needs: { $illness }.
znakhar-reason-spare = { $number ->
    [one] You can spare a card, and what comes for it may help.
   *[other] You can spare { $number } cards, and what comes for them may help.
 }
znakhar-reason-refuse = You need your cards more than what may come for them.
znakhar-reason-give = You will miss it least.

znakhar-log-cure = { $own ->
    [yes] cures { $illness } at home with { $herbs }
   *[no] cures a neighbour’s { $illness } with { $herbs }
 }
znakhar-log-charm = { $own ->
    [yes] reads the charm against { $illness } at home: “{ $words }”
   *[no] reads the charm against a neighbour’s { $illness }: “{ $words }”
 }
znakhar-log-pass = passes
znakhar-log-offer = { $number ->
    [one] offers to exchange one card
   *[other] offers to exchange { $number } cards
 }
znakhar-log-accept = accepts the exchange
znakhar-log-refuse = refuses the exchange
znakhar-log-laid = { $number ->
    [one] has laid down one card for the exchange
   *[other] has laid down { $number } cards for the exchange
 }
znakhar-log-exchange = { $number ->
    [one] has exchanged one card
   *[other] has exchanged { $number } cards
 }
znakhar-log-swapped = gave { $gave } and got { $got }
znakhar-log-draws = { $number ->
    [one] draws one card
   *[other] draws { $number } cards
 }
znakhar-log-drew = { $number ->
    [one] draws one card. Into the hand: { $cards }
   *[other] draws { $number } cards. Into the hand: { $cards }
 }
znakhar-log-laid-out = { $number ->
    [one] lays out an illness: { $illnesses }
   *[other] lays out { $number } illnesses: { $illnesses }
 }
znakhar-log-pile-out = { $number ->
    [one] The draw pile is out: one turn is left.
   *[other] The draw pile is out: { $number } turns are left.
 }

znakhar-ending-pile-out = The draw pile is out, and the last turns are played.

znakhar-line-cured = Cured, { FORM($level, case: "inline") } ({ $number }): { $illnesses }
znakhar-line-uncured = Not cured, { FORM($level, case: "inline") } ({ $number }): { $illnesses }
znakhar-note-shared = Equal scores: the victory is shared.
znakhar-note-broken = Equal scores: fewer points left uncured decide, then more illnesses cured.

znakhar-components = Own cards
    .help = A file of JSON with the illnesses, herbs and charms of your cards.
znakhar-option-start = Dealer, who also plays first
    .help = Drawn by lot, or the seat you choose.
znakhar-option-last-turns = When the pile is out, one more turn for
    .help = Whether whoever drew the last card has one more turn too.
znakhar-option-last-turns-everyone = every player
znakhar-option-last-turns-others = all but the one who drew the last card
znakhar-option-ties = Equal scores
    .help = The printed rules are silent.
znakhar-option-ties-shared = share the victory
znakhar-option-ties-broken = fewer points left uncured decide, then more illnesses cured

znakhar-answer-first = { $number ->
    [one] First answer the offer to exchange one card: accept or refuse.
   *[other] First answer the offer to exchange { $number } cards: accept or refuse.
 }
znakhar-give-first = { $number ->
    [one] First choose one more card for the exchange.
   *[other] First choose { $number } more cards for the exchange.
 }
znakhar-cured-already = { $illness } has been cured already.
znakhar-not-laid-out = { $illness } does not lie on the table. Only illnesses that lie open can be cured.
znakhar-herbs-missing = { $number ->
    [one] To cure { $illness } you lack a herb: { $herbs }.
   *[other] To cure { $illness } you lack { $number } herbs: { $herbs }.
 }
znakhar-no-such-charm = You do not hold the charm against { $illness }.
znakhar-no-offer = No exchange has been offered, so there is nothing to answer.
znakhar-no-such-seat = There is no player { $number } at this table.
znakhar-not-with-yourself = You cannot exchange cards with yourself.
znakhar-one-exchange-a-turn = You have exchanged cards this turn. One exchange a turn is all.
znakhar-asked-already = This player has refused you this turn. You may ask again in your next turn.
znakhar-you-hold-too-few = { $number ->
    [0] You have no cards to exchange.
    [one] You hold only one card.
   *[other] You hold only { $number } cards.
 }
znakhar-partner-holds-too-few = { $number ->
    [0] This player has no cards to exchange.
    [one] This player holds only one card.
   *[other] This player holds only { $number } cards.
 }
znakhar-nothing-agreed = Cards are given only in an exchange. First offer one to an opponent, who must accept it.
znakhar-not-in-hand = You do not hold this card: { $card }.

znakhar-card-twice = { $field }: “{ $text }” is named too often; there { $number ->
    [one] is one such card
   *[other] are { $number } such cards
 } in the game.
znakhar-wrong-class-count = { $field }: { $number ->
    [one] { $number } illness is
   *[other] { $number } illnesses are
 } { FORM($level, case: "inline") }; there must be { $expected }.
znakhar-wrong-rarity-count = { $field }: { $number ->
    [one] { $number } herb is
   *[other] { $number } herbs are
 } { $rarity }; there must be { $expected }.
znakhar-wrong-herb-count = { $field }: { $number ->
    [one] { $number } herb stands
   *[other] { $number } herbs stand
 } here, but an illness of this class ({ FORM($level, case: "inline") }) needs exactly { $expected }.
znakhar-unknown-herb = { $field }: “{ $text }” is not among the herbs of this list.
znakhar-herb-twice = { $field }: “{ $text }” stands here twice; the herbs of an illness are all different.
znakhar-herb-heals-nothing = { $field }: no illness needs “{ $text }”.
znakhar-charm-twice = { $field }: there is a charm against “{ $text }” already; the ten charms are for ten different illnesses.
znakhar-id-twice = { $field }: the id “{ $text }” is used twice.
znakhar-no-name = { $field }: “{ $text }” is not one of our own cards, so it needs a name.
znakhar-no-charm-text = { $field }: we have no charm against “{ $text }”, so its text must be given.

znakhar-lesson-cure = Illnesses lie open before everybody, and you may cure anyone’s. Fever needs Linden Blossom and Centaury, and you hold both: cure it. Its 2 points are yours.
znakhar-lesson-neighbour = You drew as many cards as you used. One was an illness, the Cough, which now lies before you: what is left there in the end counts against you. Your neighbour passes and draws a card.
znakhar-lesson-offer = The Cough needs Coltsfoot, which you do not have. Perhaps your neighbour does: offer to exchange one card.
znakhar-lesson-give = Your neighbour accepts. Each of you chooses a card in secret. Nothing here needs your Nettle but the Lumbago, for which you lack another herb as well: give the Nettle.
znakhar-lesson-light = Coltsfoot, what luck! Chance and good neighbours decide an exchange. Your turn goes on: cure the Cough for 1 point.
znakhar-lesson-neighbour-again = Sometimes it is wise to pass and to save herbs for a graver illness. Your neighbour does so.
znakhar-lesson-grave = You drew Coltsfoot. With Plantain and Melilot that is all that Erysipelas needs: three herbs, 3 points. Cure it.
znakhar-lesson-last-turns = The pile is out, so everybody has one more turn. Your neighbour cannot help it and passes.
znakhar-lesson-charm = One of your new cards is the charm against the Plague. A charm cures its illness without any herb: 5 points for one card. Use it.
znakhar-lesson-end = Nobody cured your Lumbago: that takes 2 points from you. Cured illnesses count for whoever cured them, cards in hand for nothing. In a whole game everybody begins with a hand of herbs and a few illnesses.
