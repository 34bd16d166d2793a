# Latria Opus in English.
title = Latria Opus
about = Trick-taking under the stars: win the cards of the heavens, and beware of the eclipse.
duration = about 30 minutes

## Options: the name of each, and each value with what it means

option-variant = Rules
option-variant-normal = Normal: what is won in an eclipse counts against you
option-variant-simple = Simple: one eclipse for all three celestials turns the numbers upside down; nothing counts against you
option-variant-star = Star Eclipse: as normal, but Polaris is in eclipse from beginning to end
option-campaign = Campaign
option-campaign-no = One game
option-campaign-yes = As many games as players, scored by places; everybody is first dealer once
option-dealer = First dealer
option-dealer-random = Drawn by lot
option-dealer-1 = Seat 1
option-dealer-2 = Seat 2
option-dealer-3 = Seat 3
option-dealer-4 = Seat 4
option-dealer-5 = Seat 5
option-dealer-6 = Seat 6

## Names; a celestial is named with its article, for use in sentences

kind-sun = Sun
kind-moon = Moon
kind-polaris = Polaris
kind-latria = Latria
celestial-sun = the Sun
celestial-moon = the Moon
celestial-polaris = Polaris
card = { $kind } { $number }
card-stars = { $stars ->
    [one] { $kind } { $number } (1 star)
   *[other] { $kind } { $number } ({ $stars } stars)
}
card-times = { $kind } { $number } (×{ $factor })
sky = { $kind } (no stars)
sky-stars = { $stars ->
    [one] { $kind } (1 star)
   *[other] { $kind } ({ $stars } stars)
}
sky-mutation = { $stars ->
    [one] { $kind } (1 star, mutation)
   *[other] { $kind } ({ $stars } stars, mutation)
}
sky-times = { $kind } (×{ $factor })
sky-purge = { $kind } (purge card)
gain-under = { $face } from under the marker
symbol-sun = Sun
symbol-moon = Moon
symbol-polaris = Polaris
symbol-latria = Latria
symbol-star = star
symbol-mutation = mutation
symbol-eclipse = eclipse
symbol-purge = purge
dealer = dealer
target = target
hand = hand
gained = gained
under-eclipse = under the eclipse
under-marker = Under the eclipse marker

## The table

heavens = The heavens
decks-left = { $count ->
    [one] one card left in each deck
   *[other] { $count } cards left in each deck
}
this-round = This round
last-round = Last round
used = Used cards (open)
your-hand = Your hand
your-gains = Your gains
gains = Gains
no-card-yet = no card yet
sealed-card = a card face down
your-sealed-card = your card, still face down
stack-hint = Whoever plays the highest number when this is the target takes the whole stack.
eclipse-hint = In eclipse: whatever is gained while this is the target goes under the eclipse marker and counts against its owner.
eclipse-hint-simple = In eclipse: low numbers are strong. The lowest number takes the stack, and followers above the dealer keep their cards.
hint-keep = A follower who plays this below the dealer's number keeps it.
hint-keep-above = In this eclipse, a follower who plays this above the dealer's number keeps it.
hint-mutation = A mutation: it turned the board over when it came up.
hint-purge = Whoever owns this at the end removes any two gained cards before the count.

## Where the game stands

phase-round = Round { $round } of { $rounds }
phase-game = Game { $game } of { $games }
phase-target = target { $kind }
phase-target-eclipsed = target { $kind }, in eclipse
step-lead = Dealer
step-declare = Declaration
step-follow = Followers
step-count = Count

## Questions and choices

ask-lead = You are the dealer: play any card
ask-declare = Name the target of this round
ask-follow = Follow: play { $kind } or Latria
ask-follow-any = You have neither { $kind } nor Latria: play any card
ask-purge = The purge card: remove two of your gains
action-play = Play { $card }
action-declare = Name { $celestial }
action-purge = Remove { $pile ->
    [under] { $face } from under the eclipse marker
   *[up] { $face }
}
action-purge-two = Remove { $first } and { $second }
note-above = beats the dealer’s { $number }
note-keep = you keep it
note-keep-eclipsed = you keep it, under the eclipse marker
note-nothing = brings nothing

## The log

