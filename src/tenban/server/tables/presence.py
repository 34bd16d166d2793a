"""Who is at a table now: through this process and, as they tell us, through others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from time import monotonic

REMEMBER = 75.0  # seconds for which another process's word counts; it repeats it every 30


class Presence:
    def __init__(self, absent_after: float) -> None:
        self._absent_after = absent_after
        self._sockets: Counter[str] = Counter()  # owner ("" for strangers) -> sockets here
        self._elsewhere: dict[str, tuple[float, Counter[str]]] = {}
        self._seen: dict[str, float] = {}
        self._since = monotonic()

    def enter(self, owner: str) -> None:
        self._sockets[owner] += 1
        self._seen[owner] = monotonic()

    def part(self, owner: str) -> None:
        self._sockets[owner] -= 1
        self._sockets += Counter()  # drops what is not positive
        self._seen[owner] = monotonic()

    def local(self) -> dict[str, int]:
        return dict(self._sockets)

    def hear(self, process: str, sockets: dict[str, int]) -> None:
        """What another process says of this table."""
        for owner in self._elsewhere.get(process, (0.0, Counter()))[1]:
            self._seen[owner] = monotonic()
        self._elsewhere[process] = (monotonic(), Counter(sockets))

    def _all(self) -> Counter[str]:
        total = Counter(self._sockets)
        for at, sockets in self._elsewhere.values():
            if monotonic() - at < REMEMBER:
                total += sockets
        return total

    def here(self) -> Set[str]:
        return {owner for owner in self._all() if owner}

    def absent(self, people: Set[str]) -> Set[str]:
        """Those of `people` who have been away for long."""
        here, now = self.here(), monotonic()
        return {
            owner
            for owner in people
            if owner not in here and now - self._seen.get(owner, self._since) > self._absent_after
        }

    def watchers(self, people: Set[str]) -> int:
        return sum(count for owner, count in self._all().items() if owner not in people)
