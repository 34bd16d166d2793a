"""Discs taken up and put down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel import Action, Step
from tenban.scene.face import plain_offer
from tenban.scene.schema import Piece, zone

from ..actions import INFLUENCE_TRACK, LIFT, PUT
from ..steps.discovery import finds_discovery
from ..steps.influence import Influence, may_only_flip, targets
from .money import change
from .names import At, hex_id, place_name, signless
from .presenter import Presenter, parts_of


def only_gives_up(at: At) -> bool:
    """Return whether Influence could do nothing but take a disc off a hex (EC-4.5)."""
    return targets(at.state, at.seat) == 0 and not may_only_flip(at.state, at.seat)


def _place_id(at: At, place: int) -> str:
    return f"disc-track{at.seat}" if place == INFLUENCE_TRACK else hex_id(place)


def _stays(actions: Sequence[Action]) -> bool:
    """Return whether no hex is given up."""
    return actions[0].verb is not LIFT or actions[0].arg == INFLUENCE_TRACK


class InfluencePresenter(Presenter):
    def case(self, at: At) -> str:
        return "-lifted" if at.state.picks else ""

    def told(self, at: At) -> dict[str, Any]:
        told: dict[str, Any] = {"left": at.step.left}
        if at.state.picks:
            told["place"] = place_name(at, parts_of(at, ())[0].arg)
        return told

    def offered(self, at: At) -> list[tuple[Action, ...]]:
        """Return the choices; a disc on a hex is first only taken up, because that gives up the hex."""
        found = plain_offer(at)
        if at.state.picks:
            return found
        lifts = [LIFT.one(slot) for slot in range(INFLUENCE_TRACK) if at.state.controls(at.seat, slot)]
        return [actions for actions in found if _stays(actions)] + [(lift,) for lift in lifts]

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        last = actions[-1]
        if last.verb is LIFT:
            return at.words("action-lift", place=place_name(at, last.arg))
        if last.verb is not PUT:
            return super().sentence(at, actions)
        source = place_name(at, parts_of(at, actions)[0].arg)
        if last.arg == INFLUENCE_TRACK:
            return at.words("give-up", hex=source)
        return at.words("move-disc", source=source, target=place_name(at, last.arg))

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Say what a disc brings to a hex, or what is lost with it when it leaves one."""
        if actions[0].verb is not LIFT and actions[0].verb is not PUT:
            return []
        first, last = parts_of(at, actions)[0], actions[-1]
        if first.arg == INFLUENCE_TRACK:
            finds = finds_discovery(at.state, last.arg)
            return [change(at, 1)] + [at.words("note-finds")] * finds
        points = at.state.box.points[at.state.atlas.tile[first.arg]]
        lost = at.words("note-given-up", points=points, cubes=at.state.cubes_at(first.arg))
        return [lost, change(at, -1)] if last is PUT.one(INFLUENCE_TRACK) else [lost]

    def path(self, at: At, action: Action) -> list[str]:
        return [_place_id(at, action.arg)] if action.verb is LIFT or action.verb is PUT else []

    def picks(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Return the pieces of a choice; a disc of the track is named by its target alone."""
        if actions[0] is LIFT.one(INFLUENCE_TRACK):
            return self.path(at, actions[-1])
        return super().picks(at, actions)

    def is_sure(self, at: At, actions: Sequence[Action]) -> bool:
        last = actions[-1]
        if last.verb is PUT and last.arg != INFLUENCE_TRACK:
            return not _stays(actions) or finds_discovery(at.state, last.arg)
        return last.verb is LIFT or last.verb is PUT

    def hand(self, at: At) -> list[Piece]:
        if PUT.one(INFLUENCE_TRACK) not in at.step.options(at.state, at.seat):
            return []
        return [_discs(at)]


def _discs(at: At) -> Piece:
    """Return the discs on the track, to which one may return."""
    count = int(at.state.influence[at.seat])
    disc = Piece("disc-of-track", at.words("the-track"), "mark", art="disc", seat=at.seat, text={"mid": str(count)})
    disc.pick = f"disc-track{at.seat}"
    note = at.words("note-upkeep", upkeep=at.state.upkeep(at.seat), balance=signless(at.state.balance(at.seat)))
    return zone("discs", at.words("discs"), "row", [disc], text={"note": note})


PRESENTERS: dict[type[Step[Any]], Presenter] = {Influence: InfluencePresenter("influence")}
