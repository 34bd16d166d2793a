"""The bill of materials of a wheel, as CycloneDX: what is built into it, and what it asks for.

Packages that the web client is made of are in the wheel itself; their versions and hashes are those of
client/package-lock.json.  Python packages are named as pyproject.toml names them, because pip chooses their versions.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from .engine import runtime

NAME = "tenban.cdx.json"


def write(root: Path, version: str) -> Path:
    """Write the bill of materials and return its file."""
    file = root / ".cache" / "sbom" / NAME
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bill(root, version), indent=1, ensure_ascii=False) + "\n", "utf-8")
    return file


def bill(root: Path, version: str) -> dict[str, Any]:
    """Return the bill of materials; the same sources give the same bill."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    name = project["name"]
    built_in, asked_for = _of_client(root), _of_python(project, runtime(root))
    reference = f"pkg:pypi/{name}@{version}"
    itself = {"type": "application", "bom-ref": reference, "name": name, "version": version, "purl": reference}
    components = [*built_in, *asked_for]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**itself, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": components,
        "dependencies": [{"ref": reference, "dependsOn": [one["bom-ref"] for one in components]}],
    }


def _of_client(root: Path) -> list[dict[str, Any]]:
    lock = root / "client" / "package-lock.json"
    if not lock.is_file():
        return []
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    shipped = {path: one for path, one in packages.items() if path and not one.get("dev")}
    return [_of_npm(path.rpartition("node_modules/")[2], one) for path, one in sorted(shipped.items())]


def _of_npm(name: str, package: dict[str, Any]) -> dict[str, Any]:
    kind, _, value = package["integrity"].partition("-")
    reference = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    content = base64.b64decode(value).hex()
    return {
        "type": "library",
        "bom-ref": reference,
        "name": name,
        "version": package["version"],
        "purl": reference,
        "licenses": [{"license": {"id": package["license"]}}],
        "hashes": [{"alg": kind.upper().replace("SHA", "SHA-"), "content": content}],
    }


def _of_python(project: dict[str, Any], compiled: list[str]) -> list[dict[str, Any]]:
    """Return what the wheel asks for: required by itself, optional with an extra or only if it is compiled."""
    found = {_requirement(line): "required" for line in project["dependencies"]}
    for lines in (*project.get("optional-dependencies", {}).values(), compiled):
        for line in lines:
            found.setdefault(_requirement(line), "optional")
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}",
            "name": name,
            "purl": f"pkg:pypi/{name}",
            "scope": scope,
            "properties": [{"name": "tenban:requirement", "value": name + asked}],
        }
        for (name, asked), scope in found.items()
    ]


def _requirement(line: str) -> tuple[str, str]:
    """Return the name in a requirement, and which versions are asked for."""
    name, asked = re.fullmatch(r"([\w.-]+)\s*([^;]*)(?:;.*)?", line, re.DOTALL).groups()  # type: ignore[union-attr]
    return re.sub(r"[-_.]+", "-", name).lower(), asked.strip()


if __name__ == "__main__":
    print(write(Path(__file__).parent.parent, sys.argv[1]))
