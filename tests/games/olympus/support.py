"""Positions of Olympus for tests: skies from the names of spaces (2:R3), turns from the texts of actions.

Seats are coloured for the examples of the rulebook: seat 0 is red, 1 yellow, 2 blue, 3 green, 4 white.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from tenban.games.olympus.actions import SPACE
from tenban.games.olympus.pieces import PLANS, SPACES
from tenban.games.olympus.rules import RULES
from tenban.games.olympus.state import WINDS, OlympusState
from tenban.games.olympus.steps.day import PHASES, Day
from tenban.kernel import Event, FastRandom, Rules, bits, legal, play, settle, start, submit, to_act, why_not

E = TypeVar("E", bound=Event)
Sky = Mapping[int, str]  # seat -> the spaces of its stars
EMPTY: Sky = {}
SEATS = [3, 4, 5]
MORNING, AFTERNOON, EVENING, NIGHT = range(PHASES + 1)


def spaces(text: str) -> list[int]:
    return [SPACES.index(word) for word in text.split()]


def notation(stars: int) -> str:
    return " ".join(SPACES[space] for space in bits(stars))


def lay(
    seats: int = 3,
    sky: Sky = EMPTY,
    *,
    day: int = 1,
    phase: int = MORNING,
    sun: int = 0,
    ready: Sequence[int] = (),
    torch: Sequence[int] = (),
    power: Sequence[int] = (),
    prestige: Sequence[int] = (),
    rules: Rules[OlympusState] = RULES,
) -> OlympusState:
    """Return a day at the beginning of a phase or of its night; earlier nights brought no prestige."""
    s = rules.setup(seats, rules.checked(seats, {}))
    s.chance, s.log = FastRandom(1), []
    for seat, text in sky.items():
        s.stars[seat] = sum(1 << space for space in spaces(text))
    s.ready = list(ready or [1] * seats)
    s.torch = list(torch or s.torch)
    s.power = list(power or s.power)
    for seat, points in enumerate(prestige):
        s.gain(seat, WINDS, points)
    s.nights = (0,) * (seats * (day - 1))
    s.day, s.phase = (day - 1, 0) if phase == MORNING else (day, phase - 1)
    s.sun, s.moon = sun, (sun + s.phase) % seats
    s.stack = [Day(phase)]
    assert rules.faults(s) == [], "this is no position of the game"
    settle(s)
    return s


def reveal(s: OlympusState, *plans: str, rules: Rules[OlympusState] = RULES) -> None:
    """Every seat, from the first, chooses its plan; competition is paid up to the first decision."""
    for seat, plan in enumerate(plans):
        submit(rules, s, seat, SPACE.by_text[f"plan {plan}"])


def act(s: OlympusState, *texts: str, rules: Rules[OlympusState] = RULES) -> None:
    """Make these choices, one after the other, each by the seat that is to choose; they must be legal."""
    for text in texts:
        submit(rules, s, to_act(s)[0], SPACE.by_text[text])


def turn(
    plan: str, *texts: str, seats: int = 3, sky: Sky = EMPTY, rules: Rules[OlympusState] = RULES, **more: object
) -> OlympusState:
    """Seat 0 has the moon; it and everybody else have a plan to themselves.  It makes these choices."""
    s = lay(seats, sky, rules=rules, **more)  # type: ignore[arg-type]
    others = [other for other in PLANS if other != plan]
    reveal(s, plan, *others[: seats - 1], rules=rules)
    act(s, *texts, rules=rules)
    return s


def after_night(
    seats: int = 3, sky: Sky = EMPTY, *, torch: Sequence[int] = (), darken: str = "", **more: object
) -> OlympusState:
    """A night with torches for everybody's stars, if nothing else is said; `darken` are the choices in it."""
    top = RULES.box.torch_top
    s = lay(seats, sky, phase=NIGHT, torch=torch or [top] * seats, **more)  # type: ignore[arg-type]
    act(s, *[f"darken {space}" for space in darken.split()])
    return s


def may(s: OlympusState) -> list[str]:
    """Return the choices of the seat that is to choose."""
    return [action.text for action in legal(s, to_act(s)[0])]


def refused(s: OlympusState, text: str, seat: int | None = None) -> str:
    """The clause that forbids a choice, or an empty text."""
    clause = why_not(s, to_act(s)[0] if seat is None else seat, SPACE.by_text[text])
    return clause.id if clause else ""


def plans(s: OlympusState) -> list[str]:
    return [PLANS[plan] for plan in s.plans]


def events(s: OlympusState, kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in s.log or [] if isinstance(event, kind)]


def told(s: OlympusState) -> list[Event]:
    return s.log or []


def sheet(s: OlympusState, seat: int) -> dict[str, int]:
    """A seat's points by clause."""
    found: dict[str, int] = {}
    for line in RULES.score(s):
        if line.side == seat:
            found[line.clause.id] = found.get(line.clause.id, 0) + line.points
    return found


def orbit(s: OlympusState, colour: int) -> list[tuple[int, str, int]]:
    """Who got what in one orbit of the last night: seat, clause, points."""
    prizes = ("HO-10.3a", "HO-10.3b", "HO-10.4")
    return [
        (line.side, line.clause.id, line.points)
        for line in RULES.score(s)
        if line.clause.id in prizes and line.args[1] == colour
    ]


def begin(seats: int = 3, opener: str = "1", seed: int = 0) -> OlympusState:
    """A new game at its first choice."""
    s = start(RULES, seats, {"start": opener}, FastRandom(seed))
    s.log = []
    return s


def play_out(s: OlympusState) -> None:
    """At random to the end."""
    while to_act(s):
        seat = to_act(s)[0]
        play(RULES, s, seat, s.stack[-1].pick(s, seat))
