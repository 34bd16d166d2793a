# Eclipse in English.
title = Eclipse
about = Lead a people into the galaxy: explore, research, build fleets, trade, fight, and pay for it all. Nine rounds.
duration = two to three hours

## Options: the name of each, and each value with what it means

option-species = Peoples
option-species-all = Chosen at the table, aliens too
option-species-terrans = Chosen at the table, Terrans only: everybody begins alike
option-species-drawn = Drawn by lot, aliens too
option-planta = Planta’s second exploration
option-planta-again = Allowed after a discarded hex
option-planta-ends = A discarded hex ends the action
option-colonists = Colony ships in upkeep
option-colonists-anywhere = May settle beside enemy ships
option-colonists-unopposed = Only where no enemy ships are
option-passage = Through a partner’s hex
option-passage-breaks = Even passing through breaks the relation
option-passage-stays = Only ending a move there breaks it
option-reputation = Who draws reputation first
option-reputation-controller = Whoever controls the hex
option-reputation-arrival = Whoever’s ships came first
option-wording = Doubtful sentences
option-wording-ruled = As the rulings say
option-wording-printed = As printed: discs, found parts, bombs, missiles, relations
option-homes = Places of the home hexes
option-homes-given = By the number of players and the seats
option-homes-chosen = Everybody chooses one of the six

## Kinds, ships, squares, ways

kind-money = money
kind-science = science
kind-material = material
ship-interceptor = interceptor
ship-cruiser = cruiser
ship-dreadnought = dreadnought
ship-starbase = starbase
ship-ancient = Ancient
ship-defence = defence system
ships-interceptor = { $count } interceptors
ships-cruiser = { $count } cruisers
ships-dreadnought = { $count } dreadnoughts
ships-starbase = { $count } starbases
ships-ancient = { $count } Ancients
ships-defence = { $count } defence systems
item-interceptor = Interceptor
item-cruiser = Cruiser
item-dreadnought = Dreadnought
item-starbase = Starbase
item-orbital = Orbital
item-monolith = Monolith
hint-starbase = A strong ship that never moves.
hint-orbital = One more square, for money or science.
hint-monolith = { $points-monolith } points for whoever controls the hex at the end.
square-m = money square
square-m-advanced = advanced money square
square-s = science square
square-s-advanced = advanced science square
square-t = material square
square-t-advanced = advanced material square
square-g = gray square
square-o = orbital
settled = { $square } (settled)
orbital-settled = orbital, settled
edge-n = north
edge-ne = north-east
edge-se = south-east
edge-s = south
edge-sw = south-west
edge-nw = north-west
track-military = Military
track-grid = Grid
track-nano = Nano
colour-yellow = yellow
colour-orange = orange
colour-red = red
empty-slot = empty slot
strangers = Ancients

## Symbols

symbol-money = money
symbol-science = science
symbol-material = material
symbol-vp = points
symbol-disc = disc
symbol-colony = colony ships
symbol-sector = hexes
symbol-rep = reputation tiles
symbol-envoy = ambassadors
symbol-balance = balance
symbol-danger = warning
symbol-ancient = Ancient
symbol-gcds = defence system
symbol-artifact = artifact
symbol-interceptor = interceptor
symbol-cruiser = cruiser
symbol-dreadnought = dreadnought
symbol-starbase = starbase
symbol-initiative = initiative
symbol-energy = energy
symbol-aim = computer
symbol-guard = shield
symbol-armour = hull
symbol-speed = movement
symbol-salvo = missiles
symbol-damage = damage
symbol-die-yellow = yellow die
symbol-die-orange = orange die
symbol-die-red = red die
symbol-explore = explore
symbol-influence = influence
symbol-research = research
symbol-upgrade = upgrade
symbol-build = build
symbol-move = move
symbol-traitor = traitor

## The table

galaxy = The galaxy
map-legend = squares m money, s science, t material, g gray; a capital is settled, * advanced, ? a discovery, ! a battle; ∘ is an open wormhole, and lines join linked hexes
hex-told = { $number } { $hex }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
space-home = place in the { $way }
space-beside = empty space { $way } of { $hex }, stack { $stack }
battle-to-come = A battle is coming here.
disc-of = { $seat }’s disc
discovery = discovery
ships-of = { $seat }: { $ships }
tracks = Tracks
influence-track = Influence: { $discs } on the track
reputation-track = Reputation and ambassadors
reputation-hidden = a reputation tile, face down
reputation-tile = reputation tile of { $value }
drawn-reputation = Reputation tiles drawn
your-reputation = Your reputation tiles
ambassador-of = { $seat }’s ambassador
finds = { $count ->
    [one] 1 discovery kept for points
   *[other] { $count } discoveries kept for points
}
kept = Kept beside the board
technologies = Techs
tech-told = { $technology }, { $price } science, { $count } on offer
effect-part = Allows the ship part { $part }: { $values }.
your-empire = Empire
your-ships = Ships
parts = Parts you can place
items = To build
aliens = Alien species
terrans = Terrans
drawn-hex = Drawn
found = Found
battle-at = Battle at { $hex }
battle-missiles = missiles
battle-round = round { $round }
battle-odds = { $seat } would win about { $percent } %
battle-odds-you = you would win about { $percent } %
battle-order = Order of initiative
acts-at = { $seat }: { $ship }, initiative { $initiative }
defender = defending
attacker = attacking
fighter = { $ship }, hull { $hull }, damage { $damage }, initiative { $initiative }
fighter-leaving = { $fighter }, retreating
leaving = retreating
dice = Dice
die = { $colour } die, { $face }
starts = start player
starts-next = starts the next round
is-traitor = traitor
has-passed = passed
has-collapsed = collapsed
will-be-short = upkeep too dear
money = money
science = science
material = material
discs-left = discs on the track
balance = balance after upkeep
colony-ships = colony ships ready
hexes-held = hexes controlled
tiles-held = reputation tiles
points-so-far = points so far, without hidden tiles
ambassadors-held = ambassadors

## What each action does

hint-explore = Turn up a hex beside one of yours and place it; you may put a disc on it at once.
hint-influence = Move discs between your track and the map; turn used colony ships up again.
hint-research = Take a technology for science; each one makes the next of its track cheaper.
hint-upgrade = Put better parts on your blueprints. All ships of that type have them at once.
hint-build = Build ships, orbitals and monoliths in hexes you control, for material.
hint-move = Fly ships through wormholes. Battles come later, in the combat phase.

## Where the game stands

where-choosing = Choosing boards
where-round = Round { $round } of { $rounds }
where-stacks = hexes left: I { $first }, II { $second }, III { $third }
step-action = Action
step-combat = Combat
step-upkeep = Upkeep
step-cleanup = Cleanup

## Notes: what a choice costs and brings

