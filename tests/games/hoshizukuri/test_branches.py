"""Every branch of every card occurs in random play from rich positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tenban.games.hoshizukuri import events
from tenban.games.hoshizukuri.oracle import ORACLE
from tenban.games.hoshizukuri.pieces import CELESTIAL, CELESTIAL_KINDS, EFFECT_KINDS, KINDS, STARS
from tenban.games.hoshizukuri.rules import RULES
from tenban.games.hoshizukuri.state import HoshizukuriState
from tenban.kernel import Action, Event, KeyedRandom, bits, legal, play, settle, to_act
from tenban.testing.clause import clause

MOST_GAMES = 2000
CHOICES = 20

ASKED = {"Thunder", "Water", "Storm", "Forest", "Microbes", "Meadow"}  # effects that may be declined

WANTED = (
    {f"{name} is played" for name in KINDS}
    | {f"{name} is generated" for name in (*CELESTIAL, *STARS)}
    | {f"{name} is declined" for name in ASKED}
    | {f"{name} does nothing" for name in KINDS if EFFECT_KINDS >> KINDS.index(name) & 1 and name != "fusion"}
    | {f"fusion gives {shards}" for shards in (1, 2, 4, 7, 10)}
    | {f"thunder gains {name}" for name in STARS[:2]}
    | {"meadow gains", "storm sweeps", "storm sweeps a fusion", "spring keeps", "spring tosses"}
    | {
        "earth bears a planet",
        "earth bears a star",
        "earth goes",
        "meteorite hits one",
        "meteorite hits several",
    }
    | {"meteorite is answered with a hand", "crystal turns up an icon", "crystal turns up an effect"}
    | {f"{name} adds" for name in ("Forest", "Microbes", "BlackHole")}
    | {"a single card", "one colour", "three colours", "effects in an order", "a discard down to four"}
    | {"no advance", "a push", "a drift", "a reshuffle"}
)

ABOUT_A_CARD = {
    events.NoEffect: "{} does nothing",
    events.Generates: "{} is generated",
    events.GainsHand: "thunder gains {}",
}
PLAIN: dict[type[Event], str] = {
    events.Keeps: "spring keeps",
    events.Tosses: "spring tosses",
    events.Shows: "meteorite is answered with a hand",
    events.DiscardsDown: "a discard down to four",
    events.EarthGoes: "earth goes",
    events.Stays: "no advance",
    events.Pushed: "a push",
    events.Drifts: "a drift",
    events.Reshuffles: "a reshuffle",
}


@clause("hoshizukuri:HZ-6.7", "hoshizukuri:HZ-17.1", "hoshizukuri:HZ-17.20")
def test_every_branch_of_every_card_occurs_in_random_play() -> None:
    missing = set(WANTED)
    for seed in range(MOST_GAMES):
        missing -= set(_branches(seed))
        if not missing:
            return
    assert not missing


def _branches(seed: int) -> Iterator[str]:
    rng = Random(seed)
    seats = 2 + seed % 3
    kinds = rng.sample(CELESTIAL, 8)
    s = ORACLE.wild(seats, RULES.checked(seats, {"set": "random"} | dict.fromkeys(kinds, "in")), seed)
    assert s is not None
    if seed % 4 == 0:
        _one_of_each(s)
    s.chance = KeyedRandom(seed.to_bytes(16, "big"))
    settle(s)
    for _ in range(CHOICES):
        actors = to_act(s)
        if not actors:
            return
        seat = rng.choice(actors)
        action = _eager(legal(s, seat), rng)
        step = type(s.stack[-1]).__name__
        s.log = []
        play(RULES, s, seat, action)
        yield from _of_choice(step, action)
        for event in s.log:
            yield from _of_event(step, event)
        if step == "Meteorite" or type(s.stack[-1] if s.stack else None).__name__ == "Meteorite":
            yield from _of_meteorite(s)


def _one_of_each(s: HoshizukuriState) -> None:
    """A laboratory: the first player also holds one card of each pile."""
    seat = s.order[0]
    for kind in bits(s.galaxy.kinds_in(s.piles)):
        s.piles -= s.galaxy.unit[kind]
        s.hands[seat] += s.galaxy.unit[kind]
        s.hand_sizes[seat] += 1


def _eager(choices: list[Action], rng: Random) -> Action:
    """At random, but often the first, so that sets grow, and seldom content with what is chosen so far."""
    more = [action for action in choices if action.verb.name not in ("go", "pass")]
    if not more or rng.random() < 0.2:
        return rng.choice(choices)
    first = 0.9 if more[0].verb.name == "trash" else 0.4  # 核融合 wants one of each colour
    return more[0] if rng.random() < first else rng.choice(more)


def _of_choice(step: str, action: Action) -> Iterator[str]:
    if action.verb.name == "pass":
        yield f"{step} is declined"
    if step == "Effects":
        yield "effects in an order"


def _of_event(step: str, event: Event) -> Iterator[str]:
    if isinstance(event, events.Plays):
        yield from _of_play(event.cards)
    elif isinstance(event, (events.NoEffect, events.Generates, events.GainsHand)):
        yield ABOUT_A_CARD[type(event)].format(KINDS[event.card])
    elif isinstance(event, events.Fuses):
        yield f"fusion gives {event.shards}"
    elif isinstance(event, events.GainsDiscard):
        yield "meadow gains" if step == "Meadow" else f"earth bears a {KINDS[event.card]}"
    elif isinstance(event, events.Adds):
        yield f"{step} adds"
    elif isinstance(event, events.TurnsUp):
        yield from _of_crystal(event.card)
    elif isinstance(event, events.Sweeps):
        yield "storm sweeps" if event.face < len(KINDS) else "storm sweeps a fusion"
    elif type(event) in PLAIN:
        yield PLAIN[type(event)]


def _of_crystal(kind: int) -> Iterator[str]:
    if RULES.box.icons >> kind & 1:
        yield "crystal turns up an icon"
    if EFFECT_KINDS >> kind & 1:
        yield "crystal turns up an effect"


def _of_play(kinds: tuple[int, ...]) -> Iterator[str]:
    for kind in kinds:
        yield f"{KINDS[kind]} is played"
    colours = {RULES.box.colour[kind] for kind in kinds}
    yield "a single card" if len(kinds) == 1 else "one colour" if len(colours) == 1 else "three colours"


def _of_meteorite(s: HoshizukuriState) -> Iterator[str]:
    hit = len(to_act(s))
    if s.stack and type(s.stack[-1]).__name__ == "Meteorite" and hit:
        yield "meteorite hits one" if hit == 1 else "meteorite hits several"


def test_the_branches_name_every_celestial_kind() -> None:
    assert all(f"{KINDS[kind]} is played" in WANTED for kind in bits(CELESTIAL_KINDS))
