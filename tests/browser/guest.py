"""A person at a browser: what people do at a table, in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

GRAVE = ("serious", "critical")


class Guest:
    def __init__(self, page: Page, url: str, artefacts: Path) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        self.network_may_fail = False
        self._artefacts = artefacts

    def heard(self, kind: str, text: str) -> None:
        """What the console says: a failing network is no fault of the page if the test cut it."""
        if kind in ("error", "warning") and not (self.network_may_fail and ("ERR_" in text or "WebSocket" in text)):
            self.faults.append(f"{kind}: {text}")

    # -- pages

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def shot(self, name: str) -> None:
        self._artefacts.mkdir(exist_ok=True)
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=self._artefacts / f"{name}.png")

    def grave_faults(self) -> list[str]:
        """What axe finds that would keep somebody from playing."""
        found = Axe().run(self.page).response["violations"]
        return [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in found if v["impact"] in GRAVE]

    def ask_server(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request as this guest: with their cookies."""
        request = self.page.request
        send = {"data": json.dumps(body), "headers": {"Content-Type": "application/json"}}
        answer = request.get(self.url + path) if body is None else request.post(self.url + path, **send)  # type: ignore[arg-type]
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    # -- tables

    def make_table(self, **table: Any) -> tuple[str, list[str]]:
        """A new Latria table: its id and the paths of its invitations."""
        wanted = {"game": "latria", "seats": 3, "name": "Rin", **table}
        self.open("/help")
        made = self.ask_server("/api/tables", wanted)
        return made["table"], [invite["path"] for invite in made.get("invites", [])]

    def sit_down(self, path: str, name: str) -> None:
        self.open(path)
        self.page.locator("form.join input").fill(name)
        self.page.locator("form.join button[type=submit]").click()
        self.at_table()

    def at_table(self) -> None:
        expect(self.page.locator(".tenban")).to_be_visible()

    def this_table(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    # -- the game

    @property
    def question(self) -> Locator:
        return self.page.locator(".bar.asked")

    @property
    def lit(self) -> Locator:
        return self.page.locator(".piece.go:not(.picked), .zone.go:not(.picked)")

    @property
    def score_sheet(self) -> Locator:
        return self.page.locator("dialog.scores")

    def may_choose(self) -> bool:
        return self.question.count() > 0

    def wait_for_question(self) -> None:
        expect(self.question).to_be_visible()

    def rev(self) -> str:
        return self.page.locator(".tenban").get_attribute("data-rev") or ""

    def pick(self, piece: Locator) -> None:
        """A click where the piece can be seen: cards of a hand overlap, but each shows its left edge."""
        piece.scroll_into_view_if_needed()
        box = piece.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + min(12, box["width"] / 2), box["y"] + min(24, box["height"] / 2))

    def choose(self) -> None:
        """Any choice there is, by clicks; waits until the server has it."""
        before = self.rev()
        confirm = self.page.locator(".act.main:not(.reopen)")
        while not confirm.count() and not self.page.locator(".bar .choice").count():
            self.pick(self.lit.first)
        (confirm if confirm.count() else self.page.locator(".bar .choice")).first.click()
        self.page.wait_for_function(
            "rev => document.querySelector('.tenban')?.dataset.rev !== rev || !document.querySelector('.bar.asked')",
            arg=before,
        )


def play_to_the_end(*players: Guest) -> int:
    """Answer every question until all see the score sheet; return the number of moves."""
    made = 0
    for _ in range(16_000):
        if all(player.score_sheet.count() for player in players):
            return made
        asked = [player for player in players if player.may_choose()]
        for player in asked:
            player.choose()
            made += 1
        if not asked:
            players[0].page.wait_for_timeout(15)
    raise AssertionError("the game does not end")
