"""Rich positions in mid-game for tests: some rounds of prudent play, then goods, fleets and enemies added at random."""

from __future__ import annotations

from random import Random

from tenban.kernel import FastRandom, bit, bits, count_bits, play, to_act
from tenban.kernel.chance import UNKNOWN_CHANCE
from tenban.kernel.play import settle

from ..blueprint import laid_over
from ..pieces import (
    FIRST_ANCIENT_PART,
    GRAY,
    MONEY,
    ORBIT,
    PARTS,
    SECOND_GRAY,
    SHIPS,
    SQUARE_MASKS,
    STARBASE,
    TECHNOLOGIES,
    TRACK_LENGTH,
    kind_of,
)
from ..rules import RULES
from ..state import EclipseState
from ..steps.cleanup import CLEANUP
from ..steps.combat import BEFORE_ALL, Combat
from ..steps.diplomacy import DIPLOMATS, why_not_offer
from ..steps.turn import Actions
from ..steps.upkeep import Settling
from .policy import prudent


def rich_position(seats: int, options: dict[str, str], seed: int) -> EclipseState:
    """Return a random position as `Rules.setup` leaves one: not settled, and without chance."""
    rng = Random(seed)
    s = _played(seats, options, rng)
    for seat in range(seats):
        _enrich(s, seat, rng)
    _befriend(s, rng)
    _scatter(s, rng)
    s.round = rng.choice([s.round, s.round, s.box.rounds])
    _begin(s, rng)
    s.chance = UNKNOWN_CHANCE
    return s


def _played(seats: int, options: dict[str, str], rng: Random) -> EclipseState:
    """Return a game played for some rounds, up to a moment between two turns."""
    s = RULES.setup(seats, options)
    s.chance = FastRandom(rng.randrange(2**40))
    settle(s)
    rounds = rng.choice([2, 3, 4, 7 if seats == 2 else 3])
    while s.round < rounds:
        seat = to_act(s)[0]
        play(RULES, s, seat, prudent(s, seat, rng))
    while not isinstance(s.stack[-2], Actions):
        seat = to_act(s)[0]
        play(RULES, s, seat, prudent(s, seat, rng))
    return s


def _enrich(s: EclipseState, seat: int, rng: Random) -> None:
    """Give a seat many or few goods, technologies, parts, structures, cubes and reputation tiles."""
    s.set_goods(seat, [rng.choice([0, 1, rng.randrange(8), rng.randrange(40)]) for _ in range(3)])
    for technology in rng.sample(range(len(TECHNOLOGIES)), rng.choice([2, 6, 14])):
        _teach(s, seat, technology)
    owned = [part for other in range(s.seats) for part in bits(s.kept_parts[other])]
    part = rng.randrange(FIRST_ANCIENT_PART, len(PARTS))
    if part not in owned and not _is_laid(s, part):
        s.kept_parts[seat] |= bit(part)
    for _ in range(rng.choice([0, 3, 8])):
        _refit(s, seat, rng)
    for slot in bits(s.discs[seat]):
        if rng.random() < 0.3:
            s.orbitals |= bit(slot)
        if rng.random() < 0.2:
            s.monoliths |= bit(slot)
    _settle(s, seat, rng)
    if rng.random() < 0.2:
        _bury(s, seat, rng.randrange(3))
    _give_reputation(s, seat, rng.choice([0, 1, 4, 5]))
    s.colony[seat] = rng.randrange(s.people(seat).colony_ships + 1)


def _teach(s: EclipseState, seat: int, technology: int) -> None:
    track = s.techs[seat] & s.box.on_track[s.box.track_of[technology]]
    if not s.knows(seat, technology) and count_bits(track) < TRACK_LENGTH:
        supply = s.bag if s.bag[technology] else s.offer
        if supply[technology]:
            supply[technology] -= 1
            s.techs[seat] |= bit(technology)


def _is_laid(s: EclipseState, part: int) -> bool:
    plans = [s.plan(seat, ship) for seat in range(s.seats) for ship in range(len(SHIPS))]
    return any(part in plan.shown for plan in plans)


