# Hoshizukuri in English.
title = Hoshizukuri
about = You are a comet crossing a young galaxy: build a deck, make stars of it, and do not hurry.
duration = about 40 minutes

## Options: the name of each, and each value with what it means

option-set = Celestial cards
option-set-first = First game: the kinds recommended to begin with
option-set-cataclysm = Cataclysm: eruptions, ice and meteorites
option-set-galaxy = Motley galaxy: thrift, storms and constellations
option-set-random = Drawn by lot: eight kinds with every colour among them
option-order = First turns
option-order-random = The order is drawn by lot
option-order-seats = In the order of the seats
# each celestial kind: as the set has it, put in, or taken out
-as-set = as the set says
-put-in = put in
-take-out = take out
option-nebula = { card-nebula } ({ colour-red })
option-nebula-set = { -as-set }
option-nebula-in = { -put-in }
option-nebula-out = { -take-out }
option-protostar = { card-protostar } ({ colour-red })
option-protostar-set = { -as-set }
option-protostar-in = { -put-in }
option-protostar-out = { -take-out }
option-flame = { card-flame } ({ colour-red })
option-flame-set = { -as-set }
option-flame-in = { -put-in }
option-flame-out = { -take-out }
option-thunder = { card-thunder } ({ colour-red })
option-thunder-set = { -as-set }
option-thunder-in = { -put-in }
option-thunder-out = { -take-out }
option-eruption = { card-eruption } ({ colour-red })
option-eruption-set = { -as-set }
option-eruption-in = { -put-in }
option-eruption-out = { -take-out }
option-fusion = { card-fusion } ({ colour-red })
option-fusion-set = { -as-set }
option-fusion-in = { -put-in }
option-fusion-out = { -take-out }
option-water = { card-water } ({ colour-blue })
option-water-set = { -as-set }
option-water-in = { -put-in }
option-water-out = { -take-out }
option-geyser = { card-geyser } ({ colour-blue })
option-geyser-set = { -as-set }
option-geyser-in = { -put-in }
option-geyser-out = { -take-out }
option-spring = { card-spring } ({ colour-blue })
option-spring-set = { -as-set }
option-spring-in = { -put-in }
option-spring-out = { -take-out }
option-storm = { card-storm } ({ colour-blue })
option-storm-set = { -as-set }
option-storm-in = { -put-in }
option-storm-out = { -take-out }
option-ice = { card-ice } ({ colour-blue })
option-ice-set = { -as-set }
option-ice-in = { -put-in }
option-ice-out = { -take-out }
option-crystal = { card-crystal } ({ colour-blue })
option-crystal-set = { -as-set }
option-crystal-in = { -put-in }
option-crystal-out = { -take-out }
option-forest = { card-forest } ({ colour-green })
option-forest-set = { -as-set }
option-forest-in = { -put-in }
option-forest-out = { -take-out }
option-microbes = { card-microbes } ({ colour-green })
option-microbes-set = { -as-set }
option-microbes-in = { -put-in }
option-microbes-out = { -take-out }
option-meadow = { card-meadow } ({ colour-green })
option-meadow-set = { -as-set }
option-meadow-in = { -put-in }
option-meadow-out = { -take-out }
option-earth = { card-earth } ({ colour-green })
option-earth-set = { -as-set }
option-earth-in = { -put-in }
option-earth-out = { -take-out }
option-orchard = { card-orchard } ({ colour-green })
option-orchard-set = { -as-set }
option-orchard-in = { -put-in }
option-orchard-out = { -take-out }
option-blackhole = { card-blackhole } ({ colour-none })
option-blackhole-set = { -as-set }
option-blackhole-in = { -put-in }
option-blackhole-out = { -take-out }
option-meteorite = { card-meteorite } ({ colour-none })
option-meteorite-set = { -as-set }
option-meteorite-in = { -put-in }
option-meteorite-out = { -take-out }
option-constellation = { card-constellation } ({ colour-none })
option-constellation-set = { -as-set }
option-constellation-in = { -put-in }
option-constellation-out = { -take-out }

