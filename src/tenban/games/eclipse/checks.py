"""The invariants of Eclipse: what is true of every full state."""

from __future__ import annotations

from tenban.kernel.bits import bit, bits, count_bits

from .pieces import CENTRE, DRACO, GRAY, ORBIT, SECOND_GRAY, SHIPS, SLOTS, SQUARE_MASKS, STACK_SLOTS, STARBASE
from .state import EclipseState
from .steps.combat import Bomb
from .steps.cubes import Bury, GiveCube, ReturnCubes
from .steps.diplomacy import DropTile
from .steps.explore import PickTile, PlaceTile, SecondTile
from .steps.setup import ChooseHome, ChooseSpecies, Prepare, Ready
from .steps.upgrade import Upgrade
from .tilebag import count_of, size_of


def faults(s: EclipseState) -> list[str]:
    """Return what is wrong with a state, as sentences; a sound state has no faults."""
    if s.stack and isinstance(s.stack[0], (Prepare, ChooseSpecies, ChooseHome, Ready)):
        return []
    found = _supply_faults(s) + _map_faults(s) + _battle_faults(s)
    for seat in range(s.seats):
        found += [f"seat {seat} {fault}" for fault in _seat_faults(s, seat)]
    return found


def _seat_faults(s: EclipseState, seat: int) -> list[str]:
    found = _piece_faults(s, seat) + _board_faults(s, seat)
    if min(s.all_goods(seat)) < 0:
        found.append(f"stores less than nothing: {s.all_goods(seat)}")
    if s.is_gone(seat) and (s.discs[seat] | s.fleets[seat] | s.allies[seat]) != 0:
        found.append("has collapsed and is still on the map")
    return found


def _piece_faults(s: EclipseState, seat: int) -> list[str]:
    """Return whether discs, cubes or ships were made or lost (EC-0.4)."""
    found: list[str] = []
    people = s.people(seat)
    discs = s.influence[seat] + s.spent[seat] + s.reserve[seat] + count_bits(s.discs[seat])
    if discs != people.discs + s.box.reserve or s.influence[seat] < 0:
        found.append(f"has {discs} discs, not {people.discs + s.box.reserve}")
    cubes = _cubes(s, seat)
    if cubes != 3 * s.box.cubes and not s.is_gone(seat):  # what lay on a collapsed seat's ambassadors is lost
        found.append(f"has {cubes} cubes, not {3 * s.box.cubes}")
    tracks = s.all_tracks(seat)
    if not 0 <= min(tracks) <= max(tracks) <= s.box.track:
        found.append(f"has cubes on its tracks that do not fit: {tracks}")
    built = [s.built(seat, ship) for ship in range(len(SHIPS))]
    if any(there > right for there, right in zip(built, s.box.ships, strict=True)):
        found.append(f"has more ships than there are: {built}")
    if not 0 <= s.colony[seat] <= people.colony_ships:
        found.append(f"has {s.colony[seat]} colony ships face up")
    return found


def _cubes(s: EclipseState, seat: int) -> int:
    """Return how many cubes a seat has, those on their way included."""
    total = sum(s.all_tracks(seat)) + sum(s.all_graves(seat))
    total += sum([int(count_bits(mask & s.discs[seat])) for mask in s.cubes])
    total += s.ambassadors(seat)
    for step in s.stack:
        if isinstance(step, ReturnCubes) and step.seat == seat:
            total += len(step.cubes)
        elif (isinstance(step, Bury) and step.seat == seat) or (isinstance(step, Bomb) and s.owner(step.slot) == seat):
            total += step.gray + step.orbital
        elif isinstance(step, GiveCube) and step.seat == seat:
            total -= 1
    return total


def _board_faults(s: EclipseState, seat: int) -> list[str]:
    found: list[str] = []
    if not any(isinstance(step, Upgrade) and step.seat == seat for step in s.stack):
        unsound = [SHIPS[ship] for ship in range(len(SHIPS)) if not s.plan(seat, ship).sound(ship != STARBASE)]
        found += [f"has an unsound blueprint: {ship}" for ship in unsound]  # EC-11.6
    dropping = sum([isinstance(step, DropTile) and step.seat == seat for step in s.stack])
    if not s.fits_track(seat, 0, -dropping):  # EC-14.5
        found.append("has more on the reputation track than there is room for")
    if s.reputation_sizes[seat] != size_of(s.reputation[seat]):
        found.append(f"does not have {s.reputation_sizes[seat]} reputation tiles")
    if s.ambassadors(seat) > s.box.ambassadors:
        found.append("has given away more ambassadors than there are")
    if any(s.allies[other] & bit(seat) == 0 for other in bits(s.allies[seat])):
        found.append("has a relation that the other has not")
    return found


