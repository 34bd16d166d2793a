# The Heavens of Olympus in English.
title = The Heavens of Olympus
about = Hang stars in the sky for Zeus: secret plans, four orbits, and torches that burn down.
duration = about 45 minutes

## Options: the name of each, and each value with what it means

option-start = Start player
option-start-random = Drawn by lot
option-start-1 = Seat 1
option-start-2 = Seat 2
option-start-3 = Seat 3
option-start-4 = Seat 4
option-start-5 = Seat 5
option-power = Power
option-power-covered = Covered: others’ power lies behind their screens; who remembers every payment knows it
option-power-open = Open: everybody’s power is shown

## Names

space = { $region } { $orbit } { $number }
space-alone = { $region } { $orbit }
orbit-grey = grey
orbit-orange = orange
orbit-red = red
orbit-purple = purple
region = region { $region }
plan-forge = Forge
plan-messenger = Messenger
plan-torch = Torch
plan-zephyrus = Zephyrus
phase-0 = morning
phase-1 = afternoon
phase-2 = evening
phase-3 = night
symbol-power = power
symbol-prestige = prestige
symbol-lit = light
symbol-stock = stock
symbol-star = star
symbol-suntok = sun
symbol-moontok = moon
sun = sun
moon = moon
prestige = prestige
power = power
light = stars the torch lights
ready = stars ready
stock = at the forge

## The table

sky = The sky
star-of = { $seat }’s star on { $space }
star-yours = your star on { $space }
star-dark = { $star }, dark
star-locked = { $star }, locked
star-ready = a star ready to be placed
slot-empty = empty slot
orbit-label = { $orbit } orbit: { $left } for the most, if at least { $right }; { $right } for second place
orbit-label-count = { $label } ({ $counts })
orbit-count = { $seat } { $count }
plans-now = Plans of this phase
plans-next = Plans are being chosen
plan-of = { $seat }: { $plan }
plan-chosen = { $seat } has chosen
plan-yours = { $seat }: { $plan }, still secret
plan-open = { $seat } is choosing
plan-title-chosen = chosen
plan-title-open = …
plan-before = before: { $plan }
plan-pays = { $cost } [power]
plan-done = { $seat }: { $plan }, done
torches = Aether’s torches
torch-at = { $seat }’s torch is on space { $space } and lights { $light }
last-night = Last night
last-night-of = { $seat }: { $points } in all
allotment = Your allotment board
your-plans = Your plans
card-forge = 1 · 2 · 3 stars for { $prices } [power]
card-messenger = Place a star; [power] for { $messenger-divisor ->
    [1] all
    [2] half
   *[other] 1/{ $messenger-divisor }
} of its region not yours
card-torch = 1–{ $most } spaces for { $prices } [power]
card-zephyrus = Swap with a rival: { $cost } [power], +{ $prestige } [prestige]
orbit-hint = Whoever alone has the most lit stars in this orbit gets the left number, if they are at least as many as the right number; then second place gets the right number. Otherwise all who have the most get the right number.
region-hint = A region of the sky. At night each region with one of your lit stars brings { $scoring-region } prestige. A star placed here brings power for { $messenger-divisor ->
    [1] each
    [2] half
   *[other] 1/{ $messenger-divisor }
} of the spaces here without your stars.
region-unused = not used
region-unused-hint = With { $seats } players this part of the sky stays empty.

## Where the game stands

where-before = The night before the first day
where-day = Day { $day } of { $days } · { $phase }
step-0 = Morning
step-1 = Afternoon
step-2 = Evening
step-3 = Night

## Questions and choices

