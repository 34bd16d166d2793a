"""Lessons: what they say when, what they expect, and how a fault in one is found."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tenban.kernel.move import Move
from tenban.lessons import Guide, Lesson, LessonError, Place, parse_lesson
from tenban.match import Match
from tenban.registry import find, games
from tenban.scene.schema import Scene
from tenban.testing.lessons import begun, check_lessons, offered, scene_of
from tests.testing.planting import Plant, plant

LESSONS = [(name, lesson) for name, game in games().items() for lesson in game.lessons()]
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
MOST = 3000  # moves of a game


class Walk:
    """A learner in a lesson, with bots that follow its script and then move at random."""

    def __init__(self, game: str, name: str, seed: int = 0) -> None:
        self.game = find(game)
        self.lesson: Lesson = self.game.lessons()[name]
        self.guide = Guide(self.lesson, self.game.rules.space)
        self.match: Match[Any] = begun(self.game, self.lesson)
        self.rng = random.Random(seed)

    def scene(self) -> Scene:
        return scene_of(self.game, self.match, self.lesson.seat)

    def place(self, scene: Scene) -> Place:
        choices = scene.ask.choices if scene.ask else []
        step = type(self.match.state.stack[-1]).__name__ if choices else ""
        return self.guide.place(self.match, [c.verb for c in choices], step)

    def let_others_act(self) -> None:
        seat = self.lesson.seat
        while others := [other for other in self.match.to_act if other != seat]:
            move = self.guide.scripted_move(others[0], self.match.history)
            self.match.play(move or self.rng.choice(self.match.moves(others[0], 400)), others[0])

    def obey(self) -> None:
        """Make the move that the lesson expects, as far as the scene offers it at once."""
        choice = offered(self.scene(), self.place(self.scene()).expected)
        assert choice is not None, f"{self.lesson.name}: the scene does not offer what is expected"
        self.match.play(Move.from_codes(choice.codes, self.match.rules.space), self.lesson.seat)


@each_lesson
def test_a_lesson_fits_the_rules(game: str, name: str) -> None:
    assert check_lessons(find(game)) == []


@each_lesson
def test_a_learner_who_does_what_the_lesson_says_comes_to_its_end(game: str, name: str) -> None:
    walk = Walk(game, name)
    said: set[int] = set()
    for _ in range(MOST):
        walk.let_others_act()
        place = walk.place(walk.scene())
        said |= {card.moment for card in place.cards}
        if not place.expected:
            break
        walk.obey()
    assert said >= {m.number for m in walk.lesson.scripted() if m.say or m.do}
    assert walk.place(walk.scene()).finished or walk.lesson.ends_freely


@each_lesson
def test_whatever_else_the_learner_tries_is_legal_to_ask_for_and_changes_nothing(game: str, name: str) -> None:
    """While a move is expected the lesson allows it and nothing else, and it always stays possible."""
    walk = Walk(game, name)
    for _ in range(MOST):
        walk.let_others_act()
        scene = walk.scene()
        place = walk.place(scene)
        if not place.expected:
            return
        allowed = [
            choice
            for choice in scene.ask.choices  # type: ignore[union-attr]
            if walk.guide.allows(walk.lesson.seat, walk.match.history, choice.codes)
        ]
        assert allowed
        assert all(tuple(choice.codes) == place.expected[: len(choice.codes)] for choice in allowed)
        walk.obey()


PATIENCE = 25  # clicks at random after which a learner looks at the card and does what it says


def wander(walk: Walk) -> bool:
    """Click at random to the end of the lesson: any choice is tried, and the lesson refuses some; return its end."""
    seat = walk.lesson.seat
    for _ in range(MOST):
        walk.let_others_act()
        if walk.match.over or walk.place(walk.scene()).finished:
            return walk.place(walk.scene()).finished
        moves = walk.match.moves(seat, 400)
        tried = [walk.rng.choice(moves) for _ in range(PATIENCE)]
        welcome = [move for move in tried if walk.guide.allows(seat, walk.match.history, move.codes)]
        if welcome:
            walk.match.play(welcome[0], seat)
        else:
            walk.obey()
    return False


@each_lesson
def test_a_learner_who_moves_at_random_never_gets_stuck(game: str, name: str) -> None:
    assert wander(Walk(game, name, 1))


@pytest.mark.slow
@each_lesson
def test_a_hundred_learners_who_move_at_random_never_get_stuck(game: str, name: str) -> None:
    stuck = [seed for seed in range(100) if not wander(Walk(game, name, seed))]
    assert stuck == []


def test_a_changed_rule_is_a_fault_that_names_lesson_and_moment(tmp_path: Path) -> None:
    code = "\nLatriaState.followable = lambda self, seat, target: self.hands[seat] & (32767 << 15 * target)\n"
    (fault,) = check_lessons(plant(Plant("another rule for followers", {"state": code}, ()), tmp_path))
    assert fault.startswith("lesson first of latria, moment 12 (dodge): 'play L6' of the learner is refused: LO-3.9")


def test_a_changed_deal_is_a_fault_that_names_lesson_and_moment(tmp_path: Path) -> None:
    code = "\n_deal = Deal.run\nDeal.run = lambda self, s: (s.chance.below(7), _deal(self, s))[1]\n"
    faults = check_lessons(plant(Plant("another deal", {"steps": code}, ()), tmp_path))
    assert faults
    assert all(fault.startswith("lesson first of latria, moment") for fault in faults)


def changed(lesson: str, old: str, new: str) -> str:
    """Return the fault of connect four's lesson with something else in its file or texts."""
    package = find("connect_four").package
    text = (Path(str(__import__(package).__file__)).parent / "lessons/first.toml").read_text("utf-8")
    assert old in text
    parsed = parse_lesson(text.replace(old, new), package, "connect_four", lesson)
    game = find("connect_four")
    from tenban.testing.lessons import _faults

    (fault,) = _faults(game, parsed)
    return fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"d1"', '"d9"', "moment 2 (middle): there is no 'd9' to point at in the scene"),
        ('"drop e"', '"drop z"', "moment 3 (beside): 'drop z' is not a move of connect_four"),
        ('on = "end"', 'on = "event:storm"', "moment 6 (end): nothing in connect_four is called 'event:storm'"),
    ],
)
def test_a_fault_of_a_lesson_names_the_moment(old: str, new: str, fault: str) -> None:
    assert changed("first", old, new) == f"lesson first of connect_four, {fault}"


