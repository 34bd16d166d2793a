"""Things to build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from tenban.kernel import Action, Step, legal
from tenban.scene.schema import Piece, Refusal, zone

from ..actions import BUILD
from ..pieces import ITEMS, MATERIAL, SHIPS, STARBASE
from ..steps.build import Build, why_not_item
from .money import price_note
from .names import At, goods, hex_id, hex_name
from .presenter import ActivationPresenter, Presenter


def _item_id(item: int) -> str:
    return f"item-{ITEMS[item]}"


class BuildPresenter(ActivationPresenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not BUILD:
            return super().sentence(at, actions)
        item, slot = actions[-1].args
        return at.words("build-item", item=at.words(f"item-{ITEMS[item]}"), hex=hex_name(at, slot))

    def note(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is not BUILD:
            return ""
        return price_note(at, MATERIAL, at.state.people(at.seat).costs[actions[-1].args[0]])

    def path(self, at: At, action: Action) -> list[str]:
        return [_item_id(action.args[0]), hex_id(action.args[1])] if action.verb is BUILD else []

    def picks(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Return the thing and its hex, or only the thing if there is one hex for it."""
        action = actions[-1]
        found = self.path(at, action)
        return found[:1] if action.verb is BUILD and len(_places_of(at, action.args[0])) == 1 else found

    def hand(self, at: At) -> list[Piece]:
        return [_items(at)]


def _places_of(at: At, item: int) -> set[int]:
    """Return the hexes where a thing can be built."""
    return {action.args[1] for action in legal(at.state, at.seat) if action.verb is BUILD and action.args[0] == item}


def _items(at: At) -> Piece:
    s = at.state
    people = s.people(at.seat)
    offered = {action.args[0] for action in legal(s, at.seat) if action.verb is BUILD}
    tiles = []
    for item, name in enumerate(ITEMS):
        left = s.box.ships[item] - s.built(at.seat, item) if item < len(SHIPS) else UNSET
        price = goods(MATERIAL, people.costs[item])
        body = f"{price} · {at.words('note-left', count=left)}" if left is not UNSET else price
        text = {"title": at.words(f"item-{name}"), "body": body}
        tiles.append(Piece(_item_id(item), at.words(f"item-{name}"), "tile", art=name, text=text, seat=at.seat))
        tiles[-1].hint = at.words(f"hint-{name}") if item >= STARBASE else ""
        tiles[-1].dim = item not in offered
    return zone("items", at.words("items"), "row", tiles)


def refused_items(at: At) -> dict[str, Refusal]:
    """Return why things cannot be built wherever they would stand."""
    found: dict[str, Refusal] = {}
    for item in range(len(ITEMS)):
        clause = why_not_item(at.state, at.seat, item)
        if clause is not None:
            found[_item_id(item)] = Refusal(clause.id, at.words.clause(clause.id))
    return found


PRESENTERS: dict[type[Step[Any]], Presenter] = {Build: BuildPresenter("build")}