note-upkeep = upkeep { $upkeep } · balance { $balance }
note-produces = produces { $count }
note-graveyard = { $count } in the graveyard
note-track = { $count } of 7
note-cheaper = next −{ $cheaper }
note-energy = [energy]{ $energy }
note-printed = Printed price { $cost }, at least { $least }.
note-left = { $count } left
note-change = upkeep { $before } → { $after } · balance { $balance }
note-change-short = [danger] upkeep { $before } → { $after } · balance { $balance }: you cannot pay
note-stack = stack { $stack }: { $count } left
note-opens = opens to { $hexes }
note-opens-nowhere = opens to nothing else yet
note-opens-ways = wormholes: { $ways }
note-ancients = { $count ->
    [one] an Ancient waits there
   *[other] { $count } Ancients wait there
}
note-odds = against { $seat }: about { $percent } %
note-breaks = breaks your relation with { $seat }: you become the traitor
note-production = production { $before } → { $after }
note-balance = balance { $balance }
note-short = { $count } short
note-price = { $price }
note-trades = { $price }, some of it by trade
note-others = Others pay { $prices }.
note-points = { $points } [vp]

## Actions

action-act = { $action }
action-explore = Explore
action-influence = Influence
action-research = Research
action-upgrade = Upgrade
action-build = Build
action-move = Move
action-pass = Pass
pass-again-all = Nothing more in round { $round }
action-pass-again = Do nothing
explore-space = Explore the { $space }
pick-hex = Go on with { $hex }
rotate-hex = Place { $hex }, turned { $degrees }°
action-discard = Discard the hex
action-yes = Yes
action-no = No
action-lift = Take the disc off { $place }
action-tech = Research { $technology }
take-tech = Take { $technology }
action-design = Place a part on the { $ship }
action-part = { $part }
action-slot = { $part } on the { $ship }, slot { $slot }
slot-over = { $part } on the { $ship }, over { $old }
action-uncover = Take { $part } off the { $ship }
action-store = Keep it for later
action-step = Move { $ship } from { $source } to { $hex }
action-done = Done
action-colony = Settle the { $square } of { $hex }
colony-from = Settle the { $square } of { $hex } from { $kind }
action-offer = Offer { $seat } a relation
action-pay = Trade { $given } for { $gained }
action-track = { $kind }
action-type = { $ship } first
action-attack = Attack
attack-with = Attack with { $dice }
action-retreat = Retreat to { $hex }
action-hit = Hit { $ship }
hit-hurt = Hit { $ship } with damage { $damage }
action-bomb = Destroy the cube on the { $square }
action-keep = Keep the tile of { $value }
keep-none = Put all back
action-drop = Give up your tile of { $value }
drop-none = Keep your tiles
action-abandon = Give up { $hex }
action-species = { $side }
action-home = Home in the { $edge }
choose-ship = Move { $ship } from { $hex }
build-item = Build: { $item } at { $hex }

why-explore = nowhere to go
why-influence = nothing to move
why-research = nothing you can pay for
why-upgrade = nothing to change
why-build = nothing you can pay for
why-move = no ship can fly
why-no-disc = no disc left
why-reaction = no reaction
lay-claimed = Place it, with a disc
lay-bare = Place it, without a disc
give-up = Give up { $hex }: its disc goes back to the track
influence-one = Influence could only give up { $hex }, whose disc goes back to the track
influence-gives-up = Influence could only give up a hex: there is none on which you could put a disc
note-finds = a discovery is turned up
note-given-up = lost: { $points } [vp], { $cubes ->
    [one] 1 cube goes home
   *[other] { $cubes } cubes go home
}

the-track = the track
discs = Discs on your track
move-disc = Move a disc: { $source } → { $target }

## Questions

ask-turn = Your turn: take an action ({ $change }), or pass
ask-turn-passed = You have passed: react ({ $change }), or do nothing
ask-endturn = Use colony ships, then end your turn
ask-explore = Explore: choose a space
ask-secondtile = { $hex } was turned up: look at a second hex?
ask-picktile = Which hex do you go on with?
ask-placetile = Place { $hex }, turned as you like, or discard it
ask-claim = Put a disc on { $hex }?
ask-discovery = You found: { $discovery }
ask-freetechnology = Take a technology free of charge
ask-fitpart = { $part }: choose a slot for it, or keep it for later
ask-influence = { $left ->
    [one] Influence: one more disc: choose a hex for it, or a hex of yours to take one off
   *[other] Influence: choose a hex for a disc, or a hex of yours to take one off
}
ask-influence-lifted = Where does the disc from { $place } go?
ask-research = Research: choose a technology
ask-artifact = { $left ->
    [one] Artifact Key: choose goods
   *[other] Artifact Key: choose goods ({ $left } times)
}
ask-pay = Not enough { $kind }: trade for the rest
ask-upgrade = { $left ->
    [0] Upgrade: take parts off, or finish
    [one] Upgrade: place one more part: choose it, then a slot
   *[other] Upgrade: place up to { $left } parts: choose one, then a slot
}
ask-build = { $left ->
    [one] Build one more: choose what, then where
   *[other] Build up to { $left }: choose what, then where
}
ask-move = { $left ->
    [one] Move one more ship: choose it, then where to
   *[other] Move up to { $left } ships: choose one, then where to
}
ask-fly = { $left ->
    [one] Fly one hex further, or stop
   *[other] Fly up to { $left } hexes further, or stop
}
ask-returncubes = To which track does your cube return?
ask-bury = To which graveyard does your cube go?
ask-givecube = From which track do you take the ambassador’s cube?
ask-answer = { $seat } offers you a relation
ask-droptile = Make room for the ambassador: which reputation tile goes back?
claim-yes = Put a disc there
claim-no = No disc
discovery-yes = Use it
discovery-no = Keep it for { $points-discovery } [vp]
secondtile-yes = Turn up a second hex
secondtile-no = Go on with { $hex }
answer-yes = Agree
answer-no = Refuse
done-endturn = End the turn
done-fly = Stop here
done-influence = Move no more discs
done-explore = Explore no more
ask-choosespecies = Choose your people
ask-choosehome = Choose a place for your home hex
ask-neutronbombs = { $hex }: use Neutron Bombs on the population of { $seat }?
neutronbombs-yes = Use them: remove all cubes
neutronbombs-no = Fire the cannons instead
ask-sendhome = { $hex }: send the disc of { $seat } home?
sendhome-yes = Send it home
sendhome-no = Leave it there
ask-group = Same initiative: which ships act first?
ask-command = Your { $ship }: attack or retreat?
ask-assign = Your { $ship } hits with { $die }: who takes the damage of { $damage }?
ask-flee = The battle ends: where does your { $ship } go?
ask-bomb = { $damage ->
    [one] You bombard { $hex }: choose a cube of { $seat } to destroy
   *[other] You bombard { $hex }: choose { $damage } cubes of { $seat } to destroy, one by one
}
ask-keeptile = Choose the reputation tile you keep
ask-keeptile-full = No room: exchange a reputation tile, or put all back
ask-settle = Use your last colony ships
ask-books = { $short } [money] short: give up hexes or trade
done-settle = No more colony ships
drop-keep = Give up { $old }, keep { $new }
note-kills = destroys it
note-hurts = { $damage } of { $hull }
note-hits = hits on { $faces }
note-retreat = leaves next round and does not fire till then
ending-goods = { $names } wins: equal points, but more goods in store
known = known

