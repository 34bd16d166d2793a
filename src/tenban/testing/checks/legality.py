"""Legality has one description: options, refusals, `legal`, `why_not` and `pick` agree."""

from __future__ import annotations

from random import Random

from tenban.kernel import SPECTATOR, Action, IllegalMove, legal, submit, to_act, view, why_not
from tenban.kernel.play import NOT_OFFERED

from ..compare import CheckError, plain, same
from ..playthrough import Moment
from .base import CHOOSING, always, at_every_choice, at_moments, has_actors

_FEW = 12


@at_every_choice
def options_in_order(m: Moment) -> None:
    """A seat to act has legal options, in ascending order, each once."""
    for seat in m.actors:
        codes = [action.code for action in m.state.stack[-1].options(m.state, seat)]
        if sorted(set(codes)) != codes:
            raise CheckError(f"the options of seat {seat} are not ascending: {codes}")
        if not legal(m.state, seat):
            raise CheckError(f"seat {seat} is to act but has no legal option")


@at_every_choice
def invariants(m: Moment) -> None:
    """No state breaks an invariant of the rules."""
    faults = m.rules.faults(m.state)
    if faults:
        raise CheckError("; ".join(faults))


@at_moments(has_actors, CHOOSING)
def legal_by_refusal(m: Moment) -> None:
    """The legal actions are the options that are not refused."""
    step = m.state.stack[-1]
    for seat in m.actors:
        allowed = [a.text for a in step.options(m.state, seat) if step.refuse(m.state, seat, a) is None]
        same([a.text for a in legal(m.state, seat)], allowed, f"legal, and options not refused, of seat {seat}")


@at_moments(has_actors, CHOOSING)
def why_not_agrees(m: Moment) -> None:
    """`why_not` returns None for a legal action and a clause of the rulebook for any other."""
    known = set(m.rules.clauses)
    for seat in m.actors:
        options = m.state.stack[-1].options(m.state, seat)
        allowed = {action.code for action in legal(m.state, seat)}
        for action in {a.code: a for a in options + _random_actions(m)}.values():
            clause = why_not(m.state, seat, action)
            if (clause is None) != (action.code in allowed):
                verdict = f"refused by {clause.id}" if clause else "not refused"
                raise CheckError(f"{action.text} of seat {seat} is {verdict}, but `legal` says otherwise")
            if clause is not None and clause not in known and clause != NOT_OFFERED:
                raise CheckError(f"{action.text} is refused by {clause.id}, which is not a clause of the rulebook")


def _random_actions(m: Moment) -> list[Action]:
    """Return random actions of the game, which need not be options now."""
    actions = m.rules.space.actions
    return Random(m.seed).sample(actions, min(_FEW, len(actions)))


@at_moments(always, CHOOSING)
def others_refused(m: Moment) -> None:
    """An action of a seat that is not to act is refused and changes nothing."""
    seats = [seat for seat in range(SPECTATOR, m.state.seats + 1) if seat not in m.actors]
    offered = legal(m.state, m.actors[0])[:2] if m.actors else []
    s = m.state.clone()
    for seat in seats:
        for action in offered + _random_actions(m)[:2]:
            try:
                submit(m.rules, s, seat, action)
            except IllegalMove:
                continue
            raise CheckError(f"{action.text} of seat {seat} was accepted, though the seat is not to act")
    same(plain(s), plain(m.state), "a refused choice changed the state")


@at_moments(has_actors, CHOOSING)
def text_and_code(m: Moment) -> None:
    """The code and the text of an action lead back to that action."""
    space = m.rules.space
    for seat in m.actors:
        for action in legal(m.state, seat):
            if space.actions[action.code] is not action or space.by_text.get(action.text) is not action:
                raise CheckError(
                    f"{action.text} (code {action.code}) is not the action that the space has under that code and text"
                )


@at_moments(has_actors, CHOOSING)
def pick_is_legal(m: Moment) -> None:
    """`pick` returns a legal action and changes nothing but chance."""
    s = m.state.clone()
    for seat in m.actors:
        allowed = {action.code for action in legal(m.state, seat)}
        for _ in range(4):
            action = s.stack[-1].pick(s, seat)
            if action.code not in allowed:
                raise CheckError(f"seat {seat} picked {action.text}, which is not legal")
    s.chance = m.state.chance.copy()
    same(plain(s), plain(m.state), "picking changed the state")


@at_moments(always, CHOOSING)
def queries_change_nothing(m: Moment) -> None:
    """Queries do not change the state: options, refusals, views, invariants and scores."""
    before = plain(m.state)
    for seat in to_act(m.state):
        for action in m.state.stack[-1].options(m.state, seat):
            why_not(m.state, seat, action)
        legal(m.state, seat)
    for seat in range(SPECTATOR, m.state.seats):
        view(m.rules, m.state, seat)
    m.rules.faults(m.state)
    if not m.actors:
        m.rules.score(m.state)
        m.rules.ranking(m.state)
    same(plain(m.state), before, "a query changed the state")
