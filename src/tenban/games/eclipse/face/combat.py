"""Bombs on population."""

from __future__ import annotations

from typing import Any

from tenban.kernel import Action, Step

from ..steps.combat import Bomb
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


PRESENTERS: dict[type[Step[Any]], Presenter] = {Bomb: BombPresenter("bomb")}
