"""Everything Eclipse says is written in both languages, and nothing is written that it never says."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from tenban.games.eclipse.actions import ACTIONS, SPACE
from tenban.games.eclipse.events import Draws, NewTechnology
from tenban.games.eclipse.face import FACE
from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.pieces import DISCOVERIES, FIRST_FOUND_PART, PARTS, PEOPLES, SIDES, TECHNOLOGIES
from tenban.games.eclipse.rules import RULES
from tenban.games.eclipse.state import EclipseState
from tenban.kernel import SPECTATOR, FastRandom, play, settle, to_act
from tenban.kernel.event import Event, fields_of
from tenban.scene.rulebook import chapter_of
from tenban.scene.text import render
from tenban.scene.words import LANGUAGES, slug, words_of
from tests.games.eclipse.support import EVENTS, begin, goods
from tests.games.messages import messages, variables
from tests.games.scenes import scenes

PACKAGE = "tenban.games.eclipse"
NAMES = ["Aoi", "Ben", "Chiyo", "Dan", "Emi", "Fumi"]
SILENT: set[type[Event]] = {NewTechnology}  # seen on the table, not told
TOLD = [kind for kind in EVENTS if kind not in SILENT]


def listened(seats: int, seed: int) -> EclipseState:
    s = RULES.setup(seats, RULES.checked(seats, {"species": "drawn"}))
    s.chance, s.log = FastRandom(seed), []
    settle(s)
    return s


scene_of = scenes(FACE, RULES, NAMES)


def test_no_message_is_written_for_nobody() -> None:
    """What is not found by a clause, an event, an option, a piece of the box or the like is named in the face."""
    named = {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}
    made_up = "title about chapter-.* clause-.* option-.* event-.* score-.* hint-.* action-.* symbol-.* ask-.* hex-\\d+"
    by_piece = "(kind|ship|ships|item|square|edge|track|colour|hint|step|row)-.* .*-(yes|no) done-.* how-.*"
    known = re.compile(
        "|".join(f"({pattern})" for pattern in f"{made_up} {by_piece} duration row-.* doubt-.* sheet-.*".split())
    )
    sources = [file for file in files(PACKAGE).joinpath("face").iterdir() if file.name.endswith(".py")]
    sources.append(files(PACKAGE).joinpath("sheets.py"))
    face = "".join(file.read_text(encoding="utf-8") for file in sources)
    spoken = {id for id in messages(PACKAGE, "en") if known.fullmatch(id) or f'"{id}"' in face or f"'{id}'" in face}
    assert set(messages(PACKAGE, "en")) - spoken - named - {"money", "science", "material"} == set()


FAMILIES = {
    "why": ACTIONS,
    "tech": TECHNOLOGIES,
    "effect": TECHNOLOGIES,
    "part": PARTS,
    "board": SIDES,
    "people": PEOPLES,
    "short": PEOPLES,
    "discovery": DISCOVERIES[:FIRST_FOUND_PART],
    "keep": ("none",),
    "drop": ("none",),
}


def test_every_piece_of_the_box_has_a_name() -> None:
    english = messages(PACKAGE, "en")
    for family in ("tech", "part", "board", "people", "discovery"):
        for name in FAMILIES[family]:
            assert f"{family}-{name}" in english
    box = RULES.box
    for tile, number in enumerate(box.number):
        assert words_of(PACKAGE, "en")(f"hex-{number:03}") == box.names[tile]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_a_heading(lang: str) -> None:
    words = words_of(PACKAGE, lang)
    for clause in RULES.clauses:
        assert words.has(f"chapter-{slug(chapter_of(clause.id))}"), clause.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_and_every_sentence_an_event(lang: str) -> None:
    ids = {f"event-{kind.name}" for kind in TOLD}
    unseen = {f"event-{kind.name}-unseen" for kind in TOLD if kind.secret}
    assert {id for id in messages(PACKAGE, lang) if id.startswith("event-")} == ids | unseen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_of_the_log_use_fields_that_the_reader_knows(lang: str) -> None:
    found = messages(PACKAGE, lang)
    for kind in TOLD:
        names = {field.name for field in fields_of(kind)}
        assert variables(found[f"event-{kind.name}"]) <= names, kind
        if kind.secret:
            assert set(kind.secret) <= names, kind
            assert variables(found[f"event-{kind.name}-unseen"]) <= names - set(kind.secret), kind


def test_events_that_begin_a_paragraph_are_events_of_the_game() -> None:
    assert FACE.heads <= {kind.name for kind in TOLD}


def test_a_player_who_draws_reputation_tiles_reads_their_values_and_no_one_else_does() -> None:
    s = begin()
    s.log = []
    s.emit(Draws(0, 3, (1, 0, 0, 2)), 0)
    assert scene_of(s, 0).log[0].text == "Aoi draws 3 reputation tiles: 1, 4, 4."
    for other in (1, SPECTATOR):
        assert scene_of(s, other).log[0].text == "Aoi draws 3 reputation tiles."


def test_every_score_line_has_its_words() -> None:
    english = messages(PACKAGE, "en")
    scores = {id for id in english if id.startswith("score-")}
    assert scores == {"score-ec-23-1", "score-ec-23-2", "score-ec-14-9"}
    for clause_id, kinds in FACE.scores.items():
        assert variables(english[f"score-{slug(clause_id)}"]) <= set(kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_shows_a_message_id_or_a_missing_variable(lang: str) -> None:
    ids = re.compile(
        r"(?<![\w-])(?:" + "|".join(re.escape(id) for id in messages(PACKAGE, "en") if "-" in id) + r")(?![\w-])"
    )
    s, rng, seen = listened(4, 4), Random(2), set()
    while to_act(s):
        kind = type(s.stack[-1]).__name__
        if kind not in seen or rng.random() < 0.03:
            seen.add(kind)
            for seat in (to_act(s)[0], SPECTATOR):
                scene = scene_of(s, seat, lang)
                text = render(scene) + "".join(line.text for line in scene.log)
                assert not ids.search(text), ids.search(text)
                assert "{$" not in text
        play(RULES, s, to_act(s)[0], prudent(s, to_act(s)[0], rng))
    assert scene_of(s, 0, lang).result


def test_every_verb_has_a_sentence_in_some_game() -> None:
    """A choice without words would read as its notation."""
    notations = {action.text for action in SPACE.actions}
    s, rng = listened(4, 1), Random(1)
    while to_act(s):
        if rng.random() < 0.3:
            s.log = []
            ask = scene_of(s, to_act(s)[0]).ask
            assert ask
            assert not {offered.text for offered in ask.choices} & notations
        play(RULES, s, to_act(s)[0], prudent(s, to_act(s)[0], rng, warlike=True))


def test_what_broke_a_tie_is_named() -> None:
    def note(stores: tuple[int, int]) -> str:
        s = begin()
        for seat in (0, 1):
            goods(s, seat, stores[seat], 0, 0)
        s.stack = []
        result = scene_of(s, 0).result
        assert result
        return result.note

    assert note((3, 9)) == "Ben wins: equal points, but more goods in store"
    assert note((4, 4)) == "Aoi, Ben share the victory"


def test_plurals_are_right() -> None:
    words = words_of(PACKAGE, "en")
    assert words("ask-build", left=1) == "Build one more: choose what, then where"
    assert words("ask-build", left=3) == "Build up to 3: choose what, then where"
    assert words("note-given-up", points=2, cubes=1) == "lost: 2 {vp}, 1 cube goes home"
    assert words("event-flips", seat="Aoi", count=1) == "Aoi has a colony ship ready again."
    japanese = words_of(PACKAGE, "ja")
    assert japanese("ask-move", left=1) == "移動：あと1隻、どの船をどこへ動かしますか"
