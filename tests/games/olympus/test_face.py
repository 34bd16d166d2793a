"""What a player sees and can click."""

from __future__ import annotations

from msgspec import UNSET

from tenban.games.olympus.actions import SPACE
from tenban.games.olympus.events import Phase
from tenban.games.olympus.face import FACE
from tenban.games.olympus.pieces import SPACES
from tenban.games.olympus.rules import RULES
from tenban.games.olympus.state import OlympusState
from tenban.kernel import SPECTATOR, FastRandom, start, view
from tenban.scene.schema import Ask, Choice, Scene
from tenban.testing.clause import clause
from tests.games.olympus.support import NIGHT, act, after_night, lay, reveal
from tests.games.olympus.test_words import NAMES, scene_of
from tests.games.scenes import pieces

STARS = {0: "1:G1 1:O1 2:P1", 1: "1:R1 3:P4", 2: "3:G1"}


def ask_of(s: OlympusState, seat: int) -> Ask:
    ask = scene_of(s, seat).ask
    assert ask is not UNSET
    return ask


def choice(s: OlympusState, seat: int, *actions: str) -> Choice:
    codes = [SPACE.by_text[action].code for action in actions]
    (found,) = [choice for choice in ask_of(s, seat).choices if choice.codes == codes]
    return found


def power_of(scene: Scene, seat: int) -> str:
    (counter,) = [counter for counter in scene.seats[seat].counters if counter.art == "power"]
    return counter.value


def test_others_power_is_covered_until_the_end() -> None:
    s = lay(3, STARS, power=[4, 9, 2])
    assert [power_of(scene_of(s, 0), seat) for seat in range(3)] == ["4", "?", "?"]
    assert [power_of(scene_of(s, SPECTATOR), seat) for seat in range(3)] == ["?", "?", "?"]


@clause("olympus:HO-5.7")
def test_covered_power_is_shown_from_asking_tyche_to_the_end_of_the_phase() -> None:
    s = lay(3, power=[0, 9, 9], prestige=[0, 5, 0])
    reveal(s, "torch", "torch", "forge")
    assert [power_of(scene_of(s, 2), seat) for seat in range(3)] == ["1", "?", "9"]
    later = [*(s.log or []), Phase(1, 1, 0)]
    assert power_of(scene_of(s, 2, log=later), 0) == "?"


def test_an_option_shows_everybodys_power() -> None:
    s = start(RULES, 3, {"power": "open"}, FastRandom(1))
    scene = FACE.scene(view(RULES, s, 0), lang="en", names=NAMES[:3])
    assert [power_of(scene, seat) for seat in range(3)] == ["16", "16", "16"]


def test_every_pick_of_every_choice_is_a_piece_on_the_table() -> None:
    positions = [lay(3, STARS), lay(4, STARS, phase=NIGHT)]
    for plan in ("messenger", "zephyrus", "forge", "torch"):
        s = lay(3, STARS)
        reveal(s, plan, plan, plan)
        positions.append(s)
    for s in positions:
        seat = 0 if s.stack[-1].actors(s) != (2,) else 2
        scene = scene_of(s, seat)
        known = pieces(scene)
        for offered in ask_of(s, seat).choices:
            assert all(pick in known for pick in offered.path), offered
            assert all(ghost.piece in known and ghost.into in known for ghost in offered.ghosts), offered


def test_links_name_pieces_on_the_table() -> None:
    known = pieces(scene_of(lay(5, STARS), 0))
    for piece in known.values():
        assert all(link in known for link in piece.links)


def test_unused_regions_have_no_spaces() -> None:
    for seats in (3, 4, 5):
        sky = pieces(scene_of(lay(seats), 0))
        spaces = [id for id in sky if id.startswith("space-")]
        assert spaces == [f"space-{space}" for space in SPACES[: 10 * seats]]


def test_an_exchange_is_two_stars_in_any_order_and_shows_both_moved() -> None:
    s = lay(3, STARS)
    reveal(s, "zephyrus", "torch", "forge")
    both = choice(s, 0, "swap 1:G1", "for 3:P4")
    assert sorted(both.path) == ["star0-1:G1", "star1-3:P4"]
    assert {ghost.piece for ghost in both.ghosts} == {"star0-1:G1", "star1-3:P4"}
    assert both.text == "Exchange Ⅰ grey and Ben’s Ⅲ purple 4"
    refused = ask_of(s, 0).refused
    assert "star1-3:P4" not in refused
    assert refused["space-1:P1"].clause == "HO-6.14"


def test_a_locked_star_says_why_it_cannot_move() -> None:
    s = lay(3, STARS)
    reveal(s, "zephyrus", "zephyrus", "forge")
    act(s, "swap 1:G1", "for 3:P4")
    assert ask_of(s, 1).refused["star0-3:P4"].clause == "HO-6.15"
    assert pieces(scene_of(s, 1))["star0-3:P4"].name == "Aoi’s star on Ⅲ purple 4, locked"


