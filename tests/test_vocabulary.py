"""Names that were retired, and phrases that are not plain English, do not come back.

Identifiers are compared exactly, module names by the names of files, phrases in comments, docstrings, messages of the
sources, and pages.  Texts for players (.ftl) and the changelog are exempt.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "examples", "bench", "docs", "scripts", "client/src")
SUFFIXES = {".py", ".ts", ".tsx", ".md", ".sh", ""}
SKIPPED = {"node_modules", "__pycache__", "static", "golden", "counts", "digests", "dist"}

IDENTIFIERS = {
    "Hints": "Heuristics",
    "Keyed": "KeyedRandom",
    "Swift": "FastRandom",
    "Scripted": "ScriptedRandom",
    "Bent": "AlteredRandom",
    "Six": "SeatArray",
    "Late": "a name that ends in Error",
    "Sorry": "a name that ends in Error",
    "Wrong": "a name that ends in Error",
    "Crashed": "a name that ends in Error",
    "standing": "ranking",
    "wary": "candidates",
    "worthy": "candidates",
    "lasting": "a name that says what it does",
    "looks": "a name that says what it does",
    "squeeze": "win_chances",
    "squeezed": "win_chances",
    "greed": "exploration",
    "aside": "a neutral name",
    "kid": "child",
    "kids": "children",
    "beget": "expand",
    "whisper": "publish",
    "shout": "publish",
    "hear": "apply",
    "hall": "registry",
    "desk": "commands",
    "thinkers": "workers",
}
IN_ECLIPSE = {"fame": "reputation", "honours": "reputation"}
MODULES = {
    "asking": "http/requests",
    "clean": "tables/names",
    "desk": "tables/commands",
    "fold": "tables/table",
    "hall": "tables/registry",
    "swift": "ws/protocol",
    "talk": "ws/dispatch",
    "telling": "presenters/messages",
    "thinkers": "workers/pool",
}
PHRASES = re.compile(
    r"\b(whoever|whomever|anew|nought|for ever|he|his|him|himself|let nobody)\b(?![-’'](?:s|d|ll)\b)", re.IGNORECASE
)
PARTS = {"whoever", "anew", "nought", "he", "his", "him", "himself"}  # of an identifier, such as the title of a test

# What may stay, file by file, with the reason.
ALLOWED = {
    "CONTRIBUTING.md": {"Wrong", "hear", "kid", "talk", "he"},  # examples of what not to write
    "docs/ja/contributing.md": {"Wrong", "hear", "kid"},
    "tests/test_vocabulary.py": {*IDENTIFIERS, *IN_ECLIPSE, *PARTS, "for ever", "let nobody"},
}


class Found(NamedTuple):
    line: int
    word: str
    instead: str

    def __str__(self) -> str:
        return f"{self.line}: {self.word}" + (f" (use {self.instead})" if self.instead else "")


def files() -> Iterator[Path]:
    """Yield the files that are searched."""
    pages = [page for page in ROOT.glob("*.md") if page.name != "CHANGELOG.md"]
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    for path in sorted([*pages, *inside]):
        if path.is_file() and path.suffix in SUFFIXES and not SKIPPED & set(path.relative_to(ROOT).parts):
            yield path


def in_file(path: str, text: str) -> list[Found]:
    """Return what is found in a file; `path` is relative to the root."""
    suffix = Path(path).suffix
    if suffix == ".py" or (not suffix and text.startswith("#!/usr/bin/env python")):
        words, prose = _python(text, messages=path.startswith("src/"))
    elif suffix in (".ts", ".tsx"):
        words, prose = _typescript(text)
    elif suffix == ".md":
        words, prose = _page(text)
    else:
        words, prose = [], [(n, line) for n, line in enumerate(text.splitlines(), 1) if "#" in line]
    retired = IDENTIFIERS | (IN_ECLIPSE if "eclipse" in path else {})
    found = [Found(line, word, retired[word.lstrip("_")]) for line, word in words if word.lstrip("_") in retired]
    found += [Found(line, word, "") for line, word in words if PARTS & set(word.split("_"))]
    found += [Found(line, match[1], "") for line, said in prose for match in PHRASES.finditer(said)]
    if path.startswith("src/") and Path(path).stem in MODULES:
        found.append(Found(0, f"the module name {Path(path).stem}", MODULES[Path(path).stem]))
    allowed = ALLOWED.get(path, set())
    excused = {word.lower() for word in allowed}
    return sorted({one for one in found if one.word.lstrip("_").lower() not in excused})


Words = list[tuple[int, str]]


def _python(text: str, messages: bool) -> tuple[Words, Words]:
    """Return identifiers, and comments with docstrings; with `messages` all strings count as prose."""
    words, prose = [], []
    docstrings = set() if messages else _docstring_lines(text)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        line = token.start[0]
        if token.type == tokenize.NAME:
            words.append((line, token.string))
        elif token.type == tokenize.COMMENT or (
            token.type == tokenize.STRING and (messages or token.start[0] in docstrings)
        ):
            prose += [(line + n, part) for n, part in enumerate(token.string.splitlines())]
    return words, prose


def _docstring_lines(text: str) -> set[int]:
    """Return the first lines of docstrings."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(first.lineno)
    return found


