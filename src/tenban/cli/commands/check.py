"""`tenban check GAME`: the conformance suite."""

from __future__ import annotations

import argparse

from tenban.testing import check

from ..errors import Sorry, game_named


def run(wanted: argparse.Namespace) -> int:
    """0 if no fault was found, else 1."""
    game = game_named(wanted.game)
    if wanted.games < 1:
        raise Sorry(f"--games must be 1 or more, not {wanted.games}")
    if wanted.seats is not None:
        game.rules.checked(wanted.seats, {})
    report = check(game, seats=wanted.seats, seed=wanted.seed, games=wanted.games)
    print(report.table())
    return 0 if report.ok else 1
