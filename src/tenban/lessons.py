"""Lessons: guided games, as data beside a game.

A lesson is `lessons/NAME.toml` in a game's package, with its texts in `lessons/NAME.en.ftl` and `lessons/NAME.ja.ftl`.
It deals a game from a fixed seed and lists moments.  The moments up to the end of the script are met one after the
other: each says something and may expect one move of the learner, and the other seats answer as the file says.  After
the script the learner plays freely; moments with `on` are said when something first happens.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from tenban.kernel.action import Space
from tenban.kernel.errors import TenbanError
from tenban.kernel.event import Event
from tenban.kernel.move import InvalidMoveError, Move
from tenban.scene.words import LANGUAGES, Words, words_of

END: Final = "end"  # the trigger of a moment that is said when the game is over
TRIGGERS: Final = ("event", "verb", "step")
_KEYS: Final = {"say", "point", "do", "others", "free", "on"}
_HEAD: Final = {"minutes", "seats", "seat", "seed", "options", "start", "bots", "order", "moment"}


class LessonError(TenbanError, ValueError):
    """A file of a lesson that cannot be understood; the message names the lesson and the moment."""


@dataclass(frozen=True)
class Moment:
    """One thing that a lesson says; see ADDING-A-GAME.md."""

    number: int  # its place in the file, from 1
    say: str = ""  # the message in the lesson's texts; "" leaves it to the words for the move
    point: tuple[str, ...] = ()  # what in the scene it is about
    do: str = ""  # the move of the learner, in notation
    others: tuple[tuple[int, str], ...] = ()  # what the other seats do then
    free: bool = False  # the script ends here: from now on every move is welcome
    on: str = ""  # after the script: "event:NAME", "verb:KEY", "step:NAME" or "end"


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game: str
    name: str
    package: str
    seed: str
    seats: int
    minutes: int
    moments: tuple[Moment, ...]
    seat: int = 0  # the learner's
    options: Mapping[str, str] = field(default_factory=dict)
    start: tuple[tuple[int, str], ...] = ()  # moves made before the lesson begins
    bots: str = "novice"  # who plays the other seats after the script
    order: int = 0  # its place among the lessons of the game

    @property
    def title(self) -> str:
        """The title in English."""
        return self.words("en")("title")

    def words(self, lang: str) -> Words:
        """Return the texts of the lesson, with those of the game."""
        return _words(self.package, self.name, lang)

    def has_own(self, id: str, lang: str) -> bool:
        """Return whether the lesson's own file in a language has a message."""
        return re.search(rf"^{re.escape(id)} *=", _text(self.package, self.name, lang), re.MULTILINE) is not None

    def scripted(self) -> list[Moment]:
        """Return the moments of the script, in order; the last one may be where the learner is set free."""
        return [moment for moment in self.moments if not moment.on]

    def triggered(self) -> list[Moment]:
        """Return the moments that something brings about after the script."""
        return [moment for moment in self.moments if moment.on]

    @property
    def ends_freely(self) -> bool:
        """Whether the lesson goes on to the end of the game; else it is over with its script."""
        return any(moment.free for moment in self.moments)


@dataclass(frozen=True)
class Card:
    """Something to read."""

    moment: int  # the number of the moment
    text: str  # the message, or "" for the words of the move
    point: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """Where the learner is in a lesson."""

    cards: tuple[Card, ...]
    expected: tuple[int, ...]  # the codes of the move that comes next; () if every move is welcome
    at: int  # choices of the script that are made
    of: int  # choices of the script
    finished: bool  # everything that the lesson wants to show was met


Played = Sequence[tuple[int, Move]]  # `Match.history`


class Course(Protocol):
    """What a guide needs of a Match."""

    @property
    def history(self) -> Played: ...

    @property
    def events(self) -> Sequence[Event]: ...

    @property
    def over(self) -> bool: ...

    def at(self, moves: int) -> Course: ...


