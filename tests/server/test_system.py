"""A system without fork, `resource`, `fcntl` and most signals, as Windows is: the server runs, and a game is played."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tenban
from tenban.server import run, system
from tests.server.machine import LIMITS, PATIENCE, Player, seat_people

# What Windows lacks, taken away from every process before anything else is imported.
BARE = """
import os, signal, subprocess, sys, types  # subprocess takes a system with msvcrt for Windows
for name in ("fcntl", "resource", "uvloop", "termios", "pwd", "grp", "readline"):
    sys.modules[name] = None
for module, names in {
    signal: ("SIGHUP", "SIGCHLD", "SIGALRM", "SIGUSR1", "SIGUSR2", "alarm", "setitimer", "pthread_sigmask", "sigwait"),
    os: ("fork", "nice", "getuid", "geteuid", "sysconf", "getloadavg", "sched_getaffinity"),
}.items():
    for name in names:
        delattr(module, name)
msvcrt = types.ModuleType("msvcrt")
msvcrt.LK_NBLCK = 2
def locking(fd, mode, size):
    marker = os.readlink(f"/proc/self/fd/{fd}") + ".held"
    os.close(os.open(marker, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
msvcrt.locking = locking
sys.modules["msvcrt"] = msvcrt
"""


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tenban.cli", *arguments]


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """Return variables with which every Python process finds itself on a bare system."""
    folder = tmp_path / "bare"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(BARE)
    paths = [str(folder), str(Path(str(tenban.__file__)).parents[1])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "TENBAN_LIMITS": LIMITS, "LANG": "en_GB.UTF-8"}


@contextlib.contextmanager
def server(variables: dict[str, str], data: Path) -> Iterator[str]:
    """Yield the address of a server."""
    words = command("serve", "--port", "0", "--data", str(data))
    with subprocess.Popen(words, env=variables, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+(?=/)", process.stdout.readline())
            assert address
            yield address[0]
        finally:
            process.send_signal(signal.SIGINT)
            code = process.wait(PATIENCE)
    assert code == 0


def test_a_game_against_bots_is_played_on_a_bare_system(bare: dict[str, str], tmp_path: Path) -> None:
    async def play(url: str) -> int:
        table, (token,) = await seat_people(url, "latria", 3, 1)
        player = Player([url], table, token, 0, 1)
        await player.play()
        return len(player.acked)

    with server(bare, tmp_path / "data") as url:
        assert asyncio.run(play(url)) > 5
        second = subprocess.run(
            command("serve", "--port", "0", "--data", str(tmp_path / "data")), env=bare, capture_output=True, text=True
        )
    assert second.returncode == 2
    assert "another server already keeps its tables" in second.stderr


@pytest.mark.parametrize("arguments", ["play latria --seats 3 --bots steady", "simulate latria --games 2 --jobs 2"])
def test_commands_work_on_a_bare_system(bare: dict[str, str], arguments: str) -> None:
    ran = subprocess.run(command(*arguments.split()), env=bare, input="1\nquit\n", capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_several_processes_are_refused_where_there_is_no_fork(bare: dict[str, str]) -> None:
    words = command("serve", "--workers", "2", "--database", "postgresql://nobody@localhost/none")
    ran = subprocess.run(words, env=bare, capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stderr == (
        "tenban: several --workers need a system that can fork, which Windows cannot: leave --workers out\n"
    )


def test_tables_are_kept_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert system.data_folder() == Path.home() / ".local/share/tenban"
    monkeypatch.setattr(system, "WINDOWS", True)
    assert system.data_folder() == Path("/local/tenban")
    monkeypatch.setenv("XDG_DATA_HOME", "/chosen")
    assert system.data_folder() == Path("/chosen/tenban")


def test_a_port_that_is_in_use_is_refused() -> None:
    with run.listening("127.0.0.1", 0) as listener:
        second = run.listening("127.0.0.1", listener.getsockname()[1])
        with pytest.raises(run.ServeError, match="try another --port"):
            second.__enter__()


def test_windows_is_asked_for_a_port_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "WINDOWS", True)
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)  # any that can be read
    with socket.socket() as listener:
        system.keep_port(listener)
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
