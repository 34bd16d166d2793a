"""The registry of installed games: every package that an entry point of the group `tenban.games` names."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from math import inf
from typing import Any, NamedTuple, cast

from tenban.kernel import GameInfo, Heuristics, Rules, TenbanError, Tensor
from tenban.kernel.weights import Features, LearnedHeuristics, Weights, weights_of
from tenban.lessons import Lesson, lessons_of
from tenban.ratings import RatedBots, read_ratings
from tenban.scene.card import Card, reference_card
from tenban.scene.face import Face
from tenban.scene.how import Paragraph, how_to_play
from tenban.scene.schema import Sheet
from tenban.scene.words import Words, words_of

GROUP = "tenban.games"


class UnknownGameError(TenbanError, KeyError):
    """A name that is no game's; the message suggests the nearest name and lists all."""


class LevelsError(TenbanError, ValueError):
    """A levels.json that cannot be used; the message says what would be right."""


class NoTensorError(TenbanError, LookupError):
    """A game whose package has no tensor.py."""


@dataclass(frozen=True, repr=False)
class Game:
    """An installed game.  Every game's package has the same file names.

    >>> tenban.game("latria")
    <Game latria: Latria Opus, 3 to 6 seats>
    """

    name: str
    package: str

    @property
    def title(self) -> str:
        """The name of the game in English, as its box prints it."""
        return self.words("en")("title")

    @property
    def info(self) -> GameInfo:
        """What the game is: its version, seats, whether it has hidden information or chance.

        >>> tenban.game("latria").info.hidden_information
        True
        """
        return self.rules.info

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game: its options, actions, clauses and scoring.

        >>> [option.name for option in tenban.game("latria").rules.options]
        ['variant', 'campaign', 'dealer']
        """
        return cast("Rules[Any]", self._part("rules", "RULES"))

    @property
    def heuristics(self) -> Heuristics[Any]:
        """The advice of the game to bots; neutral if the game has no heuristics.py."""
        return cast(
            "Heuristics[Any]", self._part("heuristics", "HEURISTICS") if self.has("heuristics") else Heuristics()
        )

    @property
    def features(self) -> Features[Any] | None:
        """The features that weights can be learned for; None without a features.py."""
        return cast("Features[Any]", self._part("features", "FEATURES")) if self.has("features") else None

    @property
    def weights(self) -> Weights | None:
        """The learned weights that come with the game; None without a weights.json.

        >>> tenban.game("connect_four").weights is None
        True
        """
        return weights_of(self.package)

    @property
    def learned(self) -> Heuristics[Any]:
        """The heuristics with positions valued by the learned weights; without weights the hand-written ones."""
        return _learned(self, 1.0)

    def blended(self, share: float) -> Heuristics[Any]:
        """Return the heuristics with this share of each value learned, from 0 to 1, and the rest by hand.

        >>> game = tenban.game("latria")
        >>> game.blended(0.0) is game.heuristics, game.blended(1.0) is game.learned
        (True, True)
        """
        return _learned(self, share) if share > 0.0 else self.heuristics

    @property
    def temperatures(self) -> dict[str, float]:
        """How much the levels of bots err in this game, by name; {} without a levels.json."""
        return _levels(self).temperatures

    @property
    def shares(self) -> dict[str, float]:
        """The share of learned weights in the values that levels of bots go by, by name; {} without a levels.json."""
        return _levels(self).shares

    @property
    def simulations(self) -> dict[str, int]:
        """The number of simulations of levels of bots in this game, by name; {} without a levels.json."""
        return _levels(self).simulations

    @property
    def ratings(self) -> dict[int, RatedBots]:
        """The ratings of bots by the number of seats; {} without a ratings.json.

        >>> tenban.game("latria").ratings[4].of("greedy").rating
        1500.0
        """
        return _ratings(self)

    @property
    def oracle(self) -> Any:
        """A second description, independent of sight.py, of what a seat cannot know; None without an oracle.py."""
        return self._part("oracle", "ORACLE") if self.has("oracle") else None

    @property
    def tensor(self) -> Tensor[Any]:
        """How the game's views become tensors; raise NoTensorError without a tensor.py.

        >>> game = tenban.game("latria")
        >>> game.tensor.layout(game.rules, 4).find("hands")
        Slice(name='hands', start=29, shape=(60,), values='0 or 1')
        """
        if not self.has("tensor"):
            raise NoTensorError(f"{self.name} has no tensor.py, so its views cannot be encoded for learning")
        return cast("Tensor[Any]", self._part("tensor", "TENSOR"))

    @property
    def things(self) -> tuple[str, ...]:
        """The verbs whose first argument is a card, a technology and the like, which the balance lab examines.

        The package declares them as THINGS; without it they are all verbs with one argument.

        >>> tenban.game("latria").things
        ('declare', 'play')
        """
        declared: tuple[str, ...] | None = getattr(import_module(self.package), "THINGS", None)
        return declared or tuple([verb.name for verb in self.rules.space.verbs if len(verb.domains) == 1])

    @property
    def face(self) -> Face[Any]:
        """The presentation of the game; a plain one if the game has no face.py."""
        return cast("Face[Any]", self._part("face", "FACE") if self.has("face") else _plain_face(self.package))

    def words(self, lang: str, rules: Rules[Any] | None = None) -> Words:
        """Return the texts of the game in a language ("en" or "ja"), with the numbers of a house's rules if given."""
        return words_of(self.package, lang, rules)

    def sheets(self, lang: str, rules: Rules[Any] | None = None) -> list[Sheet]:
        """Return what is printed on the components, as tables; none if the game has no sheets.py."""
        if not self.has("sheets"):
            return []
        known: Any = rules or self.rules
        found: list[Sheet] = self._part("sheets", "sheets")(known.box, self.words(lang, rules))
        return found

    def how(self, lang: str, rules: Rules[Any] | None = None) -> list[Paragraph]:
        """Return how the game is played: goal, turn, winning, mistakes, with pictures; none if the game has no how/."""
        return how_to_play(self.package, self.face, self.rules, self.words(lang, rules))

    def card(self, lang: str, rules: Rules[Any] | None = None) -> Card:
        """Return the reference card: the order of a turn, costs, scoring and every symbol."""
        return reference_card(self.face, self.words(lang, rules))

    def art(self) -> str:
        """Return the game's own symbols as SVG."""
        return self.text("art.svg")

    def picture(self, name: str) -> bytes | None:
        """Return a painted picture of the game as WebP, or None if it has none of that name."""
        file = files(self.package).joinpath("pictures", f"{name}.webp")
        return file.read_bytes() if name.isalnum() and file.is_file() else None

    def lessons(self) -> dict[str, Lesson]:
        """Return the lessons that come with the game, by name; raise LessonError if a file is wrong."""
        return lessons_of(self.package, self.name)

    def has_lessons(self) -> bool:
        """Return whether the game comes with lessons."""
        return files(self.package).joinpath("lessons").is_dir()

    def houses(self) -> list[str]:
        """Return the names of the house files that come with the game."""
        folder = files(self.package).joinpath("houses")
        return sorted([file.name.removesuffix(".toml") for file in folder.iterdir()]) if folder.is_dir() else []

    def has(self, part: str) -> bool:
        """Return whether the package has a module `part`."""
        return _has(self.package, part)

    def text(self, *path: str) -> str:
        """Return the text of a file of the package, or "" if there is none."""
        file = files(self.package).joinpath(*path)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def __repr__(self) -> str:
        least, most = self.info.seats
        return f"<Game {self.name}: {self.title}, {least if least == most else f'{least} to {most}'} seats>"

    def _part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)