## Cards: names, and what each does when it is played

card-stardust = Stardust
card-rock = Rock
card-nebula = Nebula
card-protostar = Protostar
card-flame = Flame
card-thunder = Thunder
card-eruption = Eruption
card-fusion = Fusion
card-water = Water
card-geyser = Geyser
card-spring = Spring
card-storm = Storm
card-ice = Ice
card-crystal = Crystal
card-forest = Forest
card-microbes = Microbes
card-meadow = Meadow
card-earth = Earth
card-orchard = Fruit tree
card-blackhole = Black hole
card-meteorite = Meteorite
card-constellation = Constellation
card-satellite = Satellite
card-planet = Planet
card-star = Star
card-fused = Fusion ({ $shards })
piece-card = { $card } ({ $colour }, { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
})
piece-pile = { $card } (cost { $cost })

effect-flame = Trash a card of your hand
effect-thunder = You may trash a card: gain one costing up to { $effects-thunder_more } more to your hand
effect-eruption = Discard your whole hand
effect-fusion = Trash up to one card of each colour and a colourless one: [shard] { $effects-fusion_shards-1 }, { $effects-fusion_shards-2 }, { $effects-fusion_shards-3 }, { $effects-fusion_shards-4 } or { $effects-fusion_shards-5 }
effect-water = You may discard a card
effect-geyser = Draw { $effects-geyser_draws } cards
effect-spring = Look at your top card: keep or discard it
effect-storm = You may discard an earlier single play: it was never made
effect-ice = This play does not advance your comet
effect-crystal = Add your top card to this play, its [gen] void
effect-forest = You may add a colourless card without [gen] to this play
effect-microbes = You may add a card with [gen] to this play, its [gen] void
effect-meadow = You may gain a card, no Meadow, costing up to this play’s cards + { $effects-meadow_more } to your discard
effect-earth = Gain a Planet to your discard; among { $effects-earth_cards } cards a Star, and trash this
effect-blackhole = Add any cards with [gen] to this play, their [gen] void
effect-meteorite = The others discard a card of a colour in your field and draw one
effect-constellation = At the end: { $effects-constellation_points } points for each red-blue-green set you own

# the same in a few words, for the card itself
brief-flame = Trash a card
brief-thunder = Trash 1: gain cost +{ $effects-thunder_more }
brief-eruption = Discard your hand
brief-fusion = Trash colours for [shard]
brief-water = May discard a card
brief-geyser = Draw { $effects-geyser_draws } cards
brief-spring = Top card: keep or discard
brief-storm = Take back a single play
brief-ice = This play: orbit +0
brief-crystal = Add your top card
brief-forest = Add a colourless card
brief-microbes = Add a [gen] card
brief-meadow = Gain cost ≤ cards + { $effects-meadow_more }
brief-earth = Gain a Planet; of { $effects-earth_cards }, a Star
brief-blackhole = Add [gen] cards
brief-meteorite = Others discard your colours
brief-constellation = { $effects-constellation_points } points per 3 colours

hint-card = Cost { $cost } · [shard] { $shards }{ $points ->
    [0] {""}
   *[other] {" "}· [vp] { $points }
}
hint-icon = [gen] Playing it ends your plays and leads to generation.
colour-red = red
colour-blue = blue
colour-green = green
colour-none = colourless
symbol-shard = shards
symbol-gen = generate icon
symbol-red = red
symbol-blue = blue
symbol-green = green
symbol-vp = points
symbol-orbit = orbit
list-plus = {" "}+{" "}
nothing = nothing

## The table

