"""Faults of play: rules, records and scores."""

from __future__ import annotations

from tests.testing.planting import Plant

from .code import REMEMBER, after, extra_field, hide_first

PLAY = [
    Plant(
        "a rule by which Latria does not fit every target",
        {"state": "\nLatriaState.followable = lambda self, seat, target: self.hands[seat] & (32767 << 15 * target)\n"},
        ("lessons-fit",),
    ),
    Plant(
        "a step that breaks down",
        {"steps": after("Declare.apply", "raise ValueError('no such celestial')")},
        ("plays",),
    ),
    Plant(
        "options in no order",
        {"steps": "\nLead.options = lambda self, s, seat: PLAY.each(s.hands[seat])[::-1]\n"},
        ("options-in-order",),
    ),
    Plant(
        "a card played and kept",
        {"steps": after("Follow._lay", "s.hands[args[0]] |= bit(args[1])")},
        ("invariants",),
    ),
    Plant(
        "a refusal that no rulebook knows",
        {
            "steps": """
_refuse = Follow.refuse
Follow.refuse = lambda self, s, seat, action: Clause("LO-99") if _refuse(self, s, seat, action) else None
"""
        },
        ("why-not-agrees",),
    ),
    Plant(
        "an action that is not the space's own",
        {
            "steps": """
def _fresh(self, s, seat):
    return [Action(a.verb, a.args, a.code, a.text) for a in PLAY.each(s.hands[seat])]

Lead.options = Lead.legal = _fresh
"""
        },
        ("text-and-code",),
    ),
    Plant("a pick that may not be made", {"steps": "\nFollow.pick = Lead.pick\n"}, ("pick-is-legal",)),
    Plant(
        "a question that leaves a mark",
        {"steps": after("Lead.options", "s.first_dealer += 1")},
        ("queries-change-nothing",),
    ),
    Plant(
        "a clone that forgets the eclipse",
        {"state": extra_field("eclipse", "0", copied="0")},
        ("clone-equal",),
    ),
    Plant("a state that holds a riddle", {"state": extra_field("riddle", "object()")}, ("state-is-data",)),
    Plant("a game without end", {"steps": "\nFinish.run = lambda self, s: s.become(Deal(-1))\n"}, ("ends",)),
    Plant(
        "totals that nobody can verify",
        {
            "rules": """
from itertools import count as _count
_numbers = _count()
Latria.totals = lambda self, s: [next(_numbers)] * s.seats
"""
        },
        ("records-round-trip",),
    ),
    Plant(
        "a ranking that gives a point too many",
        {
            "scoring": """
_ranking = ranking

def ranking(s):
    return [(place[0] + 1, *place[1:]) for place in _ranking(s)]
"""
        },
        ("scores-add-up",),
    ),
    Plant(
        "a step that the rules do not list",
        {"steps": "\nSTEPS = tuple([step for step in STEPS if step is not Follow])\n"},
        ("snapshots-round-trip",),
    ),
    Plant(
        "a race for the first answer",
        {
            "steps": """
class Race(Step):
    def __init__(self, left):
        self.left = left

    def actors(self, s):
        return self.left

    def options(self, s, seat):
        return DECLARE.actions

    def apply(self, s, seat, action):
        s.results = (*s.results, seat)
        left = tuple([other for other in self.left if other != seat])
        s.become(Race(left)) if left else s.pop()

STEPS += (Race,)
"""
            + after("Deal.run", "s.push(Race(tuple(range(s.seats))))")
        },
        ("choices-commute",),
    ),
    Plant(
        "a view that hides a card from its owner",
        {"sight": hide_first("v.hands[max(seat, 0)] &= v.hands[max(seat, 0)] - 1")},
        ("chooser-sees-choices",),
    ),
    Plant(
        "others' half-made choices visible",
        {
            "state": extra_field("half", "()") + REMEMBER,
            "sight": hide_first("v.half = LatriaState.last.picks"),
        },
        ("half-made-choices-hidden",),
    ),
    Plant(
        "draws to come kept in the state",
        {
            "state": extra_field("words", "()"),
            "steps": after("Reveal.run", "s.words = (int(s.chance.copy().below(2**48)),)"),
        },
        ("views-know-no-future",),
    ),
    Plant(
        "an oracle that loses a card",
        {
            "oracle": """
_swap = LatriaOracle.swap

def _lossy(self, s, seat, seed):
    t = _swap(self, s, seat, seed)
    t.hands[(seat + 1) % s.seats] &= t.hands[(seat + 1) % s.seats] - 1
    return t

LatriaOracle.swap = _lossy
"""
        },
        ("exchange-is-sound",),
    ),
    Plant(
        "an oracle that exchanges nothing",
        {"oracle": "\nLatriaOracle.swap = lambda self, s, seat, seed: s.clone()\n"},
        ("exchange-changes-something",),
    ),
]
