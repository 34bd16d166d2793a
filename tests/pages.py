"""The code on our pages, run.  `scripts/pages` updates the output of the commands on them.

A page may hold
- ```python blocks with >>>: run as doctests, one after the other;
- ```python file=NAME blocks: together they are that file of the tutorial game;
- ```console blocks: `$ tenban …` is run; what stands after a later "=> " is typed.
"""

from __future__ import annotations

import doctest
import io
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple
from unittest.mock import patch

from tenban.cli import main
from tenban.cli.formatting import without_symbols
from tenban.kernel import Slice
from tenban.registry import Game, games
from tenban.scene.schema import Scene

ROOT = Path(__file__).parent.parent
PAGES = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "ADDING-A-GAME.md",
    "CHANGELOG.md",
    "docs/start.md",
    "docs/playground.md",
    "docs/ja/index.md",
    "docs/ja/playground.md",
    "docs/hosting.md",
    "docs/bots.md",
    "docs/fairness.md",
    "docs/environments.md",
    "docs/datasets.md",
    "docs/lab.md",
)
_FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ELLIPSIS = "…\n"


class Block(NamedTuple):
    language: str
    info: str
    body: str


def blocks(text: str) -> list[Block]:
    return [Block(m[1], m[2].strip(), m[3]) for m in _FENCE.finditer(text)]


def file_in(text: str, name: str) -> str:
    """Return a file of the tutorial game, joined from the blocks of a page."""
    return "\n\n".join(block.body.strip("\n") + "\n" for block in blocks(text) if block.info == f"file={name}")


def run_doctests(text: str, name: str) -> doctest.TestResults:
    """Run all >>> of a page in one namespace."""
    code = "\n".join(block.body for block in blocks(text) if ">>>" in block.body)
    test = doctest.DocTestParser().get_doctest(code, {}, name, name, 0)
    return doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)


def output_of(block: Block) -> str:
    """Return what a console block should show: the command, and what it prints now."""
    command, _, rest = block.body.partition("\n")
    words = shlex.split(command.removeprefix("$ "))
    assert words[0] == "tenban", f"only tenban is run, not {command}"
    typed = [line.removeprefix("=> ") for line in rest.splitlines() if line.startswith("=> ")]
    out = io.StringIO()
    with patch("sys.stdin", io.StringIO("\n".join(typed) + "\n")), redirect_stdout(out):
        main([*words[1:], "--lang", "en"])
    return f"{command}\n{_shortened(out.getvalue(), block)}"


def _shortened(printed: str, block: Block) -> str:
    """Return the output; a block that leaves its middle out with "…" keeps its first and last lines."""
    first, ellipsis, last = block.body.partition(_ELLIPSIS)
    if not ellipsis:
        return printed
    lines = printed.splitlines(keepends=True)
    head, tail = first.count("\n") - 1, last.count("\n")
    return "".join([*lines[:head], _ELLIPSIS, *lines[len(lines) - tail :]])


def refreshed(text: str) -> str:
    """Return a page with the present output in its console blocks."""

    def update(m: re.Match[str]) -> str:
        block = Block(m[1], m[2].strip(), m[3])
        return f"```console\n{output_of(block)}```" if block.language == "console" else m[0]

    return _FENCE.sub(update, text)


def tensor_section(game: Game) -> str:
    """Return the section of a game's page on its tensor, `n` being the number of seats."""
    rules = game.rules
    counts = range(rules.least_seats, rules.most_seats + 1)
    layouts = [game.tensor.layout(rules, seats) for seats in counts]
    sizes = ", ".join(f"{layout.size} for {seats}" for seats, layout in zip(counts, layouts, strict=True))
    rows = [
        f"| `{one.name}` | {one.start}–{one.stop - 1} | {_shape((one, *more), counts)} | {one.values} |"
        for one, *more in zip(*[layout.slices for layout in layouts], strict=True)
        if one.size
    ]
    missing = [f"`{name}`: {why}." for name, why in game.tensor.left_out.items()]
    return "\n".join(
        [
            "## Tensor",
            "",
            f"Version {game.tensor.version}. A view is a vector of `uint8`, `n` being the number of seats: its size is",
            f"{sizes} seats. The indices below are those for {counts[0]}. Whatever belongs to",
            "a seat begins with the viewer's own. [docs/environments.md](../../../../docs/environments.md) explains",
            "the columns.",
            "",
            "| slice | indices | shape | a value is |",
            "|---|---|---|---|",
            *rows,
            "",
            *(["Left out: " + " ".join(missing), ""] if missing else []),
            f"The action space has {len(rules.space.actions)} codes, and *wait* is number {len(rules.space.actions)}.",
            "",
        ]
    )


def _shape(slices: tuple[Slice, ...], counts: range) -> str:
    """Return the shape of a slice; a dimension that follows the number of seats is written with `n`."""
    dimensions = []
    for sizes in zip(*[found.shape for found in slices], strict=True):
        more = sizes[0] - counts[0]
        follows = len(set(sizes)) > 1 and all(size - n == more for size, n in zip(sizes, counts, strict=True))
        dimensions.append(("n" + (f" + {more}" if more else "")) if follows else str(sizes[0]))
    return " × ".join(dimensions)


def with_sections(game: Game) -> str:
    """Return the page of a game with the present sections on its tensor and how to play it."""
    head, _, rest = game.text("README.md").partition("## Tensor\n")
    return with_how(game, head + tensor_section(game) + "\n## " + rest.partition("\n## ")[2])


HOW_TITLES = {
    "goal": "The goal",
    "turn": "A turn in pictures",
    "win": "How one wins",
    "mistake": "Three mistakes everybody makes",
}


def how_section(game: Game) -> str:
    """Return the section of a game's page on how to play it; scripts/pictures draws its pictures."""
    words, lines, kind = game.words("en"), ["## How to play", ""], ""
    for part in game.how("en"):
        if part.kind != kind:
            kind = part.kind
            lines += [f"### {HOW_TITLES[kind]}", ""]
        bullet = "- " if kind == "mistake" else ""
        lines += [
            *wrap(without_symbols(words, part.text), 118, initial_indent=bullet, subsequent_indent=" " * len(bullet))
        ]
        lines += ["", *([f"![{_named(part.picture)}](how/{part.id}.svg)", ""] if part.picture else [])]
    lines += [f"`tenban rules {game.name} --how` prints this in a terminal, `--card` the reference card.", ""]
    return "\n".join(lines)


def _named(picture: Scene) -> str:
    """Return what a picture shows: the names of its pieces."""
    return ", ".join([re.sub(r"\{[\w-]+\} ?", "", piece.name) for piece in picture.table if piece.name]) or "pieces"


def with_how(game: Game, page: str) -> str:
    """Return the page of a game with the present how-to-play, which stands before its other sections."""
    head, _, rest = page.partition("\n## ")
    if rest.startswith("How to play\n"):
        rest = rest.partition("\n## ")[2]
    return f"{head}\n{how_section(game)}\n## {rest}" if game.how("en") else page


def page_of(game: Game) -> Path:
    return ROOT / "src" / Path(*game.package.split(".")) / "README.md"


def changed() -> Iterator[tuple[Path, str]]:
    for name in PAGES:
        text = (ROOT / name).read_text("utf-8")
        new = refreshed(text)
        if new != text:
            yield ROOT / name, new
    for game in games().values():
        if page_of(game).is_file() and with_sections(game) != game.text("README.md"):
            yield page_of(game), with_sections(game)


if __name__ == "__main__":
    for page, new in changed():
        page.write_text(new, "utf-8")
        print(f"{page.name} was updated", file=sys.stderr)