supply = Central piles
supply-lacks = nothing { $colours }: no plays of three colours
orbit-board = Orbit
your-field = Your field
field-of = The field of { $seat }
field-empty = No play yet
play-number = Play { $number }
play-counts = orbit +1
play-free = orbit +0
sum-shards = Shards so far: { $shards }
sum-orbit = Orbit { $from }, after these plays { $to }
comet-at = The comet of { $seat } on { $space }
comet-among = The comet of { $seat } on { $space }, number { $place } from outside
end-of-orbit = [orbit] { $turn-orbit }: the end; whoever arrives pushes all others one space
trash = Trashed cards
your-hand = Your hand
your-discard = Your discard
orbit = orbit
hand = hand
deck = deck
discard = discard
vp-counter = points
through = has crossed the galaxy
top-of-deck = Top of your deck
whole-discard = Discard
top-of-discard = { $card } on the discard

## Where the game stands

phase-turn = { $seat }’s turn
phase-play = play { $number }
step-play = Play
step-orbit = Orbit
step-generate = Generate
step-end = End of turn

## Questions and choices

ask-play = Play one card, several of one colour, or red + blue + green
ask-effects = Which effect comes next?
ask-flame = Flame: trash a card of your hand
ask-thunder = Thunder: trash a card of your hand for a better one?
ask-thundergain = Thunder: gain a card that costs at most { $limit }
ask-fusion = Fusion: trash up to one card of each colour and one colourless
ask-water = Water: discard a card?
ask-spring = Spring shows you { $card }: keep it or discard it?
ask-storm = Storm: take back an earlier single play?
ask-forest = Forest: add a colourless card without [gen] to the play?
ask-microbes = Microbes: add a card with [gen] to the play?
ask-meadow = Meadow: gain a card that costs at most { $limit } to your discard?
ask-blackhole = Black hole: add cards with [gen] to the play
ask-meteorite = A meteorite strikes: discard a card that is { $colours }
ask-generate = Generate a card for up to { $shards } [shard]
ask-discarddown = { $count ->
    [one] Discard a card: { $turn-hand } stay in your hand
   *[other] Discard { $count } cards: { $turn-hand } stay in your hand
}
list-or = {" "}or{" "}
action-play = Play { $cards }
action-resolve = Resolve { $card }
action-trash = Trash { $cards }
action-discard = Discard { $cards }
action-add = Add { $cards }
action-gain = Gain { $card }
action-generate = Generate { $card }
action-sweep = Take { $face } back
action-keep = Keep it in your hand
action-toss = Discard it
pass-generate = Generate nothing
pass-thunder = Trash nothing
pass-fusion = Trash nothing
pass-water = Discard nothing
pass-storm = Take nothing back
pass-forest = Add nothing
pass-microbes = Add nothing
pass-blackhole = Add nothing
pass-meadow = Gain nothing
note-single = single card
note-colour = one colour
note-three = three colours
note-shards = [shard] { $before } → { $after }
note-orbit = [orbit] +{ $steps }
note-ends = ends your plays
note-cost = cost { $cost } of { $shards } [shard]
note-to-hand = into your hand
note-to-discard = onto your discard
note-up-to = then gain up to cost { $cost }
note-fusion = [shard] { $shards }
note-sweep = [shard] −{ $shards } · [orbit] −{ $steps }

## The log

