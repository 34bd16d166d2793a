"""Games that are over, as a worker process replays them: strangers' records never run in the server itself.

A worker keeps the games it was shown last, so that paging through one does not replay it from the start each time.
"""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct

from tenban.bots.time_limit import thread_time
from tenban.kernel.chance import FastRandom
from tenban.kernel.clause import IllegalMove
from tenban.kernel.event import Event
from tenban.kernel.fairness import KeyDraw
from tenban.kernel.move import InvalidMoveError, Move
from tenban.kernel.moves import random_move
from tenban.kernel.record import Record, RecordError, rules_of
from tenban.kernel.rules import Rules, SetupError
from tenban.kernel.view import SPECTATOR
from tenban.match import Match
from tenban.scene.face import Face, Viewer
from tenban.scene.words import words_of

EVERY = 16  # moves between positions that are kept
MOST_GAMES = 16
MOST_HEADS = 400
LONGEST_SCENE = 2_000_000  # bytes
TRIAL_SECONDS = 2.0  # of playing on at random
SCENES_EVERY = 8  # moves of a trial

_encode = msgspec.json.Encoder().encode


class StoredGame(Struct):
    """A game as a table holds it: all that is needed to replay it."""

    game: str
    version: str
    seats: int
    options: dict[str, str]
    house: dict[str, Any]
    names: list[str]
    key: str
    salt: str
    moves: list[tuple[int, str]]
    totals: list[int] | None = None  # the result of an uploaded record
    draw: tuple[str, list[str]] | None = None  # the secret and the contributions of which the key was drawn

    @staticmethod
    def of(record: Record) -> StoredGame:
        """Return a record as it is sent between processes and stored."""
        draw = record.draw
        return StoredGame(
            record.game,
            record.version,
            record.seats,
            record.options,
            record.house,
            record.names,
            record.key.hex(),
            record.salt.hex(),
            record.moves,
            record.totals,
            draw and (draw.secret.hex(), [entropy.hex() for entropy in draw.contributions]),
        )

    def record(self) -> Record:
        """Return the game as a record."""
        draw = self.draw and KeyDraw(bytes.fromhex(self.draw[0]), tuple(bytes.fromhex(word) for word in self.draw[1]))
        return Record(
            self.game,
            self.version,
            self.seats,
            bytes.fromhex(self.key),
            bytes.fromhex(self.salt),
            self.options,
            self.house,
            self.names,
            self.moves,
            self.totals,
            draw,
        )


class GameTask(Struct):
    """A task about one game; without `stored` the worker must still know it by its id."""

    id: str
    stored: StoredGame | None


class Show(GameTask, tag="show"):
    """Compose the scene after `at` moves as a seat saw it."""

    at: int
    seat: int
    lang: str
    names: list[str]
    rev: int
    log_lines: int


class Write(GameTask, tag="write"):
    """Write the record, with its result if the game is over."""


class Try(Struct, tag="try"):
    """Find out whether a game can be played on in the server: no step may take longer than `seconds`.

    None: the rules are the game's own, and its steps take as long as those at any other table.
    """

    stored: StoredGame
    seconds: float | None


class Head(Struct):
    """A heading of the log, and after how many moves it is reached."""

    at: int
    text: str


class Shown(Struct, tag="shown"):
    scene: Raw
    over: bool
    heads: list[Head]


class Written(Struct, tag="written"):
    text: str


class Tried(Struct, tag="tried"):
    over: bool


class ForgottenGameError(Exception):
    """The worker does not know the game any more: ask again with the game."""


class ShownGame(Protocol):
    """What is needed of a game."""

    @property
    def rules(self) -> Rules[Any]: ...

    @property
    def face(self) -> Face[Any]: ...


FindGame = Callable[[str], ShownGame]  # raises UnknownGameError


def opening(rules: Rules[Any], record: Record) -> Match[Any]:
    """Return the match before the first move of a record; raise RecordError."""
    own = rules_of(rules, record)
    try:
        return Match(
            own, record.seats, record.options, record.key, salt=record.salt, house=record.house, names=record.names
        )
    except SetupError as fault:
        raise RecordError(str(fault)) from fault


def advance(match: Match[Any], moves: list[tuple[int, str]]) -> None:
    """Play moves of a record; raise RecordError."""
    try:
        for seat, text in moves:
            match.replay(seat, Move.parse(text, match.rules.space))
    except (InvalidMoveError, IllegalMove) as fault:
        raise RecordError(str(fault)) from fault


