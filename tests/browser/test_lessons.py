"""A newcomer who only does what a lesson says comes to its end, on any screen, in both languages, with any hand."""

from __future__ import annotations

import json
import os
from random import Random

import pytest
from playwright.sync_api import expect

from tenban.registry import games
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.guest import Guest

LESSONS = [(name, lesson) for name, game in games().items() for lesson in game.lessons()]
MOST = 600  # things that a newcomer does
SHOTS = os.environ.get("TENBAN_LESSON_SHOTS", "")

STATE = """() => {
    const card = document.querySelector('.lesson'), table = document.querySelector('.tenban')
    if (!card || !table) return ''
    const marks = [...document.querySelectorAll('[data-pointed=click]')].map((e) => e.dataset.id ?? e.innerText)
    const picked = document.querySelectorAll('.picked').length
    const bar = document.querySelector('.bar')
    return [card.innerText, table.dataset.rev, bar?.innerText, bar?.className, picked, ...marks].join('|')
}"""

# A point of a piece that lies under nothing else: its middle, if that can be seen.
FREE_SPOT = """(piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect()
    for (const [across, down] of [[0.5, 0.5], [0.12, 0.2], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.8]]) {
        const spot = [left + across * width, top + down * height]
        const node = document.elementFromPoint(...spot)
        const hit = node?.closest('.go, .may') ?? piece // the top card of a pile may stand for the pile
        if (piece.contains(node) && (hit === piece || piece.matches('.zone'))) return spot
    }
    return null
}"""
# What the lesson asks for, or points at for the next click, and the newcomer cannot see.
UNSEEN = """() => {
    const inSight = (node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect()
        return right > left && bottom > top && left < innerWidth && right > 0 && top >= 0 && bottom <= innerHeight + 1
    }
    const card = document.querySelector('.lesson .say').getBoundingClientRect()
    const asked = [...document.querySelectorAll('.lesson .do')]
    const cut = asked.filter((node) => !inSight(node) || node.getBoundingClientRect().bottom > card.bottom + 7)
    const marks = [...document.querySelectorAll('[data-pointed=click]')]
    return [...cut, ...(marks.some(inSight) ? [] : marks)].map((node) => node.outerHTML.slice(0, 120))
}"""

# Whether what a newcomer goes by has stayed the same for a moment.
SETTLED = f"""() => {{
    const state = ({STATE})(), now = performance.now()
    if (window.seen?.state !== state) window.seen = {{ state, since: now }}
    return now - window.seen.since > 200
}}"""


class Newcomer:
    """A guest in a lesson; `hand` is mouse, touch or keys."""

    def __init__(self, guest: Guest, game: str, lesson: str, lang: str = "en", hand: str = "mouse") -> None:
        self.guest, self.page, self.hand = guest, guest.page, hand
        self.name = f"lesson-{game}-{lesson}-{lang}-{hand}"
        look = {"lang": lang, "name": "Rin", "speed": "instant"}
        guest.page.context.add_init_script(f"localStorage.setItem('tenban', JSON.stringify({json.dumps(look)}))")
        guest.open(f"/learn/{game}/{lesson}")
        self.press(f"#lesson-{lesson} .doors button")
        expect(self.page.locator(".lesson .say")).to_be_visible()

    def press(self, selector: str) -> None:
        """Press a button."""
        button = self.page.locator(selector).first
        if self.hand == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.hand == "touch":
            button.tap()
        else:
            button.click()

    def click_piece(self, selector: str) -> None:
        """Choose a piece."""
        piece = self.page.locator(selector).first
        if self.hand == "keys":
            piece.locator("> .hit").first.focus()
            self.page.keyboard.press("Enter")
            return
        piece.scroll_into_view_if_needed()
        free = f"s => {{ const piece = document.querySelector(s); return piece && ({FREE_SPOT})(piece) }}"
        x, y = self.page.wait_for_function(free, arg=selector).json_value()
        if self.hand == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def finished(self) -> bool:
        return self.page.locator(".lesson .doors, .taught .doors").count() > 0

    def settle(self) -> None:
        """Wait until the table is at rest: nobody clicks while things change."""
        self.page.wait_for_function(SETTLED)

    def step(self, number: int) -> None:
        """Do one thing that the lesson says, and wait until something has changed."""
        self.settle()
        before = self.page.evaluate(STATE)
        self.page.wait_for_function(f"() => ({UNSEEN})().length === 0")
        if SHOTS:
            self.guest.shot(f"{self.name}-{number:03}")
        if self.page.locator(".lesson footer .act.main").count():
            if self.hand == "keys":
                self.page.keyboard.press("n")
            else:
                self.press(".lesson footer .act.main")
        elif self.page.locator(".bar [data-pointed=click]").count():
            self.press(".bar [data-pointed=click]")
        elif self.page.locator("[data-pointed=click]").count():
            self.click_piece("[data-pointed=click]")
        elif self.page.locator(".bar.asked:not(.held)").count() and not self.page.locator(".lesson .do").count():
            self.choose_anything()
        # The first move of a bot waits for its process to start.
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=3 * PATIENCE)

    def choose_anything(self) -> None:
        """Every move is welcome: choose the first."""
        if self.page.locator(".bar .acts .act.main, .bar .choice").count():
            self.press(".bar .acts .act.main, .bar .choice")
        else:
            self.click_piece(".piece.go:not(.picked), .zone.go:not(.picked)")

    def follow(self) -> None:
        """Do what the lesson says to its end."""
        for number in range(MOST):
            self.settle()
            if self.finished():
                return
            self.step(number)
        raise AssertionError(f"the lesson does not end: {self.page.locator('.lesson').inner_text()}")


