"""Everything Latria says is written in both languages, and nothing is written that it never says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tenban.games.latria import events
from tenban.games.latria.actions import SPACE
from tenban.games.latria.events import Deals, Declares, Ends, Follows, Keeps, Leads, Round, TakesStack, TurnsUp
from tenban.games.latria.face import FACE
from tenban.games.latria.pieces import FACES
from tenban.games.latria.rules import RULES
from tenban.games.latria.state import LatriaState
from tenban.kernel import Event, FastRandom, rollout, settle, view
from tenban.kernel.event import fields_of
from tenban.scene.face import Viewer
from tenban.scene.schema import Refusal
from tenban.scene.words import LANGUAGES, slug, words_of
from tests.games.latria.support import act, counted, lay, options
from tests.games.messages import messages, variables
from tests.games.scenes import pieces, scenes

PACKAGE = "tenban.games.latria"
NAMES = ["Aoi", "Ben", "Chiyo", "Dan", "Emi", "Finn"]
EVENTS = {f"event-{kind.name}": kind for kind in vars(events).values() if kind in Event.__subclasses__()}


def listened(seats: int, variant: str, campaign: bool, seed: int) -> LatriaState:
    s = RULES.setup(seats, RULES.checked(seats, options(variant, campaign)))
    s.chance, s.log = FastRandom(seed), []
    settle(s)
    return s


scene_of = scenes(FACE, RULES, NAMES)


def test_no_message_is_written_for_nobody() -> None:
    """What is not found by a clause, an event, an option or the like is named in face.py."""
    families = (
        "title about chapter-.* clause-.* option-.* event-.* score-.* hint-.* action-.* kind-.* celestial-.* symbol-.*"
    )
    made_up = "ask-(lead|declare|purge) step-(lead|declare|follow|count) (card|sky)(-stars|-times)?"
    known = re.compile(
        "|".join(f"({pattern})" for pattern in f"{families} {made_up} duration row-.* how-.* doubt-.* sheet-.*".split())
    )
    face = "".join(files(PACKAGE).joinpath(name).read_text(encoding="utf-8") for name in ("face.py", "sheets.py"))
    spoken = {id for id in messages(PACKAGE, "en") if known.fullmatch(id) or f'"{id}"' in face}
    assert set(messages(PACKAGE, "en")) - spoken == set()
    clauses = {f"clause-{slug(clause.id)}" for clause in RULES.clauses}
    scores = {f"score-{slug(id)}" for id in FACE.scores}
    for family, wanted in (("clause-", clauses), ("event-", set(EVENTS)), ("score-", scores)):
        assert {id for id in messages(PACKAGE, "en") if id.startswith(family)} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_and_chapter_has_its_words(lang: str) -> None:
    words = words_of(PACKAGE, lang)
    for clause in RULES.clauses:
        assert words.has(f"clause-{slug(clause.id)}"), clause.id
        assert words.has(f"chapter-{slug(clause.id.split('.')[0])}"), clause.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_value_action_and_score_has_its_words(lang: str) -> None:
    words = words_of(PACKAGE, lang)
    for option in RULES.options:
        assert words.has(f"option-{option.name}")
        for value in option.values:
            assert words.has(f"option-{option.name}-{value}"), value
    for verb in SPACE.verbs:
        assert words.has(f"action-{verb.name}")
    for clause_id in FACE.scores:
        assert words.has(f"score-{slug(clause_id)}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_that_uses_exactly_its_fields(lang: str) -> None:
    sentences = messages(PACKAGE, lang)
    for id, kind in EVENTS.items():
        assert variables(sentences[id]) == {field.name for field in fields_of(kind)}, id


@pytest.mark.parametrize("variant", ["normal", "simple", "star"])
@pytest.mark.parametrize("campaign", [False, True])
def test_every_event_of_a_game_is_told(variant: str, campaign: bool) -> None:
    happened = set()
    for seed in range(4):
        s = listened(4, variant, campaign, seed)
        rollout(RULES, s)
        at = Viewer(view(RULES, s, 0), words_of(PACKAGE, "en"), NAMES)
        for event in s.log or []:
            assert FACE.line(at, event), event
            happened.add(type(event))
    assert happened >= {Deals, Round, TurnsUp, Leads, Declares, Follows, Keeps, TakesStack, Ends}


def test_the_score_sentences_use_what_the_lines_carry() -> None:
    english = messages(PACKAGE, "en")
    for clause_id, kinds in FACE.scores.items():
        assert variables(english[f"score-{slug(clause_id)}"]) == set(kinds)
    s = counted(gains={0: "Mx2 M*2"}, under={1: "P2 S*3"})
    for line in RULES.score(s):
        assert len(line.args) == len(FACE.scores[line.clause.id])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    s = counted()
    at = Viewer(view(RULES, s, 0), words_of(PACKAGE, lang), NAMES)
    names = [FACE.word(at, "face", face) for face in range(len(FACES))]
    assert len(set(names)) == len(FACES)
    assert FACE.word(at, "card", 21) == {"en": "Moon 7 (2 stars)", "ja": "月の7（星2）"}[lang]
    assert FACE.word(at, "card", 31) == {"en": "Polaris 2 (×2)", "ja": "北極星の2（×2）"}[lang]
    assert FACE.word(at, "face", 60) == {"en": "Sun (1 star, mutation)", "ja": "太陽（星1・変異）"}[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_told_with_its_clause(lang: str) -> None:
    s = lay("M7 S4 S8", "M5 P5 L5", "S9 P9 S11")
    act(s, "play M7")
    ask = scene_of(s, 1, lang).ask
    assert ask
    sentence = words_of(PACKAGE, lang).clause("LO-3.9")
    assert ask.refused == {"P5": Refusal("LO-3.9", sentence)}
    assert ask.text == {"en": "Follow: play Moon or Latria", "ja": "月かラトリアのカードを選んでください"}[lang]


def test_the_smaller_loss_is_named_when_it_decides() -> None:
    s = counted(gains={0: "S*4 S*2", 1: "S*4"}, under={0: "M*2"})
    result = scene_of(s, 0, "en").result
    assert result
    assert result.note == "Ben wins: equal points, but the smaller eclipse loss"


def test_plurals_are_right() -> None:
    words = words_of(PACKAGE, "en")
    assert words("score-lo-6-4", kind="Moon", count=1) == "Moon: 1 star"
    assert words("score-lo-6-4", kind="Moon", count=3) == "Moon: 3 stars"
    assert words("event-takes-stack", seat="Aoi", celestial="the Moon", count=1, pile="up") == (
        "Aoi takes the stack of the Moon (one card)."
    )
    assert words("event-takes-stack", seat="Aoi", celestial="Polaris", count=4, pile="under") == (
        "Aoi takes the stack of Polaris (4 cards, under the eclipse marker)."
    )
    assert words("event-scores", seat="Aoi", points=-12) == "Aoi has -12 points."


@pytest.mark.parametrize(("sky", "kept"), [("S*2 M*2 P*1", "below"), ("S*1 M*3 M*2 P*1", "above")])
def test_a_star_card_says_on_which_side_of_the_dealer_it_is_kept(sky: str, kept: str) -> None:
    s = lay("S7 S2", "S8 S3", "M9 M3", "L6 L2", variant="simple", sky=sky)
    act(s, "play S7")
    hints = {lang: pieces(scene_of(s, 1, lang))["S8"].hint for lang in LANGUAGES}
    assert f"{kept} the dealer" in hints["en"]
    assert {"below": "小さい", "above": "大きい"}[kept] in hints["ja"]
    assert pieces(scene_of(s, 1))["S3"].hint == ""
