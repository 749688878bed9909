### The page around the games.

page-title = Physic Garden
page-tagline = Table games of herbs and their gatherers, played right here, also without a network
page-language = Language
page-theme = Light: { $theme }
page-theme-label = Light
page-theme-system = as the device
page-theme-light = day
page-theme-dark = night
page-settings = Settings
page-pace-label = Pace of computer players
page-pace-calm = unhurried
page-pace-quick = quick
page-pace-instant = at once
page-typing-label = Type moves
page-typing-help = Shows a field at the table in which every move can be typed, with completion.
page-sound-label = Sounds
page-close = Close
page-cancel = Cancel
page-try-again = Try again

## Starting

page-loading = The garden is being opened
page-loading-bytes = { $loaded } of { $total } MB
page-loading-start = The rulebooks are being read
page-failed-missing = The file { $file } could not be fetched. Check the connection and try again; if this page has been open for long, a newer version may have replaced it.
page-failed-corrupt = The file { $file } arrived damaged. Try again: it is then fetched anew.
page-failed-timeout = { $file } has not answered for too long. Check the connection and try again.
page-failed-blocked = This browser does not allow { $file } to run. Switch off what blocks scripts or WebAssembly for this page, or use a newer browser, then try again.
page-failed-crashed = The rules have stopped unexpectedly, perhaps because memory ran short. Close other tabs and try again; your saved games are safe.
page-failed-unexpected = Something unexpected happened: { $detail }
page-restarted = The rules had stopped and were started again. The game goes on where it was.
page-update-ready = A new version is ready.
page-update-apply = Use it now
page-address-bad = The link asks for something unknown here: “{ $part }”. Choose a game below.
page-language-failed = The texts in that language could not be fetched. Check the connection and choose it again.

## The lobby

page-games = Games
page-seats-one = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
page-seats-range = { $few }–{ $many } players
page-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
page-rules = Rules
page-rule-link = Rule
page-rule-link-label = Read this rule (in a new tab)
page-setup-title = { $game }: who plays?
page-seats-label = Players
page-seats-recommended = Best with { $seats }.
page-solo = Solo
page-player-name = Name of player { $number }
page-player-kind = Who is player { $number }
page-player-number = Player{ "\u00A0" }{ $number }
page-bot-number = { $name }{ "\u00A0" }{ $number }
page-you = You
page-kind-human = Person
page-kind-bot = Computer player
page-start = Start the game
page-options = Rules of the table
page-options-changed = { $count ->
    [one] ({ $count } changed)
   *[other] ({ $count } changed)
}
page-option-anyone = anyone, by lot
page-more = More
page-seed-label = Seed of the shuffle
page-seed-help = The same number deals the same cards again. Leave it empty for a fresh shuffle.
page-components-usual = In play: the usual ones
page-components-own = In play: { $name }
page-components-back = Back to the usual ones
page-components-choose = Choose a file
page-components-model = Save the usual ones as a model
page-components-refused = That file cannot be used:
page-components-not-json = “{ $file }” is not JSON.

## Rulebooks

page-rulebook-title = { $game }: rules, rulings and diagrams
page-rulebook-description = { $blurb } The complete rules of { $game }, { $rulings } answers to questions from the table, and { $diagrams } diagrams to try out.
page-rulebook-play = Play { $game }
page-rulebook-contents = Contents
page-rulebook-rulings = All rulings
page-rulebook-section = Link to “{ $title }”
page-diagram-legal = can be played
page-diagram-refused = cannot be played
page-diagram-try = Try it
page-diagram-ask = Ask about it

## Saved games

