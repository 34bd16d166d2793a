# How to play, and the reference card.
weight = medium

how-goal = You hang stars in the sky of Zeus for { $days-number } days. Every night your stars that shine bring prestige. The player with the most prestige in the end wins.
how-turn-1 = Morning, afternoon and evening: all choose one of four plans in secret and show them together. Forge buys stars, Messenger places one, Torch lights more of them, Zephyrus exchanges two. For every other player with the same plan you pay 1 [power].
how-turn-2 = Forge: buy up to three stars from your stock. They wait on your allotment board, which has three slots.
how-turn-3 = Messenger: place a waiting star on any empty space of the sky. It earns [power]: the emptier the region is of your own stars, the more.
how-turn-4 = Torch: move your torch up. It lights one star less than the number of its space; stars beyond that go dark in the night. At dawn all torches burn down, that of the leader most.
how-turn-5 = Night: your shining stars score. Every region you are in, most or second most stars in an orbit, and constellations: your stars that are joined by blue lines.
how-win = After { $days-number } nights power left over is turned into prestige, { $end-power } [power] for 1. The most prestige wins.
how-mistake-1 = Forgetting the torch. Stars that are not lit score nothing, and a torch burns down by { $torch_loss-other } every dawn, by { $torch_loss-leader } for the leader.
how-mistake-2 = Choosing what everybody chooses. In the morning after the night all want the Torch; who waits a phase pays nothing for company.
how-mistake-3 = Spreading stars without lines. Neighbours on a blue line score every night as a constellation, and the one largest brings { $scoring-best } more.

ref-turn-1 = Three times a day: choose a plan in secret, show together. Pay 1 [power] for each other player with the same plan.
ref-turn-2 = Turns go clockwise from the moon. Passing costs 1 [prestige].
ref-turn-3 = Night: stars beyond your light go dark, then the shining ones score.
ref-turn-4 = Dawn: torches fall by { $torch_loss-other }, that of the leader by { $torch_loss-leader }; the sun goes on.
ref-cost-1 = Forge: 1, 2 or 3 stars for { $forge_cost-total-1 }, { $forge_cost-total-2 } or { $forge_cost-total-3 } [power].
ref-cost-2 = Messenger: free; earns [power] for the spaces of the region without your stars, divided by { $messenger-divisor }.
ref-cost-3 = Torch: up 1 to 5 spaces for { $torch_cost-total-1 }, { $torch_cost-total-2 }, { $torch_cost-total-3 }, { $torch_cost-total-4 } or { $torch_cost-total-5 } [power].
ref-cost-4 = Zephyrus: { $zephyrus-cost } [power], +{ $zephyrus-prestige } [prestige]; exchange one of your stars and another player’s.
ref-cost-5 = Tyche: { $tyche-other } [power] for 1 [prestige] when you cannot pay; the leader gets { $tyche-leader }.
ref-score-1 = Each region with a shining star: { $scoring-region } [prestige].
ref-score-2 = Each orbit (grey, orange, red, purple), most stars: { $orbits-grey-1 }, { $orbits-orange-1 }, { $orbits-red-1 }, { $orbits-purple-1 }, if you have at least the right number; second: { $orbits-grey-2 }, { $orbits-orange-2 }, { $orbits-red-2 }, { $orbits-purple-2 }.
ref-score-3 = Each star of a constellation: { $scoring-constellation }; the one largest: { $scoring-best } more.
ref-score-4 = At the end { $end-power } [power] are 1 [prestige].
ref-symbol-power = Pays for everything.
ref-symbol-prestige = Points.
ref-symbol-lit = How many of your stars shine in the night.
ref-symbol-stock = Stars you can still buy at the forge.
ref-symbol-star = A star: ready on your board, or in the sky.
ref-symbol-suntok = The start player of the day.
ref-symbol-moontok = Takes the first turn of the phase.

symbol-darkstar = star that is dark tonight
symbol-lockstar = star that may not be exchanged
symbol-lock = may not be exchanged
symbol-regions = regions
symbol-figures = constellations
symbol-crown = largest constellation
symbol-hourglass = still choosing
symbol-seal = has chosen in secret
