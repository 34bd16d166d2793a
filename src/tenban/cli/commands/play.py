"""`tenban play`: a game in the terminal."""

from __future__ import annotations

import argparse

from tenban.bots import USUAL
from tenban.kernel import RecordError
from tenban.scene.words import words_of

from ..errors import UsageError, bots_named, game_named
from ..files import read_record
from ..playing import Playing
from ..session import Session, bots_in, new_session, resumed
from ..setting import Setting, read_setting
from .menu import ask_what_to_play


def run(wanted: argparse.Namespace) -> int:
    if wanted.resume is not None:
        return Playing(_resume(wanted), wanted.lang).run()
    if wanted.game is None and not ask_what_to_play(wanted):
        return 0
    setting = read_setting(wanted)
    return Playing(_begin(wanted, setting), wanted.lang).run()


def _begin(wanted: argparse.Namespace, setting: Setting) -> Session:
    seat = 1 if wanted.seat is None else wanted.seat
    if not 0 <= seat <= setting.seats:
        raise UsageError(f"--seat must be 1 to {setting.seats}, or 0 to watch, not {seat}")
    others = [other for other in range(setting.seats) if other != seat - 1]
    named = bots_named(wanted.bots or USUAL, len(others)) if others or wanted.bots else []  # alone: none is needed
    bots = dict(zip(others, named, strict=True))
    return new_session(setting, _names(wanted, setting.seats, bots), bots, wanted.seed)


def _names(wanted: argparse.Namespace, seats: int, bots: dict[int, str]) -> list[str]:
    words = words_of("tenban.cli", wanted.lang)

    def name(seat: int) -> str:
        if seat in bots:
            return words("bot-player", bot=bots[seat], seat=seat + 1)
        return wanted.name or words("player", seat=seat + 1)

    return [name(seat) for seat in range(seats)]


def _resume(wanted: argparse.Namespace) -> Session:
    """A saved game, with the bots that sat there, or those named now."""
    record = read_record(wanted.resume)
    game_named(record.game)
    if wanted.game not in (None, record.game):
        raise UsageError(f"{wanted.resume} is a game of {record.game}, not of {wanted.game}")
    names = record.names if len(record.names) == record.seats else [f"Player {n + 1}" for n in range(record.seats)]
    record.names = names
    bots = bots_in(names)
    if wanted.seat is not None:
        if not 0 <= wanted.seat <= record.seats:
            raise UsageError(f"--seat must be 1 to {record.seats}, or 0 to watch, not {wanted.seat}")
        bots = {seat: bots.get(seat, USUAL) for seat in range(record.seats) if seat != wanted.seat - 1}
    if wanted.bots is not None:
        bots = dict(zip(bots, bots_named(wanted.bots, len(bots)), strict=True))
    try:
        return resumed(record, bots)
    except RecordError as fault:
        raise UsageError(f"{wanted.resume}: {fault}") from fault
