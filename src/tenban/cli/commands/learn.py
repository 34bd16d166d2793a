"""`tenban learn GAME [LESSON]`: a guided game in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from tenban.kernel import RecordError
from tenban.lessons import Guide, Lesson
from tenban.match import Match, key_from_seed, load_record
from tenban.registry import Game, games
from tenban.scene.words import words_of

from ..errors import UsageError, find_game, suggestion
from ..files import read_record
from ..formatting import indented
from ..lesson_loop import LessonLoop, LessonMatch


def run(args: argparse.Namespace) -> int:
    if args.game is None:
        _print_lessons(list(games().values()), args.lang)
        return 0
    game = find_game(args.game)
    if args.list:
        _print_lessons([game], args.lang)
        return 0
    lesson = _find_lesson(game, args.lesson)
    match = _new(game, lesson, args) if args.resume is None else _resumed(lesson, args)
    return LessonLoop(LessonMatch(match, Guide(lesson, match.rules.space), args.lang), args.lang).run()


def _find_lesson(game: Game, name: str | None) -> Lesson:
    """Return the lesson of that name, or the first one; raise UsageError."""
    lessons = game.lessons()
    if not lessons:
        raise UsageError(f"there is no lesson for {game.name}: see `tenban learn` for those that there are")
    if name is None:
        return next(iter(lessons.values()))
    if name not in lessons:
        near = suggestion(name, lessons)
        raise UsageError(f"{game.name} has no lesson {name!r}{near}; its lessons are: {', '.join(lessons)}")
    return lessons[name]


def _new(game: Game, lesson: Lesson, args: argparse.Namespace) -> Match[Any]:
    key, salt = key_from_seed(lesson.seed)
    names = _names(lesson, args)
    match: Match[Any] = Match(game.rules, lesson.seats, dict(lesson.options), key, salt=salt, names=names)
    for seat, move in lesson.start:
        match.replay(seat, match.parse(move))
    return match


def _names(lesson: Lesson, args: argparse.Namespace) -> list[str]:
    words = words_of("tenban.cli", args.lang)
    own = args.name or words("player", seat=lesson.seat + 1)
    bots = [words("bot-player", bot=lesson.bots, seat=seat + 1) for seat in range(lesson.seats)]
    return [own if seat == lesson.seat else bots[seat] for seat in range(lesson.seats)]


def _resumed(lesson: Lesson, args: argparse.Namespace) -> Match[Any]:
    """Return the match of a lesson that was saved; raise UsageError if the file is something else."""
    record = read_record(args.resume)
    if (record.game, record.key) != (lesson.game, key_from_seed(lesson.seed)[0]):
        raise UsageError(f"{args.resume} is not a game of lesson {lesson.name} of {lesson.game}")
    try:
        return load_record(record)
    except RecordError as fault:
        raise UsageError(f"{args.resume}: {fault}") from fault


def _print_lessons(found: list[Game], lang: str) -> None:
    words = words_of("tenban.cli", lang)
    for game in found:
        for lesson in game.lessons().values():
            own = lesson.words(lang)
            line = words("lesson-line", title=f"{own('title')}", game=game.words(lang)("title"), minutes=lesson.minutes)
            print(f"{line}\n    tenban learn {game.name} {lesson.name}\n{indented('    ', own('about'))}")
