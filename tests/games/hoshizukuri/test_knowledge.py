"""What all know of a hand, kept in the state, against what a listener can work out from the public events alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tenban.games.hoshizukuri.oracle import ORACLE
from tenban.games.hoshizukuri.pieces import EARTH, GONE, kind_of
from tenban.games.hoshizukuri.rules import RULES
from tenban.games.hoshizukuri.state import HoshizukuriState
from tenban.kernel import SPECTATOR, Event, KeyedRandom, imagine, legal, play, settle, to_act, view
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position


class Listener:
    """Hears what a spectator hears and keeps an account of every zone of one player."""

    def __init__(self, s: HoshizukuriState, seat: int) -> None:
        self.seat = seat
        self.unseen = Counter(s.galaxy.cards(s.galaxy.piled(s.box.deck, 1)))  # hand and deck together
        self.hand_size = 0
        self.known: Counter[int] = Counter()
        self.discard: Counter[int] = Counter()
        self.field: Counter[int] = Counter()

    def leave(self, kind: int) -> None:
        self.unseen[kind] -= 1
        self.hand_size -= 1
        if self.known[kind]:
            self.known[kind] -= 1

    def apply(self, event: Event) -> None:
        known = {name: value for name, (_, value) in event.seen_by(SPECTATOR).known().items()}
        apply = getattr(self, "apply_" + event.name.replace("-", "_"), None)
        if apply is not None and known.pop("seat") == self.seat:
            apply(**known)

    def apply_draws(self, count: int) -> None:
        self.hand_size += count

    def apply_reshuffles(self, count: int) -> None:
        assert self.discard.total() == count
        self.known = +self.unseen
        self.unseen += self.discard
        self.discard.clear()

    def apply_plays(self, count: int, cards: tuple[int, ...]) -> None:
        assert len(cards) == count
        for card in cards:
            self.leave(card)
            self.field[card] += 1

    def apply_adds(self, card: int) -> None:
        self.apply_plays(1, (card,))

    def apply_turns_up(self, card: int) -> None:
        self.unseen[card] -= 1
        self.field[card] += 1

    def apply_discards(self, card: int) -> None:
        self.apply_discards_hand(1, (card,))

    def apply_discards_hand(self, count: int, cards: tuple[int, ...]) -> None:
        assert len(cards) == count
        for card in cards:
            self.leave(card)
            self.discard[card] += 1

    apply_discards_down = apply_discards_hand

    def apply_trashes(self, card: int) -> None:
        self.leave(card)

    def apply_gains_hand(self, card: int) -> None:
        self.unseen[card] += 1
        self.known[card] += 1
        self.hand_size += 1

    def apply_generates(self, card: int, shards: int) -> None:
        self.apply_gains_hand(card)
        self.end_turn()

    def apply_generates_nothing(self, shards: int) -> None:
        self.end_turn()

    def end_turn(self) -> None:
        self.discard += self.field
        self.field.clear()

    def apply_gains_discard(self, card: int) -> None:
        self.discard[card] += 1

    def apply_keeps(self) -> None:
        self.hand_size += 1

    def apply_tosses(self, card: int) -> None:
        self.unseen[card] -= 1
        self.discard[card] += 1

    def apply_sweeps(self, face: int) -> None:
        self.field[kind_of(face)] -= 1
        self.discard[kind_of(face)] += 1

    def apply_earth_goes(self, count: int) -> None:
        self.field[EARTH] -= count

    def apply_shows(self, count: int, cards: tuple[int, ...]) -> None:
        assert len(cards) == count
        self.known = Counter(cards)

    def compare(self, s: HoshizukuriState) -> None:
        seat = self.seat
        assert Counter(s.galaxy.cards(s.shown[seat])) == +self.known
        assert Counter(s.galaxy.cards(s.hands[seat] + s.decks[seat])) == +self.unseen
        assert Counter(s.galaxy.cards(s.discards[seat])) == +self.discard
        assert s.hand_sizes[seat] == self.hand_size
        if seat == s.active:
            laid = [kind_of(face) for play_ in s.field for face in play_ if face != GONE]
            assert Counter(laid) == +self.field


@clause("hoshizukuri:HZ-3.5")
@pytest.mark.parametrize("name", ["first", "cataclysm", "galaxy", "random"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_state_knows_of_each_hand_just_what_a_listener_knows(name: str, seats: int) -> None:
    for seed in range(3):
        rng = Random(seed)
        s = RULES.setup(seats, RULES.checked(seats, {"set": name}))
        s.chance, s.log = KeyedRandom(seed.to_bytes(16, "big")), []
        settle(s)
        listeners = [Listener(s, seat) for seat in range(seats)]
        while actors := to_act(s):
            _apply_all(s, listeners)
            seat = rng.choice(actors)
            play(RULES, s, seat, rng.choice(legal(s, seat)))
        _apply_all(s, listeners)


def _apply_all(s: HoshizukuriState, listeners: list[Listener]) -> None:
    assert s.log is not None
    for listener in listeners:
        for event in s.log:
            listener.apply(event)
        listener.compare(s)
    s.log.clear()


def test_a_reshuffled_deck_says_nothing_of_the_hand_before() -> None:
    """噴火 discards a hand with a known rock; the new deck may hold that rock, which was in the hand all the same."""
    table = Position(["eruption rock stardust satellite", "stardust"], ["stardust satellite", ""], shown=["rock"])
    then = table.s.clone()
    table.draws(0, 0, 1, 1).do("play eruption")
    now = table.s
    assert table.deck(0) == "stardust", "as if the old deck had shrunk"
    worlds = [imagine(view(RULES, now, SPECTATOR), seed) for seed in range(20)]
    assert len({world.decks[0] for world in worlds}) > 1
    for world in worlds:
        put_back = ORACLE.past(then, now, world, 0, RULES.space.by_text["play eruption"])
        assert put_back is not None
        assert (put_back.hands[0], put_back.shown[0]) == (then.hands[0], then.shown[0])
