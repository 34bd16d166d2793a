"""What the table needs of a game.  It knows none by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tenban.kernel.clause import Event
from tenban.kernel.rules import Rules
from tenban.scene.schema import Scene


class TableGame(Protocol):
    """A game as the registry gives it."""

    @property
    def name(self) -> str: ...

    @property
    def rules(self) -> Rules[Any]: ...

    def scene(
        self, view: Any, seat: int, *, lang: str, names: Sequence[str], rev: int, log: Sequence[Event]
    ) -> Scene: ...

    def art(self) -> str: ...

    def words(self, lang: str) -> Any: ...