def test_a_missing_text_is_a_fault_in_each_language() -> None:
    package, game = find("connect_four").package, find("connect_four")
    text = 'minutes = 1\nseats = 2\n[[moment]]\nsay = "nothing"\n'
    from tenban.testing.lessons import _faults

    assert _faults(game, parse_lesson(text, package, "connect_four", "first")) == [
        "lesson first of connect_four, moment 1 (nothing): lessons/first.en.ftl has no message 'nothing'",
        "lesson first of connect_four, moment 1 (nothing): lessons/first.ja.ftl has no message 'nothing'",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('colour = "red"\nseats = 2\nminutes = 1\nmoment = []', "there is no entry 'colour'; the entries are"),
        ('seats = 2\nminutes = 1\n[[moment]]\non = "noon"', "moment 1: on = 'noon' should be end, event:NAME"),
        ('seats = 2\nminutes = 1\n[[moment]]\non = "end"\ndo = "x"', "moment 1: a moment with on comes after"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_a_sentence(text: str, fault: str) -> None:
    with pytest.raises(LessonError, match="lesson first of connect_four") as refused:
        parse_lesson(text, "connect_four", "connect_four", "first")
    assert fault in str(refused.value)


def test_a_moment_after_the_script_is_said_when_it_happens() -> None:
    walk = Walk("latria", "first")
    while True:
        walk.let_others_act()
        if not walk.place(walk.scene()).expected:
            break
        walk.obey()
    walk.match.play("play L9", 0)
    place = walk.place(walk.scene())
    declare = next(m for m in walk.lesson.moments if m.on == "step:Declare")
    assert [card.moment for card in place.cards] == [declare.number]
    assert not place.finished
