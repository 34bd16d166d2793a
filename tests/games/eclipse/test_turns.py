"""How few clicks a turn takes: what is chosen together, what is confirmed, and what is told beforehand."""

from __future__ import annotations

import re
from random import Random

from msgspec import UNSET

from tenban.games.eclipse.face import FACE
from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import SPECTATOR, FastRandom, Move, play, start, to_act
from tenban.match import Match
from tenban.scene.schema import Ask, Choice
from tests.games.eclipse.support import (
    NORTH_OF_CENTRE,
    act,
    ally,
    begin,
    events,
    fleet,
    goods,
    lay,
    neighbours,
    own,
    turn,
)
from tests.games.scenes import pieces, scenes

NAMES = ["Aoi", "Ben", "Chiyo", "Dan", "Emi", "Fumi"]

scene_of = scenes(FACE, RULES, NAMES)


def ask_of(s: EclipseState, seat: int = 0) -> Ask:
    ask = scene_of(s, seat).ask
    assert ask is not UNSET
    return ask


def of_kind(s: EclipseState, verb: str) -> list[Choice]:
    return [offered for offered in ask_of(s).choices if offered.verb == verb]


def choice(s: EclipseState, text: str) -> Choice:
    """The choice with this text that the seat to act is offered."""
    return next(offered for offered in ask_of(s, to_act(s)[0]).choices if offered.text == text)


def take(s: EclipseState, offered: Choice) -> None:
    act(s, *[RULES.space.actions[code].text for code in offered.codes])


# one click


def test_a_click_on_an_empty_space_explores_it() -> None:
    s = begin(2, "eridani")
    found = of_kind(s, "explore")
    assert [len(offered.path) for offered in found] == [1] * 4, "one for each wormhole of the home"
    offered = next(o for o in found if o.text.startswith("Explore the empty space south of") and "stack I" in o.text)
    assert offered.note == "stack I: 8 left · upkeep 1 → 2 · balance 27"
    assert offered.path[0] in pieces(scene_of(s, 0))
    assert offered.sure, "a hex is drawn, which undo cannot simply put back"
    take(s, offered)
    assert type(s.stack[-1]).__name__ == "PlaceTile"


def test_a_click_on_a_technology_researches_it() -> None:
    s = begin(2, offer="gauss-shield nanorobots gluon-computer")
    assert [offered.path for offered in of_kind(s, "research")] == [["tech-gauss-shield"], ["tech-nanorobots"]]
    offered = choice(s, "Research Gauss Shield")
    assert offered.note == "{science}2 · upkeep 0 → 0 · balance 5"
    assert offered.sure, "the others go on from it"
    take(s, offered)
    assert events(s, "researches")


def test_an_action_that_could_do_but_one_thing_names_it() -> None:
    s = begin(2, offer="gauss-shield")
    (offered,) = of_kind(s, "research")
    assert (offered.text, offered.path) == ("Research Gauss Shield", ["tech-gauss-shield"])
    assert offered.note == "{science}2 · upkeep 0 → 0 · balance 5"
    take(s, offered)
    assert events(s, "researches")
    s = begin(2)
    s.stacks[1], s.stacks[2], s.outer = 0, 0, 0
    (offered,) = of_kind(s, "explore")
    assert offered.text == "Explore the empty space south of Procyon, stack I"
    assert offered.path == [id for id in pieces(scene_of(s, 0)) if id.startswith("space-")]
    take(s, offered)
    assert events(s, "turns-up")


def test_a_ship_and_a_hex_begin_to_move() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE, turned=1)
    (offered,) = of_kind(turn(s, 0), "move")
    assert offered.path == ["ship0-interceptor-home0", "hex-101"], "the ship is clicked though it is the only one"
    assert not offered.sure
    take(s, offered)
    assert events(s, "moves")


def test_kinds_of_action_that_begin_with_no_piece_are_chosen_by_their_chips() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE, turned=1)
    for kind in ("influence", "upgrade", "build"):
        (offered,) = of_kind(s, kind)
        assert (offered.path, offered.sure) == ([], False)
    assert ask_of(s).quick


