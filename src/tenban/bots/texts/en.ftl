# What each bot is, in a line.
bot-random = any legal choice, all alike
bot-greedy = the choice that looks best one step ahead, over a few imagined worlds
bot-novice = learning the game: thinks briefly and often tries something odd
bot-casual = plays for fun: sees what lies near, and misses things
bot-steady = a sound player: seldom a bad move, seldom a deep one
bot-strong = looks ahead over hundreds of imagined games a move and takes the best it finds, or nearly
bot-master = the full search: everything a fifth of a second a move can find
bot-ismcts = a tree search over the parts of moves, a fifth of a second each; ismcts@800 simulates 800 times, ismcts@50ms for so long
bot-counted = searches { $number } simulations a move{ $processes ->
    [one] {""}
   *[other] , in each of { $processes } processes
}
bot-timed = searches { $number } milliseconds a move{ $processes ->
    [one] {""}
   *[other] , in each of { $processes } processes
}

# Why a hint advises what it does.  $what is a game's `hint-<clause>`, or the clause itself.
hint-gain = { $points ->
    [0] A little more: { $what }
    [one] About 1 point more: { $what }
   *[other] About { $points } points more: { $what }
}
hint-rival = { $points ->
    [0] The strongest rival gets a little less
    [one] The strongest rival gets about 1 point less
   *[other] The strongest rival gets about { $points } points less
}
bot-worlds = looks one step ahead in { $number } imagined { $number ->
    [one] world
   *[other] worlds
}
bot-plain = the level { $level } by hand-written estimates alone, without learned weights
bot-quick = what the game picks in playouts, without looking ahead
bot-tempered = the level { $level } with a temperature of { $temperature }
bot-other-time = the level { $level } with { $number } milliseconds a move
