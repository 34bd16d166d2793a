"""Who knows what: views, imagined worlds, and whether something was shown."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from .action import Action
from .chance import UNKNOWN_CHANCE, FastRandom
from .play import play, to_act, why_not
from .rules import Rules
from .snapshot import snapshot
from .state import HIDDEN, OPEN, State, under_seal
from .step import Sealed

S = TypeVar("S", bound=State)

SPECTATOR: Final = -1
_WORLDS: Final = 8  # how many imagined worlds must agree that nothing was shown


def view(rules: Rules[S], s: S, seat: int) -> S:
    """What `seat` knows: the same state with holes, no future, no pending choices of others."""
    v = cast(S, s.clone())
    v.chance = UNKNOWN_CHANCE
    if s.sealed is not s.unsealed:
        v.sealed = [code if i == seat or code == OPEN else HIDDEN for i, code in enumerate(s.sealed)]
    if seat not in to_act(s):
        v.picks = ()
    rules.hide(v, seat)
    return v


def imagine(rules: Rules[S], v: S, seat: int, seed: int) -> S:
    """A possible full world, made from the view alone, so it cannot cheat; it has a swift future of its own.

    Others' sealed choices are open again, and so is a choice another seat has half made.
    """
    w = cast(S, v.clone())
    w.chance = FastRandom(seed)
    if v.sealed is not v.unsealed:
        w.sealed = under_seal([OPEN if code == HIDDEN else code for code in v.sealed])
    rules.fill(w, seat)
    return w


def shown(rules: Rules[S], before: S, actions: list[Action], seat: int) -> bool:
    """Did `seat`, by these choices made from `before`, draw or show anything?  If not, undo is free.

    Nothing was drawn if chance stood still.  A secret choice shows nothing while it is sealed, and everything
    when it is revealed.  Any other showed nothing to somebody if in every world that he could imagine
    beforehand it leads him to the same view.
    """
    after = cast(S, before.clone())
    for action in actions:
        play(rules, after, seat, action)
    if after.chance.drawn() != before.chance.drawn():
        return True
    if isinstance(before.stack[-1], Sealed):
        return after.sealed[seat] == OPEN
    watchers = [other for other in range(before.seats) if other != seat] + [SPECTATOR]
    return any(_tells(rules, before, after, actions, seat, watcher) for watcher in watchers)


def _tells(rules: Rules[S], before: S, after: S, actions: list[Action], seat: int, watcher: int) -> bool:
    knew, knows = view(rules, before, watcher), snapshot(view(rules, after, watcher))
    for seed in range(_WORLDS):
        w = imagine(rules, knew, watcher, seed)
        for action in actions:
            if why_not(w, seat, action) is not None:
                return True
            play(rules, w, seat, action)
        if snapshot(view(rules, w, watcher)) != knows:
            return True
    return False
