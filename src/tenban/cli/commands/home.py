"""`tenban` without a command: serve on this machine and open the browser; without the server, play in the terminal."""

from __future__ import annotations

import argparse
import sys

from tenban import extras
from tenban.scene.words import words_of

from ..errors import UsageError

USUAL_PORT = 8000
ANY_PORT = 0


def run(args: argparse.Namespace) -> int:
    if extras.missing(*extras.SERVER) and sys.stdin.isatty():
        return _in_terminal(args.lang)
    extras.require("the table in the browser", "server", *extras.SERVER)
    return _in_browser()


def _in_terminal(lang: str) -> int:
    """Say what the browser needs, and play here."""
    from ..parser import parse

    print(words_of("tenban.cli", lang)("no-server"), 'pip install "tenban[server]"')
    play = parse(["play", "--lang", lang])
    return int(play.command(play))


def _in_browser() -> int:
    from tenban.server.run import ServeError, serve

    try:
        serve(port=USUAL_PORT, open_browser=True)
    except ServeError:  # the port is taken, or serving is not possible at all
        try:
            serve(port=ANY_PORT, open_browser=True)
        except ServeError as fault:
            raise UsageError(str(fault)) from fault
    return 0
