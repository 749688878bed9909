# What every game may say. Keys of refusals are the codes of errors.

rules-bot-rambler = Rambler
    .help = Wanders about and plays anything.
rules-bot-seedling = Seedling
    .help = Plays for fun and errs like a beginner.
rules-bot-gardener = Gardener
    .help = Thinks its own turn through.
rules-bot-master = Master
    .help = Looks many turns ahead; takes about a second.
rules-bot-absent = Absent
    .help = Stands in for someone who has left and does only what must be done.

rules-mark-player = Player { $number }

rules-form-table = The table
rules-form-turn = To move
rules-form-dealt = Not entered: dealt at random.

rules-unknown-game = There is no game called “{ $text }” here.
rules-no-form = A real table of “{ $text }” cannot be scored here.
rules-no-lesson = There is no guided first game of “{ $text }” here.
rules-no-module = The game “{ $text }” cannot do this: it comes without its part “{ $module }”.
rules-bad-seats = This game is for { $least } to { $most } players, not “{ $text }”.
rules-bad-seat = There is no seat “{ $text }” at this table; it has { $seats }.
rules-bad-seed = “{ $text }” is no seed. A seed is a whole number from 0 to 9007199254740991.
rules-bad-options = The options cannot be read: “{ $text }”.
rules-unknown-option = This game has no option “{ $text }”.
rules-bad-option = The option “{ $option }” cannot be “{ $text }”.
rules-bad-players = The list of players must have one entry for each of the { $seats } seats, not “{ $text }”.
rules-bad-player = The entry for player { $number } cannot be read: “{ $text }”.
rules-bad-player-name = The name of player { $number } cannot be used: “{ $text }”. Take up to 60 visible letters.
rules-bad-player-kind = Player { $number } can be a human or a computer player, not “{ $text }”.

rules-fixed-components = The cards and values of this game cannot be replaced.
rules-bad-components = These own cards or values cannot be read: “{ $text }”.

rules-bad-notation = “{ $text }” is no move of this game.
rules-game-over = The game is over; nothing more can be played.
rules-cannot-undo = This cannot be taken back: it showed something that was hidden before, or nothing was played yet.
rules-cannot-redo = There is nothing to play again.
rules-bad-step = There is no step “{ $text }” in this game; { $moves ->
    [one] { $moves } move was played
   *[other] { $moves } moves were played
 }.

rules-bad-record = This is no saved game: “{ $text }”. Open a file or link that was saved here.
rules-record-format = This save has the format “{ $text }”; only { $format } can be read. Open it in the version that wrote it.
rules-record-dice = This save was dealt with other dice (“{ $text }”) and cannot be dealt again.
rules-record-newer = This save was written by a newer edition of the rules ({ $text }; here it is { $version }). Load the newest version of this page.
rules-record-field = The save cannot be read: its field “{ $field }” is “{ $text }”.
rules-record-move = Move { $number } of the save, “{ $text }”, does not hold: { $reason } What was played before it can still be viewed.

rules-bad-position = The position cannot be read: “{ $text }”.
rules-bad-tableau = The table cannot be read: “{ $text }”.
rules-bad-field = “{ $text }” cannot stand in { $field }.
rules-unknown-field = There is no field { $field } here; check its spelling.
rules-bad-slug = { $field }: “{ $text }” is no id. An id is made of small Latin letters and digits, with single hyphens between them, 40 characters at most.
rules-bad-length = { $field } has { $text } { $text ->
    [one] entry
   *[other] entries
 }; it needs { $least } to { $most }.

rules-bad-call = This cannot be read: it is damaged, or bigger than any game can be.
rules-unknown-method = The page asked for something that the rules do not know (“{ $text }”). Reload the page.
rules-bad-params = The page asked for { $method } in a wrong way: { $text }. Reload the page.
rules-bad-steps = Thinking takes 1 to { $most } steps, not “{ $text }”. Reload the page.
rules-unknown-match = This game is no longer open. Open it again from the list of saved games.
rules-unknown-bot = There is no computer player called “{ $text }”.