event-kinds = Celestial cards of this game: { $cards }.
event-lacks-colour = No card of this game is { $colour }: there will be no plays of three colours.
event-order = First turns: { $seats }.
event-turn = { $seat } · orbit { $space }
event-plays = { $seat } plays { $cards }.
event-draws = { $seat } draws { $cards }.
event-draws-unseen = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-reshuffles = { $seat } shuffles the discard into a new deck of { $count }.
event-trashes = { $seat } trashes { $card }.
event-discards = { $seat } discards { $card }.
event-discards-hand = { $seat } discards the whole hand: { $cards }.
event-discards-down = { $seat } discards { $cards } down to { $turn-hand }.
event-adds = { $seat } adds { $card } to the play.
event-turns-up = { $seat } turns up { $card }: it joins the play.
event-gains-hand = { $seat } gains { $card } to the hand.
event-gains-discard = { $seat } gains { $card } to the discard.
event-fuses = The fusion of { $seat } gives [shard] { $shards }.
event-sweeps = A storm takes { $face } back from the field of { $seat }.
event-looks = { $seat } looks at the top card: { $card }.
event-looks-unseen = { $seat } looks at the top card of the deck.
event-keeps = { $seat } keeps { $card }.
event-keeps-unseen = { $seat } keeps it.
event-tosses = { $seat } discards it: { $card }.
event-shows = { $seat } shows the hand: { $cards }.
event-no-effect = { $card } of { $seat } has no effect.
event-declines = { $seat } declines.
event-earth-goes = { $count ->
    [one] The Earth of { $seat } is trashed.
   *[other] { $count } Earths of { $seat } are trashed.
}
event-advances = { $seat } flies { $steps ->
    [one] one space
   *[other] { $steps } spaces
} to { $space }.
event-stays = { $seat } stays on { $space }.
event-drifts = { $guards-idle_turns } turns without an advance: the comet of { $seat } drifts on.
event-pushed = { $seat } is pushed to { $space }.
event-generates = { $seat } generates { $card } with [shard] { $shards }.
event-generates-nothing = { $seat } generates nothing with [shard] { $shards }.
event-ends = All comets have crossed the galaxy.

## The score sheet

row-hz-10-3 = Cards worth points
row-hz-17-20 = Constellations
score-hz-10-3 = { $count } × { $card } at { $each ->
    [one] 1 point
   *[other] { $each } points
}
score-hz-17-20 = { $count } × { $card } at { $each ->
    [one] 1 point
   *[other] { $each } points
}
ending-first-there = { $names } wins: equal points, but first to cross the galaxy

## What a hint says that points are gained by
hint-hz-10-3 = cards worth points in your galaxy
hint-hz-17-20 = constellations, by their sets of three colours

## The rulebook in our own words

chapter-hz-0 = What the game is about
clause-hz-0-1 = Everybody builds a deck of celestial cards and makes star cards of it, which are worth points. When every comet has reached space { $turn-orbit } the highest total wins.
clause-hz-0-2 = The box holds the orbit board, { $cards-all } cards, four summaries and eight comets in four colours.
clause-hz-0-3 = Two to four can play.

chapter-hz-1 = The cards
clause-hz-1-1 = A card shows its name, its shards, its colour, what it does when played, its cost, its type, perhaps a generate icon, how many of it are in a first deck, and its points. No points shown means none.
clause-hz-1-2 = Colours are red, blue and green. Colourless is not a colour, neither for plays of one colour nor for plays of three.
clause-hz-1-3 = There are first cards, star cards, which are in every game, and celestial cards, of which { $setup-celestial_kinds } kinds are chosen for a game. The Satellite is a first card and a star card. The table of cards lists them all.
clause-hz-1-4 = The cost is the number of shards needed to generate a card; a card in the field supplies its own shards.
clause-hz-1-5 = A card with the generate icon ends the plays of the turn and leads to generation.

chapter-hz-2 = Setting up
clause-hz-2-1 = The star piles lie face up in the middle; per player they have: Satellite { $setup-piles-satellite }, Planet { $setup-piles-planet }, Star { $setup-piles-star }.
clause-hz-2-2 = Celestial kinds are chosen, { $setup-celestial_kinds } in number; the pile of each has { $setup-celestial_pile } per player.
clause-hz-2-3 = For a first game: { $set-first }.
clause-hz-2-4 = Later one takes a recommended set, or chooses or draws the kinds. Cataclysm has { $set-cataclysm }; Motley galaxy has { $set-galaxy }. Red, blue and green should each be among them.
doubt-hz-2-4 = three names of Cataclysm are damaged in the text and read by colour and exclusion; the first card of Motley galaxy was a picture only, and Thunder is a guess.
clause-hz-2-5 = The order of the first turns is drawn by lot or agreed on. Where people sit does not matter.
clause-hz-2-6 = All comets start on space 0, the first player outermost and the others inwards in turn order.
clause-hz-2-7 = Everybody begins with { $deck-size } cards: Stardust { $setup-deck-stardust }, Rock { $setup-deck-rock }, Satellite { $setup-deck-satellite }. These Satellites are not part of the pile.
clause-hz-2-8 = They are shuffled into a deck; { $turn-hand } are drawn as a hand. Field and discard are empty.