page-shelf = Saved games
page-shelf-empty = Every game is kept here by itself, move by move.
page-continue = Continue
page-save-look = Look at it
page-save-over = Over
page-save-turn = { $who ->
    [you] Your turn
   *[other] To move: { $name }
}
page-save-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-save-unreadable = A game that cannot be read
page-save-broken = This game cannot be continued:
page-save-broken-help = You can look at the part that holds, or export it and keep the file. Nothing has been deleted.
page-save-unreadable-help = It cannot be shown here, but you can export it and keep the file. Nothing has been deleted.
page-save-view-part = Look at what holds
page-rename = Rename
page-rename-label = Name of this game
page-rename-keep = Keep the name
page-copy = Copy: a second game from here on
page-copy-name = { $name } (copy)
page-export = Export as a file
page-export-now = Export now
page-import = Bring a game from a file
page-import-refused = That file cannot be played:
page-import-not-a-record = “{ $file }” is not a recorded game (it is not JSON).
page-keep = Download to keep
page-keep-help = One file of about 8 MB. Open it on any device: the games are in it, and need neither this site nor a network.
page-delete = Delete
page-deleted = The game was deleted.
page-delete-undo = Put it back
page-storage-failed = This browser does not keep saved games now (storage is full or refused). The game goes on, but export it before you close the tab.
page-results = Results
page-results-help = Counted are games that you played to their end as the only person at the table. They stay on this device.
page-results-game = Game
page-results-played = Played
page-results-won = Won
page-results-best = Best
page-results-streak = Won in a row
page-results-export = Export the results
page-results-import = Bring results from a file
page-results-refused = “{ $file }” holds no results that were exported here.
page-taken-title = This game is open in another tab
page-taken-words = So that no move is lost, only one tab plays it. It was last played over there.
page-taken-here = Go on here

## The table

