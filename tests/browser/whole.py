"""A whole game in browsers, in which every kind of question is looked at once by everybody."""

from __future__ import annotations

import re
from itertools import count
from random import Random

from tests.browser.guest import Guest

NAMES = ("desk", "phone")
MOST_CLICKS = 12  # a choice of several pieces takes as many
MOST_TURNS = 6000
PATIENCE = 60_000  # milliseconds


# The way of keyboards and screen readers: each lit piece has a button of its own, which is quicker to press than to
# point at.  All of it happens in the page, as a game has hundreds of moves.
PLAYER = """
    const MOST_CLICKS = %d, PATIENCE = %d
    const all = (what) => [...document.querySelectorAll(what)]
    const frame = () => new Promise(requestAnimationFrame)
    const confirm = () => document.querySelector('.act.main:not(.reopen)')
    const rev = () => document.querySelector('.tenban')?.dataset.rev
    const asked = () => document.querySelector('.bar.asked')
    const over = () => document.querySelector('dialog.scores')
    const told = () => `${document.querySelector('.bar')?.innerText} at ${rev()}`
    const until = async (what, why) => {
        for (const start = Date.now(); !what(); await frame())
            if (Date.now() - start > PATIENCE) throw new Error(why + ': ' + told())
    }
    const choose = async (random) => {
        const before = rev()
        for (let i = 0; i < MOST_CLICKS && asked() && rev() === before && !confirm(); i++) {
            const lit = all('.go:not(.picked) > .hit')
            if (!lit.length) break
            lit[random(lit.length)].click()
            await frame()
            await frame()
        }
        const buttons = all('.bar .choice')
        const last = confirm() ?? buttons[random(Math.max(buttons.length - 1, 1))]
        if (rev() === before) last?.click()  // where one click is enough, it is made by now
        await until(() => rev() !== before || !asked(), 'no answer')
    }
    const shuffled = (seed) => (below) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
        return Math.floor((seed / 2 ** 32) * below)
    }
""" % (MOST_CLICKS, PATIENCE)
CHOOSE = f"async (seed) => {{ {PLAYER} await choose(shuffled(seed)) }}"
PLAY_ON = f"""async ([seed, most]) => {{ {PLAYER}
    const random = shuffled(seed)
    for (let made = 0; ; made++) {{
        await until(() => asked() || over(), 'nothing is asked')
        if (over() || made === most) return made
        await choose(random)
    }}
}}"""
ANSWERED = "rev => document.querySelector('.tenban')?.dataset.rev !== rev || !document.querySelector('.bar.asked')"


def choose_by_buttons(guest: Guest, rng: Random) -> None:
    """Any choice, as a screen reader would make it."""
    guest.page.evaluate(CHOOSE, rng.getrandbits(31))


def play_on(guest: Guest, rng: Random, most: int = MOST_TURNS) -> int:
    """Answer questions by buttons until the game is over or enough was played; return how many."""
    made: int = guest.page.evaluate(PLAY_ON, [rng.getrandbits(31), most])
    return made


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
