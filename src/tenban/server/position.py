"""The game at a table: its state, what happened, and which question each seat is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tenban.kernel.action import Action
from tenban.kernel.chance import KeyedRandom, UnknownChanceError
from tenban.kernel.clause import Clause, Event
from tenban.kernel.play import NOT_OFFERED, settle, submit, to_act, why_not
from tenban.kernel.play import play as play_on
from tenban.kernel.rules import Rules
from tenban.kernel.sight import shown, view
from tenban.kernel.state import OPEN, State

MOST_PARTS = 64  # of one choice


class Choice(NamedTuple):
    """A complete choice a seat has made, and the number of its journal entry."""

    seat: int
    texts: list[str]
    seq: int


class Next(NamedTuple):
    """What a choice would lead to."""

    state: State
    events: list[Event]


class Position:
    """A running or finished game.  `asked[seat]` is the journal number at which its question was put."""

    def __init__(self, rules: Rules[Any], state: State, asked: list[int]) -> None:
        self.rules = rules
        self.state = state
        self.asked = asked
        self.events: list[Event] = []
        self.before: State | None = None  # as it was before the last choice
        self.last: Choice | None = None

    def copy(self) -> Position:
        other = Position(self.rules, self.state, self.asked[:])
        other.events, other.before, other.last = self.events[:], self.before, self.last
        return other

    def over(self) -> bool:
        return not self.state.stack

    def to_act(self) -> tuple[int, ...]:
        return to_act(self.state)

    def actions(self, texts: list[str]) -> list[Action]:
        return [self.rules.space.by_text[text] for text in texts]

    def refusal(self, seat: int, actions: list[Action]) -> Clause | None:
        """Why `seat` may not choose that, judged by what it sees, so that a refusal tells nothing else.

        What follows the first must go on with the same choice, or be joined to it: nothing may be drawn or shown
        between them.
        """
        v = view(self.rules, self.state, seat)
        for number, action in enumerate(actions, 1):
            clause = why_not(v, seat, action)
            if clause is not None or number == len(actions):
                return clause
            step = v.stack[-1]
            if not (step.part(v, seat, action) or step.joins(action)):
                return NOT_OFFERED
            try:
                play_on(self.rules, v, seat, action)
            except UnknownChanceError:
                return NOT_OFFERED
        return NOT_OFFERED

    def next(self, seat: int, actions: list[Action]) -> Next:
        """What this choice leads to; nothing changes here.  Raises IllegalMove."""
        state = self.state.clone()
        state.log = []
        for action in actions:
            submit(self.rules, state, seat, action)
        events = state.log
        state.log = None
        return Next(state, events)

    def take(self, choice: Choice, new: Next) -> None:
        """Go on to `next`.  A sealed answer that waits for others leaves their questions as they are."""
        pending = new.state.sealed[choice.seat] != OPEN
        for seat in [choice.seat] if pending else range(len(self.asked)):
            self.asked[seat] = choice.seq
        self.before, self.last = self.state, choice
        self.state = new.state
        self.events.extend(new.events)

    def play(self, choice: Choice) -> None:
        self.take(choice, self.next(choice.seat, self.actions(choice.texts)))

    def is_sealed(self, seat: int) -> bool:
        """Has this seat given an answer that nobody has seen yet?"""
        return self.state.sealed[seat] != OPEN

    def last_showed(self) -> bool:
        """Did the last choice draw or show anything?"""
        if self.last is None or self.before is None:
            return True
        if type(self.rules).hide is Rules.hide:  # a game without secrets: only chance can tell something
            return self.state.chance.drawn() != self.before.chance.drawn()
        return shown(self.rules, self.before, self.actions(self.last.texts), self.last.seat)


def opening(rules: Rules[Any], seats: int, options: dict[str, str], key: bytes, seq: int) -> Position:
    """A game that begins with entry number `seq`."""
    state = rules.setup(seats, rules.checked(seats, options))
    state.chance = KeyedRandom(key)
    position = Position(rules, state, [seq] * seats)
    state.log = position.events
    settle(state)
    state.log = None
    return position


def finish_parts(rules: Rules[Any], v: State, seat: int, choose: Callable[[State, int], Action]) -> list[Action]:
    """A complete choice, made part by part on a view."""
    chosen: list[Action] = []
    while len(chosen) < MOST_PARTS:
        chosen.append(choose(v, len(chosen)))
        if not v.stack[-1].part(v, seat, chosen[-1]):
            break
        v = v.clone()
        play_on(rules, v, seat, chosen[-1])
    return chosen
