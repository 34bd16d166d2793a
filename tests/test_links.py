"""The check of links: it finds what leads nowhere, on any page."""

from __future__ import annotations

from pathlib import Path

import pytest

from buildtools.links import faults, links, pages, slug

ROOT = Path(__file__).parent.parent


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "other.md").write_text(
        "# Other\n\n## A `word`, twice\n\n## A `word`, twice\n```sh\n# no heading\n```\n"
    )
    return tmp_path / "page.md"


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("gone.md", "does not exist"),
        ("../out.md", "leads out of the repository"),
        ("other.md#nothing", "names no heading of that page"),
        ("other.md#no-heading", "names no heading of that page"),
        ("#nothing", "names no heading of that page"),
        ("http://example.org/", "is not an https:// address"),
    ],
)
def test_a_link_that_leads_nowhere_is_found(page: Path, link: str, why: str) -> None:
    for text in (f"See [it]({link}).", f'<img src="{link}">', f"![a picture]({link} 'title')"):
        page.write_text(f"# Page\n{text}\n")
        assert list(faults(page, page.parent)) == [f"page.md: {link} {why}"]


@pytest.mark.parametrize(
    "link",
    ["other.md", "other.md#a-word-twice", "other.md#a-word-twice-1", "#page", "https://example.org/x", "mailto:a@b.c"],
)
def test_a_link_that_leads_somewhere_passes(page: Path, link: str) -> None:
    page.write_text(f"# Page\nSee [it]({link}).\n")
    assert list(faults(page, page.parent)) == []


def test_code_has_no_links() -> None:
    assert links("`[x](gone.md)`\n```text\n[x](gone.md)\n```\n[y](there.md)") == ["there.md"]


def test_a_heading_is_named_as_in_links() -> None:
    assert slug("Play `tenban`: *now*, [here](x.md)!") == "play-tenban-now-here"


def test_every_page_is_checked_and_no_installed_package() -> None:
    names = {page.relative_to(ROOT).as_posix() for page in pages(ROOT)}
    assert {"README.md", "docs/hosting.md", "src/tenban/games/latria/README.md"} <= names
    assert not any("node_modules" in name or ".venv" in name for name in names)
