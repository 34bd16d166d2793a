"""Reputation tiles kept and given back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel import Action, Step
from tenban.scene.schema import Piece, zone

from ..actions import DROP, KEEP, NONE
from ..steps.reputation import KeepTile, has_place
from .empire import drawn_tiles, reputation_tiles
from .names import At
from .presenter import Presenter, parts_of


class ReputationPresenter(Presenter):
    """A step in which reputation tiles are kept or given back."""

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        last, parts = actions[-1], parts_of(at, actions)
        if last.arg == NONE:
            return at.words(f"{last.verb.name}-none")
        if last.verb is KEEP and len(parts) > 1:
            return at.words("drop-keep", old=parts[0].arg + 1, new=last.arg + 1)
        return at.words(f"action-{last.verb.name}", value=last.arg + 1)

    def path(self, at: At, action: Action) -> list[str]:
        if action.arg == NONE:
            return []
        return [f"drawn-{action.arg}" if action.verb is KEEP else f"reputation-{action.arg}"]

    def is_sure(self, at: At, actions: Sequence[Action]) -> bool:
        return True

    def hand(self, at: At) -> list[Piece]:
        """Lay out the tiles drawn and those held, as far as the question is about them."""
        verbs = {action.verb for action in at.step.options(at.state, at.seat)}
        drawn = zone("drawn", at.words("drawn-reputation"), "row", drawn_tiles(at))
        mine = zone("dropping", at.words("your-reputation"), "row", _to_drop(at))
        return [drawn] * (KEEP in verbs) + [mine] * (DROP in verbs)


def _to_drop(at: At) -> list[Piece]:
    found = reputation_tiles(at, at.seat)
    for i, tile in enumerate(found):
        tile.id = f"dropping.{i}"
    return found


class KeepTilePresenter(ReputationPresenter):
    def case(self, at: At) -> str:
        return "" if has_place(at.state, at.seat) else "-full"


PRESENTERS: dict[type[Step[Any]], Presenter] = {KeepTile: KeepTilePresenter("keeptile")}
