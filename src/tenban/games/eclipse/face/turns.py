"""A turn in few clicks: the kinds of action, what is chosen together, and what is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from tenban.kernel import Action, Clause
from tenban.scene.face import complete_choices
from tenban.scene.schema import Verb

from ..actions import (
    ABANDON,
    ACT,
    ACTIONS,
    DROP,
    EXPLORING,
    INFLUENCE_TRACK,
    INFLUENCING,
    KEEP,
    LIFT,
    PUT,
    RESEARCHING,
    ROTATE,
    SPECIES,
    STEP,
    TECH,
)
from ..clauses import NO_DISC, REACTIONS
from ..pieces import NANOROBOTS
from ..steps.discovery import Claim, finds_discovery
from ..steps.explore import Explore, explorable
from ..steps.influence import Influence, may_only_flip, targets
from ..steps.move import Move
from ..steps.pay import Pay
from ..steps.research import Research, researchable
from ..steps.turn import Turn
from .names import At
from .paths import flight, meets_somebody

BEGUN_ON_THE_MAP = (Explore, Research, Move)  # a click on a space, a technology or a ship begins them
CONFIRMED = (SPECIES, KEEP, DROP, ABANDON)


# the kinds of action


def chips(at: At) -> list[Verb]:
    """The six actions, with how much each does, or why it cannot be taken."""
    if not isinstance(at.step, Turn):
        return []
    return [_chip(at, action) for action in ACT.actions]


def _chip(at: At, action: Action) -> Verb:
    name = ACTIONS[action.arg]
    clause = at.step.refuse(at.v, at.seat, action)
    count = 1 if at.v.has_passed(at.seat) else _power(at, action.arg)
    text = at.words(f"action-{name}") + (f" ×{count}" if count > 1 and clause is None else "")
    if clause is not None:
        return Verb(name, text, name, _why(at, name, clause), f"{clause.id}: {at.words.clause(clause.id)}")
    return Verb(name, text, name, hint=at.words(f"hint-{name}"))


def _power(at: At, action: int) -> int:
    people = at.v.people(at.seat)
    nano = int(at.v.knows(at.seat, NANOROBOTS))
    powers = (people.explore, people.influence, people.research, people.upgrade, people.build + nano, people.move)
    return powers[action]


def _why(at: At, name: str, clause: Clause) -> str:
    if clause is REACTIONS:
        return at.words("why-reaction")
    return at.words("why-no-disc" if clause is NO_DISC else f"why-{name}")


# what is chosen together


def ahead(at: At, actions: Sequence[Action]) -> At | None:
    """An action and its first effect; a hex and the disc on it; all trades of a payment."""
    step, last = at.step, actions[-1]
    if isinstance(step, Turn) and last.verb is ACT:
        return _if_next(at, actions, BEGUN_ON_THE_MAP)
    if last.verb is ROTATE:
        return _if_next(at, actions, (Claim,))
    return _if_next(at, actions, (Pay,)) if isinstance(step, Pay) else None


def _if_next(at: At, actions: Sequence[Action], kinds: tuple[type, ...]) -> At | None:
    then = at.after(actions)
    return then if then is not None and then.asked and isinstance(then.step, kinds) else None


def only_effect(at: At, action: Action) -> Action | None:
    """The one thing that an action could do: the game does it unasked, so that it is told beforehand."""
    found: list[Action] = []
    if action is ACT.one(EXPLORING):
        found = explorable(at.v, at.seat)
    elif action is ACT.one(RESEARCHING):
        found = TECH.each(researchable(at.v, at.seat))
    return found[0] if len(found) == 1 else None


def offered(at: At) -> list[tuple[Action, ...]]:
    """Of a disc that lies on a hex it is first asked whether it is taken off: that gives up the hex."""
    found = complete_choices(at.v, at.seat)
    if isinstance(at.step, Pay) and at.before:  # the order of trades makes no difference
        return [actions for actions in found if actions[0].code >= at.before[-1].code] or found
    if not isinstance(at.step, Influence) or at.v.picks:
        return found
    lifts = [LIFT.one(slot) for slot in range(INFLUENCE_TRACK) if at.v.discs[at.seat] >> slot & 1]
    return [actions for actions in found if _stays(actions)] + [(lift,) for lift in lifts]


def _stays(actions: Sequence[Action]) -> bool:
    """Is no hex given up?"""
    return actions[0].verb is not LIFT or actions[0].arg == INFLUENCE_TRACK


# what is confirmed


def is_sure(at: At, actions: Sequence[Action]) -> bool:
    """What cannot be taken back, or hurts: a fight, a find, a hex given up."""
    first, last = actions[0], actions[-1]
    if last.verb is STEP:
        return meets_somebody(at, flight(at, actions)[2])
    if last.verb is PUT and last.arg != INFLUENCE_TRACK:
        return not _stays(actions) or finds_discovery(at.v, last.arg)
    if first is ACT.one(INFLUENCING):
        return only_gives_up(at)
    return last.verb in CONFIRMED or last.verb in (LIFT, PUT)


def only_gives_up(at: At) -> bool:
    """EC-4.5: Influence that could do nothing but take a disc off a hex."""
    return targets(at.v, at.seat) == 0 and not may_only_flip(at.v, at.seat)