## The log

event-starter = { $seat } starts.
event-chooses = { $seat } leads { $side }.
event-settles-at = { $seat } has its home in the { $edge }.
event-round = Round { $round }
event-acts = { $seat }: { $action }.
event-reacts = { $seat } reacts: { $action }.
event-passes = { $seat } passes.
event-passes-again = { $seat } does nothing more.
event-reshuffles = The discards of stack { $stack } are shuffled.
event-turns-up = { $seat } turns up { $hex }.
event-discards = { $seat } discards { $hex }.
event-lays = { $seat } places { $hex }.
event-claims = { $seat } puts a disc on { $hex }.
event-discovers = { $seat } finds at { $hex }: { $discovery }.
event-keeps-discovery = { $seat } keeps the discovery for 2 [vp].
event-gains = { $seat } gains { $count } { $kind }.
event-finds-cruiser = A cruiser joins { $seat } at { $hex }.
event-stores-part = { $seat } keeps { $part } for later.
event-researches = { $seat } researches { $technology } for { $price } [science].
event-takes-technology = { $seat } is given { $technology }.
event-trades = { $seat } trades { $count } { $given } for 1 { $wanted }.
event-moves-disc = { $seat } moves a disc: { $source } → { $target }.
event-cube-returns = A cube of { $seat } returns to { $kind }.
event-fits-part = { $seat } puts { $part } on the { $ship }.
event-uncovers = { $seat } takes a part off the { $ship }.
event-part-lost = { $part } leaves the game.
event-builds = { $seat } builds at { $hex }: { $item }.
event-moves = { $seat }: { $ship } from { $source } to { $target }.
event-colonises = { $seat } settles { $settling } at { $hex }.
event-flips = { $count ->
    [one] { $seat } has a colony ship ready again.
   *[other] { $seat } has { $count } colony ships ready again.
}
event-offers = { $seat } offers { $other } a relation.
event-refuses = { $seat } refuses { $other }.
event-allies = { $seat } and { $other } exchange ambassadors.
event-betrays = { $seat } betrays { $other } and is the traitor.
event-drops-tile = { $seat } puts back a reputation tile of { $value }.
event-drops-tile-unseen = { $seat } puts back a reputation tile.
event-combat = Combat
event-battle = Battle at { $hex }: { $attacker } against { $defender }.
event-rolls = { $party }: { $ship } rolls [die-{ $colour }] { $face }.
event-hits = { $party }: { $ship } takes { $damage } damage.
event-destroyed = { $party } loses: { $ship }.
event-prevails = { $party } wins the battle at { $hex }.
event-declares = { $seat }’s { $ship } will retreat to { $hex }.
event-retreats = { $seat }’s { $ship } retreats to { $hex }.
event-stalemate = Nobody can shoot at { $hex }: the attacker must go.
event-bombards = { $seat } bombards { $hex } for { $damage }.
event-wipes-out = { $seat } destroys all population of { $hex }.
event-bombs = { $seat } destroys a cube at { $hex }: { $square }.
event-buried = A cube of { $seat } goes to the graveyard of { $kind }.
event-draws = { $count ->
    [one] { $seat } draws a reputation tile: { $tiles }.
   *[other] { $seat } draws { $count } reputation tiles: { $tiles }.
}
event-draws-unseen = { $count ->
    [one] { $seat } draws a reputation tile.
   *[other] { $seat } draws { $count } reputation tiles.
}
event-keeps-fame = { $seat } keeps a reputation tile of { $value }.
event-keeps-fame-unseen = { $seat } keeps a reputation tile.
event-swaps-tile = { $swapped ->
    [0] { $seat } keeps none of the new tiles.
   *[other] { $seat } exchanges a reputation tile of { $given } for one of { $kept }.
}
event-swaps-tile-unseen = { $seat } has as many reputation tiles as before.
event-shows-tile = { $seat } shows a reputation tile of { $value }.
event-loses-hex = { $seat } loses { $hex }.
event-income = Upkeep of { $seat }: { $money } [money], { $science } [science], { $material } [material].
event-bankrupt = { $seat } cannot pay: { $short } [money] short.
event-abandons = { $seat } gives up { $hex }.
event-collapses = { $seat }’s civilisation collapses.
event-cleanup = Cleanup
event-ends = The end

## The score sheet

score-ec-23-1 = { $reason ->
    [reputation] Reputation tiles ({ $count })
    [ambassadors] Ambassadors ({ $count })
    [hexes] Controlled hexes ({ $count })
    [monoliths] Monoliths ({ $count })
    [discoveries] Discoveries kept ({ $count })
    [military] Military technologies ({ $count })
    [grid] Grid technologies ({ $count })
   *[nano] Nano technologies ({ $count })
}
score-ec-23-2 = The people’s own points ({ $count })
score-ec-14-9 = The traitor
hint-ec-23-1 = hexes, reputation, discoveries and technologies at the end
hint-ec-23-2 = your people’s own points
hint-ec-14-9 = the traitor’s mark stays away
row-0 = Reputation tiles
row-1 = Ambassadors
row-2 = Controlled hexes
row-3 = Monoliths
row-4 = Discoveries kept
row-5 = Technologies

## Technologies

tech-neutron-bombs = Neutron Bombs
tech-starbase = Starbase
tech-plasma-cannon = Plasma Cannon
tech-phase-shield = Phase Shield
tech-advanced-mining = Advanced Mining
tech-tachyon-source = Tachyon Source
tech-plasma-missile = Plasma Missile
tech-gluon-computer = Gluon Computer
tech-gauss-shield = Gauss Shield
tech-improved-hull = Improved Hull
tech-fusion-source = Fusion Source
tech-positron-computer = Positron Computer
tech-advanced-economy = Advanced Economy
tech-tachyon-drive = Tachyon Drive
tech-antimatter-cannon = Antimatter Cannon
tech-quantum-grid = Quantum Grid
tech-nanorobots = Nanorobots
tech-fusion-drive = Fusion Drive
tech-advanced-robotics = Advanced Robotics
tech-orbital = Orbital
tech-advanced-labs = Advanced Labs
tech-monolith = Monolith
tech-artifact-key = Artifact Key
tech-wormhole-generator = Wormhole Generator

## What a technology does

