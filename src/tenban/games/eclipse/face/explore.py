"""Exploring: spaces, hexes drawn and how they would lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenban.kernel import Action, Step
from tenban.scene.schema import Choice, Ghost, Piece, zone

from ..actions import AGREED, EXPLORE, ROTATE
from ..atlas import EDGE_COUNT, NOWHERE, beyond, stack_of, turned
from ..pieces import STACKS
from ..steps.discovery import Claim
from ..steps.explore import Explore, PickTile, PlaceTile, SecondTile, SpaceStep, explorable, space_of
from .galaxy import EDGE_IDS, chart_of, drawn_hex, space_id, space_name
from .names import At, hex_id, hex_name
from .presenter import ActivationPresenter, Links, Presenter, next_if

if TYPE_CHECKING:
    from . import EclipseFace


def spaces_within_reach(at: At) -> list[int]:
    """Return the spaces that the viewer could explore now or in a turn to come."""
    if at.seat < 0 or not at.state.round or at.state.is_gone(at.seat):
        return []
    return sorted({space_of(at.state, action) for action in explorable(at.state, at.seat)})


def frame(at: At, spaces: list[int]) -> list[int]:
    """Return the empty spaces for which the map has room, so that it does not jump when the viewer's turn comes."""
    return sorted({*spaces, *spaces_within_reach(at)})


class ExplorePresenter(ActivationPresenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not EXPLORE:
            return super().sentence(at, actions)
        return at.words("explore-space", space=space_name(at, space_of(at.state, actions[-1])))

    def note(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not EXPLORE:
            return ""
        stack = stack_of(space_of(at.state, actions[-1]))
        return at.words("note-stack", stack=STACKS[stack], count=at.state.stack_size(stack))

    def path(self, at: At, action: Action) -> list[str]:
        return [space_id(space_of(at.state, action))] if action.verb is EXPLORE else []

    def spaces(self, at: At) -> list[int]:
        return spaces_within_reach(at) if at.asked else []


class SpacePresenter(Presenter):
    """A step about a space being explored and the hexes drawn for it."""

    def spaces(self, at: At) -> list[int]:
        step: SpaceStep = at.step
        return [step.space]

    def context(self, at: At) -> list[Piece]:
        step: SpaceStep = at.step
        return [zone("drawn-hexes", at.words("drawn-hex"), "row", [drawn_hex(at, slot) for slot in step.drawn()])]


class SecondTilePresenter(SpacePresenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"hex": hex_name(at, at.step.slot)}


class PickTilePresenter(SpacePresenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        return at.words("pick-hex", hex=hex_name(at, at.step.drawn()[actions[-1].arg]))

    def path(self, at: At, action: Action) -> list[str]:
        return [hex_id(at.step.drawn()[action.arg])]


class PlaceTilePresenter(SpacePresenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"hex": hex_name(at, at.step.slot)}

    def ahead(self, at: At, actions: Sequence[Action]) -> At | None:
        """Offer a hex and the disc on it as one choice."""
        return next_if(at, actions, (Claim,)) if actions[-1].verb is ROTATE else None

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not ROTATE:
            return super().sentence(at, actions)
        return at.words("rotate-hex", hex=hex_name(at, at.step.slot), degrees=60 * actions[-1].arg)

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Say where the wormholes of the hex would be, and to which hexes it would be open."""
        if actions[-1].verb is not ROTATE:
            return []
        s, step, by = at.state, at.step, actions[-1].arg
        holes = turned(s.box.holes[step.slot], by)
        found = []
        for edge in range(EDGE_COUNT):
            other = s.atlas.at.get(beyond(step.space, edge), NOWHERE)
            if other != NOWHERE and holes >> edge & 1 and s.atlas.holes[other] >> ((edge + 3) % EDGE_COUNT) & 1:
                found.append(hex_name(at, other))
        told = at.words("note-opens", hexes=at.listed(found)) if found else at.words("note-opens-nowhere")
        ancients = s.box.ancients[step.slot]
        waiting = [at.words("note-ancients", count=ancients)] if ancients else []
        ways = at.listed([at.words(f"edge-{EDGE_IDS[edge]}") for edge in range(EDGE_COUNT) if holes >> edge & 1])
        return [at.words("note-opens-ways", ways=ways), told, *waiting]

    def path(self, at: At, action: Action) -> list[str]:
        return [hex_id(at.step.slot)] if action.verb is ROTATE else []

    def ghosts(self, at: At, actions: Sequence[Action]) -> list[Ghost]:
        """Show the hex as it would lie; its picture turns with it."""
        if actions[-1].verb is not ROTATE:
            return []
        where = chart_of(at.state, frame(at, self.spaces(at))).at(at.step.space)
        return [Ghost(hex_id(at.step.slot), "galaxy", where, 60 * actions[-1].arg)]

    def amend(self, face: EclipseFace, links: Links, made: Choice) -> None:
        """Say whether a hex is placed with a disc or without."""
        if len(links) > 1:
            at, actions = links[0]
            id = "lay-claimed" if links[-1][1][-1] is AGREED else "lay-bare"
            made.text = at.words(id, hex=hex_name(at, at.step.slot), degrees=60 * actions[-1].arg)


EXPLORE_PRESENTER = ExplorePresenter("explore")
PRESENTERS: dict[type[Step[Any]], Presenter] = {
    Explore: EXPLORE_PRESENTER,
    SecondTile: SecondTilePresenter("secondtile"),
    PickTile: PickTilePresenter("picktile"),
    PlaceTile: PlaceTilePresenter("placetile"),
}