event-game = Game { $number }
event-deals = The cards are dealt. { $dealer } is the dealer.
event-round = Round { $number } · dealer { $dealer }
event-turns-up = Turned up: { $face }.
event-eclipse-begins = An eclipse of { $celestial } begins.
event-eclipse-ends = The eclipse of { $celestial } is over.
event-great-eclipse-begins = An eclipse begins: low numbers are strong.
event-great-eclipse-ends = The eclipse is over: high numbers are strong again.
event-leads = { $seat } leads { $card }.
event-declares = { $seat } names { $celestial }.
event-follows = { $seat } plays { $card }.
event-keeps = { $pile ->
    [under] { $seat } keeps { $card } under the eclipse marker.
   *[up] { $seat } keeps { $card }.
}
event-takes-stack = { $seat } takes the stack of { $celestial } ({ $count ->
    [one] one card
   *[other] { $count } cards
}{ $pile ->
    [under] , under the eclipse marker
   *[up] {""}
}).
event-stack-stays = Nobody takes the stack of { $celestial }: it stays.
told-with-card = { $told } The best card was { $card }.
event-purges = { $pile ->
    [under] { $seat } removes { $face } from under the eclipse marker.
   *[up] { $seat } removes { $face }.
}
event-ends = The count
event-scores = { $points ->
    [one] { $seat } has { $points } point.
   *[other] { $seat } has { $points } points.
}
event-places = { $points ->
    [one] { $seat } scores { $points } point for the campaign.
   *[other] { $seat } scores { $points } points for the campaign.
}

## The score sheet

