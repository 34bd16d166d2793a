"""The base class of presenters: how a step asks its question and tells its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenban.kernel import Action
from tenban.scene.face import plain_offer
from tenban.scene.schema import Choice, Ghost, Piece

from ..actions import FINISHED, NO, SPACE, YES
from ..atlas import NOWHERE
from .names import At

if TYPE_CHECKING:
    from . import EclipseFace

Links = Sequence[tuple[At, Sequence[Action]]]  # choices made together, each with the moment at which it is made


class Presenter:
    """How the steps of one class are presented.

    `name` is that of its messages: ask-<name> is the question, done-<name> the choice to stop, <name>-yes and
    <name>-no are the answers.
    """

    def __init__(self, name: str = "choose") -> None:
        self.name = name

    # the question

    def question(self, at: At) -> str:
        return at.words(f"ask-{self.name}{self.case(at)}", **self.told(at))

    def case(self, at: At) -> str:
        """Return what distinguishes one of several questions of the step, as the end of a message's name."""
        return ""

    def told(self, at: At) -> dict[str, Any]:
        """Return the arguments of the question."""
        return {}

    # the choices

    def offered(self, at: At) -> list[tuple[Action, ...]]:
        """Return the choices that are offered, each as its parts."""
        return plain_offer(at)

    def ahead(self, at: At, actions: Sequence[Action]) -> At | None:
        """Return the moment after a choice if what is asked then is offered together with it."""
        return None

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        """Return a choice in words; an empty text stands for the usual message of its last action."""
        last = actions[-1]
        if last is FINISHED:
            id = f"done-{self.name}"
            return at.words(id) if at.words.has(id) else at.words("action-done")
        if last.verb is YES or last.verb is NO:
            id = f"{self.name}-{last.verb.name}"
            place = self.told(at).get("hex", "")
            return at.words(id, hex=place) if at.words.has(id) else at.words(f"action-{last.verb.name}")
        return ""

    def note(self, at: At, actions: Sequence[Action]) -> str:
        """Return what a choice costs and brings, if one phrase says it."""
        return ""

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Return what a choice costs and brings, each in a phrase."""
        note = self.note(at, actions)
        return [note] if note else []

    def path(self, at: At, action: Action) -> list[str]:
        """Return the pieces that stand for one action; none: it is a button."""
        return []

    def picks(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Return the pieces that stand for a complete choice."""
        return [pick for action in actions for pick in self.path(at, action)]

    def ghosts(self, at: At, actions: Sequence[Action]) -> list[Ghost]:
        return []

    def is_sure(self, at: At, actions: Sequence[Action]) -> bool:
        """Return whether a choice is confirmed because it cannot be taken back, or hurts."""
        return False

    def amend(self, face: EclipseFace, links: Links, made: Choice) -> None:
        """Change a choice that begins with this step, where several are made together."""

    # what is shown for it

    def hand(self, at: At) -> list[Piece]:
        """Return what is laid out for the seat that is asked."""
        return []

    def context(self, at: At) -> list[Piece]:
        """Return what is laid out beside the map for all."""
        return []

    def spaces(self, at: At) -> list[int]:
        """Return the empty spaces that matter now."""
        return []

    def marked_hex(self, at: At) -> int:
        """Return the hex that the step is about, or NOWHERE."""
        return NOWHERE


class ActivationPresenter(Presenter):
    """An action of several activations, which asks how many are left."""

    def told(self, at: At) -> dict[str, Any]:
        return {"left": at.step.left}


def parts_of(at: At, actions: Sequence[Action]) -> list[Action]:
    """Return a choice with the parts of it that were chosen before."""
    return [*[SPACE.actions[code] for code in at.state.picks], *actions]


def next_if(at: At, actions: Sequence[Action], kinds: tuple[type, ...]) -> At | None:
    """Return the moment after a choice if the same seat is asked in a step of these classes then."""
    then = at.after(actions)
    return then if then is not None and then.asked and isinstance(then.step, kinds) else None
