"""Scores counted again from the rulebook and the printed hexes, not from scoring.py."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from tenban.games.eclipse.oracle.positions import rich_position
from tenban.games.eclipse.pieces import HEXES, TECHNOLOGIES
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.testing.clause import clause
from tests.games.eclipse.support import begin, goods, lay, own, reputation

DATA = tomllib.loads(files("tenban.games.eclipse").joinpath("data.toml").read_text(encoding="utf-8"))
HEX_POINTS = {name: row["points"] for name, row in DATA["hexes"].items() if isinstance(row, dict) and "points" in row}
TRACK_POINTS = {4: 1, 5: 2, 6: 3, 7: 5}
PLANTA, DRACO = 3, 4
HOME_POINTS = 3


def names(s: EclipseState, hexes: int) -> list[str]:
    return [name for slot, name in enumerate(HEXES) if hexes >> slot & 1]


def score_again(s: EclipseState, seat: int) -> int:
    """Return the points of a seat that has not collapsed (EC-23.1, EC-23.2, EC-14.9)."""
    hexes = names(s, int(s.discs[seat]))
    total = sum(HEX_POINTS.get(name, HOME_POINTS) for name in hexes)
    total += 3 * len(names(s, int(s.discs[seat] & s.monoliths)))
    total += sum(reputation(s, seat)) + 2 * int(s.kept_discoveries[seat])
    total += sum(s.are_allies(seat, other) for other in range(s.seats) if other != seat)
    for track in range(3):
        known = [n for n in range(len(TECHNOLOGIES)) if s.techs[seat] >> n & 1 and RULES.box.track_of[n] == track]
        total += TRACK_POINTS.get(len(known), 0)
    total -= 2 * (s.traitor == seat)
    if s.is_people(seat, PLANTA):
        total += len(hexes)
    if s.is_people(seat, DRACO):
        total += int(s.ancient_total())
    return int(total)


@clause("eclipse:EC-23.1", "eclipse:EC-23.2", "eclipse:EC-14.9")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_points_are_those_of_a_second_count(seats: int) -> None:
    compared = 0
    for seed in range(3):
        s = rich_position(seats, RULES.checked(seats, {"species": "all"}), seed)
        for seat in range(seats):
            if not s.is_gone(seat):
                assert RULES.totals(s)[seat] == score_again(s, seat)
                compared += 1
    assert compared > seats


@clause("eclipse:EC-23.1")
def test_every_hex_brings_its_printed_points_to_its_owner_alone() -> None:
    for name, printed in [(name, printed) for name, printed in HEX_POINTS.items() if name in HEXES]:
        s = begin(2)
        before = RULES.totals(s)
        if s.discs[0] | s.discs[1] and name not in names(s, int(s.atlas.hexes)):
            lay(s, name, (7, 5))
        own(s, 1, name)
        assert [now - then for now, then in zip(RULES.totals(s), before, strict=True)] == [0, printed]


@clause("eclipse:EC-23.4")
def test_goods_of_all_three_kinds_break_a_tie() -> None:
    s = begin(2)
    for kind in range(3):
        goods(s, 0, *[5 if k == kind else 0 for k in range(3)])
        goods(s, 1, *[4 if k == kind else 0 for k in range(3)])
        assert [place[1] for place in RULES.ranking(s)] == [5, 4]
        assert RULES.winners(s) == [0]
