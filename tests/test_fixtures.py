"""The scenes the client's looks are tried on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tenban.scene.schema import Scene

FIXTURES = sorted((Path(__file__).parents[1] / "client" / "fixtures").glob("*.json"))


def test_there_are_scenes_of_five_games() -> None:
    assert {msgspec.json.decode(path.read_bytes())["game"] for path in FIXTURES} >= {
        "latria",
        "olympus",
        "hoshizukuri",
        "cultus",
        "eclipse",
    }


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_fixture_is_a_scene_of_today(path: Path) -> None:
    """Nothing in it that the schema does not know: encoding it again gives the same."""
    given = msgspec.json.decode(path.read_bytes())
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(given, Scene))) == given
