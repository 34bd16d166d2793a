# How to play, and the reference card.
weight = light

how-goal = Your comet crosses a young galaxy on an orbit of { $turn-orbit } spaces, and on the way you build a deck of cards. The points on your cards, above all on Planets and Stars, decide the game.
how-turn-1 = You hold { $turn-hand } cards. Play one card, several cards of one colour, or a red, a blue and a green one together. Their effects happen, you draw up to { $turn-hand } again, and you play again.
how-turn-2 = You must go on until you play a card with [gen]: a Satellite, a Planet or a Star, for example. That card ends your plays.
how-turn-3 = Your comet flies one space for each play. Only plays of red, blue and green together are free.
how-turn-4 = The [shard] on all cards of your field pay for one new card from the middle. It goes to your hand. The comet that is furthest behind has the next turn.
how-win = A comet that reaches { $turn-orbit } has made its last play. When all are there, the points of all your cards are added up: hand, deck and discard. The most points win.
how-mistake-1 = Flying too fast. Every play is a space, and spaces are your time. Few, strong plays leave you more turns than many weak ones.
how-mistake-2 = Playing colours one by one. Several cards of one colour are a single play and a single space; a red, a blue and a green card are no space at all.
how-mistake-3 = Buying only cards with effects. They are worth no points. When the front comet is past the middle of the orbit, it is time for Planets and Stars.

ref-turn-1 = Play: any one card, several of one colour, or one red, one blue and one green.
ref-turn-2 = Carry out the effects, in any order; draw up to { $turn-hand }; play again.
ref-turn-3 = A card with [gen] ends the plays. So does reaching { $turn-orbit }.
ref-turn-4 = Advance one space for each play; not for plays of red, blue and green.
ref-turn-5 = Take one card that costs at most the [shard] of your field, into your hand.
ref-turn-6 = Discard the field; draw up to { $turn-hand }, or discard down to it.
ref-turn-7 = Next turn: the comet furthest behind; of several, the outermost.
ref-cost-1 = Satellite: { $cards-satellite-cost } [shard] for { $cards-satellite-points } [vp].
ref-cost-2 = Planet: { $cards-planet-cost } [shard] for { $cards-planet-points } [vp].
ref-cost-3 = Star: { $cards-star-cost } [shard] for { $cards-star-points } [vp].
ref-score-1 = Points of all your cards: hand, deck, discard and field.
ref-score-2 = Trashed cards are worth nothing.
ref-score-3 = In a tie: whoever reached { $turn-orbit } first.
ref-score-4 = Whoever reaches { $turn-orbit } in their own turn pushes all comets before it one space on.
ref-symbol-shard = Pays for the card you take at the end of your turn.
ref-symbol-gen = Generate icon: ends your plays.
ref-symbol-red = A colour: red cards can be played together.
ref-symbol-blue = A colour: blue cards can be played together.
ref-symbol-green = A colour: green cards can be played together.
ref-symbol-vp = Points at the end of the game.
ref-symbol-orbit = The space of a comet.

symbol-comet = comet of a player
symbol-cards = cards in hand
symbol-deck = cards in the deck
symbol-discard = discard