chapter-hz-3 = Where cards lie and who knows them
clause-hz-3-1 = Everybody has a deck, face down; a hand, secret; a field and a discard, face up. The piles and the trash are common.
clause-hz-3-2 = You may look through your own discard at any time, never through another’s.
clause-hz-3-3 = In the field the cards of one play lie together and the plays side by side.
clause-hz-3-4 = Piles, trash, fields, comets and the sizes of hands, decks and discards are open to all. On a discard lies the card that came last: by play, then by card.
clause-hz-3-5 = All know a card in a hand that they saw enter it: gained cards, and the whole hand whenever its owner reshuffles or shows it. A card that leaves openly takes a known copy with it. Which other cards are in the hand and which in the deck only the owner knows; the order of a deck nobody knows.

chapter-hz-4 = Whose turn it is
clause-hz-4-1 = The player whose comet is on the lowest space has the next turn.
clause-hz-4-2 = Of several comets there, the outermost.
clause-hz-4-3 = So turns do not go round, and a player may have several in a row.
clause-hz-4-4 = A player at { $turn-orbit } has no more turns.
clause-hz-4-5 = A comet that comes to an occupied space is laid inside all that are there.

chapter-hz-5 = A turn
clause-hz-5-1 = A turn is: play cards, advance on the orbit, generate, end.
clause-hz-5-2 = A hand is { $turn-hand } cards as a rule; effects may make it larger for a while.

chapter-hz-6 = Playing cards
clause-hz-6-1 = A play puts cards of your hand face up into your field, in one of three forms.
clause-hz-6-2 = Any single card. Colourless cards are only ever played alone.
clause-hz-6-3 = Two or more cards of one colour, red, blue or green, whatever their names.
clause-hz-6-4 = One red, one blue and one green card: exactly these three, without more of any colour.
clause-hz-6-5 = You must play on until a card with the generate icon or another end of the phase; nobody may stop of their own accord.
clause-hz-6-6 = No comet ever passes { $turn-orbit }: a play counts for one space at most, and the plays end at { $turn-orbit }.
clause-hz-6-7 = Then the effects of the cards of this play are carried out one by one, in the order you like. Ice has none to carry out; it is what it is.
clause-hz-6-8 = A card added meanwhile joins those still to be carried out.
clause-hz-6-8a = After all effects, before anything is counted, every Earth that saw { $effects-earth_cards } cards is trashed.
clause-hz-6-9 = If the play had no generate icon and nothing else ends the phase, draw up to { $turn-hand } cards and play again. A hand of { $turn-hand } or more draws nothing.
clause-hz-6-10 = If the deck runs out while you draw, the discard is shuffled into a new one; the field is not.
clause-hz-6-11 = With deck and discard empty you draw no more and play on from the hand.
clause-hz-6-12 = With deck, discard and hand empty the phase ends.
clause-hz-6-13 = A generate icon among the cards laid ends the phase; you do not draw.
clause-hz-6-14 = The play that takes your comet to { $turn-orbit } ends the phase even without an icon; you do not draw.

