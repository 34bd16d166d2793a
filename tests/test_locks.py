"""The locks: every dependency is pinned by hash, has the same version everywhere, and names no address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LARGE = ["ray"]  # extras with a lock of their own: the tests that need them are slow
EXTRAS = [line for name, extra in PROJECT["optional-dependencies"].items() if name not in LARGE for line in extra]
SERVER = PROJECT["optional-dependencies"]["server"]


def pins(lock: Path) -> dict[str, set[str]]:
    """The versions a lock allows, by package; more than one where they differ by platform."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(), re.MULTILINE):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def unmet(wanted: list[str], lock: Path) -> list[str]:
    have = pins(lock)
    requirements = [Requirement(line) for line in wanted]
    return [
        str(r) for r in requirements if not any(v in r.specifier for v in have.get(canonicalize_name(r.name), set()))
    ]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_by_hash_and_records_no_address(lock: Path) -> None:
    text = lock.read_text()
    entries = re.split(r"\n(?=\S)", text.strip())
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text


def test_the_locks_serve_what_the_project_asks_for() -> None:
    assert unmet([*PROJECT["dependencies"], *SERVER], ROOT / "requirements/play.txt") == [], "run scripts/lock"
    assert unmet([*PROJECT["dependencies"], *EXTRAS], ROOT / "requirements/dev.txt") == [], "run scripts/lock"


def test_a_large_extra_has_a_lock_of_its_own_with_the_same_versions() -> None:
    developers = pins(ROOT / "requirements/dev.txt")
    for name in LARGE:
        lock = ROOT / f"requirements/{name}.txt"
        assert unmet([*PROJECT["dependencies"], *PROJECT["optional-dependencies"][name]], lock) == [], (
            "run scripts/lock"
        )
        assert {pin: found for pin, found in pins(lock).items() if developers.get(pin, found) != found} == {}


def test_a_dependency_that_is_not_locked_would_be_found() -> None:
    wanted = ["msgspec>=0.1", "msgspec>=99", "no-such-package"]
    assert unmet(wanted, ROOT / "requirements/play.txt") == ["msgspec>=99", "no-such-package"]


def test_players_and_developers_get_the_same_versions() -> None:
    developers = pins(ROOT / "requirements/dev.txt")
    differing = {
        name: versions
        for name, versions in pins(ROOT / "requirements/play.txt").items()
        if developers[name] != versions
    }
    assert differing == {}


@pytest.mark.parametrize("folder", ["client", "client/playground"])
def test_the_clients_lock_records_no_address_of_a_registry(folder: str) -> None:
    lock = ROOT / folder / "package-lock.json"
    text = lock.read_text() if lock.exists() else ""
    assert '"resolved"' not in text
