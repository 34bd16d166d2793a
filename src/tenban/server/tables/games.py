"""What the server needs of a game.  It knows no game by name."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol

from tenban.kernel.rules import Rules
from tenban.lessons import Lesson
from tenban.ratings import RatedBots
from tenban.scene.card import Card
from tenban.scene.face import Face
from tenban.scene.how import Paragraph
from tenban.scene.schema import Sheet
from tenban.scene.words import Words


class TableGame(Protocol):
    """A game as the registry of games returns it."""

    @property
    def name(self) -> str: ...

    @property
    def rules(self) -> Rules[Any]: ...

    @property
    def face(self) -> Face[Any]: ...

    def words(self, lang: str) -> Words: ...

    def art(self) -> str: ...

    def picture(self, name: str) -> bytes | None: ...

    def sheets(self, lang: str) -> list[Sheet]: ...

    def how(self, lang: str) -> list[Paragraph]: ...

    def card(self, lang: str) -> Card: ...

    def lessons(self) -> dict[str, Lesson]: ...

    @property
    def ratings(self) -> dict[int, RatedBots]: ...


class CachedGame:
    """A game whose rules and face are looked up once, because every move needs them."""

    def __init__(self, game: TableGame) -> None:
        self._game = game
        self.name = game.name
        self.words = game.words
        self.sheets = game.sheets
        self.how = game.how
        self.card = game.card
        self.lessons = game.lessons

    @property
    def ratings(self) -> dict[int, RatedBots]:
        return self._game.ratings

    @cached_property
    def rules(self) -> Rules[Any]:
        return self._game.rules

    @cached_property
    def face(self) -> Face[Any]:
        return self._game.face

    def art(self) -> str:
        return self._game.art()

    def picture(self, name: str) -> bytes | None:
        return self._game.picture(name)