effect-neutron-bombs = After a battle, destroy all enemy population in the hex without rolling.
effect-starbase = You may build starbases.
effect-advanced-mining = Your colony ships may settle advanced material squares.
effect-advanced-economy = Your colony ships may settle advanced money squares.
effect-quantum-grid = At once: discs on your influence track: { $tech_track-quantum }.
effect-nanorobots = One more item in every Build action.
effect-advanced-robotics = At once: discs on your influence track: { $tech_track-robotics }.
effect-orbital = You may build orbitals: one more square for money or science.
effect-advanced-labs = Your colony ships may settle advanced science squares.
effect-monolith = You may build monoliths: { $points-monolith } points each.
effect-artifact-key = At once: { $tech_track-artifact } goods of one kind for each artifact you control.
effect-wormhole-generator = A wormhole on one side is enough for you.

## Ship parts

part-ion-cannon = Ion Cannon
part-plasma-cannon = Plasma Cannon
part-antimatter-cannon = Antimatter Cannon
part-plasma-missile = Plasma Missile
part-hull = Hull
part-improved-hull = Improved Hull
part-nuclear-drive = Nuclear Drive
part-fusion-drive = Fusion Drive
part-tachyon-drive = Tachyon Drive
part-electron-computer = Electron Computer
part-positron-computer = Positron Computer
part-gluon-computer = Gluon Computer
part-nuclear-source = Nuclear Source
part-fusion-source = Fusion Source
part-tachyon-source = Tachyon Source
part-gauss-shield = Gauss Shield
part-phase-shield = Phase Shield
part-axion-computer = Axion Computer
part-hypergrid-source = Hypergrid Source
part-shard-hull = Shard Hull
part-ion-turret = Ion Turret
part-conformal-drive = Conformal Drive
part-flux-shield = Flux Shield

## Boards and peoples

board-directorate = Terran Directorate
board-federation = Terran Federation
board-union = Terran Union
board-republic = Terran Republic
board-conglomerate = Terran Conglomerate
board-alliance = Terran Alliance
board-eridani = Eridani Empire
board-hydran = Hydran Progress
board-planta = Planta
board-draco = Descendants of Draco
board-mechanema = Mechanema
board-orion = Orion
people-terran = Trade { $peoples-terran-trade }:1, { $peoples-terran-move } moves, room for one more ambassador.
people-eridani = Rich: { $peoples-eridani-storage-1 } money, more technologies, { $peoples-eridani-reputation } reputation tiles; but { $peoples-eridani-discs } discs only.
people-hydran = Two technologies in one Research; advanced science from the start.
people-planta = Explorations: { $peoples-planta-explore }, colony ships: { $peoples-planta-colony_ships }, { $points-planta_hex } point for each hex; weak ships, helpless population.
people-draco = Lives with Ancients and picks from two hexes; { $points-draco_ancient } point for each Ancient left.
people-mechanema = Builds { $peoples-mechanema-build }, upgrades { $peoples-mechanema-upgrade }, and cheaper.
people-orion = Warlike: shields, initiative, a cruiser at the start; trades { $peoples-orion-trade }:1.
short-eridani = Rich and learned, but fewer discs
short-hydran = Two technologies in one Research
short-planta = Explores twice; a point for each hex
short-draco = Lives in peace with Ancients
short-mechanema = Builds and upgrades more, and cheaper
short-orion = Warlike: shields and initiative

## Hexes

hex-001 = Galactic Center
hex-101 = Castor
hex-102 = Pollux
hex-103 = Beta Leonis
hex-104 = Arcturus
hex-105 = Zeta Herculis
hex-106 = Capella
hex-107 = Aldebaran
hex-108 = Mu Cassiopeiae
hex-201 = Alpha Centauri
hex-202 = Fomalhaut
hex-203 = Chi Draconis
hex-204 = Vega
hex-205 = Mu Herculis
hex-206 = Epsilon Indi
hex-207 = Zeta Reticuli
hex-208 = Iota Persei
hex-209 = Delta Eridani
hex-210 = Psi Capricorni
hex-211 = Beta Aquilae
hex-221 = Procyon
hex-222 = Epsilon Eridani
hex-223 = Altair
hex-224 = Beta Hydri
hex-225 = Eta Cassiopeiae
hex-226 = 61 Cygni
hex-227 = Sirius
hex-228 = Sigma Draconis
hex-229 = Tau Ceti
hex-230 = Lambda Aurigae
hex-231 = Delta Pavonis
hex-232 = Rigel
hex-301 = Zeta Draconis
hex-302 = Gamma Serpentis
hex-303 = Eta Cephei
hex-304 = Theta Pegasi
hex-305 = Lambda Serpentis
hex-306 = Beta Centauri
hex-307 = Sigma Sagittarii
hex-308 = Kappa Scorpii
hex-309 = Phi Piscium
hex-310 = Nu Phoenicis
hex-311 = Canopus
hex-312 = Antares
hex-313 = Alpha Ursae Minoris
hex-314 = Spica
hex-315 = Epsilon Aurigae
hex-316 = Iota Carinae
hex-317 = Beta Crucis
hex-318 = Gamma Velorum

## Discoveries

discovery-money = [money] { $discoveries-goods-1 }
discovery-science = [science] { $discoveries-goods-2 }
discovery-material = [material] { $discoveries-goods-3 }
discovery-technology = Ancient Technology
discovery-cruiser = Ancient Cruiser

## The rulebook in our own words

chapter-ec-0 = The game
clause-ec-0-1 = Two to six players lead a people each through { $frame-rounds } rounds. Whoever then has the most victory points wins.
clause-ec-0-2 = There are seven peoples: the Terrans on six boards of different colours, and an alien species on the back of each of these boards. A board is used on one side only, so whoever takes a side takes the other one out of the game.
clause-ec-0-3 = Diplomacy exists only in games that began with four players or more, and then to the end.
clause-ec-0-4 = Ships, cubes, discs, ambassadors, technologies, discoveries, reputation tiles and hexes are limited to what is in the box. Ordinary ship parts, damage markers, orbitals and monoliths never run out.

chapter-ec-1 = The map
clause-ec-1-1 = The galaxy is a map of hexagons round the Galactic Center. Its rings are counted outwards.
clause-ec-1-2 = The first ring is drawn from stack I, the second from stack II, everything further out from stack III. The map has no edge.
clause-ec-1-3 = A hex may be turned in six ways, and its wormholes turn with it. Two ways that give the same wormholes are the same.
clause-ec-1-4 = Two neighbouring hexes are fully connected if both have a wormhole at their common edge, and half connected if only one has.
clause-ec-1-5 = Hexes are linked for a player by a full connection, or by a half connection if the player knows the Wormhole Generator. Exploring, influencing, moving and retreating all need a link.
clause-ec-1-6 = A space without a hex holds nothing: no ship and no disc.

