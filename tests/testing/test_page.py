"""The page on the suite lists every check with its title."""

from __future__ import annotations

from pathlib import Path

from tenban.testing.checks import CHECKS

PAGE = Path(__file__).parent.parent.parent / "docs" / "conformance.md"


def test_the_page_lists_every_check() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    listed = [line for line in lines if line.startswith("| `") and not line.startswith("| `tests/")]
    assert listed == [f"| `{check.name}` | {check.title} |" for check in CHECKS]
