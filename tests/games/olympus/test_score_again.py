"""The night counted again, from the rulebook and not from scoring.py; and rules that hang on a detail."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tenban.games.olympus.face import FACE
from tenban.games.olympus.pieces import SPACES
from tenban.games.olympus.rules import RULES
from tenban.kernel import to_act, view
from tenban.testing.clause import clause
from tests.games.olympus.support import (
    NIGHT,
    act,
    after_night,
    begin,
    lay,
    may,
    notation,
    orbit,
    refused,
    reveal,
    sheet,
    turn,
)

GREY, ORANGE, RED, PURPLE = range(4)
PRIZES = {"G": (3, 1), "O": (5, 2), "R": (6, 3), "P": (8, 4)}
LINES_A = ["G1-O1", "G1-O2", "O1-R1", "O2-R2", "O2-R3", "R1-P1", "R1-P2", "R2-P2", "R2-P3", "R3-P4"]
LINES_B = ["G1-O1", "G1-O2", "O1-R1", "O1-R2", "O2-R3", "R1-P1", "R2-P2", "R2-P3", "R3-P3", "R3-P4"]


def constellations(lit: list[str]) -> Iterator[list[str]]:
    """Yield the groups of two stars or more that blue lines join (HO-10.7)."""
    left = set(lit)
    while left:
        group, edge = set(), {min(left)}
        while edge:
            group |= edge
            edge = {star for star in left - group if any(joined(star, other) for other in group)}
        left -= group
        if len(group) > 1:
            yield sorted(group)


def joined(one: str, other: str) -> bool:
    region = int(one[0])
    lines = LINES_A if region % 2 else LINES_B
    return one[0] == other[0] and (f"{one[2:]}-{other[2:]}" in lines or f"{other[2:]}-{one[2:]}" in lines)


def night_again(sky: list[list[str]]) -> list[int]:
    """Return the prestige of a night per seat (HO-10.1 to HO-10.8)."""
    points = [len({star[0] for star in lit}) for lit in sky]
    for letter, (left, right) in PRIZES.items():
        for seat, prize in enumerate(orbit_again([sum(star[2] == letter for star in lit) for lit in sky], left, right)):
            points[seat] += prize
    groups = [(len(group), seat) for seat, lit in enumerate(sky) for group in constellations(lit)]
    for size, seat in groups:
        points[seat] += size
    largest = [seat for size, seat in groups if size == max(groups)[0]]
    if len(largest) == 1:
        points[largest[0]] += 2
    return points


def orbit_again(counts: list[int], left: int, right: int) -> list[int]:
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    if counts.count(most) > 1 or most < right:
        return [right if count == most else 0 for count in counts]
    second = max(count for count in counts if count != most)
    return [left if count == most else right if count == second and second > 0 else 0 for count in counts]


@clause("olympus:HO-10.1", "olympus:HO-10.2", "olympus:HO-10.3a", "olympus:HO-10.3b", "olympus:HO-10.4")
@clause("olympus:HO-10.5", "olympus:HO-10.6", "olympus:HO-10.7", "olympus:HO-10.8", "olympus:HO-10.9")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_night_brings_what_a_second_count_says(seats: int) -> None:
    rng = Random(seats)
    for _ in range(60):
        free = [space for space in SPACES if int(space[0]) <= seats]
        rng.shuffle(free)
        sky = [sorted([free.pop() for _ in range(rng.choice([0, 1, 3, 5, 8]))], key=SPACES.index) for _ in range(seats)]
        s = after_night(seats, {seat: " ".join(lit) for seat, lit in enumerate(sky)}, torch=[11] * seats)
        assert s.prestige == night_again(sky) == RULES.totals(s)
        assert [notation(stars) for stars in s.nights[:seats]] == [" ".join(lit) for lit in sky]


@clause("olympus:HO-10.3b")
def test_three_who_are_second_together_get_the_right_number_each() -> None:
    s = after_night(5, {0: "1:O1 2:O1", 1: "3:O1", 2: "3:O2", 3: "4:O1"})
    assert orbit(s, ORANGE) == [(0, "HO-10.3a", 5), *[(seat, "HO-10.3b", 2) for seat in (1, 2, 3)]]
    assert s.prestige[3] == 1 + 2


@clause("olympus:HO-10.3a", "olympus:HO-10.4")
@pytest.mark.parametrize(
    ("colour", "stars", "least", "prizes"),
    [
        (GREY, "1:G1 2:G1", 1, (3, 1)),
        (ORANGE, "1:O1 2:O1 3:O1", 2, (5, 2)),
        (RED, "1:R1 2:R1 3:R1 1:R3", 3, (6, 3)),
        (PURPLE, "1:P1 2:P1 3:P1 1:P3 2:P3", 4, (8, 4)),
    ],
)
def test_each_orbit_has_its_least_number_for_the_left_prize(
    colour: int, stars: str, least: int, prizes: tuple[int, int]
) -> None:
    for count in range(1, len(stars.split()) + 1):
        found = orbit(after_night(3, {0: " ".join(stars.split()[:count])}), colour)
        assert found == [(0, "HO-10.3a", prizes[0]) if count >= least else (0, "HO-10.4", prizes[1])]


@clause("olympus:HO-6.6")
@pytest.mark.parametrize("region", [1, 2, 3, 4, 5])
def test_in_every_region_zeus_pays_for_the_spaces_without_own_stars(region: int) -> None:
    own = " ".join(f"{region}:{space}" for space in ("G1", "O1", "R1"))
    other = region % 5 + 1
    s = lay(5, {0: own, 1: f"{region}:P2 {other}:G1"}, power=[0] * 5)
    reveal(s, "messenger", "forge", "forge", "torch", "torch")
    act(s, f"place {region}:P1")
    assert s.power[0] == 3  # six spaces are not the player's own


@clause("olympus:HO-5.2", "olympus:HO-6.13")
@pytest.mark.parametrize(("prestige", "left"), [([3, 5, 3], (1, 3)), ([5, 5, 3], (0, 5))])
def test_tyche_pays_for_the_west_wind_at_the_rate_of_the_turns_beginning(
    prestige: list[int], left: tuple[int, int]
) -> None:
    sky = {0: "1:G1", 1: "2:G1", 2: "3:G1"}
    s = turn("zephyrus", "swap 1:G1", "for 2:G1", sky=sky, power=[0, 5, 5], prestige=prestige)
    assert (s.power[0], s.prestige[0]) == left


@clause("olympus:HO-2.3")
@pytest.mark.parametrize("letter", "GORP")
def test_no_orbit_takes_both_first_stars_of_a_player(letter: str) -> None:
    s = begin(3)
    act(s, f"place 1:{letter}1", *[f"place 2:{other}1" for other in "GORP" if other != letter][:2])
    assert refused(s, f"place 3:{letter}1") == "HO-2.3"
    assert not [text for text in may(s) if f":{letter}" in text]


@clause("olympus:HO-3.5")
@pytest.mark.parametrize("plan", ["forge", "messenger", "torch", "zephyrus"])
def test_passing_any_plan_costs_a_point(plan: str) -> None:
    s = turn(plan, "pass", sky={0: "1:G1", 1: "2:G1", 2: "3:G1"})
    assert s.prestige == [-1, 0, 0]
    assert sheet(s, 0) == {"HO-3.5": -1}


@clause("olympus:HO-7.1")
def test_others_power_is_covered_in_every_phase_and_shown_at_the_end() -> None:
    sky = {0: "1:G1 1:O1 2:P1 2:P2", 1: "1:R1 3:P4", 2: "3:G1"}
    positions = [lay(3, sky), lay(3, sky, phase=NIGHT)]
    for plan in ("messenger", "zephyrus", "forge", "torch"):
        positions.append(lay(3, sky))
        reveal(positions[-1], plan, plan, plan)
    for s in [*positions, begin(3)]:
        for viewer in (-1, 0, 1, 2):
            scene = FACE.scene(view(RULES, s, viewer), lang="en", names=["a", "b", "c"])
            shown = [counter.value for seat in scene.seats for counter in seat.counters if counter.art == "power"]
            assert [value != "?" for value in shown] == [seat == viewer for seat in range(3)]


@clause("olympus:HO-9.1")
@pytest.mark.parametrize("sun", [0, 1, 2])
def test_each_player_darkens_once_and_then_the_night_is_over(sun: int) -> None:
    s = lay(3, {seat: f"{seat + 1}:G1 {seat + 1}:O1 {seat + 1}:O2" for seat in range(3)}, phase=NIGHT, sun=sun)
    for nth in range(3):
        assert to_act(s) == ((sun + 2 + nth) % 3,)
        act(s, f"darken {to_act(s)[0] + 1}:G1")
    assert (s.day, s.phase) == (2, 0)


@clause("olympus:HO-10.7", "olympus:HO-10.8")
def test_the_lines_of_constellations_name_night_region_and_size() -> None:
    s = after_night(3, {0: "1:G1 1:O1", 1: "3:G1 3:O1 3:O2"}, day=5)
    found = [
        (line.side, line.clause.id, line.args) for line in RULES.score(s) if line.args and line.clause.id > "HO-10.6"
    ]
    assert found == [(0, "HO-10.7", (5, 1, 2)), (1, "HO-10.7", (5, 3, 3)), (1, "HO-10.8", (5, 3, 3))]


@clause("olympus:HO-6.8")
def test_without_an_empty_space_hermes_can_bring_no_star() -> None:
    rules = RULES.house({"stars": {"colour": 12}})
    full = {seat: " ".join(SPACES[10 * seat : 10 * seat + 10]) for seat in range(3)}
    s = lay(3, full, ready=[1, 1, 1], rules=rules)
    reveal(s, "messenger", "forge", "torch", rules=rules)
    assert s.prestige == [-1, 0, 0]
    assert to_act(s) == (1,)


@clause("olympus:HO-5.5")
def test_tyche_takes_nothing_from_a_player_who_has_the_power() -> None:
    s = lay(3, power=[4, 0, 0])
    assert [int(s.mercy(0, cost, 2)) for cost in (0, 1, 3, 4, 5, 6, 7)] == [0, 0, 0, 0, 1, 1, 2]
