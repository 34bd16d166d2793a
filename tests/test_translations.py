"""A translated page keeps up with its original: the same code, headings, tables and figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from buildtools.site.docs.outline import PageInfo, outline
from tests.pages import ROOT

TRANSLATED = [page for page in outline(ROOT).pages() if "ja" in page.sources]
each_page = pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)

_CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^(#+) ", re.MULTILINE)
_ROW = re.compile(r"^\|.*\|$", re.MULTILINE)
_FIGURE = re.compile(r"\d[\d.,]*\d|\d")


def texts(page: PageInfo) -> tuple[str, str]:
    return page.sources["en"].read_text("utf-8"), page.sources["ja"].read_text("utf-8")


def test_most_pages_are_translated() -> None:
    missing = {page.name for page in outline(ROOT).pages() if "ja" not in page.sources and not page.game}
    assert missing == {"conformance", "changelog"}


@each_page
def test_a_translation_shows_the_same_code(page: PageInfo) -> None:
    original, translation = texts(page)
    assert _CODE.findall(translation) == _CODE.findall(original)


@each_page
def test_a_translation_has_the_same_headings(page: PageInfo) -> None:
    original, translation = (_HEADING.findall(_CODE.sub("", text)) for text in texts(page))
    assert translation == original


@each_page
def test_a_translation_has_the_same_tables_with_the_same_figures(page: PageInfo) -> None:
    original, translation = (_ROW.findall(_CODE.sub("", text)) for text in texts(page))
    assert [row.count("|") for row in translation] == [row.count("|") for row in original]
    for before, after in zip(original, translation, strict=True):  # what is in words there may be a figure here
        assert Counter(_FIGURE.findall(before)) <= Counter(_FIGURE.findall(after)), after