def test_tyches_price_is_shown_before_anything_is_chosen() -> None:
    s = lay(3, STARS, power=[1, 9, 9], prestige=[0, 5, 0], ready=[0, 1, 1])
    reveal(s, "forge", "torch", "messenger")
    assert choice(s, 0, "buy 1").note == "−1 {power}"
    assert choice(s, 0, "buy 3").note == "−6 {power} · Tyche takes 3 {prestige}"
    assert choice(s, 0, "pass").note == "−1 {prestige}"


def test_an_impossible_plan_says_so_before_it_is_chosen() -> None:
    s = lay(3, STARS, ready=[3, 1, 1])
    assert choice(s, 0, "plan forge").note == "impossible now: −1 {prestige}"
    assert choice(s, 0, "plan messenger").note == "+1 {power} cost for each rival"


def test_the_competition_is_shown_with_the_plans() -> None:
    s = lay(3, STARS)
    reveal(s, "torch", "torch", "forge")
    tiles = pieces(scene_of(s, 2))
    assert tiles["plan0"].text["body"] == "Aoi · 1 {power}"
    assert tiles["plan2"].text["body"] == "Chiyo"


def test_a_placed_star_shows_its_power_and_where_it_would_lie() -> None:
    s = lay(3, STARS)
    reveal(s, "messenger", "torch", "forge")
    placed = choice(s, 0, "place 2:G1")
    assert placed.note == "+4 {power}"
    assert placed.path == ["space-2:G1"]
    assert [ghost.piece for ghost in placed.ghosts] == ["ready0"]


def test_a_set_of_stars_to_darken_is_one_choice_in_any_order() -> None:
    s = lay(3, {0: "1:G1 1:O1 1:R1 1:P1"}, phase=NIGHT)
    sets = [sorted(offered.path) for offered in ask_of(s, 0).choices]
    assert len(sets) == len({tuple(path) for path in sets}) == 6
    assert ["star0-1:G1", "star0-1:P1"] in sets
    assert ask_of(s, 0).text == "Choose 2 stars that go dark tonight"


def test_a_plan_of_ones_own_is_seen_and_others_only_as_chosen() -> None:
    s = lay(3, STARS)
    act(s, "plan torch", "plan forge")
    own, other = pieces(scene_of(s, 0)), pieces(scene_of(s, 1))
    assert own["plan0"].name == "Aoi: Torch, still secret"
    assert other["plan0"].name == "Aoi has chosen"
    assert "Torch" not in repr(other["plan0"])
    assert own["plan2"].name == "Chiyo is choosing"


def test_the_sheet_of_the_night_gives_every_reason() -> None:
    s = after_night(3, {0: "1:G1 1:O1 1:R1 2:P1", 1: "2:O1 2:R1 2:R2"})
    told = [piece.name for id, piece in pieces(scene_of(s, 0)).items() if id.startswith("night0")]
    assert told == [
        "Aoi +2: stars in 2 regions.",
        "Aoi +3: most stars in the grey orbit (1).",
        "Aoi +2: tied for the most in the orange orbit (1).",
        "Aoi +4: most in the purple orbit, but too few for the left number (1).",
        "Aoi +3: a constellation of 3 in region Ⅰ.",
        "Aoi: 14 in all",
    ]


def test_dark_stars_break_the_lines_of_a_constellation() -> None:
    s = lay(3, {0: "1:G1 1:O1 1:O2"}, phase=NIGHT, torch=[3, 3, 3], day=5)
    lines = [ink for ink in pieces(scene_of(s, 0))["sky"].ink if ink.tint == "seat0"]
    assert len(lines) == 2
    act(s, "darken 1:G1")
    sky = pieces(scene_of(s, 0))["sky"]
    assert [ink for ink in sky.ink if ink.tint == "seat0"] == []
    assert pieces(scene_of(s, 0))["star0-1:G1"].name == "your star on Ⅰ grey, dark"


def test_what_a_constellation_brought_last_night_still_shines_in_the_morning() -> None:
    s = lay(3, {0: "1:G1 1:O1 1:O2"}, phase=NIGHT, torch=[3, 3, 3])
    act(s, "darken 1:O2")
    assert s.dark == 0, "morning"
    ink = pieces(scene_of(s, 0))["sky"].ink
    own = [line.d for line in ink if line.tint == "seat0"]
    assert len(own) == 2
    assert [line.d for line in ink if line.tint == "shine"] == own[:1]


def test_a_spectator_has_neither_cards_nor_a_question() -> None:
    scene = scene_of(lay(3, STARS), SPECTATOR)
    assert scene.hand == []
    assert scene.ask is UNSET


@clause("olympus:HO-6.5")
def test_a_click_on_a_taken_space_is_explained() -> None:
    s = lay(3, STARS)
    reveal(s, "messenger", "forge", "torch")
    refused = ask_of(s, 0).refused
    assert refused["star1-1:R1"].clause == "HO-6.5"
    assert set(refused) <= set(pieces(scene_of(s, 0)))
