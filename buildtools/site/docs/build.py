"""Writes the documentation into the folder of the site."""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from html import escape
from pathlib import Path
from string import Template

from pygments.formatters import HtmlFormatter

from tenban.registry import find
from tenban.server.presenters.schema import Lang

from .game import GamePage
from .markdown import Html, Resolve, relative, render
from .outline import LANGS, Outline, PageInfo, address, outline
from .plots import with_plots

HERE = Path(__file__).parent
ASSETS = HERE / "assets"
COPIED = ("pictures", "lab")  # folders beside the pages
LONGEST = 600  # characters of a section in the index of the search


def build(root: Path, out: Path) -> None:
    """Write every page in every language, the index of the search and what pages need."""
    plan = outline(root)
    for lang in LANGS:
        index = []
        for page in plan.pages():
            html = content(root, plan, page, lang)
            file = out / address(page.name, lang)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(framed(plan, page, lang, html), "utf-8")
            index += _indexed(page, lang, html)
        (out / f"search.{lang}.json").write_text(json.dumps(index, ensure_ascii=False), "utf-8")
    shutil.copytree(ASSETS, out / "assets", ignore=shutil.ignore_patterns("*.html"), dirs_exist_ok=True)
    (out / "assets" / "code.css").write_text(_code_colours(), "utf-8")
    _typeface(root, out / "assets" / "type")
    for folder in COPIED:
        shutil.copytree(root / "docs" / folder, out / folder, dirs_exist_ok=True)
    shutil.copyfile(root / "client" / "public" / "icon.svg", out / "icon.svg")


def content(root: Path, plan: Outline, page: PageInfo, lang: Lang) -> Html:
    """Return a page without its frame."""
    words = plan.words[lang]
    source = page.sources.get(lang, page.sources["en"])
    text = source.read_text("utf-8")
    here = address(page.name, lang)
    if page.game:
        text = GamePage(root, find(page.game), lang, words).markdown(text)
        return render(text, _resolver(root, plan, source, here, lang))
    if page.name == "benchmarks":
        text = with_plots(text, words)
    if lang not in page.sources:
        text = f'<p class="note" lang="{lang}">{words["english"]}</p>\n\n{text}'
    html = render(text, _resolver(root, plan, source, here, lang))
    return html if lang in page.sources else html._replace(body=f'<div lang="en">\n{html.body}</div>')


def _resolver(root: Path, plan: Outline, source: Path, here: str, lang: str) -> Resolve:
    """Return a function that finds what a link of a source means in the site."""
    pages = {file.resolve(): page.name for page in plan.pages() for file in page.sources.values()}

    def resolve(link: str) -> str:
        target, hash, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link) or not target:
            return link
        if target.startswith(("play/", "pictures/")):  # of the site itself
            return relative(target.partition("?")[0], here) + "".join(target.partition("?")[1:])
        file = (source.parent / target).resolve()
        if file in pages:
            return relative(address(pages[file], lang), here) + hash + anchor
        if file.is_dir() and (file / "README.md") in pages:
            return relative(address(pages[file / "README.md"], lang), here)
        for folder in COPIED:
            if file.is_relative_to(root / "docs" / folder):
                return relative(f"{folder}/{file.name}", here)
        return ""

    return resolve


def _indexed(page: PageInfo, lang: str, html: Html) -> list[list[str]]:
    """Return what the search knows of a page: address, title of the page, heading, text."""
    url, title = address(page.name, lang), page.titles[lang]
    return [
        [url + (f"#{heading.id}" if heading.level > 1 else ""), title, heading.text, text[:LONGEST]]
        for heading, text in html.sections
    ]


def framed(plan: Outline, page: PageInfo, lang: str, html: Html) -> str:
    """Return a whole page."""
    here, words = address(page.name, lang), plan.words[lang]
    other = next(code for code in LANGS if code != lang)
    body = html.body.replace('src="play/', f'src="{relative("play", here)}/').replace(
        'href="play/', f'href="{relative("play", here)}/'
    )
    title = page.titles[lang] if page.name == "index" else f"{page.titles[lang]} · {words['site']}"
    frame = Template((ASSETS / "page.html").read_text("utf-8"))
    return frame.substitute(
        {key: escape(text) for key, text in words.items()},
        lang=lang,
        title=escape(title),
        base=posixpath.dirname(relative("icon.svg", here)) or ".",
        home=relative(address("index", lang), here),
        menu_items=_menu(plan, page, lang),
        contents_items=_contents(html),
        body=body,
        other_lang=other,
        other_page=relative(address(page.name, other), here),
        menu=escape(words["menu"]),
    )


def _menu(plan: Outline, page: PageInfo, lang: str) -> str:
    here, parts = address(page.name, lang), []
    for titles, pages in plan.groups:
        links = []
        for each in pages:
            current = ' aria-current="page"' if each is page else ""
            link = relative(address(each.name, lang), here)
            links.append(f'<li><a href="{link}"{current}>{escape(each.titles[lang])}</a></li>')
        parts.append(f"<h2>{escape(titles[lang])}</h2><ul>{''.join(links)}</ul>")
    return "".join(parts)


def _contents(html: Html) -> str:
    found = [heading for heading in html.headings if heading.level == 2]
    return "".join(f'<li><a href="#{heading.id}">{escape(heading.text)}</a></li>' for heading in found)


def _typeface(root: Path, out: Path) -> None:
    """Write the typeface for readers whose system has no Japanese one: slices, of which a page loads what it shows."""
    package = root / "client" / "node_modules" / "@fontsource" / "zen-kaku-gothic-new"
    style = (package / "400.css").read_text("utf-8") if package.is_dir() else ""
    style = re.sub(r", url\([^)]*\.woff\) format\('woff'\)", "", style)
    (out / "files").mkdir(parents=True, exist_ok=True)
    (out / "type.css").write_text(style, "utf-8")
    for name in re.findall(r"url\(\./(files/[^)]+)\)", style):
        shutil.copyfile(package / name, out / name)
    if style:
        shutil.copyfile(package / "LICENSE", out / "LICENSE.txt")


def _code_colours() -> str:
    """Return the colours of code, on light and on dark pages."""
    light = HtmlFormatter(style="default").get_style_defs("pre code")
    dark = HtmlFormatter(style="github-dark").get_style_defs(':root[data-theme="dark"] pre code')
    return "\n".join(line for line in f"{light}\n{dark}".splitlines() if " .linenos" not in line) + "\n"
