"""Colony ships, at the end of a turn and in the upkeep phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel import Action, Step

from ..actions import COLONY
from ..pieces import GRAY, SETTLED_FROM, SETTLED_SQUARE
from ..steps.turn import EndTurn
from ..steps.upkeep import Settle
from .money import production_note
from .names import At, hex_name, kind_name, square_id, square_name
from .presenter import Presenter


class ColonyPresenter(Presenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not COLONY:
            return super().sentence(at, actions)
        slot, settling = actions[-1].args
        square = SETTLED_SQUARE[settling]
        kind = kind_name(at, SETTLED_FROM[settling])
        id = "colony-from" if square >= GRAY else "action-colony"
        return at.words(id, square=square_name(at, square), hex=hex_name(at, slot), kind=kind)

    def note(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not COLONY:
            return ""
        return production_note(at, SETTLED_FROM[actions[-1].args[1]], -1)

    def path(self, at: At, action: Action) -> list[str]:
        return [square_id(action.args[0], SETTLED_SQUARE[action.args[1]])] if action.verb is COLONY else []


PRESENTERS: dict[type[Step[Any]], Presenter] = {
    EndTurn: ColonyPresenter("endturn"),
    Settle: ColonyPresenter("settle"),
}
