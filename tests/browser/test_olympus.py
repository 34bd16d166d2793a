"""The Heavens of Olympus in real browsers: a whole game by two people and a bot, on a desk and on a telephone."""

from __future__ import annotations

import re
from itertools import count
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

NAMES = ("desk", "phone")
MOST_CLICKS = 12  # a choice of several stars takes as many


def choose_on_the_board(guest: Guest, rng: Random) -> None:
    """Any choice, by clicks on pieces where there are any; the buttons only where a number is asked."""
    before = guest.rev()
    page = guest.page
    confirm, buttons = page.locator(".act.main:not(.reopen)"), page.locator(".bar .choice")
    for _ in range(MOST_CLICKS):
        lit = guest.lit.count()
        if confirm.count() or not lit:
            break
        guest.pick(guest.lit.nth(rng.randrange(lit)))
    if confirm.count():
        confirm.first.click()
    else:
        buttons.nth(rng.randrange(max(buttons.count() - 1, 1))).click()
    page.wait_for_function(
        "rev => document.querySelector('.tenban')?.dataset.rev !== rev || !document.querySelector('.bar.asked')",
        arg=before,
    )


def asked(guest: Guest) -> str:
    """The question in a word, if there is one."""
    return guest.page.locator(".bar.asked .ask strong").first.inner_text() if guest.may_choose() else ""


def play(rng: Random, *guests: Guest) -> set[tuple[int, str]]:
    """A whole game; each kind of question is looked at once by everybody.  Which guest saw which question."""
    seen: set[tuple[int, str]] = set()
    for n in count():
        if all(guest.score_sheet.count() for guest in guests):
            return seen
        assert n < 6000, "the game does not end"
        for i, guest in enumerate(guests):
            question = asked(guest)
            kind = re.sub(r"[0-9]+", "", question)
            if question and (i, kind) not in seen:
                seen.add((i, kind))
                guest.shot(f"olympus-{NAMES[i]}-{len(seen)}")
                assert guest.grave_faults() == []
            if question:
                choose_on_the_board(guest, rng)
        guests[0].page.wait_for_timeout(15)
    return seen


def test_two_people_and_a_bot_play_a_whole_game_one_of_them_on_a_telephone_in_japanese(visit: Visit) -> None:
    rin, mio = visit(), visit(phone=True, lang="ja-JP")
    table, (link,) = rin.make_table(game="olympus", bots={"2": "random"})
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.at_table()
    assert len(play(Random(4), rin, mio)) >= 12, "two places for first stars, plans, three plans or more, nights"
    for name, guest in zip(NAMES, (rin, mio), strict=True):
        assert guest.grave_faults() == []
        guest.shot(f"olympus-{name}-end")
    assert (
        rin.page.locator(".score tfoot").inner_text().split()[1:]
        == mio.page.locator(".score tfoot").inner_text().split()[1:]
    )


def test_a_space_in_the_orbit_of_the_first_star_says_why_it_is_refused(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(game="olympus", bots={"1": "greedy", "2": "greedy"}, options={"start": "2"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    choose_on_the_board(guest, Random(1))
    guest.wait_for_question()
    guest.pick(guest.page.locator(".spot.refused").first)
    expect(guest.page.get_by_role("alert")).to_contain_text("HO-2.3")
