"""The client's types are generated from the Python structs."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "types"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_the_clients_types_are_up_to_date(script: dict[str, Any]) -> None:
    for path, text in script["sources"]().items():
        assert path.read_text("utf-8") == text, f"{path.name} is out of date; run scripts/types"


def test_a_field_with_a_default_may_be_absent_and_one_without_may_not(script: dict[str, Any]) -> None:
    from tenban.server.presenters import schema

    text = script["struct"](schema.RefusedMessage, {})
    assert "  t: 'refused'" in text
    assert "  text: string" in text
    assert "  stale?: boolean" in text


def test_every_message_of_both_directions_is_in_its_union(script: dict[str, Any]) -> None:
    from tenban.server.presenters import schema

    unions = script["unions"](schema)
    tagged = {name for name, cls in script["structs"](schema).items() if cls.__struct_config__.tag is not None}
    assert tagged == {*unions["ServerMessage"], *unions["ClientMessage"]}
