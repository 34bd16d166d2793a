"""The links of the built site: every file and every place on a page that a link names must exist.

Run as a program, it builds the documentation into a folder of its own and prints what is wrong:
`python -m buildtools.site.links`.
"""

from __future__ import annotations

import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from buildtools.site.docs import build as docs

ROOT = Path(__file__).resolve().parents[2]
NAMING = {"a": "href", "link": "href", "img": "src", "script": "src", "image": "href"}
PLAYGROUND = "play/"


class _Links(HTMLParser):
    """Collects what a page links to and what can be linked to on it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = dict(attributes)
        if known.get("id"):
            self.ids.append(str(known["id"]))
        link = known.get(NAMING.get(tag, ""))
        if link is not None:
            self.links.append(link)


def read(file: Path) -> _Links:
    """Return the links and the ids of a page."""
    page = _Links()
    page.feed(file.read_text("utf-8"))
    return page


def faults(site: Path, playground: bool = True) -> list[str]:
    """Return what is wrong with the pages of a site; without the playground, links into it are not checked."""
    pages = {file: read(file) for file in sorted(site.rglob("*.html")) if PLAYGROUND not in file.as_posix()}
    found = []
    for file, page in pages.items():
        name = file.relative_to(site).as_posix()
        found += [f"{name}: two places have the id {id}" for id in sorted(set(page.ids)) if page.ids.count(id) > 1]
        for link in dict.fromkeys(page.links):
            fault = _fault(site, pages, file, link, playground)
            if fault:
                found.append(f"{name}: {fault}")
    return found


def _fault(site: Path, pages: dict[Path, _Links], file: Path, link: str, playground: bool) -> str:
    parts = urlsplit(link)
    if parts.scheme in ("https", "http"):
        return ""  # the world is not looked at
    if parts.scheme or parts.netloc or parts.path.startswith("/"):
        return f"{link} is no relative address"
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if not target.is_relative_to(site):
        return f"{link} leads out of the site"
    if not playground and target.is_relative_to(site / "play"):
        return ""
    if not target.is_file():
        return f"{link} does not exist"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
        return f"{link} names no place on that page"
    return ""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder).resolve()
        docs.build(ROOT, site)
        found = faults(site, playground=False)
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