ask-firststar = Place a star on any space
ask-firststar-second = Place a second star, in another orbit
ask-chooseplan = Choose a plan in secret
ask-forge = Forge: how many stars do you buy?
ask-messenger = Messenger: where do you place a star?
ask-torch = Torch: by how many spaces does it rise?
ask-zephyrus = Zephyrus: choose one of your stars and another player’s
ask-darkening = { $count ->
    [one] Choose a star that goes dark tonight
   *[other] Choose { $count } stars that go dark tonight
}
action-plan = { $plan }
action-place = Place a star on { $space }
action-buy = { $stars ->
    [one] Buy 1 star
   *[other] Buy { $stars } stars
}
action-raise = Raise by { $steps }
action-swap = Exchange your star on { $space }
action-for = for the one on { $space }
action-swap-both = Exchange { $own } and { $seat }’s { $other }
action-darken = Darken { $spaces }
action-pass = Pass
note-pays = −{ $power } [power]
note-gains = +{ $power } [power]
note-tyche = Tyche takes { $prestige } [prestige]
note-prestige = { $sign }{ $prestige } [prestige]
note-lights = [lit] { $light }
note-alone = +1 [power] cost for each rival
note-impossible = impossible now: −1 [prestige]

## The log

event-opens = { $seat } is the start player and takes the sun and the moon.
event-first-star = { $seat } places a star on { $space }.
event-phase = Day { $day } · { $phase } · moon: { $moon }
event-reveals = { $seat } reveals: { $plan }.
event-competes = { $seat } pays { $power } [power] for the competition.
event-tyche = Tyche gives { $seat } { $power } [power] for { $prestige } [prestige].
event-cannot = { $seat } can do nothing with { $plan } and loses 1 [prestige].
event-passes = { $seat } passes and loses 1 [prestige].
event-buys = { $stars ->
    [one] { $seat } buys 1 star for { $power } [power].
   *[other] { $seat } buys { $stars } stars for { $power } [power].
}
event-places = { $seat } places a star on { $space } and gains { $power } [power].
event-raises = { $seat } raises the torch by { $steps } for { $power } [power]; it lights { $light }.
event-swaps = { $seat } exchanges { $own } and { $other }’s { $foreign } and gains { $zephyrus-prestige } [prestige].
event-darkens = { $seat } darkens { $stars }.
event-night = The night of day { $day }
event-night-regions = { $count ->
    [one] { $seat } +{ $points }: stars in 1 region.
   *[other] { $seat } +{ $points }: stars in { $count } regions.
}
event-orbit-most = { $seat } +{ $points }: most stars in the { $orbit } orbit ({ $count }).
event-orbit-second = { $seat } +{ $points }: second in the { $orbit } orbit ({ $count }).
event-orbit-right = { $tied ->
    [yes] { $seat } +{ $points }: tied for the most in the { $orbit } orbit ({ $count }).
   *[no] { $seat } +{ $points }: most in the { $orbit } orbit, but too few for the left number ({ $count }).
}
event-constellation = { $seat } +{ $points }: a constellation of { $count } in { $region }.
event-best-constellation = { $seat } +{ $points }: the largest constellation ({ $count }).
event-burns-down = { $steps ->
    [0] { $seat }’s torch is burnt down already.
   *[other] { $seat }’s torch falls by { $steps } and lights { $light }.
}
event-ends = The end
event-returns = { $seat } gives back { $power } [power] for { $points } [prestige].
event-scores = { $seat }: { $points } [prestige].

## The score sheet

row-ho-10-1 = Regions with lit stars
row-ho-10-3a = Most stars in an orbit
row-ho-10-3b = Second in an orbit
row-ho-10-4 = Orbits without a clear leader
row-ho-10-7 = Constellations
row-ho-10-8 = Best constellation
score-ho-3-5 = Passed, or could do nothing
score-ho-5-2 = Given to Tyche
score-ho-6-13 = Zephyrus’ exchanges
score-ho-10-1 = { $count ->
    [one] Night { $night }: stars in 1 region
   *[other] Night { $night }: stars in { $count } regions
}
score-ho-10-3a = Night { $night }: most stars in the { $orbit } orbit ({ $count })
score-ho-10-3b = Night { $night }: second in the { $orbit } orbit ({ $count })
score-ho-10-4 = { $tied ->
    [yes] Night { $night }: tied for the most in the { $orbit } orbit ({ $count })
   *[no] Night { $night }: most in the { $orbit } orbit, but too few for the left number ({ $count })
}
score-ho-10-7 = Night { $night }: a constellation of { $count } in { $region }
score-ho-10-8 = Night { $night }: the largest constellation ({ $count })
score-ho-12-1 = Power given back to Zeus
ending-fewest-stars = { $names } wins: equal prestige, but fewer stars in the sky
ending-higher-torch = { $names } wins: equal prestige and stars, but the higher torch

