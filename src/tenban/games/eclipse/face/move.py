"""Ships that move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenban.kernel import Action, Step, bits

from ..actions import SHIP, STEP
from ..steps.move import Fly, Move
from .names import At, hex_id, hex_name, ship_id, side_name, target_name
from .odds import chance, foes_at, side_at
from .presenter import ActivationPresenter, Presenter, parts_of


def flown(at: At, actions: Sequence[Action]) -> list[str]:
    """Return the picks of a flight, even if only one ship could fly."""
    ship, slot, target = _flight(at, actions)
    return [ship_id(at.seat, ship, slot), hex_id(target)]


def _flight(at: At, actions: Sequence[Action]) -> tuple[int, int, int]:
    """Return a step of a ship: which type, from where, to where."""
    step = at.step
    if isinstance(step, Fly):
        slot, ship = step.slot, step.ship
    else:
        slot, ship = parts_of(at, actions)[0].args
    return ship, slot, at.state.atlas.neighbour(slot, actions[-1].arg)


def _meets_others(at: At, slot: int) -> bool:
    """Return whether a ship that comes to a hex would meet an enemy or break a relation."""
    s, seat = at.state, at.seat
    partners = [other for other in bits(s.allies[seat]) if s.controls(other, slot)]
    return bool(partners) or int(s.enemies(seat)) >> slot & 1 == 1


class MovePresenter(ActivationPresenter):
    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        last = actions[-1]
        if last.verb is STEP:
            ship, slot, target = _flight(at, actions)
            source, end = hex_name(at, slot), hex_name(at, target)
            return at.words("action-step", ship=target_name(at, ship), source=source, hex=end)
        if last.verb is SHIP:
            slot, ship = last.args
            return at.words("choose-ship", ship=target_name(at, ship), hex=hex_name(at, slot))
        return super().sentence(at, actions)

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Return how a battle in the target hex would probably end, and which relation a step breaks."""
        if actions[-1].verb is not STEP:
            return []
        s = at.state
        ship, _, slot = _flight(at, actions)
        partners = [seat for seat in bits(s.allies[at.seat]) if s.owner(slot) == seat or s.fleet(slot, seat)]
        found = [at.words("note-breaks", seat=at.names[seat]) for seat in partners]
        attack = side_at(s, slot, at.seat, ship)
        for foe in foes_at(s, slot, at.seat):
            percent = chance(s, side_at(s, slot, foe), attack)
            found.append(at.words("note-odds", seat=side_name(at, foe), percent=percent))
        return found

    def path(self, at: At, action: Action) -> list[str]:
        return [ship_id(at.seat, action.args[1], action.args[0])] if action.verb is SHIP else []

    def picks(self, at: At, actions: Sequence[Action]) -> list[str]:
        """Return the ship and the hex to which it flies; a ship that flies on is known."""
        if actions[-1].verb is not STEP:
            return super().picks(at, actions)
        return flown(at, actions)[0 if len(actions) > 1 else 1 :]

    def is_sure(self, at: At, actions: Sequence[Action]) -> bool:
        return actions[-1].verb is STEP and _meets_others(at, _flight(at, actions)[2])


class FlyPresenter(MovePresenter):
    def told(self, at: At) -> dict[str, Any]:
        step: Fly = at.step
        return {"hex": hex_name(at, step.slot), "ship": target_name(at, step.ship), "left": step.left}

    def marked_hex(self, at: At) -> int:
        return int(at.step.slot)


PRESENTERS: dict[type[Step[Any]], Presenter] = {Move: MovePresenter("move"), Fly: FlyPresenter("fly")}
