"""The scenes of one table: made once for all viewers of a seat in a language, with a log that is encoded only once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw

from tenban.kernel.event import Event
from tenban.kernel.view import SPECTATOR
from tenban.match import Match
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Scene
from tenban.server.metrics import Metrics
from tenban.server.presenters import schema
from tenban.server.presenters.changes import SceneDifference, new_lines
from tenban.server.presenters.lessons import place_of
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.seats import seat_names
from tenban.server.presenters.undo import undo_at_once
from tenban.server.tables.games import TableGame
from tenban.server.tables.permissions import allowed_in_position
from tenban.server.tables.table import Table

LOG_LINES = 120  # events that a scene reports

_encode = msgspec.json.Encoder().encode


def seen_events(match: Match[Any], seat: int, first: int) -> list[Event]:
    """Return the events from number `first` on, each as this seat saw it."""
    return [event.seen_by(seat) for event in match.events[first:]]


def full_scene(game: TableGame, table: Table, match: Match[Any], seat: int, lang: Lang, rev: int) -> Scene:
    """Return the scene of a position without using anything cached."""
    events, face = seen_events(match, seat, 0), game.face
    names, told = seat_names(table, lang), face.told(lang, events)
    return face.scene(match.view(seat), lang=lang, names=names, rev=rev, log=events[-LOG_LINES:], told=told)


class SceneLog:
    """The log of one match as one seat sees it, with these names, in events and in sentences."""

    def __init__(self, match: Match[Any], names: list[str]) -> None:
        self.match = match
        self.names = names
        self.events: list[Event] = []
        self.lines: list[Any] = []  # encoded already: each is sent many times
        self.told = 0  # lines so far

    def continues(self, match: Match[Any], names: list[str]) -> bool:
        """Return whether lines can be added; after an undo, or when a name has changed, the log starts again."""
        return self.match is match and self.names == names

    def update(self, face: Face[Any], at: Viewer[Any]) -> None:
        """Add the events that are new."""
        new = seen_events(self.match, at.seat, len(self.events))
        self.events += new
        lines = [line for event in new if (line := face.line(at, event)) is not None]
        self.told += len(lines)
        self.lines += [Raw(_encode(line)) for line in lines]
        del self.lines[:-LOG_LINES]


class Shown:
    """A scene message of one seat in one language, whole or as what has changed since the one before."""

    def __init__(
        self, number: int, message: schema.SceneMessage, log: SceneLog, before: Shown | None, kept: bool
    ) -> None:
        self.number = number  # of all scenes of the table in this process
        self.since = 0 if before is None else before.number
        self.message: schema.SceneMessage | None = message  # None: only the whole message is needed, and is made
        self.log = log
        self.told = log.told
        self.lines = len(log.lines)
        self._kept = kept  # until the next scene is made, to be compared with it
        self._before = before  # until the change is made
        self._whole: bytes | None = None
        self._change: bytes | None = None

    def whole(self) -> bytes:
        """Return the encoded scene message."""
        if self._whole is None:
            self._whole = _encode(self.message)
            if not self._kept:
                self.message = None
        return self._whole

    def change(self) -> bytes:
        """Return the encoded change since the scene numbered `since`, of the same seat in the same language."""
        if self._change is None:
            assert self._before is not None
            self._change = _encode(self._changed(self._before))
            self.forget()
        return self._change

    def forget(self) -> None:
        """Let the scene before go, of which a change has been made or is not wanted any more."""
        self._before = None

    def _changed(self, before: Shown) -> schema.SceneChange:
        message, old = self.message, before.message
        assert message is not None
        assert old is not None
        found = SceneDifference(old.scene, message.scene)
        lines = new_lines(self.log.lines, before.told, self.told) if self.log is before.log else None
        if lines is None:
            found.set["log"], lines, dropped = self.log.lines, [], 0
        else:
            dropped = before.lines + len(lines) - self.lines
        return schema.SceneChange(
            message.seq,
            message.seat,
            old.seq,
            found.set,
            found.unset,
            lines,
            dropped,
            message.asked,
            message.may,
            message.undo,
            message.lesson,
        )


class SceneCache:
    """The scene messages of one table's current position."""

    def __init__(self, game: TableGame, metrics: Metrics) -> None:
        self._game = game
        self._metrics = metrics
        self._made = 0
        self._keeps = False
        self._current: dict[tuple[int, Lang], Shown] = {}
        self._last: dict[tuple[int, Lang], Shown] = {}  # of each seat in each language, current or not
        self._logs: dict[tuple[int, Lang], SceneLog] = {}

    def keep(self) -> None:
        """Keep the last scene of each viewer from now on, because some of them take changes."""
        self._keeps = True

    def clear(self) -> None:
        """Forget the messages, because the table has changed."""
        self._current.clear()

    def message(self, table: Table, seat: int, lang: Lang) -> bytes:
        """Return the encoded scene message for a seat."""
        return self.shown(table, seat, lang).whole()

    def shown(self, table: Table, seat: int, lang: Lang) -> Shown:
        """Return the scene of the current position for a seat."""
        key = (seat, lang)
        known = self._current.get(key)
        if known is None:
            known = self._current[key] = self._make(table, seat, lang, self._last.get(key))
            if self._keeps:
                self._last[key] = known
            self._metrics.scenes += 1
        return known

    def _make(self, table: Table, seat: int, lang: Lang, before: Shown | None) -> Shown:
        if before is not None:
            before.forget()
        self._made += 1
        log = self._log(table.match(), seat, lang, seat_names(table, lang))
        return Shown(self._made, self._message(table, log, seat, lang), log, before, self._keeps)

    def _message(self, table: Table, log: SceneLog, seat: int, lang: Lang) -> schema.SceneMessage:
        scene: Any = self._scene(table, log, seat, lang)
        if seat == SPECTATOR:
            return schema.SceneMessage(table.seq, seat, scene)
        may, lesson = allowed_in_position(table, seat), place_of(table, scene, seat, lang)
        undo = undo_at_once(table, seat, lang)
        if scene.ask is not UNSET:
            scene.ask = Raw(_encode(scene.ask))  # a kept question is many objects to the garbage collector
        return schema.SceneMessage(table.seq, seat, scene, table.asked(seat), may, undo, lesson)

    def _scene(self, table: Table, log: SceneLog, seat: int, lang: Lang) -> Scene:
        face, match = self._game.face, log.match
        seen = match.view(seat)
        if len(log.events) < len(match.events):
            log.update(face, Viewer(seen, face.words(seen.rules, lang), log.names, log.events))
        events = log.events[-LOG_LINES:]
        return face.scene(seen, lang=lang, names=log.names, rev=table.seq, log=events, lines=log.lines, told=log.told)

    def _log(self, match: Match[Any], seat: int, lang: Lang, names: list[str]) -> SceneLog:
        log = self._logs.get((seat, lang))
        if log is None or not log.continues(match, names):
            log = self._logs[seat, lang] = SceneLog(match, names)
        return log
