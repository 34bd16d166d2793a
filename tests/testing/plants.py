"""The faults that the suite must find, planted in Latria Opus.

Every piece of code is added to the end of a module of the game and changes something defined there.
"""

from __future__ import annotations

from tests.testing.planting import Plant


def extra_field(name: str, value: str, copied: str = "") -> str:
    """Return code that gives the state one more field, which its clones copy."""
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


def event(name: str, secret: tuple[str, ...] = ()) -> str:
    """Return code that declares an event with two fields."""
    return f"""
from dataclasses import dataclass
from tenban.kernel.event import Event


@dataclass
class {name}(Event):
    secret = {secret!r}
    first: int
    second: int
"""


def after(method: str, *lines: str) -> str:
    """Return code that appends lines to a step's method; they see `self`, `s` and the other arguments in `args`."""
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
    """Return code that runs a line before `hide`; with REMEMBER the true state is `LatriaState.last`."""
    return f"""
_hide = hide

def hide(v, seat):
    {line}
    _hide(v, seat)
"""


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


def declared(**fields: object) -> dict[str, str]:
    """Code that declares something else about the game."""
    changes = ", ".join(f"{name}={value!r}" for name, value in fields.items())
    return {"rules": f"\nINFO = INFO._replace({changes})\nRULES = Latria({{}})\n"}


# At least one for every check that catches none of the faults above.
MORE = [
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
    Plant(
        "an event that tells which card will be drawn",
        {
            "state": extra_field("unseen", "-1"),
            "sight": hide_first("v.unseen = -1"),
            "steps": event("Foretells")
            + after("Reveal.run", "s.unseen = int(s.chance.below(13))", "s.emit(Foretells(0, s.unseen))"),
        },
        ("events-tell-no-secret",),
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
    Plant("hidden information declared away", declared(hidden_information=False), ("info-is-true",)),
    Plant("chance declared away", declared(chance=False), ("info-is-true",)),
    Plant("sealed steps declared away", declared(simultaneous=False), ("info-is-true",)),
    Plant("a length that games exceed", declared(length=20), ("info-is-true",)),
    Plant(
        "hidden information declared but not hidden",
        {"rules": "\nLatria.hide = Rules.hide\n"},
        ("info-is-true",),
    ),
    Plant(
        "a `hide` that hides nothing",
        {"rules": "\nLatria.hide = lambda self, v, seat: None\n"},
        ("info-is-true",),
    ),
    Plant(
        "a view that keeps the true state",
        {
            "state": extra_field("original", "None") + REMEMBER,
            "sight": hide_first("v.original = LatriaState.last"),
        },
        ("views-only",),
    ),
    Plant(
        "a view that keeps a list of the true state",
        {
            "state": extra_field("stack_of_the_game", "None") + REMEMBER,
            "sight": hide_first("v.stack_of_the_game = LatriaState.last.stack"),
        },
        ("views-only",),
    ),
    Plant(
        "rules that keep the true state",
        {
            "state": REMEMBER,
            "rules": """
def _keep(self, v, seat):
    self.kept = LatriaState.last
    sight.hide(v, seat)

Latria.hide = _keep
""",
        },
        ("views-only",),
    ),
    Plant(
        "a scene that is drawn from a state",
        {"face": "\nLatriaFace.scene = lambda self, view, **more: None\n"},
        ("views-only",),
    ),
    Plant(
        "a view that lists fewer moves than the state",
        {
            "steps": """
_all_of_it = Lead.legal
Lead.legal = lambda self, s, seat: _all_of_it(self, s, seat)[: 1 + s.hands[(seat + 1) % s.seats] % 5]
"""
        },
        ("moves-are-complete",),
    ),
    Plant(
        "an action whose text reads as two",
        {
            "steps": """
def _torn(self, s, seat):
    return [Action(a.verb, a.args, a.code, a.text.replace(" ", "; ")) for a in PLAY.each(s.hands[seat])]

Lead.options = Lead.legal = _torn
"""
        },
        ("moves-round-trip",),
    ),
    Plant(
        "a legal move that is refused",
        {"steps": "\nFollow.legal = Follow.options\n"},
        ("judge-agrees",),
    ),
    Plant(
        "a tensor with a card of another hand",
        {
            "state": REMEMBER,
            "tensor": """
_write = LatriaTensor.write

def _leak(self, s, w):
    _write(self, s, w)
    w.flags("peek", LatriaState.last.hands[(w.seat + 1) % s.seats], CARDS)

LatriaTensor.write = _leak
""",
        },
        ("tensors-tell-no-secret",),
    ),
    Plant(
        "a tensor of varying size",
        {
            "tensor": """
_write = LatriaTensor.write

def _longer(self, s, w):
    _write(self, s, w)
    for _ in range(s.round):
        w.number("more", 1)

LatriaTensor.write = _longer
"""
        },
        ("tensors-fit-the-layout",),
    ),
    Plant(
        "a tensor without a field of the state",
        {"tensor": "\nLatriaTensor.write = lambda self, s, w: w.number('round', s.round)\n"},
        ("tensors-have-every-field",),
    ),
    Plant(
        "a slice that never changes",
        {
            "tensor": """
_write = LatriaTensor.write

def _stale(self, s, w):
    used, s.used = s.used, 0
    _write(self, s, w)
    s.used = used

LatriaTensor.write = _stale
"""
        },
        ("tensors-have-every-field",),
    ),
]
