"""The invariants of Hoshizukuri: what is true of every full state."""

from __future__ import annotations

from tenban.kernel.bits import bits

from .pieces import FUSION, GONE, KINDS, kind_of
from .scoring import owned
from .state import NOTHING, HoshizukuriState
from .steps.setup import Prepare
from .steps.turn import AfterPlay, Play


def faults(s: HoshizukuriState) -> list[str]:
    if s.stack and isinstance(s.stack[0], Prepare):
        return []
    return _card_faults(s) + _hand_faults(s) + _turn_faults(s) + _orbit_faults(s)


def _card_faults(s: HoshizukuriState) -> list[str]:
    """Check that every card of the game is in exactly one place (HZ-0.2)."""
    found: list[str] = []
    for kind in bits(s.kinds):
        there = int(s.galaxy.count(s.piles, kind)) + int(s.galaxy.count(s.trash, kind))
        there += sum([int(s.galaxy.count(owned(s, seat), kind)) for seat in range(s.seats)])
        right = s.seats * (s.box.deck[kind] + s.box.per_seat[kind])
        if there != right:
            found.append(f"there are {there} cards {KINDS[kind]}, not {right}")
    return found


def _hand_faults(s: HoshizukuriState) -> list[str]:
    """Check the sizes of hands and decks, and what all know of a hand."""
    found: list[str] = []
    for seat in range(s.seats):
        if s.hand_sizes[seat] != s.galaxy.size(s.hands[seat]):
            found.append(f"seat {seat} does not hold {s.hand_sizes[seat]} cards")
        if s.deck_sizes[seat] != s.galaxy.size(s.decks[seat]):
            found.append(f"the deck of seat {seat} has not {s.deck_sizes[seat]} cards")
        if not _within(s, s.shown[seat], s.hands[seat]):
            found.append(f"seat {seat} does not hold what all have seen in its hand")
        top = s.tops[seat]
        if (top == NOTHING) != (s.discards[seat] == 0) or (
            top != NOTHING and not s.galaxy.count(s.discards[seat], top)
        ):
            found.append(f"the top of the discard of seat {seat} is not in it")
    if s.looked != NOTHING and not s.galaxy.count(s.decks[s.active], s.looked):
        found.append("the card that is looked at is not in the deck")
    return found


def _within(s: HoshizukuriState, part: int, whole: int) -> bool:
    return all(s.galaxy.count(part, kind) <= s.galaxy.count(whole, kind) for kind in bits(s.kinds))


def _turn_faults(s: HoshizukuriState) -> list[str]:
    """Check shards and advance so far, and that what is pending is in the last play."""
    resolving = any(isinstance(step, AfterPlay) for step in s.stack)
    done = s.field[:-1] if resolving else s.field
    found: list[str] = []
    if s.shards != sum([s.shards_of(play) for play in done]):
        found.append(f"the field does not have {s.shards} shards")
    if s.counted != sum([s.counts(play) for play in done]):
        found.append(f"not {s.counted} plays count")
    if any(FUSION in play for play in done):
        found.append("a fusion was never resolved")
    last = s.galaxy.bag([kind_of(face) for face in s.field[-1] if face != GONE]) if resolving else 0
    if not _within(s, s.pending, last):
        found.append("an effect is pending whose card is not in the last play")
    if s.made < len(s.field):
        found.append(f"{len(s.field)} plays lie in the field, but {s.made} were made")
    return found


def _orbit_faults(s: HoshizukuriState) -> list[str]:
    found: list[str] = []
    if sorted(s.order) != list(range(s.seats)):
        found.append("the order does not name every seat once")
    spaces = [s.orbit[seat] for seat in s.order]
    if spaces != sorted(spaces) or not 0 <= spaces[0] <= spaces[-1] <= s.box.orbit:
        found.append(f"the comets do not stand in order: {spaces}")
    playing = bool(s.stack) and isinstance(s.stack[0], (Play, AfterPlay))
    if playing and s.orbit[s.active] + s.counted > s.box.orbit:  # HZ-6.6
        found.append("the comet would fly past the end")
    return found
