# The lesson about the night scoring of The Heavens of Olympus.
title = What a night is worth
about = The four ways in which lit stars bring prestige, which star to leave in the dark, and how to prepare the next night.

welcome = The second night begins. The table shows what the first one brought; now your stars are counted again, in four ways. Let us go through them before anything is decided.
torch = First the light. Your torch lights five stars, but six of yours hang in the sky, so one must go dark. A dark star counts for nothing this night and shines again at dawn.
regions = One: 1 prestige for each region in which you have a lit star. You have stars in all three.
orbits = Two: the orbits. Purple shows 8 and 4. Whoever alone has the most stars there, and at least four, gains 8, and second place gains 4. If there is a tie, or too few stars, those with the most gain only the 4.
ties = You have three purple stars, and so has a rival: a tie, 4 for each of you. In the red orbit all three players have two stars: 3 for everybody.
constellation = Three: constellations. Stars that blue lines join bring 1 each: your four in region Ⅲ make 4. And four: the one largest constellation of all brings 2 more. No other has four.
spare = So which star can you spare? None of those four. That leaves the purple star in region Ⅰ and the grey one in region Ⅱ; each is your only star in its region.
grey = Without the purple star you would lose the tie: 4 and a region. Without the grey one you lose the grey orbit: 3 and a region. The grey star it is.
yours = 15 for you: two regions, 3 for red, 4 for purple, 4 for the constellation and 2 because it is the largest.
alone = The second player was alone in the orange orbit with two stars. Two is enough there, so that was the full 5.
third-day = A new day. At dawn your torch burnt down by 2 and lights only three stars, while six hang in the sky. And all of them are lit again.
forge = You have no star ready, so begin at the Forge.
buy = Three stars cost [power] 6. You will need them on this day and the next.
messenger = Now place one where it counts several times.
five = Orange 2 in region Ⅲ is joined to your red star there: the constellation grows to five, and you get a foot into the orange orbit.
light = Seven stars now, and light for three. The evening belongs to the torch.
raise = Four spaces, and all seven are lit. The others do the same and pay for the competition, just as you do.
second = The third night. A rival has four purple stars now, alone with the most: 8. That leaves second place in the purple orbit, and all who share it gain 4 each: you, too.
largest = Your constellation of five brought 5, and 2 as the largest: almost a third of your 22.
broken = And orange? The second player had to leave one of two orange stars in the dark. A single star is too few for the 5, and yours ties with it: 2 for each of you. Count the torches of your rivals, too.
end = Three questions for every evening: where am I alone in front, where does one star break a tie, and which star is worth least in the dark? Play on, or begin a game of your own.
