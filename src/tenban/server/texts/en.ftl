# What the server says for itself.  A game's own words live with the game.

## Why something is not done
table-has-begun = The game has begun: every seat is taken. You may watch.
table-waits = The game begins when every seat is taken.
table-is-over = This game is over.
table-gone = There is no such table. Check the link.
at-address = Tenban is at { $address }  (Ctrl-C ends it)
table-broken = This table cannot be opened: { $fault }
table-not-over = That is shown when the game is over.
needs-invitation = This table is private: open it by an invitation link.
bad-invitation = This invitation is not valid here. Ask for a new link.
seat-taken = That seat is taken. Choose another.
no-such-seat = There is no such seat at this table.
not-your-seat = That is not your seat.
bot-plays-for-you = A bot plays for you. Take your seat back first.
bot-sits-there = A bot sits there already.
you-sit-already = You sit at this table already.
only-the-maker = Only the person who made this table may do that.
person-is-here = A person sits there. Somebody else may play on only after a long absence.
from-the-future = This answers a position that does not exist yet. Load the page anew.
stale = Something has happened meanwhile: look again and choose.
contributed-already = Your browser has not announced a contribution to the key of this game, or has made it.
absence-is-wait = This table waits for absent people: that was agreed when it was made.
absence-is-others = At this table no bot plays on by itself: that was agreed when it was made.
absence-is-bot = At this table a bot plays on by itself for people who are absent for long.
person-may-return = The person who sits there is only absent: the seat is kept.
undo-stand-in = A bot stands in for somebody who is absent; until they return, nothing that was shown or drawn is taken back.
only-seated-talk = Only those who sit here may write.
journal-is-full = This table has grown too long.
not-over-yet = First finish this game.
hints-off = Hints are given only where no other person plays.
no-hint = There is nothing to advise on now.
hint-failed = No hint could be found this time. Try again.
no-such-game = There is no game called { $game }. Choose one of: { $games }.
no-such-level = There is no bot called { $level }. Choose one of: { $levels }.
lesson-expects = In this lesson we do something else first: the card of the lesson says what.
no-such-lesson = { $game } has no lesson { $lesson }; its lessons are: { $lessons }
too-many-seats = Seat { $seat } is not at this table.
too-many-tables = You sit at { $most } tables that are not finished. Finish or leave one first.
name-empty = Write a name of one to 24 letters.
chat-empty = Write something first.
no-such-move = There are { $last } moves. Choose a number from 0 to { $last }.
bad-record = This record cannot be used: { $fault }
record-too-long = This record is too long: { $most } moves at most.
record-took-too-long = This record took too long to replay.
busy = The server is checking other records. Wait a moment and try again.
too-fast = Too many requests. Wait a moment and try again.
too-slow = The request did not arrive in time. Send it again.
too-many-sockets = Too many connections from your address. Close some pages first.
too-big = That is larger than { $most } bytes.
bad-message = This message is not understood: { $fault }
bad-request = This request is not understood: { $fault }
wrong-origin = This request comes from another site.
not-found = There is nothing here.
not-allowed = This is not done by { $method }.
storage-trouble = The table could not be written down. Nothing was changed; try again.
trouble = The server met a fault. Nothing was changed; try again.

## Undo
undo-free = Nothing was drawn or shown since your last choice: take it back freely.
undo-shown = Something was drawn or shown since: all players must agree.
undo-others-chose = Others have chosen since: all players must agree.
undo-nothing = You have not chosen anything yet.
undo-not-running = Only in a running game can a choice be taken back.
undo-asked-already = Somebody is asking already. Wait for the answers.
undo-not-asked = Nobody waits for your answer.

## What happened at the table
note-sat = { $name } sits down.
note-freed = Somebody leaves before the start.
note-bot = A bot ({ $level }) plays for { $name } now.
note-back = { $name } is back.
note-invited = The seat of { $name } is offered to somebody else.
note-began = The game begins.
note-undo-asked = { $name } asks to take the last choice back.
note-undo-agreed = { $name } agrees.
note-undo-refused = { $name } does not agree.
note-undone = { $name } takes a choice back.
note-rematch = There is a rematch.
note-bot-failed = The bot { $level } failed; a simpler one chose for { $name }.
note-bot-late = The bot { $level } took too long; a simpler one chose for { $name }.

## Names
seat-name = Seat { $number }
# Bots are named for stars, one for each seat.
bot-name = { $number ->
    [1] Vega
    [2] Rigel
    [3] Altair
    [4] Deneb
    [5] Mira
    [6] Capella
   *[other] Bot { $number }
}
bot-random = Dice
bot-greedy = Pupil
bot-novice = Novice
bot-casual = Casual
bot-steady = Steady
bot-strong = Strong
bot-master = Master
bot-ismcts = Sage
