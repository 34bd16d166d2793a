"""The layers of the server: sockets and HTTP above presenters, workers, the domain and the store."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.test_layers import SRC, lint

PLANTS = {"store": "tables", "tables": "presenters", "workers": "presenters", "presenters": "ws", "http": "ws"}


def test_an_upward_import_planted_in_any_layer_of_the_server_is_caught(tmp_path: Path) -> None:
    shutil.copytree(SRC / "tenban", tmp_path / "tenban", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for lower, upper in PLANTS.items():
        planted = tmp_path / "tenban" / "server" / lower / "planted.py"
        planted.write_text(f"import tenban.server.{upper}\n")
    report = lint(tmp_path)
    assert report.returncode != 0
    wanted = [f"tenban.server.{lower}.planted -> tenban.server.{upper}" for lower, upper in PLANTS.items()]
    assert [line for line in wanted if line not in report.stdout] == []


def test_the_domain_names_no_type_of_the_wire() -> None:
    for file in (SRC / "tenban" / "server" / "tables").glob("*.py"):
        text = file.read_text("utf-8")
        assert not [name for name in ("presenters", "litestar", "uvicorn", "websockets") if name in text], file.name
