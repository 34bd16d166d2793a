"""Tree reuse: a search goes on with the tree of an earlier one where the view allows it."""

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

_MOST_DEPTH: Final = 4  # choices between two searches
_MOST_POSITIONS: Final = 300  # compared before a tree is given up
_MOST_TREES: Final = 6  # one per seat of one table


@final
class Memory:
    """Keeps the last search of each game and seat.

    A tree is reused if the new view is reached from the old one only by choices that the searcher saw: the parts of
    its own move, which change nothing else; and, if nothing is hidden, the choices of all seats as long as nothing is
    drawn between them.  Otherwise the new search starts from an empty tree.
    """

    def __init__(self) -> None:
        self.last: dict[tuple[str, int, int], Search] = {}

    def keep(self, search: Search) -> None:
        """Store a search in place of the last one of its game and seat."""
        key = (search.rules.name, search.v.seats, search.seat)
        self.last.pop(key, None)
        if len(self.last) >= _MOST_TREES:
            del self.last[next(iter(self.last))]  # the oldest
        self.last[key] = search

    def recall(self, search: Search) -> bool:
        """Give the search the subtree that belongs to its view; return whether there is one."""
        old = self.last.get((search.rules.name, search.v.seats, search.seat))
        if old is None or old.rules is not search.rules or old.budget is not search.budget:
            return False
        found = Walk(search, is_full_state(old)).find(old.root, old.v.clone(), _MOST_DEPTH)
        if found is not None:
            own, allowed = found.of(search.seat), search.view.legal()
            own.arms = [arm for arm in own.arms if arm.action in allowed]  # others were legal in an imagined world
            search.root = found
        return found is not None


def is_full_state(search: Search) -> bool:
    """Return whether the view has no holes: then imagining a world changes nothing."""
    w = imagine(search.view, 0)
    w.chance = search.v.chance
    return bool(snapshot(w) == snapshot(search.v))


@final
class Walk:
    """A walk from an old view along its tree to a new view."""

    def __init__(self, search: Search, open_information: bool) -> None:
        self.search: Final = search
        self.wanted: Final[Any] = snapshot(search.v)
        self.open_information: Final = open_information  # if nothing is hidden, a view can be played like a state
        self.left = _MOST_POSITIONS

    def find(self, node: Node, v: State, depth: int) -> Node | None:
        """Return the node of the new view at or below `node`, whose view is `v`, or None."""
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
        """Carry a choice out; return False if the view does not tell what it leads to."""
        step = w.stack[-1]
        if not self.open_information and seat != self.search.seat:
            return False
        if action not in step.legal(w, seat):  # it was legal in an imagined world
            return False
        if not self.open_information and not step.part(w, seat, action):
            return False
        try:
            choose(w, step, seat, action)
            settle(w)
        except ValueError:  # the choice draws something
            return False
        return True
