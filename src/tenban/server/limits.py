"""Rate limits: a token bucket per address."""

from __future__ import annotations

from collections import Counter
from time import monotonic

MOST_ADDRESSES = 20_000


class Bucket:
    """Grants `rate` requests a second, and up to `burst` seconds' worth of them at once."""

    def __init__(self, rate: float, burst: float = 5.0) -> None:
        self._rate = rate
        self._most = max(1.0, rate * burst)
        self._left = self._most
        self._at = monotonic()

    def take(self) -> bool:
        """Return whether one more request is granted."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One bucket per address; when there are too many, the least recently used is dropped."""

    def __init__(self, rate: float, burst: float = 5.0) -> None:
        self._rate = rate
        self._burst = burst
        self._all: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Return whether one more request from this address is granted."""
        bucket = self._all.pop(address, None) or Bucket(self._rate, self._burst)
        self._all[address] = bucket
        if len(self._all) > MOST_ADDRESSES:
            del self._all[next(iter(self._all))]
        return bucket.take()


class Sockets:
    """Counts the open sockets, in all and per address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Count a new socket; return False if there are too many."""
        if self.count >= self._most or self._open[address] >= self._most_per_address:
            return False
        self._open[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
