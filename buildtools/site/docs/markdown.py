"""Markdown to HTML: headings with addresses, coloured code, links that lead to pages of the site."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from html import escape
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

Resolve = Callable[[str], str]  # the address of a link as the page needs it; "" if the site does not have it
_CODE = HtmlFormatter(nowrap=True)
_TAG = re.compile("<[^>]+>")


class Heading(NamedTuple):
    """A heading of a page."""

    level: int
    id: str
    text: str


class Html(NamedTuple):
    """A page as HTML, its headings, and its text by section for the search."""

    body: str
    headings: list[Heading]
    sections: list[tuple[Heading, str]]


def slug(text: str) -> str:
    """Return the anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).strip().replace(" ", "-")


def render(text: str, resolve: Resolve, first: int = 1) -> Html:
    """Return a text as HTML; `first` is the level of its highest heading."""
    tokens = _parser().parse(text)
    headings = _number(tokens, first)
    _resolve_links(tokens, resolve)
    _join_japanese(tokens)
    parser = _parser()
    body = str(parser.renderer.render(tokens, parser.options, {}))
    body = body.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
    body = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", body).replace("<pre>", '<pre tabindex="0">')
    return Html(body, headings, _sections(body, headings))


def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": True, "highlight": _coloured}).enable(["table", "strikethrough"])


def _coloured(code: str, language: str, _attributes: str) -> str:
    lexer = {"console": "console", "python": "pycon" if ">>>" in code else "python"}.get(language, language)
    try:
        return str(highlight(code, get_lexer_by_name(lexer), _CODE))
    except ClassNotFound:
        return escape(code)


def _number(tokens: list[Any], first: int) -> list[Heading]:
    """Give every heading its level and an address of its own."""
    found: list[Heading] = []
    seen: dict[str, int] = {}
    for i, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        level = min(6, int(token.tag[1]) + first - 1)
        token.tag = tokens[i + 2].tag = f"h{level}"
        text = "".join(child.content for child in tokens[i + 1].children or [] if child.type in ("text", "code_inline"))
        id = slug(text)
        seen[id] = seen.get(id, 0) + 1
        id = id if seen[id] == 1 else f"{id}-{seen[id] - 1}"
        token.attrSet("id", id)
        found.append(Heading(level, id, text))
    return found


def _resolve_links(tokens: list[Any], resolve: Resolve) -> None:
    for token in tokens:
        open_ends: list[Any] = []
        for child in token.children or []:
            if child.type == "link_open":
                child.attrSet("href", resolve(str(child.attrs["href"])))
                open_ends.append(child)
                if not child.attrs["href"]:
                    child.tag, child.attrs = "span", {}
            elif child.type == "link_close":
                child.tag = open_ends.pop().tag
            elif child.type == "image":
                child.attrSet("src", resolve(str(child.attrs["src"])))


def _join_japanese(tokens: list[Any]) -> None:
    """Take out line breaks of the source between letters that are written without spaces."""
    for token in tokens:
        parts = token.children or []
        for before, part, after in zip(parts, parts[1:], parts[2:], strict=False):
            if part.type == "softbreak" and before.content[-1:] > "\u2fff" and after.content[:1] > "\u2fff":
                part.type, part.content = "text", ""


def _sections(body: str, headings: list[Heading]) -> list[tuple[Heading, str]]:
    """Return the plain text under each heading."""
    found = []
    for i, heading in enumerate(headings):
        start = body.index(f'id="{heading.id}"')
        end = body.index(f'id="{headings[i + 1].id}"') if i + 1 < len(headings) else len(body)
        found.append((heading, plain(body[body.index(">", start) + 1 : end])))
    return found


def plain(html: str) -> str:
    """Return the words of some HTML."""
    text = _TAG.sub(" ", html).replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&")
    return re.sub(r"\s+", " ", text.rpartition("<")[0] if text.count("<") > text.count(">") else text).strip()


def relative(target: str, page: str) -> str:
    """Return the address of a file of the site as a page of the site links to it."""
    return posixpath.relpath(target, posixpath.dirname(page) or ".")
