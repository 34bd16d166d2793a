"""The report of a laboratory: one HTML file in both languages, with its figures inside and no other files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import isfinite
from pathlib import Path
from typing import Any

from tenban.kernel import FastRandom, start, view
from tenban.registry import find
from tenban.scene.face import Viewer
from tenban.scene.words import LANGUAGES, Words, words_of

from . import findings, plots
from .effects import Effect
from .run import Results

REPORT = "report.html"
_NAMES = {"en": "English", "ja": "日本語"}

_STYLE = """
body { font: 16px/1.55 system-ui, sans-serif; color: #22304a; background: #fff; max-width: 48rem; margin: 1.5rem auto;
  padding: 0 1rem }
h1 { margin: .2rem 0 } h2 { margin: 2.2rem 0 .3rem }
table { border-collapse: collapse; margin: .6rem 0; font-size: .85rem; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .7rem; border-bottom: 1px solid #e3e6ea; text-align: right }
th:first-child, td:first-child { text-align: left } th[data-sort] { cursor: pointer }
tr.flag td { color: #9c3f1a; font-weight: 600 }
svg { width: 100%; height: auto; font-size: 12px } svg text { fill: #44506a }
svg path { stroke: #6a7383; stroke-width: 2 } svg .grid { stroke: #e9ebef; stroke-width: 1 }
svg .zero { stroke: #22304a; stroke-width: 1; stroke-dasharray: 4 3 } svg circle, svg rect { fill: #6a7383 }
svg .flag path { stroke: #b5522b } svg .flag circle { fill: #b5522b } svg .flag text { fill: #9c3f1a; font-weight: 600 }
svg circle.seen { fill: #fff !important; stroke: #5a7fb0; stroke-width: 1.5 } svg .line0 path { stroke: #b5522b }
svg .line0 circle { fill: #b5522b } svg .line1 path { stroke: #3b6ea5 } svg .line1 circle { fill: #3b6ea5 }
svg g[tabindex]:hover circle, svg g[tabindex]:focus circle { stroke: #22304a; stroke-width: 2 }
svg .bar:hover rect { fill: #b5522b } .soft, code { color: #5b6577; font-size: .85rem } code { overflow-wrap: anywhere }
details { margin: .3rem 0 } [name=language] { margin-left: 1rem } #tip { position: fixed; pointer-events: none;
  background: #22304a; color: #fff; padding: .2rem .6rem; border-radius: 4px; font-size: .8rem; display: none }
article { display: none } #en:checked ~ article:lang(en), #ja:checked ~ article:lang(ja) { display: block }
"""

# Without it the page is complete: titles become a label beside the pointer, and heads of tables sort them.
_SCRIPT = """
const tip = document.createElement("div"); tip.id = "tip"; document.body.append(tip);
for (const mark of document.querySelectorAll("svg g[tabindex]")) {
  const title = mark.querySelector("title"), text = title.textContent;
  mark.setAttribute("aria-label", text); title.remove();
  const show = (x, y) => { tip.textContent = text; tip.style.display = "block";
    tip.style.left = Math.min(x + 12, innerWidth - tip.offsetWidth - 8) + "px"; tip.style.top = y + 12 + "px" };
  mark.addEventListener("mousemove", e => show(e.clientX, e.clientY));
  mark.addEventListener("focus", () => { const r = mark.getBoundingClientRect(); show(r.right - 40, r.bottom - 8) });
  for (const end of ["mouseleave", "blur"]) mark.addEventListener(end, () => tip.style.display = "none");
}
for (const head of document.querySelectorAll("th[data-sort]")) head.addEventListener("click", () => {
  const rows = [...head.closest("table").querySelectorAll("tr:has(td)")], at = head.cellIndex;
  const value = row => { const t = row.cells[at].textContent; return isNaN(parseFloat(t)) ? t : parseFloat(t) };
  const up = head.dataset.sort = head.dataset.sort === "up" ? "down" : "up";
  rows.sort((a, b) => (value(a) > value(b) ? 1 : -1) * (up === "up" ? 1 : -1));
  rows.forEach(row => row.parentNode.append(row));
});
"""


def write(results: Results, folder: Path) -> Path:
    """Write the report into a folder and return its path."""
    path = folder / REPORT
    path.write_text(page(results), "utf-8")
    return path


def page(results: Results) -> str:
    """Return the report as HTML."""
    game = find(results.plan.game)
    title = words_of("tenban.lab", "en")("lab-title", game=game.words("en")("title"))
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(title)}</title>"
    choice = "".join(
        f"<input type=radio name=language id={lang}{' checked' if lang == 'en' else ''}>"
        f"<label for={lang} lang={lang}>{_NAMES[lang]}</label>"
        for lang in LANGUAGES
    )
    articles = "".join(f"<article lang={lang}>{_Report(results, lang).html()}</article>" for lang in LANGUAGES)
    body = f"<body>{choice}{articles}<script>{_SCRIPT}</script></body>"
    return f"<!doctype html><html lang=en><head>{head}<style>{_STYLE}</style></head>{body}</html>\n"


class _Report:
    """The report in one language."""

    def __init__(self, results: Results, lang: str) -> None:
        self.results, self.plan, self.lang = results, results.plan, lang
        self.words = words_of("tenban.lab", lang)
        self.game = find(self.plan.game)
        self.names = thing_names(results, lang)

    def html(self) -> str:
        sections: list[Callable[[], str]] = [
            self.seats, self.denied, self.given, self.options, self.shape, self.comeback, self.skill, self.habits
        ]  # fmt: skip
        return self.head() + "".join(section() for section in sections)

    def head(self) -> str:
        w, plan = self.words, self.plan
        facts = w(
            "lab-facts",
            games=len(self.results.games),
            bot=plan.bot,
            seats=plan.seats,
            twins=len(self.results.twinned),
            version=plan.version,
            seed=str(plan.seed),
        )
        options = ", ".join(f"{name}={value}" for name, value in plan.options)
        more = f"<br>{escape(w('lab-options-played', options=options))}" if options else ""
        title = escape(w("lab-title", game=self.game.words(self.lang)("title")))
        return f"<h1>{title}</h1><p class=soft>{escape(facts)}{more}</p><p>{escape(w('lab-caution'))}</p>"

    def section(self, id: str, figure: str, table: str, command: str, about: str = "") -> str:
        w = self.words
        again = f"<p class=soft>{escape(w('lab-again'))} <code>{escape(command)}</code></p>"
        text = about or w(f"lab-{id}-about")
        return f"<section><h2>{escape(w(f'lab-{id}'))}</h2><p>{escape(text)}</p>{figure}{table}{again}</section>"

    def empty(self, id: str) -> str:
        w = self.words
        return f"<section><h2>{escape(w(f'lab-{id}'))}</h2><p>{escape(w('lab-none'))}</p></section>"

    def command(self, games: int = 0, twins: int = 0, options: int = 0, skill: int = 0) -> str:
        return command(self.results, games, twins, options, skill)

    def seats(self) -> str:
        effects = findings.seats(self.results)
        named = [(self.words("lab-place", place=str(int(e.name) + 1)), e) for e in effects]
        rows = [(name, e, None, _title(name, e, 100, "%")) for name, e in named]
        figure = plots.forest(rows, 1 / self.plan.seats, 100, self.words("lab-axis-share"))
        return self.section("seats", figure, self.table(named, 100), self.command(self.plan.games))

    def denied(self) -> str:
        seen = findings.observations(self.results)
        saved = findings.saving(self.results)
        note = self.words(
            "lab-saving",
            twins=f"{saved.twins:,}",
            independent=f"{saved.independent:,}",
            ratio=f"{saved.ratio:.1f}",
            sharing=f"{saved.sharing:,}",
            less=f"{saved.sharing_ratio:.1f}",
        )
        return self.things("denied", findings.denied(self.results), seen, f"<p>{escape(note)}</p>")

    def given(self) -> str:
        return self.things("given", findings.given(self.results), None)

    def things(self, id: str, effects: list[Effect], seen: dict[str, Effect] | None, note: str = "") -> str:
        if not effects:
            return self.empty(id)
        rows = []
        for e in sorted(effects, key=lambda e: -e.mean):
            name, other = self.names.get(e.name, e.name), (seen or {}).get(e.name)
            title = _title(name, e, 100, "")
            if other is not None:
                title += f"; {self.words('lab-observed')} {100 * other.mean:+.1f}"
            rows.append((name, e, other, title))
        figure = plots.forest(rows, 0.0, 100, self.words("lab-axis-difference"))
        others = None if seen is None else [other for _, _, other, _ in rows]
        table = self.table([(name, e) for name, e, _, _ in rows], 100, others)
        return self.section(id, figure, note + table, self.command(self.plan.twins, self.plan.twins))

    def options(self) -> str:
        found = findings.options(self.results)
        if not found:
            return self.empty("options")
        w = self.words
        head = ["", w("lab-first"), "95 %", w("lab-length-column"), "95 %", w("lab-points-column"), "95 %"]
        rows = []
        for one in found:
            cells = [one.name]
            for e, scale in ((one.first, 100), (one.length, 1), (one.points, 1)):
                cells += [f"{scale * e.mean:+.1f}{' *' if e.flagged else ''}", _span(e, scale)]
            rows.append((cells, any(e.flagged for e in (one.first, one.length, one.points))))
        most = self.plan.option_games
        figure = plots.forest(
            [(one.name, one.length, None, _title(one.name, one.length, 1, "")) for one in found],
            0.0,
            1,
            w("lab-length-column"),
        )
        return self.section("options", figure, _details(w, _table(head, rows)), self.command(most, 0, most))

    def shape(self) -> str:
        named = [(self.words(f"lab-{e.name}"), e) for e in findings.shape(self.results)]
        head = ["", self.words("lab-effect"), self.words("lab-interval")]
        table = _table(head, [([name, f"{e.mean:.2f}", _span(e, 1, 2)], False) for name, e in named])
        lengths = [game.decisions for game in self.results.games.values()]
        figure = plots.histogram(lengths, self.words("lab-axis-games"))
        return self.section("shape", figure, table, self.command(self.plan.games))

    def comeback(self) -> str:
        leaders, lasts = findings.comebacks(self.results)
        if not leaders or not leaders[0].count:
            return self.empty("comeback")
        w = self.words
        lines = [(w("lab-leader"), leaders), (w("lab-last"), lasts)]
        labels = [str(10 * tenth) for tenth in range(len(leaders))]
        figure = plots.curve(lines, labels, 1 / self.plan.seats, w("lab-axis-tenths"))
        return self.section("comeback", figure, "", self.command(self.plan.games))

    def skill(self) -> str:
        effects = findings.skill(self.results)
        if not effects:
            return self.empty("skill")
        w = self.words
        figure = plots.curve([("", effects)], [e.name for e in effects], 1 / self.plan.seats, w("lab-axis-bots"))
        table = self.table([(e.name, e) for e in effects], 100)
        about = w("lab-skill-about", bot=self.plan.bot)
        return self.section("skill", figure, table, self.command(skill=self.plan.skill_games), about)

    def habits(self) -> str:
        effects = sorted(findings.habits(self.results), key=lambda e: -e.mean)
        if not effects:
            return self.empty("habits")
        rows = [(e.name, e, None, _title(e.name, e, 1, "")) for e in effects]
        figure = plots.forest(rows, 0.0, 1, self.words("lab-axis-habits"))
        table = self.table([(e.name, e) for e in effects], 1)
        return self.section("habits", figure, table, self.command(self.plan.games))

    def table(
        self, named: Sequence[tuple[str, Effect]], scale: float, seen: Sequence[Effect | None] | None = None
    ) -> str:
        w = self.words
        head = [w("lab-name"), w("lab-effect"), w("lab-interval"), w("lab-count"), w("lab-q")]
        if seen is not None:
            head.append(w("lab-observed"))
        rows = []
        for n, (name, e) in enumerate(named):
            cells = [
                name,
                f"{scale * e.mean:.1f}" if scale > 1 else f"{e.mean:.2f}",
                _span(e, scale, 1 if scale > 1 else 2),
            ]
            cells += [str(e.count), f"{e.adjusted:.2g}"]
            if seen is not None:
                other = seen[n]
                cells.append("–" if other is None else f"{scale * other.mean:+.1f}")
            rows.append((cells, e.flagged))
        return _details(w, _table(head, rows))


def command(results: Results, games: int, twins: int, options: int, skill: int) -> str:
    """Return the command that plays the games of one figure again."""
    plan = results.plan
    parts = [f"tenban lab {plan.game} --seats {plan.seats} --bot {plan.bot} --seed {plan.seed}"]
    parts.append(f"--games {games} --twins {twins} --option-games {options} --skill-games {skill}")
    parts += [f"--option {name}={value}" for name, value in plan.options]
    parts += ["--house FILE"] if plan.house else []
    if twins and plan.verbs != find(plan.game).things:
        parts.append(f"--things {','.join(plan.verbs)}")
    if skill:
        parts.append(f"--skill-bots {','.join(plan.skill_bots)}")
    return " ".join(parts)


def thing_names(results: Results, lang: str) -> dict[str, str]:
    """Return what each thing is called: the words of its first action, or its notation."""
    plan, game = results.plan, find(results.plan.game)
    rules, words = plan.rules, game.words(lang, plan.rules)
    s = start(rules, plan.seats, dict(plan.options), FastRandom(plan.seed))
    seen = view(rules, s, 0)
    at: Viewer[Any] = Viewer(seen, words, [f"{seat + 1}" for seat in range(plan.seats)])
    found = {}
    for thing in plan.things():
        action = rules.space.actions[min(thing.codes)]
        try:
            found[thing.name] = game.face.action(at, action) if len(action.verb.domains) == 1 else thing.name
        except (LookupError, ValueError, TypeError, AttributeError):  # words that need another position
            found[thing.name] = thing.name
    several = [name for name in found.values() if list(found.values()).count(name) > 1]
    return {thing: f"{name} ({thing})" if name in several else name for thing, name in found.items()}


def _title(name: str, e: Effect, scale: float, unit: str) -> str:
    return f"{name}: {scale * e.mean:.1f} {unit} ({_span(e, scale)}), n = {e.count}, q = {e.adjusted:.2g}".replace(
        "  ", " "
    )


def _span(e: Effect, scale: float, digits: int = 1) -> str:
    if not (isfinite(e.low) and isfinite(e.high)):
        return "–"
    return f"{scale * e.low:.{digits}f} – {scale * e.high:.{digits}f}"


def _details(words: Words, table: str) -> str:
    return f"<details><summary class=soft>{escape(words('lab-table'))}</summary>{table}</details>"


def _table(head: Sequence[str], rows: Sequence[tuple[Sequence[str], bool]]) -> str:
    top = "".join(f"<th data-sort=''>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr{' class=flag' if flag else ''}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
        for row, flag in rows
    )
    return f"<table><tr>{top}</tr>{body}</table>"
