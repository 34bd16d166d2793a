from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from .terminal import Terminal

# A run in the background ignores interrupts, and so would the processes that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """In an empty folder, in English, with nothing of the real home in sight."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for variable in ("LC_ALL", "LC_MESSAGES", "TENBAN_DEBUG"):
        if variable in os.environ:
            monkeypatch.delenv(variable)
    return Terminal(monkeypatch, capsys)