page-to-lobby = Back to the lobby
page-area-shared = Middle of the table
page-area-seat = { $name }: side of the table
page-turn-now = to move
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-points-unit = { $points ->
    [one] point
   *[other] points
}
page-piece-several = { $name }, { $count } of them
page-zone = { $name }, { $count }
page-zone-open = Look through: { $name }
page-zone-fold = Fold up: { $name }
page-zone-order = Sort: { $name }
page-target = { $thing }: { $move }
page-dealing = The table is laid; the cards follow in a moment…
page-your-turn = It is your turn.
page-waiting = { $name } is choosing…
page-skip = Skip ahead
page-bot-stuck = The computer player could not decide.
page-tools = Tools
page-undo = { $count ->
    [0] Undo (nothing can be taken back)
    [one] Undo { $count } move
   *[other] Undo { $count } moves
}
page-redo = { $count ->
    [0] Redo
    [one] Redo { $count } move
   *[other] Redo { $count } moves
}
page-thinking = Thinking
page-hint = Hint
page-hint-thinking = Thinking about a hint…
page-hint-score = best: about { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-hint-ahead = best: about { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
 }
page-hint-after = best: about { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
 }
page-hint-level = best: about level
page-hint-less = { $points ->
    [one] { $points } point less
   *[other] { $points } points less
 }
page-hint-equal = just as good
page-review = Review your moves
page-review-thinking = Looking back at your moves…
page-review-nothing = No move of yours cost anything worth telling.
page-review-moment = Move { $number }: “{ $better }” would have been better than “{ $played }”, by about { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
page-log = What happened
page-told = { $said }; { $next }
page-log-empty = Nothing yet.
page-menu-title = Which move?
page-typed-label = Type a move
page-typed-play = Play
page-refused-looking-only = This is only the part of a broken game that holds: it can be looked at. “Play on from here” makes a game of its own of it.
page-refused-watching = You are watching this game. “Play on from here” makes a game of your own of it.
page-refused-over = The game is over.
page-refused-turn = It is not your turn yet.
page-refused-scoring = Nothing is played here: the points of a real table are counted.
page-refused-nothing-here = Nothing can be done here now: { $thing }.
page-broken-part = Only this part of the game still holds.
page-play-on = Play on from here

## The guided first game

page-lesson = Guided first game
page-lesson-offer = New to { $game }? A few moves show how it goes.
page-lesson-step = { $at } of { $length }
page-lesson-go-on = Go on
page-lesson-show = Play it for me
page-lesson-leave = Play on freely
page-lesson-strays = That could be played too, but the lesson is about something else: what it means is marked.
page-lesson-play = Play a game of your own

## Handing the device on

page-pass-title = Hand the device to { $name }
page-pass-words = The other side of the table is covered. Only { $name } should look now.
page-pass-accept = I am { $name }: show my side

## The end

page-sheet = Score sheet
page-sheet-so-far = As things stand now.
page-sheet-round = Round { $round }
page-total = Total
page-winner = Winner
page-over = The game is over.
page-over-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-over-winner = { $who ->
    [you] You win with
   *[other] { $name } wins with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-over-shared = Shared victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $names }
page-over-partners = { $names } win together with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-play-again = Play again
page-play-again-moved = Play again in other seats

## A table with real cards

page-tally = Score a real table
page-tally-components-refused = “{ $name }” cannot be used any more:
page-tally-whose = Whose cards
page-tally-print = Print
page-tally-clear = Start again
page-tally-cleared = The form is empty again.
page-tally-nobody = Nobody
page-tally-no-choice = None
page-tally-no-card = Nothing here
page-tally-space = Row { $row }, column { $column }: { $thing }
page-tally-partly = What is marked does not count as it stands. The points are those of the rest.
page-tally-add = Add cards
page-tally-ready = Done
page-tally-nothing = Nothing entered.
page-tally-take = take one away
page-tally-lay = lay it down
page-tally-none-left = none left
page-tally-all-used = { $copies ->
    [one] { $card }: it lies on the table already.
   *[other] { $card }: all { $copies } lie on the table already.
}
page-tally-table = The whole table
page-tally-refused = Something here does not count

## A position to ask about

page-ask = Ask about a position
page-ask-this = Ask about this position
page-ask-not-here = In the middle of this turn the position cannot be written down. Go to another step.
page-ask-set-up = Set up the table
page-ask-legal = { $count ->
    [one] One move can be played
   *[other] { $count } moves can be played
}
page-ask-other = Ask about another move
page-ask-other-help = Tap anything on the table to learn why it cannot be played, or write a move here.
page-ask-move = A move
page-ask-ask = Ask
page-ask-allowed = this can be played.
page-ask-partly = What is marked cannot lie there. The table is shown without it.
page-ask-before = The table is shown as it was before.
page-ask-replaced = This position took the place of the one that was set up here.
page-ask-text = As text
page-ask-json = The position in JSON
page-ask-text-set-up = Set up this text
page-ask-not-json = This text is not JSON.
page-ask-link = Copy the link
page-ask-snippet = Copy for a page of yours
page-ask-copy-json = Copy the JSON
page-copied = Copied.
page-not-copied = This browser does not let it be copied.

## Watching and sharing

page-watch = Watch the game
page-replay = Steps of the game
page-replay-step = { $at ->
    [0] The start, before { $length } { $length ->
        [one] move
       *[other] moves
    }
   *[other] Move { $at } of { $length }
}
page-replay-told = { $step }: { $words }
page-replay-slider = Move
page-replay-first = To the start
page-replay-back = One move back
page-replay-forward = One move on
page-replay-last = To the end
page-replay-eyes = Seen by
page-replay-eyes-turn = whoever moves
page-replay-course = How the points went. { $points }
page-share = Share a link
page-share-copied = The link was copied. It holds the whole game, also what is hidden from some.
page-share-not-copied = This browser does not let the link be copied. Open it, and take it from there.
page-share-open = Open it
page-link-refused = This link cannot be opened: { $reason }
page-link-garbled = what it holds is damaged or incomplete. Ask for it again, and copy all of it.

## In a frame of another page

page-embed-refused = This cannot be shown: { $reason }
page-embed-no-diagram = There is no diagram “{ $diagram }” in the rulebook of { $game }.
page-embed-bad-part = “{ $part }” in the address of this table cannot be understood.
page-diagram-again = Start again
page-diagram-tried = That was your move. Start again to try another.
