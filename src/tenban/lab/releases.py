"""Bots of other releases: anchors of a ladder that stay where they are while the bots of this release change.

Each release is installed in an environment of its own.  Its bots run there, in a process that receives views, as the
bots of a server do, and answers with moves.  A field of a view that the release does not know is left out if it has its
usual value: options that came later are such fields.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterable
from functools import partial
from math import inf
from typing import IO, Any, TypeVar

from tenban.bots import BOTS
from tenban.bots.bot import Bot, checked
from tenban.kernel import Move, State, TenbanError, View, why_not
from tenban.kernel.snapshot import encode
from tenban.registry import find

S = TypeVar("S", bound=State)

VARIABLE = "TENBAN_RELEASES"  # names and interpreters: processes that are started later find them here
_FORM = re.compile(r"([A-Za-z0-9][\w.-]*)=(.+)")
_SERVE = """
import json, sys
from time import process_time
from tenban import bots
from tenban.kernel.snapshot import decode
from tenban.kernel.view import View
from tenban.registry import find

for line in sys.stdin:
    task = json.loads(line)
    rules = find(task["game"]).rules
    if rules.version != task["rules"]:
        sys.exit(f"it has version {rules.version} of the rules of {task['game']}, and not {task['rules']}")
    seats, own = task["view"]["seats"], task["view"]["own"]
    known = rules.setup(seats, rules.checked(seats, {})).fields()
    for name in [name for name in task["usual"] if name not in known]:
        del own[name]
    view, began = View(rules, decode(rules, task["view"], {}), task["seat"]), process_time()
    move = bots.choose(task["bot"], view, task["seed"])
    print(json.dumps({"move": move.text, "seconds": process_time() - began}), flush=True)
"""


class ReleaseError(TenbanError, ValueError):
    """A release that cannot be used; the message says why."""


class OtherRelease(Bot):
    """A bot of another release of Tenban, which is installed in another environment."""

    def __init__(self, release: str, python: str, bot: str) -> None:
        super().__init__()
        self._name = f"{bot}@{release}"
        self._python = python
        self._bot = bot
        self._process: subprocess.Popen[str] | None = None
        self.seconds = 0.0  # of processor time that it has thought

    def choose(self, view: View[S], seed: int = 0, deadline: float = inf) -> Move:
        """Return the move that the other release chooses; it takes the time that its own level allows."""
        rules = checked(view).rules
        if rules is not find(rules.name).rules:
            raise ReleaseError(f"{self._name} cannot play with a house file: other releases know the usual tables only")
        encoded = encode(view.state)
        usual = encode(rules.setup(view.state.seats, rules.checked(view.state.seats, {})))["own"]
        task = {
            "game": rules.name,
            "rules": rules.version,
            "view": encoded,
            "usual": [name for name, value in encoded["own"].items() if value == usual[name]],
            "seat": view.seat,
            "seed": seed,
            "bot": self._bot,
        }
        return self._legal(view, Move.parse(self._answer(task), rules.space))

    def _legal(self, view: View[S], move: Move) -> Move:
        """Return the move; raise ReleaseError if a part of its first choice is illegal."""
        s, seat = view.state.clone(), view.seat
        for action in move.actions:
            if why_not(s, seat, action) is not None:
                raise ReleaseError(f"{self._name} chose {move.text[:60]!r}, in which {str(action)!r} is illegal")
            if not s.stack[-1].part(s, seat, action):
                break
            s.picks += (action.code,)
        return move

    def _answer(self, task: dict[str, Any]) -> str:
        """Return the move that the process answers, as text."""
        process = self._running()
        tasks, answers = _pipes(process)
        try:
            tasks.write(json.dumps(task) + "\n")
            tasks.flush()
            line = answers.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise ReleaseError(f"{self._name} does not answer: {_last_words(process)}")
        answer = json.loads(line)
        self.seconds += float(answer["seconds"])
        return str(answer["move"])

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            pipe = subprocess.PIPE
            environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
            command = [self._python, "-c", _SERVE]
            try:
                self._process = subprocess.Popen(
                    command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=os.sep, env=environment
                )
            except OSError as fault:
                raise ReleaseError(f"{self._name} cannot be started by {self._python}: {fault.strerror}") from fault
        return self._process


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None, "it was started with pipes"
    assert process.stdout is not None, "it was started with pipes"
    return process.stdin, process.stdout


def _last_words(process: subprocess.Popen[str]) -> str:
    """Return the last line that a process wrote before it ended."""
    lines = process.communicate()[1].strip().splitlines()
    return lines[-1] if lines else f"its process ended with code {process.returncode}"


def read_releases(texts: Iterable[str]) -> dict[str, str]:
    """Return the interpreter of each release, given as NAME=PYTHON; raise ReleaseError."""
    found: dict[str, str] = {}
    for text in texts:
        match = _FORM.fullmatch(text)
        if match is None:
            raise ReleaseError(f"a release is given as NAME=PYTHON, such as 1.0=/opt/old/bin/python, not {text!r}")
        if not os.access(match[2], os.X_OK):
            raise ReleaseError(f"{match[2]} is no program; name the Python of the environment with the release")
        found[match[1]] = match[2]
    return found


def add_releases(releases: dict[str, str]) -> None:
    """Add the bots of other releases under names such as master@1.0, here and in processes that are started later."""
    for release, python in releases.items():
        for bot in [name for name in BOTS if "@" not in name]:
            BOTS[f"{bot}@{release}"] = partial(OtherRelease, release, python, bot)
    if releases:
        os.environ[VARIABLE] = json.dumps(releases)


add_releases(json.loads(os.environ.get(VARIABLE, "{}")))
