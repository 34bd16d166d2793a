"""The container and the steps in docs/hosting.md install from the locks, and the health check tells the truth."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
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
    assert compose()["services"]["tenban"]["build"]["args"].keys() == {"BUILD_IMAGE", "RUN_IMAGE"}


STAND_IN = """#!/bin/sh
echo "$@" >>"$(dirname "$0")/called"
case "$1 $2" in "buildx imagetools") %s ;; esac
"""


def built(folder: Path, answer: str, *words: str, docker: bool = True) -> tuple[int, str, list[str]]:
    """Run scripts/image on a copy with a program in Docker's place; return its code, its errors and what was called."""
    for name in ("Dockerfile", "compose.yaml", "scripts/image"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for tool in ("bash", "dirname", "sed", "head", "mv", "cat", "grep"):
        (tools / tool).unlink(missing_ok=True)
        (tools / tool).symlink_to(str(shutil.which(tool)))
    if docker:
        (tools / "docker").write_text(STAND_IN % answer)
        (tools / "docker").chmod(0o755)
    command = [str(folder / "scripts/image"), *words]
    done = subprocess.run(command, env={"PATH": str(tools)}, capture_output=True, text=True, timeout=60, check=False)
    called = tools / "called"
    return done.returncode, done.stderr, called.read_text().splitlines() if called.exists() else []


def test_an_image_is_built_from_digests_that_are_looked_up_once(tmp_path: Path) -> None:
    code, _, called = built(tmp_path, "echo sha256:feed")
    assert code == 0
    assert len(called) == 4
    assert called[-1].startswith("build --build-arg BUILD_IMAGE=python:3.12-trixie@sha256:feed ")
    assert " RUN_IMAGE=python:3.12-slim-trixie@sha256:feed " in called[-1]
    code, _, called = built(tmp_path, "echo sha256:beef", "compose", "up")
    assert (code, called[4:]) == (0, ["compose --env-file images.env up"])
    assert "POSTGRES_IMAGE=postgres:17-trixie@sha256:feed" in (tmp_path / "images.env").read_text()


def test_nothing_is_built_from_a_tag_whose_digest_is_unknown(tmp_path: Path) -> None:
    for answer in ("exit 1", "echo nothing"):
        code, errors, called = built(tmp_path, answer)
        assert code != 0
        assert "could not be looked up" in errors
        assert not any(call.startswith("build ") for call in called)
        assert not (tmp_path / "images.env").exists()


def test_without_docker_one_sentence_says_so(tmp_path: Path) -> None:
    code, errors, _ = built(tmp_path, "", docker=False)
    assert code == 2
    assert errors.count("\n") == 1
    assert "needs Docker" in errors


def test_nothing_is_installed_that_no_lock_names() -> None:
    assert not re.search(r"apt-get|curl|wget|npm ", DOCKERFILE)


def instructions(text: str) -> list[str]:
    """Return the instructions of a Dockerfile, each as one line."""
    return [line for line in re.sub(r"\\\n\s*", "", text).splitlines() if line and not line.startswith("#")]


def test_the_image_is_made_as_images_should_be() -> None:
    lines = instructions(DOCKERFILE)
    words = [line.split()[0] for line in lines]
    assert set(words) <= {"ARG", "FROM", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
    for image in re.findall(r"^ARG \w+_IMAGE=(\S+)$", DOCKERFILE, re.MULTILINE):
        assert re.fullmatch(r"python:3\.\d+-[\w-]+", image), "an image has a tag, and not latest"
    last = lines[len(words) - words[::-1].index("FROM") :]
    assert [line for line in last if line.startswith("USER ")] == ["USER tenban"], "nothing runs as root"
    assert all("--no-cache-dir" in line for line in installs(DOCKERFILE))
    (command,) = [json.loads(line.removeprefix("CMD ")) for line in last if line.startswith("CMD ")]
    (port,) = [line.removeprefix("EXPOSE ") for line in last if line.startswith("EXPOSE ")]
    (volume,) = [line.removeprefix("VOLUME ") for line in last if line.startswith("VOLUME ")]
    assert command[command.index("--port") + 1] == port
    assert command[command.index("--data") + 1] == volume
    assert words.count("HEALTHCHECK") == 1


def test_what_the_wheel_is_built_from_reaches_the_image_and_what_was_built_here_does_not() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert ignored[1] == "*"
    let_in = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    (sources,) = re.findall(
        r"^sources\(\) \{ ls -d (.*?) 2>", (ROOT / "scripts/common.sh").read_text("utf-8"), re.MULTILINE
    )
    assert {*sources.split(), "scripts", "Makefile", "examples"} <= let_in
    assert not any(name.startswith(".") for name in let_in)
    assert {"client/node_modules", "src/tenban/server/static"} <= set(ignored)


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
