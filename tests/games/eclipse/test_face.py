"""What is seen of Eclipse and what can be clicked, as seats see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from math import dist
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import UNSET

from tenban.games.eclipse.battle import face_of
from tenban.games.eclipse.face import FACE
from tenban.games.eclipse.face.chart import squares_of
from tenban.games.eclipse.face.odds import chance, foes_at, side_at
from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.pieces import CRUISER, GRAY, SECOND_GRAY, TECHNOLOGIES
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import STRANGERS, EclipseState
from tenban.kernel import SPECTATOR, FastRandom, play, start, to_act
from tenban.scene.schema import Ask, Choice, PhaseStep
from tests.games.eclipse.support import (
    NORTH_OF_CENTRE,
    act,
    begin,
    cleanup,
    combat,
    dice,
    duel,
    events,
    find,
    fit,
    fleet,
    give_reputation,
    goods,
    lay,
    offer_only,
    own,
    slot,
    teach,
    turn,
    upkeep,
)
from tests.games.scenes import everything, pieces, scenes

NAMES = ["Aoi", "Ben", "Chiyo", "Dan", "Emi", "Fumi"]
CORE = Path(__file__).parents[3] / "client" / "art" / "core.svg"
MOST_BYTES = 132_000  # compiled code writes 24.0 where interpreted code writes 24


scene_of = scenes(FACE, RULES, NAMES)


def ask_of(s: EclipseState, seat: int = 0) -> Ask:
    ask = scene_of(s, seat).ask
    assert ask is not UNSET
    return ask


def choice(s: EclipseState, text: str) -> Choice:
    """The choice with this text that the seat to act is offered."""
    ask = ask_of(s, to_act(s)[0])
    return next(offered for offered in ask.choices if offered.text == text)


def games_of(seats: int, seed: int) -> Iterator[EclipseState]:
    """Positions of a prudent game, all those of some kind of question and a few more."""
    rng = Random(seed)
    s = start(RULES, seats, {"species": "drawn"}, FastRandom(seed))
    s.log = []
    seen: set[str] = set()
    while to_act(s):
        kind = type(s.stack[-1]).__name__
        if kind not in seen or rng.random() < 0.02:
            seen.add(kind)
            yield s
        play(RULES, s, to_act(s)[0], prudent(s, to_act(s)[0], rng))
    yield s


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_pick_of_every_choice_is_a_piece_on_the_table(seats: int) -> None:
    for s in games_of(seats, seats):
        for seat in to_act(s):
            scene = scene_of(s, seat)
            ids = pieces(scene)
            known = {piece.pick or piece.id for piece in ids.values()}
            assert scene.ask is not UNSET
            for offered in scene.ask.choices:
                assert set(offered.path) <= known, offered
                assert all(ghost.piece in ids and ghost.into in ids for ghost in offered.ghosts), offered


def test_ids_are_given_once_and_what_can_be_picked_has_a_name() -> None:
    for s in games_of(3, 7):
        for seat in to_act(s):
            scene = scene_of(s, seat)
            found = pieces(scene).values()
            ask = scene.ask
            assert ask is not UNSET
            wanted = {pick for offered in ask.choices for pick in offered.path}
            named = {piece.pick or piece.id for piece in found if piece.name}
            assert wanted <= named


def test_a_hex_has_room_for_every_kind_of_square() -> None:
    kinds = [*range(GRAY + 1), SECOND_GRAY]
    for count in range(len(kinds) + 1):
        squares = squares_of(sum(1 << kind for kind in kinds[:count]))
        assert [kind for kind, _ in squares] == kinds[:count]
        spots = [spot for _, spot in squares]
        assert all(dist(one, other) > 12 for one, other in combinations(spots, 2))


def test_a_scene_of_six_is_not_too_large() -> None:
    sizes = [len(msgspec.json.encode(scene_of(s, seat))) for s in games_of(6, 3) for seat in to_act(s)]
    assert max(sizes) < MOST_BYTES


def test_links_name_hexes_on_the_map_and_need_a_wormhole_on_both_sides() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE)
    hexes = pieces(scene_of(s, 0))
    assert hexes["hex-001"].links == ["hex-101"]
    assert hexes["hex-101"].links == ["hex-001"], "its north side has no wormhole"
    teach(s, 0, "wormhole-generator")
    assert pieces(scene_of(s, 0))["hex-101"].links == ["hex-001", "hex-home0"]
    assert pieces(scene_of(s, 1))["hex-101"].links == ["hex-001"]


def test_reputation_values_are_seen_by_their_owner_alone_until_the_end() -> None:
    s = begin()
    give_reputation(s, 1, 4)
    assert pieces(scene_of(s, 1))["reputation1.0"].name == "reputation tile of 4"
    for viewer in (0, SPECTATOR):
        tile = pieces(scene_of(s, viewer))["reputation1.0"]
        assert (tile.name, tile.text["mid"]) == ("a reputation tile, face down", "?")
    s.stack = []
    assert pieces(scene_of(s, 0))["reputation1.0"].name == "reputation tile of 4"


def test_points_so_far_count_only_the_tiles_a_viewer_may_see() -> None:
    s = begin()
    give_reputation(s, 1, 4)

    def points(viewer: int) -> str:
        return next(c.value for c in scene_of(s, viewer).seats[1].counters if c.art == "vp")

    assert (points(1), points(0), points(SPECTATOR)) == ("7", "3", "3")


def test_the_balance_of_the_round_stands_with_every_seat() -> None:
    s = begin(2, "eridani")
    balance = next(c for c in scene_of(s, 1).seats[0].counters if c.art == "balance")
    assert balance.value == "+28", "26 in store, 3 produced, 1 upkeep"


def test_a_seat_that_could_not_pay_is_warned() -> None:
    s = begin()
    assert scene_of(s, 0).seats[0].note == "Terran Directorate"
    goods(s, 0, 0, 0, 0)
    s.influence[0] = 5
    assert scene_of(s, 1).seats[0].note == "Terran Directorate · upkeep too dear"


def test_the_odds_are_those_of_a_long_series_of_duels() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE, bare=False)
    assert side_at(s, slot("101"), 0) == ()
    assert foes_at(s, slot("101"), 0) == [STRANGERS]
    ancient = side_at(s, slot("101"), STRANGERS)
    one_cruiser = side_at(s, slot("101"), 0, CRUISER)
    fleet(s, 0, "101", "C")
    two_cruisers = side_at(s, slot("101"), 0, CRUISER)
    assert abs(chance(s, ancient, one_cruiser) - 17) <= 8
    assert abs(chance(s, ancient, two_cruisers) - 66) <= 8


def test_a_part_and_a_slot_are_one_choice_and_show_the_blueprint_to_come() -> None:
    s = begin()
    act(s, "act upgrade")
    offered = choice(s, "Ion Cannon on the interceptor, slot 1")
    assert offered.path == ["part-ion-cannon", "plan0-interceptor.0"]
    assert len(offered.codes) == 3
    assert offered.note == "{initiative}3 {die-yellow}{die-yellow} {speed}1 · {energy}0"
    over = choice(s, "Electron Computer on the cruiser, over Hull")
    assert over.path == ["part-electron-computer", "plan0-cruiser.0"]


def test_a_blueprint_shows_its_sums_and_which_parts_are_tiles() -> None:
    s = begin()
    fit(s, 0, "I", slot1="ion-cannon")
    shown = pieces(scene_of(s, 0))
    assert shown["plan0-interceptor"].text["note"] == (
        "{initiative}3 {die-yellow}{die-yellow} {speed}1 · {energy}0 · {material}3 · 1/8"
    )
    assert [shown[f"plan0-interceptor.{n}"].tone for n in range(4)] == ["lit", "", "", ""]


def test_a_technology_has_the_viewers_own_price() -> None:
    s = begin()
    offer_only(s, "plasma-missile fusion-source starbase")
    assert pieces(scene_of(s, 0))["tech-plasma-missile"].text["body"] == "{science}13", "Starbase makes it cheaper"
    assert pieces(scene_of(s, 0))["tech-starbase"].dim, "known already"
    assert pieces(scene_of(s, SPECTATOR))["tech-plasma-missile"].text["body"] == "{science}14"


def test_what_the_cleanup_brought_glows() -> None:
    s = begin(2, offer="gauss-shield nanorobots")
    s.log = []
    cleanup(s)
    fresh = {piece.id for piece in pieces(scene_of(s, 0)).values() if piece.id.startswith("tech-") and piece.new}
    assert fresh == {f"tech-{TECHNOLOGIES[technology]}" for (technology,) in events(s, "new-technology")}
    assert fresh


def test_a_technology_that_costs_too_much_says_so() -> None:
    s = begin(2, offer="gauss-shield nanorobots gluon-computer")
    act(s, "act research")
    assert ask_of(s).refused["tech-gluon-computer"].clause == "EC-10.3"
    assert choice(s, "Research Gauss Shield").note == "{science}2"


def test_a_gray_square_offers_the_three_tracks() -> None:
    s = begin()
    lay(s, "103", NORTH_OF_CENTRE)
    own(s, 0, "103")
    act(turn(s, 0), "pass")
    gray = [offered for offered in ask_of(s).choices if offered.path == ["hex-103.g"]]
    assert [offered.note for offered in gray] == [
        "{money} production 3 → 4",
        "{science} production 3 → 4",
        "{material} production 3 → 4",
    ]
    assert ask_of(s).refused["hex-103.m*"].clause == "EC-5.4"


def test_a_hex_where_a_battle_will_be_is_in_alarm() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE, bare=False)
    assert pieces(scene_of(s, 0))["hex-101"].tone == ""
    fleet(s, 0, "101", "I")
    assert pieces(scene_of(s, 0))["hex-101"].tone == "alarm"


def test_a_battle_shows_both_sides_with_damage_dice_and_odds() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE)
    fleet(s, 0, "101", "CI")
    fleet(s, 1, "101", "CI")
    s.set_damage(0, CRUISER, 0, 1)
    combat(s)
    assert type(s.stack[-1]).__name__ == "Assign"
    shown = pieces(scene_of(s, 1))
    assert (shown["side-defender"].name, shown["side-attacker"].name) == ("Aoi", "Ben")
    assert re.search(r"round \d+ · you would win about \d+ %", shown["battle"].text["note"])
    mine, theirs = (scene_of(s, seat) for seat in (1, SPECTATOR))
    assert "Ben would win" in pieces(theirs)["battle"].text["note"]
    order = [(piece.id, piece.count) for piece in pieces(mine)["order"].items]
    assert order == [("turn0-interceptor", 3), ("turn1-interceptor", 3), ("turn0-cruiser", 2), ("turn1-cruiser", 2)]
    assert pieces(mine)["hex-101"].tone == "mark", "this is where they fight"
    assert [die.text["mid"] for die in shown["dice"].items] == [str(face_of(die)) for die in s.dice]
    assert any("{damage}1" in piece.text.get("body", "") for piece in shown["side-defender"].items)


def test_an_attack_names_the_dice_of_the_cannons_and_no_missile_that_was_fired_before() -> None:
    s = begin()
    lay(s, "106", (0, -1))  # beside the home of the first player, so that their ships could retreat
    fleet(s, 0, "106", "C")
    fleet(s, 1, "106", "D")
    fit(s, 0, "C", slot2="plasma-missile")
    dice(s, *[1] * 6)
    duel(s, "106", 0, 1)
    said = [choice.text for choice in ask_of(s, 0).choices]
    assert said[0] == "Attack with {die-yellow}"
    assert "Retreat" in said[1]


def test_ships_alike_are_one_choice_whichever_is_clicked() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE)
    fleet(s, 0, "101", "CCI")
    fleet(s, 1, "101", "D")
    combat(s)
    while type(s.stack[-1]).__name__ != "Assign":
        dice(s, 6, 6)
        act(s, "attack")
    foe = 1 - to_act(s)[0]
    shown = [p for id, p in pieces(scene_of(s, to_act(s)[0])).items() if id.startswith(f"fighter{foe}-cruiser")]
    assert len({piece.pick for piece in shown}) == 1
    assert {offered.note for offered in ask_of(s, to_act(s)[0]).choices} <= {"destroys it", "1 of 2", "1 of 3"}


def test_giving_up_a_hex_tells_the_balance_to_come() -> None:
    s = begin()
    goods(s, 0, 0, 0, 0)
    lay(s, "101", NORTH_OF_CENTRE)
    own(s, 0, "101")
    s.influence[0] = 7
    upkeep(s)
    assert ask_of(s).text == "2 {money} short: give up hexes or trade"
    assert choice(s, "Give up Castor").note == "balance 0"


def test_a_discovery_is_shown_to_all_while_it_is_decided() -> None:
    s = begin()
    find(s, "shard-hull")
    lay(s, "311", NORTH_OF_CENTRE, bare=False)
    act(turn(s, 0), "act influence", "lift track", "put 311")
    for viewer in (0, 1, SPECTATOR):
        assert pieces(scene_of(s, viewer))["found-tile"].name == "Shard Hull"
    act(s, "yes")
    assert ask_of(s).text == "Shard Hull: choose a slot for it, or keep it for later"


def test_the_phase_is_marked_and_the_hexes_left_are_counted() -> None:
    s = begin()
    assert scene_of(s, 0).steps[0] == PhaseStep("Action", True)
    assert scene_of(s, 1).phase == "Round 1 of 9 · hexes left: I 8, II 11, III 5 · Aoi"
    lay(s, "101", NORTH_OF_CENTRE)
    fleet(s, 0, "101", "C")
    fleet(s, 1, "101", "C")
    assert scene_of(combat(s), 0).steps[1] == PhaseStep("Combat", True)


def test_the_score_sheet_tells_apart_what_points_are_for() -> None:
    s = begin()
    give_reputation(s, 0, 3)
    s.stack = []
    result = scene_of(s, 0).result
    assert result is not UNSET
    assert {(line.row, line.points) for line in result.lines if line.seat == 0} == {
        ("Reputation tiles", 3),
        ("Controlled hexes", 3),
    }


def test_every_symbol_that_is_drawn_is_in_the_sprite() -> None:
    sprite = files("tenban.games.eclipse").joinpath("art.svg").read_text(encoding="utf-8")
    art = set(re.findall(r'<symbol id="([\w-]+)"', sprite + CORE.read_text(encoding="utf-8")))
    drawn = {piece.art for s in games_of(4, 2) for seat in to_act(s) for piece in everything(scene_of(s, seat))}
    assert drawn - {""} <= art
    assert set(FACE.symbols) <= art
