# The command line.
version = version { $version }
seats = { $seats } players
tables = tables: { $counted }
no-games = No game is installed.
no-tables = { $game } has no tables of its own.
all-from-rulebook = All tables of { $game } are from the rulebook.
provenance-rulebook = from the rulebook
provenance-public = public
provenance-inferred = inferred
provenance-reconstructed = reconstructed
provenance-house = of the house
table-from = { $kind }. { $note }
components = COMPONENTS
reconstruction = Reconstruction:{" "}
rules-more = Where the numbers come from: tenban rules { $game } --provenance. A house file replaces them: tenban rules { $game } --house FILE shows the rules with it.

no-server = Here is the table in the terminal. The one in the browser needs:
menu-title = Which game?
menu-game = Type a number, or q to quit
menu-seats = How many players? ({ $least }–{ $most }, Enter for { $usual })
menu-bots = Against which bots? ({ $bots }; Enter for { $usual })
menu-one-of = Type a number from 1 to { $most }.
menu-number = Type a number from { $least } to { $most }.

player = Player { $seat }
bot-player = { $bot } { $seat }
bot-seat = Bot { $seat }
commitment = The chance of this game is fixed by { $commitment }
commands-hint = Type a number to choose, or help for other commands.
prompt = =>{" "}
one-of = There is no choice { $typed }; choose 1 to { $most }.
no-choice-left = The game is over: type look, log, undo, save FILE or quit.
nothing-like = No choice contains “{ $typed }”; type help for the commands.
narrowed = Choices that contain “{ $typed }”:
all-choices = All choices:
unchanged = Unchanged: { $names }. Type look to see everything.
refused = Not allowed, { $clause }: { $text }
allowed = “{ $typed }” is allowed.
unknown-move = “{ $typed }” is not a move of this game; moves are written like “{ $example }”.
refused-none = Nothing is refused here: every choice of this step is allowed.
refused-list = Refused by { $clause } — { $text }
undone = Undone: { $moves }.
undo-nothing = You have not made a move yet.
undo-shown = Something was drawn or shown since your move “{ $move }”, so all players must agree. Bots agree: type undo! to undo it.
saved = Saved in { $file }. To continue: tenban play --resume { $file }
save-exists = { $file } already exists; type save! { $file } to overwrite it.
save-how = Name a file: save game.json
load-how = Name a file: load game.json
loaded = Continuing { $file } after { $count } moves.
not-saved = This game is not saved: type save FILE to save it, or quit! to quit without saving.
kept = The game is saved. To continue: tenban play --resume { $file }
won-verified = Key { $key }, salt { $salt }. Type save FILE, then run tenban verify FILE to verify the game.
goodbye = Goodbye.
input-ended = The input ended before the game did.
help-play =
    3              choose number 3
    { $example }
                   play a move by its notation; the parts of a move are separated by “; ” or “, ”
    sun            list the choices that contain “sun”
    all            list all choices
    ?              list what is refused now, and by which clause
    ? MOVE         explain why a move is refused
    hint           show the best few choices of a bot, with reasons
    undo           take your last move back (free while nothing was drawn or shown)
    log            show the log of the whole game
    look           show the table again
    rules CLAUSE   print a clause of the rules
    save FILE      save the game;  load FILE  continue a saved game
    quit           quit

hint-head = A bot would choose one of these:
hint-facts = outlook { $outlook } %, about { $points } points, strongest rival { $rival }
hint-outlook = outlook { $outlook } %
hint-none = The game is over: there are no hints.

simulated = { $games } games of { $game } with { $seats } seats, seed { $seed }
head-points = points
head-sd = sd
head-wins = wins
head-interval = 95 %
row-all = all
row-seat = seat { $seat }
decisions = decisions a game: { $mean } (sd { $sd }, { $least }–{ $most })
rounds = rounds a game: { $mean } ({ $least }–{ $most })
rows-written = Every game is in { $file }.
decisions-written = Every decision is in { $file }.

replay-head = { $game }, version { $version }, { $seats } seats, { $moves } moves
replay-unfinished = The record stops here, before the end of the game.
verified = The record is valid: { $moves } moves of { $game } under rules version { $version } lead to { $totals }.
verified-commitment = Its commitment is { $commitment }.
verified-draw = Its key was drawn from a secret of the server, pledged as { $pledge }, and from the contributions of { $seats ->
    [0] no seat
    [one] one seat
   *[other] { $seats } seats
}.
verified-alone = Its key was drawn by one side alone, the one that began the game.
verified-compare = Compare the commitment with the one that the table showed: a forger could have made the record with another key. --commitment does it for you.

ladder-climbed = { $games } games of { $game } with { $seats } seats, seed { $seed }
ladder-bot = bot
ladder-rating = rating
ladder-open = no clear difference: { $pairs }
trained = { $game }: { $games } games of self-play, seed { $seed }
train-round = round
train-positions = positions
train-loss = loss
train-by-hand = by hand
train-share = fair share
train-written = The weights are in { $weights }; as { $file } beside the rules of the game they are used by the levels.
    The report is in { $report }.
ladder-written = The report is in { $file }.

admin-waiting = Waiting for players: { $tables } that last changed between { $oldest } and { $newest }.
admin-running = Running: { $tables } that last changed between { $oldest } and { $newest }.
admin-over = Over: { $tables } that last changed between { $oldest } and { $newest }.
admin-size = { $events } events take { $size } MB on the disk, of which { $free } MB are free.
admin-large = The database is large: tenban admin clean --archive DIR puts finished games away.
admin-cleaned = Removed { $finished } finished tables, { $waiting } that never began and { $running } that nobody went on with.
admin-would-clean = Would remove { $finished } finished tables, { $waiting } that never began and { $running } that nobody went on with.
admin-archived = { $records } of them are now in { $folder }.
admin-backed-up = { $file } is a complete copy ({ $size } MB).
admin-restored = The database is now the one of { $file }.

how-title-goal = The goal
how-title-turn = A turn
how-title-win = How one wins
how-title-mistake = Three mistakes everybody makes
card-title-turn = Order of play
card-title-cost = Costs and limits
card-title-score = Scoring
card-title-symbols = Symbols
lesson-opening = Lesson: { $title }. { $about }
lesson-line = { $game }: { $title }, about { $minutes } minutes
lesson-do =
    → Now type { $number }: { $what }
lesson-first = That would be allowed, too, but in this lesson something else comes first.
lesson-over =
    That was the lesson. A normal game against gentle bots: { $command }
