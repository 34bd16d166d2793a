"""The conversation of a game: what the person may type, and what it does."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from tenban.kernel import SPECTATOR, Move, RecordError, commitment
from tenban.scene.schema import Scene

from .commands.rules import chosen, lines
from .errors import UsageError, game_named
from .files import read_record, write_text
from .session import Session, bots_in, resumed
from .terminal import Ended, Screen, choices_of, read_line


class Playing:
    """Plays a session to its end, or until the person leaves."""

    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.lang = lang
        self.screen = Screen(session, lang)
        self.saved: Path | None = None  # where this game was saved
        self.saved_moves: list[tuple[int, str]] = []  # what is in that file
        self.left = False

    def run(self) -> int:
        """Raises KeyboardInterrupt, after keeping the game."""
        self._greet()
        try:
            while not self.left and not self.session.match.over:
                self._go_on()
        except (Ended, KeyboardInterrupt) as end:
            self._keep()
            if isinstance(end, KeyboardInterrupt):
                raise
            self.screen.say("input-ended")
            return 0
        if not self.left:
            self._finish()
        return 0

    def _greet(self) -> None:
        match = self.session.match
        self.screen.say("commitment", commitment=commitment(match.key, match.salt))
        if self.session.people:
            self.screen.say("commands-hint")

    def _go_on(self) -> None:
        for seat in self.session.bots_to_act():
            self.session.play_bot(seat)
            if not self.session.people:
                self.screen.story(SPECTATOR)
        asked = [seat for seat in self.session.match.to_act if seat not in self.session.bots]
        if asked and not self.session.bots_to_act():
            self._ask(asked[0])

    def _ask(self, seat: int) -> None:
        """Show the table and listen until something has changed."""
        self.screen.story(seat)
        scene = self.screen.look(seat)
        match, played = self.session.match, len(self.session.played)
        while not self.left and self.session.match is match and len(self.session.played) == played:
            self._hear(read_line(self.screen.words("prompt")), seat, scene)

    def _hear(self, line: str, seat: int, scene: Scene) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands(seat, scene).get(word.lower())
        try:
            if line.isdecimal():
                self._choose_number(int(line), seat, scene)
            elif command is not None:
                command(rest.strip())
            elif line:
                self._choose_words(line, seat, scene)
        except UsageError as fault:
            print(fault)

    def _commands(self, seat: int, scene: Scene) -> dict[str, Callable[[str], None]]:
        return {
            "?": lambda rest: self._why(rest, seat, scene),
            "help": lambda rest: self.screen.say("help-play", example=self._example()),
            "all": lambda rest: self._list(scene, "", "all-choices"),
            "hint": lambda rest: self._hint(seat, scene),
            "undo": lambda rest: self._undo(all_agree=False),
            "undo!": lambda rest: self._undo(all_agree=True),
            "log": lambda rest: self.screen.story(seat, everything=True),
            "look": lambda rest: self._look(seat),
            "rules": lambda rest: print("\n".join(lines(chosen(self.session.rules, rest), self.screen.own))),
            "save": lambda rest: self._save(rest, replace=False),
            "save!": lambda rest: self._save(rest, replace=True),
            "load": self._load,
            "quit": lambda rest: self._quit(sure=False),
            "quit!": lambda rest: self._quit(sure=True),
        }

    def _look(self, seat: int) -> None:
        self.screen.look(seat)

    def _choose_number(self, number: int, seat: int, scene: Scene) -> None:
        choices = choices_of(scene)
        if not 1 <= number <= len(choices):
            self.screen.say("one-of", typed=number, most=len(choices))
            return
        self.session.play(seat, Move.from_codes(choices[number - 1].codes, self.session.rules.space))

    def _choose_words(self, line: str, seat: int, scene: Scene) -> None:
        """Play a move in notation, or narrow the list by a word."""
        move = self._move(line)
        if move is None:
            self._list(scene, line, "narrowed")
        elif self.session.match.judge(seat, move) is None:
            self.session.play(seat, move)
        else:
            self.screen.explain(seat, move, line)

    def _list(self, scene: Scene, word: str, head: str) -> None:
        listed = self.screen.listed(scene, word)
        self.screen.say(head if listed else "nothing-like", typed=word)
        print("\n".join(listed))

    def _move(self, line: str) -> Move | None:
        """Return a typed move, in any case and with commas or semicolons between its parts; None if it is none."""
        known = {text.lower(): action for text, action in self.session.rules.space.by_text.items()}
        found = [known.get(" ".join(part.split()).lower()) for part in line.replace(";", ",").split(",")]
        actions = [action for action in found if action is not None]
        return Move(tuple(actions)) if len(actions) == len(found) else None

    def _example(self) -> str:
        return self.session.rules.space.actions[0].text

    def _why(self, line: str, seat: int, scene: Scene) -> None:
        if not line:
            self.screen.refusals(seat)
        elif (move := self._move(line)) is not None:
            self.screen.explain(seat, move, line)
        else:
            self.screen.say("unknown-move", typed=line, example=self._example())

    def _hint(self, seat: int, scene: Scene) -> None:
        if self.session.match.over:
            self.screen.say("hint-none")
            return
        self.screen.say("hint-head")
        self.screen.advise(seat, scene)

    def _undo(self, all_agree: bool) -> None:
        number = self.session.last_of_people()
        if number < 0:
            self.screen.say("undo-nothing")
            return
        text = self.session.played[number].move.text
        if not all_agree and self.session.shown_since(number):
            self.screen.say("undo-shown", move=text)
            return
        self.session.go_back(number)
        self.screen.told = min(self.screen.told, len(self.session.match.events))
        self.screen.say("undone", moves=text)

    def _save(self, name: str, replace: bool) -> None:
        if not name:
            self.screen.say("save-how")
            return
        file = Path(name).expanduser()
        if file.exists() and not replace and file != self.saved:
            self.screen.say("save-exists", file=name)
            return
        write_text(file, self.session.match.record().to_json(), replace=file.exists())
        self.saved, self.saved_moves = file, self.session.match.record().moves
        self.screen.say("saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self.screen.say("load-how")
            return
        record = read_record(Path(name).expanduser())
        game_named(record.game)
        try:
            session = resumed(record, bots_in(record.names))
        except RecordError as fault:
            raise UsageError(f"{name}: {fault}") from fault
        self.session = session
        self.screen = Screen(session, self.lang)
        self.saved, self.saved_moves = Path(name).expanduser(), record.moves
        self.screen.say("loaded", file=name, count=len(record.moves))

    def _quit(self, sure: bool) -> None:
        if self._unsaved() and not sure:
            self.screen.say("not-saved")
            return
        self.left = True
        self.screen.say("goodbye")

    def _unsaved(self) -> bool:
        """Has a person chosen something that is in no file?"""
        return self.session.last_of_people() >= 0 and self.saved_moves != self.session.match.record().moves

    def _keep(self) -> None:
        """Nothing that was played is lost because the terminal was closed."""
        print()
        if not self._unsaved():
            return
        folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "tenban"
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
        file = folder / f"{self.session.rules.name}-{stamp}.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_text(file, self.session.match.record().to_json())
        except (OSError, UsageError) as fault:
            print(fault)
            return
        self.screen.say("kept", file=str(file))

    def _finish(self) -> None:
        """The last of the story, the score, and whatever the person still wants."""
        seat = self.session.people[0] if self.session.people else SPECTATOR
        self.screen.story(seat)
        scene = self.screen.look(seat)
        if not self.session.people:
            return
        match = self.session.match
        self.screen.say("won-verified", key=match.key.hex(), salt=match.salt.hex())
        try:
            while not self.left and self.session.match is match:
                self._hear(read_line(self.screen.words("prompt")) or "quit!", seat, scene)
        except Ended:
            self._keep()
            return
        if not self.left:
            self.run()
