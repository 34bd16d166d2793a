"""Whether what matters on the pieces can be read: sizes, overlaps, explanations, colours."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

GAMES = ("latria", "olympus", "hoshizukuri", "cultus", "eclipse")
LEAST = 11  # px

SMALL = """least => {
    const found = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const node = texts.currentNode, owner = node.parentElement
        if (!node.data.trim() || owner.closest('.sprite, .sr, script, style')) continue
        if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const size = parseFloat(getComputedStyle(owner).fontSize)
        if (range.getBoundingClientRect().width && size < least) found.push(`${size} px: ${node.data}`)
    }
    return found
}"""

# What lies over the values of a card: the topmost element at their middle must belong to the same card.
COVERED = """() => [...document.querySelectorAll('.fan .card')].flatMap((card) =>
    [...card.querySelectorAll(':scope > .face > :is(.tl, .tr)')].flatMap((slot) => {
        const box = slot.getBoundingClientRect()
        const top = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            .map((e) => e.closest('.card')).find(Boolean)
        return box.width && top && top !== card ? [`${card.dataset.id}: ${slot.textContent}`] : []
    }))"""


def at_table(guest: Guest, game: str, **more: object) -> None:
    seats = 4
    bots = {str(seat): "random" for seat in range(1, seats)}
    table, _ = guest.make_table(game=game, seats=seats, bots=bots, **more)
    guest.open(f"/table/{table}")
    guest.wait_for_question()


def wear(guest: Guest, **settings: object) -> None:
    guest.page.context.add_init_script(
        f"localStorage.setItem('tenban', JSON.stringify({json.dumps({'lang': 'en', **settings})}))"
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_text_on_a_phone_is_smaller_than_eleven_pixels(visit: Visit, game: str) -> None:
    guest = visit(phone=True)
    at_table(guest, game)
    for _ in range(3):
        guest.choose()
        guest.wait_for_question()
        assert guest.page.evaluate(SMALL, LEAST) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_the_values_of_a_hand_are_not_covered_by_its_neighbours(visit: Visit, width: int) -> None:
    guest = visit(viewport={"width": width, "height": 800})
    at_table(guest, "latria")
    expect(guest.page.locator(".mine .fan .card")).not_to_have_count(0)
    assert guest.page.evaluate(COVERED) == []


OUT = """() => [...document.querySelectorAll('.tile > .face > *')].filter((part) => {
    const face = part.parentElement.getBoundingClientRect(), range = document.createRange()
    range.selectNodeContents(part)
    const text = range.getBoundingClientRect()
    return text.width && (text.right > face.right + 1 || text.bottom > face.bottom + 1)
}).map((part) => part.textContent)"""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (390, 844)])
def test_no_name_runs_out_of_its_tile(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(viewport={"width": size[0], "height": size[1]}, lang="ja-JP")
    at_table(guest, "eclipse")
    guest.choose()
    guest.wait_for_question()
    assert guest.page.locator(".tile .title").count() > 10
    guest.shot(f"tiles-{size[0]}")
    assert guest.page.evaluate(OUT) == []


def test_a_card_with_one_star_shows_it(visit: Visit) -> None:
    guest = visit()
    at_table(guest, "latria")
    cards = guest.page.locator(".mine .fan .card")
    for i in range(cards.count()):
        named = cards.nth(i).get_attribute("aria-label") or cards.nth(i).locator(".hit").get_attribute("aria-label")
        told = re.search(r"\((\d) stars?\)", str(named))
        stars = int(told[1]) if told else 0
        assert cards.nth(i).locator(".tr use[href='#star']").count() == stars, named


def test_the_numbers_of_a_seat_explain_themselves_by_hover_focus_and_tap(visit: Visit) -> None:
    wide, phone = visit(), visit(phone=True)
    for guest in (wide, phone):
        at_table(guest, "olympus")
    what, tip = wide.page.locator(".seat .what").first, wide.page.locator(".tip")
    what.hover()
    expect(tip).to_contain_text("prestige")
    wide.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    what.focus()
    expect(tip).to_contain_text("prestige")
    phone.page.locator(".seat .what").first.tap()
    expect(phone.page.locator(".tip")).to_contain_text("prestige")


def test_a_tip_covers_nothing_that_can_be_chosen(visit: Visit) -> None:
    guest = visit()
    at_table(guest, "latria")
    guest.page.locator(".mine .piece.go").first.hover()
    tip = guest.page.locator(".tip")
    if not tip.count():  # the card has nothing to say: another one has
        guest.page.locator(".mine .piece.has-hint").first.hover()
    expect(tip).to_be_visible()
    covers = """() => {
        const tip = document.querySelector('.tip').getBoundingClientRect()
        return [...document.querySelectorAll('.go')].filter((e) => {
            const box = e.getBoundingClientRect()
            return box.left < tip.right && box.right > tip.left && box.top < tip.bottom && box.bottom > tip.top
        }).length
    }"""
    assert guest.page.evaluate(covers) == 0


@pytest.mark.parametrize("look", [{"theme": "light"}, {"contrast": True}, {"theme": "light", "contrast": True}])
def test_light_colours_and_high_contrast_shut_nobody_out(visit: Visit, look: dict[str, object]) -> None:
    guest = visit()
    wear(guest, **look)
    guest.open("/")
    expect(guest.page.locator("#game-latria .act.main")).to_be_visible()
    assert guest.grave_faults() == []
    for game in ("latria", "eclipse"):
        at_table(guest, game)
        guest.shot(f"look-{'-'.join(look)}-{game}")
        assert guest.grave_faults() == []


def test_larger_text_grows_what_is_read(visit: Visit) -> None:
    sizes = []
    for text in ("normal", "larger"):
        guest = visit()
        wear(guest, text=text)
        at_table(guest, "latria")
        sizes.append(guest.page.locator(".bar .ask strong").bounding_box())
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 1440
    assert sizes[0] is not None
    assert sizes[1] is not None
    assert sizes[1]["height"] > sizes[0]["height"] * 1.2
