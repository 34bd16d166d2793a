"""`tenban play`: play in the terminal."""

from __future__ import annotations

import argparse

from tenban.bots import USUAL
from tenban.kernel import RecordError
from tenban.scene.words import words_of

from ..errors import UsageError, find_bots, find_game
from ..files import read_record
from ..local_match import LocalMatch, bots_in, load_local_match, new_local_match
from ..loop import PlayLoop
from ..setup import GameSetup, read_setup
from .menu import ask_what_to_play


def run(args: argparse.Namespace) -> int:
    if args.resume is not None:
        return PlayLoop(_resume(args), args.lang).run()
    if args.game is None and not ask_what_to_play(args):
        return 0
    setup = read_setup(args)
    return PlayLoop(_new(args, setup), args.lang).run()


def _new(args: argparse.Namespace, setup: GameSetup) -> LocalMatch:
    seat = 1 if args.seat is None else args.seat
    if not 0 <= seat <= setup.seats:
        raise UsageError(f"--seat must be 1 to {setup.seats}, or 0 to watch, not {seat}")
    others = [other for other in range(setup.seats) if other != seat - 1]
    named = find_bots(args.bots or USUAL, len(others)) if others or args.bots else []
    bots = dict(zip(others, named, strict=True))
    return new_local_match(setup, _names(args, setup.seats, bots), bots, args.seed)


def _names(args: argparse.Namespace, seats: int, bots: dict[int, str]) -> list[str]:
    words = words_of("tenban.cli", args.lang)

    def name(seat: int) -> str:
        if seat in bots:
            return words("bot-player", bot=bots[seat], seat=seat + 1)
        return args.name or words("player", seat=seat + 1)

    return [name(seat) for seat in range(seats)]


def _resume(args: argparse.Namespace) -> LocalMatch:
    """Return a saved match with its bots, or with those that --bots names."""
    record = read_record(args.resume)
    find_game(record.game)
    if args.game not in (None, record.game):
        raise UsageError(f"{args.resume} is a game of {record.game}, not of {args.game}")
    names = record.names if len(record.names) == record.seats else [f"Player {n + 1}" for n in range(record.seats)]
    record.names = names
    bots = bots_in(names)
    if args.seat is not None:
        if not 0 <= args.seat <= record.seats:
            raise UsageError(f"--seat must be 1 to {record.seats}, or 0 to watch, not {args.seat}")
        bots = {seat: bots.get(seat, USUAL) for seat in range(record.seats) if seat != args.seat - 1}
    if args.bots is not None:
        bots = dict(zip(bots, find_bots(args.bots, len(bots)), strict=True))
    try:
        return load_local_match(record, bots)
    except RecordError as fault:
        raise UsageError(f"{args.resume}: {fault}") from fault
