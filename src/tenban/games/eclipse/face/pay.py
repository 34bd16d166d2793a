"""Trade for a payment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenban.kernel import Action, Step
from tenban.scene.face import plain_offer
from tenban.scene.schema import Choice

from ..pieces import KINDS
from ..steps.pay import Pay
from .names import At, goods, kind_name
from .presenter import Links, Presenter, next_if

if TYPE_CHECKING:
    from . import EclipseFace


def trade_sentence(at: At, given: int, wanted: int) -> str:
    """Return one trade in words."""
    rate = at.state.people(at.seat).trade
    return at.words("action-pay", given=goods(given, rate), gained=goods(wanted, 1))


def amend_trades(links: Links, wanted: int, made: Choice) -> None:
    """Tell all trades of a choice, those included that follow by themselves."""
    at, last = links[0][0], links[-1]
    then = last[0].after(last[1])
    if then is None:
        made.text = trade_sentence(at, last[1][-1].arg, wanted)
        return
    given = [(kind, at.state.stored(at.seat, kind) - then.state.stored(at.seat, kind)) for kind in range(len(KINDS))]
    paid = " + ".join(goods(kind, count) for kind, count in given if kind != wanted and count > 0)
    gained = sum(count for kind, count in given if kind != wanted) // at.state.people(at.seat).trade
    made.text = at.words("action-pay", given=paid, gained=goods(wanted, gained))


class PayPresenter(Presenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"kind": kind_name(at, at.step.kind), "price": at.step.price}

    def offered(self, at: At) -> list[tuple[Action, ...]]:
        """Return the trades; only in ascending order, because the order makes no difference."""
        found = plain_offer(at)
        if not at.before:
            return found
        return [actions for actions in found if actions[0].code >= at.before[-1].code] or found

    def ahead(self, at: At, actions: Sequence[Action]) -> At | None:
        """Offer all trades of a payment as one choice."""
        return next_if(at, actions, (Pay,))

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        return trade_sentence(at, actions[-1].arg, at.step.kind)

    def note(self, at: At, actions: Sequence[Action]) -> str:
        return at.words("note-short", count=at.step.price - at.state.stored(at.seat, at.step.kind))

    def amend(self, face: EclipseFace, links: Links, made: Choice) -> None:
        amend_trades(links, links[0][0].step.kind, made)
        made.notes = self.notes(*links[0])  # what is short is said once, not for every trade


PRESENTERS: dict[type[Step[Any]], Presenter] = {Pay: PayPresenter("pay")}
