"""A lesson in the terminal: the loop of `tenban play`, which also says what the lesson says."""

from __future__ import annotations

from typing import Any

from tenban.kernel import Move
from tenban.lessons import Guide, Place
from tenban.match import Match
from tenban.scene.lesson import what_decided
from tenban.scene.schema import Scene
from tenban.scene.text import say
from tenban.scene.words import Words, words_of

from .errors import UsageError
from .formatting import indented
from .local_match import LocalMatch
from .loop import PlayLoop
from .screen import choices_of

_LEAST = "novice"  # the gentlest bots


class LessonMatch(LocalMatch):
    """A match that follows a lesson: bots do what its script says, and the learner what it expects."""

    def __init__(self, match: Match[Any], guide: Guide, lang: str) -> None:
        lesson = guide.lesson
        super().__init__(match, {seat: lesson.bots for seat in range(lesson.seats) if seat != lesson.seat})
        self.guide = guide
        self._words: Words = words_of("tenban.cli", lang)
        self.reminder = ""  # what the lesson said last about the learner's move

    def play(self, seat: int, move: Move) -> None:
        """Carry out a move; raise UsageError if the lesson expects another one."""
        if not self.guide.allows(seat, self.played, move.codes):
            raise UsageError(f"{self._words('lesson-first')}\n{self.reminder}")
        super().play(seat, move)

    def play_bot(self, seat: int) -> None:
        scripted = self.guide.scripted_move(seat, self.played)
        if scripted is None:
            super().play_bot(seat)
        else:
            self.play(seat, scripted)

    def last_of_people(self) -> int:
        """Return the number of the learner's last move in the lesson; -1 if there is none."""
        number = super().last_of_people()
        return number if number >= len(self.guide.lesson.start) else -1

    def place(self, scene: Scene) -> Place:
        """Return where the learner is."""
        choices, match = choices_of(scene), self.match
        step = type(match.state.stack[-1]).__name__ if choices else ""
        return self.guide.place(match, [choice.verb for choice in choices], step)


class LessonLoop(PlayLoop):
    """Plays a lesson."""

    def __init__(self, local: LessonMatch, lang: str) -> None:
        super().__init__(local, lang)
        self.taught = local
        self._said: set[int] = set()  # moments whose texts were printed
        self._finished = False

    def _print_opening(self) -> None:
        words = self.taught.guide.lesson.words(self.lang)
        print(indented("", self.screen.words("lesson-opening", title=words("title"), about=words("about"))))
        self.screen.print_message("commands-hint")

    def _after_scene(self, seat: int, scene: Scene) -> None:
        """Print what the lesson says here, and the number of the choice that it expects."""
        if self.local is not self.taught:
            return  # another match was loaded
        place, words = self.taught.place(scene), self.taught.guide.lesson.words(self.lang)
        for card in place.cards:
            if card.text and card.moment not in self._said:
                self._said.add(card.moment)
                print("\n" + indented("» ", say(scene, words(card.text))))
        for number, choice in enumerate(choices_of(scene), 1):
            if place.expected and tuple(choice.codes) == place.expected[: len(choice.codes)]:
                self.taught.reminder = self.screen.words("lesson-do", number=number, what=say(scene, choice.text))
                print(self.taught.reminder)
                break
        if scene.result:
            print("\n" + indented("» ", say(scene, what_decided(scene, self.lang))))
        if place.finished and not self._finished:
            self._finished = True
            self.screen.print_message("lesson-over", command=f"tenban play {self.taught.game.name} --bots {_LEAST}")
