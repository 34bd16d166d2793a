"""How fast the playground is, in Chromium, from the built site: `python -m bench.site [FOLDER]`, after `make site`.

A move is made as soon as it can be: "cold" in a browser without anything, "warm" at its next visits.  A bot's answer
is the time between two positions that the page is told while bots move, so it includes scenes and messages.  The
processor time of all processes of the browser is printed, too: on a busy machine it says more.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.browser.site import ROOT, hosted

PATIENCE = 300_000
# Notes when the engine tells the page a scene, and when the page sends a move.
LISTEN = """(() => {
    const Plain = Worker
    window.told = []
    window.Worker = class extends Plain {
        constructor(...all) {
            super(...all)
            this.addEventListener('message', ({ data }) => {
                if (data.t !== 'message') return
                const message = JSON.parse(data.text)
                if (message.t !== 'scene') return
                told.push([performance.now(), message.seq, (message.may ?? []).includes('act')])
            })
        }
    }
})()"""
CHOOSE = """() => {
    const one = (what) => document.querySelector(what)
    const now = one('.act.main:not(.reopen)') ?? one('.bar .choice') ?? one('.go:not(.picked) > .hit')
    now?.click()
}"""


class Spent(NamedTuple):
    """What something took: seconds on the wall, and of processor time in all processes of the browser."""

    wall: float
    processor: float


def processor_time() -> float:
    """Return the seconds of processor time that the browser has used so far; 0 where there is no /proc."""
    parents, used = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
            fields = rest.split()
            parents[int(stat.parent.name)] = int(fields[1])
            used[int(stat.parent.name)] = sum(map(int, fields[11:15])) if name.startswith("chrom") else 0
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used.get(pid, 0) for pid in ours) / os.sysconf("SC_CLK_TCK")


def first_move(context: BrowserContext, url: str) -> tuple[Page, Spent]:
    """Return the page, and what it took from the visit to the first move that the engine has taken."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(LISTEN)
    start, used = time.monotonic(), processor_time()
    page.goto(url)
    page.locator("#game-latria .act.main").click()
    page.wait_for_selector(".bar.asked")
    answer(page)
    return page, Spent(time.monotonic() - start, processor_time() - used)


def answer(page: Page) -> None:
    """Make some choice and wait until it is taken."""
    before = page.get_attribute(".tenban", "data-rev")
    while page.locator(".bar.asked").count() and page.get_attribute(".tenban", "data-rev") == before:
        page.evaluate(CHOOSE)
        page.wait_for_timeout(20)


def answers(page: Page, moves: int) -> list[float]:
    """Play on for some moves and return the milliseconds of every bot's answer."""
    for _ in range(moves):
        page.wait_for_function("document.querySelector('.bar.asked') || document.querySelector('dialog.scores')")
        if page.locator("dialog.scores").count():
            break
        answer(page)
    told = page.evaluate("told")
    return [later[0] - earlier[0] for earlier, later in pairwise(told) if later[1] > earlier[1] and not earlier[2]]


def make_steady(page: Page, url: str) -> None:
    """Make a table of Latria with three steady bots."""
    page.goto(url + "?/new/latria")
    page.locator(".pills label", has_text="4").click()
    for number in (1, 2, 3):
        page.locator(".sitters select").nth(number).select_option("bot:steady")
    page.locator("form.make button[type=submit]").click()
    page.wait_for_selector(".bar.asked, .bar")


def main(arguments: list[str]) -> None:
    site = Path(arguments[0] if arguments else ROOT / "build" / "site").resolve()
    chromium = os.environ.get("TENBAN_CHROMIUM") or shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as scratch,
        hosted(site, Path(scratch)) as address,
        sync_playwright() as playwright,
    ):
        url = address + "play/"
        context = playwright.chromium.launch_persistent_context(
            str(Path(scratch) / "profile"), executable_path=chromium, args=["--no-sandbox"], reduced_motion="reduce"
        )
        page, cold = first_move(context, url)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.close()
        warms = []
        for _ in range(3):
            page, warm = first_move(context, url)
            warms.append(warm)
            page.close()
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(LISTEN)
        make_steady(page, url)
        used = processor_time()
        found = answers(page, 12)
        each = (processor_time() - used) / len(found)
        context.close()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    walls = ", ".join(f"{warm.wall:.1f}" for warm in warms)
    print(f"first move, cold: {cold.wall:.1f} s, processor {cold.processor:.1f} s")
    print(f"first move, warm: {walls} s, processor {median(warm.processor for warm in warms):.1f} s")
    print(f"steady, Latria with 4 seats: median {median(found):.0f} ms of {len(found)}, {each:.2f} s of processor each")


if __name__ == "__main__":
    main(sys.argv[1:])
