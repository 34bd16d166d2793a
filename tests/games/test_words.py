"""Everything a game says is written in both languages."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from tenban.kernel import SPECTATOR, Event, FastRandom, State, rollout, settle, start, to_act, view
from tenban.registry import Game
from tenban.scene.face import Viewer
from tenban.scene.rulebook import paragraphs
from tenban.scene.schema import Scene
from tenban.scene.text import render
from tenban.scene.words import LANGUAGES, slug
from tests.games.everywhere import each_game
from tests.games.messages import messages, variables
from tests.games.scenes import scenes

NAMES = ["Aoi", "Ben", "Chiyo", "Dan", "Emi", "Finn"]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def scene_of(game: Game, s: State, seat: int, lang: str) -> Scene:
    return scenes(game.face, game.rules, NAMES)(s, seat, lang)


@each_game
def test_both_languages_have_the_same_messages_with_the_same_variables(game: Game) -> None:
    english, japanese = messages(game.package, "en"), messages(game.package, "ja")
    assert list(english) == [id for id in japanese if not id.startswith("note-table-")]
    for id, message in english.items():
        assert variables(message) == variables(japanese[id]), id


@each_game
def test_every_note_on_a_table_that_is_not_from_the_rulebook_is_translated(game: Game) -> None:
    """The English notes are in data.toml."""
    assert game.rules.tables is not None
    foreign = {f"note-table-{name}" for name, kind, _ in game.rules.tables.provenance() if kind != "rulebook"}
    assert {id for id in messages(game.package, "ja") if id.startswith("note-table-")} == foreign


@each_game
def test_every_clause_and_option_has_its_words_and_no_clause_is_made_up(game: Game) -> None:
    ids = set(messages(game.package, "en"))
    options = {f"option-{option.name}" for option in game.rules.options}
    values = {f"option-{option.name}-{value}" for option in game.rules.options for value in option.values}
    rows = {f"score-{slug(clause.id)}" for clause in game.rules.rows}
    assert {"title", "about"} | options | values | rows <= ids
    clauses = {f"clause-{slug(clause.id)}" for clause in game.rules.clauses}
    assert {id for id in ids if id.startswith("clause-")} == clauses


@each_game
@each_language
def test_every_row_of_the_score_sheet_has_a_short_label(game: Game, lang: str) -> None:
    begun = start(game.rules, game.rules.least_seats, {}, FastRandom(1))
    at = Viewer(view(game.rules, begun, 0), game.words(lang), NAMES)
    for clause in game.rules.rows:
        label = game.face.row(at, clause, (0, 0, 0, 0))
        assert 0 < len(label) < 40, clause.id


@each_game
def test_every_event_and_every_line_of_the_score_has_words(game: Game) -> None:
    ids = set(messages(game.package, "en"))
    declared = {f"event-{kind.name}" for kind in event_kinds(game)}
    told = {id.removesuffix("-unseen") for id in ids if id.startswith("event-")}
    assert declared
    assert told <= declared
    assert {f"score-{slug(clause)}" for clause in game.face.scores} <= ids


def event_kinds(game: Game) -> list[type[Event]]:
    """Return the kinds of event that a game declares."""
    found = vars(import_module(f"{game.package}.events")).values()
    return [kind for kind in found if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]


@each_game
@each_language
def test_no_scene_shows_a_message_id_or_a_missing_variable(game: Game, lang: str) -> None:
    ids = re.compile(r"\b(?:" + "|".join(re.escape(id) for id in messages(game.package, "en") if "-" in id) + r")\b")
    s = start(game.rules, game.rules.most_seats, {}, FastRandom(2))
    s.log = []
    for _ in range(40):
        for seat in (*to_act(s)[:1], SPECTATOR):
            scene = scene_of(game, s, seat, lang)
            text = render(scene) + "".join(line.text for line in scene.log)
            assert not ids.search(text), text
            assert "{$" not in text
        rollout(game.rules, s, 4)
        settle(s)


@each_game
@each_language
def test_a_finished_game_shows_its_result(game: Game, lang: str) -> None:
    s = start(game.rules, game.rules.most_seats, {}, FastRandom(5))
    rollout(game.rules, s)
    result = scene_of(game, s, SPECTATOR, lang).result
    assert result
    assert result.note


_PLAIN = re.compile(
    r"(である|だ|する|ない|なる|ある|いる|れる|せる|える|した|った|いた|できる|られた|よい|だろう|べき)$"
)


def plain_sentences(text: str) -> list[str]:
    """The sentences of a Japanese text that do not end in です or ます; what ends in a noun is a list."""
    return [sentence for sentence in re.split(r"[。！？\n]", text) if _PLAIN.search(sentence.rstrip("）」"))]


@each_game
def test_the_rules_in_japanese_have_one_register(game: Game) -> None:
    words = game.words("ja", game.rules)
    texts = [words.clause(clause.id) for clause in game.rules.clauses]
    texts += [
        words(f"how-{id}") for id, kind in paragraphs(words) if kind != "mistake"
    ]  # a mistake begins with its name
    assert [sentence for text in texts for sentence in plain_sentences(text)] == []


def test_a_sentence_of_another_register_is_found() -> None:
    assert plain_sentences("親から出します。次は子である。子も出さなければならない。例：4点。") == [
        "次は子である",
        "子も出さなければならない",
    ]
