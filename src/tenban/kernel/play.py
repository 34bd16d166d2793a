"""The functions that drive a game: start it, ask who may do what, and carry choices out."""

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

NOT_YOUR_TURN: Final = Clause("TB-1")  # the game does not wait for this seat
NOT_OFFERED: Final = Clause("TB-2")  # the action is not among the options of the step

# bit set of seats -> tuple of seats
_MEMBERS: Final = [
    tuple([seat for seat in range(MOST_SEATS) if members >> seat & 1]) for members in range(1 << MOST_SEATS)
]


def start(rules: Rules[S], seats: int, options: dict[str, str], chance: Chance) -> S:
    """Return a new game, run to its first choice; raise SetupError for wrong seats or options."""
    s = rules.setup(seats, rules.checked(seats, options))
    s.chance = chance
    settle(s)
    return s


def to_act(s: State) -> tuple[int, ...]:
    """Return the seats whose choice the game waits for; () if it is over."""
    if not s.stack:
        return ()
    if s.sealed is s.unsealed:
        return s.stack[-1].actors(s)
    return _MEMBERS[waiting(s)]


def waiting(s: State) -> i64:
    """Return the same seats as a bit set."""
    found: i64 = 0
    if s.stack:
        sealed = s.sealed
        for seat in s.stack[-1].actors(s):
            if sealed[seat] == OPEN:
                found |= bit(seat)
    return found


def legal(s: State, seat: int) -> list[Action]:
    """Return the legal actions of `seat`, one of `to_act`, in ascending code order."""
    return s.stack[-1].legal(s, seat)


def why_not(s: State, seat: int, action: Action) -> Clause | None:
    """Return the clause that forbids `action` to `seat` now, or None if it is legal."""
    if seat not in to_act(s):
        return NOT_YOUR_TURN
    step = s.stack[-1]
    if action not in step.options(s, seat):
        return NOT_OFFERED
    return step.refuse(s, seat, action)


def submit(rules: Rules[S], s: S, seat: int, action: Action) -> None:
    """Carry a choice out and run to the next choice or the end; raise IllegalMove if the choice is illegal."""
    clause = why_not(s, seat, action)
    if clause is not None:
        raise IllegalMove(clause)
    play(rules, s, seat, action)


def play(rules: Rules[S], s: S, seat: int, action: Action) -> None:
    """Do as `submit` does without checking legality, for search."""
    step = s.stack[-1]
    if isinstance(step, Sealed):
        if not _seal(rules, s, step, seat, action):
            return
    else:
        choose(s, step, seat, action)
    settle(s)


def choose(s: State, step: Step[Any], seat: int, action: Action) -> None:
    """Store a part of a choice in `s.picks`, or carry the complete choice out."""
    if step.part(s, seat, action):
        s.picks += (action.code,)
        return
    step.apply(s, seat, action)
    if s.picks:
        s.picks = ()


def _seal(rules: Rules[S], s: S, step: Sealed[Any], seat: int, action: Action) -> bool:
    """Store a sealed choice; if it is the last one, reveal all and return True."""
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
    """Run steps until a seat has a choice or the game is over; the single legal action of an open step is taken.

    A choice in parts that has begun is left to its chooser, even if one action is left, so that a complete move can
    be played part by part.
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
    """Play uniformly random choices to the end, or about `most` of them; return how many were made."""
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