chapter-ec-2 = Setting up
clause-ec-2-1 = The { $tech-tiles } technology tiles go into one bag, the { $reputation-tiles } reputation tiles into another.
clause-ec-2-2 = Technologies on offer at the start: { $setup-technologies-1 }, { $setup-technologies-2 }, { $setup-technologies-3 }, { $setup-technologies-4 } or { $setup-technologies-5 } for two, three, four, five or six players. Several copies of one technology may be among them.
clause-ec-2-3 = The { $discovery-tiles } discovery tiles are shuffled face down; one of them lies in the Galactic Center under its defence system.
clause-ec-2-4 = Stacks I and II are complete. Of stack III only { $setup-outer-1 }, { $setup-outer-2 }, { $setup-outer-3 }, { $setup-outer-4 } or { $setup-outer-5 } hexes are used with two to six players, drawn by lot; the others stay in the box, unseen.
clause-ec-2-5 = The start player is drawn by lot. Seats follow clockwise.
clause-ec-2-6 = Choosing boards: with Terrans only, clockwise from the start player; with alien species, counter-clockwise from the player at the start player’s right, so that the start player comes last.
clause-ec-2-7 = The home hexes lie two steps from the centre in a straight line; which of the six places are used depends on the number of players. Places not used are ordinary spaces of the second ring.
clause-ec-2-8 = A home hex is turned so that its wormholes lead to one space of the first ring, one of the second and two of the third.
clause-ec-2-9 = A player has { $pieces-ships-1 } interceptors, { $pieces-ships-2 } cruisers, { $pieces-ships-3 } dreadnoughts, { $pieces-ships-4 } starbases, { $pieces-ambassadors } ambassadors, { $cubes-all } cubes, discs, and colony ships, which start face up: { $by-colony_ships }.
clause-ec-2-10 = Discs on the influence track: { $by-discs }; { $pieces-reserve } more wait for Advanced Robotics and Quantum Grid.
clause-ec-2-11 = { $pieces-cubes } cubes lie on each population track, which has { $pieces-track } squares; then it produces { $start-production }.
clause-ec-2-12 = Every people starts with the stored goods that the table of peoples shows, the Terrans with { $peoples-terran-storage-1 } money, { $peoples-terran-storage-2 } science and { $peoples-terran-storage-3 } material.
clause-ec-2-13 = The home hex starts with a disc, a ship and a cube on every ordinary square; the Hydran put one on the advanced science square as well. The ship: { $by-ship }.
clause-ec-2-14 = Printed starting technologies count as technologies of their track. They are not among the 96 tiles.
clause-ec-2-15 = Reputation tiles drawn at the start: { $by-reputation }. Their owner looks at them and keeps all.
clause-ec-2-16 = With four players or more the Traitor card lies ready. The first round begins.

chapter-ec-3 = Tracks and stores
clause-ec-3-1 = A population track produces the number it has uncovered: the more cubes are away, the more.
clause-ec-3-2 = A population track holds { $pieces-track } cubes. A cube that comes home to a full track goes to another track its owner chooses.
clause-ec-3-3 = Upkeep is the number the influence track has uncovered: the more discs are away, the dearer.
clause-ec-3-4 = Stored goods have no upper limit and never fall below zero.
clause-ec-3-5 = Production and upkeep are read off the tracks at the moment they are needed.
clause-ec-3-6 = All discs of a player are alike, and so are all the cubes.

chapter-ec-4 = Rounds, turns, reactions
clause-ec-4-1 = A round has four phases: action, combat, upkeep and cleanup. The last round has no cleanup.
clause-ec-4-2 = In the action phase the players take single turns, clockwise from the start player, until all have passed.
clause-ec-4-3 = Who has not passed takes exactly one of the six actions, or passes.
clause-ec-4-4 = An action costs a disc from the influence track. Without a disc there only passing is left.
clause-ec-4-5 = An action can be chosen only if something can be done with it now.
clause-ec-4-6 = Nobody need do all an action allows, but at least one thing.
clause-ec-4-7 = The first to pass starts the next round. If that player has collapsed, the next one clockwise does.
clause-ec-4-8 = Who has passed may take a reaction at each later turn, or do nothing.
clause-ec-4-9 = A reaction costs a disc as well and is smaller: one ship part, one ship or structure, or one move. Nothing makes it larger.
clause-ec-4-10 = The action phase ends as soon as the last player passes; there are no reactions after that.
clause-ec-4-11 = Collapsed players are skipped.
clause-ec-4-12 = In each own turn, even when passing, a player may also use colony ships, trade and offer relations.

chapter-ec-5 = Colony ships
clause-ec-5-1 = A colony ship that is face up may be turned down to put one cube on a free square of a controlled hex: in one’s own turn and at the start of upkeep.
clause-ec-5-2 = The cube comes from the track of the square’s colour. If that track is empty, the square stays empty.
clause-ec-5-3 = A gray square takes a cube from any track.
clause-ec-5-4 = Advanced squares need Advanced Economy for money, Advanced Labs for science, Advanced Mining for material.
clause-ec-5-5 = An orbital is one more square, for a cube from the money or the science track.
clause-ec-5-6 = A cube leaving a gray square may return to any track, one leaving an orbital to money or science, wherever it came from.
clause-ec-5-7 = Enemy ships in a controlled hex do not keep colony ships away.
clause-ec-5-8 = Used colony ships come back by an Influence action or in the cleanup.
clause-ec-5-9 = Cubes do not move from square to square, and return only when the disc leaves.

chapter-ec-6 = Trade
clause-ec-6-1 = Goods of one kind can be turned into one of another kind. Goods given for one: { $by-trade }.
clause-ec-6-2 = Cubes and discs cannot be traded, nor can anything be traded with other players.
clause-ec-6-3 = Trading is asked for when a payment is short; trading earlier would bring nothing more.

chapter-ec-7 = Explore
clause-ec-7-1 = Exploring starts from a controlled hex, or from one with an own ship that is not pinned.
clause-ec-7-2 = The space must be empty and lie behind a wormhole of such a hex (behind any edge with the Wormhole Generator), and hexes for its ring must be left.
clause-ec-7-3 = The space is chosen before the hex is seen.
clause-ec-7-4 = The top hex of the stack is turned up. An empty stack is first made anew from its discards.
clause-ec-7-5 = Draco may turn up a second hex of the stack and go on with either; the other one is discarded.
clause-ec-7-6 = The hex is placed or discarded. Discarding ends this exploration.
clause-ec-7-7 = The hex may be turned in any way that links it to a hex the exploration can start from.
clause-ec-7-8 = There is always a way to turn it that fits, so nobody is forced to discard.
clause-ec-7-9 = A discovery symbol gets a discovery tile, face down; each Ancient symbol gets an Ancient.
clause-ec-7-10 = The explorer may put a disc on the new hex, unless Ancients are there. Draco may even then.
clause-ec-7-11 = With the disc comes the discovery tile, if no Ancient is there; without a disc it stays where it lies.
clause-ec-7-12 = Colony ships may go to the new hex in the same turn.
clause-ec-7-13 = Explorations in one action: { $by-explore }; one after the other, even after a discard.
clause-ec-7-14 = If nothing is left of a ring’s stack and discards, its spaces cannot be explored.

