# The first lesson of Latria Opus.
title = Your first tricks
about = Three players, eleven rounds: what is worth taking, what is worth keeping, and what an eclipse does to both.

welcome = Welcome! Three heavenly bodies hang over the table: the Sun, the Moon and Polaris. Each round one more card is laid on each of them, and in every round one of the three stacks is fought for. Stars are points.
hand = This is your hand: four kinds, and numbers. The highest number takes the stack. Some of your cards have stars of their own, and there is a way to keep those, too. Patience!
lead = You are the dealer, so the card you play decides which stack is at stake. The Moon shows three stars, and your Moon 12 is the highest number in this game: nobody can beat it.
taken = The stack is yours: three stars, safe in front of you. Whoever takes the stack deals next, so it is your turn again.
kept = Look at the others, though. A follower who stays below the dealer’s number keeps the card just played, if it has stars. With your mighty 12 you let both of them keep theirs.
risk = Seven stars lie on the Sun now. Your Sun 11 is high, and only one Sun card is higher. Let us dare it.
lost = Ouch: the Sun 12 was out there, and the stack went to the other side of the table. It happens. Now that player is the dealer.
follow = Polaris 12 was led, so Polaris is the target. A follower plays a card of the target, or of Latria, which fits anywhere. All followers choose in secret.
keep = You cannot beat a 12, and you need not: below the dealer you keep what you play. So play the card with the most stars.
eclipse = See the red Moon? A card with the mark of a mutation has turned its board: the Moon is in eclipse. Everything gained from it goes under your eclipse marker and counts against you.
latria = And now the Moon is the target: Latria 4 was led, and the dealer of a Latria card names any of the three. Even its ×2 would hurt, for it doubles the loss.
dodge = So we do not want to win this one. Play your lowest card that fits, and hope that somebody must go higher.
zero = The poison went to another player! Next: the Sun. There are eight stars in its stack, but also a ×0. In the end each kind is counted by itself, and ×0 makes all Sun cards of its owner worthless.
duck = Somebody here owns seven stars of the Sun already… Stay low with your Sun 6, and let them have it.
light = The ×0 has wiped out seven Sun stars of theirs. That was better than taking anything yourself! Now a second mutation has turned the Moon back: the eclipse is over, and its three stars are good again.
strike = Your Latria 12 cannot be beaten here: a tie in numbers is rare, and only a Moon 12 would win it, which is gone. Take the stack.
free = You deal, you know the rules: five rounds are left, and from here you play as you like. Ask for a hint whenever you are unsure. The last card in your hand is never played.
declare = You led Latria: now name the stack that you want to be fought for, a rich one if your number is high, a poisoned one if it is low.
again = Another eclipse! While its board is red, winning that stack hurts, and keeping your own card hurts as well.
purge = You own the purge card: remove two of your gained cards before the count. Cards under the eclipse marker are a good choice.
end = That was Latria Opus: the stars of each kind, times its multipliers, minus what lies under the eclipse marker.
