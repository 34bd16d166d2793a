"""The rules of Latria Opus: setup, options, scoring and invariants."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.bits import bit, bits
from tenban.kernel.clause import ScoreLine
from tenban.kernel.rules import GameInfo, Option, Rules, SetupError

from . import scoring, sight
from .actions import SPACE
from .clauses import CLAUSES
from .pieces import ASTROLOGY, CARDS, KIND_OF_SKY, POLARIS, SKY, count, load, suit
from .state import ALL_SKIES, SIMPLE, STAR, UNDER, VARIANTS, LatriaState
from .steps import STEPS, Deal, Declare, Follow

VERSION: Final = "1"
INFO: Final = GameInfo("latria", VERSION, (3, 6), simultaneous=True, length=2_000)
OPTIONS: Final = (
    Option("variant", VARIANTS, "normal"),
    Option("campaign", ("no", "yes"), "no"),
    Option("dealer", ("random", "1", "2", "3", "4", "5", "6"), "random", advanced=True),
)


@final
class Latria(Rules[LatriaState]):
    """Trick-taking under eclipses, for three to six."""

    def __init__(self, overrides: dict[str, Any]) -> None:
        tables, box = load(overrides)
        super().__init__(INFO, SPACE, STEPS, CLAUSES, OPTIONS, tables=tables, hides=sight.HIDES)
        self.box: Final = box

    def setup(self, seats: int, options: dict[str, str]) -> LatriaState:
        opener = -1 if options["dealer"] == "random" else int(options["dealer"]) - 1
        if opener >= seats:
            raise SetupError(f"the first dealer must be one of the {seats} seats, not {opener + 1}")
        s = LatriaState(seats, self.box, VARIANTS.index(options["variant"]), options["campaign"] == "yes", opener)
        s.clear()
        s.push(Deal(opener))
        return s

    def score(self, s: LatriaState) -> list[ScoreLine]:
        return scoring.lines(s)

    def ranking(self, s: LatriaState) -> list[tuple[int, ...]]:
        return scoring.ranking(s)

    def hide(self, v: LatriaState, seat: int) -> None:
        sight.hide(v, seat)

    def fill(self, w: LatriaState, seat: int) -> None:
        sight.fill(w, seat)

    def faults(self, s: LatriaState) -> list[str]:
        if s.stack and isinstance(s.stack[-1], Deal):
            return []  # nothing lies on the table yet
        return _astrology_faults(s) + _celestial_faults(s) + _hand_faults(s) + _eclipse_faults(s)


def _astrology_faults(s: LatriaState) -> list[str]:
    """Check that every astrology card of the game is in exactly one place."""
    top = s.stack[-1] if s.stack else None
    gone = [int(s.used)] + [sight.purged_card(code) for code in s.purged]
    places = s.hands.list() + s.cards.list() + s.cards_under.list() + gone
    if isinstance(top, (Declare, Follow)):
        places = [*places, int(bit(top.card))]
    cards = [card for place in places for card in bits(place)]
    if sorted(cards) != bits(s.box.deck[s.seats]):
        return [f"astrology cards are not conserved: {len(cards)} in all, {len(set(cards))} different"]
    return []


def _celestial_faults(s: LatriaState) -> list[str]:
    """Check the copies of each celestial face: in the deck, on the stacks, gained, or purged."""
    gone = [SPACE.actions[code].args[1] - CARDS for code in s.purged]
    on_stacks = [face for kind in range(3) for face in s.layers(kind)]
    faults: list[str] = []
    for face in range(len(SKY)):
        copies = int(count(s.composition(), face))
        gained = sum([int(count(bag, face)) for bag in s.skies.list() + s.skies_under.list()])
        there = int(count(s.decks, face)) + on_stacks.count(face) + gained + gone.count(face)
        if there != copies:
            faults.append(f"there are {there} cards {SKY[face]}, not {copies}")
    return faults


def _hand_faults(s: LatriaState) -> list[str]:
    """Check that hands have the size of the round (LO-5.3) and no suit that the seat has shown to lack (LO-10.3)."""
    faults: list[str] = []
    for seat in range(s.seats):
        cards = bits(s.hands[seat])
        if len(cards) != sight.hand_size_of(s, seat):
            faults.append(f"seat {seat} holds {len(cards)} cards, not {sight.hand_size_of(s, seat)}")
        denied = [ASTROLOGY[card] for card in cards if s.void(seat, suit(card))]
        if denied:
            faults.append(f"seat {seat} has shown that it lacks {', '.join(denied)}")
    return faults


def _eclipse_faults(s: LatriaState) -> list[str]:
    """Check the boards against the mutations turned up so far, and that Simple has no markers (LO-7.7)."""
    eclipse = 1 << POLARIS if s.variant == STAR else 0
    for face in range(len(SKY)):
        turned = int(count(s.composition(), face) - count(s.decks, face))
        if s.box.mutation[face] and turned % 2:
            eclipse ^= ALL_SKIES if s.variant == SIMPLE else 1 << KIND_OF_SKY[face]
    faults: list[str] = []
    if s.eclipse != eclipse:
        faults.append(f"the boards show eclipse {s.eclipse:03b}, the mutations make it {eclipse:03b}")
    if s.variant == SIMPLE and any(s.gains(seat, UNDER) for seat in range(s.seats)):
        faults.append("there are gains under an eclipse marker, which Simple does not use")
    return faults


RULES: Final = Latria({})