def _supply_faults(s: EclipseState) -> list[str]:
    found: list[str] = []
    bags = [s.reputation_bag, s.drawn, *[s.reputation[seat] for seat in range(s.seats)]]
    for value, right in enumerate(s.box.reputation):
        there = sum([count_of(bag, value) for bag in bags])
        if there != right:
            found.append(f"there are {there} reputation tiles of value {value + 1}, not {right}")
    if s.drawn_size != size_of(s.drawn):
        found.append(f"not {s.drawn_size} reputation tiles are looked at")
    for technology, copies in enumerate(s.box.copies):
        owned = sum([s.knows(seat, technology) for seat in range(s.seats)])
        owned -= sum([s.people(seat).technologies >> technology & 1 for seat in range(s.seats)])
        if s.offer[technology] + s.bag[technology] + owned != copies:
            found.append(f"technology {technology} has not {copies} tiles")
    return found + _stack_faults(s)


def _stack_faults(s: EclipseState) -> list[str]:
    """Check that every hex of a stack is in one place: on the map, in the stack, discarded or just drawn.

    Some hexes of stack III stay in the box.
    """
    found: list[str] = []
    if count_bits(s.discovery_hexes) > sum(s.discoveries):
        found.append("more discoveries lie on the map than there are")
    for stack, slots in enumerate(STACK_SLOTS):
        all_slots = sum([1 << slot for slot in slots])
        parts = [s.stacks[stack], s.discards[stack], int(s.atlas.hexes) & all_slots, _in_hand(s) & all_slots]
        if sum(parts) != parts[0] | parts[1] | parts[2] | parts[3]:
            found.append(f"a hex of stack {stack + 1} is in two places")
        if stack < 2 and sum(parts) != all_slots:
            found.append(f"a hex of stack {stack + 1} is missing")
    outer = s.outer + count_bits((s.atlas.hexes | _in_hand(s) | s.discards[2]) >> STACK_SLOTS[2][0])
    if outer != s.box.outer[s.seats]:
        found.append(f"stack III had {outer} tiles, not {s.box.outer[s.seats]}")
    return found


def _in_hand(s: EclipseState) -> int:
    held = 0
    for step in s.stack:
        if isinstance(step, (SecondTile, PlaceTile)):
            held |= 1 << step.slot
        elif isinstance(step, PickTile):
            held |= 1 << step.first | 1 << step.second
    return held


def _map_faults(s: EclipseState) -> list[str]:
    found: list[str] = []
    discs = sum([int(s.discs[seat]) for seat in range(s.seats)])
    if discs != s.all_discs() or discs & ~int(s.atlas.hexes):
        found.append("two discs lie on one hex, or one beside the map")
    for square in range(SQUARE_MASKS):
        there = int(s.orbitals) if square == ORBIT else s.atlas.squares[square]
        if s.cubes[square] & ~there or s.cubes[square] & ~discs:
            found.append(f"a cube lies where no square {square} is, or nobody's disc")
    if s.second_ancients & ~s.ancients or (s.ancients | s.orbitals | s.monoliths | s.discovery_hexes) & ~s.atlas.hexes:
        found.append("something lies beside the map")
    for seat in range(s.seats):
        guarded = s.discs[seat] & s.ancients
        if guarded and not s.is_people(seat, DRACO):  # EC-7.10
            found.append(f"seat {seat} controls a hex with Ancients")
        if s.defence and s.discs[seat] & bit(CENTRE):
            found.append(f"seat {seat} controls the defended centre")
    return found + _fleet_faults(s)


def _fleet_faults(s: EclipseState) -> list[str]:
    found: list[str] = []
    for slot in range(SLOTS):
        here = [seat for seat in range(s.seats) if s.ships_at(slot, seat)]
        if here != [seat for seat in range(s.seats) if s.fleets[seat] & bit(slot)]:
            found.append(f"the fleets at {slot} are not those kept")
        if sorted(s.entered(slot)) != here:
            found.append(f"the order of entry at {slot} is {s.entered(slot)}, but ships are there of {here}")
        if here and s.atlas.hexes & bit(slot) == 0:
            found.append(f"ships are beside the map, at {slot}")
    return found


def _battle_faults(s: EclipseState) -> list[str]:
    found: list[str] = []
    for party, ship, damage in s.all_damaged():
        if not 0 < damage <= s.plan(party, ship).hull:
            found.append(f"a ship {ship} of {party} has damage {damage}")
    if s.retreats and s.attacker < 0:
        found.append("ships flee from no battle")
    if s.flips < 0:
        found.append("more colony ships were turned up than may be")
    if s.cubes[SECOND_GRAY] & ~s.cubes[GRAY]:
        found.append("a second gray square is filled before the first")
    return found
