"""The container and the steps in docs/hosting.md install from the locks, and the health check tells the truth."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.machine import Server, free_port

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
INSTALL = re.compile(r"pip install ([^&\n\\]*)")


def installs(text: str) -> list[str]:
    return [found.strip() for found in INSTALL.findall(text)]


@pytest.mark.parametrize("text", [DOCKERFILE, HOSTING], ids=["Dockerfile", "hosting.md"])
def test_packages_come_from_the_lock_by_hash_and_the_wheel_brings_none(text: str) -> None:
    lock, wheel = installs(text)
    assert "--require-hashes -r " in lock
    assert "play.txt" in lock
    assert "--no-deps" in wheel
    assert "--no-index" in wheel
    assert "tenban-*.whl" in wheel


def test_the_images_can_be_given_by_digest() -> None:
    sources = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert sources == ["${BUILD_IMAGE}", "${RUN_IMAGE}"]
    assert "@sha256:" in HOSTING


def test_nothing_is_installed_that_no_lock_names() -> None:
    assert not re.search(r"apt-get|curl|wget|npm ", DOCKERFILE)


def health_check(port: int) -> int:
    """Run the command of HEALTHCHECK against a port and return its exit code."""
    (command,) = re.findall(r"HEALTHCHECK [^\[]*CMD (\[.*\])", DOCKERFILE)
    python, *arguments = json.loads(command)
    assert python == "python"
    words = [argument.replace("8000", str(port)) for argument in arguments]
    return subprocess.run([sys.executable, *words], capture_output=True, timeout=60, check=False).returncode


def test_the_health_check_succeeds_only_while_the_server_runs(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        asyncio.run(server.up())
        assert health_check(server.port) == 0
    finally:
        server.stop()
    assert health_check(free_port()) != 0


def compose() -> Any:
    return msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes())


def test_compose_waits_for_a_healthy_database_and_hides_its_password() -> None:
    services: dict[str, Any] = compose()["services"]
    tenban, database = services["tenban"], services["database"]
    assert tenban["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "pg_isready" in database["healthcheck"]["test"]
    assert database["volumes"]
    (address,) = [word for word in tenban["command"] if word.startswith("--database=")]
    assert "@database/" in address
    assert ":" not in address.removeprefix("--database=postgresql://").split("@")[0]
    assert tenban["environment"]["PGPASSWORD"].startswith("${TENBAN_DB_PASSWORD:?")


def test_the_command_of_compose_is_understood() -> None:
    from tenban.cli.parser import parse

    command = compose()["services"]["tenban"]["command"]
    assert parse(command[1:]).workers == 2
