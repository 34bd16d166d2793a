"""Stories: games played at random, and the way back to any moment of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any

from tenban.kernel import (
    SPECTATOR,
    Action,
    Chance,
    KeyedRandom,
    Oracle,
    Record,
    Rules,
    SetupError,
    State,
    legal,
    play,
    settle,
    to_act,
)
from tenban.registry import Game

MOST_CHOICES = 20_000  # a game that asks more often than this does not end


@dataclass(frozen=True)
class Story:
    """Enough to come to one position again."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    wild: bool = False  # begun in a position of the oracle's making
    moves: tuple[tuple[int, str], ...] = ()

    @property
    def key(self) -> bytes:
        return self.seed.to_bytes(16, "big")

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items()) or "none"
        start = "wild start, " if self.wild else ""
        moves = ", ".join(f"{seat}: {text}" for seat, text in self.moves) or "none yet"
        return f"{self.game}, {self.seats} seats, options {options}, {start}seed {self.seed}\nmoves: {moves}"


@dataclass(frozen=True)
class Choice:
    """A state as it was and what somebody then chose."""

    then: State
    seat: int
    action: Action


@dataclass
class Playthrough:
    """One game played at random: every state in which somebody had to choose, and the last."""

    game: Game
    rules: Rules[Any]
    story: Story
    states: list[State]
    choices: list[Choice] = field(default_factory=list)

    @cached_property
    def oracle(self) -> Oracle[Any] | None:
        found: Oracle[Any] | None = self.game.oracle
        return found

    @property
    def ended(self) -> bool:
        return not to_act(self.states[-1])

    def moments(self) -> Iterator[Moment]:
        for n in range(len(self.states)):
            yield Moment(self, n)

    def record(self) -> Record:
        moves = [(choice.seat, choice.action.text) for choice in self.choices]
        totals = self.rules.totals(self.states[-1]) if self.ended else None
        story = self.story
        return Record(
            story.game, self.rules.version, story.seats, story.key, options=story.options, moves=moves, totals=totals
        )


@dataclass(frozen=True)
class Moment:
    """A playthrough after `n` choices.  Checks look at its state and never change it: they work on clones."""

    through: Playthrough
    n: int

    @property
    def game(self) -> Game:
        return self.through.game

    @property
    def rules(self) -> Rules[Any]:
        return self.through.rules

    @property
    def oracle(self) -> Oracle[Any] | None:
        return self.through.oracle

    @property
    def state(self) -> State:
        return self.through.states[self.n]

    @property
    def past(self) -> list[Choice]:
        return self.through.choices[: self.n]

    @property
    def seed(self) -> int:
        """A number of this moment's own, for whatever a check does at random."""
        return self.through.story.seed * 1009 + self.n

    @property
    def story(self) -> Story:
        return replace(self.through.story, moves=tuple((c.seat, c.action.text) for c in self.past))

    @cached_property
    def actors(self) -> tuple[int, ...]:
        return to_act(self.state)

    @cached_property
    def viewers(self) -> list[int]:
        """Two of those who look on: seats, or a spectator."""
        everyone = [SPECTATOR, *range(self.state.seats)]
        return Random(self.seed).sample(everyone, min(2, len(everyone)))

    @cached_property
    def memo(self) -> dict[str, Any]:
        """What one check worked out and another can use."""
        return {}


def begin(game: Game, story: Story, chance: Chance | None = None, listen: bool = False) -> State:
    """The position in which a story begins, run to the first choice; `listen`: with its events in `log`."""
    rules = game.rules
    options = rules.checked(story.seats, story.options)
    s: State = game.oracle.wild(story.seats, options, story.seed) if story.wild else rules.setup(story.seats, options)
    s.chance = chance or KeyedRandom(story.key)
    s.log = [] if listen else None
    settle(s)
    return s


def open_playthrough(game: Game, story: Story) -> Playthrough:
    return Playthrough(game, game.rules, story, [begin(game, story)])


def play_on(through: Playthrough, most: int | None = None) -> Iterator[Moment]:
    """Choose at random to the end; yields every moment, the first and the last included."""
    rng = Random(through.story.seed)
    yield Moment(through, 0)
    for n in range(1, (most or MOST_CHOICES) + 1):
        s = through.states[-1].clone()  # so that whatever a clone forgets is missed
        actors = to_act(s)
        if not actors:
            return
        seat = rng.choice(actors)
        action = rng.choice(legal(s, seat))
        play(through.rules, s, seat, action)
        through.choices.append(Choice(through.states[-1], seat, action))
        through.states.append(s)
        yield Moment(through, n)


def play_through(game: Game, story: Story) -> Playthrough:
    """A whole game at random."""
    through = open_playthrough(game, story)
    for _ in play_on(through):
        pass
    return through


def kind_of(s: State) -> tuple[str, bool, bool]:
    """Moments are alike if they are in the same step and equally far in it."""
    top = type(s.stack[-1]).__name__ if s.stack else "the end"
    return top, any(code >= 0 for code in s.sealed), bool(s.picks)


def sample(through: Playthrough, each: int) -> list[Moment]:
    """The first moment, and up to `each` of every kind, so that rare steps count as much as common ones."""
    kinds: dict[tuple[str, bool, bool], list[Moment]] = {}
    for moment in through.moments():
        kinds.setdefault(kind_of(moment.state), []).append(moment)
    rng = Random(through.story.seed)
    chosen = {m.n for alike in kinds.values() for m in rng.sample(alike, min(each, len(alike)))}
    return [Moment(through, n) for n in sorted(chosen | {0})]


def some_options(rules: Rules[Any], seats: int, seed: int) -> dict[str, str]:
    """Options at random, defaults as often as anything else; seed 0 has only defaults."""
    rng = Random(seed)
    for _ in range(100 if seed else 0):
        options = {o.name: rng.choice([o.default, rng.choice(o.values)]) for o in rules.options}
        if fits(rules, seats, options):
            return options
    return {option.name: option.default for option in rules.options}


def fits(rules: Rules[Any], seats: int, options: dict[str, str]) -> bool:
    """Does the game allow these options with so many seats?  What else goes wrong shows when it is played."""
    try:
        rules.setup(seats, rules.checked(seats, options))
    except SetupError:
        return False
    except Exception:
        return True
    return True


def offers_wild(game: Game, seats: int, options: dict[str, str], seed: int) -> bool:
    """Does the oracle offer a wild position?  If it breaks down over it, that shows when it is played."""
    if game.oracle is None:
        return False
    try:
        return game.oracle.wild(seats, game.rules.checked(seats, options), seed) is not None
    except Exception:
        return True