## What a hint says that prestige is gained by
hint-ho-3-5 = no plan comes to nothing
hint-ho-5-2 = less goes to Tyche
hint-ho-6-13 = Zephyrus’ exchanges
hint-ho-10-1 = stars in more regions
hint-ho-10-3a = most stars in an orbit
hint-ho-10-3b = second in an orbit
hint-ho-10-4 = a share of an orbit without a clear leader
hint-ho-10-7 = stars joined in constellations
hint-ho-10-8 = the largest constellation
hint-ho-12-1 = power to give back to Zeus

## The rulebook in our own words

chapter-ho-0 = The game
clause-ho-0-1 = The game is for three to five players and lasts { $days-number } days, which are its rounds. Whoever then has the most prestige wins.
clause-ho-0-2 = In the box: the board, five allotment boards, { $stars-colour } two-sided stars and two round markers in each of five colours, five sets of four plan cards, the sun, the moon, a time marker, and power tokens of 1 and 5.
clause-ho-0-3 = The board shows Aether’s torches, Hephaestus’ forge, the prestige track, the heavens, the piles of power and the time track. The heavens are a disc cut into five regions like a cake; four orbits run round it, grey, orange, red and purple from the middle outwards. Each region has ten spaces for stars: one in the grey orbit, two in the orange, three in the red and four in the purple. Each player’s torch stands on a track of { $torch_track-spaces } spaces.

chapter-ho-1 = Setting up
clause-ho-1-1 = One round marker of each player begins beside the prestige track: nobody has any prestige yet.
clause-ho-1-2 = The other one begins on space { $torch_start-space } of the player’s torch, which then lights { $start-lights }.
clause-ho-1-3 = Each player begins with { $start_power-seats-3 } power, with four players { $start_power-seats-4 }, with five players { $start_power-seats-5 }.
clause-ho-1-4 = Each player takes an allotment board with three of their stars on its slots, lit side up, and the four plan cards. Their other stars, { $forge-left }, stay at the forge.
clause-ho-1-5 = The time marker begins on the morning of the first day.
clause-ho-1-6 = A start player is drawn by lot and takes the sun and the moon.
clause-ho-1-7 = With three players the regions { $used-3 } are used, with four { $used-4 }, with five { $used-5 }. No star ever goes to a region that is not in use.

chapter-ho-2 = The night before the first day
clause-ho-2-1 = The player to the right of the start player begins, and it goes on against the clock; the start player comes last.
clause-ho-2-2 = Twice round, in the same order, each player moves one star from the allotment board to an empty space.
clause-ho-2-3 = A player’s second star must be in another orbit than their first. Several players may share an orbit.
clause-ho-2-4 = These stars bring no power.
clause-ho-2-5 = Afterwards neither sun nor torches move, and no star goes dark: the start player keeps sun and moon for the first day.
clause-ho-2-6 = So everybody begins the first day with two stars in the sky, one ready and { $forge-left } at the forge.

chapter-ho-3 = A day
clause-ho-3-1 = Each of the { $days-number } days has three plan phases, morning, afternoon and evening, and a night.
clause-ho-3-2 = In each phase every player first chooses one of the four plans in secret. All four are always there, and a plan may be chosen again.
clause-ho-3-3 = When all have chosen, the plans are revealed together.
clause-ho-3-4 = Then, clockwise from the holder of the moon, each player takes a turn: first they pay for the competition, then they carry out the plan or pass.
clause-ho-3-5 = Passing: whoever passes, or has a plan that is impossible, loses 1 prestige.
clause-ho-3-6 = After morning and afternoon the moon goes one seat to the left, and the time marker moves on.
clause-ho-3-7 = After the evening comes the night. Then the sun goes one seat to the left, and whoever receives it takes the moon as well.
clause-ho-3-8 = So the sun moves one seat a day, and within a day the moon runs ahead of it, one seat a phase. With four or five players not everybody starts a phase each day.

