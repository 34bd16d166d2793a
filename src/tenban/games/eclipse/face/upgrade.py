"""Parts laid on blueprints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel import Action, Step

from ..actions import PART, SLOT, UNCOVER
from ..blueprint import laid_over
from ..pieces import STARBASE
from ..steps.upgrade import Upgrade
from .names import At, part_name, plan_values, signless, target_name
from .plans import part_id, slot_id
from .presenter import Presenter, parts_of


class SlotPresenter(Presenter):
    """A step in which a part is laid on a slot."""

    def part_laid(self, at: At, actions: Sequence[Action]) -> int:
        """Return the part that a choice puts on a blueprint."""
        raise NotImplementedError

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not SLOT:
            return super().sentence(at, actions)
        ship, slot = actions[-1].args
        old = at.state.plan(at.seat, ship).shown[slot]
        part, name = part_name(at, self.part_laid(at, actions)), target_name(at, ship)
        id = "slot-over" if old >= 0 else "action-slot"
        return at.words(id, part=part, ship=name, slot=slot + 1, old=part_name(at, old))

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Tell the blueprint as it would be."""
        if actions[-1].verb is not SLOT:
            return []
        ship, slot = actions[-1].args
        tiles = laid_over(at.state.tiles_on(at.seat, ship), slot, self.part_laid(at, actions))
        plan = at.state.plan_with(at.seat, ship, tiles)
        return [plan_values(plan, ship != STARBASE), at.words("note-energy", energy=signless(plan.energy))]

    def path(self, at: At, action: Action) -> list[str]:
        if action.verb is SLOT or action.verb is UNCOVER:
            return [slot_id(at.seat, action.args[0], action.args[1])]
        return [part_id(action.arg)] if action.verb is PART else []


class UpgradePresenter(SlotPresenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"left": at.step.left}

    def part_laid(self, at: At, actions: Sequence[Action]) -> int:
        return next(action.arg for action in parts_of(at, actions) if action.verb is PART)

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not UNCOVER:
            return super().sentence(at, actions)
        ship, slot = actions[-1].args
        part = at.state.plan(at.seat, ship).tile(slot)
        return at.words("action-uncover", part=part_name(at, part), ship=target_name(at, ship))


PRESENTERS: dict[type[Step[Any]], Presenter] = {Upgrade: UpgradePresenter("upgrade")}
