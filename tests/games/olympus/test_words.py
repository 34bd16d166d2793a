"""Everything Olympus says is written in both languages, and nothing is written that it never says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tenban.games.olympus import events
from tenban.games.olympus.actions import SPACE
from tenban.games.olympus.face import FACE
from tenban.games.olympus.pieces import SPACES
from tenban.games.olympus.rules import RULES
from tenban.games.olympus.state import OlympusState
from tenban.kernel import Event, FastRandom, rollout, settle, view
from tenban.kernel.event import fields_of
from tenban.scene.face import Viewer
from tenban.scene.rulebook import chapter_of
from tenban.scene.words import LANGUAGES, slug, words_of
from tests.games.messages import messages, variables
from tests.games.olympus.support import SEATS, after_night, lay
from tests.games.scenes import scenes

PACKAGE = "tenban.games.olympus"
NAMES = ["Aoi", "Ben", "Chiyo", "Dan", "Emi"]
EVENTS = [kind for kind in vars(events).values() if kind in Event.__subclasses__()]
SILENT = {events.Day}  # its first phase is told instead
UNUSED = {events.Competes: {"plan"}, events.Passes: {"plan"}, events.BestConstellation: {"region"}}


def listened(seats: int, seed: int) -> OlympusState:
    s = RULES.setup(seats, RULES.checked(seats, {}))
    s.chance, s.log = FastRandom(seed), []
    settle(s)
    return s


scene_of = scenes(FACE, RULES, NAMES)


def test_no_message_is_written_for_nobody() -> None:
    """What is not found by a clause, an event, an option or the like is named in the face."""
    families = (
        "title about chapter-.* clause-.* option-.* event-.* score-.* hint-.* action-.* symbol-.* ask-.* sun moon"
    )
    made_up = "orbit-(grey|orange|red|purple) plan-(forge|messenger|torch|zephyrus) card-.* phase-[0-3] step-[0-3]"
    known = re.compile(
        "|".join(f"({pattern})" for pattern in f"{families} {made_up} duration row-.* how-.* doubt-.* sheet-.*".split())
    )
    sources = [file for file in files(PACKAGE).joinpath("face").iterdir() if file.name.endswith(".py")]
    face = "".join(file.read_text(encoding="utf-8") for file in sources)
    spoken = {id for id in messages(PACKAGE, "en") if known.fullmatch(id) or f'"{id}"' in face or f"'{id}'" in face}
    assert set(messages(PACKAGE, "en")) - spoken == set()
    clauses = {f"clause-{slug(clause.id)}" for clause in RULES.clauses}
    told = {f"event-{kind.name}" for kind in EVENTS if kind not in SILENT}
    scores = {f"score-{slug(id)}" for id in (*FACE.scores, *[clause.id for clause in RULES.rows])}
    for family, wanted in (("clause-", clauses), ("event-", told), ("score-", scores)):
        assert {id for id in messages(PACKAGE, "en") if id.startswith(family)} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_chapter_option_and_action_has_its_words(lang: str) -> None:
    words = words_of(PACKAGE, lang)
    for clause in RULES.clauses:
        assert words.has(f"clause-{slug(clause.id)}"), clause.id
        assert words.has(f"chapter-{slug(chapter_of(clause.id))}"), clause.id
    for option in RULES.options:
        assert words.has(f"option-{option.name}")
        for value in option.values:
            assert words.has(f"option-{option.name}-{value}"), value
    for verb in SPACE.verbs:
        assert words.has(f"action-{verb.name}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_that_uses_its_fields_and_nothing_else(lang: str) -> None:
    sentences = messages(PACKAGE, lang)
    for kind in EVENTS:
        if kind not in SILENT:
            fields = {name for name in variables(sentences[f"event-{kind.name}"]) if "-" not in name}
            assert fields == used_fields(kind), kind
        else:
            assert f"event-{kind.name}" not in sentences


def used_fields(kind: type[Event]) -> set[str]:
    return {field.name for field in fields_of(kind)} - UNUSED.get(kind, set())


@pytest.mark.parametrize("seats", SEATS)
def test_every_event_occurs_and_is_told_unless_it_is_silent(seats: int) -> None:
    happened = set()
    for seed in range(4):
        s = listened(seats, seed)
        rollout(RULES, s)
        at = Viewer(view(RULES, s, 0), words_of(PACKAGE, "en"), NAMES)
        for event in s.log or []:
            assert (FACE.line(at, event) is None) == (type(event) in SILENT), event
            happened.add(type(event))
    assert happened == set(EVENTS)


def test_the_score_sentences_use_what_the_lines_carry() -> None:
    english = messages(PACKAGE, "en")
    for clause_id, kinds in FACE.scores.items():
        assert variables(english[f"score-{slug(clause_id)}"]) <= set(kinds)
    s = listened(4, 1)
    rollout(RULES, s)
    for line in RULES.score(s):
        assert len(line.args) == len(FACE.scores.get(line.clause.id, ()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_has_a_name_of_its_own(lang: str) -> None:
    s = lay(5)
    at = Viewer(view(RULES, s, 0), words_of(PACKAGE, lang), NAMES)
    names = [FACE.word(at, "space", space) for space in range(len(SPACES))]
    assert len(set(names)) == len(SPACES)
    assert names[SPACES.index("2:R3")] == {"en": "Ⅱ red 3", "ja": "Ⅱ赤3"}[lang]
    assert names[SPACES.index("4:G1")] == {"en": "Ⅳ grey", "ja": "Ⅳ灰"}[lang]


def test_what_broke_a_tie_is_named() -> None:
    def note(sky: dict[int, str], torch: list[int]) -> str:
        s = after_night(3, sky, day=5, prestige=[7, 7, 0], power=[0, 0, 0], torch=torch)
        result = scene_of(s, 0).result
        assert result
        return result.note

    assert note({0: "1:G1 1:O1", 1: "2:P1"}, [1, 1, 1]) == "Ben wins: equal prestige, but fewer stars in the sky"
    assert note({}, [2, 4, 1]) == "Ben wins: equal prestige and stars, but the higher torch"
    assert note({}, [2, 2, 1]) == "Aoi, Ben share the victory"


def test_plurals_are_right() -> None:
    words = words_of(PACKAGE, "en")
    assert words("action-buy", stars=1) == "Buy 1 star"
    assert words("action-buy", stars=3) == "Buy 3 stars"
    assert words("ask-darkening", count=1) == "Choose a star that goes dark tonight"
    assert words("event-burns-down", seat="Aoi", steps=0, light=0) == "Aoi’s torch is burnt down already."
