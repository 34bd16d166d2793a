"""Bots of another release in another environment: here this release's own, with the same answers."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import tenban
from tenban.bots import BOTS, choose
from tenban.kernel import State
from tenban.kernel.snapshot import encode
from tenban.lab.releases import VARIABLE, OtherRelease, ReleaseError, add_releases, read_releases
from tenban.lab.simulate import Plan, run

HERE = {"here": sys.executable}


@pytest.fixture
def releases(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = dict(BOTS)
    monkeypatch.setenv(VARIABLE, "{}")
    add_releases(HERE)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.parametrize("game", ["latria", "olympus", "hoshizukuri", "cultus", "eclipse"])
def test_a_bot_of_another_release_gets_the_same_view(game: str) -> None:
    bot = OtherRelease("here", sys.executable, "novice")
    match = tenban.play_out(game, "random", seed=3).at(9)
    for seat in match.to_act:
        view = match.view(seat)
        assert bot.choose(view, 5) == choose("novice", view, 5)


def test_how_long_a_bot_of_another_release_has_thought_is_known() -> None:
    match = tenban.new("latria", seed=1)
    bot, view = OtherRelease("here", sys.executable, "greedy"), match.view(match.to_act[0])
    assert bot.seconds == 0.0
    bot.choose(view)
    once = bot.seconds
    bot.choose(view)
    assert 0.0 < once < bot.seconds < 60.0


def test_its_games_are_those_of_the_same_bot_here_in_any_number_of_processes(releases: None) -> None:
    plan = Plan("connect_four", 2, ("novice@here", "random"), 6, seed=2)
    found = run(plan, 2).bots["novice@here"]
    assert found == run(Plan("connect_four", 2, ("novice", "random"), 6, seed=2)).bots["novice"]


def test_a_release_is_given_by_its_python() -> None:
    assert read_releases([f"1.0={sys.executable}"]) == {"1.0": sys.executable}
    for wrong, why in (("old", "NAME=PYTHON"), ("=x", "NAME=PYTHON"), ("old=/no/such/python", "is no program")):
        with pytest.raises(ReleaseError, match=why):
            read_releases([wrong])


def test_an_environment_without_tenban_is_named(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n')
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    with pytest.raises(ReleaseError, match="novice@empty does not answer: ModuleNotFoundError"):
        OtherRelease("empty", str(python), "novice").choose(tenban.new("latria", seed=1).view(0))


@pytest.mark.parametrize("answer", ["place 12; place 12", "lay a1 0"])
def test_an_illegal_move_of_another_release_is_not_played(tmp_path: Path, answer: str) -> None:
    """The first version that kept its tree between moves once chose parts without end at Eclipse."""
    python = tmp_path / "python"
    line = json.dumps({"move": answer, "seconds": 0.0})
    python.write_text(f"#!/bin/sh\nread line\necho '{line}'\n")
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    match = tenban.play_out("cultus", "random", seed=3).at(4)
    with pytest.raises(ReleaseError, match=rf"novice@odd chose '{answer}', in which '{answer[-8:]}' is illegal"):
        OtherRelease("odd", str(python), "novice").choose(match.view(match.to_act[0]))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_field_that_another_release_does_not_know_is_left_out_if_it_is_as_usual(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eclipse's state has fields for options that the first release did not have."""

    calls = count()

    def with_later_field(s: State) -> dict[str, Any]:
        data = encode(s)
        return {**data, "own": {**data["own"], "later": next(calls) if s.seats == 3 else 0}}

    monkeypatch.setattr("tenban.lab.releases.encode", with_later_field)
    match = tenban.new("eclipse", seats=seats, seed=1)
    bot, view = OtherRelease("here", sys.executable, "novice"), match.view(match.to_act[0])
    if seats == 2:
        assert bot.choose(view, 5) == choose("novice", view, 5)
    else:  # it never has the usual value
        with pytest.raises(ReleaseError, match="later"):
            bot.choose(view, 5)


def test_other_rules_and_house_files_are_refused() -> None:
    bot = OtherRelease("here", sys.executable, "novice")
    house: dict[str, object] = {"astrology_doubles": {"polaris": []}}
    with pytest.raises(ReleaseError, match="house file"):
        bot.choose(tenban.new("latria", seed=1, house=house).view(0))
    with pytest.raises(ReleaseError, match=r"does not answer: it has version .* of the rules of latria, and not 0"):
        bot._answer({"game": "latria", "rules": "0"})


def test_bad_releases_end_a_command_with_one_sentence() -> None:
    for words in (["--release", "old"], ["--release", f"a={sys.executable}", "--ray"], ["--bots", "master@old"]):
        command = [sys.executable, "-m", "tenban.cli", "simulate", "latria", "--games", "1", *words]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {VARIABLE: "{}"}, check=False)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
