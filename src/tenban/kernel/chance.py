"""Sources of randomness: a secret key, a fast generator, a script, or none."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from .errors import TenbanError

_WORD: Final = 6  # bytes of a word
_WORDS: Final = 8  # words of a digest
_RANGE: Final = 1 << 48
# below 2**62, so that compiled code does not box them
_MASK62: Final = (1 << 62) - 1
_MULTIPLIER: Final = 2862933555777941757


class Chance:
    """A stream of uniform random integers."""

    def below(self, n: i64) -> i64:
        """Return a uniform random integer in range(n)."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """Return a stream that continues with the same numbers, independently of this one."""
        raise NotImplementedError

    def drawn(self) -> int:
        """Return how many words were drawn, so that an undo can be refused if it would take a draw back."""
        return 0

    def fields(self) -> tuple[object, ...]:
        """Return the kind and the arguments of the constructor, for codec and equality."""
        raise NotImplementedError


@final
class KeyedRandom(Chance):
    """A stream determined by a key: reproducible in any language, and not predictable without the key.

    Word i is the (i mod 8)-th six bytes, big-endian, of BLAKE2b(i div 8 as eight bytes, 48-byte digest)
    under the key.  A word at or past the last whole multiple of n is skipped, so that `below(n)` is uniform.
    """

    def __init__(self, key: bytes, draws: int = 0) -> None:
        self.key: Final = key
        self.draws = draws
        self._block = -1  # the number of the digest below: a cache, derived from key and draws
        self._digest = b""

    def below(self, n: i64) -> i64:
        limit = _RANGE - _RANGE % int(n)
        while True:
            word = self._word()
            if word < limit:
                return word % int(n)

    def _word(self) -> int:
        block, at = divmod(self.draws, _WORDS)
        if block != self._block:
            self._digest = blake2b(block.to_bytes(8, "big"), key=self.key, digest_size=_WORD * _WORDS).digest()
            self._block = block
        self.draws += 1
        return int.from_bytes(self._digest[at * _WORD : at * _WORD + _WORD], "big")

    def copy(self) -> Chance:
        return KeyedRandom(self.key, self.draws)

    def drawn(self) -> int:
        return self.draws

    def fields(self) -> tuple[object, ...]:
        return ("keyed", self.key, self.draws)


@final
class FastRandom(Chance):
    """A multiplicative congruential generator on odd 62-bit numbers, for imagined worlds and simulations."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = _scramble(seed)

    def below(self, n: i64) -> i64:
        self.word = (self.word * _MULTIPLIER) & _MASK62
        return ((self.word >> 30) * n) >> 32

    def copy(self) -> Chance:
        other = FastRandom(0)
        other.word = self.word
        return other

    def fields(self) -> tuple[object, ...]:
        return ("fast", int(self.word))


def _scramble(seed: int) -> i64:
    """Return the first word for a seed of up to 60 bits, so that neighbouring seeds give unrelated streams.

    Multiplication alone would keep neighbours correlated, so each round also folds the high half into the low half.
    """
    low: i64 = seed & 0x3FFFFFFF
    high: i64 = (seed >> 30) & 0x3FFFFFFF
    word: i64 = ((low * 0x1E3779B97F4A7C15) & _MASK62) ^ ((high * 0x2545F4914F6CDD1D) & _MASK62)
    word = ((word << 1) | 1) & _MASK62
    for _ in range(3):
        word = ((word ^ (word >> 32)) * _MULTIPLIER) & _MASK62
    return word | 1


@final
class ScriptedRandom(Chance):
    """A stream that returns a given list of draws, for tests.  Raises ValueError where the list does not fit."""

    def __init__(self, draws: list[int], at: int = 0) -> None:
        self.draws: Final = draws
        self.at = at

    def below(self, n: i64) -> i64:
        if self.at >= len(self.draws):
            raise ValueError(f"the script has no draw number {self.at + 1}")
        draw = self.draws[self.at]
        if not 0 <= draw < n:
            raise ValueError(f"draw number {self.at + 1} of the script is {draw}, not below {n}")
        self.at += 1
        return draw

    def copy(self) -> Chance:
        return ScriptedRandom(self.draws, self.at)

    def drawn(self) -> int:
        return self.at

    def fields(self) -> tuple[object, ...]:
        return ("scripted", self.draws, self.at)


class DrawNeededError(TenbanError):
    """The next draw is not decided yet: `outcomes` is how many it could have, all equally likely."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"a draw with {outcomes} outcomes is not decided yet")
        self.outcomes: Final = outcomes


@final
class ExplicitRandom(Chance):
    """A stream of decided draws, which raises DrawNeededError when the next one is not decided.

    A move that raises it has changed its state; carry it out again, on a clone from before, with one draw more.
    """

    def __init__(self, draws: list[int], at: int = 0) -> None:
        self.draws: Final = draws
        self.at = at

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at >= len(self.draws):
            raise DrawNeededError(int(n))
        draw = self.draws[self.at]
        self.at += 1
        return draw

    def copy(self) -> Chance:
        return ExplicitRandom(self.draws, self.at)

    def drawn(self) -> int:
        return self.at

    def fields(self) -> tuple[object, ...]:
        return ("explicit", self.draws, self.at)


@final
class AlteredRandom(Chance):
    """Another stream with one draw changed, for tests: the change must be visible to a seat only if it may know."""

    def __init__(self, inner: Chance, altered: int, at: int = 0) -> None:
        self.inner: Final = inner
        self.altered: Final = altered  # the index of the changed draw
        self.at = at

    def below(self, n: i64) -> i64:
        draw = self.inner.below(n)
        if self.at == self.altered:
            draw = (draw + 1) % n
        self.at += 1
        return draw

    def copy(self) -> Chance:
        return AlteredRandom(self.inner.copy(), self.altered, self.at)

    def drawn(self) -> int:
        return self.at

    def fields(self) -> tuple[object, ...]:
        return ("altered", self.inner.fields(), self.altered, self.at)


@final
class TracedRandom(Chance):
    """Another stream that notes what was asked of it and what it returned, for tests and test vectors."""

    def __init__(self, inner: Chance) -> None:
        self.inner: Final = inner
        self.bounds: list[int] = []
        self.results: list[int] = []

    def below(self, n: i64) -> i64:
        draw = self.inner.below(n)
        self.bounds.append(int(n))
        self.results.append(int(draw))
        return draw

    def copy(self) -> Chance:
        other = TracedRandom(self.inner.copy())
        other.bounds, other.results = self.bounds[:], self.results[:]
        return other

    def drawn(self) -> int:
        return self.inner.drawn()

    def fields(self) -> tuple[object, ...]:
        return ("traced", self.inner.fields(), self.bounds, self.results)


class UnknownChanceError(TenbanError, ValueError):
    """A draw was requested from the unknown chance of a view."""


@final
class UnknownChance(Chance):
    """The chance of a view, which cannot be drawn from, so that a view reveals no future."""

    def below(self, n: i64) -> i64:
        raise UnknownChanceError("a view has no future: imagine a world first")

    def copy(self) -> Chance:
        return self

    def fields(self) -> tuple[object, ...]:
        return ("unknown",)


UNKNOWN_CHANCE: Final = UnknownChance()
