"""Playthroughs: games played at random, and scenarios, which lead back to any moment of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any

from tenban.kernel import (
    EVERYONE,
    SPECTATOR,
    Action,
    Chance,
    Event,
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

MOST_CHOICES = 20_000  # a game with more choices than this counts as endless


@dataclass(frozen=True)
class Scenario:
    """How to reach one position again: the setup, the seed and the moves."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    wild: bool = False  # starts from `Oracle.wild` instead of `Rules.setup`
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
class PlayedAction:
    """An action, the seat that chose it, the state before it, and the events that followed."""

    before: State
    seat: int
    action: Action
    events: tuple[Event, ...] = ()


@dataclass
class Playthrough:
    """One game played at random: every state with a choice in it, and the last state."""

    game: Game
    rules: Rules[Any]
    scenario: Scenario
    states: list[State]
    choices: list[PlayedAction] = field(default_factory=list)

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
        scenario = self.scenario
        return Record(
            scenario.game,
            self.rules.version,
            scenario.seats,
            scenario.key,
            options=scenario.options,
            moves=moves,
            totals=totals,
        )


@dataclass(frozen=True)
class Moment:
    """A playthrough after `n` choices.  Checks never change its state: they work on clones."""

    playthrough: Playthrough
    n: int

    @property
    def game(self) -> Game:
        return self.playthrough.game

    @property
    def rules(self) -> Rules[Any]:
        return self.playthrough.rules

    @property
    def oracle(self) -> Oracle[Any] | None:
        return self.playthrough.oracle

    @property
    def state(self) -> State:
        return self.playthrough.states[self.n]

    @property
    def past(self) -> list[PlayedAction]:
        return self.playthrough.choices[: self.n]

    @property
    def seed(self) -> int:
        """A seed for the random parts of a check, different at every moment."""
        return self.playthrough.scenario.seed * 1009 + self.n

    @property
    def scenario(self) -> Scenario:
        return replace(self.playthrough.scenario, moves=tuple((c.seat, c.action.text) for c in self.past))

    @cached_property
    def actors(self) -> tuple[int, ...]:
        return to_act(self.state)

    @cached_property
    def viewers(self) -> list[int]:
        """Two viewers, drawn from the seats and the spectator."""
        everyone = [SPECTATOR, *range(self.state.seats)]
        return Random(self.seed).sample(everyone, min(2, len(everyone)))

    @cached_property
    def memo(self) -> dict[str, Any]:
        """Results that several checks share."""
        return {}


@dataclass
class Series:
    """What is kept of all games of one run, for checks that need more than one game."""

    rules: Rules[Any]
    games: int = 0
    draws: int = 0  # of chance, in all games
    longest: int = 0  # choices of the longest game
    seats: set[int] = field(default_factory=set)
    states: list[State] = field(default_factory=list)  # a sample of each game
    scenario: Scenario | None = None  # of the longest game

    def add(self, playthrough: Playthrough, moments: Sequence[Moment]) -> None:
        """Count a whole game; `moments` are a sample of it."""
        self.games += 1
        self.draws += playthrough.states[-1].chance.drawn()
        self.seats.add(playthrough.scenario.seats)
        self.states += [moment.state for moment in moments]
        if self.scenario is None or len(playthrough.choices) > self.longest:
            self.longest = len(playthrough.choices)
            self.scenario = playthrough.scenario


def begin(game: Game, scenario: Scenario, chance: Chance | None = None, listen: bool = False) -> State:
    """Return the first position of a scenario, run to the first choice; with `listen`, its events are in `log`."""
    rules = game.rules
    options = rules.checked(scenario.seats, scenario.options)
    s: State = (
        game.oracle.wild(scenario.seats, options, scenario.seed)
        if scenario.wild
        else rules.setup(scenario.seats, options)
    )
    s.chance = chance or KeyedRandom(scenario.key)
    s.log = [] if listen else None
    settle(s)
    return s