chapter-ec-8 = Discoveries
clause-ec-8-1 = Whoever puts a disc on a hex without Ancients and without the defence system takes the discovery tile there.
clause-ec-8-2 = A Draco who controls a hex takes its discovery tile at the end of the combat phase in which its last Ancient fell.
clause-ec-8-3 = The tile is turned up for all. Its taker keeps it for { $points-discovery } points or uses it, at once.
clause-ec-8-4 = Goods: { $discoveries-goods-1 } money, { $discoveries-goods-2 } science or { $discoveries-goods-3 } material.
clause-ec-8-5 = Ancient Technology: the cheapest technology on offer, by printed cost, that the player lacks and has room for, free of charge. If there is none, the tile is kept for its points.
clause-ec-8-6 = Ancient Cruiser: an unbuilt cruiser appears on the hex. If none is left, the tile is kept for its points.
clause-ec-8-7 = An ancient ship part goes onto a slot of an own blueprint at once, if the blueprint is then sound, or is kept beside the board.
clause-ec-8-8 = A kept part can be placed later as one of the parts of an Upgrade.
clause-ec-8-9 = An ancient part that is covered or removed leaves the game.
clause-ec-8-10 = Used tiles and kept parts bring no points.

chapter-ec-9 = Influence
clause-ec-9-1 = Move discs, so many at most: { $by-influence }; and turn colony ships face up, so many at most: { $by-flips }.
clause-ec-9-2 = A disc comes from the track or from a controlled hex and goes to another hex or to the track.
clause-ec-9-3 = The hex must have no disc, no enemy ship and no defence system, and must be linked to a hex where the player has a disc or a ship, or hold a ship of the player.
clause-ec-9-4 = Pinned ships are ships enough for that.
clause-ec-9-5 = All this is checked before the disc is lifted, so a disc may step from a hex to its neighbour.
clause-ec-9-6 = When a disc leaves a hex, its cubes return to their tracks at once; structures stay.
clause-ec-9-7 = The disc takes the discovery tile of its new hex. Draco may put it beside Ancients, but then takes no tile.
clause-ec-9-8 = Lifting a disc and putting it back on the same hex uses both moves.
clause-ec-9-9 = Colony ships are turned up as late in the turn as it helps.
clause-ec-9-10 = Other players’ discs are never moved.

chapter-ec-10 = Research
clause-ec-10-1 = Take technologies on offer, one after the other. How many at most: { $by-research }.
clause-ec-10-2 = The price in science falls with every technology on the same track, but not below the smaller number.
clause-ec-10-3 = Missing science is traded for. Science and everything the other goods can be traded for must cover the price.
clause-ec-10-4 = Nobody takes a technology they know, an eighth one of a track, or one that is not on offer. Technologies are never lost.
clause-ec-10-5 = Technologies allow ship parts and structures. Discs that Advanced Robotics brings: { $tech_track-robotics }; Quantum Grid: { $tech_track-quantum }.
clause-ec-10-6 = Artifact Key: { $tech_track-artifact } goods of one kind for each artifact on controlled hexes; the kind is chosen for each.
clause-ec-10-7 = Nanorobots: one more item in every Build action. Neutron Bombs destroy population without dice. The Wormhole Generator makes links of half connections.

chapter-ec-11 = Upgrade
clause-ec-11-1 = Place ship parts on own blueprints, so many at most: { $by-upgrade } (as a reaction 1), and take off as many tiles as wanted.
clause-ec-11-2 = A slot shows its printed part, or nothing, until a tile covers it. Printed parts can only be covered.
clause-ec-11-3 = A new tile on a covered slot sends the old one back.
clause-ec-11-3a = A tile placed in this Upgrade stays until the Upgrade ends.
clause-ec-11-4 = A part needs its own technology. These need none: { $free-parts }. Ancient parts must be one’s own.
clause-ec-11-5 = Parts cost nothing, and a blueprint may have several of a kind.
clause-ec-11-6 = In the end every blueprint must have enough energy; interceptor, cruiser and dreadnought need a drive, the starbase must have none.
clause-ec-11-7 = All values of a blueprint add up: initiative, computer, shield, hull, movement, energy, dice.
clause-ec-11-8 = The change holds at once for all ships of that type.
clause-ec-11-9 = On the way a blueprint may be unsound if the parts still to be placed can mend it.
clause-ec-11-10 = A part that would change nothing is not placed.

chapter-ec-12 = Build
clause-ec-12-1 = Build items, each in a controlled hex, so many at most: { $by-build } (with Nanorobots one more, as a reaction 1).
clause-ec-12-2 = Starbases, orbitals and monoliths need their technology; the other ships need none.
clause-ec-12-3 = A hex holds one orbital and one monolith at most, but any number of ships.
clause-ec-12-4 = Nobody builds more ships of a type than the box holds: { $pieces-ships-1 } interceptors, { $pieces-ships-2 } cruisers, { $pieces-ships-3 } dreadnoughts, { $pieces-ships-4 } starbases. Destroyed ships can be built again.
clause-ec-12-5 = The cost in material is in the table of costs; Mechanema have costs of their own. Missing material is traded for.
clause-ec-12-6 = Enemy ships in the hex do not matter.
clause-ec-12-7 = Structures stay for ever and serve whoever controls the hex.

chapter-ec-13 = Move
clause-ec-13-1 = Ships move, so many times at most: { $by-move } (as a reaction 1). The same ship may move again. Starbases never move.
clause-ec-13-2 = A ship makes as many steps as its drives allow, each to a linked hex.
clause-ec-13-3 = There is no way through empty space. Others’ discs and cubes stop nobody.
clause-ec-13-4 = Pinning: a ship may leave a hex only if at least one own ship stays for every enemy ship there.
clause-ec-13-5 = Which ships stay is the owner’s choice, made anew at every step.
clause-ec-13-6 = While the defence system stands, entering the centre ends the move, and no ship leaves it.
clause-ec-13-7 = A move has at least one step; it ends when the player stops, when the drives are spent, or when the ship is held.
clause-ec-13-8 = Entering a hex where a partner has a disc or a ship breaks the relation, even in passing.
clause-ec-13-9 = Every hex remembers in which order players brought ships there. Ancients were there first.
clause-ec-13-10 = Moving places no disc and starts no fight: that waits for the combat phase.