_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_STRING = re.compile(r"'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`")


def _blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match[0])


def _typescript(text: str) -> tuple[Words, Words]:
    """Return identifiers outside strings, and comments."""
    without_strings = _STRING.sub(_blank, text)
    code = re.sub(r"</?[a-z]\w*", " ", _COMMENT.sub(_blank, without_strings))  # tags are HTML's names
    prose = [
        (without_strings.count("\n", 0, match.start()) + 1 + n, part)
        for match in _COMMENT.finditer(without_strings)
        for n, part in enumerate(match[0].splitlines())
    ]
    words = [(n, word) for n, line in enumerate(code.splitlines(), 1) for word in re.findall(r"[A-Za-z_]\w*", line)]
    return words, prose


def _page(text: str) -> tuple[Words, Words]:
    """Return the names in `code` spans, and the prose around them; fenced blocks are left out."""
    words, prose, fenced = [], [], False
    for n, line in enumerate(text.splitlines(), 1):
        fenced ^= line.startswith("```")
        if not fenced:
            spans = re.findall(r"`([^`]+)`", line)
            words += [(n, word) for span in spans for word in re.findall(r"[A-Za-z_]\w*", span)]
            prose.append((n, re.sub(r"`[^`]+`", "", line)))
    return words, prose


def test_no_retired_name_or_phrase_is_left() -> None:
    report = []
    for file in files():
        path = file.relative_to(ROOT).as_posix()
        found = in_file(path, file.read_text("utf-8"))
        if found:
            report.append(f"{path}\n  " + "\n  ".join(map(str, found)))
    assert not report, "\n" + "\n".join(report)


def test_names_and_phrases_are_found_where_they_count() -> None:
    code = '"""Whoever asks."""\nclass Late(Exception): ...\ndef test_made_anew(kid): return "his"  # for ever\n'
    words = [found.word for found in in_file("tests/test_some.py", code)]
    assert words == ["Whoever", "Late", "for ever", "kid", "test_made_anew"]
    assert "his" in [found.word for found in in_file("src/tenban/some.py", code)]
    assert [found.word for found in in_file("src/tenban/server/desk.py", "")] == ["the module name desk"]
    assert in_file("src/tenban/latria/state.py", "fame = 1\n") == []
    assert [found.instead for found in in_file("src/tenban/games/eclipse/state.py", "fame = 1\n")] == ["reputation"]
    script = "const kid = 'whoever' // whoever\n"
    assert [found.word for found in in_file("client/src/some.ts", script)] == ["kid", "whoever"]
    page = "`hall` is whoever\n```text\nwhoever\n```\n"
    assert [found.word for found in in_file("docs/some.md", page)] == ["hall", "whoever"]


def test_plain_words_are_left_alone() -> None:
    for line in ("# the state, then this history\n", "x = 'a swift stream'\n", "def is_quiet(): ...\n"):
        assert in_file("src/tenban/some.py", line) == []
