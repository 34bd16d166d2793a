"""The documentation site: its links, its plots, and a link that leads nowhere is found."""

from __future__ import annotations

from pathlib import Path

from buildtools.site.docs.build import content
from buildtools.site.docs.markdown import render, slug
from buildtools.site.docs.outline import LANGS, address, outline
from buildtools.site.docs.plots import plot_of
from buildtools.site.engine import PACKAGES, pinned
from buildtools.site.links import faults

ROOT = Path(__file__).parent.parent


def test_every_page_has_a_source_and_a_title_in_every_language() -> None:
    for page in outline(ROOT).pages():
        assert page.sources["en"].is_file(), page.name
        assert all(page.titles[lang] for lang in LANGS), page.name


def test_the_sites_words_are_the_same_in_every_language() -> None:
    words = outline(ROOT).words
    assert words["en"].keys() == words["ja"].keys()


def test_every_guide_in_docs_is_a_page_of_the_site() -> None:
    shown = {source for page in outline(ROOT).pages() for source in page.sources.values()}
    assert sorted(file for file in (ROOT / "docs").rglob("*.md") if file not in shown) == []


def test_a_link_to_a_page_becomes_one_of_the_site_and_one_to_code_becomes_text() -> None:
    html = render("[a](b.md#c) and [code](src/x.py)", lambda link: "b.html#c" if "b.md" in link else "")
    assert '<a href="b.html#c">a</a>' in html.body
    assert "<span>code</span>" in html.body


def test_the_page_of_the_lab_leads_to_the_reports_in_every_language() -> None:
    plan = outline(ROOT)
    page = next(page for page in plan.pages() if page.name == "lab")
    assert 'href="lab/latria.html"' in content(ROOT, plan, page, "en").body
    assert 'href="../lab/latria.html"' in content(ROOT, plan, page, "ja").body


def test_headings_have_addresses_of_their_own() -> None:
    found = render("# A\n\n## Same\n\n## Same\n", str).headings
    assert [heading.id for heading in found] == ["a", "same", "same-1"]
    assert slug("Bots: the `full` level") == "bots-the-full-level"


def test_lines_of_japanese_are_joined_without_a_space() -> None:
    assert "<p>天盤は卓です\nTenban</p>" in render("天盤は\n卓です\nTenban", str).body


def test_faulty_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="x"></h1><a href="b.html"></a><a href="#y"></a><a href="/c"></a>')
    (tmp_path / "d.html").write_text('<p id="e"></p><p id="e"></p><a href="a.html#x"></a><a href="../z.html"></a>')
    assert faults(tmp_path.resolve()) == [
        "a.html: b.html does not exist",
        "a.html: #y names no place on that page",
        "a.html: /c is no relative address",
        "d.html: two places have the id e",
        "d.html: ../z.html leads out of the site",
    ]


def test_tables_of_speed_and_of_games_won_have_plots() -> None:
    words = outline(ROOT).words["en"]
    speeds = "| ours | per second | beside | per second | ratio | promised |\n|---|---|---|---|---|---|\n"
    assert plot_of(speeds + "| a | 1,000 | b | 10 | 100× | – |\n", words).count("<rect") == 2
    wins = "| game | seats | games | wins | 95 % |\n|---|---|---|---|---|\n| latria | 4 | 9 | 44.5 % | 37.8 – 51.4 |\n"
    assert 'class="interval"' in plot_of(wins, words)
    assert plot_of("| a | b |\n|---|---|\n| 1 | 2 |\n", words) == ""


def test_the_benchmarks_have_plots() -> None:
    tables = (ROOT / "docs/benchmarks.md").read_text("utf-8").split("\n\n")
    words = outline(ROOT).words["en"]
    assert sum(bool(plot_of(part, words)) for part in tables if part.startswith("|")) >= 3


def test_the_engine_of_the_playground_is_pinned_like_everything_else() -> None:
    wanted = pinned((ROOT / "requirements/play.txt").read_text("utf-8"))
    assert wanted.count("==") == len(PACKAGES)


def test_the_address_of_a_page_tells_its_language() -> None:
    assert (address("games/latria", "en"), address("index", "ja")) == ("games/latria.html", "ja/index.html")
