"""A person at the terminal: sees the scene as text, chooses by number or by words."""

from __future__ import annotations

import sys
from typing import Any

from msgspec import UNSET

from tenban.bots import Advice, reason
from tenban.kernel import Event, Move
from tenban.scene.face import Viewer
from tenban.scene.schema import Choice, Scene
from tenban.scene.text import render, say
from tenban.scene.words import Words, words_of

from .plain import clause_text, indented, spoken
from .session import Session

_MOST_LISTED = 24
_RULE = "─" * 60


class Ended(Exception):
    """The input is at its end."""


def read_line(prompt: str) -> str:
    """A line somebody typed, or a script did: then it is shown as if it had been typed; raises Ended."""
    if sys.stdin.isatty():
        try:
            return input(prompt).strip()
        except EOFError:
            raise Ended from None
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise Ended
    print(line.strip())
    return line.strip()


class Screen:
    """What one viewer is shown."""

    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.lang = lang
        self.words: Words = words_of("tenban.cli", lang)
        self.own: Words = session.game.words(lang)
        self.told = 0  # events already shown

    def scene(self, seat: int) -> Scene:
        s = self.session
        return s.match.scene(seat, self.lang)

    def say(self, id: str, **args: str | int) -> None:
        print(spoken(self.words, self.words(id, **args)))

    def story(self, seat: int, everything: bool = False) -> None:
        """What happened since it was last told."""
        events = self.session.match.events
        log = [event.seen_by(seat) for event in events[0 if everything else self.told :]]
        self.told = len(events)
        scene = self._telling(seat, log)
        for line in scene.log:
            print(("\n" if line.head else "  ") + say(scene, line.text))

    def _telling(self, seat: int, log: list[Event]) -> Scene:
        match = self.session.match
        return match.game.face.scene(match.view(seat), lang=self.lang, names=match.names, log=log)

    def look(self, seat: int) -> Scene:
        """The table as the seat sees it, with its choices."""
        scene = self.scene(seat)
        print(_RULE)
        print(render(scene, _MOST_LISTED))
        return scene

    def listed(self, scene: Scene, word: str) -> list[str]:
        """The choices that say a word, with their numbers."""
        numbered = enumerate([_in_words(scene, choice) for choice in choices_of(scene)], 1)
        return [f"  {n:3}. {text}" for n, text in numbered if word.lower() in text.lower()]

    def _viewer(self, seat: int) -> Viewer[Any]:
        match = self.session.match
        return Viewer(match.view(seat), self.own, match.names)

    def refusals(self, seat: int) -> None:
        """Every option the step refuses, clause by clause."""
        s, scene, at = self.session, self.scene(seat), self._viewer(seat)
        found: dict[str, list[str]] = {}
        for action in at.step.options(at.state, seat):
            clause = at.step.refuse(at.state, seat, action)
            if clause is not None:
                words = say(scene, s.game.face.sentence(at, [action]))
                found.setdefault(clause.id, []).append(f"{words} [{action.text}]")
        if not found:
            self.say("refused-none")
        for id, moves in found.items():
            self.say("refused-list", clause=id, text=clause_text(self.own, id))
            print(indented("  ", "; ".join(moves)))

    def advise(self, seat: int, scene: Scene) -> None:
        """The best few choices with their numbers, what may come of each, and why."""
        numbered = {tuple(choice.codes): (n, choice) for n, choice in enumerate(choices_of(scene), 1)}
        for found in self.session.advice(seat):
            number, choice = numbered.get(found.move.codes, (0, None))
            if choice is None:  # it is offered only together with what follows
                print("    · " + say(scene, self.session.game.face.sentence(self._viewer(seat), found.move.actions)))
            else:
                print(f"  {number:3}. {_in_words(scene, choice)}")
            print(indented(" " * 7, self._outlook(found)))
            if found.reason:
                print(indented(" " * 7, spoken(self.own, reason(found.reason, found.more, self.own, self.lang))))

    def _outlook(self, found: Advice) -> str:
        points, rival, key = (
            f"{found.points:.1f}",
            f"{found.rival:.1f}",
            "hint-facts" if found.worlds else "hint-outlook",
        )
        return self.words(key, outlook=round(100 * found.outlook), points=points, rival=rival)

    def explain(self, seat: int, move: Move, typed: str) -> None:
        """Print why a move is refused, or that it is not."""
        clause = self.session.match.judge(seat, move)
        if clause is None:
            self.say("allowed", typed=typed)
        else:
            self.say("refused", clause=clause.id, text=clause_text(self.own, clause.id))


def choices_of(scene: Scene) -> list[Choice]:
    return [] if scene.ask is UNSET else scene.ask.choices


def _in_words(scene: Scene, choice: Choice) -> str:
    return say(scene, choice.text + (f"  ({choice.note})" if choice.note else ""))
