"""Hoshizukuri, HZ-6b: the effects of a play, in the order its player likes."""

from __future__ import annotations

from typing import Final, final

from tenban.kernel.action import Action
from tenban.kernel.bits import lowest
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from .. import events
from ..actions import RESOLVE
from ..pieces import (
    BLACKHOLE,
    CRYSTAL,
    DOOMED,
    EARTH,
    ERUPTION,
    FLAME,
    FOREST,
    FUSION,
    GEYSER,
    KINDS,
    MEADOW,
    METEORITE,
    MICROBES,
    PLANET,
    SPRING,
    STAR,
    STORM,
    THUNDER,
    WATER,
)
from ..state import NOBODY, HoshizukuriState
from .cards import (
    BlackHole,
    Flame,
    Forest,
    Fusion,
    Meadow,
    Meteorite,
    Microbes,
    Spring,
    Storm,
    Thunder,
    Water,
    add_to_play,
    coloured,
    fuse,
    meadow_offer,
    storm_targets,
    with_face,
)


def _from_hand() -> list[Step[HoshizukuriState] | None]:
    """Return the question of each kind whose effect needs a card of the hand."""
    asks: list[Step[HoshizukuriState] | None] = [None] * len(KINDS)
    asks[FLAME] = Flame()
    asks[THUNDER] = Thunder()
    asks[FUSION] = Fusion()
    asks[WATER] = Water()
    asks[FOREST] = Forest()
    asks[MICROBES] = Microbes()
    asks[BLACKHOLE] = BlackHole()
    return asks


_ASKS: Final = _from_hand()
_SPRING: Final = Spring()
_STORM: Final = Storm()


@final
class Effects(Step[HoshizukuriState]):
    """HZ-6.7, HZ-6.8. One effect after the other; asked only where two different ones wait (HZ-14.1)."""

    def actors(self, s: HoshizukuriState) -> tuple[int, ...]:
        kinds = s.galaxy.kinds_in(s.pending)
        return ALONE[s.active] if kinds & (kinds - 1) != 0 else NOBODY

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return RESOLVE.each(s.galaxy.kinds_in(s.pending))

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return RESOLVE.each(s.galaxy.kinds_in(s.pending))

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        return RESOLVE.any_of(s.galaxy.kinds_in(s.pending), s)

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        _resolve(s, seat, action.arg)

    def run(self, s: HoshizukuriState) -> None:
        if s.pending == 0:
            s.pop()
        else:
            _resolve(s, s.active, lowest(s.galaxy.kinds_in(s.pending)))


def _resolve(s: HoshizukuriState, seat: int, kind: int) -> None:
    """Carry out an effect, or push the question it asks."""
    s.pending -= s.galaxy.unit[kind]
    ask = _ASKS[kind]
    if ask is not None and s.hand_sizes[seat] > 0:
        s.push(ask)
    elif kind == FUSION:
        fuse(s, seat, 0)
    elif (ask is not None or not _happens(s, seat, kind)) and s.log is not None:
        s.emit(events.NoEffect(seat, kind))


def _happens(s: HoshizukuriState, seat: int, kind: int) -> bool:
    """Carry out an effect that needs no card of the player's hand; return False if nothing happens."""
    if kind == ERUPTION:
        return _eruption(s, seat)
    if kind == GEYSER:
        return _geyser(s, seat)
    if kind == SPRING:
        return _spring(s, seat)
    if kind == STORM:
        return _storm(s)
    if kind == CRYSTAL:
        return _crystal(s, seat)
    if kind == MEADOW:
        return _meadow(s)
    if kind == EARTH:
        return _earth(s, seat)
    assert kind == METEORITE
    return _meteorite(s, seat)


def _eruption(s: HoshizukuriState, seat: int) -> bool:
    """噴火. The whole hand is discarded."""
    cards = s.galaxy.cards(s.hands[seat])
    for kind in cards:
        s.discard(seat, kind)
    if cards and s.log is not None:
        s.emit(events.DiscardsHand(seat, len(cards), tuple(cards)))
    return len(cards) > 0


def _geyser(s: HoshizukuriState, seat: int) -> bool:
    """間欠泉. Three cards are drawn, or as many as there are (HZ-16.5)."""
    if not s.has_top(seat):
        return False
    s.draw(seat, s.box.geyser_draws)
    return True


def _spring(s: HoshizukuriState, seat: int) -> bool:
    """泉, HZ-17.9. The top card is looked at, of a new deck if need be (HZ-16.5)."""
    if not s.has_top(seat):
        return False
    s.looked = s.peek(seat)
    if s.log is not None:
        s.emit(events.Looks(seat, s.looked), seat)
    s.push(_SPRING)
    return True


def _storm(s: HoshizukuriState) -> bool:
    """嵐. A single play may be swept away, if there is one."""
    if storm_targets(s) == 0:
        return False
    s.push(_STORM)
    return True


def _crystal(s: HoshizukuriState, seat: int) -> bool:
    """水晶. The top card joins the play (HZ-13.7)."""
    if not s.has_top(seat):
        return False
    kind = s.peek(seat)
    s.leave_deck(seat, kind)
    add_to_play(s, kind)
    if s.log is not None:
        s.emit(events.TurnsUp(seat, kind))
    return True


def _meadow(s: HoshizukuriState) -> bool:
    """草原. The cards of its play are counted, itself among them (HZ-13.2)."""
    limit = len(s.field[-1]) + s.box.meadow_more
    if meadow_offer(s, limit) == 0:
        return False
    s.push(Meadow(limit))
    return True


def _earth(s: HoshizukuriState, seat: int) -> bool:
    """大地. 惑星 is gained; among five cards or more 恒星 instead, and this card will be trashed (HZ-16.3)."""
    many = len(s.field[-1]) >= s.box.earth_cards
    prize = STAR if many else PLANET
    if many:
        s.field[-1] = with_face(s.field[-1], EARTH, DOOMED)
    if s.galaxy.count(s.piles, prize) == 0:  # HZ-16.7, HZ-C12
        return many
    s.gain_to_discard(seat, prize)
    if s.log is not None:
        s.emit(events.GainsDiscard(seat, prize))
    return True


def _meteorite(s: HoshizukuriState, seat: int) -> bool:
    """隕石. Players without a card of a colour in the field show their hands; the others discard one."""
    colours = s.colours_in_field()
    if colours == 0:
        return False
    kinds = coloured(s, colours)
    hit: list[int] = []
    for other in range(s.seats):
        if other == seat or s.at_end(other) or s.hand_sizes[other] == 0:  # HZ-C10, HZ-C11
            continue
        if s.hand_kinds(other) & kinds != 0:
            hit.append(other)
        else:
            _show(s, other)
    if hit:
        s.push(Meteorite(colours, tuple(hit)))
    return True


def _show(s: HoshizukuriState, seat: int) -> None:
    s.shown[seat] = s.hands[seat]
    cards = s.galaxy.cards(s.hands[seat])
    if s.log is not None:
        s.emit(events.Shows(seat, len(cards), tuple(cards)))
