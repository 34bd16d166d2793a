"""The badges of the README: drawn from what the project itself says, so that they cannot be wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

HEIGHT, GAP, LETTER, MARGIN = 20, 6, 7, 14  # pixels


def badges(root: Path) -> list[tuple[str, str]]:
    """Return names and values, as pyproject.toml and the sources have them."""
    whole = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    project, prefix = whole["project"], "Programming Language :: Python :: 3."
    minors = [line.removeprefix(prefix) for line in project["classifiers"] if line.startswith(prefix)]
    games = project["entry-points"]["tenban.games"]
    languages = {file.stem for name in games for file in (root / f"src/tenban/games/{name}/texts").glob("*.ftl")}
    return [
        ("python", f"3.{minors[0]}–3.{minors[-1]}"),
        ("license", project["license"]),
        ("types", "mypy strict" if whole["tool"]["mypy"]["strict"] else "mypy"),
        ("games", str(len(games))),
        ("languages", ", ".join(sorted(languages))),
        ("dependencies", str(len(project["dependencies"]))),
    ]


def draw(root: Path) -> str:
    """Return all badges as one picture."""
    parts, left = [], 0
    for name, value in badges(root):
        first, second = _width(name), _width(value)
        parts.append(
            f'<g transform="translate({left})"><rect width="{first}" height="{HEIGHT}" rx="3" fill="#3b3f5c"/>'
            f'<rect x="{first - 3}" width="{second + 3}" height="{HEIGHT}" rx="3" fill="#8a6d1f"/>'
            f'<text x="{first / 2:g}" y="14">{escape(name)}</text>'
            f'<text x="{first + second / 2:g}" y="14">{escape(value)}</text></g>'
        )
        left += first + second + GAP
    told = escape("; ".join(f"{name} {value}" for name, value in badges(root)))
    style = 'font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" fill="#fff" text-anchor="middle"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left - GAP}" height="{HEIGHT}" role="img">'
        f"<title>{told}</title><g {style}>{''.join(parts)}</g></svg>\n"
    )


def _width(text: str) -> int:
    return round(len(text) * LETTER + MARGIN)
