"""Positions of Eclipse for tests: a galaxy laid hex by hex, boards set up by name, turns played from action texts.

With two players home0 lies at (0, -2) and home1 at (0, 2); both have wormholes n, ne, s and sw.  The space between
home0 and the centre is (0, -1).  By default there are two Terrans, and the first seat begins.
"""

from __future__ import annotations

from collections.abc import Mapping

from tenban.games.eclipse import events as declared
from tenban.games.eclipse.actions import EDGES, SPACE
from tenban.games.eclipse.atlas import laid_tile, space_at
from tenban.games.eclipse.blueprint import laid_over
from tenban.games.eclipse.pieces import (
    DISCOVERIES,
    HEXES,
    MONEY,
    ORBIT,
    PARTS,
    SECOND_GRAY,
    SETTLED_FROM,
    SETTLED_SQUARE,
    SETTLINGS,
    SHIPS,
    SIDES,
    TECHNOLOGIES,
    one,
)
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.scoring import REASONS
from tenban.games.eclipse.state import STRANGERS, EclipseState
from tenban.games.eclipse.steps.battle import begin_battle
from tenban.games.eclipse.steps.cleanup import CLEANUP
from tenban.games.eclipse.steps.combat import BEFORE_ALL, Combat
from tenban.games.eclipse.steps.explore import populate
from tenban.games.eclipse.steps.setup import Prepare, Ready
from tenban.games.eclipse.steps.turn import Actions, Turn
from tenban.games.eclipse.steps.upkeep import Settling, Upkeep
from tenban.games.eclipse.tilebag import tile, tiles_in
from tenban.kernel import Event, FastRandom, Rules, ScriptedRandom, bit, legal, settle, submit, to_act, why_not

