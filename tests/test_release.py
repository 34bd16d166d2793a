"""Releases: the version stands in one place, every promised wheel is built and tested, and what is in one is listed."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tenban
from buildtools import client, engine, sbom

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
USES = re.compile(r"uses: (\S+)")


def workflow(name: str) -> Any:
    return msgspec.yaml.decode((ROOT / f".github/workflows/{name}.yml").read_bytes())


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


# -- versions


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/tenban/__init__.py"
    for name in ("CITATION.cff", "Dockerfile", "client/package.json", "docs/hosting.md", "README.md"):
        assert tenban.__version__ not in text_of(name), name


def test_every_python_that_is_promised_gets_a_wheel() -> None:
    prefix = "Programming Language :: Python :: 3."
    promised = [line.removeprefix(prefix) for line in PROJECT["project"]["classifiers"] if line.startswith(prefix)]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in promised]
    assert PROJECT["project"]["requires-python"] == f">=3.{promised[0]}"


def test_wheels_are_built_on_three_systems_and_tested_by_tests_that_exist() -> None:
    systems = workflow("release")["jobs"]["wheels"]["strategy"]["matrix"]["system"]
    assert {name.split("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    command = PROJECT["tool"]["cibuildwheel"]["test-command"]
    paths = re.findall(r"\{project\}/(\S+)", command)
    assert len(paths) > 4
    assert [path for path in paths if not (ROOT / path).exists()] == []


# -- workflows


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_may_read_only_and_uses_no_stored_secret(file: Path) -> None:
    text = file.read_text("utf-8")
    assert msgspec.yaml.decode(text)["permissions"] == {"contents": "read"}
    assert "secrets." not in text
    assert [use for use in USES.findall(text) if not re.search(r"@(v\d|release/v\d)", use)] == []


def test_a_workflow_runs_scripts_that_exist() -> None:
    for file in WORKFLOWS:
        for script in re.findall(r"run: ((?:scripts|\.ci)/[\w-]+)", file.read_text("utf-8")):
            assert (ROOT / script).is_file(), script


def test_a_release_is_published_from_a_tag_with_provenance_and_a_bill_of_materials() -> None:
    publish = workflow("release")["jobs"]["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert publish["permissions"] == {"contents": "write", "id-token": "write", "attestations": "write"}
    used = {step["uses"].split("@")[0] for step in publish["steps"] if "uses" in step}
    assert {"actions/attest-build-provenance", "actions/attest-sbom", "pypa/gh-action-pypi-publish"} <= used
    others = [job for name, job in workflow("release")["jobs"].items() if name != "publish"]
    assert not any("permissions" in job for job in others)


# -- the bill of materials


def test_the_bill_lists_what_is_built_in_and_what_is_asked_for() -> None:
    bill = sbom.bill(ROOT, "1.2.3")
    found = {one["name"]: one for one in bill["components"]}
    shipped = json.loads(text_of("client/package.json"))["dependencies"]
    assert {name: found[name]["version"] for name in shipped} == shipped
    assert found["preact"]["purl"] == f"pkg:npm/preact@{shipped['preact']}"
    assert found["preact"]["hashes"][0]["alg"] == "SHA-512"
    assert len(found["preact"]["hashes"][0]["content"]) == 128
    assert "vite" not in found
    assert found["msgspec"]["scope"] == "required"
    assert found["litestar"]["scope"] == "optional"
    assert found["open-spiel"]["properties"][0]["value"].startswith("open-spiel>=")
    assert bill["metadata"]["component"]["purl"] == "pkg:pypi/tenban@1.2.3"
    assert set(bill["dependencies"][0]["dependsOn"]) == {one["bom-ref"] for one in bill["components"]}


def test_the_bill_names_every_requirement() -> None:
    lines = [*PROJECT["project"]["dependencies"]]
    lines += [line for extra in PROJECT["project"]["optional-dependencies"].values() for line in extra]
    names = {re.split(r"[^\w.-]", line)[0].replace(".", "-").lower() for line in lines}
    names |= {line.partition(">")[0] for line in engine.runtime(ROOT)}
    assert names <= {one["name"] for one in sbom.bill(ROOT, "1")["components"]}


# -- the sdist


def test_an_sdist_brings_its_client_and_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PKG-INFO", "client/package.json", "src/tenban/server/static/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    monkeypatch.setattr(client, "npm", lambda *_: pytest.fail("npm was run"))
    assert client.build(tmp_path) == client.static(tmp_path)
    assert "src/tenban/server/static/**" in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["artifacts"]
