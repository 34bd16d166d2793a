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

menu-title = What shall we play?
menu-game = A number, or q to leave
menu-seats = How many players? ({ $least }–{ $most }, Enter for { $usual })
menu-bots = Against which bots? ({ $bots }; Enter for { $usual })
menu-one-of = One of 1–{ $most }, please.
menu-number = A number from { $least } to { $most }, please.

player = Player { $seat }
bot-player = { $bot } { $seat }
commitment = The chance of this game is fixed by { $commitment }
commands-hint = A number chooses; help lists what else there is.
prompt = =>{" "}
one-of = There is no choice { $typed }; choose 1 to { $most }.
nothing-like = No choice says “{ $typed }”; help lists what you can type.
narrowed = Choices that say “{ $typed }”:
all-choices = All choices:
refused = Not allowed, { $clause }: { $text }
allowed = “{ $typed }” is allowed.
unknown-move = “{ $typed }” is no move of this game; moves are written like “{ $example }”.
refused-none = Nothing is refused here: every choice of this step is allowed.
refused-list = Refused by { $clause } — { $text }
undone = Taken back: { $moves }.
undo-nothing = You have not chosen anything yet.
undo-shown = Since you chose “{ $move }” something was drawn or shown, so all at the table must agree. Bots do: undo! takes it back.
saved = Saved in { $file }. Go on with: tenban play --resume { $file }
save-exists = { $file } is already there; save! { $file } writes over it.
save-how = Name a file: save game.json
load-how = Name a file: load game.json
loaded = Going on with { $file } after { $count } moves.
not-saved = This game is not saved: save FILE keeps it, quit! leaves it.
kept = The game is kept: go on with tenban play --resume { $file }
won-verified = Key { $key }, salt { $salt }: tenban verify proves the game once it is saved (save FILE).
goodbye = Goodbye.
input-ended = The input ended before the game did.
help-play =
    3              choose number 3
    { $example }        choose by the words of the move; several parts are parted by commas
    sun            show the choices that say “sun”
    all            show all choices
    ?              what is refused here, and by which clause
    ? MOVE         why this move is refused
    hint           the best few choices as a bot sees them, and why
    undo           take your last choice back (free while nothing was drawn or shown)
    log            the story so far
    look           the table again
    rules CLAUSE   a clause of the rules
    save FILE      save the game;  load FILE  go on with a saved one
    quit           leave

hint-head = A bot would choose one of these:
hint-facts = outlook { $outlook } %, about { $points } points, strongest rival { $rival }
hint-outlook = outlook { $outlook } %
hint-none = The game is over: there is nothing to advise on.

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

replay-head = { $game }, version { $version }, { $seats } seats, { $moves } moves
replay-unfinished = The record stops here, before the end of the game.
verified = The record is right: { $moves } moves of { $game } by the rules of version { $version } lead to { $totals }.
verified-commitment = It began from the commitment { $commitment }.

ladder-climbed = { $games } games of { $game } with { $seats } seats, seed { $seed }
ladder-bot = bot
ladder-rating = rating
ladder-open = not told apart: { $pairs }
ladder-written = The report is in { $file }.