chapter-hz-7 = The orbit
clause-hz-7-1 = Your comet advances by the number of plays of this turn, apart from those that do not count.
clause-hz-7-2 = A play with red, blue and green in it does not count, also if they came together by an addition.
clause-hz-7-3 = A play with Ice in it does not count.
clause-hz-7-4 = A play of which every card was trashed does not count.
clause-hz-7-5 = A play that lost one of its three colours with a trashed Earth does count.
clause-hz-7-6 = A play that Storm took back was never made.
clause-hz-7-7 = The comet is laid inside those it finds on its space. Without an advance it stays as it lies.
clause-hz-7-8 = When the comet of the turn reaches { $turn-orbit }, all others before it advance one space: the highest number first, on one space the outermost first.
clause-hz-7-9 = Whoever is pushed to { $turn-orbit } pushes nobody.
clause-hz-7-10 = That is what the +1 beside space { $turn-orbit } means, and all it means.

chapter-hz-8 = Generating
clause-hz-8-1 = The shards of all cards lying in your field are added up. Trashed cards and cards taken from the field give none.
clause-hz-8-2 = You may take one card from a central pile into your hand that costs no more than these shards.
clause-hz-8-3 = You may pass. It is never more than one card, and shards left over are lost.
clause-hz-8-4 = You generate in every turn, however the plays ended.

chapter-hz-9 = The end of a turn
clause-hz-9-1 = The field goes to the discard; the hand stays.
clause-hz-9-2 = With fewer than { $turn-hand } cards, draw up to { $turn-hand }; the discard, with the cards of this turn, is shuffled if need be.
clause-hz-9-3 = With more than { $turn-hand }, discard down to { $turn-hand }, as you choose.
clause-hz-9-4 = Then the next player is found by the comets.

chapter-hz-10 = The end of the game
clause-hz-10-1 = The play that takes you to { $turn-orbit } is your last, but the turn is carried out to its end.
clause-hz-10-2 = The others go on. When every comet is at { $turn-orbit } the game is over.
clause-hz-10-3 = The points of all your cards count, in hand, deck, discard and field.
clause-hz-10-4 = The highest total wins; between equals, whoever reached { $turn-orbit } first.
clause-hz-10-5 = Empty piles do not end the game.

chapter-hz-11 = Adding to a play
clause-hz-11-1 = A card added to a play counts as laid with it.
clause-hz-11-2 = Its effect is carried out too, whenever you like among those that wait.
clause-hz-11-3 = It counts for Meadow and Earth, for three colours and for shards.
clause-hz-11-4 = Colourless cards can be added, though they cannot be played with others.
clause-hz-11-5 = A single play that had an addition is no longer single for Storm.

chapter-hz-12 = Trashing and gaining
clause-hz-12-1 = A trashed card is out of the game: it belongs to nobody, is worth nothing and does not go back to its pile.
clause-hz-12-2 = Trashed from the field, it gives no shards.
clause-hz-12-3 = A play of which all cards were trashed does not count.
clause-hz-12-4 = Gained cards come from the central piles, so Stardust and Rock cannot be gained and an empty pile gives nothing. Thunder and Meadow may gain star cards.

chapter-hz-13 = Notes on single cards
clause-hz-13-1 = Thunder: whoever trashed must gain, with a card of the right cost, unless there is none.
clause-hz-13-2 = Meadow counts the cards of its own play, additions included, not those of earlier plays.
clause-hz-13-3 = Earth: with { $effects-earth_cards } cards or more in the play, additions included, it gains a Star and is trashed, without giving shards. If only such Earths lie in a play, all go, and the play does not count.
clause-hz-13-4 = Fusion may also trash one colourless card.
clause-hz-13-5 = Ice stops the advance of its play whatever lies with it.
clause-hz-13-6 = Storm cannot take back a single play to which a card was added.
clause-hz-13-7 = Crystal: an empty deck is made anew from the discard first; without either nothing happens.

chapter-hz-14 = How choices are put
clause-hz-14-1 = Whether you are asked depends on open facts alone. An effect on the hand is asked whenever there is a hand, even if only “no” is left; the order of effects only between different cards; a gain only if something can be had.
clause-hz-14-2 = Several cards are named one after the other in the order of the card list (Stardust, Rock; red, blue, green; colourless; Satellite, Planet, Star), so that every set has one path. The choice is complete when nothing can follow, and secret until then.

