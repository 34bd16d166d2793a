"""Benchmarks measure side by side, report what is not installed, and change only their section of the page."""

from __future__ import annotations

import pytest

from tenban.lab.bench.compare import Comparison, Figure, Worker, measure
from tenban.lab.bench.games import HEAD, Promise, figures
from tenban.lab.bench.report import clone_line, put_section, section, table
from tenban.lab.bench.subjects import SUBJECTS

PAIR = Comparison("latria verbs", "OpenSpiel hearts", 4)


def test_two_subjects_are_measured_in_turn_and_compared() -> None:
    (figure,) = measure([Comparison("latria clones", "latria rollouts")], turns=2, seconds=0.02)
    assert figure.missing == ""
    assert figure.kind in ("compiled", "interpreted")
    assert figure.ours > 1_000
    assert figure.peer > 1_000
    assert 0.01 < figure.ratio < 100


def test_a_subject_that_is_not_installed_is_reported_and_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    with Worker("catanatron") as worker:
        assert worker.hello.startswith(("ready", "missing"))
    figures: list[Figure] = []
    measure([Comparison("latria clones", "no such subject")], 1, 0.01, figures.append)
    assert figures[0].missing.startswith("missing")
    assert "| – |" in table(figures)


def test_a_worker_ends_with_its_block() -> None:
    with Worker("latria clones") as worker:
        assert worker.rate(0.01) > 0
    assert worker.process.poll() is not None


@pytest.mark.parametrize("name", [name for name in SUBJECTS if name.startswith("latria")])
def test_our_subjects_do_some_work(name: str) -> None:
    assert SUBJECTS[name].make()() > 0


def test_a_promise_is_kept_or_said_not_to_be() -> None:
    kept, broken = [Figure(PAIR, 9, 2, ratio, kind="compiled") for ratio in (4.5, 3.9)]
    assert "≥ 4× kept" in table([kept])
    assert "≥ 4× NOT KEPT" in table([broken])


def test_the_clone_has_a_promise_of_its_own() -> None:
    clones = Comparison("latria clones", "OpenSpiel hearts clones")
    assert clone_line([Figure(clones, 4e6)]) == "One Latria clone takes 0.25 µs (promised: at most 0.5, kept)."
    assert "NOT KEPT" in clone_line([Figure(clones, 1e6)])
    assert clone_line([]) == ""


def test_other_sections_of_the_page_are_left_as_they_are() -> None:
    page = "# Benchmarks\n\n## Tables\n\nfast\n\n## Speed of play\n\nold\n\n## Bots\n\nclever\n"
    new = put_section(page, section([Figure(PAIR, 8, 2, 4, kind="compiled")]))
    assert "old" not in new
    assert new.index("## Tables\n\nfast\n\n## Speed of play\n\n") < new.index("## Bots\n\nclever\n")
    assert new.count("## ") == 3
    assert put_section("# Benchmarks\n", "## A\n\nx\n") == "# Benchmarks\n\n## A\n\nx\n"
    assert put_section(new, section([])).count("## ") == 3


def test_any_game_has_figures_of_its_own_beside_what_was_promised() -> None:
    measured = figures("connect_four", turns=1, seconds=0.02, played=6)
    assert measured.speed.ratio > 0.01
    assert list(measured.clones) == [2]
    assert measured.clones[2] > 0.01
    assert measured.greedy.points.count == 6
    easy, hard = [measured.row(promise) for promise in (Promise(1e-6, 1e6, 1e-6), Promise(1e6, 1e-6, 1.1))]
    assert (easy.count(" kept |"), easy.count("NOT KEPT")) == (3, 0)
    assert (hard.count(" kept |"), hard.count("NOT KEPT")) == (0, 3)
    assert measured.row(Promise()).count("| – |") == 3
    assert {row.count("|") for row in (*HEAD, easy, hard)} == {10}
