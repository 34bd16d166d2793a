# Words that every game needs.
clause-tb-1 = It is not your turn to choose.
clause-tb-2 = That is not among the choices of this step.
ask-choose = Choose
waiting = Waiting for { $names }
game-over = The game is over
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
list-comma = ,{" "}
not-now = not now
face-down = face down
yours = Yours
you = you
more-choices = … and { $count } more; type a word to narrow
empty = empty
hexes = what is on the other hexes
symbol-seat = player in seat { $n }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Lessons

lesson-decided = { $winner } wins { $first } to { $second } against { $other }. What made the difference: “{ $row }” brought { $ours } to { $winner } and { $theirs } to { $other }.
