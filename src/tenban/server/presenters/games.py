"""Games, their rulebooks and the bots, as the lobby shows them."""

from __future__ import annotations

from msgspec import UNSET

from tenban.bots import LEVELS, about
from tenban.kernel.rules import Option
from tenban.scene.rulebook import chapters
from tenban.scene.words import Words
from tenban.server.presenters import bodies
from tenban.server.presenters.lessons import lesson_infos
from tenban.server.presenters.schema import Lang
from tenban.server.presenters.texts import level_title
from tenban.server.tables.games import TableGame

_WIDEST = 400  # points of the interval of a rating that is shown


def game_info(game: TableGame, lang: Lang) -> bodies.GameInfo:
    """Return what the lobby shows of a game."""
    rules, words = game.rules, game.words(lang)
    return bodies.GameInfo(
        game.name,
        words("title"),
        rules.version,
        list(range(rules.least_seats, rules.most_seats + 1)),
        _word(words, "about", ""),
        _word(words, "duration", ""),
        _word(words, "weight", ""),
        [_option(words, option) for option in rules.options],
        lesson_infos(game, lang),
        _ratings(game),
    )


def _ratings(game: TableGame) -> dict[str, dict[str, int]]:
    """Return the ratings of the levels by the number of seats; a rating of too few games is left out."""
    found: dict[str, dict[str, int]] = {}
    for seats, ladder in game.ratings.items():
        rated = [ladder.of(level.name) for level in LEVELS]
        known = [rating for rating in rated if rating is not None and rating.high - rating.low <= _WIDEST]
        found[str(seats)] = {rating.bot: round(rating.rating) for rating in known}
    return found


def _option(words: Words, option: Option) -> bodies.OptionInfo:
    values = [
        bodies.OptionValue(value, _word(words, f"option-{option.name}-{value}", value)) for value in option.values
    ]
    text = _word(words, f"option-{option.name}", option.name)
    return bodies.OptionInfo(option.name, text, values, option.default, option.advanced, option.most_seats)


def _word(words: Words, id: str, otherwise: str) -> str:
    return words(id) if words.has(id) else otherwise


def bot_infos(lang: Lang) -> list[bodies.BotInfo]:
    """Return the levels of the bots, from the weakest up; other bots can be asked for by name."""
    return [bodies.BotInfo(level.name, level_title(level.name, lang), about(level.name, lang)) for level in LEVELS]


def rules_text(game: TableGame, lang: Lang) -> bodies.RulesText:
    """Return the numbered rulebook; a heading stands before the first clause of each chapter that has one."""
    words = game.words(lang)
    clauses = [
        bodies.ClauseText(clause.id, clause.text, chapter.heading if clause is chapter.clauses[0] else "", clause.doubt)
        for chapter in chapters(game.rules, words)
        for clause in chapter.clauses
    ]
    legend, palette = _legend(game, words), game.face.palette
    return bodies.RulesText(game.name, game.rules.version, lang, clauses, game.sheets(lang), legend, palette)


def _legend(game: TableGame, words: Words) -> dict[str, str]:
    return {name: words(f"symbol-{name}") for name in game.face.symbols}


def how_text(game: TableGame, lang: Lang) -> bodies.HowText:
    """Return the how-to-play with its pictures."""
    parts = [
        bodies.HowPart(part.id, part.kind, part.text, part.picture or UNSET, part.marks, part.scale)
        for part in game.how(lang)
    ]
    return bodies.HowText(game.name, lang, parts, _legend(game, game.words(lang)))


def card_text(game: TableGame, lang: Lang) -> bodies.CardText:
    """Return the reference card."""
    card, words = game.card(lang), game.words(lang)
    symbols = [bodies.SymbolText(symbol.art, symbol.name, symbol.text) for symbol in card.symbols]
    legend, palette = _legend(game, words), game.face.palette
    title = words("title")
    return bodies.CardText(game.name, lang, title, card.turn, card.costs, card.scoring, symbols, legend, palette)