row-lo-6-4 = Stars by kind
row-lo-6-5 = Lost under the eclipse marker
row-lo-6-6 = Multipliers
row-lo-9-2 = Places in the games
score-lo-6-4 = { $kind }: { $count ->
    [one] 1 star
   *[other] { $count } stars
}
score-lo-6-5 = Under the eclipse marker: { $count ->
    [one] 1 star
   *[other] { $count } stars
}
score-lo-6-6 = { $kind }: ×{ $count }
score-lo-9-2 = Game { $game }, with { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
ending-smaller-loss = { $names } wins: equal points, but the smaller eclipse loss

## What a hint says that points are gained by
hint-lo-6-4 = stars on the cards you keep
hint-lo-6-5 = less is lost under the eclipse marker
hint-lo-6-6 = multipliers on the cards you keep
hint-lo-9-2 = the place in this game of the campaign

## The rulebook in our own words

chapter-lo-1 = What is in the box
clause-lo-1-1 = There are 60 astrology cards: Sun, Moon, Polaris and Latria, each with the numbers 1 to 15, every card once.
clause-lo-1-2 = There are { $sky-all } celestial cards: { $sky-sun } for the Sun, { $sky-moon } for the Moon and { $sky-polaris } for Polaris. Latria has none.
clause-lo-1-3 = That makes { $cards-all } cards in all.
clause-lo-1-4 = The four boards, Sun, Moon, Polaris and Latria, have a normal side and a red eclipse side. The Latria board is used in the Simple variant only.
clause-lo-1-5 = One hexagonal tile marks the dealer; six round tiles are eclipse markers.
clause-lo-1-6 = The game is for three to six players.
clause-lo-1-7 = Some cards have stars, which are victory points, or an effect: a multiplier (×2 or ×0) for all stars of its kind, or the purge card of Polaris, whose owner removes two gained cards before the count. Some celestial cards bear the mutation sign. Everybody knows which cards make up each celestial deck; the tables list them.

chapter-lo-2 = Setting up
clause-lo-2-1 = With three players the numbers { $removed-3 } of every suit are taken out of the game; with four { $removed-4 }; with five { $removed-5 }; with six { $removed-6 }. Everybody knows what was taken out.
clause-lo-2-2 = The astrology cards are shuffled and all dealt out: with three, four, five and six players { $deal-hand-3 }, { $deal-hand-4 }, { $deal-hand-5 } and { $deal-hand-6 } to each.
clause-lo-2-3 = Each celestial deck is shuffled by itself and lies face down below its board; the boards show their normal side.
clause-lo-2-4 = An eclipse marker for each player lies ready. Nobody ever needs a second one.
clause-lo-2-5 = The first dealer is drawn by lot, unless the table has agreed on one.

chapter-lo-3 = A round
clause-lo-3-1 = A round begins by turning up the top card of every celestial deck onto the stack above its board. Cards that nobody has taken stay beneath it, in plain sight.
clause-lo-3-2 = If a card turned up bears the mutation sign, its board is turned over. Red side up, that celestial is in eclipse; turned once more, the eclipse is over.
clause-lo-3-3 = Polaris has no mutation, so in the normal game it is never in eclipse.
clause-lo-3-4 = There are { $mutations-sun } mutations in the deck of the Sun and { $mutations-moon } in that of the Moon: the first begins an eclipse, the next ends it, and so on. An eclipse that no mutation ends lasts for the rest of the game.
clause-lo-3-5 = Boards turn before anybody plays; what they show then holds for the whole round.
clause-lo-3-6 = The dealer plays any one card, face up.
clause-lo-3-7 = A dealer who plays Latria names the Sun, the Moon or Polaris.
clause-lo-3-8 = The target of the round is the suit of the dealer’s card or, after Latria, the celestial that was named.
clause-lo-3-9 = A follower must play a card of the target or of Latria; only whoever has neither may play any card.
clause-lo-3-10 = Latria always follows: with Latria but without the target one must play Latria, and with both one may choose.
clause-lo-3-11 = Followers choose in secret. When all have chosen, their cards are turned up together.

chapter-lo-4 = Who gains what
clause-lo-4-1 = The highest number played, the dealer’s included, takes the whole stack of the target, whatever the suit of the card.
clause-lo-4-2 = Among equal highest numbers a card of the target comes first, then Latria, then the other celestials.
clause-lo-4-3 = If that does not leave one player alone, nobody takes the stack; it stays and goes on growing.
clause-lo-4-4 = The stacks of the other two celestials are not touched.
clause-lo-4-5 = The stack of the target is never empty, because every round adds a card to it before anybody plays.
clause-lo-4-6 = A follower whose number is below the dealer’s keeps the card just played, whatever its suit, if it has stars or an effect.
clause-lo-4-7 = A follower with the dealer’s number or a higher one does not keep the card just played; nor does the dealer, nor whoever takes the stack.
clause-lo-4-8 = Followers below the dealer keep their cards even if nobody takes the stack.
clause-lo-4-9 = If the target is in eclipse, all that is gained in this round goes under the gainer’s eclipse marker, whatever its suit. The state of the other celestials does not matter.
clause-lo-4-10 = Gained cards lie face down before their owner, those under the eclipse marker apart from the rest. Until the count only the owner may look at them.

chapter-lo-5 = The next round and the end
clause-lo-5-1 = Astrology cards that nobody gained form an open pile that everybody may look through at any time.
clause-lo-5-2 = Whoever took the stack is the next dealer; if nobody did, the dealer stays.
clause-lo-5-3 = The game ends after the round that leaves one card in every hand; that card is not used. So with three, four, five and six players there are { $rounds-3 }, { $rounds-4 }, { $rounds-5 } and { $rounds-6 } rounds.
clause-lo-5-4 = The celestial decks never run out: each has at least one card for every round, and what is left stays unseen.
clause-lo-5-5 = Stacks that nobody has taken score for nobody.

chapter-lo-6 = Counting the points
clause-lo-6-1 = Before anybody counts, the owner of the purge card removes any two of their own gained cards, also from under the eclipse marker. These score nothing.
clause-lo-6-1a = The two are picked in the order of the cards: astrology cards by suit (Sun, Moon, Polaris, Latria) and number, then celestial cards in the order of the table, cards under the marker last. The second may not come before the first, and the first must leave one that can follow. The purge card itself may be picked.
clause-lo-6-2 = Whoever owns the purge card and no more than two cards in all, itself included, removes them all.
clause-lo-6-3 = The purge card has no stars.
clause-lo-6-4 = Cards that are not under the marker count by kind, astrology and celestial cards together: the stars of a kind, times the multipliers of that kind. The four kinds are added up.
clause-lo-6-5 = All cards under the eclipse marker are one group, whatever their kind: its stars, times all its multipliers, are lost.
clause-lo-6-6 = Multipliers multiply one another: two ×2 make ×4, and one ×0 makes the whole group worth nothing.
clause-lo-6-7 = The score is the sum of the kinds less the eclipse loss; it may fall below zero. The highest score wins.
clause-lo-6-8 = Between equal scores the smaller eclipse loss wins; if that is equal too, the victory is shared.
clause-lo-6-9 = An example: Sun 10, Moon 4, Polaris 3 × 2 × 2 = 12 and Latria 1 make 27. Under the marker 5 × 2 = 10 are lost. The score is 17.

chapter-lo-7 = Variant: Simple
clause-lo-7-1 = Before setting up, some celestial cards are taken out: { $simple-cards }.
doubt-lo-7-1 = which three cards these are was only in a picture; we take the three faces that have a single copy.
clause-lo-7-2 = The boards of the Sun, the Moon and Polaris stay in the box. Only the Latria board is laid out, normal side up, between the three decks.
clause-lo-7-3 = Every mutation, from whichever deck, turns the Latria board over: the three celestials enter and leave an eclipse together.
clause-lo-7-4 = Two mutations in one round turn it over twice, so nothing changes.
clause-lo-7-5 = In eclipse nothing is lost. Instead the numbers are reversed: the lowest takes the stack, and a follower above the dealer keeps a card with stars or an effect.
clause-lo-7-6 = Ties are broken as ever: the target, then Latria, then the other celestials.
clause-lo-7-7 = There are no eclipse markers and no losses, so equal scores share the victory.
clause-lo-7-8 = Multipliers among the astrology cards stay in the game.

chapter-lo-8 = Variant: Star Eclipse
clause-lo-8-1 = Before the first round the Polaris board is turned to its eclipse side, and so it stays for the whole game. All else is as in the normal game.
clause-lo-8-2 = So everything gained while Polaris is the target goes under the marker. The purge card works even there.

chapter-lo-9 = Variant: Campaign
clause-lo-9-1 = A campaign has as many games as players. The first dealer moves one seat to the left from game to game, so that everybody is first dealer once.
clause-lo-9-2 = In each game first place scores as many points as there are players and every further place one point less, but last place scores −1.
clause-lo-9-3 = Players with equal victory points share a place and its points, and the places after them are skipped; the eclipse loss does not separate them. All who share last place score −1; if everybody is equal, everybody is first.
clause-lo-9-4 = The highest total wins; equal totals share the victory.
clause-lo-9-5 = An example: of four players two are second together; the game scores 4, 3, 3 and −1.

chapter-lo-10 = Who knows what
clause-lo-10-1 = Open to all: the stacks, the boards, the dealer, the cards in play, the used cards, the cards taken out, what the decks are made of, and how many cards everybody holds and has gained.
clause-lo-10-2 = Secret: the hands and the order of the decks. All see what a player gains when it happens, but nobody else may look it up afterwards.
clause-lo-10-3 = A follower who plays neither the target nor Latria has shown to have neither for the rest of that game. No other play proves anything about a hand.

chapter-lo-11 = The cards
clause-lo-11-1 = The stars and multipliers of the astrology cards are in the table of astrology cards; all others have nothing.
doubt-lo-11-1 = the borders between the cells of the printed table are lost; 1, 2, 3, 2, 1 stars and ×2 on Polaris 1 to 4 is the natural reading.
clause-lo-11-2 = The celestial cards, the copies of each, and which of them are mutations are in the table of celestial cards.
doubt-lo-11-2 = the rows and columns of the printed table came apart; they are put together so that each deck has 13 cards.

## The tables of the rulebook

nothing = none
sheet-deal = Cards by number of players
sheet-seats = players
sheet-removed = numbers taken out of every suit
sheet-hand = cards each
sheet-rounds = rounds
sheet-astrology = Astrology cards: each suit has the numbers 1 to 15
sheet-suit = suit
sheet-stars = stars (number: stars)
sheet-multipliers = multipliers
sheet-celestial = Celestial cards
sheet-card = card
sheet-copies = copies
sheet-simple = copies in the Simple variant