def test_every_kind_of_action_says_how_much_it_does_or_why_it_cannot_be_taken() -> None:
    s = begin(2, "mechanema")
    chips = {verb.key: verb for verb in ask_of(s).verbs}
    assert [chips[key].text for key in ("explore", "upgrade", "build")] == ["Explore", "Upgrade ×3", "Build ×3"]
    assert (chips["move"].why, chips["move"].hint[:8]) == ("no ship can fly", "EC-4.5: ")


def test_a_player_who_has_passed_sees_which_reactions_are_left() -> None:
    s = begin()
    chips = {verb.key: verb for verb in ask_of(turn(s, 0, reaction=True)).verbs}
    assert chips["explore"].why == "no reaction"
    assert (chips["build"].why, chips["build"].text) == ("", "Build")


def test_a_player_who_has_passed_may_let_the_rest_of_the_round_go_by() -> None:
    s = begin()
    assert choice(s, "Pass").again == ""
    assert choice(turn(s, 0, reaction=True), "Do nothing").again == "Nothing more in round 1"


def test_a_technology_tells_what_it_costs_everybody() -> None:
    s = begin(3, "eridani", offer="starbase gauss-shield")
    shown = pieces(scene_of(s, 1))
    assert shown["tech-starbase"].hint.endswith("Others pay {seat0}3 {seat2}✓.")
    assert shown["tech-gauss-shield"].hint.endswith("Others pay {seat0}✓ {seat2}2.")
    assert scene_of(s, 1).legend["seat0"] == "Aoi"


def test_the_question_of_a_turn_says_what_an_action_costs_at_upkeep() -> None:
    s = begin(2, "eridani")
    assert ask_of(s).text == "Your turn: take an action (upkeep 1 → 2 · balance 27), or pass"


def test_an_action_that_cannot_be_paid_for_is_marked_as_a_danger() -> None:
    s = begin(2, "eridani")
    goods(s, 0, 0, 5, 5)
    s.influence[0] = 2
    found = of_kind(s, "explore")
    assert found[0].note.split(" · ", 1)[1].startswith("{danger} upkeep")
    assert found[0].note.endswith("you cannot pay")
    scene = scene_of(s, 0)
    (balance,) = [counter for counter in scene.seats[0].counters if counter.art == "balance"]
    assert balance.alarm == (s.balance(0) < 0)
    assert scene.legend["danger"]
    assert not any("{danger}" in offered.note for offered in of_kind(begin(2, "eridani"), "explore"))


# a hex and its disc


def test_a_hex_is_placed_with_its_disc_by_one_choice_and_turned_from_one_way_to_lie_to_the_next() -> None:
    s = begin()
    act(s, "act explore", "explore home0 s")
    ask = ask_of(s)
    laid = [offered for offered in ask.choices if offered.ghosts]
    turns = {offered.ghosts[0].rot for offered in laid}
    assert len(turns) > 1
    assert {rot % 60 for rot in turns} == {0}
    assert {tuple(offered.path) for offered in laid} == {(laid[0].path[0],)}, "only the rotation is to be chosen"
    assert {offered.ghosts[0].into for offered in laid} == {"galaxy"}
    assert ask.choices[-1].text == "Discard the hex"
    claims = {offered.text for offered in laid}
    assert claims == {"Place it, with a disc", "Place it, without a disc"}
    assert len({(offered.text, offered.note) for offered in laid}) == len(laid) == 2 * len(turns)
    assert all("wormholes: " in offered.note and "opens to Procyon" in offered.note for offered in laid)
    take(s, laid[0])
    assert events(s, "lays")
    assert events(s, "claims")


def test_a_hex_with_ancients_is_placed_without_the_question_of_a_disc() -> None:
    s = begin()
    s.stacks[0] = 1 << 1
    act(s, "act explore", "explore home0 s")
    assert s.box.ancients[1]
    assert {offered.text for offered in ask_of(s).choices if offered.ghosts} == {
        offered.text for offered in ask_of(s).choices if offered.text.startswith("Place Castor, turned")
    }


