"""Typed events as sentences of the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from msgspec import UNSET

import tenban
from tenban.kernel import Event
from tenban.scene.face import Face, Viewer
from tenban.scene.hexmap import HexMap
from tenban.scene.schema import Piece, Scene
from tenban.scene.text import say
from tenban.scene.words import MOST_KNOWN, Words

TEXTS = """
event-draws = { $seat } draws { $cards } from { $pile }.
event-draws-unseen = { $seat } draws from { $pile }.
event-order = Order: { $seats }.
event-ends = The game ends.
event-meets = { $other } meets { $seat }.
list-comma = ,{" "}
"""
Seat = int
Pile = int
Card = int
Cards = tuple[int, ...]
Seats = tuple[int, ...]


@dataclass
class Draws(Event):
    secret = ("cards",)
    seat: Seat
    pile: Pile
    cards: Cards


@dataclass
class Order(Event):
    seats: Seats


@dataclass
class Ends(Event):
    pass


@dataclass
class Meets(Event):
    other: Seat
    seat: Seat


@dataclass
class Whispers(Event):
    seat: Seat


@dataclass
class Peeks(Event):
    secret = ("card",)
    seat: Seat
    card: Card


class CardFace(Face[Any]):
    heads = frozenset({"ends"})

    def word(self, at: Viewer[Any], kind: str, value: int) -> str | int:
        return f"card {value}" if kind == "card" else super().word(at, kind, value)


class CountingFace(CardFace):
    def several(self, at: Viewer[Any], kind: str, values: tuple[int, ...]) -> str:
        return f"{len(values)} {kind}"


@pytest.fixture
def at() -> Viewer[Any]:
    return Viewer(tenban.new("latria", seats=3, seed=1).view(0), Words("en", {"en": [TEXTS]}), ["Ann", "Ben", "Cy"])


def secret(event: Event, audience: int) -> Event:
    event.audience = audience
    return event


def said(at: Viewer[Any], event: Event, face: Face[Any] | None = None) -> str | None:
    line = (face or CardFace()).line(at, event)
    return None if line is None else line.text


def test_the_fields_of_an_event_are_the_arguments_of_its_message(at: Viewer[Any]) -> None:
    line = CardFace().line(at, Draws(1, 4, (7, 8)))
    assert line is not None
    assert (line.text, line.seat, line.head) == ("Ben draws card 7, card 8 from 4.", 1, False)


def test_a_viewer_who_does_not_see_the_secret_fields_gets_another_message(at: Viewer[Any]) -> None:
    event = secret(Draws(1, 4, (7, 8)), 1)
    assert said(at, event.seen_by(0)) == "Ben draws from 4."
    assert said(at, event.seen_by(1)) == "Ben draws card 7, card 8 from 4."


def test_an_event_without_a_message_has_no_line(at: Viewer[Any]) -> None:
    assert said(at, Whispers(1)) is None
    assert said(at, secret(Peeks(1, 3), 1).seen_by(0)) is None


def test_several_values_are_listed_or_put_as_the_face_likes(at: Viewer[Any]) -> None:
    assert said(at, Order((2, 0, 1))) == "Order: Cy, Ann, Ben."
    assert said(at, Order((2,))) == "Order: Cy."
    assert said(at, Order((2, 0)), CountingFace()) == "Order: 2 seats."


def test_the_first_seat_is_the_seat_of_the_line(at: Viewer[Any]) -> None:
    line = CardFace().line(at, Meets(2, 1))
    assert line is not None
    assert (line.text, line.seat) == ("Cy meets Ben.", 2)


def test_a_line_may_have_no_seat_and_begin_a_paragraph(at: Viewer[Any]) -> None:
    line = CardFace().line(at, Ends())
    assert line is not None
    assert (line.text, line.seat, line.head) == ("The game ends.", UNSET, True)


def test_values_that_only_symbols_tell_apart_are_separated_and_runs_are_counted() -> None:
    scene = Scene("latria", 0, "en", "", legend={"aim": "computer", "die": "yellow die", "money": "money"})
    assert say(scene, "{aim}1 {die}{die} {aim}−2") == "computer 1, yellow die ×2, computer −2"
    assert say(scene, "{money} Money") == "Money"
    assert say(scene, "3 {money} short") == "3 money short"
    japanese = Scene("latria", 0, "ja", "", legend={"gold": "金", "hall": "庁舎"})
    assert say(japanese, "2{gold}を得ました。{hall}{gold}の収入（3）。") == "2金を得ました。庁舎 金の収入（3）。"


def test_a_map_of_hexes_shows_passages_and_wormholes_that_lead_out() -> None:
    """Two hexes, one above the other, joined; the upper one opens to the upper right too, the lower one downwards."""
    upper = Piece("up", "101 Castor", "hex", at=(0, 0), size=(4, 4), links=["low"], text={"ports": "13"})
    lower = Piece("low", "102 Pollux", "hex", at=(0, 4), size=(4, 4), links=["up"], text={"ports": "03"})
    ship = Piece("ship-1", "Ann: 2 cruisers", "mark", art="cruiser", seat=0, text={"mid": "2"})
    upper.items = [ship]
    drawn = HexMap([upper, lower], ["●"], {"cruiser": "cruiser"})
    lines = [line.strip() for line in drawn.lines()]
    assert lines == ["101    ∘", "●2C", "", "│", "102", "", "", "∘"]
    assert drawn.letters == {"C": "cruiser"}


def test_sentences_in_use_stay_in_the_cache_and_those_of_people_who_left_do_not_add_up() -> None:
    words = Words("en", {"en": ["greets = { $name } greets"]})
    first = words("greets", name="Ann")
    for number in range(3 * MOST_KNOWN):
        words("greets", name=f"Guest {number}")
        if number % 1000 == 0:
            assert words("greets", name="Ann") is first
    assert len(words._known) + len(words._older) <= 2 * MOST_KNOWN
