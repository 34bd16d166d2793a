"""Who is connected to a table now: through this process and, as they report, through others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from time import monotonic

REPORT_LIFETIME = 75.0  # seconds for which another process's report counts; it is repeated every 30


class Presence:
    def __init__(self, absent_after: float) -> None:
        self.absent_after = absent_after
        self._sockets: Counter[str] = Counter()  # owner ("" for strangers) -> sockets here
        self._elsewhere: dict[str, tuple[float, Counter[str]]] = {}
        self._seen: dict[str, float] = {}
        self._since = monotonic()

    def enter(self, owner: str) -> None:
        self._sockets[owner] += 1
        self._seen[owner] = monotonic()

    def leave(self, owner: str) -> None:
        self._sockets[owner] -= 1
        self._sockets += Counter()  # drops counts that are not positive
        self._seen[owner] = monotonic()

    def local(self) -> dict[str, int]:
        """Return the sockets of this process by owner."""
        return dict(self._sockets)

    def update(self, process: str, sockets: dict[str, int]) -> None:
        """Take in what another process reports about this table."""
        for owner in self._elsewhere.get(process, (0.0, Counter()))[1]:
            self._seen[owner] = monotonic()
        self._elsewhere[process] = (monotonic(), Counter(sockets))

    def _all(self) -> Counter[str]:
        total = Counter(self._sockets)
        for at, sockets in self._elsewhere.values():
            if monotonic() - at < REPORT_LIFETIME:
                total += sockets
        return total

    def here(self) -> Set[str]:
        """Return the owners who are connected."""
        return {owner for owner in self._all() if owner}

    def absent(self, people: Set[str]) -> Set[str]:
        """Return those of `people` who have been away for long."""
        here, now = self.here(), monotonic()
        return {
            owner
            for owner in people
            if owner not in here and now - self._seen.get(owner, self._since) > self.absent_after
        }

    def absent_at(self, owner: str) -> float:
        """Return when, by the monotonic clock, a person who stays away counts as absent."""
        return self._seen.get(owner, self._since) + self.absent_after

    def report(self, people: Set[str]) -> dict[str, int]:
        """Return the sockets of this process for a report: by owner for `people`, all others together under ""."""
        others = sum(count for owner, count in self._sockets.items() if owner not in people)
        return {owner: self._sockets[owner] for owner in people if owner in self._sockets} | {"": others}

    def watchers(self, people: Set[str]) -> int:
        """Return the number of sockets that belong to nobody of `people`."""
        return sum(count for owner, count in self._all().items() if owner not in people)
