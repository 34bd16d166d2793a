"""Choosing a people, one of the twelve sides of the boards, and the place of its home hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from tenban.kernel import Action, Step
from tenban.scene.schema import Piece, zone

from ..actions import HOME
from ..pieces import BOARDS, SIDES, TERRAN_SIDES
from ..steps.setup import ChooseHome, ChooseSpecies, home_space
from .galaxy import space_id
from .names import At, people_art
from .presenter import Presenter


class ChooseSpeciesPresenter(Presenter):
    def path(self, at: At, action: Action) -> list[str]:
        return [_side_id(action.arg)]

    def note(self, at: At, actions: Sequence[Action]) -> str:
        return at.words(f"people-{people_art(at, actions[-1].arg)}")

    def is_sure(self, at: At, actions: Sequence[Action]) -> bool:
        return True


def _side_id(side: int) -> str:
    return f"side-{SIDES[side]}"


def sides(at: At) -> list[Piece]:
    """Return the twelve sides of the boards, while they are chosen."""
    taken = {int(at.state.species[seat]): seat for seat in range(at.state.seats) if at.state.species[seat] >= 0}
    cards = []
    for side, name in enumerate(SIDES):
        people = people_art(at, side)
        text = {"title": at.words(f"board-{name}")}
        if side >= len(TERRAN_SIDES):
            text["body"] = at.words(f"short-{people}")
        hint = at.words(f"people-{people}")
        card = Piece(_side_id(side), at.words(f"board-{name}"), "card", art=people, text=text, hint=hint)
        card.seat = taken.get(side, UNSET)
        card.dim = side in taken or (side + BOARDS) % len(SIDES) in taken
        cards.append(card)
    terran, alien = cards[: len(TERRAN_SIDES)], cards[len(TERRAN_SIDES) :]
    return [
        zone("aliens", at.words("aliens"), "row", alien, scale="wide"),
        zone("terrans", at.words("terrans"), "row", terran),
    ]


class ChooseHomePresenter(Presenter):
    def path(self, at: At, action: Action) -> list[str]:
        return [space_id(home_space(action.arg))]

    def spaces(self, at: At) -> list[int]:
        places = [home_space(place.arg) for place in HOME.actions]
        return [place for place in places if place not in at.state.atlas.at]


PRESENTERS: dict[type[Step[Any]], Presenter] = {
    ChooseSpecies: ChooseSpeciesPresenter("choosespecies"),
    ChooseHome: ChooseHomePresenter("choosehome"),
}
