"""`tenban check GAME …`: run the conformance suite and print the certificate of the bots."""

from __future__ import annotations

import argparse

from tenban.registry import Game
from tenban.testing import Report, certificates, check

from ..errors import UsageError, find_game


def run(args: argparse.Namespace) -> int:
    """Return 0 if no fault was found, else 1."""
    games = [find_game(name) for name in args.names]
    if args.games < 1:
        raise UsageError(f"--games must be 1 or more, not {args.games}")
    for game in games:
        if args.seats is not None:
            game.rules.checked(args.seats, {})
    reports = [_checked(game, args) for game in games]
    print("Pairs of worlds that a seat cannot tell apart, in which each bot and the hints gave the same answer:")
    print(certificates(reports))
    return 0 if all(report.ok for report in reports) else 1


def _checked(game: Game, args: argparse.Namespace) -> Report:
    report = check(game, seats=args.seats, seed=args.seed, games=args.games)
    print(f"{report.table()}\n")
    return report
