"""Hoshizukuri, the turn: who plays, which cards, how far the comet flies, and what is generated."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tenban.kernel.action import Action
from tenban.kernel.bits import below_highest, bit
from tenban.kernel.clause import Clause
from tenban.kernel.state import ALONE
from tenban.kernel.step import Step

from .. import events
from ..actions import DISCARD, DONE, PLAY, SPACE
from ..clauses import ASCENDING, MUST_PLAY, SAME_COLOUR, SHARDS, SINGLE_ONLY, THREE
from ..pieces import DOOMED, EARTH, EFFECT_KINDS, GONE, THREE_COLOURS, kind_of
from ..state import NOBODY, HoshizukuriState
from .choose import ActiveStep, OneFromPiles, at_least, named_kinds, pick_or
from .effects import Effects


@final
class NextPlayer(Step[HoshizukuriState]):
    """HZ-4. The outermost comet on the lowest space has the next turn; the game ends when all are through."""

    def run(self, s: HoshizukuriState) -> None:
        seat = s.order[0]
        if s.at_end(seat):  # HZ-10.2
            if s.log is not None:
                s.emit(events.Ends())
            s.pop()
            return
        s.active = seat
        if s.log is not None:
            s.emit(events.Turn(seat, s.orbit[seat]))
        s.become(PLAYING)


@final
class Play(Step[HoshizukuriState]):
    """HZ-6a. One card, cards of one colour, or one card of each colour; named in ascending order (HZ-14.2)."""

    def actors(self, s: HoshizukuriState) -> tuple[int, ...]:
        return ALONE[s.active] if s.hand_sizes[s.active] > 0 else NOBODY

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return [*PLAY.each(s.galaxy.kinds_in(s.unnamed(seat, s.picks))), DONE]

    def refuse(self, s: HoshizukuriState, seat: int, action: Action) -> Clause | None:
        picks = s.picks
        if not picks:
            return MUST_PLAY if action is DONE else None
        if action is DONE:
            return THREE if _is_mixed(s) else None
        if _follow(s, seat, picks) & bit(action.arg) != 0:
            return None
        return _why_not_with(s, seat, action.arg)

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        if not s.picks:
            return PLAY.each(s.hand_kinds(seat))
        found = PLAY.each(_follow(s, seat, s.picks))
        if not _is_mixed(s):
            found.append(DONE)
        return found

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        if not s.picks:
            return PLAY.any_of(s.hand_kinds(seat), s)
        if _is_mixed(s):
            return PLAY.any_of(_follow(s, seat, s.picks), s)
        return pick_or(PLAY, _follow(s, seat, s.picks), DONE, s)

    def part(self, s: HoshizukuriState, seat: int, action: Action) -> bool:
        if action is DONE or s.box.colour[action.arg] == 0:
            return False
        return _follow(s, seat, (*s.picks, action.code)) != 0

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        _lay(s, seat, s.picks if action is DONE else (*s.picks, action.arg))
        if s.pending == 0:
            _end_of_play(s)
        else:
            s.become(AFTER_PLAY)
            s.push(EFFECTS)

    def run(self, s: HoshizukuriState) -> None:
        """HZ-6.12: nothing is left to play."""
        s.become(ADVANCING)


def _is_mixed(s: HoshizukuriState) -> bool:
    """Return whether two of three colours are named, so that the third must follow."""
    return len(s.picks) == 2 and s.box.colour[s.picks[0]] != s.box.colour[s.picks[1]]


def _follow(s: HoshizukuriState, seat: int, picks: tuple[int, ...]) -> i64:
    """Return the kinds that may join the cards named so far."""
    box = s.box
    first = box.colour[picks[0]]
    last = picks[-1]
    if first == 0 or (len(picks) == 3 and box.colour[last] != first):
        return 0
    left: i64 = s.galaxy.kinds_in(s.unnamed(seat, picks)) & at_least(last)
    if box.colour[last] != first:
        return left & box.of_colour[THREE_COLOURS - first - box.colour[last]]
    more = left & box.of_colour[first]
    if len(picks) == 1:
        more |= _second_of_three(s, left, first)
    return more


def _second_of_three(s: HoshizukuriState, left: i64, first: int) -> i64:
    """Return the kinds of another colour after which, in ascending order, one of the third colour can follow."""
    found: i64 = 0
    for colour in (1, 2, 4):
        if colour != first:
            third = left & s.box.of_colour[THREE_COLOURS - first - colour]
            found |= left & s.box.of_colour[colour] & below_highest(third)
    return found


def _why_not_with(s: HoshizukuriState, seat: int, kind: int) -> Clause:
    """Return the clause that keeps a card from joining those named so far."""
    colour, first = s.box.colour[kind], s.box.colour[s.picks[0]]
    if colour == 0:
        return SINGLE_ONLY
    if _is_mixed(s):
        return THREE
    if colour == first:
        return ASCENDING
    if len(s.picks) > 1:
        return SAME_COLOUR
    third = s.box.of_colour[THREE_COLOURS - colour - first]
    return ASCENDING if s.hand_kinds(seat) & third != 0 else THREE


def _lay(s: HoshizukuriState, seat: int, play: tuple[int, ...]) -> None:
    """Put the cards into the field; their effects become pending."""
    s.made += 1
    s.icon = False
    for kind in play:
        s.leave_hand(seat, kind)
        if EFFECT_KINDS >> kind & 1:
            s.pending += s.galaxy.unit[kind]
        if s.box.icons >> kind & 1:
            s.icon = True
    s.field.append(play)
    if s.log is not None:
        s.emit(events.Plays(seat, len(play), play))


@final
class AfterPlay(Step[HoshizukuriState]):
    """HZ-6c. All effects are resolved."""

    def run(self, s: HoshizukuriState) -> None:
        _end_of_play(s)


def _end_of_play(s: HoshizukuriState) -> None:
    """HZ-6.9 to HZ-6.14: refill and play on, or go on to the orbit."""
    seat = s.active
    play = s.field[-1]
    if DOOMED in play:
        play = _trash_earths(s, play)
    s.shards += s.shards_of(play)
    if s.counts(play):
        s.counted += 1
    if s.icon or s.orbit[seat] + s.counted == s.box.orbit:  # HZ-6.13, HZ-6.14
        s.become(ADVANCING)
        return
    s.refill(seat)  # HZ-6.9
    s.become(PLAYING)


def _trash_earths(s: HoshizukuriState, play: tuple[int, ...]) -> tuple[int, ...]:
    """Trash each 大地 that saw five cards, and return the play without them (HZ-6.8a)."""
    gone = play.count(DOOMED)
    s.trash += s.galaxy.unit[EARTH] * gone
    play = tuple([GONE if face == DOOMED else face for face in play])
    s.field[-1] = play
    if s.log is not None:
        s.emit(events.EarthGoes(s.active, gone))
    return play


@final
class Advance(Step[HoshizukuriState]):
    """HZ-7. The comet flies as many spaces as plays count."""

    def run(self, s: HoshizukuriState) -> None:
        seat = s.active
        by = s.counted
        if by == 0:
            by = self._guard(s)
        if by > 0:
            s.idle = 0
            s.move_comet(seat, s.orbit[seat] + by)
            if s.log is not None:
                s.emit(events.Advances(seat, by, s.orbit[seat]))
            if s.at_end(seat):
                _push_the_others(s)
        elif s.log is not None:
            s.emit(events.Stays(seat, s.orbit[seat]))
        s.become(GENERATING)

    def _guard(self, s: HoshizukuriState) -> int:
        """Return 1 on the twentieth turn in a row without an advance, else 0 (HZ-C9)."""
        s.idle += 1
        if s.idle < s.box.idle_turns:
            return 0
        if s.log is not None:
            s.emit(events.Drifts(s.active))
        return 1


def _push_the_others(s: HoshizukuriState) -> None:
    """Push the other comets by a space, the highest and outermost first (HZ-7.8); none pushes again (HZ-7.9).

    Only comets that arrive at the end change their order: they come to lie inside those already there.
    """
    last = s.box.orbit
    pushed = [seat for seat in s.order if s.orbit[seat] < last]
    for space in range(last - 1, -1, -1):
        for seat in pushed:
            if s.orbit[seat] == space:
                s.orbit[seat] += 1
                if s.log is not None:
                    s.emit(events.Pushed(seat, s.orbit[seat]))
    for seat in pushed:
        if s.orbit[seat] == last:
            s.order.remove(seat)
            s.order.append(seat)


@final
class Generate(OneFromPiles):
    """HZ-8. One card that costs no more than the shards in the field, from a pile into the hand."""

    def actors(self, s: HoshizukuriState) -> tuple[int, ...]:
        return ALONE[s.active] if self.allowed(s) != 0 else NOBODY

    def clause(self) -> Clause:
        return SHARDS

    def allowed(self, s: HoshizukuriState) -> i64:
        return s.gainable(s.shards)

    def take(self, s: HoshizukuriState, seat: int, kind: int) -> None:
        s.gain_to_hand(seat, kind)
        if s.log is not None:
            s.emit(events.Generates(seat, kind, s.shards))
        s.become(ENDING)

    def decline(self, s: HoshizukuriState, seat: int) -> None:
        if s.log is not None:
            s.emit(events.GeneratesNothing(seat, s.shards))
        s.become(ENDING)

    def run(self, s: HoshizukuriState) -> None:
        self.decline(s, s.active)


@final
class EndTurn(Step[HoshizukuriState]):
    """HZ-9. The field goes to the discard; the hand is made four."""

    def run(self, s: HoshizukuriState) -> None:
        seat = s.active
        unit = s.galaxy.unit
        for play in s.field:
            for face in play:
                s.discards[seat] += unit[face]
                if face != GONE:
                    s.tops[seat] = kind_of(face)
        s.field = []
        s.shards = 0
        s.counted = 0
        s.made = 0
        s.icon = False
        s.refill(seat)  # HZ-9.2
        s.become(DISCARDING if s.hand_sizes[seat] > s.box.hand else NEXT_PLAYER)


@final
class DiscardDown(ActiveStep):
    """HZ-9.3. A hand of five cards or more is discarded down to four, named in ascending order (HZ-14.2)."""

    def options(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return DISCARD.each(s.galaxy.kinds_in(s.unnamed(seat, s.picks)))

    def refuse(self, s: HoshizukuriState, seat: int, action: Action) -> Clause | None:
        return None if _follow_down(s, seat) & bit(action.arg) != 0 else ASCENDING

    def legal(self, s: HoshizukuriState, seat: int) -> list[Action]:
        return DISCARD.each(_follow_down(s, seat))

    def pick(self, s: HoshizukuriState, seat: int) -> Action:
        return DISCARD.any_of(_follow_down(s, seat), s)

    def part(self, s: HoshizukuriState, seat: int, action: Action) -> bool:
        return s.hand_sizes[seat] - len(s.picks) - 1 > s.box.hand

    def apply(self, s: HoshizukuriState, seat: int, action: Action) -> None:
        kinds = named_kinds(s, action)
        for kind in kinds:
            s.discard(seat, kind)
        if s.log is not None:
            s.emit(events.DiscardsDown(seat, len(kinds), tuple(kinds)))
        s.become(NEXT_PLAYER)


def _follow_down(s: HoshizukuriState, seat: int) -> i64:
    """Return the kinds that may be named next: none before the last one, and enough cards must be left to follow."""
    galaxy = s.galaxy
    bag = s.unnamed(seat, s.picks)
    kinds = galaxy.kinds_in(bag)
    if s.picks:
        kinds &= at_least(SPACE.actions[s.picks[-1]].arg)
    limit = galaxy.nth(bag, s.box.hand)
    return kinds & ~at_least(limit + 1)


PLAYING: Final = Play()
AFTER_PLAY: Final = AfterPlay()
ADVANCING: Final = Advance()
GENERATING: Final = Generate()
ENDING: Final = EndTurn()
DISCARDING: Final = DiscardDown()
NEXT_PLAYER: Final = NextPlayer()
EFFECTS: Final = Effects()
