# What each bot is, in a line.
bot-random = any legal choice, all alike
bot-greedy = the choice that looks best one step ahead, over a few imagined worlds
bot-ismcts = looks ahead: many imagined worlds, one tree of choices, a fifth of a second a move