chapter-hz-15 = Examples
clause-hz-15-1 = Yellow on { $orbit-less-2 } makes a single play, a play of three colours and a play of one colour: that is { $turn-orbit }. Of the others, purple on { $orbit-less-1 } goes to { $turn-orbit } first, then pink from { $orbit-less-2 } to { $orbit-less-1 }, and nobody is pushed again.
clause-hz-15-2 = With the order yellow, pink, purple, grey the yellow comet lies outermost on 0 and the grey one innermost.
clause-hz-15-3 = Two comets on the lowest space: the outer one has the turn.
clause-hz-15-4 = After setting up, a deck has { $deck-left } and a hand { $hand-first }.
clause-hz-15-5 = Rock, Stardust and Satellite in three plays: { $example-shards } shards and three spaces, and a card that costs as much can be had.

chapter-hz-16 = Details of resolving
clause-hz-16-1 = A void icon does not end the plays of this turn; shards and points stay. Only cards laid from the hand by a play have an active icon.
clause-hz-16-2 = Meadow and Earth count the play as it is when they are carried out, so additions first are an advantage.
clause-hz-16-3 = An Earth to be trashed waits for the end of the play; so several of them each see all the others.
clause-hz-16-4 = The card gained by Thunder is in the hand at once and can be played in the same turn.
clause-hz-16-5 = Spring, Crystal and Geyser reshuffle an empty deck; with too few cards they do what they can.
clause-hz-16-6 = After an Eruption the hand is filled to { $turn-hand }, with a reshuffle if need be.
clause-hz-16-7 = An empty pile: nothing is gained, but the rest of the effect happens.
clause-hz-16-8 = Storm: an earlier play that was one card and is one card still. It goes to the discard with its shards and its space.

chapter-hz-17 = The celestial cards
clause-hz-17-1 = Nebula: { $head-nebula }.
clause-hz-17-2 = Protostar: { $head-protostar }.
clause-hz-17-3 = Flame: { $head-flame }. Trash exactly one card of your hand.
clause-hz-17-4 = Thunder: { $head-thunder }. You may trash a card of your hand; if you do, gain to your hand a card that costs at most { $effects-thunder_more } more than the trashed one.
clause-hz-17-5 = Eruption: { $head-eruption }. Discard your whole hand.
clause-hz-17-6 = Fusion: { $head-fusion }. Trash from your hand at most one card each of red, blue, green and colourless; for none, one, two, three or four cards the shards of this card are { $effects-fusion_shards-1 }, { $effects-fusion_shards-2 }, { $effects-fusion_shards-3 }, { $effects-fusion_shards-4 } or { $effects-fusion_shards-5 } in this play.
clause-hz-17-7 = Water: { $head-water }. You may discard a card of your hand.
clause-hz-17-8 = Geyser: { $head-geyser }. Draw { $effects-geyser_draws } cards.
clause-hz-17-9 = Spring: { $head-spring }. Look at the top card of your deck alone; put it into your hand or discard it.
clause-hz-17-10 = Storm: { $head-storm }. You may put an earlier single play of this turn onto your discard.
clause-hz-17-11 = Ice: { $head-ice }. Its play does not advance the comet.
clause-hz-17-12 = Crystal: { $head-crystal }. Turn up your top card and add it to the play; its icon is void.
clause-hz-17-13 = Forest: { $head-forest }. You may add one colourless card without generate icon from your hand to the play.
clause-hz-17-14 = Microbes: { $head-microbes }. You may add one card with generate icon from your hand to the play; its icon is void.
clause-hz-17-15 = Meadow: { $head-meadow }. You may gain to your discard a card, but no Meadow, that costs at most { $effects-meadow_more } more than the play has cards.
clause-hz-17-16 = Earth: { $head-earth }. Gain a Planet to your discard; if the play has { $effects-earth_cards } cards or more, a Star instead, and this card is trashed at the end of the play.
clause-hz-17-17 = Fruit tree: { $head-orchard }.
clause-hz-17-18 = Black hole: { $head-blackhole }. Add any number of cards with generate icon from your hand to the play; their icons are void.
clause-hz-17-19 = Meteorite: { $head-meteorite }. Everybody else who holds a card of a colour in your field discards one such card of their choice and draws one; who holds none shows the hand. If your field has no colour, nothing happens.
clause-hz-17-20 = Constellation: { $head-constellation }. At the end each is worth { $effects-constellation_points } points for every set of a red, a blue and a green card you own.

