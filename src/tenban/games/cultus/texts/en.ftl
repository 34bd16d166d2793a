# Cultus in English.
title = Cultus
about = Rebuild a town with overlapping cards, walk its streets for money, and raise monuments; alone, against a rival.
duration = about an hour

## Options: the name of each, and each value with what it means

option-start = Start player
option-start-random = Drawn by lot
option-start-1 = Seat 1
option-start-2 = Seat 2
option-start-3 = Seat 3
option-start-4 = Seat 4
option-enemy = Enemy (alone)
option-enemy-random = Drawn by lot
option-enemy-balthasar = Balthasar: makes you draw, then scores the discard pile
option-enemy-wilhelm = Wilhelm: your medal costs you points, and he scores monuments that stand together
option-enemy-eleonora = Eleonora: takes your building money and scores every cube you have not built with
option-enemy-ruben = Ruben: pushes your monuments outwards and scores the icons around his own
option-enemy-claudia = Claudia: empties your character’s purse and scores two kinds of icons
option-enemy-annette = Annette: calls her monuments to the middle and scores them there
option-difficulty = Difficulty (alone)
option-difficulty-normal = Normal: the enemy begins with { $difficulty-normal } points
option-difficulty-hard = Hard: the enemy begins with { $difficulty-hard } points
option-difficulty-extreme = Extreme: the enemy begins with { $difficulty-extreme } points
option-traffic = Traffic (two squares in a move)
option-traffic-step = One of the two steps pays
option-traffic-card = One income card pays, for both steps if both are its pair

## Names

icon-hall = hall
icon-barracks = barracks
icon-church = church
icon-dwelling = dwelling
icon-market = market
icon-winery = winery
icon-plaza = plaza
symbol-hall = hall
symbol-barracks = barracks
symbol-church = church
symbol-dwelling = dwelling
symbol-market = market
symbol-winery = winery
symbol-plaza = plaza
symbol-gold = gold
symbol-vp = points
symbol-ap = action points
symbol-medal = medal
symbol-monument = monument
symbol-ruler = character
character-balthasar = Balthasar
character-wilhelm = Wilhelm
character-eleonora = Eleonora
character-ruben = Ruben
character-claudia = Claudia
character-annette = Annette
post-balthasar = chief administrator
post-wilhelm = knight commander
post-eleonora = church knight
post-ruben = margrave
post-claudia = merchant
post-annette = winery daughter
person = { $name }, { $post }
monument-revival = Revival of the { $icon }
monument-short = Revival { $symbol }
monument-unity = Unity
monument-industry = Industry
monument-transport = Transport
monument-friendship = Friendship
monument-military = Military
monument-traffic = Traffic
benefit-revival = Build on { $symbol } too; then +{ $points } [vp]
benefit-unity = Also move monuments next to you
benefit-industry = Draw 0 to { $industry-most } cards at the start
benefit-transport = Moving a monument costs { $shift-transport } card less
benefit-friendship = Monuments may share a square
benefit-military = Monuments may move 1 further
benefit-traffic = Your pawn may move 1 further
bonus = { $symbol }+{ $points }
power-jump = Jump
power-carry = Carry
power-glory = Glory

## The table

