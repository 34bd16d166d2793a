"""Views: what a seat knows, the worlds that it can imagine, and whether a move showed anything."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from .action import Action
from .chance import UNKNOWN_CHANCE, Chance, FastRandom, UnknownChance
from .move import Move
from .moves import complete_moves
from .play import play, to_act, why_not
from .rules import Rules
from .seat_array import SeatArray
from .snapshot import snapshot
from .state import HIDDEN, OPEN, State, copied, under_seal
from .step import Sealed

S = TypeVar("S", bound=State)

SPECTATOR: Final = -1
_WORLDS: Final = 8  # how many imagined worlds must agree that a move showed nothing


@final
class View(Generic[S]):
    """What one seat knows of a game: a state with holes, the seat, and the rules.

    Bots, hints, scenes and environments accept a View and nothing else, so that none of them can use what the
    seat does not know.  `view` makes one from a true state.  `state` has no future: its chance is unknown.
    """

    def __init__(self, rules: Rules[S], state: S, seat: int) -> None:
        if not isinstance(state.chance, UnknownChance):
            raise TypeError("a View holds only what a seat knows: make one with view(rules, state, seat)")
        self.rules: Final = rules
        self.state: Final = state
        self.seat: Final = seat

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats whose move the game waits for."""
        return to_act(self.state)

    @property
    def asked(self) -> bool:
        """Whether the game waits for this view's seat."""
        return self.seat in to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.state.stack

    def legal(self) -> list[Action]:
        """Return the legal actions of the seat: the next parts of its move."""
        return self.state.stack[-1].legal(self.state, self.seat) if self.asked else []

    def moves(self, most: int = 10_000) -> list[Move] | None:
        """Return the complete legal moves of the seat, or None if there are more than `most`."""
        return complete_moves(self.state, self.seat, most) if self.asked else []

    def imagine(self, seed: int) -> S:
        """Return a possible full state: see `imagine`."""
        return imagine(self, seed)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        now = "over" if self.over else "to act: " + ", ".join([str(seat) for seat in self.to_act])
        return f"<View of {self.rules.name} for {whose}, {now}>"


def view(rules: Rules[S], s: S, seat: int) -> View[S]:
    """Return what `seat` knows: the state with holes, without its future and others' pending choices."""
    v = s.clone()
    conceal(rules, v, seat)
    return View(rules, v, seat)


def conceal(rules: Rules[S], v: S, seat: int) -> None:
    """Make holes in a state, in place, so that it is what `seat` knows."""
    v.chance = UNKNOWN_CHANCE
    if v.sealed is not v.unsealed:
        v.sealed = [code if i == seat or code == OPEN else HIDDEN for i, code in enumerate(v.sealed)]
    if v.picks and seat not in to_act(v):
        v.picks = ()
    rules.hide(v, seat)


@final
class Secrets:
    """What `conceal` takes out of a state, so that it can be put back: cheaper than a view of a clone.

    A SeatArray is changed in place and gets its numbers back; of other values a copy is concealed.
    """

    def __init__(self, hides: tuple[str, ...]) -> None:
        self.hides: Final = hides  # the fields that the rules hide
        self._values: Final[list[Any]] = [None] * len(hides)
        self._numbers: Final = [SeatArray() for _ in hides]
        self._chance: Chance = UNKNOWN_CHANCE
        self._sealed: list[int] = []
        self._picks: tuple[int, ...] = ()

    def take(self, s: State) -> None:
        """Remember the fields of a state, before `conceal` changes them."""
        self._chance, self._sealed, self._picks = s.chance, s.sealed, s.picks
        for i in range(len(self.hides)):
            value: Any = getattr(s, self.hides[i])
            self._values[i] = value
            if isinstance(value, SeatArray):
                self._numbers[i].take(value)
            else:
                setattr(s, self.hides[i], copied(value))

    def restore(self, s: State) -> None:
        """Put everything back."""
        s.chance, s.sealed, s.picks = self._chance, self._sealed, self._picks
        for i in range(len(self.hides)):
            value: Any = self._values[i]
            if isinstance(value, SeatArray):
                value.take(self._numbers[i])
            else:
                setattr(s, self.hides[i], value)


def imagine(v: View[S], seed: int) -> S:
    """Return a possible full state, made from the view alone, with a random future of its own.

    Others' sealed choices are open again, and so is a move that another seat has begun.
    """
    if not isinstance(v, View):
        raise TypeError(f"imagine takes a View, not a {type(v).__name__}")
    known = v.state
    w = known.clone()
    w.chance = FastRandom(seed)
    if known.sealed is not known.unsealed:
        w.sealed = under_seal([OPEN if code == HIDDEN else code for code in known.sealed])
    v.rules.fill(w, v.seat)
    return w


def shown(rules: Rules[S], before: S, move: Move, seat: int) -> bool:
    """Return whether `seat` drew or showed anything by this move from `before`; if not, undo is free.

    Nothing was drawn if chance was not used.  A sealed choice shows nothing until it is revealed.  Any other move
    shows nothing to a watcher if it leads to the same view in every world that the watcher could imagine before.
    """
    after = before.clone()
    for action in move.actions:
        play(rules, after, seat, action)
    known = shown_at_once(rules, before, after, seat)
    if known is not None:
        return known
    watchers = [other for other in range(before.seats) if other != seat] + [SPECTATOR]
    return any(_tells(rules, before, after, move, seat, watcher) for watcher in watchers)


def shown_at_once(rules: Rules[S], before: S, after: S, seat: int) -> bool | None:
    """Return the same for a move of `seat` that led to `after`, or None if worlds would have to be imagined."""
    if after.chance.drawn() != before.chance.drawn():
        return True
    if isinstance(before.stack[-1], Sealed):
        return after.sealed[seat] == OPEN
    return None if rules.info.hidden_information else False


def _tells(rules: Rules[S], before: S, after: S, move: Move, seat: int, watcher: int) -> bool:
    knew, knows = view(rules, before, watcher), snapshot(view(rules, after, watcher).state)
    for seed in range(_WORLDS):
        w = imagine(knew, seed)
        for action in move.actions:
            if why_not(w, seat, action) is not None:
                return True
            play(rules, w, seat, action)
        if snapshot(view(rules, w, watcher).state) != knows:
            return True
    return False
