"""Bombs on population, and discs sent home."""

from __future__ import annotations

from typing import Any

from tenban.kernel import Action, Step

from ..steps.combat import Bomb, NeutronBombs, SendHome
from .names import At, hex_name, square_id
from .presenter import Presenter


class BombPresenter(Presenter):
    def told(self, at: At) -> dict[str, Any]:
        step: Bomb = at.step
        owner = at.names[at.state.owner(step.slot)]
        return {"hex": hex_name(at, step.slot), "damage": step.damage, "seat": owner}

    def path(self, at: At, action: Action) -> list[str]:
        return [square_id(at.state.arena, action.arg)]

    def marked_hex(self, at: At) -> int:
        return int(at.step.slot)


class OwnedHexPresenter(Presenter):
    """A question about a hex that another player controls."""

    def told(self, at: At) -> dict[str, Any]:
        return {"hex": hex_name(at, at.step.slot), "seat": at.names[at.state.owner(at.step.slot)]}

    def marked_hex(self, at: At) -> int:
        return int(at.step.slot)


PRESENTERS: dict[type[Step[Any]], Presenter] = {
    Bomb: BombPresenter("bomb"),
    NeutronBombs: OwnedHexPresenter("neutronbombs"),
    SendHome: OwnedHexPresenter("sendhome"),
}
