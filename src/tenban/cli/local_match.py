"""A match at this terminal: people and bots on its seats, and undo."""

from __future__ import annotations

import re
from hashlib import blake2b
from time import monotonic
from typing import Any

from tenban.bots import Advice, advise, choose, is_known
from tenban.kernel import Move, Record, State, shown
from tenban.match import Match, PlayedMove, key_from_seed, load_record

from .setup import GameSetup

_HINT_SECONDS = 1.0
_BOT_NAME = re.compile(r"(\S+) \d+")


class LocalMatch:
    """One match with people and bots; its record can be saved at any time."""

    def __init__(self, match: Match[Any], bots: dict[int, str]) -> None:
        self.match = match
        self.game = match.game
        self.rules = match.rules
        self.bots = bots  # seat -> name of its bot; people have the other seats

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
        seed = _seed(f"{self.match.salt.hex()}/{len(self.played)}/{seat}")
        self.play(seat, choose(self.bots[seat], self.match.view(seat), seed))

    def advice(self, seat: int) -> list[Advice]:
        """Return the best few moves of a seat, from what it sees."""
        seed = _seed(f"{self.match.salt.hex()}/{len(self.played)}/{seat}/hint")
        return advise(self.match.view(seat), seed, monotonic() + _HINT_SECONDS)

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


def new_local_match(setup: GameSetup, names: list[str], bots: dict[int, str], seed: str | None) -> LocalMatch:
    """Return a new match; the same seed gives the same key and salt, and so deals the same game."""
    key, salt = key_from_seed(seed)
    match: Match[Any] = Match(setup.rules, setup.seats, setup.options, key, salt=salt, house=setup.house, names=names)
    return LocalMatch(match, bots)


def load_local_match(record: Record, bots: dict[int, str]) -> LocalMatch:
    """Return the match of a record; raise RecordError."""
    return LocalMatch(load_record(record), bots)


def bots_in(names: list[str]) -> dict[int, str]:
    """Return seat -> bot of a saved game; the names of its seats say which ones are bots."""
    found = [(seat, _BOT_NAME.fullmatch(name)) for seat, name in enumerate(names)]
    return {seat: m[1] for seat, m in found if m is not None and is_known(m[1])}


def _seed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest()[:7], "big")
