"""A house file corrects the tables of the box; what makes no game is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tenban.games.latria.rules import RULES, Latria
from tenban.kernel import DataError, FastRandom, KeyedRandom, Record, RecordError, replay, start, to_act, verify
from tenban.kernel.data import parse_house
from tests.games.latria.support import choices, gained, lay, trick

POLARIS_5 = {"astrology_doubles": {"polaris": [1, 2, 3, 4, 5]}}


def house(**tables: Any) -> Latria:
    rules = RULES.house(tables)
    assert isinstance(rules, Latria)
    return rules


def test_a_replaced_table_is_used_in_play() -> None:
    """A copy of the game whose Polaris 5 doubles as well."""
    rules = house(**POLARIS_5)
    s = lay("P10 S4", "P5 M5", "P12 S9", rules=rules)
    trick(s, "P10", "P5", "P12")
    assert gained(s, 1) == "P5"
    plain = lay("P10 S4", "P5 M5", "P12 S9")
    trick(plain, "P10", "P5", "P12")
    assert gained(plain, 1) == ""


def test_a_replaced_star_table_is_used_in_the_count() -> None:
    rules = house(astrology_stars={"latria": {"5": 4, "6": 1}})
    assert [rules.box.stars[45 + n] for n in range(15)] == [0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert rules.box.stars[:15] == RULES.box.stars[:15]


def test_the_simple_variant_takes_out_what_the_house_says() -> None:
    rules = house(simple={"removed": ["S*1", "S*1", "M*1"]})
    s = start(rules, 4, {"variant": "simple"}, FastRandom(0))
    assert s.composition() == RULES.box.sky - 2 - (1 << 20)
    for _ in choices(s):
        assert rules.faults(s) == []


def test_other_deals_are_possible_as_long_as_all_cards_go_round() -> None:
    removed = {"3": [1, 2, 3, 13, 14, 15], "4": [1, 2, 14, 15], "5": [], "6": []}
    rules = house(deal={"hand": {"3": 12, "4": 11, "5": 12, "6": 10}, "removed": removed})
    s = start(rules, 4, {}, FastRandom(1))
    for _ in choices(s):
        assert rules.faults(s) == []
    assert s.round == 10


def test_the_page_of_provenance_says_what_the_house_has_changed() -> None:
    rules = house(**POLARIS_5)
    assert rules.tables is not None
    assert [name for name, source, _ in rules.tables.provenance() if source == "house"] == ["astrology_doubles"]
    assert RULES.tables is not None
    assert "house" not in [source for _, source, _ in RULES.tables.provenance()]


@pytest.mark.parametrize(
    ("toml", "sentence"),
    [
        ("[astrology_doubles", "the house file is not TOML"),
        ("[stars]\nsun = 3", "latria has no table 'stars'; its tables are: deal, astrology_stars"),
        ("[celestial]\n'S*5' = 1", r"there is no entry celestial.S\*5; the entries are: S\*1"),
        ("deal = 3", r"\[deal\] must be a table of entries"),
        ("[celestial]\n'S*1' = 'three'", r"celestial.S\*1 must be a whole number from 0 to 15, not 'three'"),
        ("[celestial]\n'S*1' = -1", r"celestial.S\*1 must be a whole number from 0 to 15, not -1"),
        ("[celestial]\n'S*1' = 16", r"celestial.S\*1 must be a whole number from 0 to 15, not 16"),
        ("[celestial]\n'S*1' = 0", "celestial: the sun deck has 10 cards; it needs 11 to 15"),
        ("[celestial]\n'P*1' = 9", "celestial: the polaris deck has 16 cards; it needs 11 to 15"),
        ("[celestial]\nPpurge = 2", "celestial: there can be only one Ppurge"),
        ("[celestial]\nPpurge = 0", "simple.removed names 'Ppurge', but there is no such card to take out"),
        ("[simple]\nremoved = ['Sx0', 'Sx0']", "simple.removed names 'Sx0', but there is no such card to take out"),
        ("[simple]\nremoved = ['sun']", "simple.removed names 'sun', but there is no such card to take out"),
        ("[simple]\nremoved = ['S*1', 'S*1', 'S*1']", "celestial: the sun deck has 10 cards; it needs 11 to 15"),
        ("[mutations]\nfaces = ['P*1']", r"mutations.faces may name faces of the Sun and the Moon, not 'P\*1'"),
        ("[mutations]\nfaces = ['moon']", "mutations.faces may name faces of the Sun and the Moon, not 'moon'"),
        ("[astrology_stars]\nsun = {16 = 1}", "each number of astrology_stars.sun must be a whole number from 1 to 15"),
        (
            "[astrology_stars]\nsun = {six = 1}",
            "each number of astrology_stars.sun must be a whole number from 1 to 15",
        ),
        ("[astrology_stars]\nsun = {6 = -1}", "astrology_stars.sun.6 must be a whole number from 0 to 9, not -1"),
        ("[astrology_stars]\nsun = {6 = true}", "astrology_stars.sun.6 must be a whole number from 0 to 9, not True"),
        (
            "[astrology_doubles]\nmoon = [0]",
            "each number of astrology_doubles.moon must be a whole number from 1 to 15",
        ),
        ("[astrology_doubles]\nmoon = ['all']", "each number of astrology_doubles.moon must be a whole number"),
        ("[deal]\nhand = {4 = 12}", "deal.hand must have the entries 3, 4, 5, 6, and no others"),
        ("[deal]\nhand = {3 = 12, 4 = 12, 5 = 12, 6 = 11}", "deal: 60 cards are not 6 hands of 11"),
        (
            "[deal]\nhand = {3 = 1, 4 = 12, 5 = 12, 6 = 10}",
            "deal.hand.3 must be a whole number from 2 to 16, not 1",
        ),
        ("[deal]\nremoved = {3 = 1, 4 = [], 5 = [], 6 = []}", "deal.removed.3 must be a list, not 1"),
        ("[deal]\nremoved = {}", "deal.removed must have the entries 3, 4, 5, 6, and no others"),
    ],
)
def test_a_bad_house_file_is_refused_with_a_sentence_that_says_what_would_be_right(toml: str, sentence: str) -> None:
    with pytest.raises(DataError, match=sentence):
        RULES.house(parse_house(toml))


def test_a_house_file_travels_with_the_record() -> None:
    rules = RULES.house(POLARIS_5)
    record = Record("latria", RULES.version, 5, b"house", house=POLARIS_5)
    s = start(rules, 5, {}, KeyedRandom(record.key))
    while to_act(s):
        seat = to_act(s)[0]
        action = s.stack[-1].legal(s, seat)[0]
        record.moves.append((seat, action.text))
        s = replay(RULES, record)
    record.totals = rules.totals(s)
    assert verify(RULES, record).box.factor[34] == 2


def test_a_record_with_an_impossible_house_is_refused() -> None:
    record = Record("latria", RULES.version, 4, b"house", house={"celestial": {"Ppurge": 2}})
    with pytest.raises(RecordError, match="there can be only one Ppurge"):
        replay(RULES, record)


def test_every_table_says_where_it_comes_from() -> None:
    assert RULES.tables is not None
    notes = {name: (source, note) for name, source, note in RULES.tables.provenance()}
    assert {name: source for name, (source, _) in notes.items()} == {
        "deal": "rulebook",
        "astrology_stars": "inferred",
        "astrology_doubles": "inferred",
        "celestial": "inferred",
        "mutations": "rulebook",
        "simple": "reconstructed",
    }
    assert all(len(note) > 20 for _, note in notes.values())
