"""What occurs in a game, step by step, including steps in which nobody chooses.

The exhaustive runner and the golden playthroughs measure coverage with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tenban.kernel import Action, Open, Rules, Sealed, State, legal, to_act
from tenban.kernel.play import choose

Player = Callable[[State], tuple[int, Action] | None]  # the next seat and action; None stops the game


@dataclass
class Coverage:
    """What has occurred: names of verbs and steps, ids of clauses that refused or scored, and pieces chosen."""

    verbs: set[str] = field(default_factory=set)
    steps: set[str] = field(default_factory=set)
    refusals: set[str] = field(default_factory=set)
    scores: set[str] = field(default_factory=set)
    pieces: set[tuple[str, str]] = field(default_factory=set)

    @property
    def clauses(self) -> set[str]:
        return self.refusals | self.scores

    def add(self, other: Coverage) -> None:
        self.verbs |= other.verbs
        self.steps |= other.steps
        self.refusals |= other.refusals
        self.scores |= other.scores
        self.pieces |= other.pieces

    def everything(self) -> set[str]:
        return self.verbs | self.steps | self.clauses

    def add_choice(self, s: State, seat: int, action: Action) -> None:
        """Count one choice and the refusals beside it."""
        self.verbs.add(action.verb.name)
        for domain, arg in zip(action.verb.domains, action.args, strict=True):
            self.pieces.add((domain.name, domain.values[arg]))
        self.refusals.update(clause for _, clause in refused(s, seat))


def refused(s: State, seat: int) -> list[tuple[Action, str]]:
    """Return the options that a seat may not choose, with the ids of the clauses that forbid them."""
    step = s.stack[-1]
    judged = [(action, step.refuse(s, seat, action)) for action in step.options(s, seat)]
    return [(action, clause.id) for action, clause in judged if clause is not None]


def trace(rules: Rules[Any], s: State, player: Player) -> Coverage:
    """Play from a state as `setup` leaves it until the end, or until the player stops; return what occurred.

    It does what the kernel's `settle` and `play` do, but looks at every step on the way.
    """
    coverage = Coverage()
    while s.stack:
        step = s.stack[-1]
        coverage.steps.add(type(step).__name__)
        actors = step.actors(s)
        if not actors:
            step.run(s)
        elif isinstance(step, Open) and not s.picks and len(legal(s, actors[0])) == 1:
            choose(s, step, actors[0], legal(s, actors[0])[0])
        else:
            chosen = player(s)
            if chosen is None:
                return coverage
            coverage.add_choice(s, *chosen)
            _carry_out(rules, s, *chosen)
    coverage.scores.update(line.clause.id for line in rules.score(s))
    return coverage


def _carry_out(rules: Rules[Any], s: State, seat: int, action: Action) -> None:
    """Do what `play` does, but do not settle."""
    step = s.stack[-1]
    if not isinstance(step, Sealed):
        choose(s, step, seat, action)
        return
    s.sealed = [action.code if i == seat else code for i, code in enumerate(s.sealed)]
    if not to_act(s):
        codes, s.sealed = s.sealed, s.unsealed
        step.reveal(s, [rules.space.actions[codes[other]] for other in step.actors(s)])