def _refit(s: EclipseState, seat: int, rng: Random) -> None:
    """Lay a tile of any ordinary part if the blueprint stays sound; it may cover a weapon."""
    ship, part = rng.randrange(len(SHIPS)), rng.randrange(FIRST_ANCIENT_PART)
    slot = rng.randrange(len(s.plan(seat, ship).shown))
    tiles = laid_over(s.tiles_on(seat, ship), slot, part)
    if s.plan_with(seat, ship, tiles).sound(ship != STARBASE):
        s.set_tiles(seat, ship, tiles)


def _settle(s: EclipseState, seat: int, rng: Random) -> None:
    for square in range(SQUARE_MASKS):
        there = int(s.orbitals) if square == ORBIT else s.atlas.squares[square]
        if square == SECOND_GRAY:
            there &= s.cubes[GRAY]
        for slot in bits(there & ~s.cubes[square] & s.discs[seat]):
            kind = kind_of(square) if square < GRAY else rng.randrange(2)
            if s.cubes_on_track(seat, kind) > 0 and rng.random() < 0.6:
                s.add_to_track(seat, kind, -1)
                s.put_cube(slot, square)


def _bury(s: EclipseState, seat: int, kind: int) -> None:
    """Put all cubes of a track into the graveyard."""
    cubes = s.cubes_on_track(seat, kind)
    s.bury(seat, kind, cubes)
    s.add_to_track(seat, kind, -cubes)


def _give_reputation(s: EclipseState, seat: int, tiles: int) -> None:
    while tiles > 0 and s.fits_track(seat, 0, 1):
        s.gain_reputation(seat, s.draw_reputation(1))
        tiles -= 1


def _befriend(s: EclipseState, rng: Random) -> None:
    """Form many of the possible relations, and sometimes name a traitor."""
    if s.seats < DIPLOMATS:
        return
    pairs = [(one_seat, other) for one_seat in range(s.seats) for other in range(one_seat)]
    for one_seat, other in pairs:
        rich = all(s.cubes_on_track(seat, MONEY) > 0 for seat in (one_seat, other))
        if rich and rng.random() < 0.5 and not s.are_allies(one_seat, other):
            _ally(s, one_seat, other)
    if rng.random() < 0.3:
        s.traitor = rng.randrange(s.seats)


def _ally(s: EclipseState, one_seat: int, other: int) -> None:
    for seat in (one_seat, other):
        if not s.fits_track(seat, 1, 0) or s.ambassadors(seat) >= s.box.ambassadors or s.is_gone(seat):
            return
    if why_not_offer(s, one_seat, other) is not None and (s.fleets[one_seat] & s.fleets[other]) != 0:
        return
    s.form_relation(one_seat, other)
    for seat in (one_seat, other):
        s.add_to_track(seat, MONEY, -1)


def _scatter(s: EclipseState, rng: Random) -> None:
    """Put ships on any hexes, many among enemies, but none with those of a partner."""
    hexes = bits(s.atlas.hexes)
    crowd = rng.sample(hexes, min(len(hexes), 4))
    for seat in range(s.seats):
        if s.is_gone(seat):
            continue
        for _ in range(rng.choice([0, 3, 7])):
            slot, ship = rng.choice(crowd if rng.random() < 0.5 else hexes), rng.randrange(len(SHIPS))
            friends = any((s.discs[ally] | s.fleets[ally]) & bit(slot) for ally in bits(s.allies[seat]))
            if not friends and s.built(seat, ship) < s.box.ships[ship]:
                s.add_ship(slot, seat, ship)


def _begin(s: EclipseState, rng: Random) -> None:
    """Begin with turns, with battles, or with the upkeep of poor seats."""
    s.stack = [CLEANUP, Settling(0), Combat(BEFORE_ALL), Actions(s.starter)]
    s.passed, s.flips, s.first_pass = 0, 0, s.starter
    phase = rng.choice(["turns", "turns", "passed", "battle", "books"])
    if phase == "passed":
        s.passed = int(bit(rng.randrange(s.seats)))
    elif phase != "turns":
        s.stack = s.stack[: 3 if phase == "battle" else 2]
    if phase == "books":
        for seat in range(s.seats):
            used = rng.randrange(int(s.influence[seat]) + 1)
            s.influence[seat] -= used
            s.spent[seat] += used
