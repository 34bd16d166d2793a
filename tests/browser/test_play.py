"""Whole games in real browsers."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tenban.registry import find
from tests.browser.conftest import Visit
from tests.browser.guest import Guest, play_to_the_end


def test_two_people_play_a_whole_game_while_a_third_watches(visit: Visit) -> None:
    rin, mio, watcher = visit(), visit(), visit()
    table, (link,) = rin.make_table(bots={"2": "greedy"})
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    watcher.open(f"/table/{table}")
    for guest in (rin, mio, watcher):
        guest.at_table()
    assert rin.page.locator(".mine .card").count() == 12
    assert watcher.page.locator(".mine").count() == 0
    rin.shot("game-begins")
    watcher.shot("watching")
    made = play_to_the_end(rin, mio)
    expect(watcher.score_sheet).to_be_visible()
    assert made >= 22  # eleven rounds of two people
    sheets = {guest.page.locator(".score tfoot").inner_text() for guest in (rin, mio, watcher)}
    assert len(sheets) == 1
    rin.shot("score-sheet")
    watcher.shot("score-sheet-watching")
    _score_leads_to_its_rule(rin)


def _score_leads_to_its_rule(guest: Guest) -> None:
    clause = guest.page.locator(".score .clauselink").first
    name = clause.inner_text()
    clause.click()
    expect(guest.page.locator(f'.panel [data-clause="{name}"]')).to_have_class("cited")


def test_a_newcomer_reaches_a_running_game_with_one_click(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.page.locator("#game-latria .act.main").click()
    guest.at_table()
    guest.wait_for_question()
    guest.choose()
    expect(guest.page.locator(".log")).to_contain_text("Guest")


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    guest = visit()
    keys = guest.page.keyboard
    guest.open()
    expect(guest.page.locator("#game-latria .act.main")).to_be_visible()
    for _ in range(40):
        keys.press("Tab")
        if guest.page.evaluate("document.activeElement.matches('#game-latria .act.main')"):
            break
    keys.press("Enter")
    guest.at_table()
    for turn in range(3):
        guest.wait_for_question()
        before = guest.rev()
        keys.press("ArrowRight")
        if guest.page.locator(".mine .go").count() > 1:
            keys.press("ArrowRight")
        keys.press("Enter")
        expect(guest.page.locator(".picked")).to_have_count(1)
        if turn == 0:
            guest.shot("keyboard")
        keys.press("c")
        guest.page.wait_for_function("rev => document.querySelector('.tenban').dataset.rev !== rev", arg=before)
    guest.wait_for_question()
    keys.press("l")
    expect(guest.page.locator(".listbox .row").first).to_be_focused()
    before = guest.rev()
    keys.press("Enter")
    guest.page.wait_for_function("rev => document.querySelector('.tenban').dataset.rev !== rev", arg=before)
    keys.press("l")
    keys.press("Escape")
    expect(guest.page.locator(".listbox")).to_have_count(0)


def test_a_forbidden_card_says_which_rule_forbids_it(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(bots={"1": "greedy", "2": "greedy"})
    guest.open(f"/table/{table}")
    for _ in range(12):
        guest.wait_for_question()
        if guest.page.locator(".mine .refused").count():
            break
        guest.choose()
    guest.pick(guest.page.locator(".mine .refused").first)
    refusal = guest.page.get_by_role("alert")
    expect(refusal).to_contain_text("LO-3.")
    guest.shot("refusal")
    refusal.get_by_role("button", name="Read the rule").click()
    expect(guest.page.locator(".panel .cited")).to_contain_text("LO-3.")


@pytest.mark.parametrize("lang", ["en-US", "ja-JP"])
def test_the_form_of_a_new_table_fits_a_telephone_and_states_how_strong_bots_are(visit: Visit, lang: str) -> None:
    guest = visit(phone=True, lang=lang)
    guest.open("/new/latria")
    ratings = guest.page.locator(".sitters .rating")
    expect(ratings).to_have_count(3)
    steady = find("latria").ratings[4].of("steady")
    assert steady is not None
    expect(ratings.first).to_contain_text(f"{steady.rating:.0f}")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    guest.shot(f"new-table-{lang[:2]}")
    guest.page.locator(".sitters select").nth(1).select_option("bot:novice")
    expect(ratings.first).not_to_contain_text(f"{steady.rating:.0f}")


def test_on_a_telephone_everything_fits_and_answers_a_tap(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.open()
    guest.page.locator("#game-latria .act.main").tap()
    guest.at_table()
    guest.wait_for_question()
    guest.choose()
    guest.wait_for_question()
    guest.shot("phone")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    small = guest.page.evaluate("""() => [...document.querySelectorAll('.bar button, .corner button, .tabs button')]
        .map(b => b.getBoundingClientRect()).filter(r => r.width && (r.height < 42 || r.width < 42)).length""")
    assert small == 0
    guest.page.locator(".phone-only").tap()
    expect(guest.page.locator(".panel .log")).to_be_visible()
    guest.shot("phone-menu")


def test_a_tap_on_a_card_that_cannot_be_chosen_shows_it_larger(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.open()
    guest.page.locator("#game-latria .act.main").tap()
    guest.at_table()
    guest.page.locator("[data-id=at-0] .card").last.tap()
    expect(guest.page.locator("dialog.magnifier .card")).to_be_visible()
    guest.shot("phone-magnifier")


def test_a_long_press_explains_a_card_without_choosing_it(visit: Visit) -> None:
    guest = visit(phone=True)
    table, _ = guest.make_table(options={"dealer": "1"}, bots={"1": "greedy", "2": "greedy"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    box = guest.page.locator(".mine .go").first.bounding_box()
    assert box is not None
    finger = guest.page.context.new_cdp_session(guest.page)
    point = {"x": box["x"] + 15, "y": box["y"] + 40}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    magnifier = guest.page.locator("dialog.magnifier")
    expect(magnifier).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.page.wait_for_timeout(200)
    expect(magnifier).to_be_visible()
    assert guest.page.locator(".picked").count() == 0
    magnifier.tap()
    expect(magnifier).to_be_hidden()


def test_in_japanese_everything_is_japanese_and_can_be_switched_on_the_fly(visit: Visit) -> None:
    guest = visit(lang="ja-JP")
    guest.open()
    expect(guest.page.locator("html")).to_have_attribute("lang", "ja")
    guest.page.locator("#game-latria .act.main").click()
    guest.at_table()
    guest.wait_for_question()
    expect(guest.page.locator(".tenban")).to_have_attribute("lang", "ja")
    assert re.search("[ぁ-ん]", guest.page.locator(".bar").inner_text())
    guest.shot("japanese")
    guest.page.get_by_role("button", name="設定").click()
    guest.page.get_by_role("button", name="English").click()
    expect(guest.page.locator(".tenban")).to_have_attribute("lang", "en")
    expect(guest.page.locator(".top h1")).to_have_text("Latria Opus")


def test_one_screen_for_several_shows_nothing_between_two_players(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(hotseat=True, names={"1": "Mio"}, bots={"2": "greedy"})
    guest.open(f"/table/{table}")
    cover = guest.page.locator(".handover")
    turns: list[str] = []
    while len(turns) < 4:
        expect(cover.or_(guest.question)).to_be_visible()
        if guest.may_choose():
            guest.choose()
            continue
        assert guest.page.locator(".piece").count() == 0
        turns.append(cover.locator("h1").inner_text().removeprefix("Hand over to "))
        if len(turns) == 1:
            guest.shot("hand-over")
        cover.get_by_role("button").click()
        guest.at_table()
        expect(guest.page.locator(".seat.you b").first).to_have_text(turns[-1])
    assert set(turns) == {"Rin", "Mio"}
    assert all(one != other for one, other in pairwise(turns))


def test_a_finished_game_can_be_replayed_verified_downloaded_and_played_on(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(watch=True, bots={"0": "greedy", "1": "random", "2": "greedy"})
    guest.open(f"/table/{table}")
    expect(guest.score_sheet).to_be_visible()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["game"] == "latria"
    guest.page.get_by_role("link", name="Replay").click()
    position = guest.page.locator(".steppers output")
    expect(position).to_have_text(re.compile(r"^0/\d+$"))
    guest.page.get_by_role("button", name="Next").click()
    expect(position).to_have_text(re.compile(r"^1/"))
    guest.page.locator(".viewof select").select_option("1")
    expect(guest.page.locator(".mine .card")).not_to_have_count(0)
    one_hand = guest.page.locator(".mine .card").count()
    guest.page.locator(".viewof select").select_option("-2")
    expect(guest.page.locator(".mine > .zone")).to_have_count(3)
    assert guest.page.locator(".mine .card").count() >= 3 * one_hand - 3, "everybody's hand"
    guest.page.locator(".jumpto select").select_option(label=_heading(guest, "Round 5"))
    expect(guest.page.locator(".phase")).to_contain_text("Round 5")
    guest.shot("replay")
    guest.page.locator(".viewof select").select_option("1")
    guest.page.route(re.compile(r"/replay\?at=0&"), lambda route: None)  # an answer that does not come
    guest.page.get_by_role("button", name="First").click()
    guest.page.get_by_role("button", name="Next").click()
    expect(position).to_have_text(re.compile(r"^1/"))
    guest.page.get_by_role("button", name="Table", exact=True).click()
    guest.page.get_by_role("button", name="Verify on the server").click()
    expect(guest.page.locator(".commitment .good")).to_be_visible()
    guest.shot("verified")
    guest.page.get_by_role("button", name="Close").click()
    guest.page.get_by_role("button", name="Play on from here").click()
    expect(guest.page).to_have_url(re.compile("/table/"))
    guest.wait_for_question()
    assert guest.page.locator(".mine .card").count() >= 11


def _heading(guest: Guest, begins: str) -> str:
    headings = guest.page.locator(".jumpto option").all_inner_texts()
    return next(heading for heading in headings if heading.startswith(begins))


def test_a_record_from_elsewhere_can_be_opened(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(watch=True, bots={"0": "random", "1": "random", "2": "random"})
    guest.open(f"/table/{table}")
    expect(guest.score_sheet).to_be_visible()
    record = guest.ask_server(f"/api/tables/{table}/record")
    guest.open()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    guest.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(guest.page).to_have_url(re.compile("/replay/"))
    expect(guest.page.locator(".steppers output")).to_be_visible()


def test_a_hint_shows_the_best_few_choices_and_prepares_the_one_clicked(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(options={"dealer": "1"}, bots={"1": "greedy", "2": "greedy"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    guest.page.get_by_role("button", name="Hint").click()
    lines = guest.page.locator(".hints .hint")
    expect(lines).to_have_count(3, timeout=20_000)
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    expect(lines.first).to_contain_text(re.compile(r"Win chance \d+ %, you about -?\d+, best rival about -?\d+"))
    picked = guest.page.locator(".mine .picked")
    expect(picked).to_have_count(1)
    first = picked.get_attribute("data-id") or ""
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(picked).to_have_count(1)
    expect(picked).not_to_have_attribute("data-id", first)
    guest.shot("hint")
    guest.page.get_by_role("button", name="Confirm").click()
    expect(guest.page.locator(".mine .card")).to_have_count(11)


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(visit: Visit) -> None:
    rin, mio = visit(), visit()
    table, (link,) = rin.make_table(bots={"2": "greedy"})
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.at_table()
    rin.page.get_by_role("button", name="Table", exact=True).click()
    rin.page.get_by_role("button", name="Leave, a bot takes over").click()
    rin.page.get_by_role("button", name="Close").click()
    notice = rin.page.locator(".notice", has_text="A bot plays for you.")
    expect(notice).to_be_visible()
    mio.wait_for_question()
    mio.choose()
    notice.get_by_role("button", name="Take the seat back").click()
    expect(notice).to_be_hidden()
    expect(mio.page.locator(".seat", has_text="Rin")).not_to_contain_text("bot")
