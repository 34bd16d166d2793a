"""A game at this terminal: who sits where, what was chosen, what can be taken back."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from time import monotonic
from typing import Any

from tenban.bots import Advice, advise, choose, is_known
from tenban.kernel import Action, Record, Rules, State, replay, shown, start, submit, view
from tenban.kernel.chance import KeyedRandom
from tenban.kernel.record import KEY_BYTES, rules_of
from tenban.registry import Game
from tenban.server.position import Choice, Position, finish_parts, opening

from .setting import Setting

_ADVISING = 1.0  # seconds to look for a hint
_BOT_NAME = re.compile(r"(\S+) \d+")


class Session:
    """One game.  People and bots alike choose through it; the record can be saved at any time."""

    def __init__(self, game: Game, record: Record, bots: dict[int, str]) -> None:
        self.game = game
        self.rules: Rules[Any] = rules_of(game.rules, record)
        self.record = record
        self.bots = bots  # seat -> name; people sit on the other seats
        self.choices: list[Choice] = []
        self.before: list[State] = []  # the table as it was before each choice
        self.position = self._opening()

    def _opening(self) -> Position:
        return opening(self.rules, self.record.seats, self.record.options, self.record.key, 0)

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    def take(self, seat: int, actions: list[Action]) -> None:
        """Carry out a complete choice; raises IllegalMove."""
        before, choice = self.position.state, Choice(seat, [action.text for action in actions], len(self.choices) + 1)
        self.position.play(choice)
        self.choices.append(choice)
        self.before.append(before)

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.position.to_act() if seat in self.bots]

    def bot_chooses(self, seat: int) -> None:
        """Let a bot choose, from what its seat sees."""
        seed = _number(f"{self.record.salt.hex()}/{len(self.choices)}/{seat}")

        def one(v: Any, part: int) -> Action:
            return choose(self.bots[seat], self.rules, v, seat, seed + part)

        self.take(seat, finish_parts(self.rules, view(self.rules, self.position.state, seat), seat, one))

    def advice(self, seat: int) -> list[Advice]:
        """The best few choices of a seat, from what it sees."""
        seed = _number(f"{self.record.salt.hex()}/{len(self.choices)}/{seat}/hint")
        return advise(self.rules, view(self.rules, self.position.state, seat), seat, seed, monotonic() + _ADVISING)

    def last_of_people(self) -> int:
        """The number of the last choice a person made; -1: none."""
        own = [n for n, choice in enumerate(self.choices) if choice.seat not in self.bots]
        return own[-1] if own else -1

    def shown_since(self, number: int) -> bool:
        """Was anything drawn or shown to anybody by the choices from `number` on?"""
        return any(
            shown(self.rules, self.before[n], self.position.actions(choice.texts), choice.seat)
            for n, choice in enumerate(self.choices[number:], number)
        )

    def go_back(self, number: int) -> None:
        """Play again from the start up to before choice `number`."""
        choices = self.choices[:number]
        self.choices, self.before, self.position = [], [], self._opening()
        for choice in choices:
            self.take(choice.seat, self.position.actions(choice.texts))

    def as_record(self) -> Record:
        """The game so far, with its result if it is over."""
        moves = [(choice.seat, text) for choice in self.choices for text in choice.texts]
        totals = self.rules.totals(self.position.state) if self.position.over() else None
        return replace(self.record, moves=moves, totals=totals)


def new_session(setting: Setting, names: list[str], bots: dict[int, str], seed: str | None) -> Session:
    """A new game; a seed makes key and salt, so that the same word deals the same game."""
    if seed is None:
        key, salt = secrets.token_bytes(KEY_BYTES), secrets.token_bytes(KEY_BYTES)
    else:
        key, salt = _bytes(f"tenban key {seed}"), _bytes(f"tenban salt {seed}")
    rules = setting.rules
    record = Record(rules.name, rules.version, setting.seats, key, salt, setting.options, setting.house, names)
    return Session(setting.game, record, bots)


def resumed(game: Game, record: Record, bots: dict[int, str]) -> Session:
    """A saved game; raises RecordError."""
    replay(game.rules, record)
    session = Session(game, replace(record, moves=[], totals=None), bots)
    for seat, actions in whole_choices(session.rules, record):
        session.take(seat, actions)
    return session


def whole_choices(rules: Rules[Any], record: Record) -> Iterator[tuple[int, list[Action]]]:
    """The moves of a record that replays, the parts of a choice together."""
    s = start(rules, record.seats, record.options, KeyedRandom(record.key))
    parts: list[Action] = []
    for seat, text in record.moves:
        action = rules.space.by_text[text]
        goes_on = s.stack[-1].part(s, seat, action)
        parts.append(action)
        submit(rules, s, seat, action)
        if not goes_on:
            yield seat, parts
            parts = []
    if parts:
        yield record.moves[-1][0], parts


def bots_in(names: list[str]) -> dict[int, str]:
    """The seats on which bots sat when a game was saved: their names say so."""
    found = [(seat, _BOT_NAME.fullmatch(name)) for seat, name in enumerate(names)]
    return {seat: m[1] for seat, m in found if m is not None and is_known(m[1])}


def _bytes(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=KEY_BYTES).digest()


def _number(text: str) -> int:
    return int.from_bytes(_bytes(text)[:7], "big")