def open_playthrough(game: Game, scenario: Scenario) -> Playthrough:
    return Playthrough(game, game.rules, scenario, [begin(game, scenario)])


def play_on(playthrough: Playthrough, most: int | None = None) -> Iterator[Moment]:
    """Choose at random to the end; yield every moment, including the first and the last."""
    rng = Random(playthrough.scenario.seed)
    yield Moment(playthrough, 0)
    for n in range(1, (most or MOST_CHOICES) + 1):
        s = playthrough.states[-1].clone()  # a field that clones lose goes missing here
        actors = to_act(s)
        if not actors:
            return
        seat = rng.choice(actors)
        action = rng.choice(legal(s, seat))
        log: list[Event] = []
        s.log = log
        play(playthrough.rules, s, seat, action)
        s.log = None
        playthrough.choices.append(PlayedAction(playthrough.states[-1], seat, action, tuple(log)))
        playthrough.states.append(s)
        yield Moment(playthrough, n)


def random_playthrough(game: Game, scenario: Scenario) -> Playthrough:
    """Return a whole random game."""
    playthrough = open_playthrough(game, scenario)
    for _ in play_on(playthrough):
        pass
    return playthrough


def kind_of(s: State) -> tuple[str, bool, bool]:
    """Return the kind of a moment: its step, and whether choices are sealed or partly made."""
    top = type(s.stack[-1]).__name__ if s.stack else "the end"
    return top, any(code >= 0 for code in s.sealed), bool(s.picks)


def sample(playthrough: Playthrough, each: int) -> list[Moment]:
    """Return the first moment and up to `each` of every kind, so that rare steps count as much as common ones."""
    kinds: dict[tuple[str, bool, bool], list[Moment]] = {}
    for moment in playthrough.moments():
        kinds.setdefault(kind_of(moment.state), []).append(moment)
    rng = Random(playthrough.scenario.seed)
    chosen = {m.n for alike in kinds.values() for m in rng.sample(alike, min(each, len(alike)))}
    return [Moment(playthrough, n) for n in sorted(chosen | {0})]


def sample_events(playthrough: Playthrough, each: int) -> list[Moment]:
    """Return the first moment, and up to `each` moments before moves that cause an event of each kind.

    An event with a restricted audience counts as a kind of its own.
    """
    seen: Counter[tuple[str, bool]] = Counter()
    chosen = {0}
    order = list(enumerate(playthrough.choices))
    Random(playthrough.scenario.seed).shuffle(order)
    for n, choice in order:
        kinds = {(event.name, event.audience == EVERYONE) for event in choice.events}
        if any(seen[kind] < each for kind in kinds):
            seen.update(kinds)
            chosen.add(n - len(choice.before.picks))  # where the move began
    return [Moment(playthrough, n) for n in sorted(chosen)]


def some_options(rules: Rules[Any], seats: int, seed: int) -> dict[str, str]:
    """Return random options, half of them defaults; seed 0 returns the defaults."""
    rng = Random(seed)
    for _ in range(100 if seed else 0):
        options = {o.name: rng.choice([o.default, rng.choice(o.values)]) for o in rules.options}
        if fits(rules, seats, options):
            return options
    return {option.name: option.default for option in rules.options}


def fits(rules: Rules[Any], seats: int, options: dict[str, str]) -> bool:
    """Return whether the game allows these options with so many seats; other errors show when it is played."""
    try:
        rules.setup(seats, rules.checked(seats, options))
    except SetupError:
        return False
    except Exception:
        return True
    return True


def offers_wild(game: Game, seats: int, options: dict[str, str], seed: int) -> bool:
    """Return whether the oracle offers a wild position; an error in it shows when the position is played."""
    if game.oracle is None:
        return False
    try:
        return game.oracle.wild(seats, game.rules.checked(seats, options), seed) is not None
    except Exception:
        return True
