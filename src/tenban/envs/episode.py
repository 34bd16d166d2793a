"""An Episode: one game as a sequence of observations, masks and actions, in bytes and integers.

The environments of all frameworks are thin layers above this class, which needs no NumPy and is compiled.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.buffer import BytesWriter
from tenban.kernel.chance import Chance, KeyedRandom
from tenban.kernel.clause import IllegalMove
from tenban.kernel.move import Move
from tenban.kernel.play import NOT_OFFERED, play, start, to_act, why_not
from tenban.kernel.record import Record
from tenban.kernel.rules import Rules
from tenban.kernel.state import State
from tenban.kernel.tensor import Observer, Tensor
from tenban.kernel.view import View, view
from tenban.match import Match, key_from_seed

WIN_SHARE: Final = "win_share"
POINTS: Final = "points"
MARGIN: Final = "margin"
REWARDS: Final = (WIN_SHARE, POINTS, MARGIN)
NOBODY: Final = -1


@final
class Episode:
    """A game in progress.  An action is the code of a part of a move; `wait` is the number after the last code."""

    def __init__(self, rules: Rules[Any], tensor: Tensor[Any], seats: int, options: dict[str, str]) -> None:
        """Check the seats and options; raise SetupError."""
        self.rules: Final = rules
        self.tensor: Final = tensor
        self.seats: Final = seats
        self.options: Final = rules.checked(seats, options)
        self.size: Final = tensor.layout(rules, seats).size  # bytes of an observation
        self.wait: Final = len(rules.space.actions)  # the action of a seat that is not asked
        self.actions: Final = self.wait + 1
        self.waiting: Final = bytes(self.wait) + b"\x01"  # the mask of a seat that is not asked
        self.nothing: Final = bytes(self.actions)  # a mask without any action
        self._observer: Final = Observer(tensor, rules, seats)
        self._out: Final = BytesWriter()
        self._offered: list[Action] = []  # the legal actions that `mask` found last, if nothing has happened since
        self._offered_to = NOBODY
        self.key = b""
        self.salt = b""
        self.history: list[tuple[int, int]] = []  # seats and codes
        self.state: State = rules.setup(seats, self.options)

    def begin(self, seed: int | str | None) -> None:
        """Start a new game: the one that `tenban.new` deals for this seed."""
        self.key, self.salt = key_from_seed(seed)
        self.begin_with(KeyedRandom(self.key))

    def begin_with(self, chance: Chance) -> None:
        """Start a new game with a given source of chance."""
        self.history = []
        self._offered_to = NOBODY
        self.state = start(self.rules, self.seats, self.options, chance)

    @property
    def over(self) -> bool:
        return not self.state.stack

    def to_act(self) -> tuple[int, ...]:
        """Return the seats whose choice the game waits for."""
        return to_act(self.state)

    def view(self, seat: int) -> View[Any]:
        """Return what a seat knows."""
        return view(self.rules, self.state, seat)

    def observation(self, seat: int) -> bytearray:
        """Return the tensor of a seat's view."""
        self._observer.observe(self.state, seat)
        return bytearray(self._observer.taken())

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending; the action `wait` alone if it is not asked."""
        if seat not in to_act(self.state):
            return [self.wait]
        return [action.code for action in self.state.stack[-1].legal(self.state, seat)]

    def mask(self, seat: int) -> bytearray:
        """Return a 1 for each legal action of a seat, and a 0 for each other."""
        if seat not in to_act(self.state):
            return bytearray(self.waiting)
        offered = self.state.stack[-1].legal(self.state, seat)
        self._offered, self._offered_to = offered, seat
        out = self._out
        out.truncate(0)
        append_mask(out, offered, self.nothing)
        return bytearray(out.getvalue())

    def act(self, seat: int, code: int) -> None:
        """Carry an action out without checking it."""
        self.history.append((seat, code))
        self._offered_to = NOBODY
        play(self.rules, self.state, seat, self.rules.space.actions[code])

    def check(self, seat: int, code: int) -> None:
        """Raise IllegalMove if an action is not legal for a seat that is to act."""
        if not 0 <= code < self.wait:
            raise IllegalMove(NOT_OFFERED, f"action {code} is not legal for seat {seat}: see its action mask")
        action = self.rules.space.actions[code]
        if seat == self._offered_to and action in self._offered:
            return
        clause = why_not(self.state, seat, action)
        if clause is not None:
            raise IllegalMove(
                clause, f"{action.text!r} (action {code}) is not legal for seat {seat}: see its action mask"
            )

    def nearest(self, seat: int, code: int) -> int:
        """Return the action if it is legal for a seat that is to act, else its first legal one."""
        codes = self.legal(seat)
        return code if code in codes else codes[0]

    def returns(self, kind: str) -> list[float]:
        """Return what each seat has earned: a share of the win, its points, or its margin over the best other."""
        if not self.over:
            return [0.0] * self.seats
        if kind == WIN_SHARE:
            winners = self.rules.winners(self.state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        totals = self.rules.totals(self.state)
        if kind == POINTS:
            return [float(points) for points in totals]
        return [float(totals[seat] - max(totals[:seat] + totals[seat + 1 :] or [0])) for seat in range(self.seats)]

    def match(self) -> Match[Any]:
        """Return the game so far as a match, for a record or a scene."""
        match = Match(self.rules, self.seats, self.options, self.key, salt=self.salt)
        for seat, code in self.history:
            match.replay(seat, Move((self.rules.space.actions[code],)))
        return match

    def record(self) -> Record:
        """Return the game so far as a record."""
        return self.match().record()


def append_mask(out: BytesWriter, offered: list[Action], nothing: bytes) -> None:
    """Append a mask: a 1 for each action that is offered, and a 0 for each other; `nothing` is one of zeros."""
    first: i64 = len(out)
    out.write(nothing)
    for action in offered:
        out[first + action.code] = 1