chapter-ho-4 = Competition
clause-ho-4-1 = A plan costs its player 1 power for every other player who has revealed the same plan.
clause-ho-4-2 = This is paid at the beginning of the turn, before the action, and also by those who pass or can do nothing.
clause-ho-4-3 = Who passes still counts for the others.
clause-ho-4-4 = Who is alone with a plan pays nothing for it.
clause-ho-4-5 = The competition cannot be avoided: whatever power is missing comes from Tyche.

chapter-ho-5 = Tyche’s mercy
clause-ho-5-1 = Only a player who must pay more power in their turn than they have can ask Tyche for help.
clause-ho-5-2 = Tyche’s price: she gives { $tyche-other } power for 1 prestige, but only { $tyche-leader } to a player who leads, or is tied for the lead, at the beginning of that turn.
clause-ho-5-3 = Prestige may fall below zero.
clause-ho-5-4 = Power that is left over after the payment stays with the player.
clause-ho-5-5 = Nobody gives Tyche more prestige than the payment needs.
clause-ho-5-6 = The competition is paid first; power that the action brings comes too late for it.
clause-ho-5-7 = Whoever asks Tyche for help shows the power they have.
clause-ho-5-8 = While nobody has any prestige, everybody is tied for the lead.

chapter-ho-6 = The four plans
clause-ho-6-1 = Forge: the player buys one, two or three stars for { $forge-prices } power in all.
clause-ho-6-2 = Each bought star goes to an empty slot of the allotment board. It has three slots; nobody buys more stars than they have free slots.
clause-ho-6-3 = Nor does anybody buy more stars than they have left at the forge: there are { $stars-colour } of each colour.
clause-ho-6-4 = Without a free slot or without a star at the forge this plan is impossible.
clause-ho-6-5 = Messenger: the player moves one star from the allotment board to any empty space; orbits no longer matter.
clause-ho-6-6 = Zeus pays for it: the spaces of that region without the player’s own stars, empty ones and others’ alike, are counted after the star is placed. The player gains { $messenger-divisor ->
    [1] as much power
    [2] half as much power, rounded up
   *[other] one power for every { $messenger-divisor } of them, rounded up
}.
clause-ho-6-7 = Power never runs out.
clause-ho-6-8 = Without a star on the allotment board or without an empty space this plan is impossible.
clause-ho-6-9 = Nothing is paid for it beside the competition.
clause-ho-6-10 = Torch: the player raises their torch marker by 1 to { $torch-most } spaces for { $torch-prices } power, but not beyond the top, space { $torch_track-spaces }.
doubt-ho-6-10 = only the price of four spaces, 6, is in the text; see tenban rules olympus --provenance.
clause-ho-6-11 = A torch lights as many stars as the number below the marker says, one less than its own: on space { $torch_start-space } it lights { $start-lights }. On the lowest space it lights { $torch_track-lowest_lights }.
doubt-ho-6-11 = the length of the track and its lowest space are inferred from the examples.
clause-ho-6-12 = With the marker at the top this plan is impossible.
clause-ho-6-13 = Zephyrus: the player pays { $zephyrus-cost } power, exchanges one of their own stars and one of another player’s, and gains { $zephyrus-prestige } prestige.
clause-ho-6-14 = Zephyrus moves no star to an empty space.
clause-ho-6-14a = Zephyrus does not exchange two stars of the same player: the second one must be another player’s.
clause-ho-6-14b = Zephyrus does not exchange two stars of others: one of them must be the player’s own.
clause-ho-6-15 = Two stars that were exchanged are locked: nobody moves them again before the phase ends.
clause-ho-6-16 = Stars may be exchanged across regions and orbits, but never into a region that is not in use.
clause-ho-6-17 = The other player has no say and gets nothing, and nobody is paid as by the Messenger.
clause-ho-6-18 = Without an own star and another player’s star that are not locked this plan is impossible.

