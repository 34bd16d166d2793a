"""Pictures of every game, early and late, on every size of screen, in both languages and colours: contact sheets.

`python -m tests.browser.screens FOLDER [GAME…]` writes FOLDER/GAME-early-en-dark.png and so on, for people to look at
(`--look en-dark` only these); `--film` writes instead a strip of pictures, one each 100 ms, of what bots do next.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import tenban
from tenban import bots
from tests.browser.conftest import FLAGS, LIMITS, SERVE, _wait_for
from tests.browser.guest import Guest
from tests.browser.whole import choose_by_buttons

SEATS = {"latria": 4, "olympus": 4, "hoshizukuri": 3, "cultus": 3, "eclipse": 4}
SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), (844, 390))
MOMENTS = {"early": 0.12, "late": 0.9}  # of all moves
LOOKS = (("en", "dark"), ("ja", "light"), ("ja", "dark"), ("en", "light"))
PHONE = 844  # screens up to this width are telephones
FRAMES, EACH = 40, 100  # of a film: pictures, milliseconds
GAP = 12
PATIENT = "worker_wait_seconds=60 record_seconds=60"  # on a busy machine, too


@contextmanager
def server() -> Iterator[str]:
    """A server of its own: its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(port), folder]
        process = subprocess.Popen(command, env=os.environ | {"TENBAN_LIMITS": f"{LIMITS} {PATIENT}"})
        try:
            _wait_for(f"http://127.0.0.1:{port}/health", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(120)


def played(game: str, level: str = "greedy") -> tuple[dict[str, Any], list[int]]:
    """Return the record of a game between bots, and after how many moves each question was asked to seat 0."""
    match = tenban.new(game, seats=SEATS[game], seed=5)
    asked: list[int] = []
    while match.to_act:
        if 0 in match.to_act:
            asked.append(len(match.history))
        seat = match.to_act[0]
        match.play(bots.choose(level, match.view(seat), seed=len(match.history)), seat=seat)
    return json.loads(match.record().to_json()), asked


def table_at(guest: Guest, game: str, moment: float) -> str:
    """A new table that goes on from a past position."""
    record, asked = played(game)
    guest.open("/help")
    old = guest.ask_server("/api/records", record)["table"]
    others = {str(seat): "greedy" for seat in range(1, SEATS[game])}
    at = asked[int(len(asked) * moment)]
    table: str = guest.ask_server(f"/api/tables/{old}/fork", {"at": at, "name": "Rin", "seat": 0, "bots": others})[
        "table"
    ]
    return table


def screen(browser: Browser, size: tuple[int, int], lang: str, theme: str, **more: Any) -> Page:
    phone: dict[str, Any] = {"is_mobile": True, "has_touch": True} if size[0] <= PHONE else {}
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang, **phone, **more)
    chosen = json.dumps({"lang": lang, "theme": theme})
    context.add_init_script(f"localStorage.setItem('tenban', JSON.stringify({chosen}))")
    return context.new_page()


def sheet(pictures: list[Path], target: Path, across: int) -> None:
    """Paste the pictures side by side, in rows."""
    images = [Image.open(picture) for picture in pictures]
    rows = [images[i : i + across] for i in range(0, len(images), across)]
    width = max(sum(image.width + GAP for image in row) for row in rows)
    whole = Image.new("RGB", (width, sum(max(image.height for image in row) + GAP for row in rows)), "#555")
    top = 0
    for row in rows:
        left = 0
        for image in row:
            whole.paste(image, (left, top))
            left += image.width + GAP
        top += max(image.height for image in row) + GAP
    whole.save(target)


def sheets(browser: Browser, url: str, game: str, folder: Path, wanted: list[str]) -> None:
    owner = Guest(screen(browser, SIZES[0], "en", "dark"), url, folder)
    for moment, share in MOMENTS.items():
        table = table_at(owner, game, share)
        for lang, theme in [look for look in LOOKS if not wanted or "-".join(look) in wanted]:
            taken = []
            for group in (SIZES[:3], SIZES[3:]):
                page = screen(browser, group[0], lang, theme, storage_state=owner.page.context.storage_state())
                guest = Guest(page, url, folder)
                guest.open(f"/table/{table}")
                guest.wait_for_question()
                for width, height in group:
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_timeout(600)
                    taken.append(folder / f"{game}-{moment}-{lang}-{theme}-{width}.png")
                    page.screenshot(path=taken[-1])
                page.context.close()
            sheet(taken, folder / f"{game}-{moment}-{lang}-{theme}.png", 3)


def film(browser: Browser, url: str, game: str, folder: Path) -> None:
    guest = Guest(screen(browser, SIZES[0], "en", "dark"), url, folder)
    guest.open(f"/table/{table_at(guest, game, 0.5)}")
    guest.wait_for_question()
    choose_by_buttons(guest, Random(1))
    taken = []
    start = time.monotonic()
    for i in range(FRAMES):
        taken.append(folder / f"{game}-film-{i:02}.png")
        guest.page.screenshot(path=taken[-1])
        guest.page.wait_for_timeout(max(0, start * 1000 + (i + 1) * EACH - time.monotonic() * 1000))
    sheet(taken, folder / f"{game}-film.png", 5)
    guest.page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--look", action="append", choices=[f"{lang}-{theme}" for lang, theme in LOOKS])
    parser.add_argument("--film", action="store_true")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    path = os.environ.get("TENBAN_CHROMIUM") or shutil.which("chromium")
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in wanted.game or SEATS:
            if wanted.film:
                film(browser, url, game, wanted.folder)
            else:
                sheets(browser, url, game, wanted.folder, wanted.look or [])
        browser.close()


if __name__ == "__main__":
    main()