chapter-ec-14 = Diplomacy
clause-ec-14-1 = In one’s own turn one may offer another player a relation; both must agree.
clause-ec-14-2 = Both need a fully connected pair of controlled hexes, an ambassador, a cube on a track and room for the other’s ambassador. There must be no relation yet, and neither may be the traitor or have collapsed.
clause-ec-14-3 = Neither may have ships in a hex the other controls, nor may both have ships in one hex.
clause-ec-14-4 = Each gives the other an ambassador with one of their own cubes, from a track they choose.
clause-ec-14-5 = Ambassadors and reputation tiles share a track: some of its places are for one kind only, most for either.
clause-ec-14-6 = Who lacks room for the ambassador may put a reputation tile back to make some.
clause-ec-14-7 = A relation brings the production of the given cube, and a point to whoever holds the ambassador. It does not let ships stand together.
clause-ec-14-8 = A ship that enters a partner’s hex breaks the relation: ambassadors and cubes go home, and its owner takes the Traitor card.
clause-ec-14-9 = The traitor forms no new relations and loses { $traitor-loss } points at the end, until someone else breaks a relation.
clause-ec-14-10 = There is no other way to end a relation, except a collapse.

chapter-ec-15 = Combat: where and when
clause-ec-15-1 = There is a battle wherever hostile ships are together: of two players, or of a player and Ancients or the defence system. Draco and Ancients are not hostile.
clause-ec-15-2 = Battles are fought from the highest hex number to the lowest.
clause-ec-15-3 = In a hex first the players fight each other, then the one who is left fights what was there before.
clause-ec-15-4 = The last two to arrive fight first, the winner then meets the one before them, and so on. Whoever controls the hex counts as the first to arrive.
clause-ec-15-5 = The defender is whoever controls the hex, or else was there earlier; Ancients and the defence system always defend.
clause-ec-15-6 = Damage stays until the end of the combat phase.
clause-ec-15-7 = In each hex: battles, then the attack on the population, then reputation. After all hexes: control, discoveries, repairs.

chapter-ec-16 = A battle
clause-ec-16-1 = Missiles are fired once, before all else, in order of initiative.
clause-ec-16-2 = Then rounds follow until one side has no ships left.
clause-ec-16-3 = Ships act by type, from the highest initiative to the lowest. The defender wins ties; among own types the owner chooses.
clause-ec-16-4 = All ships of a type do the same: attack or retreat.
clause-ec-16-5 = All cannons of the type are rolled; then the attacker gives each die to an enemy ship. Yellow dice do { $dice-yellow } damage, orange { $dice-orange }, red { $dice-red }.
clause-ec-16-6 = A 6 always hits, a 1 never. Otherwise die plus computers minus the target’s shields must be 6 or more.
clause-ec-16-7 = A ship with more damage than hull is destroyed. A die’s damage is never divided; what is too much is lost.
clause-ec-16-8 = A die that can hit a ship must go to one it hits; a die that can hit none is lost.
clause-ec-16-9 = Dice are given out one by one: red, orange, yellow, and in each colour from the lowest face.
clause-ec-16-10 = Dice of Ancients and the defence system destroy the largest ship they can, with the lowest dice that do; the rest go to the largest ship they hit.
clause-ec-16-11 = All Ancients of a hex act as one type.
clause-ec-16-12 = Ships may be destroyed while they retreat. Destroyed ships return to their owner’s supply.

chapter-ec-17 = Retreat and stalemate
clause-ec-17-1 = A type may declare a retreat instead of attacking: to a linked neighbour with an own disc and no enemy ship. Starbases cannot.
clause-ec-17-2 = It leaves when its turn comes in the next round; until then it can be hit and does not fire. A retreat cannot be taken back.
clause-ec-17-3 = Nobody retreats while missiles fly.
clause-ec-17-4 = When one side has no ships left the battle is over, and ships of the other side that wanted to retreat stay.
clause-ec-17-5 = Who has retreated with all ships fights no further battle in that hex.
clause-ec-17-6 = If neither side has a cannon left, the attacker must retreat at once with every type; types that cannot are destroyed, and nobody draws reputation for them.
clause-ec-17-7 = If one side alone has no cannons, the battle goes on. After { $frame-guard } rounds it counts as a stalemate.

chapter-ec-18 = Attack on the population
clause-ec-18-1 = If one player alone has ships left in a hex another player controls, these ships attack the cubes there.
clause-ec-18-2 = Every cannon is rolled once. Computers count, there are no shields, missiles stay silent. Each damage removes a cube the attacker names.
clause-ec-18-3 = Removed cubes wait in the graveyard of their kind. For a gray square the owner chooses the graveyard, for an orbital money or science.
clause-ec-18-4 = With Neutron Bombs all cubes are removed without a roll.
clause-ec-18-5 = Planta’s cubes fall to any ship without a roll.
clause-ec-18-6 = The attack takes place in any case.
clause-ec-18-7 = Ancients and the defence system never attack population.

chapter-ec-19 = Reputation
clause-ec-19-1 = After the battles of a hex each participant draws reputation tiles: { $reputation-taking_part } for taking part, and more for ships destroyed ({ $draw-list }); { $reputation-most } at most.
clause-ec-19-2 = Who has lost all ships draws as well.
clause-ec-19-3 = Who left by retreat, or was leaving, draws nothing for taking part.
clause-ec-19-4 = They draw in the order of arrival, whoever controls the hex first. Each looks at the tiles in secret, keeps one and puts the others back.
clause-ec-19-5 = With room on the track one tile must be kept. Without, an old tile may be exchanged for a new one, or all new ones go back.
clause-ec-19-6 = If the bag holds too few tiles, what is there is drawn.

chapter-ec-20 = After the battles
clause-ec-20-1 = A disc returns to its owner if only another player has ships in the hex and no cube is left there.
clause-ec-20-2 = A player with a ship in a hex without a disc and without hostile ships may put a disc there.
clause-ec-20-3 = That disc takes the discovery tile.
clause-ec-20-4 = Nobody loses a disc only because the cubes are gone.
clause-ec-20-5 = All damage is repaired.
clause-ec-20-6 = A disc that has just come back may be used again for a later hex.

chapter-ec-21 = Upkeep
clause-ec-21-1 = From the start player on, each may use the colony ships that are left.
clause-ec-21-2 = Then each pays: stored money plus money production minus upkeep.
clause-ec-21-3 = If that is not negative, it is the new stored money.
clause-ec-21-4 = If it is negative, hexes must be given up and goods traded for money until it no longer is.
clause-ec-21-5 = Nobody gives up hexes or trades here without need.
clause-ec-21-6 = A civilisation with nothing left to give up or trade that still cannot pay collapses.
clause-ec-21-7 = Discs on actions still cost upkeep, and colony ships cannot be used any more.
clause-ec-21-8 = Then science and material grow by what they produce.
clause-ec-21-9 = The last round has its upkeep in full.

chapter-ec-22 = Cleanup
clause-ec-22-1 = { $setup-cleanup-1 }, { $setup-cleanup-2 }, { $setup-cleanup-3 }, { $setup-cleanup-4 } or { $setup-cleanup-5 } technologies are added to the offer with two to six players.
clause-ec-22-2 = All discs on actions and reactions return to the track.
clause-ec-22-3 = Cubes return from the graveyards to their tracks.
clause-ec-22-4 = All colony ships are turned up again, and nobody has passed any more.
clause-ec-22-5 = The next round begins with whoever passed first.
clause-ec-22-6 = The game ends after the upkeep of round { $frame-rounds }.

