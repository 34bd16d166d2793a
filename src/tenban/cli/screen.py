"""The screen of a terminal: scenes, events, refusals and hints as text, and the lines that a person types."""

from __future__ import annotations

import os
import sys
from itertools import groupby
from typing import Any

from msgspec import UNSET

from tenban.bots import Advice, reason
from tenban.kernel import Event, Move, TenbanError
from tenban.scene.face import Viewer
from tenban.scene.schema import Choice, Scene
from tenban.scene.text import SHAPES, Block, blocks, say
from tenban.scene.words import Words, words_of

from .formatting import clause_text, indented, without_symbols
from .local_match import LocalMatch

_MOST_LISTED = 24
_RULE = "─" * 60
_LONG = 45  # lines of a scene of which only the changes are printed
_COLOURS = dict(zip(SHAPES, (31, 34, 32, 33, 35, 36), strict=True))  # of the seats


class EndOfInputError(TenbanError):
    """The input has ended: a pipe is at its end, or the person typed Ctrl-D."""


def read_line(prompt: str) -> str:
    """Return the next line of input; raise EndOfInputError.  A line from a pipe is printed as if it had been typed."""
    if sys.stdin.isatty():
        try:
            return input(prompt).strip()
        except EOFError:
            raise EndOfInputError from None
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EndOfInputError
    print(line.strip())
    return line.strip()


def paint(line: str, new: bool = False) -> str:
    """Return a line with the shapes of the seats in colour, and in bold if it is new; plain outside a terminal."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        return line
    back = "\x1b[0;1m" if new else "\x1b[0m"
    painted = "".join(f"\x1b[{_COLOURS[c]}m{c}{back}" if c in _COLOURS else c for c in line)
    return f"\x1b[1m{painted}\x1b[0m" if new else painted


def counted_runs(lines: list[str]) -> list[str]:
    """Return lines with equal ones that follow each other written once, with their number."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if times == 1 else f"{line} ×{times}" for line, times in runs]


class Screen:
    """Prints a match as one viewer sees it."""

    def __init__(self, local: LocalMatch, lang: str) -> None:
        self.local = local
        self.lang = lang
        self.words: Words = words_of("tenban.cli", lang)
        self.game_words: Words = local.game.words(lang, local.match.rules)
        self.events_shown = 0
        self.blocks_shown: dict[int, list[Block]] = {}  # seat -> what was printed last

    def print_message(self, id: str, **args: str | int) -> None:
        print(without_symbols(self.words, self.words(id, **args)))

    def print_events(self, seat: int, everything: bool = False) -> None:
        """Print the events that were not shown yet, or all of them."""
        match = self.local.match
        log = [event.seen_by(seat) for event in match.events[0 if everything else self.events_shown :]]
        if everything and not match.over:
            log = [event for event in log if not self._is_past(event, seat)]
        self.events_shown = len(match.events)
        scene = match.game.face.scene(match.view(seat), lang=self.lang, names=match.names, log=log)
        for line in counted_runs([("\n" if line.head else "  ") + say(scene, line.text) for line in scene.log]):
            print(paint(line))

    def _is_past(self, event: Event, seat: int) -> bool:
        """Return whether an event was to be seen only when it happened: what another player kept (LO-10.2)."""
        return event.name in self.local.game.face.passing and getattr(event, "seat", seat) != seat

    def print_scene(self, seat: int, everything: bool = True) -> Scene:
        """Print what a seat sees, with its choices, and return the scene.

        Of a long scene only what has changed since the last time is printed, unless everything is asked for.
        """
        scene = self.scene(seat)
        found = blocks(scene, _MOST_LISTED)
        before = self.blocks_shown.get(seat)
        self.blocks_shown[seat] = found
        print(_RULE)
        if everything or before is None or sum(len(block.lines) for block in found) <= _LONG:
            self._print_blocks(found, before)
        else:
            self._print_changes(found, before)
        return scene

    def _print_blocks(self, found: list[Block], before: list[Block] | None) -> None:
        """Print blocks, with what is new since the last time in bold; blocks that were not there are not."""
        known = {line for block in before or [] for line in block.lines}
        names = {block.name for block in before or []}
        blank = False
        for block in found:
            for line in block.lines:
                if line or not blank:
                    print(paint(line, block.name in names and line not in known))
                blank = not line

    def _print_changes(self, found: list[Block], before: list[Block]) -> None:
        """Print the blocks that are new or always shown, and name the others."""
        same = dict.fromkeys(block.name for block in found if block.name and block in before)
        self._print_blocks([block for block in found if not block.name or block not in before], before)
        if same:
            comma = words_of("tenban.scene", self.lang)("list-comma")
            print(indented("", self.words("unchanged", names=comma.join(same))))

    def scene(self, seat: int) -> Scene:
        return self.local.match.scene(seat, self.lang)

    def matching_choices(self, scene: Scene, word: str) -> list[str]:
        """Return the choices that contain a word, with their numbers."""
        numbered = enumerate([_choice_text(scene, choice) for choice in choices_of(scene)], 1)
        return [f"  {n:3}. {text}" for n, text in numbered if word.lower() in text.lower()]

    def print_refusals(self, seat: int) -> None:
        """Print every option that the step refuses, clause by clause."""
        scene, at = self.scene(seat), self._viewer(seat)
        found: dict[str, list[str]] = {}
        for action in at.step.options(at.state, seat):
            clause = at.step.refuse(at.state, seat, action)
            if clause is not None:
                sentence = say(scene, self.local.game.face.sentence(at, [action]))
                found.setdefault(clause.id, []).append(f"{sentence} [{action.text}]")
        if not found:
            self.print_message("refused-none")
        for id, moves in found.items():
            self.print_message("refused-list", clause=id, text=clause_text(self.game_words, id))
            print(indented("  ", "; ".join(moves)))

    def print_verdict(self, seat: int, move: Move, typed: str) -> None:
        """Print why a move is refused, or that it is allowed."""
        clause = self.local.match.judge(seat, move)
        if clause is None:
            self.print_message("allowed", typed=typed)
        else:
            self.print_message("refused", clause=clause.id, text=clause_text(self.game_words, clause.id))

    def print_hints(self, seat: int, scene: Scene) -> None:
        """Print the best few choices with their numbers, their outlook and the reason for each."""
        numbered = {tuple(choice.codes): (n, choice) for n, choice in enumerate(choices_of(scene), 1)}
        for found in self.local.advice(seat):
            number, choice = numbered.get(found.move.codes, (0, None))
            if choice is None:  # the scene offers it only together with a later choice
                print("    · " + say(scene, self.local.game.face.sentence(self._viewer(seat), found.move.actions)))
            else:
                print(f"  {number:3}. {_choice_text(scene, choice)}")
            print(indented(" " * 7, self._outlook(found)))
            if found.reason:
                sentence = reason(found.reason, found.more, self.game_words, self.lang)
                print(indented(" " * 7, without_symbols(self.game_words, sentence)))

    def _outlook(self, found: Advice) -> str:
        id = "hint-facts" if found.worlds else "hint-outlook"
        points, rival = f"{found.points:.1f}", f"{found.rival:.1f}"
        return self.words(id, outlook=round(100 * found.outlook), points=points, rival=rival)

    def _viewer(self, seat: int) -> Viewer[Any]:
        match = self.local.match
        return Viewer(match.view(seat), self.game_words, match.names)


def choices_of(scene: Scene) -> list[Choice]:
    return [] if scene.ask is UNSET else scene.ask.choices


def _choice_text(scene: Scene, choice: Choice) -> str:
    return say(scene, choice.text + (f"  ({choice.note})" if choice.note else ""))
