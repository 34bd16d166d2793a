"""A whole game by clicks on the pieces, in which every kind of question is looked at once by everybody."""

from __future__ import annotations

import re
from itertools import count
from random import Random

from tests.browser.guest import Guest

NAMES = ("desk", "phone")
MOST_CLICKS = 12  # a choice of several pieces takes as many
MOST_TURNS = 6000


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


def play_and_look(game: str, rng: Random, *guests: Guest) -> set[tuple[int, str]]:
    """A whole game; says which guest saw which question, numbers left out."""
    seen: set[tuple[int, str]] = set()
    for n in count():
        if all(guest.score_sheet.count() for guest in guests):
            break
        assert n < MOST_TURNS, "the game does not end"
        for i, guest in enumerate(guests):
            question = asked(guest)
            kind = re.sub(r"[0-9]+", "", question)
            if question and (i, kind) not in seen:
                seen.add((i, kind))
                look(guest, f"{game}-{NAMES[i]}-{len(seen)}")
            if question:
                choose_on_the_board(guest, rng)
        guests[0].page.wait_for_timeout(15)
    for name, guest in zip(NAMES, guests, strict=True):
        look(guest, f"{game}-{name}-end")
    return seen


def look(guest: Guest, name: str) -> None:
    """Keep a picture; nobody is shut out, and nothing is wider than the screen."""
    guest.shot(name)
    assert guest.grave_faults() == []
    width = guest.page.viewport_size["width"] if guest.page.viewport_size else 0
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
    too_wide = "[...document.querySelectorAll('.scroller')].filter(e => e.scrollWidth > e.clientWidth).length"
    assert guest.page.evaluate(too_wide) == 0


def totals(guest: Guest) -> list[str]:
    return guest.page.locator(".score tfoot").inner_text().split()[1:]
