"""Rate limits and counts, by address and by the network an address belongs to."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic

MOST_ADDRESSES = 20_000
PER_NETWORK = 4  # a network may use as much as this many addresses


@lru_cache(maxsize=10_000)
def places_of(address: str) -> tuple[str, str]:
    """Return what limits count an address as: a client, and its network ("" if it has none of its own).

    A client with an IPv6 address has 2^64 of them, so those count as one.  A local network is not limited as a whole.
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address, ""
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    if isinstance(known, IPv4Address):
        return str(known), "" if known.is_private else str(IPv4Network((known, 24), strict=False))
    network = str(IPv6Network((known, 48), strict=False))
    return str(IPv6Network((known, 64), strict=False)), "" if known.is_private else network


class Networks:
    """A list of addresses and networks."""

    def __init__(self, words: str) -> None:
        """Raise ValueError for a word that is neither "*" nor an address nor a network."""
        wanted = words.replace(",", " ").split()
        self._everybody = "*" in wanted
        self._networks = [ip_network(word, strict=False) for word in wanted if word != "*"]

    def __contains__(self, address: object) -> bool:
        if self._everybody:
            return True
        try:
            known = ip_address(str(address))
        except ValueError:
            return False
        if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        return any(known in network for network in self._networks if network.version == known.version)


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
    """One bucket per address and per network; when there are too many, the least recently used is dropped."""

    def __init__(self, rate: float, burst: float = 5.0) -> None:
        self._rate = rate
        self._burst = burst
        self._all: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Return whether one more request from this address is granted."""
        client, network = places_of(address)
        return self._take(client, 1) and (not network or self._take(network, PER_NETWORK))

    def _take(self, place: str, share: int) -> bool:
        bucket = self._all.pop(place, None) or Bucket(self._rate * share, self._burst)
        self._all[place] = bucket
        if len(self._all) > MOST_ADDRESSES:
            del self._all[next(iter(self._all))]
        return bucket.take()


class Sockets:
    """Counts what is open, in all, per address and per network."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str, share: int = 1) -> bool:
        """Count a new one; return False if there are too many.  A proxy may have `share` times as many."""
        client, network = places_of(address)
        most = self._most_per_address * share
        if self.count >= self._most or self._open[client] >= most:
            return False
        if network and self._open[network] >= most * PER_NETWORK:
            return False
        for place in (client, network):
            self._open[place] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        for place in places_of(address):
            self._open[place] -= 1
            if self._open[place] <= 0:
                del self._open[place]
