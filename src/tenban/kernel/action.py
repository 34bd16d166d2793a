"""Actions: what a seat can choose, each with a structure, a notation and an integer code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from .bits import count_bits, lowest

if TYPE_CHECKING:
    from .state import State


@final
class Domain:
    """The values of one argument of a verb: index <-> notation, e.g. 17 <-> "M3"."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.index: Final = {value: i for i, value in enumerate(values)}


@final
class Action:
    """A verb with its arguments.  Each action of a game exists once, so that `is` compares actions."""

    def __init__(self, verb: Verb, args: tuple[int, ...], code: int, text: str) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.arg: Final[i64] = args[0] if args else 0  # the first argument, because most verbs have one
        self.code: Final = code
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Verb:
    """A family of actions: one for each combination of values of its arguments."""

    def __init__(self, name: str, *domains: Domain) -> None:
        self.name: Final = name
        self.domains: Final = domains
        self.sizes: Final = [len(domain.values) for domain in domains]
        self.actions: Final[list[Action]] = []  # in code order; filled by `bind`

    def of(self, *args: int) -> Action:
        """Return the action with these arguments; raise ValueError if there are too few or too many."""
        index = 0
        for size, arg in zip(self.sizes, args, strict=True):
            index = index * size + arg
        return self.actions[index]

    def one(self, a: int) -> Action:
        """Return `of(a)` without the cost of a tuple; `one(0)` also works for a verb without arguments."""
        return self.actions[a]

    def two(self, a: int, b: int) -> Action:
        """Return `of(a, b)` without the cost of a tuple."""
        return self.actions[a * self.sizes[1] + b]

    def each(self, members: i64) -> list[Action]:
        """Return the action of each member of a bit set, in ascending order."""
        size = count_bits(members)
        found = self.actions[:size]  # a list of the right size, allocated at once
        for i in range(size):
            found[i] = self.actions[lowest(members)]
            members &= members - 1
        return found

    def any_of(self, members: i64, s: State) -> Action:
        """Return a random element of `each(members)`, with one draw and without building the list."""
        k = s.chance.below(count_bits(members))
        while k > 0:
            members &= members - 1
            k -= 1
        return self.actions[lowest(members)]

    def bind(self, first: int) -> list[Action]:
        """Create the actions, numbered from `first`, and return them; raise ValueError if the verb has a space."""
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
    """The action space of a game.  Codes are dense; stored games need them, so append verbs and never reorder them."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = verbs
        self.actions: Final[list[Action]] = []
        for verb in verbs:
            self.actions.extend(verb.bind(len(self.actions)))
        self.by_text: Final = {action.text: action for action in self.actions}
        if len(self.by_text) != len(self.actions):
            raise ValueError("two actions of a space read the same")
