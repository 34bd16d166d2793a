"""The verbs of the kernel: start a game, ask who may do what, carry a choice out."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64

from .action import Action
from .bits import bit
from .chance import Chance
from .clause import Clause, IllegalMove
from .rules import Rules
from .seats import MOST_SEATS
from .state import OPEN, State
from .step import Open, Sealed, Step

S = TypeVar("S", bound=State)

NOT_YOUR_TURN: Final = Clause("TB-1")
NOT_OFFERED: Final = Clause("TB-2")

# every set of seats as a tuple, built once
_MEMBERS: Final = [
    tuple([seat for seat in range(MOST_SEATS) if members >> seat & 1]) for members in range(1 << MOST_SEATS)
]


def start(rules: Rules[S], seats: int, options: dict[str, str], chance: Chance) -> S:
    """A new game, run to its first choice; raises SetupError."""
    s = rules.setup(seats, rules.checked(seats, options))
    s.chance = chance
    settle(s)
    return s


def to_act(s: State) -> tuple[int, ...]:
    """The seats whose choice the game waits for; () when it is over."""
    if not s.stack:
        return ()
    actors = s.stack[-1].actors(s)
    if s.sealed is s.unsealed:
        return actors
    waiting: i64 = 0
    for seat in actors:
        if s.sealed[seat] == OPEN:
            waiting |= bit(seat)
    return _MEMBERS[waiting]


def legal(s: State, seat: int) -> list[Action]:
    """What `seat`, one of `to_act`, may choose, in ascending code order."""
    return s.stack[-1].legal(s, seat)


def why_not(s: State, seat: int, action: Action) -> Clause | None:
    """The clause that forbids `action` to `seat` now, or None."""
    if seat not in to_act(s):
        return NOT_YOUR_TURN
    step = s.stack[-1]
    if action not in step.options(s, seat):
        return NOT_OFFERED
    return step.refuse(s, seat, action)


def submit(rules: Rules[S], s: S, seat: int, action: Action) -> None:
    """Check one choice, carry it out, and run to the next choice or the end; raises IllegalMove."""
    clause = why_not(s, seat, action)
    if clause is not None:
        raise IllegalMove(clause)
    play(rules, s, seat, action)


def play(rules: Rules[S], s: S, seat: int, action: Action) -> None:
    """`submit` without the check, for search."""
    step = s.stack[-1]
    if isinstance(step, Sealed):
        if not _seal(rules, s, step, seat, action):
            return
    else:
        choose(s, step, seat, action)
    settle(s)


def choose(s: State, step: Step[Any], seat: int, action: Action) -> None:
    """Keep a part of a choice, or carry the whole choice out."""
    if step.part(s, seat, action):
        s.picks += (action.code,)
        return
    step.apply(s, seat, action)
    if s.picks:
        s.picks = ()


def _seal(rules: Rules[S], s: S, step: Sealed[Any], seat: int, action: Action) -> bool:
    """Keep a secret choice; were all in, they are revealed."""
    if s.sealed is s.unsealed:
        s.sealed = s.sealed[:]
    s.sealed[seat] = action.code
    actors = step.actors(s)
    for other in actors:
        if s.sealed[other] == OPEN:
            return False
    codes = s.sealed
    s.sealed = s.unsealed
    step.reveal(s, [rules.space.actions[codes[other]] for other in actors])
    return True


def settle(s: State) -> None:
    """Run on until somebody has something to choose; an open step with one answer is no choice.

    A choice that was begun is its chooser's to complete, so that a complete choice can be played part by part.
    """
    while s.stack:
        step = s.stack[-1]
        actors = step.actors(s)
        if not actors:
            step.run(s)
        elif isinstance(step, Open) and not s.picks:
            choices = step.legal(s, actors[0])
            if len(choices) != 1:
                return
            choose(s, step, actors[0], choices[0])
        else:
            return


def rollout(rules: Rules[S], s: S, most: int = 1_000_000) -> int:
    """Play uniformly to the end (or for `most` choices); how many choices were made."""
    made = 0
    while s.stack and made < most:
        step = s.stack[-1]
        actors = step.actors(s)
        if not actors:
            step.run(s)
        elif isinstance(step, Sealed):
            made += _reveal_at_random(rules, s, step, actors)
        else:
            seat = actors[0]
            choose(s, step, seat, step.pick(s, seat))
            made += 1
    settle(s)  # if `most` was reached
    return made


def _reveal_at_random(rules: Rules[S], s: S, step: Sealed[Any], actors: tuple[int, ...]) -> int:
    choices: list[Action] = []
    made = 0
    for seat in actors:
        code = s.sealed[seat]
        if code >= 0:
            choices.append(rules.space.actions[code])
        else:
            choices.append(step.pick(s, seat))
            made += 1
    s.sealed = s.unsealed
    step.reveal(s, choices)
    return made