chapter-ho-7 = Who knows what
clause-ho-7-1 = Open to all: the sky, the allotment boards, the stars at the forge, the torches, prestige and revealed plans. Secret: a plan until all are revealed. Power is kept behind a screen, but everybody sees it gained and paid.
clause-ho-7-2 = Prestige changes at once; who leads is looked up at the beginning of each turn.

chapter-ho-9 = Night: stars go dark
clause-ho-9-1 = Clockwise from whoever held the moon in the evening, each player looks to their stars.
clause-ho-9-2 = Whoever has more stars in the sky than their torch lights chooses which of them go dark, just as many as needed; the next player sees the choice.
clause-ho-9-2a = Which stars go dark is one set: it is named in the order of the spaces, leaving enough stars for the rest of it.
clause-ho-9-3 = Dark stars count for nothing this night, but their spaces stay taken.
clause-ho-9-4 = Stars on the allotment board need no light.

chapter-ho-10 = Night: Zeus’ favour
clause-ho-10-1 = Regions: a player gains { $scoring-region } prestige for each region with at least one of their lit stars.
clause-ho-10-2 = Orbits: each orbit shows two numbers, left and right. The lit stars of each player are counted all round it, whatever the regions.
clause-ho-10-3a = Most in an orbit: whoever alone has the most stars there, and at least as many as its right number, gains the left number.
clause-ho-10-3b = Second in an orbit: if the left number is given, all who have the second most stars there, at least one, gain the right number each.
clause-ho-10-4 = The right number only: if nobody gains the left number, because of a tie or too few stars, all who have the most gain the right number each, and nobody else gains anything.
clause-ho-10-5 = An orbit without lit stars brings nothing.
clause-ho-10-6 = The numbers, left and right, are grey { $orbits-grey-1 }/{ $orbits-grey-2 }, orange { $orbits-orange-1 }/{ $orbits-orange-2 }, red { $orbits-red-1 }/{ $orbits-red-2 }, and purple, the outermost, { $orbits-purple-1 }/{ $orbits-purple-2 }.
doubt-ho-10-6 = purple 8/4 and an orbit of 5/2 are in the text; grey and red are chosen to fit between.
clause-ho-10-7 = Constellations: two or more lit stars of one player that blue lines connect bring { $scoring-constellation } prestige a star. The curves of the orbits are no such lines.
doubt-ho-10-7 = which spaces the blue lines join was only in a picture; the pattern is ours.
clause-ho-10-8 = The best constellation: if one constellation has more stars than every other, its owner gains { $scoring-best } prestige. If two are equal, even of one player, nobody does.
clause-ho-10-9 = The order of these four makes no difference.

chapter-ho-11 = Dawn
clause-ho-11-1 = All dark stars shine again.
clause-ho-11-2 = The sun goes one seat to the left and takes the moon along.
clause-ho-11-3 = Torches burn down: by { $torch_loss-leader } for those who lead or are tied for the lead, by { $torch_loss-other } for all others, never below the lowest space.
clause-ho-11-4 = After the last night there is no dawn; the game ends.

chapter-ho-12 = The end
clause-ho-12-1 = Power left over: everybody gives their power back to Zeus and gains 1 prestige for each full { $end-power }.
clause-ho-12-2 = The most prestige wins; in a tie the fewest stars { $tie_break-count_allotment ->
    [yes] in the sky and on the allotment board
   *[no] in the sky
}, then the higher torch; then the victory is shared.

