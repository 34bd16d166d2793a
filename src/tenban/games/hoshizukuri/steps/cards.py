"""Hoshizukuri, the cards whose effect asks a player, in the order of HZ-17."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action, Verb
from tenban.kernel.bits import bit, lowest
from tenban.kernel.clause import Clause
from tenban.kernel.step import Sealed, Step

from .. import clauses, events
from ..actions import ADD, DISCARD, KEEP, NONE, SPACE, SWEEP, TOSS, TRASH
from ..pieces import EFFECT_KINDS, FUSED, FUSION, GONE, MEADOW, kind_of
from ..state import NOTHING, HoshizukuriState
from .choose import ActiveStep, OneFromHand, OneFromPiles, SetFromHand, pick_or


def add_to_play(s: HoshizukuriState, kind: int) -> None:
    """HZ-11: the card counts as laid in this play, and its effect is to come; its icon is void (HZ-16.1)."""
    s.field[-1] += (kind,)
    if EFFECT_KINDS >> kind & 1:
        s.pending += s.galaxy.unit[kind]


def _trash(s: HoshizukuriState, seat: int, kind: int) -> None:
    s.trash_from_hand(seat, kind)
    if s.log is not None:
        s.emit(events.Trashes(seat, kind))


def _discard(s: HoshizukuriState, seat: int, kind: int) -> None:
    s.discard(seat, kind)
    if s.log is not None:
        s.emit(events.Discards(seat, kind))


def _add(s: HoshizukuriState, seat: int, kind: int) -> None:
    s.leave_hand(seat, kind)
    add_to_play(s, kind)
    if s.log is not None:
        s.emit(events.Adds(seat, kind))


class TrashOne(OneFromHand):
    """A card of the hand is trashed."""

    def verb(self) -> Verb:
        return TRASH

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        _trash(s, seat, kind)


class AddOne(OneFromHand):
    """A card of the hand joins the play."""

    def verb(self) -> Verb:
        return ADD

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        _add(s, seat, kind)


class GainUpTo(OneFromPiles):
    """A card that costs at most `limit` is gained."""

    def __init__(self, limit: int) -> None:
        self.limit: Final = limit  # counted once, when the effect resolves (HZ-C22)


@final
class Flame(TrashOne):
    """炎. A card of the hand is trashed."""

    def clause(self) -> Clause:
        return clauses.FLAME

    def may_decline(self) -> bool:
        return False


@final
class Thunder(TrashOne):
    """雷. Up to one card of the hand is trashed, and a better one gained."""

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        _trash(s, seat, kind)
        limit = s.box.cost[kind] + s.box.thunder_more
        if s.gainable(limit) != 0:  # HZ-13.1
            s.push(ThunderGain(limit))


@final
class ThunderGain(GainUpTo):
    """HZ-13.1. After trashing a card the player must gain one, if there is any to gain."""

    def clause(self) -> Clause:
        return clauses.GAIN_IS_DUE

    def may_decline(self) -> bool:
        return False

    def allowed(self, s: HoshizukuriState) -> i64:
        return s.gainable(self.limit)

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        s.pop()
        s.gain_to_hand(seat, kind)
        if s.log is not None:
            s.emit(events.GainsHand(seat, kind))


@final
class Fusion(SetFromHand):
    """核融合. Up to one card each of red, blue, green and colourless is trashed; the more, the more shards."""

    def verb(self) -> Verb:
        return TRASH

    def clause(self) -> Clause:
        return clauses.FUSION

    def allowed(self, s: HoshizukuriState, seat: int, named: tuple[int, ...]) -> i64:
        kinds = s.hand_kinds(seat)
        for code in named:
            kinds &= ~s.box.of_colour[s.box.colour[SPACE.actions[code].arg]]
        return kinds

    def take(self, s: HoshizukuriState, seat: int, kinds: list[int]) -> None:
        for kind in kinds:
            _trash(s, seat, kind)
        fuse(s, seat, len(kinds))


def fuse(s: HoshizukuriState, seat: int, trashed: int) -> None:
    """Give the first 核融合 of the play that has none yet its shards; the value belongs to this card in this play."""
    face = FUSED + trashed
    s.field[-1] = with_face(s.field[-1], FUSION, face)
    if s.log is not None:
        s.emit(events.Fuses(seat, s.box.shards[face]))


def with_face(play: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """Return a play in which the first card with one face has another."""
    at = play.index(old)
    return (*play[:at], new, *play[at + 1 :])


@final
class Water(OneFromHand):
    """水. Up to one card of the hand is discarded."""

    def verb(self) -> Verb:
        return DISCARD

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        _discard(s, seat, kind)


@final
class Spring(ActiveStep):
    """泉, HZ-17.9. The top card of the deck, seen by its owner alone, goes to the hand or to the discard."""

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return [KEEP.one(0), TOSS.one(0)]

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        kind = s.looked
        s.looked = NOTHING
        s.leave_deck(seat, kind)
        if action.verb is KEEP:
            s.hands[seat] += s.galaxy.unit[kind]
            s.hand_sizes[seat] += 1
            if s.log is not None:
                s.emit(events.Keeps(seat, kind), seat)
        else:
            s.to_discard(seat, kind)
            if s.log is not None:
                s.emit(events.Tosses(seat, kind))
        s.pop()


@final
class Storm(ActiveStep):
    """嵐. A single play made earlier this turn may go to the discard, and was never made (HZ-16.8)."""

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        faces: i64 = 0
        for play in s.field[:-1]:
            for face in play:
                if face < FUSED + 5:
                    faces |= bit(face)
        return [*SWEEP.each(faces), NONE]

    def refuse(self, s: HoshizukuriState, seat: int, action: Action) -> Clause | None:
        if action is NONE or storm_targets(s) & bit(action.arg) != 0:
            return None
        return clauses.SINGLE_PLAY

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return [*SWEEP.each(storm_targets(s)), NONE]

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        return pick_or(SWEEP, storm_targets(s), NONE, s)

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        s.pop()
        if action is NONE:
            if s.log is not None:
                s.emit(events.Declines(seat))
            return
        face = action.arg
        play = (face,)
        s.field.remove(play)  # among equals the earliest
        s.shards -= s.box.shards[face]
        if s.counts(play):
            s.counted -= 1
        s.to_discard(seat, kind_of(face))
        if s.log is not None:
            s.emit(events.Sweeps(seat, face))


def storm_targets(s: HoshizukuriState) -> i64:
    """Return the faces of earlier plays that were one card and stayed so; none from the hundredth play on (HZ-C8)."""
    faces: i64 = 0
    if s.made >= s.box.storm_plays:
        return faces
    for play in s.field[:-1]:
        if len(play) == 1 and play[0] != GONE:
            faces |= bit(play[0])
    return faces


@final
class Forest(AddOne):
    """森林. Up to one colourless card without generate icon joins the play."""

    def clause(self) -> Clause:
        return clauses.FOREST

    def allowed(self, s: HoshizukuriState, seat: int) -> i64:
        return s.hand_kinds(seat) & s.box.plain


@final
class Microbes(AddOne):
    """微生物. Up to one card with a generate icon joins the play."""

    def clause(self) -> Clause:
        return clauses.MICROBES

    def allowed(self, s: HoshizukuriState, seat: int) -> i64:
        return s.hand_kinds(seat) & s.box.icons


@final
class Meadow(GainUpTo):
    """草原. A card, not 草原, may be gained to the discard; the more cards in the play, the dearer."""

    def clause(self) -> Clause:
        return clauses.MEADOW

    def allowed(self, s: HoshizukuriState) -> i64:
        return meadow_offer(s, self.limit)

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        s.pop()
        s.gain_to_discard(seat, kind)
        if s.log is not None:
            s.emit(events.GainsDiscard(seat, kind))


def meadow_offer(s: HoshizukuriState, limit: int) -> i64:
    return s.gainable(limit) & ~bit(MEADOW)


@final
class BlackHole(SetFromHand):
    """ブラックホール. Any number of cards with a generate icon joins the play."""

    def verb(self) -> Verb:
        return ADD

    def clause(self) -> Clause:
        return clauses.BLACKHOLE

    def allowed(self, s: HoshizukuriState, seat: int, named: tuple[int, ...]) -> i64:
        return s.galaxy.kinds_in(s.unnamed(seat, named)) & s.box.icons

    def take(self, s: HoshizukuriState, seat: int, kinds: list[int]) -> None:
        for kind in kinds:
            _add(s, seat, kind)


@final
class Meteorite(Sealed[HoshizukuriState]):
    """隕石. All players hit discard a card of a colour in the field at once; then each draws one."""

    def __init__(self, colours: int, hit: tuple[int, ...]) -> None:
        self.colours: Final = colours
        self.hit: Final = hit  # the others who hold such a card; public, since the rest have shown their hands

    def actors(self, s: HoshizukuriState) -> tuple[int, ...]:
        return self.hit

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return DISCARD.each(s.hand_kinds(seat))

    def refuse(self, s: HoshizukuriState, seat: int, action: Action) -> Clause | None:
        return None if s.box.colour[action.arg] & self.colours else clauses.METEORITE

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return DISCARD.each(s.hand_kinds(seat) & coloured(s, self.colours))

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        return DISCARD.any_of(s.hand_kinds(seat) & coloured(s, self.colours), s)

    def reveal(self, s: HoshizukuriState, choices: list[Action]) -> None:
        s.pop()
        for seat, action in zip(self.hit, choices, strict=True):
            _discard(s, seat, action.arg)
            s.draw(seat, 1)


def coloured(s: HoshizukuriState, colours: int) -> i64:
    """Return the kinds of any of these colours."""
    found: i64 = 0
    rest: i64 = colours
    while rest != 0:
        found |= s.box.of_colour[bit(lowest(rest))]
        rest &= rest - 1
    return found


CARD_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(Flame, Thunder, ThunderGain, Fusion, Water, Spring, Storm),
    *(Forest, Microbes, Meadow, BlackHole, Meteorite),
)