chapter-ec-23 = The end
clause-ec-23-1 = Points: reputation tiles, { $points-ambassador } for each ambassador held, controlled hexes, { $points-monolith } for each monolith on them, { $points-discovery } for each discovery kept, and for the technologies on a track (number: points) { $track-points }; minus { $traitor-loss } for the traitor.
clause-ec-23-2 = Planta gain { $points-planta_hex } point for each controlled hex, Draco { $points-draco_ancient } for each Ancient left on the map.
clause-ec-23-3 = Orbitals, ships, cubes, goods and unused parts bring nothing.
clause-ec-23-4 = In a tie the larger store wins, all goods together; then the victory is shared.
clause-ec-23-5 = A hex counts for its owner even if enemy ships are there.
clause-ec-23-6 = Who has neither discs nor ships on the map still plays: producing, paying, researching.
clause-ec-23-7 = A collapsed civilisation is scored at once, except for its reputation tiles, which stay face down to the end. Its ships leave the map and its turns are skipped.
clause-ec-23-8 = Its ships bring nobody reputation, and its structures stay.
clause-ec-23-9 = Its relations end, and nobody becomes a traitor by it.
clause-ec-23-10 = The others play on to the last round. When nobody is left the game ends.

chapter-ec-24 = The peoples
clause-ec-24-1 = Terrans: trade { $peoples-terran-trade } for one, { $peoples-terran-move } moves, one more place for an ambassador.
clause-ec-24-2 = Eridani: { $peoples-eridani-discs } discs only, { $peoples-eridani-reputation } reputation tiles, more technologies, { $peoples-eridani-storage-1 } money; their dreadnought has more energy.
clause-ec-24-3 = Hydran: { $peoples-hydran-research } technologies in one Research, a cube on the advanced science square. Planta: { $peoples-planta-colony_ships } colony ships, { $peoples-planta-explore } explorations, { $points-planta_hex } point for each hex; smaller ships with a built-in computer, helpless population.
clause-ec-24-4 = Draco: two hexes to choose from, peace with Ancients and discs in their hexes, { $points-draco_ancient } point for each Ancient left. The defence system is no Ancient.
clause-ec-24-5 = Where Draco, another player and Ancients meet, the other player fights Draco first and then the Ancients.
clause-ec-24-6 = Mechanema: { $peoples-mechanema-upgrade } parts, { $peoples-mechanema-build } items, lower costs. Orion: a cruiser at the start, shields on all ships, higher initiative and more energy, trade { $peoples-orion-trade } for one, one more place for reputation.

## Rulings

chapter-ec-c = Rulings: sentences read otherwise, and options to play them as printed
clause-ec-c1 = Reputation (EC-19.4): the text says that tiles are drawn in the order in which ships entered the hex. Whoever controls the hex counts as the first to arrive (EC-15.4) and draws first; with the option reputation = arrival only ships count, as printed.
clause-ec-c2 = A discarded hex (EC-7.6): the text says that the turn ends at once. We end the exploration alone, so Planta may explore again and all may still use colony ships; with the option planta = ends a discard ends the action.
clause-ec-c3 = The disc that returns (EC-20.1): the text lets the owner of the ships send it home. It returns by itself, because a disc without cubes among enemy ships is hardly ever worth leaving; with the option wording = printed the owner of the ships decides.
clause-ec-c4 = A discovered part (EC-8.7) goes onto one slot, and if the blueprint would not be sound then, it is kept. The text allows existing parts to be thrown away; with the option wording = printed other tiles of the same blueprint come off until it is sound.
clause-ec-c5 = Neutron Bombs (EC-18.4): the text says that they can remove all cubes. They always do, because sparing some hardly ever helps; with the option wording = printed their owner may fire the cannons instead.
clause-ec-c6 = If only missiles are left on one side (EC-17.6), that side has no cannons: it fights on as EC-17.7 says, and with none on the other side either the battle is a stalemate. The text does not say which side it means; with the option wording = printed the battle ends as soon as the attacker has no cannons.
clause-ec-c7 = The home places (EC-2.7) are given by the number of players and the seats. The text lets everybody choose one of the six; with the option homes = chosen each player chooses right after the board.
clause-ec-c8 = No relation is formed while a ship of either stands in a hex of the other or with its ships (EC-14.3). The text asks only for a connection; with the option wording = printed such a relation can be formed, and only a further move breaks it.
clause-ec-c9 = Colony ships in upkeep (EC-5.7) may settle beside enemy ships; with the option colonists = unopposed they may not.

## The tables of the rulebook

people-exception = { $value } ({ $others })
people-value = { $name } { $value }
draw-value = { $ship } { $count }
sheet-production = Production by cubes left on a population track
sheet-cubes = cubes left
sheet-produces = produces
sheet-upkeep = Upkeep by discs left on the influence track
sheet-discs = discs left
sheet-costs-money = costs in money
sheet-technologies = Technologies
sheet-technology = technology
sheet-track = track
sheet-cost = cost
sheet-least = least
sheet-copies = tiles
sheet-effect = what it does
sheet-discount = Technologies already on a track
sheet-known = known
sheet-cheaper = discount for the next
sheet-points = points at the end
sheet-parts = Ship parts
sheet-part = part
sheet-needs = needs
sheet-values = values
sheet-free = nothing
sheet-found = found as a discovery
sheet-energy = energy { $n }
sheet-initiative = initiative { $n }
sheet-move = movement { $n }
sheet-computer = computer { $n }
sheet-shield = shield { $n }
sheet-hull = hull { $n }
sheet-dice = { $colour } dice { $n }
sheet-missile = missile: { $colour } dice { $n }
sheet-blueprints = Blueprints as printed: { $names }
sheet-people = people
sheet-ship = ship
sheet-slots = slots
sheet-beside = beside the slots
sheet-empty = empty
sheet-costs = Build costs in material
sheet-item = item
sheet-mechanema = Mechanema
sheet-all-others = all others
sheet-strangers = Ships that nobody owns
sheet-peoples = Peoples: stored goods (money, science, material), goods for one in trade, discs, colony ships, and places on the reputation track (for ambassadors only / either / reputation only)
sheet-store = goods
sheet-start-techs = first technologies
sheet-disc-count = discs
sheet-places = track
sheet-actions = What one action allows at most
sheet-act-move = move
sheet-act-build = build
sheet-act-upgrade = upgrade
sheet-act-research = research
sheet-act-influence = influence
sheet-act-explore = explore
sheet-trade = trade
sheet-colony = colony ships
sheet-none = none
sheet-discoveries = Discovery tiles
sheet-discovery = tile
sheet-reputation = Reputation tiles
sheet-value = value
sheet-tiles = tiles
sheet-terran = Terrans
doubt-boards = read off public pictures of the boards and tiles; the rulebook has them only in pictures.
