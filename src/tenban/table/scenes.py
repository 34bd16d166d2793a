"""The scenes of one table as they go out: made once for all who see alike, the log told line by line as it grows."""

from __future__ import annotations

from typing import NamedTuple

from tenban.kernel.sight import SPECTATOR, view
from tenban.kernel.state import State
from tenban.scene.face import Viewer
from tenban.scene.schema import Line
from tenban.table import telling, wire
from tenban.table.fold import Table
from tenban.table.games import TableGame
from tenban.table.metrics import Metrics
from tenban.table.position import Position
from tenban.table.wire import Lang


class Log(NamedTuple):
    """Sentences about the first `told` events of a game, in which people had these names."""

    position: Position
    names: list[str]
    told: int
    lines: list[Line]


class Scenes:
    def __init__(self, game: TableGame, metrics: Metrics) -> None:
        self._game = game
        self._metrics = metrics
        self._messages: dict[tuple[int, Lang], bytes] = {}
        self._logs: dict[tuple[int, Lang], Log] = {}

    def clear(self) -> None:
        """The table has changed."""
        self._messages.clear()

    def message(self, table: Table, seat: int, lang: Lang) -> bytes:
        known = self._messages.get((seat, lang))
        if known is None:
            known = self._messages[seat, lang] = self._make(table, seat, lang)
            self._metrics.scenes += 1
        return known

    def _make(self, table: Table, seat: int, lang: Lang) -> bytes:
        position, called = table.position(), telling.names(table, lang)
        seen = view(position.rules, position.state, seat)
        scene = self._game.face.scene(position.rules, seen, seat, lang=lang, names=called, rev=table.seq)
        scene.log = self._lines(position, seen, seat, lang, called)
        asked = 0 if seat == SPECTATOR else position.asked[seat]
        return telling.encode(wire.SceneMessage(table.seq, seat, scene, asked))

    def _lines(self, position: Position, seen: State, seat: int, lang: Lang, called: list[str]) -> list[Line]:
        log = self._logs.get((seat, lang))
        if log is None or log.position is not position or log.names != called:
            log = Log(position, called, 0, [])
        if log.told < len(position.events):
            at = Viewer(position.rules, seen, seat, self._game.words(lang), called)
            new = [self._game.face.line(at, event) for event in telling.told(position, seat, log.told)]
            lines = [*log.lines, *[line for line in new if line is not None]][-telling.LOG_LINES :]
            log = self._logs[seat, lang] = Log(position, called, len(position.events), lines)
        return log.lines
