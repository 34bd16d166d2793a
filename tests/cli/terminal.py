"""Running `tenban` inside the test, with a script for a keyboard."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from tenban.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Terminal:
    """`terminal("play latria", "1", "quit!")` types two lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, command: str, *typed: str) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split())
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)
