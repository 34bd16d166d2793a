"""`tenban replay FILE`: a recorded game told again."""

from __future__ import annotations

import argparse

from tenban.kernel import SPECTATOR, Record, RecordError
from tenban.kernel.event import EVERYONE
from tenban.scene.words import words_of

from ..errors import UsageError, game_named
from ..files import read_record
from ..session import Session, resumed
from ..terminal import Screen


def run(wanted: argparse.Namespace) -> int:
    record = read_record(wanted.file)
    _check(wanted, record)
    if wanted.at is not None:
        record.moves = record.moves[: wanted.at]
    session = _session(wanted, record)
    words, seat = words_of("tenban.cli", wanted.lang), SPECTATOR if wanted.seat is None else wanted.seat - 1
    moves = len(record.moves)
    print(words("replay-head", game=record.game, version=record.version, seats=record.seats, moves=moves))
    screen = Screen(session, wanted.lang)
    if wanted.at is None:
        screen.story(seat)
    if wanted.at is not None or session.match.over:
        screen.look(seat)
    elif wanted.at is None:
        print("\n" + words("replay-unfinished"))
    return 0


def _check(wanted: argparse.Namespace, record: Record) -> None:
    if wanted.seat is not None and not 1 <= wanted.seat <= record.seats:
        raise UsageError(f"--seat must be 1 to {record.seats}, not {wanted.seat}")
    if wanted.at is not None and not 0 <= wanted.at <= len(record.moves):
        raise UsageError(f"--at must be 0 to {len(record.moves)}, the number of moves, not {wanted.at}")
    if len(record.names) != record.seats:
        record.names = [f"Player {n + 1}" for n in range(record.seats)]


def _session(wanted: argparse.Namespace, record: Record) -> Session:
    """The game replayed; without a seat named, every event is told in full: who has the record has the key."""
    game_named(record.game)
    try:
        session = resumed(record, {})
    except RecordError as fault:
        raise UsageError(f"{wanted.file}: {fault}") from fault
    if wanted.seat is None:
        for event in session.match.events:
            event.audience = EVERYONE
    return session
