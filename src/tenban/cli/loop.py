"""The loop of `tenban play`: show the match, read a line, carry it out."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from tenban.kernel import SPECTATOR, Action, Move, RecordError, Space, commitment
from tenban.scene.schema import Scene

from .commands.rules import clauses_named, lines
from .errors import UsageError, find_game
from .files import read_record, write_text
from .local_match import LocalMatch, bots_in, load_local_match
from .screen import EndOfInputError, Screen, choices_of, read_line


class PlayLoop:
    """Plays a match to its end, or until the person quits."""

    def __init__(self, local: LocalMatch, lang: str) -> None:
        self.local = local
        self.lang = lang
        self.screen = Screen(local, lang)
        self.saved: Path | None = None  # the file of this match
        self.saved_moves: list[tuple[int, str]] = []  # the moves in that file
        self.has_quit = False

    def run(self) -> int:
        """Run the match and return the exit code; raise KeyboardInterrupt after saving the match."""
        self._print_opening()
        try:
            while not self.has_quit and not self.local.match.over:
                self._advance()
        except (EndOfInputError, KeyboardInterrupt) as end:
            self._autosave()
            if isinstance(end, KeyboardInterrupt):
                raise
            self.screen.print_message("input-ended")
            return 0
        if not self.has_quit:
            self._finish()
        return 0

    def _print_opening(self) -> None:
        match = self.local.match
        self.screen.print_message("commitment", commitment=commitment(match.key, match.salt))
        if self.local.people:
            self.screen.print_message("commands-hint")

    def _advance(self) -> None:
        """Play the moves of the bots to act, then ask the first person to act."""
        for seat in self.local.bots_to_act():
            self.local.play_bot(seat)
            if not self.local.people:
                self.screen.print_events(SPECTATOR)
        asked = [seat for seat in self.local.match.to_act if seat not in self.local.bots]
        if asked and not self.local.bots_to_act():
            self._ask(asked[0])

    def _ask(self, seat: int) -> None:
        """Show the match and carry out lines until a move was made or taken back."""
        self.screen.print_events(seat)
        scene = self.screen.print_scene(seat, everything=False)
        self._after_scene(seat, scene)
        match, played = self.local.match, len(self.local.played)
        while not self.has_quit and self.local.match is match and len(self.local.played) == played:
            self._handle(read_line(self.screen.words("prompt")), seat, scene)

    def _after_scene(self, seat: int, scene: Scene) -> None:
        """Do something after a scene was printed; a lesson speaks here."""

    def _handle(self, line: str, seat: int, scene: Scene) -> None:
        """Carry out a line: a number, a command, a move, or a word to search for."""
        word, _, rest = line.partition(" ")
        command = self._commands(seat, scene).get(word.lower())
        try:
            if line.isdecimal():
                self._choose_number(int(line), seat, scene)
            elif command is not None:
                command(rest.strip())
            elif line:
                self._choose_text(line, seat, scene)
        except UsageError as error:
            print(error)

    def _commands(self, seat: int, scene: Scene) -> dict[str, Callable[[str], None]]:
        return {
            "?": lambda rest: self._why_not(rest, seat, scene),
            "help": lambda rest: self.screen.print_message("help-play", example=self._example(scene)),
            "all": lambda rest: self._print_choices(scene, "", "all-choices"),
            "hint": lambda rest: self._hint(seat, scene),
            "undo": lambda rest: self._undo(all_agree=False),
            "undo!": lambda rest: self._undo(all_agree=True),
            "log": lambda rest: self.screen.print_events(seat, everything=True),
            "look": lambda rest: self._look(seat),
            "rules": self._rules,
            "save": lambda rest: self._save(rest, replace=False),
            "save!": lambda rest: self._save(rest, replace=True),
            "load": self._load,
            "quit": lambda rest: self._quit(sure=False),
            "quit!": lambda rest: self._quit(sure=True),
        }

    def _look(self, seat: int) -> None:
        self.screen.print_scene(seat)

    def _rules(self, clause: str) -> None:
        rules, screen = self.local.rules, self.screen
        print("\n".join(lines(rules, clauses_named(rules, clause), screen.game_words, screen.words)))

    def _choose_number(self, number: int, seat: int, scene: Scene) -> None:
        choices = choices_of(scene)
        if not choices:
            self.screen.print_message("no-choice-left")
            return
        if not 1 <= number <= len(choices):
            self.screen.print_message("one-of", typed=number, most=len(choices))
            return
        self.local.play(seat, Move.from_codes(choices[number - 1].codes, self.local.rules.space))

    def _choose_text(self, line: str, seat: int, scene: Scene) -> None:
        """Play a move in notation, or list the choices that contain a word."""
        move = parse_move(line, self.local.rules.space)
        if move is None:
            self._print_choices(scene, line, "narrowed")
        elif self.local.match.judge(seat, move) is None:
            self.local.play(seat, move)
        else:
            self.screen.print_verdict(seat, move, line)

    def _print_choices(self, scene: Scene, word: str, heading: str) -> None:
        found = self.screen.matching_choices(scene, word)
        self.screen.print_message(heading if found else "nothing-like", typed=word)
        print("\n".join(found))

    def _example(self, scene: Scene) -> str:
        """Return a move in notation: one of several parts, if the scene offers one."""
        space, choices = self.local.rules.space, choices_of(scene)
        longest = max(choices, key=lambda choice: len(choice.codes), default=None)
        if longest is None or len(longest.codes) == 1:
            return space.actions[0].text
        return Move.from_codes(longest.codes, space).text

    def _why_not(self, line: str, seat: int, scene: Scene) -> None:
        if not line:
            self.screen.print_refusals(seat)
        elif (move := parse_move(line, self.local.rules.space)) is not None:
            self.screen.print_verdict(seat, move, line)
        else:
            self.screen.print_message("unknown-move", typed=line, example=self._example(scene))

    def _hint(self, seat: int, scene: Scene) -> None:
        if self.local.match.over:
            self.screen.print_message("hint-none")
            return
        self.screen.print_message("hint-head")
        self.screen.print_hints(seat, scene)

    def _undo(self, all_agree: bool) -> None:
        number = self.local.last_of_people()
        if number < 0:
            self.screen.print_message("undo-nothing")
            return
        text = self.local.played[number].move.text
        if not all_agree and self.local.shown_since(number):
            self.screen.print_message("undo-shown", move=text)
            return
        self.local.go_back(number)
        self.screen.events_shown = min(self.screen.events_shown, len(self.local.match.events))
        self.screen.print_message("undone", moves=text)

    def _save(self, name: str, replace: bool) -> None:
        if not name:
            self.screen.print_message("save-how")
            return
        file = Path(name).expanduser()
        if file.exists() and not replace and file != self.saved:
            self.screen.print_message("save-exists", file=name)
            return
        record = self.local.match.record()
        write_text(file, record.to_json(), replace=file.exists())
        self.saved, self.saved_moves = file, record.moves
        self.screen.print_message("saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self.screen.print_message("load-how")
            return
        file = Path(name).expanduser()
        record = read_record(file)
        find_game(record.game)
        try:
            self.local = load_local_match(record, bots_in(record.names))
        except RecordError as error:
            raise UsageError(f"{name}: {error}") from error
        self.screen = Screen(self.local, self.lang)
        self.saved, self.saved_moves = file, self.local.match.record().moves
        self.screen.print_message("loaded", file=name, count=len(self.local.played))

    def _quit(self, sure: bool) -> None:
        if self._is_unsaved() and not sure:
            self.screen.print_message("not-saved")
            return
        self.has_quit = True
        self.screen.print_message("goodbye")

    def _is_unsaved(self) -> bool:
        """Return whether a person has made a move that is in no file."""
        return self.local.last_of_people() >= 0 and self.saved_moves != self.local.match.record().moves

    def _autosave(self) -> None:
        """Save an unsaved match to the user's state folder, so that closing the terminal loses nothing."""
        print()
        if not self._is_unsaved():
            return
        folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "tenban"
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
        file = folder / f"{self.local.rules.name}-{stamp}.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_text(file, self.local.match.record().to_json())
        except (OSError, UsageError) as error:
            print(error)
            return
        self.screen.print_message("kept", file=str(file))

    def _finish(self) -> None:
        """Print the last events and the score, then carry out commands until the person quits or loads a match."""
        seat = self.local.people[0] if self.local.people else SPECTATOR
        self.screen.print_events(seat)
        scene = self.screen.print_scene(seat)
        self._after_scene(seat, scene)
        if not self.local.people:
            return
        match = self.local.match
        self.screen.print_message("won-verified", key=match.key.hex(), salt=match.salt.hex())
        try:
            while not self.has_quit and self.local.match is match:
                self._handle(read_line(self.screen.words("prompt")) or "quit!", seat, scene)
        except EndOfInputError:
            self._autosave()
            return
        if not self.has_quit:
            self.run()


def parse_move(line: str, space: Space) -> Move | None:
    """Return a typed move, or None if it is none; case and extra spaces do not matter.

    The parts of a move are separated by semicolons, as in records, or by commas.
    """
    known = {text.lower(): action for text, action in space.by_text.items()}
    for separator in (";", ","):
        parts: list[Action | None] = [known.get(" ".join(part.split()).lower()) for part in line.split(separator)]
        actions = [action for action in parts if action is not None]
        if len(actions) == len(parts):
            return Move(tuple(actions))
    return None
