"""A turn in few clicks: the six actions, and what is chosen together with one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenban.kernel import Action, Clause, Step, bits, legal
from tenban.scene.schema import Choice, Verb

from ..actions import ACT, ACTIONS, EXPLORING, INFLUENCING, PASSED, RESEARCHING, STEP, TECH
from ..clauses import NO_DISC, REACTIONS
from ..pieces import NANOROBOTS
from ..steps.explore import Explore, explorable
from ..steps.move import Move
from ..steps.research import Research, researchable
from ..steps.turn import Turn
from .explore import EXPLORE_PRESENTER, spaces_within_reach
from .influence import only_gives_up
from .money import change
from .move import flown
from .names import At, hex_name
from .presenter import Links, Presenter, next_if
from .research import RESEARCH_PRESENTER

if TYPE_CHECKING:
    from . import EclipseFace

BEGUN_ON_THE_MAP = (Explore, Research, Move)  # a click on a space, a technology or a ship begins them


class TurnPresenter(Presenter):
    def case(self, at: At) -> str:
        return "-passed" if at.state.has_passed(at.seat) else ""

    def told(self, at: At) -> dict[str, Any]:
        return {"change": change(at, 1)}

    def ahead(self, at: At, actions: Sequence[Action]) -> At | None:
        """Offer an action and its first effect as one choice."""
        return next_if(at, actions, BEGUN_ON_THE_MAP) if actions[-1].verb is ACT else None

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1] is PASSED:
            return at.words("action-pass-again" if at.state.has_passed(at.seat) else "action-pass")
        return self._action(at, actions[-1])

    def _action(self, at: At, action: Action) -> str:
        """Return an action in words; Influence that could only give up a hex says so (EC-4.5)."""
        if action.arg != INFLUENCING or not only_gives_up(at):
            return at.words(f"action-{ACTIONS[action.arg]}")
        held = bits(at.state.discs[at.seat])
        if len(held) == 1:
            return at.words("influence-one", hex=hex_name(at, held[0]))
        return at.words("influence-gives-up")

    def note(self, at: At, actions: Sequence[Action]) -> str:
        return change(at, 1) if actions[-1].verb is ACT else ""

    def is_sure(self, at: At, actions: Sequence[Action]) -> bool:
        return actions[0] is ACT.one(INFLUENCING) and only_gives_up(at)

    def spaces(self, at: At) -> list[int]:
        exploring = at.asked and ACT.one(EXPLORING) in legal(at.state, at.seat)
        return spaces_within_reach(at) if exploring else []

    def amend(self, face: EclipseFace, links: Links, made: Choice) -> None:
        """Pick a flight by ship and hex, and tell the only effect of an action beforehand."""
        (at, actions), last = links[0], links[-1]
        if len(links) > 1:
            if last[1][-1].verb is STEP:
                made.path = flown(*last)
            return
        if actions[-1] is ACT.one(EXPLORING):
            _tell_only_effect(EXPLORE_PRESENTER, at, explorable(at.state, at.seat), made)
        elif actions[-1] is ACT.one(RESEARCHING):
            _tell_only_effect(RESEARCH_PRESENTER, at, TECH.each(researchable(at.state, at.seat)), made)


def _tell_only_effect(presenter: Presenter, at: At, effects: list[Action], made: Choice) -> None:
    """Tell the only effect that an action could have, which the game carries out unasked."""
    if len(effects) == 1:
        made.text, made.path = presenter.sentence(at, effects), presenter.picks(at, effects)
        made.notes = [*presenter.notes(at, effects), *made.notes]


def chips(at: At) -> list[Verb]:
    """Return the six actions, with how much each does, or why it cannot be taken."""
    if not isinstance(at.step, Turn):
        return []
    return [_chip(at, action) for action in ACT.actions]


def _chip(at: At, action: Action) -> Verb:
    name = ACTIONS[action.arg]
    clause = at.step.refuse(at.state, at.seat, action)
    count = 1 if at.state.has_passed(at.seat) else _activations(at, action.arg)
    text = at.words(f"action-{name}") + (f" ×{count}" if count > 1 and clause is None else "")
    if clause is not None:
        return Verb(name, text, name, _why(at, name, clause), f"{clause.id}: {at.words.clause(clause.id)}")
    return Verb(name, text, name, hint=at.words(f"hint-{name}"))


def _activations(at: At, action: int) -> int:
    """Return how many activations an action of the viewer's people has."""
    people = at.state.people(at.seat)
    nano = int(at.state.knows(at.seat, NANOROBOTS))
    counts = (people.explore, people.influence, people.research, people.upgrade, people.build + nano, people.move)
    return counts[action]


def _why(at: At, name: str, clause: Clause) -> str:
    if clause is REACTIONS:
        return at.words("why-reaction")
    return at.words("why-no-disc" if clause is NO_DISC else f"why-{name}")


PRESENTERS: dict[type[Step[Any]], Presenter] = {Turn: TurnPresenter("turn")}
