"""How Cultus looks: the town, the incomes, the monuments, the powers, and alone the enemy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from tenban.kernel import Action, Event, bits
from tenban.scene.face import Face, Viewer
from tenban.scene.schema import Counter, Ghost, Line, PhaseStep, Piece, Refusal, Seat, Stage, Verb, zone

from ..actions import BANK, BE, DISCARD, DRAW, LAY, MEDAL, MOVE, ON, PLACE, PLAN, POWER, SHIFT, STAND, TAKE, TO
from ..clauses import COST
from ..events import Places
from ..grid import SQUARES
from ..pieces import CHARACTERS, NONE, POWERS
from ..scoring import difference, ending
from ..state import NO_LAP, CultusState
from ..steps import building
from ..steps.act import Act, Spare
from ..steps.enemy import Banishment, Levy, Recall
from ..steps.hand import Hand
from ..steps.money import Bank
from ..steps.setup import FirstCard
from ..steps.shifting import PayCards
from ..steps.turn import ActionPhase, Start, Turns
from . import side, words
from .beats import GAINED, PLACES
from .names import (
    KINDS,
    card_text,
    corner_id,
    cube_pick,
    icon,
    income_word,
    monument_name,
    numbered,
    offer_id,
    person,
    pile_word,
    plan_word,
    power_id,
    side_name,
    squares_of,
    symbol,
)
from .town import town

At = Viewer[CultusState]

ENEMY_COLOUR = 1
_PLAIN = {"square": SQUARES}
_COUNTED: dict[str, Callable[[int], int]] = {"turn": lambda turn: turn * 90}
_NAMED: dict[str, Callable[[At, int], str]] = {
    "icon": icon,
    "other": icon,
    "character": person,
    "plan": plan_word,
    "card": card_text,
    "anchor": lambda at, anchor: squares_of(anchor),
    "monument": monument_name,
    "side": side_name,
    "income": income_word,
    "pile": pile_word,
    "power": lambda at, power: at.words(f"power-{POWERS[power]}"),
}
CHIPS = {"move": "walk", "place": "lay", "build": "monument", "shift": "stockm", "draw": "cards", "power": "ap"}
STEPS = ("start", "income", "action", "hand", "enemy", "end")


class CultusFace(Face[CultusState]):
    package = "tenban.games.cultus"
    palette: ClassVar = {
        "plan": "#8d6a2f",
        "stone": "#7d7690",
        "ground": "#1a2050",
        "centre": "#3a3560b3",
        "grid": "#8d96e0",
        "brass": "#c9a45c",
    }
    symbols = (*KINDS, "gold", "vp", "ap", "medal", "monument", "ruler")
    arts: ClassVar = {
        art: f"symbol-{art}"
        for art in ("pawn", "spent", "cards", "stockm", "walk", "lay", "discard", "crown", "enemy", "hourglass")
    }
    heads = frozenset({"turn", "enemy-acts", "ends"})
    stage: ClassVar = Stage(hand="low", share=56)
    holds = frozenset({"builds", "bonus-points", "revival-points", "glory-points", "last-lap", "enemy-points"})
    places: ClassVar = PLACES
    gained: ClassVar = GAINED
    scores: ClassVar = {
        "CU-9.1": ("count",),
        "CU-9.2": ("count", "icon"),
        "CU-9.3": ("count", "icon", "other"),
        "CU-13.1": ("count",),
        "CU-13.3": ("which", "count", "icon"),
    }

    # words

    def word(self, at: At, kind: str, value: int) -> str | int:
        if kind in _PLAIN:
            return _PLAIN[kind][value]
        if kind in _NAMED:
            return _NAMED[kind](at, value)
        if kind in _COUNTED:
            return _COUNTED[kind](value)
        return super().word(at, kind, value)

    def line(self, at: At, event: Event) -> Line | None:
        made = super().line(at, event)
        if made is not None and isinstance(event, Places):  # the icons as they lie now
            card = card_text(at, event.card, event.turn)
            made.text = at.words("event-places", seat=at.names[event.seat], card=card, anchor=squares_of(event.anchor))
        return made

    def phase(self, at: At) -> str:
        s, seat = at.state, at.names[at.state.active]
        if not isinstance(s.stack[0], Turns):
            return at.words("where-setup")
        if isinstance(at.step, (Levy, Banishment, Recall)):
            return at.words("where-enemy", name=person(at, s.enemy))
        points = _points_left(at)
        where = at.words("where-turn", seat=seat) if points < 0 else at.words("where-points", seat=seat, points=points)
        return at.words("where-lap", where=where) if s.lap != NO_LAP else where

    def steps(self, at: At) -> list[PhaseStep]:
        if not isinstance(at.state.stack[0], Turns):
            return []
        now = _phase_of(at)
        shown = [step for step in STEPS if at.state.seats == 1 or step != "enemy"]
        return [PhaseStep(at.words(f"step-{step}"), step == now) for step in shown]

    def ending(self, at: At) -> str:
        if at.state.seats > 1:
            return ""
        margin = difference(at.state)
        return at.words(f"ending-{ending(at.state)}", points=abs(margin), name=person(at, at.state.enemy))

    # what lies on the table

    def seat(self, at: At, seat: int) -> Seat:
        s = at.state
        top = str(s.box.top)
        counters = [
            Counter("vp", at.words("vp-name"), str(s.points[seat])),
            Counter("cards", at.words("hand"), str(s.hand_sizes[seat])),
            Counter("stockm", at.words("stock"), str(s.stock[seat])),
            Counter("gold", at.words("cost-track"), str(s.cost[seat]), top),
            Counter("ruler", at.words("purse"), str(s.purse[seat]), top),
        ]
        points = _points_left(at)
        if seat == s.active and points >= 0:
            counters.append(Counter("ap", at.words("action-points"), str(points)))
        badges = [Piece(f"first{seat}", at.words("first-player"), "token", art="crown")] if seat == s.first else []
        if s.medal_home(seat):
            badges.append(Piece(f"home{seat}", at.words("medal-home"), "token", art="medal", seat=seat))
        return Seat("", seat, counters, badges, side.owned(at, seat), note=_person_note(at, int(s.characters[seat])))

    def rivals(self, at: At) -> list[Seat]:
        s = at.state
        if s.enemy == NONE:
            return []
        counters = [
            Counter("vp", at.words("vp-name"), str(s.head + s.enemy_points)),
            Counter("hourglass", at.words("counter"), str(s.counter), str(s.box.spaces[s.enemy])),
        ]
        badge = Piece("foe", at.words("enemy-badge"), "token", art="enemy")
        return [Seat(person(at, s.enemy), ENEMY_COLOUR, counters, [badge], note=_person_note(at, s.enemy))]

    def table(self, at: At) -> list[Piece]:
        cards = zone("cards", "", "split", [side.offers(at), side.discards(at)])
        column = zone("side", "", "column", [side.incomes(at), cards, *side.powers(at), *side.enemy(at)], area="side")
        return [town(at), column]

    def hand(self, at: At) -> list[Piece]:
        return side.hand(at) if at.seat >= 0 else []

    # questions and choices

    def question(self, at: At) -> str:
        step, s = at.step, at.state
        key = f"ask-{type(step).__name__.lower()}"
        if isinstance(step, FirstCard):
            return at.words(key, square=SQUARES[s.box.starts[s.seats][step.turn]])
        if isinstance(step, Start) and s.owns(at.seat, s.box.industry):
            return at.words("ask-start-industry")
        if isinstance(step, Bank):
            return at.words(key, gold=step.gold)
        if isinstance(step, PayCards):
            return at.words(key, count=step.cards - len(s.picks))
        if isinstance(step, Hand):
            return at.words(
                key, count=int(s.hand_sizes[at.seat]) - s.box.hand_limit - len(s.picks), price=s.box.hand_price
            )
        return at.words(key)

    def verbs(self, at: At) -> list[Verb]:
        """Return the kinds of action, and in few words why one is impossible."""
        if not isinstance(at.step, Act) or at.state.picks:
            return []
        possible = {action.verb.name for action in at.step.legal(at.state, at.seat)}
        why = {key: "" if key in possible else at.words(f"why-{key}") for key in CHIPS}
        if building.why_not(at.state, at.seat) == COST:
            why["build"] = at.words("why-build-cost", gold=int(at.state.price(at.seat)))
        return [Verb(key, at.words(f"verb-{key}"), art, why[key]) for key, art in CHIPS.items()]

    def verb(self, at: At, actions: Sequence[Action]) -> str:
        first = words.whole(at, actions)[0]
        if not isinstance(at.step, Act):
            return ""
        return first.verb.name if first.verb.name in CHIPS else ""

    def path(self, at: At, action: Action) -> list[str]:
        verb, arg = action.verb, int(action.arg)
        if verb in (MOVE, ON, TO, STAND):
            return [SQUARES[arg]]
        if verb in (DRAW, MEDAL):
            return [numbered("pile", arg)]
        if verb in (PLACE, DISCARD):
            return [numbered("card", arg)]
        if verb is SHIFT:
            return [cube_pick(*action.args)]
        if verb is PLAN:
            return [numbered("plan", arg)]
        named = {LAY: corner_id, TAKE: offer_id}
        if verb in named:
            return [named[verb](arg)]
        if verb is BE:
            return [f"be-{CHARACTERS[arg]}"]
        if verb is BANK:
            return [f"bank{arg}"] if side.many_splits(at) else []
        return [power_id(POWERS[arg])] if verb is POWER else []

    def refusals(self, at: At) -> dict[str, Refusal]:
        """Return refusals of powers alone: the board itself shows what is too far away or cannot be built on."""
        if not isinstance(at.step, (Act, Spare)) or at.state.picks:
            return {}
        return {pick: why for pick, why in super().refusals(at).items() if pick.startswith("power")}

    def sentence(self, at: At, actions: Sequence[Action]) -> str:
        return words.sentence(at, actions) or super().sentence(at, actions)

    def notes(self, at: At, actions: Sequence[Action]) -> list[str]:
        return words.notes(at, actions)

    def ghosts(self, at: At, actions: Sequence[Action]) -> list[Ghost]:
        return words.ghosts(at, actions)


def _points_left(at: At) -> int:
    """Return the action points of the turn in progress, or -1 outside the action phase."""
    for step in reversed(at.state.stack):
        if isinstance(step, Act):
            return step.points
        if isinstance(step, Spare):
            return 0
    return -1


def _phase_of(at: At) -> str:
    step = at.step
    if isinstance(step, Start):
        return "start"
    if isinstance(step, Bank) and isinstance(at.state.stack[-2], ActionPhase):
        return "income"
    if isinstance(step, Hand):
        return "hand"
    return "enemy" if isinstance(step, (Levy, Banishment, Recall)) else "action"


def _person_note(at: At, character: int) -> str:
    if character == NONE:
        return ""
    name = at.words("person", name=person(at, character), post=at.words(f"post-{CHARACTERS[character]}"))
    return f"{name} {symbol(at.state.box.icon_of[character])}"


FACE = CultusFace()
