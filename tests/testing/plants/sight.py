"""Faults of what seats know: views, imagined worlds, bots, tensors and scenes."""

from __future__ import annotations

from tests.testing.planting import Plant

from .code import REMEMBER, after, declared, event, extra_field, hide_first

SIGHT = [
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
        "a shared piece that depends on the viewer",
        {
            "face": """
_used = LatriaFace._used
LatriaFace._used = lambda self, at: zone("own", at.names[at.seat], "row", [_used(self, at)])
"""
        },
        ("common-pieces-look-alike",),
    ),
    Plant(
        "a choice that is said to look the same everywhere and does not",
        {
            "face": """
LatriaFace.same_choices = True
LatriaFace.notes = lambda self, at, actions: [str(at.state.round)]
"""
        },
        ("common-pieces-look-alike",),
    ),
    Plant(
        "a choice that is said to look the same to everybody and names a player",
        {
            "face": """
LatriaFace.same_choices = True
LatriaFace.notes = lambda self, at, actions: [at.names[0]]
"""
        },
        ("common-pieces-look-alike",),
    ),
    Plant(
        "a shared piece that only one seat is shown",
        {
            "face": """
_table = LatriaFace.table
LatriaFace.table = lambda self, at: _table(self, at) if at.seat == 1 else [self._heavens(at)]
"""
        },
        ("common-pieces-look-alike",),
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
        tuple(
            f"no-peek-{name}"
            for name in ("greedy", "novice", "casual", "steady", "strong", "master", "ismcts", "rooted", "hint")
        ),
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
        "a hidden field that the rules do not declare",
        {
            "sight": """
_hide = hide

def hide(v, seat):
    _hide(v, seat)
    v.used = 0
"""
        },
        ("observations-are-views",),
    ),
    Plant(
        "a hidden array that is replaced instead of changed",
        {
            "sight": """
from tenban.kernel.seat_array import seat_array

def hide(v, seat):
    v.hands = seat_array([v.hands[i] if i == seat else UNKNOWN for i in range(v.seats)])
"""
        },
        ("observations-are-views",),
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
