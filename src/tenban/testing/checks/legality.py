"""One description of legality: whatever is asked, the answer is the same."""

from __future__ import annotations

from random import Random

from tenban.kernel import SPECTATOR, Action, IllegalMove, legal, submit, to_act, view, why_not
from tenban.kernel.play import NOT_OFFERED

from ..compare import CheckError, plain, same
from ..story import Moment
from .base import CHOOSING, always, at_every_choice, at_moments, somebody_chooses

_FEW = 12


@at_every_choice
def options_in_order(m: Moment) -> None:
    """Whoever must choose has options, ascending, each once."""
    for seat in m.actors:
        codes = [action.code for action in m.state.stack[-1].options(m.state, seat)]
        if sorted(set(codes)) != codes:
            raise CheckError(f"the options of seat {seat} are not ascending: {codes}")
        if not legal(m.state, seat):
            raise CheckError(f"seat {seat} must choose but has no legal option")


@at_every_choice
def invariants(m: Moment) -> None:
    """The rules find no fault in any state."""
    faults = m.rules.faults(m.state)
    if faults:
        raise CheckError("; ".join(faults))


@at_moments(somebody_chooses, CHOOSING)
def legal_by_refusal(m: Moment) -> None:
    """Legal is what is offered and not refused."""
    step = m.state.stack[-1]
    for seat in m.actors:
        allowed = [a.text for a in step.options(m.state, seat) if step.refuse(m.state, seat, a) is None]
        same([a.text for a in legal(m.state, seat)], allowed, f"legal, and options not refused, of seat {seat}")


@at_moments(somebody_chooses, CHOOSING)
def why_not_agrees(m: Moment) -> None:
    """`why_not` has nothing against a legal action and names a clause of the rulebook against any other."""
    known = set(m.rules.clauses)
    for seat in m.actors:
        options = m.state.stack[-1].options(m.state, seat)
        allowed = {action.code for action in legal(m.state, seat)}
        for action in {a.code: a for a in options + _strangers(m)}.values():
            clause = why_not(m.state, seat, action)
            if (clause is None) != (action.code in allowed):
                told = f"refused by {clause.id}" if clause else "not refused"
                raise CheckError(f"{action.text} of seat {seat} is {told}, but legal says otherwise")
            if clause is not None and clause not in known and clause != NOT_OFFERED:
                raise CheckError(f"{action.text} is refused by {clause.id}, which is no clause of the rulebook")


def _strangers(m: Moment) -> list[Action]:
    """Actions of the game that the moment may know nothing of."""
    actions = m.rules.space.actions
    return Random(m.seed).sample(actions, min(_FEW, len(actions)))


@at_moments(always, CHOOSING)
def others_refused(m: Moment) -> None:
    """Who need not choose is refused, and nothing comes of the attempt."""
    seats = [seat for seat in range(SPECTATOR, m.state.seats + 1) if seat not in m.actors]
    offered = legal(m.state, m.actors[0])[:2] if m.actors else []
    s = m.state.clone()
    for seat in seats:
        for action in offered + _strangers(m)[:2]:
            try:
                submit(m.rules, s, seat, action)
            except IllegalMove:
                continue
            raise CheckError(f"{action.text} of seat {seat} was accepted, though it was not asked")
    same(plain(s), plain(m.state), "a refused choice changed the state")


@at_moments(somebody_chooses, CHOOSING)
def text_and_code(m: Moment) -> None:
    """An action, its code and its text stand for one another."""
    space = m.rules.space
    for seat in m.actors:
        for action in legal(m.state, seat):
            if space.actions[action.code] is not action or space.by_text.get(action.text) is not action:
                raise CheckError(
                    f"{action.text} (code {action.code}) is not the action the space knows by that code and text"
                )


@at_moments(somebody_chooses, CHOOSING)
def pick_is_legal(m: Moment) -> None:
    """`pick` picks something legal and changes nothing but chance."""
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
def asking_changes_nothing(m: Moment) -> None:
    """Asking changes nothing: who may do what, why not, who sees what, what is wrong."""
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
    same(plain(m.state), before, "asking changed the state")
