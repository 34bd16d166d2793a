"""A game at this terminal: who sits where, what was played, what can be taken back."""

from __future__ import annotations

import re
from hashlib import blake2b
from time import monotonic
from typing import Any

from tenban.bots import Advice, advise, choose, is_known
from tenban.kernel import Move, Record, State, shown
from tenban.match import Match, PlayedMove, key_from_seed, load_record

from .setting import Setting

_ADVISING = 1.0  # seconds to look for a hint
_BOT_NAME = re.compile(r"(\S+) \d+")


class Session:
    """One match with people and bots; its record can be saved at any time."""

    def __init__(self, match: Match[Any], bots: dict[int, str]) -> None:
        self.match = match
        self.game = match.game
        self.rules = match.rules
        self.bots = bots  # seat -> name; people sit on the other seats

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    @property
    def played(self) -> list[PlayedMove]:
        return self.match.history

    def play(self, seat: int, move: Move) -> None:
        """Carry out a move; raise IllegalMove."""
        self.match.play(move, seat)

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.match.to_act if seat in self.bots]

    def play_bot(self, seat: int) -> None:
        """Play the move that the seat's bot chooses from what the seat sees."""
        seed = _number(f"{self.match.salt.hex()}/{len(self.played)}/{seat}")
        self.play(seat, choose(self.bots[seat], self.match.view(seat), seed))

    def advice(self, seat: int) -> list[Advice]:
        """Return the best few moves of a seat, from what it sees."""
        seed = _number(f"{self.match.salt.hex()}/{len(self.played)}/{seat}/hint")
        return advise(self.match.view(seat), seed, monotonic() + _ADVISING)

    def last_of_people(self) -> int:
        """Return the number of the last move that a person made; -1 if there is none."""
        own = [n for n, played in enumerate(self.played) if played.seat not in self.bots]
        return own[-1] if own else -1

    def shown_since(self, number: int) -> bool:
        """Return whether the moves from `number` on drew or showed anything to anybody."""
        past = self.match.at(number)
        for seat, move in self.played[number:]:
            before: State = past.state
            past.replay(seat, move)
            if shown(self.rules, before, move, seat):
                return True
        return False

    def go_back(self, number: int) -> None:
        """Take back every move from `number` on."""
        self.match = self.match.at(number)


def new_session(setting: Setting, names: list[str], bots: dict[int, str], seed: str | None) -> Session:
    """Return a new game; a seed makes key and salt, so that the same word deals the same game."""
    key, salt = key_from_seed(seed)
    match: Match[Any] = Match(
        setting.rules, setting.seats, setting.options, key, salt=salt, house=setting.house, names=names
    )
    return Session(match, bots)


def resumed(record: Record, bots: dict[int, str]) -> Session:
    """Return a saved game; raise RecordError."""
    return Session(load_record(record), bots)


def bots_in(names: list[str]) -> dict[int, str]:
    """Return the seats on which bots sat when a game was saved: their names say so."""
    found = [(seat, _BOT_NAME.fullmatch(name)) for seat, name in enumerate(names)]
    return {seat: m[1] for seat, m in found if m is not None and is_known(m[1])}


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest()[:7], "big")
