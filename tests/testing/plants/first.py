"""The faults that the suite was first made to find: clones, views, sealed choices and what follows from them."""

from __future__ import annotations

from tests.testing.planting import Plant

from .code import REMEMBER, after, event, extra_field, hide_first

FAULTS = [
    Plant(
        "a clone that shares a list",
        {"state": extra_field("cards", "[]")},
        ("clone-deep",),
    ),
    Plant(
        "a clone that forgets a field",
        {"state": extra_field("results", "()", copied="()")},
        ("clone-complete",),
    ),
    Plant(
        "the key left in the view",
        {
            "state": extra_field("origin", "b''"),
            "steps": after("Deal.run", "s.origin = getattr(s.chance, 'key', b'')"),
        },
        ("views-know-no-future",),
    ),
    Plant(
        "a hidden fact copied to a public field",
        {
            "state": extra_field("strongest", "-1"),
            "steps": after("Lead.apply", "s.strongest = max(range(s.seats), key=lambda seat: s.hands[seat])"),
        },
        ("same-events-same-view",),
    ),
    Plant(
        "a view that shows one opponent card",
        {
            "state": extra_field("peek", "-1"),
            "sight": hide_first("v.peek = bits(v.hands[(seat + 1) % v.seats])[0]"),
        },
        ("exchange-unseen", "imagined-gives-the-same-view"),
    ),
    Plant(
        "others' sealed choices visible",
        {
            "state": extra_field("pending", "()") + REMEMBER,
            "sight": hide_first("v.pending = tuple(LatriaState.last.sealed)"),
        },
        ("sealed-stays-sealed",),
    ),
    Plant(
        "imagined hands of the wrong size",
        {
            "sight": """
_fill = fill

def fill(w, seat):
    _fill(w, seat)
    giver, taker = [other for other in range(w.seats) if other != seat][:2]
    card = w.hands[giver] & -w.hands[giver]
    w.hands[giver] ^= card
    w.hands[taker] |= card
"""
        },
        ("imagined-is-sound", "imagined-plays-on"),
    ),
    Plant(
        "`legal` and `why_not` disagreeing",
        {"steps": "\nFollow.legal = Follow.options\n"},
        ("legal-by-refusal", "why-not-agrees"),
    ),
    Plant(
        "a non-deterministic replay",
        {
            "steps": """
import os

def _top(s, kind):
    there = [face for face in range(FIRST_SKY[kind], 12) if count(s.decks, face) and 'SMP'[kind] == SKY[face][0]]
    return there[os.urandom(1)[0] % len(there)]

from .pieces import SKY
"""
        },
        ("replay-equals-play", "clone-plays-alike"),
    ),
    Plant(
        "a shown void forgotten by `fill`",
        {
            "sight": """
_fill = fill

def fill(w, seat):
    voids, w.voids = w.voids, 0
    _fill(w, seat)
    w.voids = voids
"""
        },
        ("past-was-legal",),
    ),
    Plant(
        "an event told to the wrong audience",
        {
            "steps": event("Holds") + after("Lead.apply", "s.emit(Holds(self.dealer, int(s.hands[self.dealer])))"),
        },
        ("events-tell-no-secret",),
    ),
    Plant(
        "a clone that changes when its origin moves",
        {"state": extra_field("hands", "None")},
        ("clone-survives",),
    ),
    Plant(
        "coming draws cached in a view",
        {
            "state": extra_field("coming", "()"),
            "steps": after(
                "Reveal.run",
                "ahead = s.chance.copy()",
                "s.coming = tuple([int(ahead.below(13)) for _ in range(3)])",
            ),
        },
        ("unannounced-draws-hidden",),
    ),
    Plant(
        "a step that names a hidden card",
        {
            "steps": """
class Warned(Follow):
    def __init__(self, dealer, card, target, threat):
        super().__init__(dealer, card, target)
        self.threat = threat

STEPS += (Warned,)
"""
            + after(
                "Lead.apply",
                "top = s.stack[-1]",
                "if type(top) is Follow:",
                "    threat = bits(s.hands[(self.dealer + 1) % s.seats])[-1]",
                "    s.become(Warned(top.dealer, top.card, top.target, threat))",
            )
        },
        ("steps-hold-no-secret",),
    ),
    Plant(
        "a seat skipped because of what only it can know",
        {
            "steps": """
_reveal = Follow.reveal

def _actors(self, s):
    return tuple([seat for seat in OTHERS[s.seats][self.dealer] if len(self.legal(s, seat)) > 1])

def _complete(self, s, choices):
    chosen = dict(zip(self.actors(s), choices))
    followers = OTHERS[s.seats][self.dealer]
    _reveal(self, s, [chosen.get(seat) or self.legal(s, seat)[0] for seat in followers])

Follow.actors, Follow.reveal, Follow.run = _actors, _complete, lambda self, s: _complete(self, s, [])
"""
        },
        ("asked-by-public-facts", "all-know-who-chooses"),
    ),
]
