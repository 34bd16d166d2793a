"""The faults that the suite must find, planted in Latria Opus.

Every piece of code is added to the end of a module of the game and changes something defined there.
"""

from __future__ import annotations

from tests.testing.planting import Plant


def field_of_table(name: str, value: str, copied: str = "") -> str:
    """Code that gives the table one more field, which its clones take along."""
    return f"""
_init, _clone = LatriaState.__init__, LatriaState.clone

def _more(self, *args):
    _init(self, *args)
    self.{name} = {value}

def _copy(self):
    t = _clone(self)
    t.{name} = {copied or f"self.{name}"}
    return t

LatriaState.__init__, LatriaState.clone = _more, _copy
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


REMEMBER = """
_again = LatriaState.clone

def _remember(self):
    LatriaState.last = self
    return _again(self)

LatriaState.clone = _remember
"""


def hide_first(line: str) -> str:
    """Code that lets `hide` do something before it hides; with REMEMBER the true state is `LatriaState.last`."""
    return f"""
_hide = hide

def hide(v, seat):
    {line}
    _hide(v, seat)
"""


FAULTS = [
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
            "sight": hide_first("v.peek = bits(v.hands[(seat + 1) % v.seats])[0]"),
        },
        ("exchange-unseen", "imagined-looks-the-same"),
    ),
    Plant(
        "others' sealed choices visible",
        {
            "state": field_of_table("pending", "()") + REMEMBER,
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
        ("asked-by-public-facts", "all-know-who-chooses"),
    ),
]

# One for every check that none of the faults above is caught by, so that no check is there for nothing.
MORE = [
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
        ("asking-changes-nothing",),
    ),
    Plant(
        "a clone that forgets the eclipse",
        {"state": field_of_table("eclipse", "0", copied="0")},
        ("clone-equal",),
    ),
    Plant("a state that holds a riddle", {"state": field_of_table("riddle", "object()")}, ("state-is-data",)),
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
        ("records-keep",),
    ),
    Plant(
        "a ranking that gives a point too many",
        {
            "scoring": """
_standing = ranking

def ranking(s):
    return [(place[0] + 1, *place[1:]) for place in _standing(s)]
"""
        },
        ("scores-add-up",),
    ),
    Plant(
        "a step that the rules do not list",
        {"steps": "\nSTEPS = tuple([step for step in STEPS if step is not Follow])\n"},
        ("snapshots-keep",),
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
            "state": field_of_table("half", "()") + REMEMBER,
            "sight": hide_first("v.half = LatriaState.last.picks"),
        },
        ("half-made-choices-hidden",),
    ),
    Plant(
        "draws to come kept in the state",
        {
            "state": field_of_table("words", "()"),
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
        ("exchange-exchanges",),
    ),
    Plant(
        "an openly revealing event that the oracle does not know",
        {"oracle": "\nLatriaOracle.reveals = frozenset({'nothing'})\n"},
        ("told-the-same",),
    ),
    Plant(
        "a choice that depends on another's hand",
        {
            "steps": """
_legal = Follow.legal

def _narrowed(self, s, seat):
    return _legal(self, s, seat)[: 1 + s.hands[(seat + 1) % s.seats] % 5]

Follow.legal = _narrowed
"""
        },
        ("exchange-leaves-choices",),
    ),
    Plant(
        "a scene drawn from more than the view",
        {
            "state": REMEMBER,
            "sight": hide_first("LatriaState.true = LatriaState.last.hands.list()"),
            "face": "\nLatriaFace.phase = lambda self, at: str(LatriaState.true)\n",
        },
        ("scenes-tell-no-secret",),
    ),
    Plant(
        "hints drawn from more than the view",
        {
            "state": REMEMBER,
            "sight": hide_first("LatriaState.true = v.hands.list() if v.hands[0] != v.hands[1] else LatriaState.true"),
            "heuristics": """
def _peeking(self, s, seat):
    return hash(tuple(LatriaState.true)) * (
        7 + s.used + s.stack[-1].card if isinstance(s.stack[-1], Follow) else 1) % 97 / 97

LatriaHeuristics.value, LatriaHeuristics.is_quiet = _peeking, lambda self, s: True
LatriaHeuristics.values = lambda self, s: [_peeking(self, s, seat) for seat in range(s.seats)]
""",
        },
        tuple(f"no-peek-{name}" for name in ("greedy", "novice", "casual", "steady", "strong", "master", "hint")),
    ),
    Plant(
        "choices put in order by more than the view",
        {
            "state": REMEMBER,
            "sight": hide_first("LatriaState.true = v.hands.list() if v.hands[0] != v.hands[1] else LatriaState.true"),
            "steps": """
_lead = Lead.legal
Lead.legal = lambda self, s, seat: _lead(self, s, seat)[:: hash(tuple(LatriaState.true)) % 2 * 2 - 1]
LatriaState.true = []
""",
        },
        ("no-peek-random",),
    ),
]
