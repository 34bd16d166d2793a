"""Which build a test needs: `make test` runs each test at least once, and on both builds where the build matters.

Tests of rules, bots and the kernel run interpreted and compiled.  The tests below need one build.  Those about the text
of the sources, and those that plant faults in them, run interpreted; those of programs around the engine run on the
wheel, which is what people use, and `make slow` runs these interpreted, too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent

SOURCES = (
    "test_architecture.py",
    "test_build.py",
    "test_clauses.py",
    "test_fixtures.py",
    "test_layers.py",
    "test_links.py",
    "test_locks.py",
    "test_new_game.py",
    "test_pages.py",
    "test_release.py",
    "test_site.py",
    "test_vectors.py",
    "test_vocabulary.py",
    "server/test_layers.py",
    "testing/test_golden_diff.py",  # these plant faults, which compiled code would not notice
    "testing/test_leaks.py",
    "testing/test_mutants.py",
    "testing/test_named_faults.py",
    "playground",  # whose page runs the sources
)
WHEEL = (
    "cli",
    "envs",
    "games/test_conformance.py",
    "games/test_exhaustive.py",
    "lab",
    "server",
    "testing",
    "test_extras.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _is_below(item.path, SOURCES):
            item.add_marker(pytest.mark.sources)
        elif _is_below(item.path, WHEEL):
            item.add_marker(pytest.mark.wheel)


def _is_below(path: Path, places: tuple[str, ...]) -> bool:
    return any(path == TESTS / place or TESTS / place in path.parents for place in places)
