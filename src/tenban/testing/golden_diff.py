"""Where a golden playthrough differs first, and which clause of the rulebook is behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import zip_longest
from pathlib import Path

from tenban.kernel import IllegalMove
from tenban.registry import Game

from .golden import parse, render

_CITED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b")
_HEAD = re.compile(r"^\d+\. seat \d+, (\w+)$")
_EVENT = re.compile(r"^   (?:all|others|seat \d+) +([a-z-]+)")
_SCORE = re.compile(r"^   side \d+ ")
_NO_RULES = ("face", "advice", "oracle", "heuristics", "clauses", "events")


def first_difference(game: Game, text: str) -> str:
    """Return one paragraph that names the clause at which a golden playthrough differs from the rules, or ""."""
    try:
        lines = render(game, parse(text)).splitlines()
    except IllegalMove as error:
        return f"{error.clause.id} now forbids a move of the playthrough"
    if lines == text.splitlines():
        return ""
    return _difference(game, text.splitlines(), lines)


def _difference(game: Game, text: list[str], lines: list[str]) -> str:
    head, step, last = "the setup", "", _last_choice(text)
    for before, now in zip_longest(text, lines, fillvalue="(nothing)"):
        if before != now:
            scores = _first_scores(text, lines) if head == last else None  # totals are told before what they sum
            return _told(game, *(scores or (before, now)), head, step)
        found = _HEAD.match(before)
        if found or before == "The end":
            head, step = before, found[1] if found else ""
    return ""


def _told(game: Game, before: str, now: str, head: str, step: str) -> str:
    clause = _clause_of_line(game, before, step) or _clause_of_line(game, now, step) or "no clause"
    return f"{clause} differs first, in {head}\n   was: {before.strip()}\n   is:  {now.strip()}"


def _last_choice(text: list[str]) -> str:
    return next((line for line in reversed(text) if _HEAD.match(line)), "")


def _first_scores(text: list[str], lines: list[str]) -> tuple[str, str] | None:
    """Return the first two score lines that differ, or None."""
    one, other = ([line for line in part if _SCORE.match(line)] for part in (text, lines))
    pairs = zip_longest(one, other, fillvalue="(nothing)")
    return next(((before, now) for before, now in pairs if before != now), None)


def _clause_of_line(game: Game, line: str, step: str) -> str:
    """Return the clause that a line is about: the one it names, the one of its event, or the one of the step."""
    named = _CITED.search(line)
    if named:
        return named[0]
    told = _EVENT.match(line)
    if told:
        return _cited_near(game, rf"\b{_class_of(game, told[1])}\(")
    return _cited_near(game, rf"^class {step}\b") if step else ""


def _class_of(game: Game, name: str) -> str:
    """Return the class of the event that is called so."""
    kinds = vars(import_module(f"{game.package}.events"))
    return next((kind for kind, value in kinds.items() if getattr(value, "name", None) == name), name)


def _cited_near(game: Game, pattern: str) -> str:
    """Return the clause cited nearest to the first line of the rules that matches."""
    for path in _sources(game):
        lines = path.read_text(encoding="utf-8").splitlines()
        at = next((n for n, line in enumerate(lines) if re.search(pattern, line)), None)
        if at is not None:
            near = sorted(range(len(lines)), key=lambda n: abs(n - at))
            return next((found[0] for n in near if (found := _CITED.search(lines[n]))), "")
    return ""


def _sources(game: Game) -> Iterator[Path]:
    root = Path(str(import_module(game.package).__file__)).parent
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).with_suffix("").parts[0] not in _NO_RULES:
            yield path