@cache
def _learned(game: Game, share: float) -> Heuristics[Any]:
    features, weights = game.features, game.weights
    if features is None or weights is None:
        return game.heuristics
    return LearnedHeuristics(game.heuristics, features, weights, share)


@cache
def _levels(game: Game) -> LevelSettings:
    return read_levels(game.name, game.text("levels.json") or "{}")


@cache
def _ratings(game: Game) -> dict[int, RatedBots]:
    return read_ratings(game.name, game.text("ratings.json") or "{}")


class LevelSettings(NamedTuple):
    """What a game sets for the levels of bots, by their names."""

    temperatures: dict[str, float]
    shares: dict[str, float]
    simulations: dict[str, int]


_LEVELS_EXAMPLE = '{"temperatures": {"novice": 0.5}, "shares": {"master": 0.5}, "simulations": {"strong": 800}}'


def read_levels(game: str, text: str) -> LevelSettings:
    """Return what the text of a levels.json sets; raise LevelsError."""
    try:
        parts: dict[str, dict[str, Any]] = json.loads(text)
        temperatures, shares, simulations = [
            {str(level): float(number) for level, number in parts.get(part, {}).items()}
            for part in ("temperatures", "shares", "simulations")
        ]
    except (ValueError, TypeError, AttributeError) as fault:
        raise LevelsError(f"levels.json of {game} must be like {_LEVELS_EXAMPLE}") from fault
    for level, heat in temperatures.items():
        if not 0.0 <= heat < inf:
            raise LevelsError(f"levels.json of {game} must give {level} a temperature of 0 or more, not {heat}")
    for level, share in shares.items():
        if not 0.0 <= share <= 1.0:
            raise LevelsError(f"levels.json of {game} must give {level} a share from 0 to 1, not {share}")
    for level, number in simulations.items():
        if not (1.0 <= number < inf and number.is_integer()):
            raise LevelsError(
                f"levels.json of {game} must give {level} a whole number of simulations, 1 or more, not {number}"
            )
    return LevelSettings(temperatures, shares, {level: int(number) for level, number in simulations.items()})


@cache
def _has(package: str, part: str) -> bool:
    return find_spec(f"{package}.{part}") is not None


@cache
def games() -> dict[str, Game]:
    """Return all games by name, in alphabetical order."""
    found = {entry.name: Game(entry.name, entry.value) for entry in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def find(name: str) -> Game:
    """Return the game of that name; raise UnknownGameError."""
    known = games()
    if name not in known:
        raise UnknownGameError(f"there is no game {name!r}{nearest(name, known)}; the games are: {', '.join(known)}")
    return known[name]


def nearest(word: str, known: Iterable[str]) -> str:
    """Return " (did you mean …?)" with the known name nearest to `word`, or "" if none is near."""
    names = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), names, 1, 0.5)
    return f" (did you mean {names[close[0]]}?)" if close else ""


@cache
def _plain_face(package: str) -> Face[Any]:
    """Return a face that shows every choice as a button, in the words of the package if it has any."""
    face: type[Face[Any]] = type("PlainFace", (Face,), {"package": package})
    return face()
