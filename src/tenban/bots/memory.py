"""What a search remembers: the tree of its last thought, as far as the view allows."""

from __future__ import annotations

from typing import Any, Final, final

from tenban.kernel.action import Action
from tenban.kernel.play import choose, settle
from tenban.kernel.snapshot import snapshot
from tenban.kernel.state import State
from tenban.kernel.step import Sealed
from tenban.kernel.view import imagine

from .search import Search
from .tree import Node

_DEPTH: Final = 4  # choices that may lie between two thoughts
_LOOKED_AT: Final = 300  # positions compared before a tree is given up
_MOST: Final = 6  # trees kept: one a seat of one table


@final
class Memory:
    """Keeps the last trees, one for each game and seat.

    A tree goes on where the new view is reached from the old one by nothing but choices that the searcher saw:
    the parts of its own choice, which change nothing else; and, where nothing at all is hidden, everybody's
    choices as long as no chance comes between.  Anything else is thought out anew.
    """

    def __init__(self) -> None:
        self.last: dict[tuple[str, int, int], Search] = {}

    def keep(self, search: Search) -> None:
        key = (search.rules.name, search.v.seats, search.seat)
        self.last.pop(key, None)
        if len(self.last) >= _MOST:
            del self.last[next(iter(self.last))]  # the oldest
        self.last[key] = search

    def recall(self, search: Search) -> bool:
        """Give the search the part of an old tree that belongs to its view, if there is one."""
        old = self.last.get((search.rules.name, search.v.seats, search.seat))
        if old is None or old.rules is not search.rules or old.budget is not search.budget:
            return False
        found = Walk(search, hides_nothing(old)).find(old.root, old.v.clone(), _DEPTH)
        if found is not None:
            search.root = found
        return found is not None


def hides_nothing(search: Search) -> bool:
    """Is the view a full state?  Imagining a world fills every hole, so there is none if nothing was filled."""
    w = imagine(search.view, 0)
    w.chance = search.v.chance
    return bool(snapshot(w) == snapshot(search.v))


@final
class Walk:
    """From an old view along the old tree to a new view."""

    def __init__(self, search: Search, everything: bool) -> None:
        self.search: Final = search
        self.wanted: Final[Any] = snapshot(search.v)
        self.everything: Final = everything  # nothing is hidden: a view can be played on like a state
        self.left = _LOOKED_AT

    def find(self, node: Node, v: State, depth: int) -> Node | None:
        if self._arrived(v):
            return node
        if depth == 0 or not v.stack or isinstance(v.stack[-1], Sealed):
            return None
        actors = v.stack[-1].actors(v)
        for arm in node.of(actors[0]).arms if len(actors) == 1 else []:
            child = arm.child
            if child is None or self.left <= 0:
                continue
            self.left -= 1
            w = v.clone()
            if self._play(w, actors[0], arm.action):
                found = self.find(child, w, depth - 1)
                if found is not None:
                    return found
        return None

    def _arrived(self, v: State) -> bool:
        wanted = self.search.v
        return v.picks == wanted.picks and v.stack == wanted.stack and bool(snapshot(v) == self.wanted)

    def _play(self, w: State, seat: int, action: Action) -> bool:
        """Carry a choice out, if that is possible in what is known."""
        step = w.stack[-1]
        if not self.everything and not (seat == self.search.seat and step.part(w, seat, action)):
            return False
        if action not in step.legal(w, seat):  # it was, in an imagined world
            return False
        try:
            choose(w, step, seat, action)
            settle(w)
        except ValueError:  # chance decides what comes
            return False
        return True
