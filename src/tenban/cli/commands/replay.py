"""`tenban replay FILE`: print a recorded game."""

from __future__ import annotations

import argparse

from tenban.kernel import SPECTATOR, Record, RecordError
from tenban.kernel.event import EVERYONE
from tenban.scene.words import words_of

from ..errors import UsageError, find_game
from ..files import read_record
from ..local_match import LocalMatch, load_local_match
from ..screen import Screen


def run(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    local = _load(args, record)
    words, seat = words_of("tenban.cli", args.lang), SPECTATOR if args.seat is None else args.seat - 1
    moves = len(local.played)
    print(words("replay-head", game=record.game, version=record.version, seats=record.seats, moves=moves))
    screen = Screen(local, args.lang)
    if args.at is None:
        screen.print_events(seat)
    if args.at is not None or local.match.over:
        screen.print_scene(seat)
    else:
        print("\n" + words("replay-unfinished"))
    return 0


def _load(args: argparse.Namespace, record: Record) -> LocalMatch:
    """Return the recorded match, after --at moves if that is given.

    Without --seat every event is shown in full: the record holds the key, so it has no secrets.
    """
    find_game(record.game)
    if args.seat is not None and not 1 <= args.seat <= record.seats:
        raise UsageError(f"--seat must be 1 to {record.seats}, not {args.seat}")
    words = words_of("tenban.cli", args.lang)
    if len(record.names) != record.seats:
        record.names = [words("player", seat=n + 1) for n in range(record.seats)]
    record.names = [name or words("bot-seat", seat=n) for n, name in enumerate(record.names, 1)]
    try:
        local = load_local_match(record, {})
    except RecordError as error:
        raise UsageError(f"{args.file}: {error}") from error
    if args.at is not None:
        if not 0 <= args.at <= len(local.played):
            raise UsageError(f"--at must be 0 to {len(local.played)}, the number of moves, not {args.at}")
        local.go_back(args.at)
    if args.seat is None:
        for event in local.match.events:
            event.audience = EVERYONE
    return local
