"""The links of our pages: `python -m buildtools.links` says which lead nowhere.

A link to a file must name a file of the repository, and one to a heading a heading of its page.  Addresses on the web
are not visited, so that the check needs no network; they must begin with https://.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_NOT_OURS = (".cache", ".git", ".pytest_cache", "build", "dist", "node_modules")
_FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]+`")
_LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)|\b(?:src|href)=\"([^\"]+)\"")
_HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)
_ANCHOR = re.compile(r"<a (?:id|name)=\"([^\"]+)\"")
_BUILT = "play/index.html"  # the playground, which `make site` builds beside the pages of docs/
_LOCAL = re.compile(r"http://(localhost|127\.0\.0\.1)\b")


def pages(root: Path) -> list[Path]:
    """Return the pages of the repository: its Markdown files, but for those of installed packages."""
    found = []
    for folder, inner, names in os.walk(root):
        inner[:] = sorted(name for name in inner if name not in _NOT_OURS and not name.startswith(".venv"))
        found += [Path(folder, name) for name in sorted(names) if name.endswith(".md")]
    return found


def faults(page: Path, root: Path) -> Iterator[str]:
    """Return a sentence for every link of a page that leads nowhere."""
    for link in links(page.read_text("utf-8")):
        if why := _fault(link, page, root):
            yield f"{page.relative_to(root)}: {link} {why}"


def links(text: str) -> list[str]:
    """Return where the links and pictures of a page lead; code is left out."""
    prose = _CODE.sub("", _FENCE.sub("", text))
    return [found[1] or found[2] for found in _LINK.finditer(prose)]


def _fault(link: str, page: Path, root: Path) -> str:
    if re.match(r"[a-z]+:", link):
        return "" if link.startswith(("https://", "mailto:")) or _LOCAL.match(link) else "is not an https:// address"
    name, _, heading = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    if not target.is_relative_to(root.resolve()):
        return "leads out of the repository"
    if name == _BUILT and page.is_relative_to(root / "docs"):
        return ""
    if not target.exists():
        return "does not exist"
    if heading and target.suffix == ".md" and heading not in anchors(target):
        return "names no heading of that page"
    return ""


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return the names of the headings of a page, as they stand in links."""
    prose = _FENCE.sub("", page.read_text("utf-8"))
    found: set[str] = set(_ANCHOR.findall(prose))
    for heading in _HEADING.findall(prose):
        name, n = slug(heading), 1
        while name in found:
            name, n = f"{slug(heading)}-{n}", n + 1
        found.add(name)
    return frozenset(found)


def slug(heading: str) -> str:
    """Return the name of a heading: lower case, spaces as hyphens, without other signs."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.replace("`", "").replace("*", ""))
    return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")


def main(root: Path) -> int:
    found = [fault for page in pages(root) for fault in faults(page, root)]
    print("\n".join(found) or "Every link leads somewhere.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
