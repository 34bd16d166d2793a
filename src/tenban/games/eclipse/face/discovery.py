"""Hexes claimed and discoveries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel import Action, Step
from tenban.scene.schema import Piece, zone

from ..actions import AGREED
from ..pieces import FIRST_ANCIENT_PART, FIRST_FOUND_PART
from ..steps.discovery import Claim, Discovery, FitPart, FreeTechnology
from .money import change
from .names import At, discovery_name, hex_name, part_art, part_name, part_values, tech_name
from .presenter import Presenter
from .research import tech_id
from .upgrade import SlotPresenter


class ClaimPresenter(Presenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"hex": hex_name(at, at.step.slot)}

    def note(self, at: At, actions: Sequence[Action]) -> str:
        return change(at, 1) if actions[-1] is AGREED else ""

    def marked_hex(self, at: At) -> int:
        return int(at.step.slot)


class DiscoveryPresenter(Presenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"hex": hex_name(at, at.step.slot), "discovery": discovery_name(at, at.step.found)}

    def marked_hex(self, at: At) -> int:
        return int(at.step.slot)

    def context(self, at: At) -> list[Piece]:
        return [zone("found", at.words("found"), "row", [_found(at, at.step.found)])]


def _found(at: At, found: int) -> Piece:
    """Return a discovery tile turned up."""
    name = discovery_name(at, found)
    part = found - FIRST_FOUND_PART + FIRST_ANCIENT_PART
    art = part_art(part) if found >= FIRST_FOUND_PART else "discovery"
    body = part_values(at.state.box.parts[part]) if found >= FIRST_FOUND_PART else ""
    return Piece("found-tile", name, "tile", art=art, text={"title": name, "body": body})


class FreeTechnologyPresenter(Presenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        return at.words("take-tech", technology=tech_name(at, actions[-1].arg))

    def path(self, at: At, action: Action) -> list[str]:
        return [tech_id(action.arg)]


class FitPartPresenter(SlotPresenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"part": part_name(at, at.step.found)}

    def part_laid(self, at: At, actions: Sequence[Action]) -> int:
        return int(at.step.found)


PRESENTERS: dict[type[Step[Any]], Presenter] = {
    Claim: ClaimPresenter("claim"),
    Discovery: DiscoveryPresenter("discovery"),
    FreeTechnology: FreeTechnologyPresenter("freetechnology"),
    FitPart: FitPartPresenter("fitpart"),
}
