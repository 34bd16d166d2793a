"""Debts: goods traded and hexes given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenban.kernel import Action, Step
from tenban.scene.schema import Choice

from ..actions import ABANDON, PAY
from ..pieces import MONEY, advanced_square
from ..steps.upkeep import Books
from .names import At, hex_id, signless
from .pay import amend_trades, trade_sentence
from .presenter import Links, Presenter

if TYPE_CHECKING:
    from . import EclipseFace


class BooksPresenter(Presenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"short": -at.state.balance(at.seat)}

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        if actions[-1].verb is PAY:
            return trade_sentence(at, actions[-1].arg, MONEY)
        return super().sentence(at, actions)

    def note(self, at: At, actions: Sequence[Action]) -> str:
        """Say what the balance would be."""
        action = actions[-1]
        balance = at.state.balance(at.seat) + 1 if action.verb is PAY else _balance_without(at, action.arg)
        return at.words("note-balance", balance=signless(balance))

    def path(self, at: At, action: Action) -> list[str]:
        return [hex_id(action.arg)] if action.verb is ABANDON else []

    def is_sure(self, at: At, actions: Sequence[Action]) -> bool:
        return actions[-1].verb is ABANDON

    def amend(self, face: EclipseFace, links: Links, made: Choice) -> None:
        if links[-1][1][-1].verb is PAY:
            amend_trades(links, MONEY, made)


def _balance_without(at: At, slot: int) -> int:
    """Return the balance if a hex were given up: its disc and its money cubes come back."""
    s = at.state
    cubes = sum(s.has_cube(slot, square) for square in (2 * MONEY, advanced_square(MONEY)))
    produced = s.box.production[min(s.cubes_on_track(at.seat, MONEY) + cubes, s.box.track)]
    return s.balance(at.seat, -1) - s.production(at.seat, MONEY) + produced


PRESENTERS: dict[type[Step[Any]], Presenter] = {Books: BooksPresenter("books")}
