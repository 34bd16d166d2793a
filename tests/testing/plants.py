"""The faults that the suite must find, planted in Latria Opus.

Every piece of code is added to the end of a module of the game and changes something defined there.
"""

from __future__ import annotations

from tests.testing.planting import Plant


def field_of_table(name: str, value: str, copied: str = "") -> str:
    """Code that gives the table one more field, which its clones take along."""
    return f"""
_init, _clone = Table.__init__, Table.clone

def _more(self, *args):
    _init(self, *args)
    self.{name} = {value}

def _copy(self):
    t = _clone(self)
    t.{name} = {copied or f"self.{name}"}
    return t

Table.__init__, Table.clone = _more, _copy
"""


def after(method: str, *lines: str) -> str:
    """Code that lets a step's method do something more; `self`, `s` and the other arguments in `args`."""
    body = "\n    ".join(lines)
    return f"""
_method = {method}

def _longer(self, s, *args):
    result = _method(self, s, *args)
    {body}
    return result

{method} = _longer
"""


SECRECY_AND_COPIES = [
    Plant(
        "a clone that shares a list",
        {"state": field_of_table("cards", "[]")},
        ("clone-deep",),
    ),
    Plant(
        "a clone that forgets a field",
        {"state": field_of_table("results", "()", copied="()")},
        ("clone-complete",),
    ),
    Plant(
        "the key left in the view",
        {
            "state": field_of_table("origin", "b''"),
            "steps": after("Deal.run", "s.origin = getattr(s.chance, 'key', b'')"),
        },
        ("views-know-no-future",),
    ),
    Plant(
        "a hidden fact copied to a public field",
        {
            "state": field_of_table("strongest", "-1"),
            "steps": after("Lead.apply", "s.strongest = max(range(s.seats), key=lambda seat: s.hands[seat])"),
        },
        ("same-story-same-view",),
    ),
    Plant(
        "a view that shows one opponent card",
        {
            "state": field_of_table("peek", "-1"),
            "sight": """
from tenban.kernel.bits import lowest
_hide = hide

def hide(v, seat):
    v.peek = lowest(v.hands[(seat + 1) % v.seats])
    _hide(v, seat)
""",
        },
        ("exchange-unseen", "imagined-looks-the-same"),
    ),
    Plant(
        "others' sealed choices visible",
        {
            "state": field_of_table("pending", "()")
            + """
_again = Table.clone

def _remember(self):
    Table.last = self.sealed
    return _again(self)

Table.clone = _remember
""",
            "sight": """
_hide = hide

def hide(v, seat):
    v.pending = tuple(Table.last)
    _hide(v, seat)
""",
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
        ("imagined-is-sound",),
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
        {"steps": after("Lead.apply", "s.emit('holds', (self.dealer, int(s.hands[self.dealer])))")},
        ("told-the-same",),
    ),
    Plant(
        "a clone that changes when its origin moves",
        {"state": field_of_table("hands", "None")},
        ("clone-survives",),
    ),
    Plant(
        "coming draws cached in a view",
        {
            "state": field_of_table("coming", "()"),
            "steps": after(
                "Reveal.run",
                "ahead = s.chance.copy()",
                "s.coming = tuple([int(ahead.below(13)) for _ in range(3)])",
            ),
        },
        ("untold-draws-unseen",),
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
        ("asked-by-public-facts",),
    ),
]
