"""What a search remembers: the tree of its last thought, as far as the view allows."""

from __future__ import annotations

from typing import Any, Final, cast, final

from tenban.kernel.play import play, to_act
from tenban.kernel.snapshot import snapshot
from tenban.kernel.state import State
from tenban.kernel.step import Sealed

from .search import Search
from .tree import Node

_LOOKED_AT: Final = 200  # positions compared before a tree is given up


@final
class Memory:
    """Keeps the last tree of each game and seat.

    A tree goes on where the new view can be reached from the old one by choices that everybody saw and no
    chance: a part of one's own choice, a move on an open board.  Anything else is thought out anew.
    """

    def __init__(self) -> None:
        self.last: dict[tuple[str, int], Search] = {}

    def keep(self, search: Search) -> None:
        if len(self.last) > 64:
            self.last.clear()
        self.last[(search.rules.name, search.seat)] = search

    def recall(self, search: Search) -> None:
        """Give the search the part of the old tree that belongs to its view, if there is one."""
        old = self.last.get((search.rules.name, search.seat))
        if old is None or old.v.seats != search.v.seats:
            return
        wanted = snapshot(search.v)
        found = self._find(search, old.root, cast(Any, old.v.clone()), wanted, [_LOOKED_AT], 3)
        if found is not None:
            search.root = found

    def _find(
        self, search: Search, node: Node, v: State, wanted: dict[str, Any], left: list[int], depth: int
    ) -> Node | None:
        """Walk the tree along open choices; `left` counts down the positions still to look at."""
        left[0] -= 1
        if snapshot(v) == wanted:
            return node
        seats = to_act(v)
        if depth == 0 or len(seats) != 1 or isinstance(v.stack[-1], Sealed):
            return None
        for arm in node.arms[seats[0]]:
            if arm.child is None or left[0] <= 0:
                continue
            w = v.clone()
            try:
                play(search.rules, w, seats[0], arm.action)
            except ValueError:  # chance, or something hidden, decides what comes
                continue
            found = self._find(search, arm.child, w, wanted, left, depth - 1)
            if found is not None:
                return found
        return None
