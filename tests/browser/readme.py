"""Pictures of the five games at the table, for the README: `scripts/pictures --tables` writes docs/pictures/*.webp.

Each is a screenshot of a real game between bots, two thirds of the way, made smaller.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.guest import Guest
from tests.browser.screens import SEATS, screen, server, table_at

TARGET = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE = (1280, 800)
WIDTH = 960
MOMENT = 0.66  # of all questions


def take(browser: Browser, url: str, game: str, folder: Path) -> Path:
    """Return a screenshot of a game."""
    page = screen(browser, SIZE, "en", "dark", reduced_motion="reduce")
    guest = Guest(page, url, folder)
    guest.open(f"/table/{table_at(guest, game, MOMENT)}")
    guest.wait_for_question()
    page.wait_for_timeout(1500)  # fonts and pictures are there
    file = folder / f"{game}.png"
    page.screenshot(path=file)
    page.context.close()
    return file


def write(picture: Path, target: Path) -> None:
    """Write a smaller picture as WebP."""
    image = Image.open(picture)
    small = image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)
    small.save(target, "WEBP", quality=78, method=6)
    print(f"wrote {target.relative_to(TARGET.parents[1])}, {target.stat().st_size // 1000} kB")


def main(games: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with server() as url, sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in games or SEATS:
            write(take(browser, url, game, Path(folder)), TARGET / f"{game}.webp")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
