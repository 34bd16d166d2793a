"""A whole game in browsers, in which every kind of question is looked at once by everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from tests.browser.guest import Guest

NAMES = ("desk", "phone")
MOST_CLICKS = 12  # a choice of several pieces takes as many
MOST_STEPS = 60  # taps or keys for one choice
ENOUGH = 1 / 3  # of the choices are made by a button if there is one, such as Pass: games come to an end
MOST_TURNS = 6000
PATIENCE = 60_000  # milliseconds


# The way of keyboards and screen readers: each lit piece has a button of its own, which is quicker to press than to
# point at.  All of it happens in the page, as a game has hundreds of moves.
PLAYER = """
    const CHIPS = '.verb:not(:disabled):not(.on)'
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
        const button = random(3) === 0  // now and then rather a button, such as Pass: games come to an end
        for (let i = 0; i < MOST_CLICKS && asked() && rev() === before && !confirm(); i++) {
            const buttons = all('.bar .choice'), lit = all('.go:not(.picked) > .hit')
            const open = button && buttons.length ? [] : lit.length || buttons.length ? lit : all(CHIPS)
            if (!open.length) break
            open[random(open.length)].click()
            await frame()
            await frame()
        }
        const buttons = all('.bar .choice')
        const last = confirm() ?? buttons[random(buttons.length)]
        if (rev() === before) last?.click()  // where one click is enough, it is made by now
        await until(() => rev() !== before || !asked(), 'no answer')
    }
    const shuffled = (seed) => (below) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
        return Math.floor((seed / 2 ** 32) * below)
    }
"""
PLAYER = f"const MOST_CLICKS = {MOST_CLICKS}, PATIENCE = {PATIENCE}\n{PLAYER}"
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


# What a player sees of a question: whether it is still open, and what could be touched, each thing with a point of it
# that nothing else covers.
SIGHT = """(before) => {
    const all = (what) => [...document.querySelectorAll(what)]
    const point = (node, ...inside) => {
        const box = node.getBoundingClientRect()
        const tries = [[0.5, 0.5], [0.12, 0.2], [0.3, 0.8], [0.8, 0.3], [0.85, 0.85]]
        for (const [x, y] of tries) {
            const at = [box.left + x * box.width, box.top + y * box.height]
            const top = document.elementFromPoint(...at)
            if (top && (node.contains(top) || inside.some((other) => other === top.closest('.go')))) return at
        }
        return null
    }
    const points = (what) => all(what).map((node) => point(node, node))
    const tenban = document.querySelector('.tenban')
    return {
        open: tenban?.dataset.rev === before && !!document.querySelector('.bar.asked'),
        confirm: points('.act.main:not(.reopen)'),
        buttons: points('.bar .choice'),
        chips: points('.verb:not(:disabled):not(.on)'),
        lit: points('.go:not(.picked)'),
        focused: !!document.activeElement?.matches('.go:not(.picked) > .hit'),
    }
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
INTO_VIEW = "number => document.querySelectorAll('.go:not(.picked)')[number].scrollIntoView({ block: 'center' })"
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


def choose_by_touch(guest: Guest, rng: Random) -> None:
    """Any choice by taps: each where a finger finds what it wants; what lies off the screen is scrolled to first."""
    before, button = guest.rev(), rng.random() < ENOUGH

    def taken(seen: dict[str, Any]) -> bool:
        wanted = seen["confirm"] or (seen["buttons"] if button or not seen["lit"] else ())
        wanted = wanted or seen["lit"] or seen["chips"]
        reached = [point for point in wanted if point]
        if reached:
            guest.page.touchscreen.tap(*rng.choice(reached))
        else:
            # the bar needs no scrolling
            assert wanted is seen["lit"], f"nothing can be touched: {asked(guest)}, {seen}"
            guest.page.evaluate(INTO_VIEW, rng.randrange(len(wanted)))
        return bool(reached) and wanted in (seen["confirm"], seen["buttons"])

    _in_steps(guest, before, taken)


def choose_by_keys(guest: Guest, rng: Random) -> None:
    """Any choice by the keyboard: arrows and Enter, digits, C, and the list where there are only kinds of action."""
    before, button = guest.rev(), rng.random() < ENOUGH
    keys = guest.page.keyboard

    def taken(seen: dict[str, Any]) -> bool:
        if seen["confirm"]:
            keys.press("c")
        elif seen["buttons"] and (button or not seen["lit"]):
            keys.press(str(rng.randint(1, min(9, len(seen["buttons"])))))
        elif seen["lit"] and not seen["focused"]:
            keys.press(rng.choice(ARROWS))
            return False
        elif seen["lit"]:
            keys.press(rng.choice(("Enter",) * 8 + ARROWS))
            return False
        else:
            keys.press("l")
            keys.press("Enter")
            return False
        return True

    _in_steps(guest, before, taken)


def _in_steps(guest: Guest, before: str, step: Callable[[dict[str, Any]], bool]) -> None:
    """Do one thing after another until the question is answered; `step` says whether the last thing answers it."""
    for _ in range(MOST_STEPS):
        seen = guest.page.evaluate(SIGHT, before)
        if not seen["open"]:
            return
        if step(seen):
            guest.page.wait_for_function(ANSWERED, arg=before)
            return
        guest.page.evaluate(DRAWN)
    guest.shot("no-answer")
    raise AssertionError(f"no answer by {MOST_STEPS} touches or keys: {asked(guest)}")


def asked(guest: Guest) -> str:
    """The question in a word, if there is one."""
    return guest.page.locator(".bar.asked .ask strong").first.inner_text() if guest.may_choose() else ""


Choose = Callable[[Guest, Random], None]


def play_and_look(
    game: str, rng: Random, *guests: Guest, by: tuple[Choose, ...] = (choose_by_buttons, choose_by_buttons)
) -> set[tuple[int, str]]:
    """A whole game, each kind of question looked at once; says which guest saw which, numbers left out."""
    seen: set[tuple[int, str]] = set()
    for n in count():
        if all(guest.score_sheet.count() for guest in guests):
            break
        assert n < MOST_TURNS, "the game does not end"
        for i, guest in enumerate(guests):
            kind = (i, re.sub(r"[0-9]+", "", asked(guest)))
            if kind[1] and kind not in seen:
                seen.add(kind)
                look(guest, f"{game}-{NAMES[i]}-{len(seen)}", closely=NAMES[i] == "phone")
            if kind[1]:
                by[i](guest, rng)
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