vp-name = points
hand = cards in hand
stock = monuments still to build
cost-track = building money
purse = character money
action-points = action points
counter = steps until the enemy acts
first-player = begins
medal-home = has the medal back: { $turn-medal } action point more
town = The town
square-of = { $square } { $icon }
square-bare = { $square }, bare
pays-here = pays { $gold } gold
pays-medal = pays { $gold } gold and your medal { $points } points
card-of = Card { $icons }
corner-of = around the lower right corner of { $square }
pawn-of = { $seat }’s pawn
pawn-yours = your pawn
monument-of = { $side }’s monument
monument-yours = your monument
incomes = Income cards and piles
income-pile = { $count ->
    [one] Income { $one }–{ $other }, 1 card
   *[other] Income { $one }–{ $other }, { $count } cards
}
income-coin = Turned to the coin: every paid step pays { $income-coin } more
coin-title = Coin
medal-of = { $seat }’s medal
medal-yours = your medal
offer = Monument cards
offer-deck = Monument cards · { $price } [gold] for your next
powers-of = Powers of { $name }
power-jump-name = Power for { $gold }: your pawn to any { $icon }
power-carry-name = Power for { $gold }: your monument to any { $icon }
power-glory-name = Power for { $gold }: { $points } points for each { $icon } around your monuments
power-jump-title = Jump to { $symbol }
power-carry-title = Carry to { $symbol }
power-glory-title = Glory { $symbol }
discards = Discard pile
discards-of = { $count ->
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
enemy-zone = The enemy: { $name }
enemy-badge = the enemy
enemy-card = { $name }: { $effect }
enemy-counter = Step { $at } of { $spaces }
enemy-bonus = End: { $monument } [vp] for each of its monuments beside { $symbol }, { $icon } [vp] for each { $symbol }
effect-balthasar = You draw a card for each cube in stock; then { $points } [vp] for each discarded card.
effect-wilhelm = Your medal costs points. { $points } [vp] for each monument beside another.
effect-eleonora = Your building money is lost; then { $points } [vp] for each cube in your stock.
effect-ruben = A monument of yours moves outwards; then { $points } [vp] for each different icon beside each of his.
effect-claudia = Your purse is emptied, or you lose { $loss } [vp]; then { $points } [vp] for each icon in town of the leftmost face-up income card.
effect-annette = Her monuments come closer; then { $points } [vp] for each in the middle.
your-cards = Your construction cards
splits = Building track · character
your-plan = Your plan
your-secret-plan = Your secret plan
your-monuments = Monument cards of { $seat }
plan-title = Plan
plan-name = Plan: { $icon }, and pairs of { $one } and { $other }
plan-body = { $icon } [vp] for each { $symbol } · { $pair } [vp] for each { $pairsymbols }
plan-now = { $points } [vp]
plan-word = { $icon }, { $one }–{ $other }

## Where the game stands

where-setup = Setting up
where-turn = { $seat }’s turn
where-points = { $seat }’s turn · [ap] { $points }
where-lap = { $where } · the last lap
where-enemy = { $name } acts
step-start = Start
step-income = Income
step-action = Action
step-hand = Hand
step-enemy = Enemy
step-end = End

## Questions and choices

ask-choosecharacter = Which character are you?
ask-chooseplan = Which plan do you keep?
ask-putmedal = On which income card do you put your medal?
ask-choosecorner = In which corner do you begin?
ask-firstcard = Lay a card on your corner { $square }
ask-start = From which pile do you draw?
ask-start-industry = Draw a card, or draw no more
ask-bank = { $gold ->
    [one] 1 [gold]: to which track?
   *[other] { $gold } [gold]: how do you split them?
}
ask-act = Spend an action point
ask-spare = Use a power, or end your turn
ask-paycards = { $count ->
    [one] Discard a card for the move
   *[other] Discard { $count } cards for the move
}
ask-hand = { $count ->
    [one] Discard a card: it costs { $price } [vp]
   *[other] Discard { $count } cards: each costs { $price } [vp]
}
ask-levy = Balthasar: draw a card
ask-banishment = Ruben: which of your monuments moves away from the middle?
ask-recall = Annette: which of her monuments comes closer?
verb-move = Move
verb-place = Place a card
verb-build = Build
verb-shift = Move a monument
verb-draw = Draw
verb-power = Power
why-move = no square is free
why-place = no card, or no place for it
why-build = no plaza here, or none left to build
why-build-cost = costs { $gold } [gold]
why-shift = no monument here, or too few cards
why-draw = no card left
why-power = too little gold
action-medal = Put your medal on { $pile }
action-be = Play as { $character }
action-plan = Take the plan { $plan }
action-stand = Begin on { $square }
action-bank = [monument] { $gold } to building
action-bank-purse = [ruler] { $gold } to the character
action-bank-both = [monument] { $cost } to building, [ruler] { $purse } to the character
action-move = Move to { $square }
action-move-on = Move to { $square } and on to { $square2 }
action-move-first = Move to { $square } and { $square2 }; the first step pays
action-move-second = Move to { $square } and { $square2 }; the second step pays
action-place = Place { $card }
action-build = Build a monument
action-build-take = Build a monument: { $monument }
action-shift = Move the monument of { $side } on { $square }
action-shift-to = Move the monument on { $square } to { $square2 }
action-draw = Draw from { $pile }
action-power = Power: { $power }
action-jump-to = Jump to { $square }
action-carry-to = Carry the monument on { $square } to { $square2 }
action-on = on to { $square }
action-to = to { $square }
action-stop = and stop
action-first = the first step pays
action-second = the second step pays
action-lay = on { $anchor }, turned { $turn }°
action-lay-card = Lay { $card } on { $anchor }
action-take = Take { $monument }
action-discard = Discard { $card }
action-discards = Discard { $cards }
action-skip = Draw no more
action-end = End the turn
note-income = +{ $gold } [gold]
note-medal = +{ $points } [vp]
note-medal-lost = −{ $points } [vp]
note-no-income = no income
note-pays = −{ $gold } [gold]
note-points = +{ $points } [vp]
note-covers = covers { $icons }
note-covers-nothing = on bare ground
note-plan = plan { $sign }{ $points } [vp]
note-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
note-last = the pile runs out

## The log

event-begins = { $seat } begins.
event-character = { $seat } is { $character }.
event-plan = { $seat } has the plan { $plan }.
event-plan-unseen = { $seat } has a secret plan.
event-enemy = The enemy is { $character }, with { $points } [vp].
event-puts-medal = { $seat } puts the medal on { $pile }.
event-stands = { $seat } begins on { $square }.
event-offers = A monument card is turned up: { $monument }.
event-turn = { $seat }’s turn
event-draws = { $seat } draws { $card } from { $pile }.
event-draws-unseen = { $seat } draws from { $pile }.
event-coin = The pile { $pile } has run out: its income card shows the coin.
event-medal-home = { $seat } has the medal back.
event-skips = { $seat } draws no more.
event-earns = { $seat } gains { $gold } [gold].
event-gold-lost = { $gold } [gold] of { $seat } find no room and are lost.
event-banks = { $seat } puts { $cost } on the building track, { $purse } on the character.
event-moves = { $seat } moves { $start } → { $end }.
event-pays = { $income } pays.
event-medal-points = { $seat }’s medal gives { $points } [vp].
event-medal-lost = { $seat }’s medal costs { $points } [vp].
event-places = { $seat } lays { $card } on { $anchor }.
event-builds = { $seat } builds on { $square } for { $gold } [gold] and takes { $monument }.
event-revival-points = { $seat } gains { $points } [vp] by Revival.
event-bonus-points = { $seat } gains { $points } [vp] for { $count } { $icon } around.
event-shifts = The monument of { $side } moves { $start } → { $end }.
event-discards = { $seat } discards { $card }.
event-power = { $seat } pays { $gold } [gold] for the power { $power }.
event-jumps = { $seat } jumps { $start } → { $end }.
event-glory-points = { $seat } gains { $points } [vp] by Glory.
event-hand-price = { $gold ->
    [0] It costs { $seat } { $points } [vp].
   *[other] It costs { $seat } { $points } [vp] and { $gold } [gold].
}
event-enemy-discards = The enemy discards { $card } from { $pile }.
event-enemy-cube = The enemy’s counter: { $count } of { $spaces }.
event-enemy-acts = { $character } acts.
event-enemy-points = { $character } gains { $points } [vp].
event-claudia-loss = { $seat } has an empty purse and loses { $points } [vp].
event-last-lap = { $seat } has built the last monument: everybody else has one more turn.
event-shows-plan = { $seat } shows the plan { $plan }.
event-ends = The end

## The score sheet

row-cu-9-1 = Monuments in the middle
row-cu-9-2 = Icons of the plan
row-cu-9-3 = Pairs of the plan
row-cu-13-1 = Enemy: monuments in the middle
row-cu-13-3 = Enemy: bonus
score-cu-3-10 = Cards beyond the hand limit
score-cu-4-2 = Medal
score-cu-5-3 = Glory
score-cu-6-1 = Revival
score-cu-9-1 = { $count ->
    [one] 1 monument in the middle
   *[other] { $count } monuments in the middle
}
score-cu-9-2 = Plan: { $count } × { $icon }
score-cu-9-3 = Plan: { $count } pairs of { $icon } and { $other }
score-cu-10-1 = Difficulty
score-cu-12-1 = Balthasar’s discards
score-cu-12-2 = Wilhelm
score-cu-12-3 = Eleonora’s zeal
score-cu-12-4 = Ruben’s neighbours
score-cu-12-5 = Claudia
score-cu-12-6 = Annette’s monuments
score-cu-13-1 = { $count ->
    [one] 1 monument in the middle
   *[other] { $count } monuments in the middle
}
score-cu-13-3 = { $which ->
    [0] { $count } of its monuments beside { $icon }
   *[1] { $count } × { $icon } in town
}
score-cu-r8 = Bonuses of monuments
hint-cu-3-10 = no cards beyond the hand limit
hint-cu-4-2 = steps that the medal pays for
hint-cu-5-3 = glory from the icons around your monuments
hint-cu-6-1 = revival
hint-cu-9-1 = monuments in the middle
hint-cu-9-2 = the icons of your plan
hint-cu-9-3 = the pairs of your plan
hint-cu-r8 = bonuses of monuments
ending-0 = { $points } behind: driven out. { $name } rules the marches, and you leave by night.
ending-1 = { $points } behind: in the shadow. The town is { $name }’s; they remember you kindly.
ending-2 = { $points } ahead: a contested seat. { $name } yields, and goes on plotting.
ending-3 = { $points } ahead: ruler of the marches. { $name } bows to you in the square.
ending-4 = { $points } ahead: glorious ruler! The people carry you past { $name }’s empty house.

## The rulebook in our own words

chapter-cu-1 = What is in the box
clause-cu-1-1 = The cards: 48 construction cards, 12 monument cards, 6 income cards with an income side and a coin side, 6 characters, 6 plans and 6 enemies for the game alone.
clause-cu-1-2 = The pieces: a board joined from two halves, a cost board, a point track, and in each of four colours six cubes, a pawn, a medal and a point marker.
clause-cu-1-3 = One to four can play.
clause-cu-1-4 = Six people want to rule: Balthasar the chief administrator, Wilhelm the knight commander, Eleonora the church knight, Ruben the margrave, Claudia the merchant and Annette of the winery. Each is a character, and an enemy for the game alone.

chapter-cu-2 = Setting up for two to four
clause-cu-2-1 = The boards are laid out; everybody has 0 points.
clause-cu-2-2 = The income cards lie in a row, income side up, and keep their places.
clause-cu-2-3 = The construction cards are shuffled; everybody gets a secret hand of { $deal-hand }.
clause-cu-2-4 = Six face-down piles of { $deal-pile } are put on the income cards; what is left, { $left-2 } cards with two players, { $left-3 } with three and { $left-4 } with four, is the discard pile.
clause-cu-2-5 = Everybody gets a character, openly, and a plan, in secret.
clause-cu-2-6 = Everybody puts cubes into stock: { $cubes-seats-2 } with two players, { $cubes-seats-3 } with three, { $cubes-seats-4 } with four. { $cubes-markers } of them mark the building track and the character’s track, both at 0. The rest, { $stock-2 }, { $stock-3 } or { $stock-4 }, are the monuments one can build.
clause-cu-2-7 = The monument cards are shuffled; { $monuments-row } lie face up.
clause-cu-2-8 = The start player is drawn by lot; play goes clockwise.
clause-cu-2-9 = One medal to a card: beginning with the last in turn order and going backwards, each puts the medal on an income card that has none.
clause-cu-2-10 = The first card: each player lays a card of the hand so that it covers their start square, and puts the pawn on that square.
clause-cu-2-11 = With three players the third one’s building track begins at { $third-gold }.

chapter-cu-3 = The turn
clause-cu-3-1 = Start: the player draws { $turn-draw ->
    [one] the top card of a pile of their choice that has cards
   *[other] { $turn-draw } cards, each the top card of a pile of their choice that has cards
}. For several draws the pile is chosen anew each time.
clause-cu-3-2 = When the last card of a pile is drawn, its income card is turned to the coin, and a medal on it goes back to its owner.
clause-cu-3-3 = Whoever has the medal back when their action phase begins has { $turn-medal } action { $turn-medal ->
    [one] point
   *[other] points
} more, in that turn and in every later one. A medal that returns during the action phase helps from the next turn on.
clause-cu-3-4 = Income: the player gains { $turn-gold } gold, and 1 more for each own monument in town.
clause-cu-3-5 = Two tracks: all gold, whenever it is gained, goes at once to the building track or to the character’s track, split as the player likes. Neither goes past { $tracks-top }, and gold never changes tracks.
clause-cu-3-6 = Gold that fits on neither track is lost.
clause-cu-3-7 = Actions: the player has { $turn-points } action points. 1 point: move, place a card, build, draw, or, with { $shift-cards ->
    [one] a card
   *[other] { $shift-cards } cards
} discarded, move a monument. 0 points: a power of the character. In any order, as often as one likes.
clause-cu-3-8 = All points must be spent: as long as an action for a point is possible, the turn does not end. None is kept for later, and what cannot be done cannot be chosen.
clause-cu-3-9 = If no action for a point is possible, the rest is lost. Powers may be used before, between and after actions, also with no points left.
clause-cu-3-10 = The hand limit: whoever has more than { $hand-limit } cards at the end of the turn discards down to { $hand-limit } and loses { $hand-price } points for each. What is short is taken from the building track, 1 gold for a point; nothing goes below 0.
clause-cu-3-11 = Then it is seen whether the game ends; if not, the next player has a turn.

chapter-cu-4 = The actions
clause-cu-4-1 = Move: the pawn goes one square up, down or aside; with Traffic up to two.
clause-cu-4-2 = The medal: a step between two squares whose icons are the pair of an income card pays gold, and if your own medal lies on that card, points as well.
clause-cu-4-3 = Two squares that have paid do not pay again in the same turn. Between other squares the same card may pay again.
clause-cu-4-4 = If no income card shows the pair, or its card is turned to the coin, the step pays nothing.
clause-cu-4-5 = A move of two squares is paid by one income card only; if both steps would pay, the player chooses one of them (CU-C31). Points come only from the card that pays.
clause-cu-4-6 = Place: the player lays a card from the hand into the town, turned as they like. It may cover earlier cards.
clause-cu-4-7 = Build: on the pawn’s square, which must be a plaza without a monument, the player pays from the building track, sets a cube from stock and takes one of the monument cards shown. Its benefit lasts, and its bonus counts icons.
clause-cu-4-8 = Move a monument: for a point and { $shift-cards ->
    [one] a discarded card
   *[other] { $shift-cards } discarded cards
} a monument on the pawn’s square moves one square up, down or aside, but not onto another monument. Any icon will do.
clause-cu-4-9 = It may be anybody’s monument, the enemy’s too.
clause-cu-4-10 = Draw: the top card of any pile.

chapter-cu-5 = The powers of a character
clause-cu-5-1 = Jump, for { $powers-jump } gold of the character’s track: the pawn goes to any other square with the character’s icon where no other pawn stands.
clause-cu-5-2 = Carry, for { $powers-carry } gold: one of the player’s own monuments goes to any other square with that icon where no monument stands.
clause-cu-5-3 = Glory, for { $powers-glory } gold: { $powers-icon } points for each of the character’s icons in the eight squares around the player’s monuments.
clause-cu-5-4 = Powers may be used again and again, as long as the gold lasts.

chapter-cu-6 = The benefits of monument cards
clause-cu-6-1 = Revival: the player may also build on the icon shown, and gains { $bonus-revival } points for it. The square built on never counts for the bonus.
clause-cu-6-2 = Unity: the player may also move monuments next to the pawn, to any square beside them.
clause-cu-6-3 = Industry: at the start the player may draw up to { $industry-most } cards, or none, and decides on each after seeing the one before.
clause-cu-6-4 = Transport: moving a monument costs { $shift-transport } discarded cards less.
clause-cu-6-5 = Friendship: the player may build on, and move monuments onto, squares that have a monument.
clause-cu-6-6 = Military: monuments the player moves may go one square further, in any direction.
clause-cu-6-7 = Traffic: the pawn may move one square further.
clause-cu-6-8 = Nobody has to go further or draw more because they may.

chapter-cu-8 = The end for two to four
clause-cu-8-1 = Whoever sets their last cube ends the game: everybody else has one more turn.
clause-cu-8-2 = When the last card of all piles is drawn, the game ends after that turn, even during the last lap.
clause-cu-8-3 = Somebody else’s last cube does not make the last lap longer.
clause-cu-8-4 = The monument cards cannot run out: at most { $most-taken } are ever taken.

chapter-cu-9 = Scoring
clause-cu-9-1 = The middle: { $scoring-centre } points for each own monument on the four squares in the middle of the board.
clause-cu-9-2 = The plan’s icon: plans are shown, and each brings { $scoring-icon } points for every such icon in town.
clause-cu-9-3 = The plan’s pair: { $scoring-pair } points for every two neighbouring squares with the two icons of the plan. One icon may count in several pairs.
clause-cu-9-4 = The most points win; equal is shared. Only what lies on top counts; pawns and monuments hide nothing.

chapter-cu-10 = Setting up alone
clause-cu-10-1 = Difficulty: an enemy is chosen or drawn; it begins with { $difficulty-normal }, { $difficulty-hard } or { $difficulty-extreme } points, and its cube on 0.
clause-cu-10-2 = The income cards are shuffled into a row; their order matters now.
clause-cu-10-3 = The hand is { $deal-solo_hand } cards. Cards fill the board, { $board-cards } in number, row by row as they are drawn, each turned at random; six piles of { $deal-solo_pile } are made of the rest, and what is left is the discard pile.
clause-cu-10-4 = Two characters and two plans are drawn; the player keeps one of each, openly. Only then are the monument cards turned up.
clause-cu-10-5 = Four cubes of the enemy stand on the four squares in the middle: its monuments. The player has { $stock-1 } cubes to build with.
clause-cu-10-6 = A corner: the medal goes on any income card, the pawn on any of the four corners.
clause-cu-10-7 = No first card is laid: the board is full.

chapter-cu-11 = A turn alone
clause-cu-11-1 = Start, income, action and hand are as ever; then the enemy has its phase; then it is seen whether the game ends.
clause-cu-11-2 = The enemy discards the top card of the leftmost pile that has cards, and its cube goes one space on. On the last space its effect happens and the cube goes back to 0.
clause-cu-11-3 = A pile that the enemy empties turns its income card and returns the medal as usual.
clause-cu-11-4 = The game ends after the turn in which the last cube was set or the last card left the piles.

chapter-cu-12 = The enemies
clause-cu-12-1 = Balthasar: the player draws a card for each cube in stock, from any piles; then he gains { $enemies-balthasar } points for each card in the discard pile.
clause-cu-12-2 = Wilhelm: whenever the medal would give points, { $enemies-wilhelm_medal } are lost instead. When he acts, he gains { $enemies-wilhelm } points for each monument beside another, whoever’s they are.
clause-cu-12-3 = Eleonora: the building track falls to 0; then she gains { $enemies-eleonora } points for each cube in the player’s stock.
clause-cu-12-4 = Ruben: a monument of the player’s moves one square away from the middle; then he gains { $enemies-ruben } points for each different icon beside each of his monuments.
clause-cu-12-5 = Claudia: with nothing on the character’s track the player loses { $enemies-claudia_loss } points, else it falls to 0; then she gains { $enemies-claudia } points for each face-up icon in town of the two kinds on the leftmost income card whose income side is up.
clause-cu-12-6 = Annette: each of her monuments moves one square closer to the middle, as the player likes; then she gains { $enemies-annette } points for each in the middle.

chapter-cu-13 = Scoring alone
clause-cu-13-1 = The enemy’s middle: { $scoring-centre } points for each of its monuments on the four squares in the middle.
clause-cu-13-2 = The player scores the middle and the plan as with others.
clause-cu-13-3 = The enemy’s bonus: { $enemies-monument } points for each of its monuments beside its icon, and { $enemies-icon } points for each such icon in town.
clause-cu-13-4 = The player wins with more points than the enemy; the difference tells the ending.

chapter-cu-14 = Who knows what, and how choices are made
clause-cu-14-1 = Secret are hands, the order of piles and, with others, plans; everything else is open, the discard pile too.
clause-cu-14-2 = In order: cards discarded together are one set, named from the lowest number up, leaving enough for the rest of it.

chapter-cu-r = Reconstructions: what was only in pictures
clause-cu-r1 = The board has { $board-columns } by { $board-rows } squares; a construction card covers two by two and may be turned by quarters. Next to means up, down or aside.
doubt-cu-r1 = sixteen cards fill the board exactly, and it has a middle of four squares; 8 by 8 fits all of that.
clause-cu-r2 = There are six icons: hall, barracks, church, dwelling, market and winery. The plaza is not one of them and is never counted as an icon.
clause-cu-r3 = Of the 48 construction cards { $plaza-cards } show a plaza; the table lists all cards.
doubt-cu-r3 = the pictures of the cards are lost; the faces are made so that each icon comes equally often.
clause-cu-r4 = Start squares are corners, in turn order: with two players { $starts-2 }, with three { $starts-3 }, with four { $starts-4 }.
doubt-cu-r4 = told by players for two; for three and four it fits the text.
clause-cu-r5 = A pawn steps onto squares with a card and without another pawn. A paid step brings { $income-gold } gold, and { $income-coin } more for each income card turned to the coin; the medal brings { $income-medal } points. It is taken whenever it is due. A jump is no move and pays nothing.
doubt-cu-r5 = the amounts were only in pictures.
clause-cu-r6 = A card { $placing-where ->
    [joined] must overlap or touch the town
   *[pawn] must cover a square next to the own pawn
} and may cover no pawn and no monument; it lies on the grid, within the board.
doubt-cu-r6 = where a card may go was only in a picture.
clause-cu-r7 = The monuments of a player cost, one after the other, { $costs } gold. One pays, sets the cube, takes the card and scores its bonus; then another card is turned up.
doubt-cu-r7 = the prices of monuments were only in a picture.
clause-cu-r8 = Bonus of a monument: when it is built, { $bonus-icon } points for each icon its card names in the eight squares around. The cards and the icons they count: { $bonus-list }. A Revival helps from the next monument on.
doubt-cu-r8 = the benefits are in the text; how they spread over the cards, and the bonus icons, are not.
clause-cu-r9 = Six pairs pay: { $income-list }.
doubt-cu-r9 = the pairs were only in pictures; a ring makes nine of fifteen pairs pay nothing.
clause-cu-r10 = The six plans, each with an icon and a pair: { $plan-list }.
doubt-cu-r10 = the plans were only in pictures; none wants a pair that pays.
clause-cu-r11 = The icons of the characters, and after how many turns each acts as an enemy: { $character-list }.
doubt-cu-r11 = the icons and spaces of the counters were only in pictures; the spaces are chosen so that a game alone is fair.
clause-cu-r12 = The endings, by the player’s points less the enemy’s: below { $endings-least-1 }, driven out; from { $endings-least-1 }, in the shadow; from { $endings-least-2 }, a contested seat; from { $endings-least-3 }, ruler of the marches; from { $endings-least-4 }, glorious ruler.
doubt-cu-r12 = the limits between the endings were only in a picture.
clause-cu-r13 = Points have no upper end and never fall below 0.

chapter-cu-c = Rulings where the text leaves a doubt
clause-cu-c1 = The text speaks of four phases and lists five; the fifth, the end, is bookkeeping.
clause-cu-c2 = Where the text gives two ends, that of the cubes holds; the monument cards cannot run out.
clause-cu-c3 = The draw action names plan cards by mistake: construction cards are drawn.
clause-cu-c4 = Two spellings of the monument of Unity mean the same card.
clause-cu-c5 = Medal and bonus coin are one and the same piece.
clause-cu-c6 = In the last lap each other player has exactly one turn.
clause-cu-c7 = Glory counts around all own monuments together, each square once; squares under own other monuments count.
clause-cu-c8 = Two squares are the same pair in either direction.
clause-cu-c9 = A monument moves only onto squares with a card, whatever they show.
clause-cu-c10 = A pawn is not carried along with a monument.
clause-cu-c11 = A monument that moves scores no bonus again.
clause-cu-c12 = Each step of a monument must be allowed by itself: not onto another monument without Friendship.
clause-cu-c13 = For a discard beyond the limit missing points are paid with building money, and then nothing more.
clause-cu-c14 = Points lost to Wilhelm or Claudia stop at 0 and cost no gold.
clause-cu-c15 = Claudia counts every icon of either kind; if no income card is left, none.
clause-cu-c16 = For Wilhelm all monuments count, of both sides; those on one square are beside each other.
clause-cu-c17 = The enemy’s bonus counts each of its monuments once, however many icons are beside it.
clause-cu-c18 = Away: Ruben’s push goes to a square further from the middle where no monument stands; if no monument of the player’s has such a way, nothing moves.
clause-cu-c19 = Closer: Annette’s monuments come one by one, each once, to a square nearer the middle where no monument stands; what cannot come closer stays.
clause-cu-c20 = Cards drawn for Balthasar may pass the hand limit, which is looked at in the next turn.
clause-cu-c21 = With no card left in the piles the enemy discards nothing, but its cube goes on.
clause-cu-c22 = Balthasar counts every card in the discard pile, the player’s too, and the one he just discarded; covered cards of the town are none.
clause-cu-c23 = First cards are laid in turn order.
clause-cu-c24 = Nobody ends the action phase early while an action for a point is possible.
clause-cu-c25 = Never do two medals lie on one card.
clause-cu-c26 = Gold gained by moving is split as freely as any other.
clause-cu-c27 = Stacked monuments in the middle count { $scoring-centre } points each.
clause-cu-c28 = Alone, a tie is a defeat.
clause-cu-c29 = With Industry one may draw nothing, even when few cards are left.
clause-cu-c30 = A turn in which the last card is drawn is played to its end.
clause-cu-c31 = Traffic: the text says that a move of two squares is paid “by one income card only”. We let one step pay, whichever the player names, also if one card would pay for both; with the option traffic = card both steps pay if the same card pays for them.

## The tables of the rulebook

pair-of = { $one }–{ $other }
plan-of = { $icon } with { $pair }
enemy-of = { $name } { $icon }, every { $spaces }
bonus-of = { $monument }: { $icon }
sheet-legend = Letters of the town
sheet-letter = letter
sheet-means = square
sheet-town-bare = no card yet
sheet-incomes = Income cards: the pair that pays
sheet-number = card
sheet-pair = pair
sheet-monuments = Monument cards
sheet-monument = card
sheet-benefit = benefit
sheet-bonus = bonus icon
sheet-build = Prices
sheet-what = what
sheet-gold = gold
sheet-build-nth = monument { $nth }, from the building track
sheet-power = { $power }, from the character’s track
sheet-people = Characters and enemies
sheet-name = name
sheet-icon = icon
sheet-spaces = as an enemy acts after
sheet-effect = effect as an enemy
sheet-plans = Plans
sheet-plan-icon = icon
sheet-plan-pair = pair
sheet-cards = Construction cards: upper row / lower row, in letters
sheet-faces = cards
