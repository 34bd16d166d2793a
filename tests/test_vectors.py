"""The vectors that the client's verification is tested with are those of today's rules, and on the page."""

from __future__ import annotations

import json
from pathlib import Path

from tenban.testing.vectors import FILE, vectors_text

PAGE = Path(__file__).parents[1] / "docs" / "fairness.md"


def test_the_vectors_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == vectors_text(), "run scripts/vectors"


def test_the_page_shows_the_words_of_the_vectors() -> None:
    words = json.loads(FILE.read_text(encoding="utf-8"))["words"]["words"]
    assert ", ".join(str(word) for word in words) in PAGE.read_text(encoding="utf-8").replace("\n", " ")
