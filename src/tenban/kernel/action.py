"""Actions: readable, structured and integer at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from .bits import count_bits, lowest

if TYPE_CHECKING:
    from .state import State


@final
class Domain:
    """What one argument of a verb can be: index <-> notation, e.g. 17 <-> "M3"."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.index: Final = {value: i for i, value in enumerate(values)}


@final
class Action:
    """One interned move."""

    def __init__(self, verb: Verb, args: tuple[int, ...], code: int, text: str) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.arg: Final[i64] = args[0] if args else 0  # nearly every verb has one argument
        self.code: Final = code
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Verb:
    """A family of actions, one per combination of its arguments' values."""

    def __init__(self, name: str, *domains: Domain) -> None:
        self.name: Final = name
        self.domains: Final = domains
        self.sizes: Final = [len(domain.values) for domain in domains]
        self.actions: Final[list[Action]] = []  # in code order; filled when a Space takes the verb

    def of(self, *args: int) -> Action:
        index = 0
        for size, arg in zip(self.sizes, args, strict=True):
            index = index * size + arg
        return self.actions[index]

    def one(self, a: int) -> Action:
        """`of` for a verb of one argument, without the cost of a tuple; `one(0)` for a verb of none."""
        return self.actions[a]

    def two(self, a: int, b: int) -> Action:
        """`of` for a verb of two arguments."""
        return self.actions[a * self.sizes[1] + b]

    def each(self, members: i64) -> list[Action]:
        """One action per member of a bit set, ascending: the options of many a step."""
        size = count_bits(members)
        found = self.actions[:size]  # room for as many, made at once
        for i in range(size):
            found[i] = self.actions[lowest(members)]
            members &= members - 1
        return found

    def any_of(self, members: i64, s: State) -> Action:
        """A random one of `each(members)`, with one draw and no list."""
        k = s.chance.below(count_bits(members))
        while k > 0:
            members &= members - 1
            k -= 1
        return self.actions[lowest(members)]

    def bind(self, first: int) -> list[Action]:
        """Make the verb's actions, numbered from `first`."""
        if self.actions:
            raise ValueError(f"the verb {self.name} already belongs to a space")
        total = 1
        for size in self.sizes:
            total *= size
        for index in range(total):
            args = self._args(index)
            words = [self.name] + [d.values[a] for d, a in zip(self.domains, args, strict=True)]
            self.actions.append(Action(self, args, first + index, " ".join(words)))
        return self.actions

    def _args(self, index: int) -> tuple[int, ...]:
        args: list[int] = []
        for size in reversed(self.sizes):
            args.append(index % size)
            index //= size
        args.reverse()
        return tuple(args)


@final
class Space:
    """A game's whole action space.  Codes are dense; append verbs, never reorder them."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = verbs
        self.actions: Final[list[Action]] = []
        for verb in verbs:
            self.actions.extend(verb.bind(len(self.actions)))
        self.by_text: Final = {action.text: action for action in self.actions}
        if len(self.by_text) != len(self.actions):
            raise ValueError("two actions of a space read the same")
