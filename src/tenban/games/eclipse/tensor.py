"""Eclipse as a tensor: see tenban.kernel.tensor.  Whatever belongs to a hex is written by slot."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.seat_array import SeatArray
from tenban.kernel.tensor import Tensor, Writer

from .blueprint import WIDTH
from .pieces import BOARDS, DISCOVERIES, KINDS, PARTS, SHIPS, SIDES, SLOTS, TECHNOLOGIES, VALUES
from .state import STRANGERS, EclipseState

_PLACES: Final = 8  # slots of a blueprint
_REPUTATION: Final = 6  # bits of a count: see tilebag.py
_CODES: Final = 8  # retreats, damaged ships and dice, as far as they are written


@final
class EclipseTensor(Tensor[EclipseState]):
    """The reputation tiles of other seats are zeros until the view has them."""

    def __init__(self) -> None:
        options = ("species_by", "planta_again", "settle_anywhere", "passage_breaks", "controller_first", "as_ruled")
        super().__init__(
            1,
            seat_arguments=("seat", "suitor"),
            arguments=5,
            below=3,
            parts=4,
            left_out=dict.fromkeys((*options, "homes_given"), "an option of the game, the same from start to end"),
        )

    def write(self, s: EclipseState, w: Writer) -> None:
        _write_supply(s, w)
        _write_empires(s, w)
        _write_galaxy(s, w)
        _write_battle(s, w)
        w.number("round", s.round)
        w.seat_of("starter", s.starter)
        w.seats_in("passed", s.passed)
        w.seat_of("first_pass", s.first_pass)
        w.number("flips", s.flips)


def _write_supply(s: EclipseState, w: Writer) -> None:
    w.numbers("offer", s.offer, len(TECHNOLOGIES))
    w.numbers("bag", s.bag, len(TECHNOLOGIES))
    w.flag_rows("stacks", s.stacks, SLOTS)
    w.flag_rows("discards", s.discards, SLOTS)
    w.number("outer", s.outer)
    w.numbers("discoveries", s.discoveries, len(DISCOVERIES))
    w.packed("reputation_bag", (int(s.reputation_bag),), _REPUTATION, len(VALUES))


def _write_empires(s: EclipseState, w: Writer) -> None:
    w.one_hot_by_seat("species", s.species, len(SIDES))
    w.blocks_by_seat("goods", s.goods, len(KINDS))
    w.blocks_by_seat("tracks", s.tracks, len(KINDS))
    w.blocks_by_seat("graves", s.graves, len(KINDS))
    w.number_by_seat("influence", s.influence)
    w.number_by_seat("spent", s.spent)
    w.number_by_seat("reserve", s.reserve)
    w.number_by_seat("colony", s.colony)
    w.flags_by_seat("techs", s.techs, len(TECHNOLOGIES))
    w.packed_blocks("tiles", s.tiles, len(SHIPS), WIDTH, _PLACES)
    w.flags_by_seat("kept_parts", s.kept_parts, len(PARTS))
    w.number_by_seat("kept_discoveries", s.kept_discoveries)
    w.seats_by_seat("allies", s.allies)
    w.packed_by_seat("reputation", s.reputation, _REPUTATION, len(VALUES))
    w.number_by_seat("reputation_sizes", s.reputation_sizes)
    w.number_by_seat("at_collapse", s.at_collapse)
    w.seats_in("collapsed", s.collapsed)
    w.seats_by_seat("refusals", _refusals(s))
    w.seat_of("traitor", s.traitor)


def _refusals(s: EclipseState) -> SeatArray:
    """Return for each seat the seats that have refused its offer this round."""
    found = SeatArray()
    for seat in range(s.seats):
        found[seat] = s.refusals >> (seat * BOARDS) & 63
    return found


def _write_galaxy(s: EclipseState, w: Writer) -> None:
    spaces, tiles, turns = [0] * SLOTS, [0] * SLOTS, [0] * SLOTS
    for entry in s.laid:
        slot, tile = entry & 63, entry >> 6 & 63
        tiles[slot], turns[slot], spaces[slot] = tile + 1, entry >> 12 & 7, entry >> 15
    w.numbers("laid", tiles, SLOTS)
    w.numbers("laid.rotation", turns, SLOTS)
    w.packed("laid.space", spaces, 8, 2)
    w.flags_by_seat("discs", s.discs, SLOTS)
    w.flag_rows("cubes", s.cubes, SLOTS)
    w.flags("orbitals", s.orbitals, SLOTS)
    w.flags("monoliths", s.monoliths, SLOTS)
    w.flags("ancients", s.ancients, SLOTS)
    w.flags("second_ancients", s.second_ancients, SLOTS)
    w.number("defence", s.defence)
    w.flags("discovery_hexes", s.discovery_hexes, SLOTS)
    w.packed_columns("ships", s.ships, 4, len(SHIPS))
    w.flags_by_seat("fleets", s.fleets, SLOTS)
    first = [w.relative(seat) for seat in range(-1, 7)]  # nobody, then the seats
    w.numbers("entry", [first[order & 7] for order in s.entry], SLOTS, -1)


def _write_battle(s: EclipseState, w: Writer) -> None:
    w.one_hot("arena", s.arena, SLOTS)
    w.one_hot("defender", _party(s.defender, w), s.seats + 1)
    w.one_hot("attacker", _party(s.attacker, w), s.seats + 1)
    w.number("engagement", s.engagement)
    w.flags("acted", s.acted, 8)
    w.packed("retreats", _padded(s.retreats), 8, 2)
    w.packed("damaged", _padded(s.damaged), 6, 2)
    w.numbers("dice", s.dice, _CODES, -1)
    w.seats_in("fought", s.fought)
    w.seats_in("fled", s.fled)
    w.number_by_seat("kills", s.kills)
    w.packed("drawn", (int(s.drawn),), _REPUTATION, len(VALUES))
    w.number("drawn_size", s.drawn_size)


def _party(party: int, w: Writer) -> int:
    """Return a side of a battle: a seat counted from the viewer's, or the number of seats for strangers."""
    return w.seats if party == STRANGERS else w.relative(party)


def _padded(codes: tuple[int, ...]) -> list[int]:
    return [*codes[:_CODES], *[0] * (_CODES - len(codes))]


TENSOR: Final = EclipseTensor()