class Guide:
    """Follows a lesson in a match.  Where the learner is depends on the moves alone, so nothing need be stored."""

    def __init__(self, lesson: Lesson, space: Space) -> None:
        """Read the moves of the script; raise LessonError."""
        self.lesson = lesson
        self._moves: dict[int, list[Move]] = {}  # by seat
        self._groups: list[tuple[list[Moment], Move | None]] = [([], None)]
        for moment in lesson.scripted():
            cards, _ = self._groups.pop()
            move = _move(lesson, moment, moment.do, space) if moment.do else None
            self._groups.append(([*cards, moment], move))
            if move is not None:
                self._moves.setdefault(lesson.seat, []).append(move)
                self._groups.append(([], None))
            for seat, text in moment.others:
                self._moves.setdefault(seat, []).append(_move(lesson, moment, text, space))
        self._codes = {seat: _codes(moves) for seat, moves in self._moves.items()}
        self._scripted_events = -1  # how many events the script had; -1 until it is over

    def moves_of(self, seat: int) -> list[Move]:
        """Return the moves of the script that a seat makes."""
        return self._moves.get(seat, [])

    def remaining(self, seat: int, played: Played) -> tuple[int, ...]:
        """Return the codes of the script that a seat has still to play; () if the script is over or was left."""
        rest = self._rest(seat, played)
        return rest if rest and self._is_followed(played) else ()

    def scripted_move(self, seat: int, played: Played) -> Move | None:
        """Return the move that the script has for a seat, or None if the script has none."""
        rest = self.remaining(seat, played)
        at = len(self._codes.get(seat, ())) - len(rest)
        for move in self.moves_of(seat) if rest else ():
            if at < len(move.codes):
                return Move(move.actions[at:])
            at -= len(move.codes)
        return None

    def allows(self, seat: int, played: Played, codes: Sequence[int]) -> bool:
        """Return whether the lesson lets the learner make this move now."""
        rest = self.remaining(seat, played) if seat == self.lesson.seat else ()
        return not rest or tuple(codes) == rest[: len(codes)]

    def free_from(self, played: Played) -> int:
        """Return the number of moves after which the script was over; 0 if it was left before its end."""
        left = {seat: len(codes) for seat, codes in self._codes.items()}
        for number, (seat, move) in enumerate(played):
            if not any(rest > 0 for rest in left.values()):
                return number
            if number >= len(self.lesson.start):
                left[seat] = left.get(seat, 0) - len(move.codes)
        return 0 if any(rest > 0 for rest in left.values()) else len(played)

    def _new_events(self, match: Course) -> set[str]:
        """Return the names of what has happened since the script was over."""
        if self._scripted_events < 0:
            self._scripted_events = len(match.at(self.free_from(match.history)).events)
        return {event.name for event in match.events[self._scripted_events :]}

    def place(self, match: Course, verbs: Sequence[str], step: str) -> Place:
        """Return where the learner is; `verbs` and `step` belong to the learner's question, if there is one."""
        groups, lesson, played, over = self._groups, self.lesson, match.history, match.over
        rest, total = self.remaining(lesson.seat, played), len(groups) - 1
        at = self._group(len(self._codes.get(lesson.seat, ())) - len(rest)) if rest else total
        asked = bool(step)
        said = [moment for moment in groups[at][0] if asked or (over and not rest)]
        if rest:
            self._scripted_events = -1
            return Place(_cards(said, True), rest if asked else (), at, total, False)
        closing = said if over or not self._has_gone_on(played) else []
        events = self._new_events(match) if lesson.ends_freely else set()
        then = [m for m in lesson.triggered() if _happens(m.on, events, verbs, step, over)] if asked or over else []
        return Place(_cards([*closing, *then], False), (), total, total, over or not lesson.ends_freely)

    def _group(self, codes: int) -> int:
        """Return the group of moments at which so many codes of the learner's script were played."""
        for number, (_, move) in enumerate(self._groups):
            if move is None or codes < len(move.codes):
                return number
            codes -= len(move.codes)
        return len(self._groups) - 1

    def _rest(self, seat: int, played: Played) -> tuple[int, ...] | None:
        """Return the codes of the script after those that a seat has played; None if it played others."""
        codes, script = _codes_of(seat, played[len(self.lesson.start) :]), self._codes.get(seat, ())
        return script[len(codes) :] if codes == script[: len(codes)] else None

    def _is_followed(self, played: Played) -> bool:
        """Return whether every seat has played nothing but what the script says."""
        return all(self._rest(seat, played) is not None for seat in {seat for seat, _ in played})

    def _has_gone_on(self, played: Played) -> bool:
        """Return whether the learner has made a move after the script."""
        codes = _codes_of(self.lesson.seat, played[len(self.lesson.start) :])
        return len(codes) > len(self._codes.get(self.lesson.seat, ()))


