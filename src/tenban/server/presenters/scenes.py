"""The scenes of one table: made once for all viewers of a seat in a language.

What all seats see alike is made and encoded once for all of them, and each line of the log only once.  A viewer who
has the scene of the position before can be sent what has changed; of that scene only bytes are kept, which cost the
garbage collector nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from tenban.kernel.event import EVERYONE, Event
from tenban.kernel.view import SPECTATOR
from tenban.match import Match
from tenban.scene.face import Face, encoded_line
from tenban.scene.schema import Scene
from tenban.scene.viewer import NOTHING, Commons, Viewer
from tenban.server.metrics import Metrics
from tenban.server.presenters import schema
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

    def __init__(self, match: Match[Any], seat: int, names: list[str]) -> None:
        self.match = match
        self.seat = seat
        self.names = names
        self.events: list[Event] = []
        self.lines: list[Any] = []  # encoded already: each is sent many times
        self.told = 0  # lines so far
        self.told_before = 0  # lines when the log was last told in an earlier position
        self.seq = 0  # of the position in which it was last told
        self.since = 0  # of the position before in which it was told; 0: in none
        self._put = 0  # events that were put into words

    def continues(self, match: Match[Any], names: list[str]) -> bool:
        """Return whether lines can be added; after an undo, or when a name has changed, the log starts again."""
        return self.match is match and self.names == names

    def see(self) -> None:
        """Add the events that are new."""
        if len(self.events) < len(self.match.events):
            self.events += seen_events(self.match, self.seat, len(self.events))

    def tell(self, face: Face[Any], at: Viewer[Any], commons: Commons[Any], seq: int) -> None:
        """Add the lines of the events that are new: those of public ones are the same for all."""
        if seq != self.seq:
            self.seq, self.since, self.told_before = seq, self.seq, self.told
        made = partial(encoded_line, face)
        for number in range(self._put, len(self.events)):
            event = self.events[number]
            line = commons.line(made, number, event) if event.audience == EVERYONE else made(at, event)
            if line is not None:
                self.told += 1
                self.lines.append(line)
        self._put = len(self.events)
        del self.lines[:-LOG_LINES]


class Position:
    """What all seats see alike in one position, and the number of the position before that it continues."""

    def __init__(self, seq: int, spectator: Viewer[Any], before: Position | None) -> None:
        self.seq = seq
        self.since = 0 if before is None else before.seq
        self.commons: Commons[Any] = Commons(spectator, NOTHING if before is None else before.commons.shown)


class SceneCache:
    """The scene messages of one table's current position."""

    def __init__(self, game: TableGame, metrics: Metrics) -> None:
        self._game = game
        self._metrics = metrics
        self._messages: dict[tuple[int, Lang, bool], bytes] = {}
        self._positions: dict[Lang, Position] = {}
        self._logs: dict[tuple[int, Lang], SceneLog] = {}

    def clear(self) -> None:
        """Forget the messages, because the table has changed."""
        self._messages.clear()

    def message(self, table: Table, seat: int, lang: Lang, since: int = 0) -> bytes:
        """Return the encoded scene message for a seat; for a viewer who has the scene `since`, what has changed.

        The whole scene is returned if that one is not the scene before.
        """
        names = seat_names(table, lang)
        log, position = self._log(table.match(), seat, lang, names), self._position(table, lang, names)
        knows = 0 < since == position.since and since == (log.since if log.seq == position.seq else log.seq)
        known = self._messages.get((seat, lang, knows))
        if known is None:
            known = self._messages[seat, lang, knows] = self._make(table, seat, lang, log, position, knows)
            self._metrics.scenes += 1
        return known

    def _make(self, table: Table, seat: int, lang: Lang, log: SceneLog, position: Position, knows: bool) -> bytes:
        scene, since = self._scene(table, seat, lang, log, position, knows), position.since if knows else 0
        if seat == SPECTATOR:
            return _encode(schema.SceneMessage(table.seq, seat, scene, since=since))
        may, lesson = list(allowed_in_position(table, seat)), place_of(table, scene, seat, lang)
        undo = undo_at_once(table, seat, lang)
        return _encode(schema.SceneMessage(table.seq, seat, scene, table.asked(seat), may, undo, lesson, since))

    def _scene(self, table: Table, seat: int, lang: Lang, log: SceneLog, position: Position, knows: bool) -> Scene:
        face, seen = self._game.face, table.match().view(seat)
        at = Viewer(seen, face.words(seen.rules, lang), log.names, log.events)
        log.tell(face, at, position.commons, position.seq)
        new = log.told - log.told_before
        lines = log.lines[max(0, len(log.lines) - new) :] if knows else log.lines
        at.log, at.commons, at.knows = log.events[-LOG_LINES:], position.commons, knows
        return face.composed(at, table.seq, lines, log.told)

    def _log(self, match: Match[Any], seat: int, lang: Lang, names: list[str]) -> SceneLog:
        """Return the log of a seat with all that has happened, though it may not be in words yet."""
        log = self._logs.get((seat, lang))
        if log is None or not log.continues(match, names):
            log = self._logs[seat, lang] = SceneLog(match, seat, names)
        log.see()
        return log

    def _position(self, table: Table, lang: Lang, names: list[str]) -> Position:
        """Return what all seats see alike now."""
        position = self._positions.get(lang)
        if position is None or position.seq != table.seq:
            spectator = self._spectator(table.match(), lang, names)
            position = self._positions[lang] = Position(table.seq, spectator, position)
        return position

    def _spectator(self, match: Match[Any], lang: Lang, names: list[str]) -> Viewer[Any]:
        seen, log = match.view(SPECTATOR), self._log(match, SPECTATOR, lang, names)
        return Viewer(seen, self._game.face.words(seen.rules, lang), names, log.events[-LOG_LINES:])
