"""The scenes of one table as they go out: made once for all who see alike, the log told line by line as it grows."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Raw

from tenban.kernel.rules import Rules
from tenban.kernel.sight import SPECTATOR, view
from tenban.scene.face import Face, Told, Viewer
from tenban.scene.schema import Line, Piece, Scene
from tenban.table import telling, wire
from tenban.table.fold import Table
from tenban.table.games import TableGame
from tenban.table.metrics import Metrics
from tenban.table.position import Position
from tenban.table.wire import Lang


class Log:
    """What one viewer was told of a game in which people have these names, as events and in words."""

    def __init__(self, position: Position, names: list[str]) -> None:
        self.position = position
        self.names = names
        self.told: list[Told] = []
        self.lines: list[Line] = []  # encoded already: each is sent many times

    def tells(self, position: Position, names: list[str]) -> bool:
        """Does it go on from here?  After an undo, or when a name has changed, all is told anew."""
        return self.position is position and self.names == names

    def hear(self, face: Face[Any], at: Viewer[Any]) -> None:
        new = telling.told(self.position, at.seat, len(self.told))
        self.told += new
        told = [line for event in new if (line := face.line(at, event)) is not None]
        self.lines += [cast(Line, Raw(telling.encode(line))) for line in told]
        del self.lines[: -telling.LOG_LINES]


class Scenes:
    def __init__(self, game: TableGame, metrics: Metrics) -> None:
        self._game = game
        self._metrics = metrics
        self._messages: dict[tuple[int, Lang], bytes] = {}
        self._logs: dict[tuple[int, Lang], Log] = {}
        self._drawn: dict[Lang, list[Piece]] = {}  # where all see the same table, it is drawn and encoded once
        self._alike = game.face.alike and type(game.rules).hide is Rules.hide

    def clear(self) -> None:
        """The table has changed."""
        self._messages.clear()
        self._drawn.clear()

    def message(self, table: Table, seat: int, lang: Lang) -> bytes:
        known = self._messages.get((seat, lang))
        if known is None:
            known = self._messages[seat, lang] = self._make(table, seat, lang)
            self._metrics.scenes += 1
        return known

    def _make(self, table: Table, seat: int, lang: Lang) -> bytes:
        position, called = table.position(), telling.names(table, lang)
        rules, face = position.rules, self._game.face
        seen = view(rules, position.state, seat)
        log = self._log(position, seat, lang, called)
        if len(log.told) < len(position.events):
            log.hear(face, Viewer(rules, seen, seat, self._game.words(lang), called))
        told = log.told[-telling.LOG_LINES :]
        drawn = self._drawn.get(lang)
        scene = face.scene(
            rules, seen, seat, lang=lang, names=called, rev=table.seq, log=told, lines=log.lines, table=drawn
        )
        if self._alike and drawn is None:
            self._keep(scene, lang)
        asked = 0 if seat == SPECTATOR else position.asked[seat]
        return telling.encode(wire.SceneMessage(table.seq, seat, scene, asked))

    def _keep(self, scene: Scene, lang: Lang) -> None:
        scene.table = self._drawn[lang] = cast("list[Piece]", Raw(telling.encode(scene.table)))

    def _log(self, position: Position, seat: int, lang: Lang, called: list[str]) -> Log:
        log = self._logs.get((seat, lang))
        if log is None or not log.tells(position, called):
            log = self._logs[seat, lang] = Log(position, called)
        return log