class Replay:
    """One game, with a copy of the match kept every few moves."""

    def __init__(self, game: ShownGame, stored: StoredGame) -> None:
        self.game = game
        self.record = stored.record()
        self._kept: list[Match[Any]] = [opening(game.rules, self.record)]
        self._heads: list[tuple[int, Event]] | None = None

    def at(self, moves: int) -> Match[Any]:
        """Return the match after `moves` moves; raise RecordError."""
        while len(self._kept) * EVERY <= moves:
            self._kept.append(self._advanced(self._kept[-1], (len(self._kept) - 1) * EVERY, len(self._kept) * EVERY))
        start = moves // EVERY
        return self._advanced(self._kept[start], start * EVERY, moves)

    def heads(self, lang: str, names: list[str]) -> list[Head]:
        """Return the headings of the log of the whole game, at most MOST_HEADS; raise RecordError."""
        if self._heads is None:
            self._heads = self._found_heads()
        face, view = self.game.face, self._kept[0].view(SPECTATOR)
        at = Viewer(view, words_of(face.package, lang), names)
        lines = [(moves, face.line(at, event)) for moves, event in self._heads[:MOST_HEADS]]
        return [Head(moves, line.text) for moves, line in lines if line is not None]

    def _found_heads(self) -> list[tuple[int, Event]]:
        """Return the events that begin a paragraph of the log, each with the number of moves after which it is told.

        A record that does not replay has those before its fault.
        """
        match, face, seen = self._kept[0].copy(), self.game.face, 0
        found: list[tuple[int, Event]] = []
        for moves in range(len(self.record.moves) + 1):
            try:
                advance(match, self.record.moves[max(0, moves - 1) : moves])
            except RecordError:
                break
            found += [(moves, event) for event in match.events[seen:] if event.name in face.heads]
            seen = len(match.events)
        return found

    def _advanced(self, match: Match[Any], first: int, last: int) -> Match[Any]:
        match = match.copy()
        advance(match, self.record.moves[first:last])
        return match


class Replays:
    """The games that a worker knows."""

    def __init__(self, find: FindGame) -> None:
        self._find = find
        self._known: OrderedDict[str, Replay] = OrderedDict()

    def show(self, task: Show) -> Shown:
        """Return a scene; raise RecordError or ForgottenGameError."""
        replay = self._replay(task)
        match = replay.at(task.at)
        scene = _scene(replay.game.face, match, task.seat, task.lang, task.names, task.rev, task.log_lines)
        return Shown(Raw(scene), match.over, replay.heads(task.lang, task.names))

    def write(self, task: Write) -> Written:
        """Return the record as JSON; raise RecordError or ForgottenGameError."""
        replay = self._replay(task)
        match = replay.at(len(replay.record.moves))
        replay.record.totals = match.totals if match.over else None
        return Written(replay.record.to_json())

    def try_out(self, task: Try) -> Tried:
        """Replay a game, show it, and play on at random; raise RecordError if one step takes too long."""
        game, record = self._find(task.stored.game), task.stored.record()
        trial = Trial(game.face, inf if task.seconds is None else task.seconds)
        with trial.step("setting it up"):
            match = opening(game.rules, record)
        for number, move in enumerate(record.moves, 1):
            with trial.step(f"move {number}"):
                advance(match, [move])
        over = match.over
        if task.seconds is not None:
            trial.show(match)
            trial.play_on(match)
        return Tried(over)

    def _replay(self, task: GameTask) -> Replay:
        replay = self._known.pop(task.id, None)
        if replay is None:
            if task.stored is None:
                raise ForgottenGameError
            replay = Replay(self._find(task.stored.game), task.stored)
        self._known[task.id] = replay
        if len(self._known) > MOST_GAMES:
            self._known.popitem(last=False)
        return replay


class Trial:
    """Measures every step of a game by processor time, without the garbage collector."""

    def __init__(self, face: Face[Any], seconds: float) -> None:
        self._face = face
        self._seconds = seconds

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        """Measure a step; raise RecordError if it takes too long."""
        gc.disable()
        started = thread_time()
        try:
            yield
        finally:
            gc.enable()
        if thread_time() - started > self._seconds:
            raise RecordError(f"{what} takes too long for a table at which people play")

    def show(self, match: Match[Any]) -> None:
        """Compose the scenes of all seats."""
        for seat in (SPECTATOR, *range(match.seats)):
            _scene(self._face, match, seat, "en", match.names, 0, 0)  # what is loaded once does not count
            with self.step("showing it"):
                _scene(self._face, match, seat, "en", match.names, 0, 0)

    def play_on(self, match: Match[Any]) -> None:
        """Play at random until the game or the time is over."""
        chance, end, number = FastRandom(len(match.history)), monotonic() + TRIAL_SECONDS, 0
        while not match.over and monotonic() < end:
            seat = match.to_act[number % len(match.to_act)]
            with self.step("a later move"):
                match.replay(seat, random_move(match.view(seat).state, seat, chance))
            number += 1
            if number % SCENES_EVERY == 0:
                self.show(match)


def _scene(
    face: Face[Any], match: Match[Any], seat: int, lang: str, names: list[str], rev: int, log_lines: int
) -> bytes:
    """Return the encoded scene of a position; raise RecordError if it is too large to be sent."""
    log = [event.seen_by(seat) for event in match.events[max(0, len(match.events) - log_lines) :]]
    told = face.told(lang, [event.seen_by(seat) for event in match.events])
    scene = _encode(face.scene(match.view(seat), lang=lang, names=names, rev=rev, log=log, told=told))
    if len(scene) > LONGEST_SCENE:
        raise RecordError(f"a scene of it has {len(scene)} bytes; {LONGEST_SCENE} are the most")
    return scene
