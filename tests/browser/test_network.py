"""Bad networks: nothing is lost, nothing is doubled, everybody comes back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Visit


@pytest.fixture
def cable(port: int) -> Iterator[Cable]:
    cable = Cable(port)
    yield cable
    cable.close()


def test_a_choice_made_without_a_network_arrives_once_when_it_is_back(visit: Visit, cable: Cable) -> None:
    guest = visit(at=cable.url)
    guest.network_may_fail = True
    table, _ = guest.make_table(bots={"1": "greedy", "2": "greedy"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    before = guest.page.locator(".mine .card").count()
    guest.pick(guest.lit.first)
    cable.cut()
    expect(guest.page.get_by_text("Reconnecting…")).to_be_visible()
    guest.page.locator(".act.main").click()
    expect(guest.page.locator(".bar[aria-busy=true]")).to_be_visible()
    guest.shot("no-network")
    cable.mend()
    expect(guest.page.get_by_text("Reconnecting…")).to_be_hidden()
    expect(guest.page.locator(".mine .card")).to_have_count(before - 1)
    guest.wait_for_question()
    expect(guest.page.locator(".mine .card")).to_have_count(before - 1)


def test_who_loses_the_network_sees_afterwards_what_the_others_did(visit: Visit, cable: Cable) -> None:
    rin, mio = visit(at=cable.url), visit()
    rin.network_may_fail = True
    table, (link,) = rin.make_table(options={"dealer": "2"}, bots={"2": "greedy"})
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    mio.wait_for_question()
    rin.at_table()
    cable.cut()
    expect(rin.page.locator(".lost")).to_be_visible()
    while mio.may_choose():
        mio.choose()
    cable.mend()
    expect(rin.page.locator(".lost")).to_be_hidden()
    expect(rin.page.locator(".log")).to_contain_text("Mio leads")


def test_a_reload_brings_the_same_seat_back(visit: Visit) -> None:
    guest = visit()
    table, _ = guest.make_table(bots={"1": "greedy", "2": "greedy"})
    guest.open(f"/table/{table}")
    guest.wait_for_question()
    guest.choose()
    guest.wait_for_question()
    hand = guest.page.locator(".mine .card").evaluate_all("cards => cards.map(c => c.dataset.id)")
    guest.page.reload()
    guest.wait_for_question()
    assert guest.page.locator(".mine .card").evaluate_all("cards => cards.map(c => c.dataset.id)") == hand
    assert guest.page.locator(".seat.you b").first.inner_text() == "Rin"


def test_taking_back_what_others_have_answered_needs_their_consent(visit: Visit) -> None:
    rin, mio = visit(), visit()
    table, (link,) = rin.make_table(options={"dealer": "1"}, bots={"2": "greedy"})
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.wait_for_question()
    before = rin.page.locator(".mine .card").count()
    while rin.may_choose():
        rin.choose()
    mio.wait_for_question()  # the bot has answered, and nobody else moves
    undo = rin.page.locator("button.undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(undo).to_have_attribute("title", re.compile("Ask the others .*: all players must agree"))
    undo.click()
    mio.page.get_by_role("button", name="Agree", exact=True).click()
    expect(rin.page.locator(".mine .card")).to_have_count(before)


def test_chat_reaches_the_others_as_plain_text(visit: Visit) -> None:
    rin, mio = visit(), visit()
    table, (link,) = rin.make_table(bots={"2": "greedy"})
    rin.open(f"/table/{table}")
    mio.sit_down(link, "Mio")
    rin.at_table()
    rin.page.get_by_role("tab", name="Chat").click()
    rin.page.locator(".sayform input").fill("<b>good luck</b>")
    rin.page.keyboard.press("Enter")
    expect(mio.page.locator(".badgecount")).to_have_text("1")
    mio.page.get_by_role("tab", name="Chat").click()
    expect(mio.page.locator(".said")).to_contain_text("<b>good luck</b>")
