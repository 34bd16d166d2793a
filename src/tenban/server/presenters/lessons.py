"""Lessons as the lobby lists them, and where the learner is in one."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw, UnsetType

from tenban.lessons import Lesson
from tenban.scene.lesson import what_decided
from tenban.scene.schema import Choice, Scene
from tenban.server.presenters import bodies, schema
from tenban.server.presenters.schema import Lang
from tenban.server.tables.games import TableGame
from tenban.server.tables.table import Table


def lesson_info(lesson: Lesson, lang: Lang) -> bodies.LessonInfo:
    """Return what the lobby shows of a lesson."""
    words = lesson.words(lang)
    return bodies.LessonInfo(lesson.name, words("title"), lesson.minutes, words("about") if words.has("about") else "")


def lesson_infos(game: TableGame, lang: Lang) -> list[bodies.LessonInfo]:
    """Return the lessons of a game, in their order."""
    return [lesson_info(lesson, lang) for lesson in game.lessons().values()]


def place_of(table: Table, scene: Scene, seat: int, lang: Lang) -> schema.LessonPlace | UnsetType:
    """Return where the learner is, if the table teaches and the viewer is the learner."""
    guide = table.guide
    if guide is None or seat != guide.lesson.seat:
        return UNSET
    match, words = table.match(), guide.lesson.words(lang)
    asked = not isinstance(scene.ask, UnsetType)
    verbs = [] if isinstance(scene.ask, UnsetType) else [_verb(choice) for choice in scene.ask.choices]
    step = type(match.state.stack[-1]).__name__ if asked else ""
    place = guide.place(match, verbs, step)
    cards = [
        schema.LessonCard(card.moment, words(card.text) if card.text else "", list(card.point)) for card in place.cards
    ]
    why = what_decided(scene, lang) if match.over else ""
    return schema.LessonPlace(cards, list(place.expected), place.at, place.of, place.finished, why)


def _verb(choice: Choice | Raw) -> str:
    """Return the kind of a choice, which may be encoded already."""
    return msgspec.json.decode(choice, type=Choice).verb if isinstance(choice, Raw) else choice.verb
