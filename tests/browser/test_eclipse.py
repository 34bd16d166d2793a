"""Eclipse in a real browser: a whole game against a bot, and a crowded galaxy on a desk and on a telephone."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import expect

from tenban.games.eclipse.actions import ACT, EXPLORING
from tenban.games.eclipse.oracle.policy import after_discs, prudent
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.games.eclipse.steps.battle import Command
from tenban.games.eclipse.steps.turn import Turn
from tenban.kernel import Action, Record, legal, play, start, to_act
from tenban.kernel.chance import KeyedRandom
from tests.browser.conftest import Visit
from tests.browser.guest import Guest

MOST_ACTIONS = 1  # in a round: the game shall be short
LOOKED_AT = ("Your turn", "Place", "Upgrade", "Build")  # with axe, which takes its time


def asked(guest: Guest) -> str:
    return guest.page.locator(".bar.asked .ask strong").first.inner_text() if guest.may_choose() else ""


def answer(guest: Guest, rng: Random, passing: bool, done: list[str]) -> None:
    """Any choice by clicks on the table, or a button; a pass when there was enough to do."""
    before, page = guest.rev(), guest.page
    confirm, buttons = page.locator(".act.main:not(.reopen)"), page.locator(".bar .choice")
    chips = page.locator(".verbs .verb:not(:disabled)")
    if chips.count() and not passing and rng.random() < 0.9:
        names = chips.all_inner_texts()
        chosen = min(names, key=done.count)
        done.append(chosen)
        chips.nth(names.index(chosen)).click()
        page.wait_for_timeout(150)  # sent at once, or narrowed to its kind
    for _ in range(4):
        lit = guest.lit.evaluate_all("lit => lit.map(piece => piece.dataset.id)")
        if guest.rev() != before or confirm.count() or not lit or (passing and buttons.count()):
            break
        fewest = min(done.count(id) for id in lit)
        chosen = rng.choice([id for id in lit if done.count(id) == fewest])
        done.append(chosen)
        guest.pick(guest.lit.nth(lit.index(chosen)))
    if guest.rev() == before and confirm.count():
        confirm.first.click()
    elif guest.rev() == before and buttons.count():
        buttons.nth(rng.randrange(buttons.count())).click()
    page.wait_for_function(
        "rev => document.querySelector('.tenban')?.dataset.rev !== rev || !document.querySelector('.bar.asked')",
        arg=before,
    )


def play_through(guest: Guest, rng: Random, seen: set[str]) -> None:
    """A whole game; each kind of question that was not seen before is looked at once."""
    done: list[str] = []  # what was clicked: rather something new each time
    actions = 0
    for _ in range(2000):
        if guest.score_sheet.count():
            return
        question = asked(guest)
        if not question:
            guest.page.wait_for_timeout(15)
            continue
        kind = re.split(r"[:,?]| up to | one more", question)[0]
        if kind not in seen:
            seen.add(kind)
            guest.shot(f"eclipse-{len(seen):02}")
            assert not kind.startswith(LOOKED_AT) or guest.grave_faults() == []
        turn = question.startswith("Your turn")
        actions = 0 if turn and actions >= MOST_ACTIONS else actions + turn
        answer(guest, rng, passing=(turn and actions == 0) or question.startswith("You have passed"), done=done)
    raise AssertionError("the game does not end")


COMMON = {"Choose your people", "Your turn", "Upgrade", "Build", "Use colony ships"}


def test_whole_games_against_a_bot_are_played_by_clicks(visit: Visit) -> None:
    """One, or up to three: what is drawn, and so what is asked, is left to chance."""
    guest = visit()
    seen: set[str] = set()
    for seed in range(3):
        table, _ = guest.make_table(game="eclipse", seats=2, bots={"1": "random"})
        guest.open(f"/table/{table}")
        guest.at_table()
        play_through(guest, Random(seed), seen)
        guest.shot("eclipse-end")
        assert guest.grave_faults() == []
        if seen >= COMMON and any(kind.startswith("Place") for kind in seen):
            return
    raise AssertionError(f"never asked: {COMMON - seen or 'Place'}")


def curious(s: EclipseState, seat: int, rng: Random) -> Action:
    """A prudent player who explores more than others do."""
    first = legal(s, seat)[0]
    explores = first is ACT.one(EXPLORING) and after_discs(s, seat, 2) >= 0 and rng.random() < 0.5
    return first if explores else prudent(s, seat, rng)


def crowded_game() -> tuple[Record, dict[str, tuple[int, int]]]:
    """Return the record of six prudent players, and its positions of interest: after how many moves, for which seat."""
    rng = Random(2)
    record = Record("eclipse", RULES.version, 6, b"k" * 16, b"s" * 16, RULES.checked(6, {"species": "drawn"}))
    record.names = ["Ann", "Bob", "Cleo", "Dora", "Eve", "Finn"]
    s = start(RULES, 6, record.options, KeyedRandom(record.key))
    moments: dict[str, tuple[int, int]] = {}
    largest = 0
    while seats := to_act(s):
        step, seat = s.stack[-1], seats[0]
        if isinstance(step, Turn) and s.round == RULES.box.rounds:
            moments.setdefault("late", (len(record.moves), seat))
        if isinstance(step, Turn) and s.round == 3 and s.passed >> seat & 1:
            moments.setdefault("passed", (len(record.moves), seat))
        fleet = sum(s.fleet(s.arena, other) for other in range(6)) if isinstance(step, Command) else 0
        if fleet > largest:
            largest, moments["battle"] = fleet, (len(record.moves), seat)
        action = curious(s, seat, rng)
        record.moves.append((seat, action.text))
        play(RULES, s, seat, action)
    record.totals = RULES.totals(s)
    return record, moments


def first_turn(seats: int) -> tuple[Record, tuple[int, int]]:
    """The record of a game, and its first turn; nothing else is to be seen of it."""
    rng = Random(4)
    record = Record("eclipse", RULES.version, seats, b"k" * 16, b"s" * 16, RULES.checked(seats, {"species": "drawn"}))
    record.names = ["Ann", "Bob", "Cleo"][:seats]
    s = start(RULES, seats, record.options, KeyedRandom(record.key))
    moment = (0, to_act(s)[0])
    while seats_asked := to_act(s):
        action = prudent(s, seats_asked[0], rng)
        record.moves.append((seats_asked[0], action.text))
        play(RULES, s, seats_asked[0], action)
    record.totals = RULES.totals(s)
    return record, moment


def click(guest: Guest, what: str) -> None:
    """One click in the middle of a thing."""
    box = guest.page.locator(what).first.bounding_box()
    assert box is not None, what
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def confirm(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Confirm").click()


def is_asked(guest: Guest, begins: str) -> None:
    expect(guest.page.locator(".bar.asked .ask strong").first).to_have_text(re.compile("^" + begins))


def test_common_turns_take_one_or_two_clicks_and_are_taken_back_by_a_key(visit: Visit) -> None:
    record, moment = first_turn(2)
    rin = visit()
    rin.open("/help")
    table = rin.ask_server("/api/records", json.loads(record.to_json()))["table"]

    study(rin, table, moment, seats=2)
    click(rin, ".spot.go")
    confirm(rin)  # a hex is drawn: that cannot simply be taken back
    is_asked(rin, "Place ")
    turned = rin.page.locator(".turns small")
    if turned.count():
        before = turned.inner_text()
        click(rin, ".board .ghost")
        expect(turned).not_to_have_text(before)
    rin.page.locator(".bar .choice", has_text="with a disc").click()
    is_asked(rin, "(Use colony ships|Your turn|You found)")

    study(rin, table, moment, seats=2)
    click(rin, ".tile.go")
    confirm(rin)  # others go on
    expect(rin.page.locator(".undo")).to_have_attribute("aria-disabled", "false")
    for _ in range(3):  # the technology, and a trade if there was one
        if not asked(rin).startswith("Your turn"):
            rin.page.keyboard.press("u")
            rin.page.wait_for_timeout(300)
    is_asked(rin, "Your turn")

    rin.page.locator(".verbs .verb", has_text="Influence").click()
    expect(rin.page.locator(".bar .choice")).to_have_text(re.compile("could only give up"))
    is_asked(rin, "Your turn")
    rin.page.locator(".verbs .verb", has_text="Influence").click()
    rin.page.locator(".verbs .verb", has_text="Build").click()
    is_asked(rin, "Build up to")


# The round and the step of it, and what is asked.
MOMENT = """() => ({
    when: /Round \\d+/.exec(document.body.innerText)[0] + document.querySelector('.steps [aria-current]').innerText,
    asked: document.querySelector('.bar.asked .ask strong')?.innerText ?? '',
})"""


def test_a_player_who_has_passed_can_choose_to_be_asked_no_more(visit: Visit) -> None:
    record, moments = crowded_game()
    rin = visit()
    rin.open("/help")
    study(rin, rin.ask_server("/api/records", json.loads(record.to_json()))["table"], moments["passed"])
    is_asked(rin, "You have passed")
    rin.page.locator(".act.always").click()
    expect(rin.page.locator(".act.always")).to_have_count(0)  # the page has drawn what the click changed
    first = rin.page.evaluate(MOMENT)
    for _ in range(600):
        now = rin.page.evaluate(MOMENT)
        if now["when"] != first["when"]:  # bots may be through with the rest of a round between two looks
            return
        assert not now["asked"].startswith("You have passed")
        if rin.may_choose():  # an offer, say
            rin.choose()
        rin.page.wait_for_timeout(100)
    raise AssertionError("the round does not end")


def test_a_click_on_a_player_shows_that_empire(visit: Visit) -> None:
    record, moment = first_turn(3)
    for guest in (visit(), visit(phone=True)):
        guest.open("/help")
        study(guest, guest.ask_server("/api/records", json.loads(record.to_json()))["table"], moment, seats=3)
        other = (moment[1] + 1) % 3
        guest.page.locator(".seat").nth(other).click()
        name = guest.page.locator(".seat").nth(other).get_attribute("aria-label")
        assert name
        chosen = guest.page.locator(".z-tabs .tabs [aria-selected=true]")
        expect(chosen).to_have_attribute("aria-label", name)
        expect(guest.page.locator(".z-tabs .zname", has_text=name)).to_be_in_viewport()


def study(guest: Guest, table: str, moment: tuple[int, int], seats: int = 6) -> None:
    """Go on from a past position at the seat whose turn it is."""
    at, seat = moment
    bots = {str(other): "random" for other in range(seats) if other != seat}
    made = guest.ask_server(f"/api/tables/{table}/fork", {"at": at, "name": "Rin", "seat": seat, "bots": bots})
    guest.open(f"/table/{made['table']}")
    guest.wait_for_question()


def test_a_late_map_of_six_and_a_battle_are_readable_on_a_desk_and_on_a_telephone(visit: Visit) -> None:
    record, moments = crowded_game()
    rin, mio = visit(), visit(phone=True, lang="ja-JP")
    for name, guest in (("desk", rin), ("phone", mio)):
        guest.open("/help")
        table = guest.ask_server("/api/records", json.loads(record.to_json()))["table"]
        for moment in ("late", "battle"):
            study(guest, table, moments[moment])
            assert guest.page.locator(".hex").count() >= 20
            assert guest.page.locator(".zone.t-alarm").count() == (moment == "battle")
            assert guest.grave_faults() == []
            if moment == "battle":  # both sides are seen without scrolling
                expect(guest.page.locator("[data-id=side-attacker]")).to_be_in_viewport()
                expect(guest.page.locator("[data-id=order]")).to_be_in_viewport()
            guest.shot(f"eclipse-{moment}-{name}")
