"""The figures of Eclipse's species: whole games with drawn species, counted by what the bot drew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.bots.species import Drawn, by_species

LINES = [["planta", 1.0, 30, 20.0], ["orion", 0.0, 10, 24.0], ["planta", 0.5, 20, 20.0]]


def test_games_are_counted_by_the_species_that_the_bot_drew(tmp_path: Path) -> None:
    (tmp_path / "species-2-steady.jsonl").write_text("".join([json.dumps(line) + "\n" for line in LINES]))
    assert by_species("steady", 2, 3, tmp_path) == [
        Drawn("planta", 2, 0.75, 25.0, 20.0),
        Drawn("orion", 1, 0.0, 10.0, 24.0),
    ]
    assert by_species("steady", 2, 1, tmp_path) == [Drawn("planta", 1, 1.0, 30.0, 20.0)]


@pytest.mark.wheel
def test_a_measurement_of_species_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "species-2-random.jsonl"
    by_species("random", 2, 2, tmp_path)
    once = file.read_text().splitlines()
    found = by_species("random", 2, 3, tmp_path)
    assert file.read_text().splitlines()[:2] == once
    assert len(once) == 2
    assert sum(drawn.games for drawn in found) == 3
    assert sum(drawn.games * drawn.points for drawn in found) < sum(drawn.games * drawn.greedy for drawn in found)
