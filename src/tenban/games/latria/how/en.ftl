# How to play, and the reference card.
weight = light

how-goal = Win tricks to collect cards with stars. Stars are points, counted by kind: Sun, Moon, Polaris and Latria. What you gain during an eclipse counts against you. The highest score wins.
how-turn-1 = A round begins by itself: the top card of each celestial deck goes onto its stack. A stack that nobody takes grows from round to round. A card with the sign [mutation] turns its celestial over: an eclipse begins, or ends.
how-turn-2 = The dealer plays any card face up. Its suit is the target of this round; a dealer who plays Latria names the Sun, the Moon or Polaris.
how-turn-3 = The others follow in secret: with a card of the target or of Latria if they have one, otherwise with any card. All cards are turned up together.
how-turn-4 = The highest number takes the whole stack of the target and is the next dealer. A follower below the dealer keeps the card just played if it has stars or a multiplier. So a low card is not lost.
how-win = One card is left in every hand at the end; then everybody counts. The stars of a kind are added up and multiplied by its multipliers. All cards under your eclipse marker are one group, and what they are worth is lost. The owner of the purge card first removes two of their cards.
how-mistake-1 = Taking the stack while its celestial is in eclipse. Look at the boards first: what you gain under an eclipse is lost points, so let others win it.
how-mistake-2 = Playing a high card that cannot win. Equal to the dealer or above, but not highest, you gain nothing at all; just below the dealer you keep your stars.
how-mistake-3 = Collecting ×0. One ×0 makes its whole kind worthless. Under the eclipse marker it is a blessing: there it wipes out the loss.

ref-turn-1 = Turn up one card of each celestial deck. [mutation] turns the board over: eclipse begins or ends.
ref-turn-2 = The dealer plays face up: target = its suit (after Latria: the one named).
ref-turn-3 = Followers choose in secret: target or Latria; any card only with neither.
ref-turn-4 = Highest number takes the stack and deals next. Ties: target, then Latria, then others; still tied, nobody.
ref-turn-5 = Followers below the dealer keep their own card if it has stars or an effect.
ref-turn-6 = Target in eclipse: everything gained goes under the eclipse marker.
ref-score-1 = Each kind: its stars × its multipliers.
ref-score-2 = Under the eclipse marker: all stars × all multipliers, lost.
ref-score-3 = Purge card: its owner removes two gained cards first.
ref-score-4 = Equal scores: the smaller eclipse loss wins.
ref-symbol-sun = A suit, and a celestial with a stack.
ref-symbol-moon = A suit, and a celestial with a stack.
ref-symbol-polaris = A suit, and a celestial with a stack. It has no mutation.
ref-symbol-latria = A suit without a stack. It can always be played.
ref-symbol-star = Points, multiplied within the kind.
ref-symbol-mutation = Turns the board of its celestial over.
ref-symbol-eclipse = What is gained now counts against you.
ref-symbol-purge = Its owner removes two gained cards before the count.

symbol-gained = cards gained
symbol-cards = cards in hand