def test_the_map_has_room_for_three_rings_for_every_viewer_at_every_turn() -> None:
    s = begin()
    before = pieces(scene_of(s, 0))["galaxy"].box
    assert pieces(scene_of(s, SPECTATOR))["galaxy"].box == before
    spots = [id for id in pieces(scene_of(s, 0)) if id.startswith("space-")]
    assert len(spots) == 4
    turn(s, 1)
    assert pieces(scene_of(s, 0))["galaxy"].box == before
    assert [id for id in pieces(scene_of(s, 0)) if id.startswith("space-")] == []
    lay(s, "301", (0, -3))
    assert pieces(scene_of(s, 0))["galaxy"].box == before, "a hex of the outer ring finds its place"


# payments


def test_all_trades_of_a_payment_are_one_choice() -> None:
    s = begin(2, offer="advanced-robotics nanorobots")
    goods(s, 0, 6, 3, 4)
    act(turn(s, 0), "act research", "tech advanced-robotics")
    assert type(s.stack[-1]).__name__ == "Pay"
    texts = [offered.text for offered in ask_of(s).choices]
    assert texts == [
        "Trade {money}6 for {science}3",
        "Trade {money}4 + {material}2 for {science}3",
        "Trade {money}2 + {material}4 for {science}3",
    ]
    take(s, ask_of(s).choices[1])
    assert s.all_goods(0) == [2, 0, 2]


# building


def test_what_is_to_be_built_is_chosen_before_the_place_and_explained_if_it_cannot_be() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE)
    own(s, 0, "101")
    act(turn(s, 0), "act build")
    assert choice(s, "Build: Interceptor at Procyon").path == ["item-interceptor", "hex-home0"]
    assert ask_of(s).refused["item-orbital"].clause == "EC-12.2"
    assert pieces(scene_of(s, 0))["item-orbital"].dim


def test_where_there_is_but_one_place_to_build_it_is_not_asked() -> None:
    s = begin()
    act(s, "act build")
    assert choice(s, "Build: Interceptor at Procyon").path == ["item-interceptor"]


# moving


def test_a_flight_to_enemies_tells_the_odds_and_is_confirmed() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE, turned=1, bare=False)
    fleet(s, 0, "home0", "C")
    offered = choice(turn(s, 0), "Move interceptor from Procyon to Castor")
    assert offered.path == ["ship0-interceptor-home0", "hex-101"]
    assert re.match(r"against Ancients: about \d+ % · upkeep", offered.note)
    assert offered.sure
    act(s, "act move")
    assert choice(s, "Move interceptor from Procyon to Castor").sure


def test_breaking_a_relation_is_told_before_the_ship_moves() -> None:
    s = neighbours()
    ally(s, 0, 1)
    fleet(s, 0, "106", "IC")
    offered = choice(turn(s, 0), "Move interceptor from Capella to Alpha Centauri")
    assert offered.note.startswith("breaks your relation with Ben")
    assert offered.sure


# discs


def test_a_disc_is_put_on_a_hex_by_one_click() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE, turned=1)
    act(turn(s, 0), "act influence")
    offered = choice(s, "Move a disc: the track → Castor")
    assert (offered.path, offered.note, offered.sure) == (["hex-101"], "upkeep 0 → 1 · balance 4", False)


def test_a_disc_that_finds_something_is_confirmed() -> None:
    s = begin()
    lay(s, "311", NORTH_OF_CENTRE, bare=False)
    act(turn(s, 0), "act influence")
    offered = next(offered for offered in ask_of(s).choices if offered.path == ["hex-311"])
    assert offered.note.endswith("a discovery is turned up")
    assert offered.sure


