"""The scenes of one table as they go out: made once for all who see alike, the log told line by line as it grows."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from tenban.kernel.event import Event
from tenban.kernel.view import SPECTATOR
from tenban.match import Match
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Piece, Scene
from tenban.server.metrics import Metrics
from tenban.server.presenters import messages, schema
from tenban.server.presenters.games import TableGame
from tenban.server.presenters.schema import Lang
from tenban.server.tables.table import Table


class Log:
    """What one viewer was told of a game in which people have these names, as events and in words."""

    def __init__(self, match: Match[Any], names: list[str]) -> None:
        self.match = match
        self.names = names
        self.told: list[Event] = []
        self.lines: list[Any] = []  # encoded already: each is sent many times

    def tells(self, match: Match[Any], names: list[str]) -> bool:
        """Does it go on from here?  After an undo, or when a name has changed, all is told anew."""
        return self.match is match and self.names == names

    def hear(self, face: Face[Any], at: Viewer[Any]) -> None:
        new = messages.told(self.match, at.seat, len(self.told))
        self.told += new
        told = [line for event in new if (line := face.line(at, event)) is not None]
        self.lines += [Raw(messages.encode(line)) for line in told]
        del self.lines[: -messages.LOG_LINES]


class Scenes:
    def __init__(self, game: TableGame, metrics: Metrics) -> None:
        self._game = game
        self._metrics = metrics
        self._messages: dict[tuple[int, Lang], bytes] = {}
        self._logs: dict[tuple[int, Lang], Log] = {}
        self._drawn: dict[Lang, Scene] = {}  # as a spectator sees it, where all see alike
        self._alike = game.face.alike and not game.rules.info.hidden_information

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
        match = table.match()
        scene = self._seen(table, match, seat, lang) if self._alike else self._draw(table, match, seat, lang)
        asked = 0 if seat == SPECTATOR else table.asked(seat)
        return messages.encode(schema.SceneMessage(table.seq, seat, scene, asked))

    def _draw(self, table: Table, match: Match[Any], seat: int, lang: Lang) -> Scene:
        called, face, seen = messages.names(table, lang), self._game.face, match.view(seat)
        log = self._log(match, seat, lang, called)
        if len(log.told) < len(match.events):
            log.hear(face, Viewer(seen, self._game.words(lang), called))
        told = log.told[-messages.LOG_LINES :]
        return face.scene(seen, lang=lang, names=called, rev=table.seq, log=told, lines=log.lines)

    def _seen(self, table: Table, match: Match[Any], seat: int, lang: Lang) -> Scene:
        """Drawn once for all, and what is large in it encoded once."""
        drawn = self._drawn.get(lang)
        if drawn is None:
            drawn = self._drawn[lang] = self._draw(table, match, SPECTATOR, lang)
            _encode_large(drawn)
        if seat == SPECTATOR:
            return drawn
        return self._game.face.scene_from(drawn, match.view(seat), messages.names(table, lang))

    def _log(self, match: Match[Any], seat: int, lang: Lang, called: list[str]) -> Log:
        log = self._logs.get((seat, lang))
        if log is None or not log.tells(match, called):
            log = self._logs[seat, lang] = Log(match, called)
        return log


_encoded: dict[int, tuple[Piece, bytes]] = {}  # by identity; the piece is held so that it stays the only one of its id
MOST_ENCODED = 20_000


def _encode_large(scene: Any) -> None:
    """Put what is large in a scene's JSON into it as it will be sent."""
    if scene.table:
        scene.table = Raw(messages.encode([_with_encoded_items(piece) for piece in scene.table]))
    if scene.log:
        scene.log = Raw(messages.encode(scene.log))


def _with_encoded_items(piece: Piece) -> Any:
    """A face may keep pieces from one move to the next; those are encoded once."""
    if not piece.items:
        return piece
    if len(_encoded) > MOST_ENCODED:
        _encoded.clear()
    items: Any = Raw(b"[" + b",".join([_json(item) for item in piece.items]) + b"]")
    return replace(piece, items=items)


def _json(piece: Piece) -> bytes:
    known = _encoded.get(id(piece))
    if known is None:
        known = _encoded[id(piece)] = (piece, messages.encode(piece))
    return known[1]
