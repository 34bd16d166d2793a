"""Lessons in the terminal: a learner who types what the lesson says comes to its end."""

from __future__ import annotations

import io
import re

import pytest

from tenban.cli import main
from tenban.registry import games

from .terminal import Terminal

LESSONS = [(game, name) for game, found in games().items() for name in found.lessons()]
QUICK = {"connect_four", "latria"}
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(*each, marks=[] if each[0] in QUICK else [pytest.mark.slow]) for each in LESSONS],
)
ADVICE = {"en": r"→ Now type (\d+): ", "ja": r"→ では (\d+) と入力してください："}
OVER = {"en": "That was the lesson.", "ja": "レッスンはここまでです。"}


class Learner(io.StringIO):
    """A keyboard at which somebody types the number that the lesson names, or the first choice if all are welcome."""

    def __init__(self, capsys: pytest.CaptureFixture[str], lang: str) -> None:
        super().__init__()
        self.capsys, self.lang = capsys, lang
        self.heard = ""
        self.obeyed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        new = self.capsys.readouterr().out
        self.heard += new
        if OVER[self.lang] in new:
            return "quit!\n"
        advice = re.findall(ADVICE[self.lang], new)
        self.obeyed += bool(advice)
        return f"{advice[-1]}\n" if advice else "1\n"


@each_lesson
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_learner_finishes_a_lesson_in_the_terminal(
    game: str, lesson: str, lang: str, terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    learner = Learner(capsys, lang)
    terminal.monkeypatch.setattr("sys.stdin", learner)
    assert main(["learn", game, lesson, "--lang", lang]) == 0
    taught = games()[game].lessons()[lesson]
    words = taught.words(lang)
    said = re.sub(r"\s+", "", learner.heard)
    unsaid = [
        moment.say
        for moment in taught.scripted()
        if moment.say and re.sub(r"\s+", "", re.split(r"\{", words(moment.say))[0]) not in said
    ]
    assert unsaid == []
    assert learner.obeyed >= sum(bool(moment.do) for moment in taught.scripted())
    assert OVER[lang] in learner.heard


def test_another_move_is_answered_by_what_the_lesson_expects(terminal: Terminal) -> None:
    ran = terminal("learn latria", "3", "quit!")
    refusal = "That would be allowed, too, but in this lesson something else comes first.\n→ Now type 6: Play Moon 12\n"
    assert refusal in ran.out
    assert "Lesson: Your first tricks." in ran.out


def test_a_learner_gets_hints(terminal: Terminal) -> None:
    ran = terminal("learn connect_four", "hint", "quit!")
    assert (ran.code, ran.err) == (0, "")
    assert "Drop a stone into column" in ran.out.split("=> hint")[1]


def test_a_saved_lesson_is_resumed_where_it_was(terminal: Terminal) -> None:
    terminal("learn latria", "6", "save here.json", "quit!")
    ran = terminal("learn latria --resume here.json", "quit!")
    assert "The stack is yours" in ran.out
    assert "→ Now type 3: Play Sun 11" in ran.out


def test_the_list_of_lessons_is_wrapped(terminal: Terminal) -> None:
    for lang in ("en", "ja"):
        listed = terminal(f"learn --lang {lang}").out
        assert all(f"tenban learn {game} {lesson}" in listed for game, lesson in LESSONS)
        assert max(len(line) for line in listed.splitlines()) <= 100
