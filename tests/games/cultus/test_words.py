"""Everything Cultus says is written in both languages, and nothing is written that it never says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tenban.games.cultus.actions import SPACE
from tenban.games.cultus.face import FACE
from tenban.games.cultus.heuristics import HEURISTICS
from tenban.games.cultus.oracle import ORACLE
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.state import CultusState
from tenban.kernel import KeyedRandom, play, settle, to_act
from tenban.scene.rulebook import chapter_of
from tenban.scene.words import LANGUAGES, slug, words_of
from tests.games.cultus.support import EVENTS
from tests.games.messages import messages, variables

PACKAGE = "tenban.games.cultus"


def heard(s: CultusState | None, seats: int, seed: int) -> CultusState:
    """A game between sensible players to its end, with everything told."""
    s = s or RULES.setup(seats, RULES.checked(seats, {}))
    s.chance, s.log = KeyedRandom(seed.to_bytes(16, "big")), []
    settle(s)
    while actors := to_act(s):
        play(RULES, s, actors[0], HEURISTICS.pick(s, actors[0]))
    return s


def test_every_message_is_used() -> None:
    """What is not found by a clause, an event, an option or the like is named in the face."""
    families = "title about chapter-.* clause-.* option-.* event-.* score-.* hint-.* action-.* symbol-.* ask-.* icon-.*"
    made_up = "(character|post|monument|benefit|effect|verb|why|step)-.* power-(jump|carry|glory).* ending-[0-4]"
    known = re.compile(
        "|".join(f"({pattern})" for pattern in f"{families} {made_up} duration row-.* how-.* doubt-.* sheet-.*".split())
    )
    sources = [file for file in files(PACKAGE).joinpath("face").iterdir() if file.name.endswith(".py")]
    sources.append(files(PACKAGE).joinpath("sheets.py"))
    face = "".join(file.read_text(encoding="utf-8") for file in sources)
    spoken = {id for id in messages(PACKAGE, "en") if known.fullmatch(id) or f'"{id}"' in face or f"'{id}'" in face}
    assert set(messages(PACKAGE, "en")) - spoken == set()
    clauses = {f"clause-{slug(clause.id)}" for clause in RULES.clauses}
    assert {id for id in messages(PACKAGE, "en") if id.startswith("clause-")} == clauses


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


def test_every_event_occurs() -> None:
    games = [heard(None, seats, seed) for seats in (1, 2, 3) for seed in (1, 2)]
    games += [heard(ORACLE.wild(1 + seed % 4, RULES.checked(1 + seed % 4, {}), seed), 0, seed) for seed in range(200)]
    assert set(EVENTS) == {type(event) for s in games for event in s.log or []}


def test_the_score_sentences_use_what_the_lines_carry() -> None:
    english = messages(PACKAGE, "en")
    for clause_id, kinds in FACE.scores.items():
        assert variables(english[f"score-{slug(clause_id)}"]) <= set(kinds)
    for s in (heard(None, 3, 1), heard(None, 1, 1)):
        for line in RULES.score(s):
            assert f"score-{slug(line.clause.id)}" in english
            assert len(line.args) >= len(FACE.scores.get(line.clause.id, ()))


def test_the_words_of_the_clauses_agree_with_the_numbers() -> None:
    for lang in LANGUAGES:
        words, box = words_of(PACKAGE, lang), RULES.box
        for clause, numbers in {
            "CU-R7": box.costs,
            "CU-R11": box.spaces,
            "CU-5.1": [box.power_costs[0]],
            "CU-5.3": [box.power_costs[2], box.glory],
            "CU-9.1": [box.centre_points],
            "CU-12.3": [box.foe_points[2]],
            "CU-13.3": [box.foe_monument, box.foe_icon],
            "CU-10.1": box.head_start,
        }.items():
            said = [int(number) for number in re.findall(r"\d+", words.clause(clause))]
            assert set(numbers) <= set(said), (lang, clause)
