"""What the table needs of a game.  It knows none by name."""

from __future__ import annotations

from functools import cached_property
from itertools import count, takewhile
from typing import Any, Protocol

from tenban.kernel.rules import Option, Rules
from tenban.scene.face import Face
from tenban.scene.words import Words
from tenban.server.presenters import schema
from tenban.server.presenters.schema import Lang


class TableGame(Protocol):
    """A game as the registry gives it."""

    @property
    def name(self) -> str: ...

    @property
    def rules(self) -> Rules[Any]: ...

    @property
    def face(self) -> Face[Any]: ...

    def words(self, lang: str) -> Words: ...

    def art(self) -> str: ...


class Kept:
    """A game whose parts are looked up once: a face is asked for with every move."""

    def __init__(self, game: TableGame) -> None:
        self._game = game
        self.name = game.name
        self.words = game.words

    @cached_property
    def rules(self) -> Rules[Any]:
        return self._game.rules

    @cached_property
    def face(self) -> Face[Any]:
        return self._game.face

    def art(self) -> str:
        return self._game.art()


def game_info(game: TableGame, lang: Lang) -> schema.GameInfo:
    rules, words = game.rules, game.words(lang)
    return schema.GameInfo(
        game.name,
        words("title"),
        rules.version,
        list(range(rules.least_seats, rules.most_seats + 1)),
        words("about") if words.has("about") else "",
        [_option(words, option) for option in rules.options],
    )


def _option(words: Words, option: Option) -> schema.OptionInfo:
    values = [
        schema.OptionValue(value, _word(words, f"option-{option.name}-{value}", value)) for value in option.values
    ]
    return schema.OptionInfo(option.name, _word(words, f"option-{option.name}", option.name), values, option.default)


def _word(words: Words, key: str, otherwise: str) -> str:
    return words(key) if words.has(key) else otherwise


def rules_text(game: TableGame, lang: Lang) -> schema.RulesText:
    """The numbered rulebook; a heading stands before the first clause of each chapter that has one."""
    words = game.words(lang)
    clauses: list[schema.ClauseText] = []
    last = ""
    for clause in game.rules.clauses:
        chapter = clause.id.split(".")[0]
        heading = _word(words, f"chapter-{chapter.lower()}", "") if chapter != last else ""
        clauses.append(schema.ClauseText(clause.id, words.clause(clause.id), heading))
        last = chapter
    return schema.RulesText(game.name, game.rules.version, lang, clauses, _how_to_play(words))


def _how_to_play(words: Words) -> list[str]:
    """The messages how-1, how-2 and so on."""
    return [words(id) for id in takewhile(words.has, (f"how-{n}" for n in count(1)))]