def _cards(moments: Sequence[Moment], asked: bool) -> tuple[Card, ...]:
    return tuple([Card(m.number, m.say, m.point) for m in moments if m.say or (m.do and asked)])


def _happens(on: str, events: Container[str], verbs: Sequence[str], step: str, over: bool) -> bool:
    kind, _, name = on.partition(":")
    if kind == END:
        return over
    return {"event": name in events, "verb": name in verbs, "step": name == step}[kind]


def _codes(moves: Sequence[Move]) -> tuple[int, ...]:
    return tuple([code for move in moves for code in move.codes])


def _codes_of(seat: int, played: Played) -> tuple[int, ...]:
    return _codes([move for mover, move in played if mover == seat])


def _move(lesson: Lesson, moment: Moment, text: str, space: Space) -> Move:
    try:
        return Move.parse(text, space)
    except InvalidMoveError:
        raise LessonError(f"{where(lesson, moment)}: {text!r} is not a move of {lesson.game}") from None


def where(lesson: Lesson, moment: Moment) -> str:
    """Return the words that name a moment in messages about faults."""
    said = f" ({moment.say})" if moment.say else ""
    return f"lesson {lesson.name} of {lesson.game}, moment {moment.number}{said}"


# -- files


@cache
def lessons_of(package: str, game: str) -> dict[str, Lesson]:
    """Return the lessons of a game's package by name, in their order; raise LessonError."""
    folder = files(package).joinpath("lessons")
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    found = [_read(package, game, name.removesuffix(".toml")) for name in sorted(names) if name.endswith(".toml")]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


def _read(package: str, game: str, name: str) -> Lesson:
    text = files(package).joinpath("lessons", f"{name}.toml").read_text(encoding="utf-8")
    try:
        return parse_lesson(text, package, game, name)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, AttributeError) as fault:
        if isinstance(fault, LessonError):
            raise
        raise LessonError(f"lesson {name} of {game}: {fault!s}") from fault


def parse_lesson(text: str, package: str, game: str, name: str) -> Lesson:
    """Return the lesson that a text describes; raise LessonError, or an error of the TOML."""
    data = tomllib.loads(text)
    _check_keys(f"lesson {name} of {game}", data, _HEAD)
    return Lesson(
        game,
        name,
        package,
        str(data.get("seed", name)),
        int(data["seats"]),
        int(data["minutes"]),
        tuple([_moment(f"lesson {name} of {game}", n, each) for n, each in enumerate(data["moment"], 1)]),
        int(data.get("seat", 0)),
        {str(key): str(value) for key, value in data.get("options", {}).items()},
        _plays(data.get("start", [])),
        str(data.get("bots", "novice")),
        int(data.get("order", 0)),
    )


def _moment(title: str, number: int, data: dict[str, Any]) -> Moment:
    _check_keys(f"{title}, moment {number}", data, _KEYS)
    on = str(data.get("on", ""))
    if on and on != END and on.partition(":")[0] not in TRIGGERS:
        raise LessonError(f"{title}, moment {number}: on = {on!r} should be end, event:NAME, verb:KEY or step:NAME")
    if on and ("do" in data or "others" in data):
        raise LessonError(f"{title}, moment {number}: a moment with on comes after the script, so it has no move")
    return Moment(
        number,
        str(data.get("say", "")),
        tuple([str(id) for id in data.get("point", [])]),
        str(data.get("do", "")),
        _plays(data.get("others", [])),
        bool(data.get("free", False)),
        on,
    )


def _check_keys(title: str, data: dict[str, Any], known: set[str]) -> None:
    unknown = sorted(set(data) - known)
    if unknown:
        raise LessonError(f"{title}: there is no entry {unknown[0]!r}; the entries are {', '.join(sorted(known))}")


def _plays(lines: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """Return the seats and moves of lines such as "2 play S9"."""
    parts = [line.partition(" ") for line in lines]
    return tuple([(int(seat), move) for seat, _, move in parts])


@cache
def _words(package: str, name: str, lang: str) -> Words:
    own = words_of(package, lang)
    return own.extended({code: _text(package, name, code) for code in LANGUAGES})


def _text(package: str, name: str, lang: str) -> str:
    file = files(package).joinpath("lessons", f"{name}.{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