chapter-ho-c = Rulings: where the rulebook is silent or unclear
clause-ho-c1 = The text takes { $torch_loss-other } spaces from torches “of the leader” after it took { $torch_loss-leader } from leaders: it must mean those who do not lead.
clause-ho-c2 = Who leads for the burning down is looked up after the points of that night.
clause-ho-c3 = After the last night the torches stay as they are; a tie is broken by them.
clause-ho-c4 = Power is exchanged after the last night and before the winner is found; what does not make { $end-power } is lost.
clause-ho-c5 = In a tie { $tie_break-count_allotment ->
    [yes] all stars are counted: those in the sky, lit and dark, and those on the allotment board
   *[no] the stars in the sky are counted, lit and dark, not those on the allotment board
}.
clause-ho-c6 = Second place in an orbit needs no least number, only one lit star.
clause-ho-c7 = Where the left number is not given there is no second place.
clause-ho-c8 = A tie for the most is paid the right number even if all who are tied have fewer stars than it says.
clause-ho-c9 = A single star is no constellation, so it cannot be the best one.
clause-ho-c10 = Tyche also helps to pay for an action. Her price is fixed at the beginning of the turn, even if the competition costs the player the lead.
clause-ho-c11 = Competition and action are paid one after the other; power left over from the first helps to pay the second.
clause-ho-c12 = Passing saves the cost of the action, never that of the competition.
clause-ho-c13 = Whoever passes with a plan that is impossible anyway loses 1 prestige, not 2.
clause-ho-c14 = “In secret” is a figure of speech in the night before: stars are placed openly, one after the other.
clause-ho-c15 = Both rounds of first stars go in the same direction and begin with the same player.
clause-ho-c16 = Nobody darkens more stars than needed.
clause-ho-c17 = Turning an exchanged star over is a reminder only; it is locked for everybody, and not dark.
clause-ho-c18 = Two stars in the same orbit of the same region may be exchanged.
clause-ho-c19 = A torch on its lowest space lights { $torch_track-lowest_lights ->
    [0] no star
    [one] 1 star
   *[other] { $torch_track-lowest_lights } stars
}.
clause-ho-c20 = The forge’s price is for all stars of the turn together.
clause-ho-c21 = In a region that is full of the player’s own stars the Messenger earns nothing.
clause-ho-c22 = If the sky is full, the Messenger is impossible.
clause-ho-c23 = The prestige marker begins beside the track: at 0, not 1.
clause-ho-c24 = Three plan phases and a night are the four phases of which the summary speaks.
clause-ho-c25 = The moon does not move between evening and night.
clause-ho-c26 = Stars, sun and torches are all put in order before the next morning; which comes first makes no difference.
clause-ho-c27 = On the torch card the upper number is the spaces, the lower one the price.
clause-ho-c28 = Even an impossible plan may be chosen.
clause-ho-c29 = As power is gained and paid openly, it can be shown openly; an option says so.
clause-ho-c30 = Spaces of regions that are not in use are never empty spaces.

## The tables of the rulebook

sheet-start = Players
sheet-start-seats = players
sheet-start-power = power at the start
sheet-start-regions = regions in use
sheet-orbits = Orbits, from the middle outwards
sheet-orbit = orbit
sheet-spaces = spaces in each region
sheet-left = left number (most stars)
sheet-right = right number (second most, and least for the most)
sheet-lines = Blue lines, by region; G, O, R and P are grey, orange, red and purple, numbered clockwise
sheet-region = region
sheet-joined = spaces joined by a line
sheet-torch = Torch track
sheet-torch-space = space
sheet-torch-lights = stars it lights
sheet-prices = Prices in one turn
sheet-price-what = what
sheet-price-power = power
sheet-price-star = stars from the Forge
sheet-price-torch = spaces of the Torch
sheet-end = Prestige
sheet-end-what = for
sheet-end-points = prestige
sheet-end-region = a region with a lit star, each night
sheet-end-star = a star of a constellation, each night
sheet-end-best = the one largest constellation, each night
sheet-end-power = power given back after the last night, for 1 prestige
