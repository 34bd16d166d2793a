"""A whole game in browsers, in which every kind of question is looked at once by everybody."""

from __future__ import annotations

import re
from itertools import count
from random import Random

from tests.browser.guest import Guest

NAMES = ("desk", "phone")
MOST_CLICKS = 12  # a choice of several pieces takes as many
MOST_TURNS = 6000


# The way of keyboards and screen readers: each lit piece has a button of its own, which is quicker to press than to
# point at.
BY_BUTTONS = """async number => {
    const all = (what) => [...document.querySelectorAll(what)]
    const confirm = () => document.querySelector('.act.main:not(.reopen)')
    for (let i = 0; i < MOST && !confirm(); i++) {
        const lit = all('.go:not(.picked) > .hit')
        if (!lit.length) break
        lit[number % lit.length].click()
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
    }
    const buttons = all('.bar .choice')
    const last = confirm() ?? buttons[number % Math.max(buttons.length - 1, 1)]
    last?.click()  // where one click is enough, it is made by now
}""".replace("MOST", str(MOST_CLICKS))
ANSWERED = "rev => document.querySelector('.tenban')?.dataset.rev !== rev || !document.querySelector('.bar.asked')"


def choose_by_buttons(guest: Guest, rng: Random) -> None:
    """Any choice, as a screen reader would make it."""
    before = guest.rev()
    guest.page.evaluate(BY_BUTTONS, rng.randrange(1000))
    guest.page.wait_for_function(ANSWERED, arg=before)


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
    page.wait_for_function(ANSWERED, arg=before)


def asked(guest: Guest) -> str:
    """The question in a word, if there is one."""
    return guest.page.locator(".bar.asked .ask strong").first.inner_text() if guest.may_choose() else ""


def play_and_look(game: str, rng: Random, *guests: Guest) -> set[tuple[int, str]]:
    """A whole game, each kind of question answered on the board once; says which guest saw which, numbers left out."""
    seen: set[tuple[int, str]] = set()
    for n in count():
        if all(guest.score_sheet.count() for guest in guests):
            break
        assert n < MOST_TURNS, "the game does not end"
        for i, guest in enumerate(guests):
            kind = (i, re.sub(r"[0-9]+", "", asked(guest)))
            if not kind[1]:
                continue
            if kind in seen:
                choose_by_buttons(guest, rng)
                continue
            seen.add(kind)
            look(guest, f"{game}-{NAMES[i]}-{len(seen)}", closely=NAMES[i] == "phone")
            choose_on_the_board(guest, rng)
        guests[0].page.wait_for_timeout(15)
    for name, guest in zip(NAMES, guests, strict=False):
        look(guest, f"{game}-{name}-end")
    return seen


def look(guest: Guest, name: str, closely: bool = True) -> None:
    """Keep a picture; nothing is wider than the screen, and nobody is shut out, which takes longer to see."""
    guest.shot(name)
    if closely:
        assert guest.grave_faults() == []
    width = guest.page.viewport_size["width"] if guest.page.viewport_size else 0
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
    too_wide = "[...document.querySelectorAll('.scroller')].filter(e => e.scrollWidth > e.clientWidth).length"
    assert guest.page.evaluate(too_wide) == 0


def totals(guest: Guest) -> list[str]:
    return guest.page.locator(".score tfoot").inner_text().split()[1:]
