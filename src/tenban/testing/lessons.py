"""Playing the lessons of a game: a lesson that no longer fits its rules is a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import UnsetType

from tenban.bots import is_known
from tenban.kernel.clause import IllegalMove
from tenban.kernel.errors import TenbanError
from tenban.kernel.move import InvalidMoveError, Move
from tenban.lessons import END, Guide, Lesson, LessonError, Moment, where
from tenban.match import Match, key_from_seed
from tenban.registry import Game
from tenban.scene.lesson import pointable
from tenban.scene.schema import Choice, Scene
from tenban.scene.words import LANGUAGES, Words

_SYMBOL = re.compile(r"\{([a-z][a-z0-9-]*)\}")


def check_lessons(game: Game) -> list[str]:
    """Return one sentence for each fault of a game's lessons, naming the lesson and the moment; [] if all is well."""
    try:
        lessons = game.lessons()
    except LessonError as fault:
        return [str(fault)]
    return [fault for lesson in lessons.values() for fault in _faults(game, lesson)]


def _faults(game: Game, lesson: Lesson) -> list[str]:
    found = list(_texts(lesson))
    try:
        found += _played(game, lesson)
    except TenbanError as fault:
        found.append(str(fault))
    return found


def begun(game: Game, lesson: Lesson) -> Match[Any]:
    """Return the match as the learner meets it first; raise LessonError if a move of `start` does not fit."""
    key, salt = key_from_seed(lesson.seed)
    match: Match[Any] = Match(game.rules, lesson.seats, dict(lesson.options), key, salt=salt)
    for number, (seat, text) in enumerate(lesson.start, 1):
        try:
            match.replay(seat, match.parse(text))
        except (IllegalMove, InvalidMoveError) as fault:
            raise LessonError(
                f"lesson {lesson.name} of {lesson.game}, start, move {number}: {text!r} of seat {seat}: {fault}"
            ) from None
    return match


# -- texts


def _texts(lesson: Lesson) -> Iterator[str]:
    title = f"lesson {lesson.name} of {lesson.game}"
    if not is_known(lesson.bots):
        yield f"{title}: there is no bot {lesson.bots!r}"
    if not 0 <= lesson.seat < lesson.seats:
        yield f"{title}: seat {lesson.seat} is not one of its {lesson.seats} seats"
    for lang in LANGUAGES:
        words = lesson.words(lang)
        for id in ("title", "about"):
            if not lesson.has_own(id, lang):
                yield f"{title}: lessons/{lesson.name}.{lang}.ftl has no message {id!r}"
        for moment in lesson.moments:
            yield from _moment_texts(lesson, moment, words, lang)


def _moment_texts(lesson: Lesson, moment: Moment, words: Words, lang: str) -> Iterator[str]:
    if not moment.say and not moment.do:
        yield f"{where(lesson, moment)}: it says nothing and expects no move"
    if moment.say and not lesson.has_own(moment.say, lang):
        yield f"{where(lesson, moment)}: lessons/{lesson.name}.{lang}.ftl has no message {moment.say!r}"
    elif moment.say:
        unknown = [name for name in _SYMBOL.findall(words(moment.say)) if not words.has(f"symbol-{name}")]
        if unknown:
            yield f"{where(lesson, moment)}: the {lang} text names a symbol [{unknown[0]}] without a word for it"


# -- the script


def _played(game: Game, lesson: Lesson) -> Iterator[str]:
    """Play the script as a learner would who does what it says; yield what does not fit."""
    match, guide = begun(game, lesson), Guide(lesson, game.rules.space)
    for moment in lesson.triggered():
        if not _can_happen(game, moment.on):
            yield f"{where(lesson, moment)}: nothing in {lesson.game} is called {moment.on!r}"
    for moment in lesson.scripted():
        _let_others_act(match, guide, moment)
        if match.over and moment.do:
            yield f"{where(lesson, moment)}: the game is over before it"
            return
        scene = scene_of(game, match, lesson.seat)
        missing = sorted(set(moment.point) - pointable(scene))
        if missing:
            yield f"{where(lesson, moment)}: there is no {missing[0]!r} to point at in the scene"
        if moment.do:
            _play_expected(game, match, guide, moment)
    _let_others_act(match, guide, lesson.moments[-1])
    left = [seat for seat in range(lesson.seats) if guide.remaining(seat, match.history)]
    if left:
        yield f"lesson {lesson.name} of {lesson.game}: seat {left[0]} has moves in the script that are never asked for"


def _let_others_act(match: Match[Any], guide: Guide, moment: Moment) -> None:
    """Play the scripted moves of the other seats until the learner alone is asked; raise LessonError."""
    lesson = guide.lesson
    while True:
        able = [(seat, guide.scripted_move(seat, match.history)) for seat in match.to_act if seat != lesson.seat]
        if not able:
            return
        for seat, move in able:
            if move is None:
                raise LessonError(f"{where(lesson, moment)}: the script has no move for seat {seat}, which is asked")
            _play(match, lesson, moment, seat, move)


def scene_of(game: Game, match: Match[Any], seat: int) -> Scene:
    """Return what a seat sees, by the face of this very game, which may be a copy."""
    log = [event.seen_by(seat) for event in match.events]
    return game.face.scene(match.view(seat), lang="en", names=match.names, rev=len(match.history), log=log)


def _play_expected(game: Game, match: Match[Any], guide: Guide, moment: Moment) -> None:
    """Make the learner's move by the choices that scenes offer, as a client does; raise LessonError."""
    lesson = guide.lesson
    goal = len(guide.remaining(lesson.seat, match.history)) - len(match.parse(moment.do).codes)
    while (rest := guide.remaining(lesson.seat, match.history)) and len(rest) > goal:
        if lesson.seat not in match.to_act:
            raise LessonError(f"{where(lesson, moment)}: the learner is not asked, so {moment.do!r} cannot be done")
        choice = offered(scene_of(game, match, lesson.seat), rest)
        if choice is None:
            _play(match, lesson, moment, lesson.seat, match.parse(moment.do))  # says why not, if the rules refuse it
            raise LessonError(f"{where(lesson, moment)}: the scene does not offer {moment.do!r}")
        _play(match, lesson, moment, lesson.seat, Move.from_codes(choice.codes, match.rules.space))


def _play(match: Match[Any], lesson: Lesson, moment: Moment, seat: int, move: Move) -> None:
    try:
        match.play(move, seat)
    except IllegalMove as refusal:
        who = "the learner" if seat == lesson.seat else f"seat {seat}"
        raise LessonError(f"{where(lesson, moment)}: {move.text!r} of {who} is refused: {refusal}") from None


def offered(scene: Scene, expected: tuple[int, ...]) -> Choice | None:
    """Return the choice that goes furthest along the codes that a lesson expects, as the client finds it."""
    choices = [] if isinstance(scene.ask, UnsetType) else scene.ask.choices
    fitting = [choice for choice in choices if tuple(choice.codes) == expected[: len(choice.codes)]]
    return max(fitting, key=lambda choice: len(choice.codes), default=None)


def _can_happen(game: Game, on: str) -> bool:
    """Return whether the game has what a moment waits for.  Verbs are known only when they are offered."""
    kind, _, name = on.partition(":")
    if kind == "event":
        return game.words("en").has(f"event-{name}")
    return name in game.rules.steps if kind == "step" else kind in (END, "verb")
