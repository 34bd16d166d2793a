# What each bot is, in a line.
bot-random = any legal choice, all alike
bot-greedy = the choice that looks best one step ahead, over a few imagined worlds
