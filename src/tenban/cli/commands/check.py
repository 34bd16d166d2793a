"""`tenban check GAME …`: the conformance suite, and the bots' certificate."""

from __future__ import annotations

import argparse

from tenban.registry import Game
from tenban.testing import Report, certificates, check

from ..errors import UsageError, game_named


def run(wanted: argparse.Namespace) -> int:
    """0 if no fault was found, else 1."""
    games = [game_named(name) for name in wanted.names]
    if wanted.games < 1:
        raise UsageError(f"--games must be 1 or more, not {wanted.games}")
    for game in games:
        if wanted.seats is not None:
            game.rules.checked(wanted.seats, {})
    reports = [_checked(game, wanted) for game in games]
    print("Worlds in which each bot, and each hint, was asked twice and said the same:")
    print(certificates(reports))
    return 0 if all(report.ok for report in reports) else 1


def _checked(game: Game, wanted: argparse.Namespace) -> Report:
    report = check(game, seats=wanted.seats, seed=wanted.seed, games=wanted.games)
    print(f"{report.table()}\n")
    return report
