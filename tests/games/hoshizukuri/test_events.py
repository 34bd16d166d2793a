"""Each event of Hoshizukuri has a sentence in every language, and the sentence uses the event's fields."""

from __future__ import annotations

import pytest

from tenban.games.hoshizukuri.face import FACE
from tenban.kernel.event import Event, fields_of
from tenban.scene.words import LANGUAGES
from tests.games.hoshizukuri.support import EVENTS
from tests.games.messages import messages, variables

SILENT: set[type[Event]] = set()
TOLD = [kind for kind in EVENTS if kind not in SILENT]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_that_is_not_silent_has_a_message(lang: str) -> None:
    ids = {f"event-{kind.name}" for kind in TOLD}
    unseen = {f"event-{kind.name}-unseen" for kind in TOLD if kind.secret}
    assert {id for id in messages(FACE.package, lang) if id.startswith("event-")} == ids | unseen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_only_fields_that_the_reader_knows(lang: str) -> None:
    found = messages(FACE.package, lang)
    for kind in TOLD:
        names = {field.name for field in fields_of(kind)}
        named = {name for name in variables(found[f"event-{kind.name}"]) if "-" not in name}  # others are facts
        assert named <= names, kind
        if kind.secret:
            assert set(kind.secret) <= names, kind
            assert variables(found[f"event-{kind.name}-unseen"]) <= names - set(kind.secret), kind


def test_events_that_begin_a_paragraph_are_events_of_the_game() -> None:
    assert FACE.heads <= {kind.name for kind in TOLD}