def test_taking_a_disc_off_a_hex_says_what_is_lost_before_it_is_asked_where_it_goes() -> None:
    s = begin()
    lay(s, "101", NORTH_OF_CENTRE, turned=1)
    own(s, 0, "101")
    act(turn(s, 0), "act influence")
    lift = choice(s, "Take the disc off Castor")
    assert (lift.path, lift.sure) == (["hex-101"], True)
    assert lift.note.startswith("lost: 2 {vp}, 0 cubes")
    take(s, lift)
    assert ask_of(s).text == "Where does the disc from Castor go?"
    back = choice(s, "Give up Castor: its disc goes back to the track")
    assert (back.path, back.note) == (["disc-track0"], "lost: 2 {vp}, 0 cubes go home · upkeep 1 → 0 · balance 5")


def test_influence_that_can_only_give_up_a_hex_says_so_and_is_confirmed() -> None:
    s = begin()
    (offered,) = of_kind(s, "influence")
    assert offered.text == "Influence could only give up Procyon, whose disc goes back to the track"
    assert offered.sure
    take(s, offered)
    assert [offered.text for offered in ask_of(s).choices] == ["Give up Procyon: its disc goes back to the track"]


# all of it


def test_the_table_accepts_every_choice_that_is_offered() -> None:
    """What is chosen together is judged together; also by a viewer who sees only what one seat sees."""
    seen: set[str] = set()
    for seed, seats in ((1, 2), (2, 4), (3, 3)):
        rng = Random(seed)
        position = Match(RULES, seats, {"species": "drawn"}, bytes([seed]) * 16)
        s = position.state
        while to_act(s) and s.round < 5:
            seat = to_act(s)[0]
            kind = type(s.stack[-1]).__name__
            if not s.picks and (kind not in seen or rng.random() < 0.1):
                seen.add(kind)
                ask = scene_of(s, seat, log=[]).ask
                assert ask is not UNSET
                for offered in ask.choices:
                    chosen = Move.from_codes(offered.codes, RULES.space)
                    assert position.judge(seat, chosen) is None, offered
                    position.copy().replay(seat, chosen)
            play(RULES, s, seat, prudent(s, seat, rng))
    assert {"Turn", "PlaceTile", "Pay", "Influence", "Move"} <= seen


def test_a_drawn_hex_cannot_be_looked_at_before_it_is_chosen() -> None:
    """Between choices that are made together nothing may be drawn."""
    position = Match(RULES, 2, {"species": "terrans"}, b"k" * 16)
    s = position.state
    while type(s.stack[-1]).__name__ != "Turn":
        seat = to_act(s)[0]
        play(RULES, s, seat, s.stack[-1].legal(s, seat)[0])
    seat = to_act(s)[0]
    texts = ["act explore", f"explore home{seat} s", "rotate 0"]
    refused = position.judge(seat, Move.parse("; ".join(texts), RULES.space))
    assert refused is not None
    assert refused.id == "TB-2"


def test_a_disc_is_chosen_together_with_the_hex_and_nothing_together_with_a_discard() -> None:
    position = Match(RULES, 2, {"species": "terrans"}, b"k" * 16)
    s = position.state
    while type(s.stack[-1]).__name__ != "PlaceTile":
        seat = to_act(s)[0]
        play(RULES, s, seat, s.stack[-1].legal(s, seat)[0])
    seat = to_act(s)[0]
    turned = s.stack[-1].legal(s, seat)[0].text
    assert position.judge(seat, Move.parse(f"{turned}; yes", RULES.space)) is None
    after = position.judge(seat, Move.parse("discard; act explore", RULES.space))
    assert after is not None
    assert after.id == "TB-2"


def test_nothing_is_told_of_boards_that_are_not_set_up() -> None:
    s = start(RULES, 3, {"species": "all"}, FastRandom(1))
    assert type(s.stack[-1]).__name__ == "ChooseSpecies"
    play(RULES, s, to_act(s)[0], s.stack[-1].legal(s, to_act(s)[0])[0])
    seats = scene_of(s, 0).seats
    assert [seat.counters for seat in seats] == [[], [], []]
    assert sorted(bool(seat.note) for seat in seats) == [False, False, True]
