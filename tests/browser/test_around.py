"""What is around a game: taking back, coming and going, another round, sounds, keys, boards larger than the screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest

LISTEN = """
    window.tones = 0
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () { window.tones++; return make.apply(this) }
"""
Board = Callable[[dict[str, Any]], None]


def four_in_a_row(visit: Visit) -> tuple[Guest, Guest]:
    """Rin and Mio at a board; Rin begins."""
    rin, mio = visit(), visit()
    table, (link,) = rin.make_table(game="connect_four", seats=2)
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.wait_for_question()
    return rin, mio


def drop(guest: Guest, column: str) -> None:
    guest.wait_for_question()
    before = guest.rev()
    guest.pick(guest.page.locator(f"[data-id={column}6]"))
    if guest.page.locator(".act.main:not(.reopen)").count():
        guest.page.locator(".act.main").click()
    guest.page.wait_for_function("rev => document.querySelector('.tenban').dataset.rev !== rev", arg=before)


def stones(guest: Guest) -> Locator:
    return guest.page.locator(".board .token")


def test_a_move_that_nobody_has_answered_is_undone_at_once(visit: Visit) -> None:
    rin, mio = four_in_a_row(visit)
    drop(rin, "d")
    expect(stones(mio)).to_have_count(1)
    undo = rin.page.locator("button.undo")
    expect(undo).to_have_attribute("title", "Take back your last choice")  # nobody need be asked
    undo.click()
    for guest in (rin, mio):
        expect(stones(guest)).to_have_count(0)
    rin.wait_for_question()
    expect(mio.question).to_be_hidden()


def test_who_goes_is_away_and_who_returns_is_not(visit: Visit) -> None:
    rin, mio = four_in_a_row(visit)
    table = mio.page.url
    away = rin.page.locator(".seat.away")
    expect(away).to_have_count(0)
    mio.page.goto("about:blank")
    expect(away).to_contain_text("Mio")
    mio.page.goto(table)
    mio.at_table()
    expect(away).to_have_count(0)


def test_a_seat_that_was_left_is_offered_to_somebody_else(visit: Visit) -> None:
    rin, mio = four_in_a_row(visit)
    mio.page.get_by_role("button", name="Table", exact=True).click()
    mio.page.get_by_role("button", name="Leave, a bot takes over").click()
    said = rin.page.locator(".dock .notice", has_text="Mio has left.")
    expect(said.get_by_role("button", name="Offer the seat to somebody else")).to_be_visible()
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    rin.page.get_by_role("button", name="Table", exact=True).click()
    rin.page.get_by_role("button", name="Offer the seat to somebody else").click()
    link = rin.page.get_by_role("textbox", name="Link for seat 2")
    expect(link).to_be_visible()
    rin.shot("seat-offered")
    aki = visit()
    aki.sit_down(link.input_value().removeprefix(aki.url), "Aki")
    expect(aki.page.locator(".seat.you b")).to_have_text("Aki")
    expect(rin.page.locator(".seat", has_text="Aki")).to_be_visible()
    expect(mio.page.locator(".seat.you")).to_have_count(0)


def test_a_rematch_brings_both_to_one_new_table(visit: Visit) -> None:
    rin, mio = four_in_a_row(visit)
    old = rin.this_table()
    for turn in range(3):
        drop(rin, "a")
        drop(mio, "b")
        expect(stones(rin)).to_have_count(2 * turn + 2)
    drop(rin, "a")
    for guest in (rin, mio):
        expect(guest.score_sheet).to_be_visible()
        guest.score_sheet.get_by_role("button", name=re.compile("Rematch|Go there")).click()
        expect(guest.page).not_to_have_url(re.compile(old))
    for guest in (rin, mio):  # the game begins when both have come
        guest.at_table()
        expect(stones(guest)).to_have_count(0)
    assert rin.this_table() == mio.this_table()


def test_sounds_are_off_until_they_are_wanted(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script(LISTEN)
    table, _ = guest.make_table(game="connect_four", seats=2, bots={"1": "random"})
    guest.open(f"/table/{table}")
    drop(guest, "a")
    guest.wait_for_question()
    assert guest.page.evaluate("window.tones") == 0
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("switch", name="Sounds").check()
    guest.page.get_by_role("button", name="Close").click()
    drop(guest, "g")
    guest.page.wait_for_function("() => window.tones > 0")


def rewriting(guest: Guest, change: Board) -> None:
    """Let this guest see scenes that are a little different from what the server sends."""

    def link(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            if message["t"] == "scene":
                change(message["scene"])
            page.send(json.dumps(message))

        server.on_message(pass_on)

    guest.page.route_web_socket(re.compile("/live"), link)


def test_digits_press_the_buttons_of_the_bar(visit: Visit) -> None:
    def as_buttons(scene: dict[str, Any]) -> None:
        if "ask" in scene:
            scene["ask"]["choices"] = [{**choice, "path": []} for choice in scene["ask"]["choices"][:5]]

    guest = visit()
    rewriting(guest, as_buttons)
    table, _ = guest.make_table(game="connect_four", seats=2, bots={"1": "random"})
    guest.open(f"/table/{table}")
    expect(guest.page.locator(".bar .choice")).to_have_count(5)
    guest.page.keyboard.press("3")
    expect(guest.page.locator(".log")).to_contain_text("Rin drops a stone into column c")


def test_a_board_larger_than_the_screen_is_zoomed_and_moved(visit: Visit) -> None:
    def wide(scene: dict[str, Any]) -> None:
        (board,) = [piece for piece in scene["table"] if piece["id"] == "board"]
        board["scale"] = "wide"

    guest = visit()
    rewriting(guest, wide)
    table, _ = guest.make_table(game="connect_four", seats=2, bots={"1": "random"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    board, port = guest.page.locator(".port .board"), guest.page.locator(".port")
    width = "board => board.getBoundingClientRect().width"
    guest.page.wait_for_function("() => document.querySelector('.port .board').getBoundingClientRect().width > 100")
    before = board.evaluate(width)
    for _ in range(4):
        guest.page.get_by_role("button", name="Zoom in").click()
    assert board.evaluate(width) > 2 * before
    guest.shot("zoomed")
    guest.page.wait_for_function("() => document.querySelector('.port').scrollLeft > 0")
    left, box = port.evaluate("port => port.scrollLeft"), port.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x - 80, y, steps=4)
    guest.page.mouse.up()
    assert port.evaluate("port => port.scrollLeft") == left + 80
    assert stones(guest).count() == 0, "a drag is not a click"
    guest.page.get_by_role("button", name="Fit the board").click()
    assert board.evaluate(width) == before
