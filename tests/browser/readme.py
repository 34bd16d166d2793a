"""Pictures of the five games at the table, for the README: `scripts/pictures --tables` writes docs/pictures/*.webp.

Each is a screenshot of a real game between bots, two thirds of the way, made smaller.  `turn.webp` is moving: a turn of
Latria Opus, from one question to the next.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from io import BytesIO
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
TURN = "turn"
FILMED, FILM_MOMENT = "latria", 0.3
FILM_WIDTH = 800
CALM, QUICK = 1800, 900  # milliseconds for which a picture of the film stands: the questions, what happens between
MOST_PICTURES = 60


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
    smaller(Image.open(picture), WIDTH).save(target, "WEBP", quality=78, method=6)
    told(target)


def film(browser: Browser, url: str, folder: Path) -> None:
    """Write the moving picture of a turn: the question, a card chosen, what the others do, the next question."""
    page = screen(browser, SIZE, "en", "dark", reduced_motion="reduce")
    guest = Guest(page, url, folder)
    guest.open(f"/table/{table_at(guest, FILMED, FILM_MOMENT)}")
    guest.wait_for_question()
    page.wait_for_timeout(1500)
    pictures = [frame(guest)]
    guest.lit.first.hover()
    pictures.append(frame(guest))
    guest.choose()
    for _ in range(MOST_PICTURES):
        asked = guest.may_choose()
        found = frame(guest)
        if found.tobytes() != pictures[-1].tobytes():
            pictures.append(found)
        if asked:
            break
    page.context.close()
    times = [CALM, *[QUICK] * (len(pictures) - 2), CALM]
    target = TARGET / f"{TURN}.webp"
    pictures[0].save(
        target, "WEBP", save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=60, method=6
    )
    told(target)


def frame(guest: Guest) -> Image.Image:
    """Return what the page shows, made smaller."""
    return smaller(Image.open(BytesIO(guest.page.screenshot())), FILM_WIDTH)


def smaller(image: Image.Image, width: int) -> Image.Image:
    return image.convert("RGB").resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)


def told(target: Path) -> None:
    print(f"wrote {target.relative_to(TARGET.parents[1])}, {target.stat().st_size // 1000} kB")


def main(games: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with server() as url, sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in games or [*SEATS, TURN]:
            if game == TURN:
                film(browser, url, Path(folder))
            else:
                write(take(browser, url, game, Path(folder)), TARGET / f"{game}.webp")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