EVENTS: list[type[Event]] = [
    kind for kind in vars(declared).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
TERRANS = SIDES[:6]
LETTERS = "ICDS"
NORTH_OF_CENTRE = (0, -1)


def begin(
    seats: int = 2,
    *sides: str,
    options: Mapping[str, str] | None = None,
    offer: str | None = None,
    seed: int = 1,
    rules: Rules[EclipseState] = RULES,
) -> EclipseState:
    """The first turn of seat 0; boards not named are Terran.  `offer`: exactly these technologies."""
    s = rules.setup(seats, rules.checked(seats, dict(options or {})))
    s.chance = FastRandom(seed)
    Prepare().run(s)
    s.starter = 0
    for seat in range(seats):
        s.species[seat] = SIDES.index(sides[seat] if seat < len(sides) else TERRANS[seat])
    s.stack = [Ready()]
    s.log = []
    settle(s)
    if offer is not None:
        offer_only(s, offer)
    return s


def neighbours(*sides: str, options: Mapping[str, str] | None = None) -> EclipseState:
    """Four players; seat 0 controls 106, seat 1 controls 201, and the two hexes have a full connection."""
    s = begin(4, *sides, options=options)
    lay(s, "106", (1, -1))
    lay(s, "201", (2, -1))
    own(s, 0, "106")
    own(s, 1, "201")
    return s


def offer_only(s: EclipseState, names: str) -> None:
    for technology in range(len(TECHNOLOGIES)):
        s.bag[technology] += s.offer[technology]
        s.offer[technology] = 0
    for name in names.split():
        s.bag[TECHNOLOGIES.index(name)] -= 1
        s.offer[TECHNOLOGIES.index(name)] += 1


def slot(name: str) -> int:
    return HEXES.index(name)


def slots(names: str) -> int:
    """A set of hexes."""
    return sum(one(slot(name)) for name in names.split())


def lay(s: EclipseState, name: str, at: tuple[int, int], turned: int = 0, bare: bool = True) -> None:
    """A hex on the map; `bare`: without its Ancients and discovery."""
    place = slot(name)
    for stack in range(3):
        if s.stacks[stack] & one(place):
            s.take_hex(stack, place)
    s.lay(laid_tile(place, place, turned, space_at(*at)))
    if not bare:
        populate(s, place)


def own(s: EclipseState, seat: int, names: str) -> None:
    """Discs from the track onto hexes."""
    for name in names.split():
        s.influence[seat] -= 1
        s.discs[seat] |= bit(slot(name))


def settle_at(s: EclipseState, seat: int, name: str, squares: str) -> None:
    """Cubes from the tracks onto squares, named as in `colony`."""
    for settling in squares.split():
        n = SETTLINGS.index(settling)
        square = SETTLED_SQUARE[n]
        if s.has_cube(slot(name), square):
            square = SECOND_GRAY
        if square == ORBIT:
            s.orbitals |= bit(slot(name))
        s.put_cube(slot(name), square)
        s.add_to_track(seat, SETTLED_FROM[n], -1)


def fleet(s: EclipseState, seat: int, name: str, ships: str) -> None:
    """Ships on a hex, by letters: `IIC`."""
    for letter in ships:
        s.add_ship(slot(name), seat, LETTERS.index(letter))


def no_fleet(s: EclipseState, seat: int, name: str | None = None) -> None:
    """Take a seat's ships off its home, or another hex."""
    place = slot(name or f"home{seat}")
    for ship in range(len(SHIPS)):
        for _ in range(s.count(place, seat, ship)):
            s.remove_ship(place, seat, ship)


def fleet_at(s: EclipseState, seat: int, name: str) -> str:
    return "".join(letter * s.count(slot(name), seat, ship) for ship, letter in enumerate(LETTERS))


def goods(s: EclipseState, seat: int, money: int, science: int, material: int) -> None:
    s.set_goods(seat, [money, science, material])


def set_track(s: EclipseState, seat: int, kind: int, cubes: int) -> None:
    """So many cubes lie on one population track; the others are not touched."""
    s.add_to_track(seat, kind, cubes - s.cubes_on_track(seat, kind))


def bury_track(s: EclipseState, seat: int, kind: int) -> None:
    """All cubes of a population track lie in its graveyard."""
    cubes = s.cubes_on_track(seat, kind)
    s.bury(seat, kind, cubes - s.buried(seat, kind))
    s.add_to_track(seat, kind, -cubes)


def stored(s: EclipseState, seat: int) -> list[int]:
    return s.all_goods(seat)


def teach(s: EclipseState, seat: int, names: str) -> None:
    for name in names.split():
        technology = TECHNOLOGIES.index(name)
        s.bag[technology] -= 1
        s.techs[seat] |= bit(technology)


def fit(s: EclipseState, seat: int, ship: str, **parts: str) -> None:
    """Tiles on a blueprint: fit(s, 0, "I", slot1="plasma-cannon")."""
    plan = LETTERS.index(ship)
    for place, part in parts.items():
        number = int(place.removeprefix("slot")) - 1
        s.set_tiles(seat, plan, laid_over(s.tiles_on(seat, plan), number, PARTS.index(part)))


def unarm(s: EclipseState, seat: int, ships: str = "ICDS") -> None:
    """Hulls over all weapons."""
    for letter in ships:
        ship = LETTERS.index(letter)
        for place, part in enumerate(s.plan(seat, ship).shown):
            if part >= 0 and s.box.parts[part].dice:
                s.set_tiles(seat, ship, laid_over(s.tiles_on(seat, ship), place, PARTS.index("hull")))


def shown(s: EclipseState, seat: int, ship: str) -> list[str]:
    plan = s.plan(seat, LETTERS.index(ship))
    return [PARTS[part] if part >= 0 else "-" for part in plan.shown]


def track(s: EclipseState, seat: int) -> list[int]:
    """Cubes on the population tracks."""
    return s.all_tracks(seat)


def production(s: EclipseState, seat: int) -> list[int]:
    return [s.production(seat, kind) for kind in range(3)]


def give_reputation(s: EclipseState, seat: int, *values: int) -> None:
    """Give a seat reputation tiles of these values out of the bag."""
    for value in values:
        s.reputation_bag -= tile(value - 1)
        s.gain_reputation(seat, tile(value - 1))


def take_reputation(s: EclipseState, seat: int) -> None:
    """Put all reputation tiles of a seat back into the bag."""
    for value in tiles_in(s.reputation[seat]):
        s.return_reputation(seat, value)


def reputation(s: EclipseState, seat: int) -> list[int]:
    """The values of a seat's reputation tiles."""
    return [value + 1 for value in tiles_in(s.reputation[seat])]


def ally(s: EclipseState, one_seat: int, other: int) -> None:
    """A relation, with a money cube on each ambassador."""
    s.form_relation(one_seat, other)
    s.add_to_track(one_seat, MONEY, -1)
    s.add_to_track(other, MONEY, -1)


def find(s: EclipseState, name: str) -> None:
    """The next discovery tile to be turned up is this one: there is no other kind left."""
    for found in range(len(DISCOVERIES)):
        s.discoveries[found] = 21 if DISCOVERIES[found] == name else 0


def dice(s: EclipseState, *faces: int) -> None:
    """The next dice, and nothing else is drawn."""
    s.chance = ScriptedRandom([face - 1 for face in faces])


def draws(s: EclipseState, *numbers: int) -> None:
    s.chance = ScriptedRandom(list(numbers))


def turn(s: EclipseState, seat: int, reaction: bool = False) -> EclipseState:
    """It is a seat's turn; `reaction`: it has passed."""
    s.passed = bit(seat) if reaction else 0
    s.stack = [CLEANUP, Settling(0), Combat(BEFORE_ALL), Actions((seat + 1) % s.seats), Turn(seat)]
    settle(s)
    return s


def combat(s: EclipseState) -> EclipseState:
    """The combat phase begins."""
    s.stack = [CLEANUP, Settling(0), Combat(BEFORE_ALL)]
    s.log = []
    settle(s)
    return s


def duel(s: EclipseState, name: str, defender: int, attacker: int) -> EclipseState:
    """One battle, and nothing after it."""
    s.stack = []
    s.log = []
    begin_battle(s, slot(name), defender, attacker)
    settle(s)
    return s


def upkeep(s: EclipseState, colonists: bool = False) -> EclipseState:
    """The upkeep phase begins, with its colony ships or with the books."""
    s.stack = [CLEANUP, Settling(0) if colonists else Upkeep(0)]
    s.log = []
    settle(s)
    return s


def cleanup(s: EclipseState) -> EclipseState:
    s.stack = [CLEANUP]
    s.log = []
    settle(s)
    return s


def act(s: EclipseState, *texts: str, rules: Rules[EclipseState] = RULES) -> EclipseState:
    """The seats to act make these choices, one after the other; they must be legal."""
    for text in texts:
        submit(rules, s, to_act(s)[0], SPACE.by_text[text])
    return s


def finish(s: EclipseState, *texts: str) -> EclipseState:
    """These choices, then everything optional is declined until the turn is over."""
    act(s, *texts)
    while to_act(s) and "done" in may(s):
        act(s, "done")
    return s


def pass_on(s: EclipseState) -> EclipseState:
    """All seats pass until the round is over."""
    now = s.round
    while to_act(s) and s.round == now:
        finish(s, "pass" if "pass" in may(s) else "done")
    return s


def may(s: EclipseState) -> list[str]:
    """The texts of the legal choices of the seat to act."""
    return [action.text for action in legal(s, to_act(s)[0])]


def asked(s: EclipseState) -> str:
    return type(s.stack[-1]).__name__ if s.stack else ""


def judged(s: EclipseState, verb: str) -> list[str]:
    """Every option of one verb for the seat to act, legal or refused."""
    return [action.text for action in s.stack[-1].options(s, to_act(s)[0]) if action.verb.name == verb]


def refused(s: EclipseState, text: str) -> str:
    """The clause that forbids a choice, or an empty text."""
    clause = why_not(s, to_act(s)[0], SPACE.by_text[text])
    return clause.id if clause else ""


def events(s: EclipseState, name: str) -> list[tuple[int, ...]]:
    return [event.values for event in s.log or [] if event.name == name]


def told(s: EclipseState) -> list[Event]:
    return s.log or []


def kills(s: EclipseState, seat: int) -> int:
    return int(s.kills[seat])


def damage(s: EclipseState, party: int, ship: str) -> list[int]:
    """Damage of the hurt ships of a type: I, C, D, S, or A and G for those that no player owns."""
    return s.damages_of_hurt(party, "ICDSAG".index(ship))


def sheet(s: EclipseState, seat: int) -> dict[str, int]:
    """A seat's points by reason."""
    found: dict[str, int] = {}
    for line in RULES.score(s):
        if line.side == seat:
            name = REASONS[line.args[0]] if line.clause.id == "EC-23.1" else line.clause.id
            found[name] = found.get(name, 0) + line.points
    return found


def edge(name: str) -> int:
    return EDGES.index(name)


def sound(s: EclipseState) -> EclipseState:
    """Assert that this is a position of the game, and return it."""
    assert RULES.faults(s) == []
    return s


NPC = STRANGERS
