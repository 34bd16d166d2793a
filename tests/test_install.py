"""The tests run on what they are meant to run on: the sources, interpreted, or an installed wheel, compiled or pure."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import tenban
from buildtools import engine

ROOT = Path(__file__).parent.parent
BUILD = os.environ.get("TENBAN_BUILD", "")


def compiled_modules() -> dict[str, bool]:
    """For each module meant to be compiled: is it?"""
    names = [".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in engine.modules(ROOT)]
    files = {name: str(importlib.import_module(name).__file__) for name in names}
    return {name: file.endswith((".so", ".pyd")) for name, file in files.items()}


def test_the_engine_is_compiled_as_a_whole_or_not_at_all() -> None:
    wanted = {"pure": {False}, "compiled": {True}, "wheel": {False}}.get(BUILD)
    found = compiled_modules()
    assert found
    assert set(found.values()) == wanted or (wanted is None and len(set(found.values())) == 1), found


def test_the_sources_are_tested_in_place_and_the_wheel_where_it_is_installed() -> None:
    in_place = Path(str(tenban.__file__)).is_relative_to(ROOT / "src")
    assert in_place is (BUILD not in ("compiled", "wheel"))
