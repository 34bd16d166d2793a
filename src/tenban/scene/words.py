"""Messages in the viewer's language, from Fluent files.

In a .ftl file `[moon]` is the symbol of that name, because Fluent uses braces itself; it is formatted as `{moon}`.

A message of a game can name any number of its tables: `{ $turn-hand }` is the entry `hand` of the table `turn`, and
`{ $orbits-red-1 }` the first number of a list.  So texts say what a house file says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tenban.kernel.data import Tables
from tenban.kernel.rules import Rules

LANGUAGES: Final = ("en", "ja")
MOST_KNOWN: Final = 10_000  # sentences in one generation of the cache; there are two
MOST_HOUSES: Final = 32  # house tables whose words are cached
Facts = Mapping[str, str | int]
_SYMBOL: Final = re.compile(r"\[([a-z][a-z0-9-]*)\]")
_NOT_A_NAME: Final = re.compile(r"[^A-Za-z0-9_-]")


class Words:
    """The messages of one language, with the English ones for those that it lacks.

    `facts` returns the arguments that every message may use; it is called when the first message needs one.
    """

    def __init__(self, lang: str, texts: Mapping[str, list[str]], facts: Callable[[], Facts] | None = None) -> None:
        self.lang = lang
        self._texts = texts
        self._bundles = [_bundle(code, tuple(texts[code])) for code in dict.fromkeys((lang, "en"))]
        self._find_facts = facts
        self._facts: Facts | None = None
        self._plain: dict[str, str] = {}  # formatted messages without arguments
        self._known: dict[tuple[object, ...], str] = {}  # formatted messages with arguments
        self._older: dict[tuple[object, ...], str] = {}  # those before them: what is used again moves to `_known`
        self._has: dict[str, bool] = {}

    def __call__(self, id: str, **args: str | int) -> str:
        """Return a message with its arguments, or the id itself if no message exists for it."""
        return self.say(id, args)

    def say(self, id: str, args: dict[str, str | int]) -> str:
        """Do the same with the arguments in a dictionary."""
        found = self._plain.get(id) if not args else self._known.get((id, *args.items()))
        return self._formatted(id, args) if found is None else found

    def _formatted(self, id: str, args: dict[str, Any]) -> str:
        """Format a message and cache it: most sentences are needed again and again.

        Sentences with the names of people who have left are forgotten with the older generation.
        """
        if not args:
            found = self._plain[id] = self._format(id, args)
            return found
        key = (id, *args.items())
        known = self._older.get(key)
        if known is None:
            known = self._format(id, args)
        if len(self._known) >= MOST_KNOWN:
            self._older, self._known = self._known, {}
        self._known[key] = known
        return known

    def extended(self, more: Mapping[str, str]) -> Words:
        """Return the same words and those of one more text per language."""
        texts = {code: [*own, more.get(code, "")] for code, own in self._texts.items()}
        return Words(self.lang, texts, self._find_facts)

    def has(self, id: str) -> bool:
        """Return whether this language itself has the message."""
        found = self._has.get(id)
        if found is None:
            found = self._has[id] = self._bundles[0].has_message(id)
        return found

    def clause(self, id: str) -> str:
        """Return the sentence of a clause."""
        return self("clause-" + slug(id))

    def _format(self, id: str, args: dict[str, Any]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, args)
                    if errors and self._find_facts is not None:
                        text, errors = bundle.format_pattern(pattern, {**self.facts, **args})
                    return _SYMBOL.sub(r"{\1}", str(text))
        return id

    @property
    def facts(self) -> Facts:
        """The arguments that every message may use."""
        if self._facts is None:
            self._facts = self._find_facts() if self._find_facts is not None else {}
        return self._facts


def slug(clause: str) -> str:
    """Return the id of a clause as part of a message id: LO-6.1a becomes lo-6-1a."""
    return clause.lower().replace(".", "-")


@lru_cache(64)
def _bundle(lang: str, texts: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def core(lang: str) -> str:
    """Return the text of the messages that every game needs."""
    return files("tenban.scene").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")


def words_of(package: str, lang: str, rules: Rules[Any] | None = None) -> Words:
    """Return the messages of a package together with those that every game needs.

    With the rules of a house the numbers in the texts are those of the house.
    """
    if rules is None or rules.tables is None or not rules.tables.is_house:
        return _printed_words(package, lang)
    return _house_words(package, lang, rules)


@cache
def _printed_words(package: str, lang: str) -> Words:
    return Words(lang, _texts(package), lambda: _facts(package, lang, _rules(package)))


@lru_cache(MOST_HOUSES)
def _house_words(package: str, lang: str, rules: Rules[Any]) -> Words:
    return Words(lang, _texts(package), lambda: _facts(package, lang, rules))


@cache
def _texts(package: str) -> dict[str, list[str]]:
    return {code: [core(code), _own(package, "texts", code), _own(package, "how", code)] for code in LANGUAGES}


def _rules(package: str) -> Rules[Any] | None:
    """Return the rules of a game's package as printed; None for a package that is no game."""
    if find_spec(f"{package}.rules") is None:
        return None
    rules: Rules[Any] | None = getattr(import_module(f"{package}.rules"), "RULES", None)
    return rules


def _facts(package: str, lang: str, rules: Rules[Any] | None) -> Facts:
    """Return every number of a game's tables by its name, and what the game's sheets.py derives from them."""
    if rules is None or rules.tables is None:
        return {}
    facts: dict[str, str | int] = dict(table_facts(rules.tables))
    if find_spec(f"{package}.sheets") is not None:
        plain = Words(lang, _texts(package), lambda: facts)
        facts.update(import_module(f"{package}.sheets").facts(getattr(rules, "box", None), plain))
    return facts


def table_facts(tables: Tables) -> dict[str, str | int]:
    """Return the numbers and words of the tables, each under its path: turn-hand, orbits-red-1."""
    found: dict[str, str | int] = {}
    for name in tables.raw:
        _collect(_name(name), tables.entries(name), found)
    return found


def _collect(name: str, value: Any, found: dict[str, str | int]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _collect(f"{name}-{_name(key)}", inner, found)
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            _collect(f"{name}-{number}", inner, found)
    elif isinstance(value, bool):
        found[name] = "yes" if value else "no"
    else:
        found[name] = value


def _name(text: str) -> str:
    return _NOT_A_NAME.sub("_", text)


def _own(package: str, folder: str, lang: str) -> str:
    file = files(package).joinpath(folder, f"{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
