"""The real process: interrupts and closed pipes end it quietly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "tenban.cli"]


def test_an_interrupt_ends_a_simulation_without_a_traceback(tmp_path: Path) -> None:
    long = [*COMMAND, "simulate", "latria", "--games", "100000000", "--jobs", "2", "--out", "games.parquet"]
    pipe = subprocess.PIPE
    with subprocess.Popen(long, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True) as process:
        deadline = time.monotonic() + 60
        while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.1)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert (out, err.strip()) == ("", "tenban: stopped")
    assert list(tmp_path.iterdir()) == [], "half a file is no file"


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "LANG": "en"}
    process = subprocess.Popen(
        [*COMMAND, "play", "connect_four"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    while "Player 1 drops" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.strip() == "tenban: stopped"
    (file,) = (tmp_path / "tenban").iterdir()
    assert str(file) in out


def test_a_closed_pipe_ends_it_quietly() -> None:
    process = subprocess.Popen([*COMMAND, "rules", "latria"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait(timeout=60) in (0, 141)


def test_a_terminal_that_knows_only_ascii_is_no_trouble() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LANG": "ja_JP"}
    done = subprocess.run([*COMMAND, "games"], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
