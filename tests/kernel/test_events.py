"""Events: typed records of what happened, with fields that only their audience sees."""

from __future__ import annotations

from dataclasses import dataclass

from tenban.kernel import EVERYONE, Event, FastRandom, settle
from tenban.kernel.event import Field, fields_of
from tests.kernel.toy import RULES, Draws, act, new

Seat = int
Card = int


@dataclass
class TakesStack(Event):
    seat: Seat
    cards: tuple[Card, ...]


def test_the_name_of_an_event_is_that_of_its_class_with_hyphens() -> None:
    assert TakesStack.name == "takes-stack"
    assert Draws.name == "draws"


def test_the_fields_of_an_event_have_the_kind_that_their_annotation_names() -> None:
    assert fields_of(Draws) == (Field("seat", "seat", False), Field("card", "card", True))


def test_a_step_tells_the_listener_and_without_one_nothing_happens() -> None:
    s = act(new(0), (0, "bid 0"), (1, "bid 2"))
    listening = s.clone()
    listening.log = []
    act(listening, (1, "draw"))
    assert listening.log == [Draws(1, 4)]
    assert listening.log[0].audience == 1
    assert act(s, (1, "draw")).log is None


def test_the_deal_is_told_to_each_seat_alone() -> None:
    s = RULES.setup(2, {"cards": "2"})
    s.log, s.chance = [], FastRandom(1)
    settle(s)
    assert [event.audience for event in s.log] == [0, 0, 1, 1]


def test_the_audience_sees_every_field_and_others_only_the_public_ones() -> None:
    event = Draws(1, 4)
    new().emit(event)
    event.audience = 1
    assert event.seen_by(1) is event
    assert event.known() == {"seat": ("seat", 1), "card": ("card", 4)}
    seen = event.seen_by(0)
    assert seen.known() == {"seat": ("seat", 1)}
    assert (seen.values, seen.public, seen.unseen) == ((1,), (1,), True)
    assert isinstance(seen, Draws)
    assert seen.card == -1
    assert event.card == 4


def test_a_public_event_is_the_same_for_everybody() -> None:
    event = TakesStack(1, (4, 5))
    assert event.audience == EVERYONE
    assert event.seen_by(0) is event
    assert event.values == event.public == (1, 4, 5)


def test_events_of_the_same_kind_and_values_are_equal() -> None:
    assert Draws(1, 4) == Draws(1, 4)
    assert Draws(1, 4) != Draws(1, 5)
    assert Draws(1, 4).seen_by(0) == Draws(1, 4)