chapter-hz-c = Rulings where the text leaves a doubt
clause-hz-c1 = You generate even if your plays ended without an icon.
clause-hz-c2 = Whether { $turn-orbit } is reached is looked at after all effects: Storm may take the last step back, and Ice never takes it.
clause-hz-c3 = An icon and { $turn-orbit } together end the phase just once.
clause-hz-c4 = Nobody may stop of their own accord, but generate cards in hand may wait.
clause-hz-c5 = With { $turn-hand } or more cards in hand one neither draws nor discards between plays.
clause-hz-c6 = Fusion trashes at most one card of each colour and at most one colourless.
clause-hz-c7 = A play of several cards that shrank to one is no target for Storm.
clause-hz-c8 = A guard, not a rule: from play { $guards-storm_plays } of a turn on Storm finds nothing, so that two Storms cannot blow for ever.
clause-hz-c9 = A guard, not a rule: turn { $guards-idle_turns } in a row without an advance moves one space, so that the game ends.
clause-hz-c10 = Meteorite passes over players at { $turn-orbit }.
clause-hz-c11 = Meteorite looks at the whole field of the turn. Everybody hit chooses; who cannot shows the hand to all, and an empty hand shows nothing.
clause-hz-c12 = With no Star left an Earth among { $effects-earth_cards } cards gains nothing and is trashed all the same.
clause-hz-c13 = What lies in a discard everybody has seen; the table shows of another’s only its top card and size.
clause-hz-c14 = The discard is shuffled when a card is needed and the deck is empty, not before.
clause-hz-c15 = The field is discarded before the hand is made { $turn-hand }.
clause-hz-c16 = Of two pushed to { $turn-orbit } together, the one moved first was first there.
clause-hz-c17 = Equal cards are chosen by name, and Storm takes the earliest; Fusions are told apart by their shards.
clause-hz-c18 = A void icon earlier in the turn does not keep a later active one from ending the plays.
clause-hz-c19 = A trashed star card is worth nothing; that is the price of Flame, Thunder and Fusion.
clause-hz-c20 = A set without red, blue or green is allowed; there are then no plays of three colours.
clause-hz-c21 = The order of the first turns is a matter of luck and is not made up for.
clause-hz-c22 = Meadow and Earth count once, when they are carried out; what is added later changes nothing.

## The tables of the rulebook

card-head = { $colour }, cost { $cost }, { $shards ->
    [0] no shards
    [one] 1 shard
   *[other] { $shards } shards
}{ $icon ->
    [yes] , generate icon
   *[no] {""}
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
sheet-cards = The cards. Shards pay for cards; an icon is the generate icon
sheet-card = card
sheet-colour = colour
sheet-cost = cost
sheet-shards = shards
sheet-icon = icon
sheet-points = points
sheet-effect = effect when played
sheet-sets = Celestial kinds of the recommended sets
sheet-set = set
sheet-kinds = kinds
sheet-piles = Cards per player
sheet-where = where
sheet-first-deck = first deck
sheet-star-piles = star piles in the middle
sheet-celestial-pile = each celestial pile in the middle
doubt-cards = the pictures of the cards are lost; numbers and effects are facts from a public simulator that agrees with the text.
yes = yes
dash = –
