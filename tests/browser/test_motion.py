"""What moves, and what is told while it moves."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_stage import GAMES, seated
from tests.browser.whole import choose_by_buttons

MOVING = {"reduced_motion": "no-preference"}
SEEN = """() => {
    window.__seen = { flying: 0, captions: [], bars: [], wide: 0 }
    new MutationObserver(() => {
        const flying = [...document.querySelectorAll('.flying')]
        __seen.flying += flying.length
        for (const node of flying) __seen.wide = Math.max(__seen.wide, node.offsetWidth)
        for (const node of document.querySelectorAll('.caption')) {
            const box = node.getBoundingClientRect()
            const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
            __seen.captions.push([node.textContent, inside])
        }
        const bar = document.querySelector('.bar .ask')?.textContent ?? ''
        if (__seen.bars.at(-1) !== bar) __seen.bars.push(bar)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def set_speed(guest: Guest, speed: str) -> None:
    store = "speed => localStorage.tenban = JSON.stringify({ ...JSON.parse(localStorage.tenban ?? '{}'), speed })"
    guest.page.evaluate(store, speed)
    guest.page.reload()
    guest.at_table()


@pytest.mark.parametrize("game", GAMES)
def test_in_every_frame_every_piece_lies_in_its_zone(visit: Visit, game: str) -> None:
    guest = seated(visit, game, **MOVING)
    set_speed(guest, "fast")
    guest.wait_for_question()
    if game == "eclipse":
        choose_by_buttons(guest, Random(1))
        guest.wait_for_question()
    stage.record(guest)
    guest.page.evaluate(SEEN)
    rng = Random(5)
    for _ in range(6):
        guest.wait_for_question()
        choose_by_buttons(guest, rng)
    guest.wait_for_question()
    seen, told = stage.recorded(guest), guest.page.evaluate("() => window.__seen")
    assert seen["outside"] == {}
    assert stage.unsteady(seen) == {}
    assert told["captions"], "every event has a caption"
    assert [text for text, inside in told["captions"] if not inside] == []
    assert told["wide"] < 400, "a flying piece has the size of a piece"


def test_cards_fly(visit: Visit) -> None:
    guest = seated(visit, "latria", **MOVING)
    guest.wait_for_question()
    guest.page.evaluate(SEEN)
    guest.choose()
    guest.wait_for_question()
    assert guest.page.evaluate("() => window.__seen.flying") > 0


TRICK = "The best card was"
TRICKS = "trick => [...document.querySelectorAll('.log p')].filter((line) => line.textContent.includes(trick)).length"
GO_ON_UNLESS_NEW = f"""([trick, known]) => {{
    if (({TRICKS})(trick) > known) return true
    document.querySelector('.bar.held .act:not(.quiet)')?.click()
    return false
}}"""


def test_step_by_step_the_result_of_a_trick_waits_for_a_click(visit: Visit) -> None:
    guest = seated(visit, "latria", **MOVING)
    set_speed(guest, "step")
    go_on = guest.page.get_by_role("button", name="Go on")
    known = 0
    for _ in range(60):
        expect(guest.question.or_(go_on).first).to_be_visible()
        if guest.question.count():
            known = guest.page.evaluate(TRICKS, TRICK)
            choose_by_buttons(guest, Random(3))
        elif guest.page.evaluate(GO_ON_UNLESS_NEW, [TRICK, known]):
            return held(guest)
        guest.page.wait_for_timeout(100)
    raise AssertionError("no trick was ever shown")


def held(guest: Guest) -> None:
    rev, told = guest.rev(), guest.page.locator(".caption", has_text=TRICK)
    expect(told).to_be_visible()
    guest.page.wait_for_timeout(3500)  # longer than a caption stays at other speeds
    assert guest.rev() == rev, "it stays until it was read"
    expect(told).to_be_visible()
    guest.page.get_by_role("button", name="Go on").click()
    expect(guest.page.locator(".tenban")).not_to_have_attribute("data-rev", rev)
    expect(told).to_have_count(0)


def test_the_last_move_of_each_player_keeps_a_ring(visit: Visit) -> None:
    guest = seated(visit, "olympus")
    rng = Random(1)
    for _ in range(4):
        guest.wait_for_question()
        choose_by_buttons(guest, rng)
    guest.wait_for_question()
    expect(guest.page.locator(".piece.last")).to_have_count(3)


def test_during_ones_own_turn_nobody_is_said_to_be_waited_for(visit: Visit) -> None:
    """Hoshizukuri alone against bots that are never asked in between: a turn of several plays."""
    guest = seated(visit, "hoshizukuri", **MOVING)
    guest.wait_for_question()
    guest.page.evaluate(SEEN)
    while "Generate" not in guest.page.locator(".steps [aria-current]").inner_text():
        choose_by_buttons(guest, Random(1))
        guest.wait_for_question()
    bars = guest.page.evaluate("() => window.__seen.bars")
    assert any("Sending" in bar for bar in bars)
    after = [then for bar, then in pairwise(bars) if "Waiting for" in bar]
    assert [then for then in after if not then.startswith("Rigel")] == [], "only where Rigel moves next"


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    guest = seated(visit, "latria")
    guest.wait_for_question()
    expect(guest.page).to_have_title(re.compile("^★ Your turn: Latria"))
    icon = guest.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert guest.page.request.get(guest.url + "/icon-turn.svg").ok
    guest.open("/help")
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_a_double_click_plays_a_card(visit: Visit) -> None:
    guest = seated(visit, "latria")
    guest.wait_for_question()
    held_cards, before = guest.page.locator(".mine .card"), guest.rev()
    count = held_cards.count()
    box = guest.page.locator(".mine .go").first.bounding_box()
    assert box
    guest.page.mouse.dblclick(box["x"] + 12, box["y"] + 24)
    expect(guest.page.locator(".tenban")).not_to_have_attribute("data-rev", before)
    expect(held_cards).to_have_count(count - 1)


def test_a_refusal_leaves_by_escape_by_a_valid_pick_and_by_itself(visit: Visit) -> None:
    guest = seated(visit, "latria")
    for _ in range(12):
        guest.wait_for_question()
        if guest.page.locator(".mine .refused").count():
            break
        guest.choose()
    alert = guest.page.get_by_role("alert")
    refused = guest.page.locator(".mine .refused").first
    guest.pick(refused)
    expect(alert).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    assert guest.page.evaluate("document.activeElement.matches('.mine, .area')") is False, "no area is outlined"
    guest.pick(refused)
    expect(alert).to_be_visible()
    guest.pick(guest.lit.first)
    expect(alert).to_have_count(0)
    guest.pick(refused)
    expect(alert).to_be_visible()
    expect(alert).to_have_count(0, timeout=20_000)


def test_the_rows_of_the_list_do_not_overlap_and_the_focus_returns(visit: Visit) -> None:
    for more in ({}, {"phone": True}):
        guest = seated(visit, "cultus", **more)
        guest.wait_for_question()
        guest.page.locator(".act.list").click()
        overlapping = guest.page.evaluate("""() => {
            const rows = [...document.querySelectorAll('.listbox .row')]
            const boxes = rows.map((row) => row.getBoundingClientRect())
            const full = rows.filter((row) => row.scrollHeight > row.clientHeight + 1)
            return boxes.slice(1).filter((box, i) => box.top < boxes[i].bottom - 0.5).length + full.length
        }""")
        assert overlapping == 0
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".act.list")).to_be_focused()


def test_a_pressed_chip_stays_readable_under_the_pointer(visit: Visit) -> None:
    guest = seated(visit, "cultus")
    rng = Random(3)
    chip = guest.page.locator(".verb:not(:disabled)").first
    for _ in range(30):
        guest.wait_for_question()
        if chip.count():
            break
        choose_by_buttons(guest, rng)
    chip.click()
    pressed = guest.page.locator(".verb.on")
    pressed.hover()
    ink, ground = pressed.evaluate("n => [getComputedStyle(n).color, getComputedStyle(n).backgroundColor]")
    assert (ink, ground) == ("rgb(27, 20, 48)", "rgb(201, 164, 92)")


def test_parts_in_slots_are_drawn_even_where_they_cannot_be_chosen(visit: Visit) -> None:
    guest = seated(visit, "eclipse")
    guest.wait_for_question()
    choose_by_buttons(guest, Random(1))
    guest.page.get_by_role("tab", name="Ships").click()
    widths = guest.page.evaluate("""() => [...document.querySelectorAll('.z-tabs .cell')].map((cell) => {
        cell.classList.add('refused', 'is-dim')
        return cell.querySelector('.art')?.getBoundingClientRect().width ?? 99
    })""")
    assert widths
    assert min(widths) > 8
