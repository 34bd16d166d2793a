"""The stage stands still: no question, hint, refusal, drawn card or growing hand moves or resizes the board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.injected import keep_scenes
from tests.browser.whole import choose_by_buttons, play_on

SIZES = ({"width": 1280, "height": 720}, {"width": 1920, "height": 1080}, {"width": 390, "height": 844})
SEATS = {"latria": 3, "olympus": 3, "hoshizukuri": 2, "cultus": 2, "eclipse": 2}
GAMES = list(SEATS)
LONG = [pytest.param(game, marks=pytest.mark.slow) for game in GAMES if game != "latria"]


def seated(visit: Visit, game: str, /, **more: Any) -> Guest:
    """A player of a game against bots that move at once."""
    guest = visit(**more)
    keep_scenes(guest)
    seats = SEATS[game]
    table, _ = guest.make_table(game=game, seats=seats, bots={str(seat): "random" for seat in range(1, seats)})
    guest.open(f"/table/{table}")
    guest.at_table()
    return guest


def other_screen(visit: Visit, guest: Guest, size: dict[str, int]) -> Guest:
    """The same player on another screen, in a window of its own: tabs in the background draw nothing."""
    twin = visit(viewport=size, storage_state=guest.page.context.storage_state())
    twin.open(f"/table/{guest.this_table()}")
    twin.at_table()
    return twin


def assert_steady(guest: Guest) -> None:
    seen = stage.recorded(guest)
    assert seen["frames"] > 10
    assert stage.unsteady(seen) == {}
    assert seen["shift"] == 0


@pytest.mark.parametrize("game", ["latria", *LONG])
def test_the_board_stands_still_in_a_whole_game_on_three_screens(visit: Visit, game: str) -> None:
    guest = seated(visit, game, viewport=SIZES[0])
    guest.wait_for_question()
    if game == "eclipse":  # before the peoples are chosen there is no map
        choose_by_buttons(guest, Random(1))
        expect(guest.page.locator(".port")).to_be_visible()
    screens = [guest, *[other_screen(visit, guest, size) for size in SIZES[1:]]]
    for screen in screens:
        screen.page.wait_for_timeout(300)  # fonts and pictures are there
        stage.record(screen)
    made = play_on(guest, Random(4))
    print(game, made)
    for screen in screens:
        assert_steady(screen)


def test_the_recorder_sees_a_board_that_moves(visit: Visit) -> None:
    guest = seated(visit, "latria")
    guest.wait_for_question()
    stage.record(guest)
    guest.page.wait_for_function("() => window.__stage.frames > 2")
    guest.page.evaluate("document.querySelector('.tenban').style.setProperty('--bar-h', '180px')")
    seen = stage.recorded(guest)["frames"]
    guest.page.wait_for_function("before => window.__stage.frames > before + 5", arg=seen)
    assert stage.unsteady(stage.recorded(guest))


# A map that becomes larger and smaller at all sides; returns how far the middle hex was off in each frame.
GROW = """async () => {
    const middle = () => document.querySelector('.port [data-id=hex-001]').getBoundingClientRect()
    const before = middle(), off = []
    for (let i = 0; i < 60; i++) {
        const [top, bottom, left, right] = [i % 3, (i >> 1) % 3, (i >> 2) % 2, (i >> 3) % 2]
        await __show((scene) => {
            const map = scene.table.find((zone) => zone.id === 'galaxy')
            map.box = [map.box[0] + 15 * (left + right), map.box[1] + 17.32 * (top + bottom)]
            for (const hex of map.items) hex.at = [hex.at[0] + 15 * left, hex.at[1] + 17.32 * top]
        })
        off.push(Math.max(Math.abs(middle().x - before.x), Math.abs(middle().y - before.y)))
    }
    return off
}"""


def test_a_map_that_grows_moves_nothing_however_often(visit: Visit) -> None:
    guest = seated(visit, "eclipse")
    guest.wait_for_question()
    choose_by_buttons(guest, Random(1))
    guest.wait_for_question()
    expect(guest.page.locator(".port")).to_be_visible()
    off = guest.page.evaluate(GROW)
    assert len(off) == 60
    assert max(off) < 1.01, "scrolling rounds to whole pixels, but it does not add up"


def test_of_many_buttons_the_last_ones_are_in_the_list(visit: Visit) -> None:
    guest = seated(visit, "hoshizukuri")  # nobody else chooses at the same time, which would bring another scene
    guest.wait_for_question()
    guest.page.evaluate("""() => __show((scene) => {
        const [choice] = scene.ask.choices
        const button = { ...choice, verb: '', path: [], ghosts: [] }
        scene.ask.choices = Array.from({ length: 9 }, (_, i) => ({ ...button, text: 'Way ' + i }))
    })""")
    expect(guest.page.locator(".bar .choice")).to_have_count(6)
    guest.page.get_by_role("button", name="3 more").click()
    expect(guest.page.locator(".listbox .row")).to_have_count(9)


def test_hints_refusals_and_the_list_of_choices_move_nothing(visit: Visit) -> None:
    for more in ({}, {"phone": True}):
        guest = seated(visit, "latria", **more)
        for _ in range(12):
            guest.wait_for_question()
            if guest.page.locator(".mine .refused").count():
                break
            guest.choose()
        stage.record(guest)
        guest.pick(guest.page.locator(".mine .refused").first)
        expect(guest.page.get_by_role("alert")).to_be_visible()
        guest.page.keyboard.press("l")
        expect(guest.page.locator(".listbox")).to_be_visible()
        guest.page.keyboard.press("Escape")
        guest.page.locator(".bar .aside .act").first.click()
        expect(guest.page.locator(".hints")).to_be_visible()
        board = guest.page.locator(".a-board").bounding_box()
        hints = guest.page.locator(".hints").bounding_box()
        assert board
        assert hints
        covered = max(0.0, board["y"] + board["height"] - hints["y"]) if more else 0.0
        assert covered < board["height"] / 2, "the board stays visible"
        assert_steady(guest)


def test_on_a_telephone_on_its_side_the_board_has_most_of_the_height(visit: Visit) -> None:
    for game in ("olympus", "cultus", "latria"):
        guest = seated(visit, game, viewport={"width": 844, "height": 390}, is_mobile=True, has_touch=True)
        guest.wait_for_question()
        board = guest.page.locator(".a-board").bounding_box()
        assert board is not None
        assert board["height"] >= 240, game
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 844
        guest.shot(f"landscape-{game}")


def test_on_a_telephone_what_can_be_chosen_beside_the_board_comes_into_view(visit: Visit) -> None:
    guest = seated(visit, "cultus", phone=True)
    rng = Random(2)
    for _ in range(30):
        guest.wait_for_question()
        beside = guest.page.locator(".rest .go").first
        if beside.count() and not guest.page.locator(".a-board .go").count():
            expect(beside).to_be_in_viewport()
            assert beside.evaluate("node => node.checkVisibility({ visibilityProperty: true })")
            return
        choose_by_buttons(guest, rng)
    raise AssertionError("nothing beside the board was ever asked for")


def test_six_players_of_eclipse_leave_room_for_the_log(visit: Visit) -> None:
    guest = visit(viewport=SIZES[0])
    table, _ = guest.make_table(
        game="eclipse",
        seats=6,
        watch=True,
        bots={str(seat): "random" for seat in range(6)},
        options={"species": "drawn"},
    )
    guest.open(f"/table/{table}")
    guest.at_table()
    log = guest.page.locator(".rail .log").bounding_box()
    assert log
    assert log["height"] >= 120


IDLE = """() => document.getAnimations().filter((a) => a.playState === 'running').length"""


def test_an_open_table_on_which_nothing_happens_costs_nothing(visit: Visit) -> None:
    """Processor time of the page's main thread, of all five games side by side."""
    tables = [seated(visit, game, reduced_motion="no-preference") for game in GAMES]
    for guest in tables:
        guest.wait_for_question()
    tables[0].page.wait_for_timeout(1500)  # what was told at the start is over
    meters = [guest.page.context.new_cdp_session(guest.page) for guest in tables]
    for meter in meters:
        meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = [busy_seconds(meter) for meter in meters]
    tables[0].page.wait_for_timeout(6000)
    used = {game: busy_seconds(meter) - start for game, meter, start in zip(GAMES, meters, before, strict=True)}
    assert {game: guest.page.evaluate(IDLE) for game, guest in zip(GAMES, tables, strict=True)} == dict.fromkeys(
        GAMES, 0
    )
    assert {game: seconds for game, seconds in used.items() if seconds > 0.06} == {}


def busy_seconds(meter: Any) -> float:
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