def test_a_newcomer_finishes_a_lesson_and_is_offered_a_game(visit: Visit) -> None:
    newcomer = Newcomer(visit(), "connect_four", "first")
    assert newcomer.guest.grave_faults() == []
    newcomer.follow()
    assert newcomer.guest.grave_faults() == []
    newcomer.press(".doors .act.main")
    expect(newcomer.page.locator(".bar")).to_be_visible()
    expect(newcomer.page.locator(".lesson")).to_have_count(0)
    newcomer.guest.open("/learn/connect_four")
    expect(newcomer.page.locator("#lesson-first .facts")).to_contain_text("finished")


def test_a_lesson_that_was_left_goes_on_where_it_was(visit: Visit) -> None:
    newcomer = Newcomer(visit(phone=True), "connect_four", "first", "ja", "touch")
    while newcomer.page.locator(".lesson footer small").inner_text() != "3のうち2":
        newcomer.step(0)
    newcomer.guest.open("/learn/connect_four")
    newcomer.press("#lesson-first a.main")
    expect(newcomer.page.locator(".lesson footer small")).to_have_text("3のうち2")
    newcomer.follow()


def test_another_legal_move_gets_a_kind_word_and_changes_nothing(visit: Visit) -> None:
    newcomer = Newcomer(visit(), "connect_four", "first")
    newcomer.step(0)
    before = newcomer.guest.rev()
    newcomer.click_piece('[data-id="a1"]')
    newcomer.press(".bar .acts .act.main")
    expect(newcomer.page.locator(".lesson .nudge")).to_be_visible()
    expect(newcomer.page.locator(".lesson .do")).to_contain_text("Drop a stone into column d")
    assert newcomer.guest.rev() == before
    newcomer.press(".lesson footer .act:has(kbd)")
    newcomer.press(".bar .acts .act.main")
    expect(newcomer.page.locator(".lesson .nudge")).to_have_count(0)


SLOW = [
    (game, lesson, lang, hand)
    for game, lesson in LESSONS
    for lang, hand in (("en", "mouse"), ("ja", "touch"), ("ja", "keys"), ("en", "touch"))
    if game != "connect_four"
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson", "lang", "hand"), SLOW)
def test_a_newcomer_finishes_every_lesson(visit: Visit, game: str, lesson: str, lang: str, hand: str) -> None:
    newcomer = Newcomer(visit(phone=hand == "touch"), game, lesson, lang, hand)
    assert newcomer.guest.grave_faults() == []
    newcomer.follow()
    assert newcomer.guest.grave_faults() == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_newcomer_who_clicks_anywhere_does_not_get_stuck(visit: Visit, game: str, lesson: str) -> None:
    rng, newcomer = Random(7), Newcomer(visit(), game, lesson)
    page = newcomer.page
    for _ in range(60):
        page.mouse.click(rng.randrange(20, 1080), rng.randrange(60, 880))
        if "/table/" not in page.url:
            page.go_back()
    page.keyboard.press("Escape")
    newcomer.guest.open(page.url.removeprefix(newcomer.guest.url))
    expect(page.locator(".lesson .say")).to_be_visible()
    for number in range(4):
        if not newcomer.finished():
            newcomer.step(number)
