"""A house file corrects the tables of the box; what makes no game is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tenban.games.eclipse.oracle.policy import after_discs
from tenban.games.eclipse.rules import RULES, Eclipse
from tenban.kernel import DataError, FastRandom, Record, play, replay, start, to_act, verify
from tenban.registry import Game
from tenban.testing.clause import clause
from tenban.testing.golden import invent
from tests.games.eclipse.support import act, begin, goods, lay, may, own, stored, turn

GAME = Game("eclipse", "tenban.games.eclipse")


def house(**tables: Any) -> Eclipse:
    rules = RULES.house(tables)
    assert isinstance(rules, Eclipse)
    return rules


def test_a_replaced_number_is_used_in_play() -> None:
    rules = house(frame={"rounds": 2}, costs={"usual": [1, 1, 1, 1, 1, 1]})
    s = begin(2, rules=rules)
    goods(s, 0, 0, 0, 5)
    turn(s, 0)
    act(s, "act build", "build dreadnought home0", "done", rules=rules)
    assert stored(s, 0)[2] == 4
    while to_act(s):
        seat = to_act(s)[0]
        play(rules, s, seat, s.stack[-1].legal(s, seat)[-1])
    assert s.round == 2
    assert after_discs(s, 0, 0) >= 0


def test_a_replaced_hex_lies_on_the_map() -> None:
    entry = dict(RULES.tables["hexes"]["221"]) if RULES.tables else {}
    rules = house(hexes={"221": {**entry, "points": 5, "squares": ["m", "g", "g"]}})
    s = start(rules, 2, {"species": "terrans"}, FastRandom(1))
    for side in ("directorate", "federation"):
        act(s, f"species {side}", rules=rules)
    seat = next(seat for seat in (0, 1) if s.species[seat] == 0)
    assert rules.totals(s)[seat] == 5
    assert s.all_tracks(seat) == [10, 11, 11], "gray squares are not filled at the start"


def test_a_game_with_house_tables_can_be_verified() -> None:
    record: Record = invent(GAME, 2, {}, 5)
    record.totals = RULES.totals(replay(RULES, record))
    verify(RULES, record)


@pytest.mark.parametrize(
    ("tables", "words"),
    [
        ({"hexes": {"999": {}}}, "there is no entry hexes.999"),
        ({"frame": {"rounds": 0}}, "frame.rounds must be a whole number from 1 to 12, not 0"),
        ({"frame": {"guard": 10**5000}}, "frame.guard must be a whole number from 1 to 1000, not a number with"),
        (
            {"pieces": {"ships": [8, 4, 2, 99]}},
            "each number of pieces.ships must be a whole number from 1 to 8, not 99",
        ),
        ({"pieces": {"cubes": 20}}, "pieces.cubes must be a whole number from 6 to 15, not 20"),
        ({"pieces": {"cubes": 13}}, "cannot hold"),
        ({"homes": {"two": [0, 0]}}, "homes: 2 players have different directions"),
        (
            {"reputation": {"tiles": [99, 0, 0, 0]}},
            "each number of reputation.tiles must be a whole number from 0 to 63",
        ),
        ({"production": {"by_cubes": [1, 2, 3]}}, "by_cubes must be a list of 7 to 16 entries, not of 3"),
        ({"production": {"by_cubes": [1] * 12}}, "by_cubes must be 13 numbers, for 0 to 12 cubes"),
        ({"nowhere": {"a": 1}}, "no table 'nowhere'"),
        (
            {"technologies": {"starbase": {"track": "nano"}}},
            "starbase must have the entries track, cost, least, copies",
        ),
        ({"technologies": {"starbase": {"track": "nano", "cost": 3, "least": 4, "copies": 1}}}, "the least cost"),
        ({"discoveries": {"money": 0}}, "there must be 21 tiles at least"),
        ({"boards": {"orion": {"people": "orion", "home": "221"}}}, "each side has a home hex of its own"),
    ],
)
def test_what_makes_no_game_is_refused_in_a_sentence(tables: dict[str, Any], words: str) -> None:
    with pytest.raises(DataError, match=words):
        RULES.house(tables)


def test_a_hex_with_one_wormhole_or_three_gray_squares_is_refused() -> None:
    assert RULES.tables is not None
    entry = RULES.tables["hexes"]["313"]
    with pytest.raises(DataError, match="two wormholes"):
        RULES.house({"hexes": {"313": {**entry, "wormholes": [3]}}})
    with pytest.raises(DataError, match="two gray squares at most"):
        RULES.house({"hexes": {"313": {**entry, "squares": ["g", "g", "g"]}}})


def test_a_hull_that_needs_a_technology_is_refused() -> None:
    """Else an upgrade might have no effect, and a player who chose it no move."""
    assert RULES.tables is not None
    entry = RULES.tables["parts"]["hull"]
    with pytest.raises(DataError, match="hull must need no technology, so that every upgrade has an effect"):
        RULES.house({"parts": {"hull": {**entry, "needs": "quantum-grid"}}})


def test_a_printed_blueprint_must_be_sound() -> None:
    assert RULES.tables is not None
    usual = RULES.tables["blueprints"]["usual"]
    weak = {**usual, "interceptor": {**usual["interceptor"], "energy": -9}}
    with pytest.raises(DataError, match="not sound"):
        RULES.house({"blueprints": {"usual": weak}})


def test_a_table_without_provenance_of_its_own_is_the_houses() -> None:
    rules = house(frame={"rounds": 5})
    assert rules.tables is not None
    assert ("frame", "house") in [(name, origin) for name, origin, _ in rules.tables.provenance()]


def test_the_first_reputation_tiles_of_a_people_must_have_room_on_its_track() -> None:
    eridani = dict(RULES.tables["peoples"]["eridani"]) if RULES.tables else {}
    with pytest.raises(DataError, match=r"^peoples.eridani: the track has room for 0 reputation tiles, not for 4$"):
        house(peoples={"eridani": eridani | {"places": [4, 0, 0], "reputation": 4}})
    assert house(peoples={"eridani": eridani | {"places": [4, 3, 1], "reputation": 4}})


@clause("eclipse:EC-9.9", "eclipse:EC-5.1")
@pytest.mark.parametrize(("ships", "may_stop"), [(0, False), (1, True)])
def test_with_a_single_colony_ship_or_none_influence_may_serve_it_alone_or_not(ships: int, may_stop: bool) -> None:
    entry = dict(RULES.tables["peoples"]["terran"]) if RULES.tables else {}
    s = begin(2, rules=house(peoples={"terran": {**entry, "colony_ships": ships}}))
    lay(s, "106", (0, -1))
    own(s, 0, "106")
    act(turn(s, 0), "act influence")
    assert ("done" in may(s)) is may_stop
