"""Questions and choices in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tenban.kernel import Action, bits

from ..actions import (
    ACT,
    ACTIONS,
    AGREED,
    ATTACK,
    BUILD,
    COLONY,
    DONE,
    DROP,
    EXPLORE,
    HIT,
    INFLUENCE_TRACK,
    INFLUENCING,
    KEEP,
    LIFT,
    NO,
    NONE,
    PASS,
    PAY,
    PICK,
    PUT,
    ROTATE,
    SHIP,
    SLOT,
    STEP,
    TECH,
    UNCOVER,
    YES,
)
from ..battle import colour_of, face_of
from ..blueprint import COLOURS
from ..pieces import GRAY, ITEMS, KINDS, MONEY, SETTLED_FROM, SETTLED_SQUARE
from ..steps.battle import Assign
from ..steps.combat import Bomb
from ..steps.diplomacy import Answer
from ..steps.discovery import Discovery, FitPart
from ..steps.influence import Influence
from ..steps.reputation import KeepTile, has_place
from ..steps.turn import Turn
from ..steps.upkeep import Books
from .galaxy import space_name
from .names import At, dice_of, goods, hex_name, kind_name, part_name, square_name, target_name, tech_name
from .notes import change
from .paths import WORDS, discovery_name, flight, parts_of, placing, space_of
from .turns import only_gives_up

if TYPE_CHECKING:
    from . import EclipseFace

Said = Callable[[At, Action], str]


def name_of(at: At) -> str:
    """The step the game is at, as a word in the texts."""
    return type(at.step).__name__.lower()


def question_of(at: At) -> str:
    """The message ask-<step> with whatever the step tells."""
    step, told = at.step, {}
    for name, word in TOLD.items():
        if hasattr(step, name):
            told[word] = WORDS[word](at, getattr(step, name)) if word in WORDS else getattr(step, name)
    if isinstance(step, FitPart):
        told["part"] = part_name(at, step.found)
    elif isinstance(step, Discovery):
        told["discovery"] = discovery_name(at, step.found)
    elif isinstance(step, Answer):
        told["seat"] = at.names[step.suitor]
    elif isinstance(step, Influence) and at.v.picks:
        told["place"] = WORDS["place"](at, parts_of(at, ())[0].arg)
    elif isinstance(step, Assign):
        colour, face = colour_of(at.v.dice[0]), face_of(at.v.dice[0])
        told.update(die=f"{{die-{COLOURS[colour]}}}{face}", damage=at.v.box.damage[colour])
    elif isinstance(step, Bomb):
        told["seat"] = at.names[at.v.owner(step.slot)]
    elif isinstance(step, Turn):
        told["change"] = change(at, 1)
    elif isinstance(step, Books):
        told["short"] = -at.v.balance(at.seat)
    return at.words(f"ask-{name_of(at)}{_case(at)}", **told)


def _case(at: At) -> str:
    """Of two ways to ask, which."""
    if isinstance(at.step, Turn) and at.v.has_passed(at.seat):
        return "-passed"
    if isinstance(at.step, Influence) and at.v.picks:
        return "-lifted"
    return "-full" if isinstance(at.step, KeepTile) and not has_place(at.v, at.seat) else ""


TOLD = {
    "left": "left",
    "slot": "hex",
    "kind": "kind",
    "price": "price",
    "ship": "ship",
    "damage": "damage",
}


def sentence_of(face: EclipseFace, at: At, actions: Sequence[Action]) -> str:
    last = actions[-1]
    if last.verb is STEP:
        return _step(at, actions)
    if last.verb is SLOT:
        return _slot(at, actions)
    if last is PUT.one(INFLUENCE_TRACK):
        return at.words("give-up", hex=_disc_at(at, parts_of(at, actions)[0]))
    if last.verb is PUT:
        return at.words("move-disc", source=_disc_at(at, parts_of(at, actions)[0]), target=_disc_at(at, last))
    if last.verb is KEEP and last.arg != NONE and len(parts_of(at, actions)) > 1:
        return at.words("drop-keep", old=parts_of(at, actions)[0].arg + 1, new=last.arg + 1)
    said = SENTENCES.get(last.verb.name)
    return said(at, last) if said else face.action(at, last)


def _disc_at(at: At, action: Action) -> str:
    return at.words("the-track") if action.arg == INFLUENCE_TRACK else hex_name(at, action.arg)


def _slot(at: At, actions: Sequence[Action]) -> str:
    ship, slot = actions[-1].args
    old = at.v.plan(at.seat, ship).shown[slot]
    part, name = part_name(at, placing(at, actions)), target_name(at, ship)
    id = "slot-over" if old >= 0 else "action-slot"
    return at.words(id, part=part, ship=name, slot=slot + 1, old=part_name(at, old))


def _yes_or_no(at: At, action: Action) -> str:
    step = at.step
    place = hex_name(at, step.slot) if hasattr(step, "slot") else ""
    id = f"{name_of(at)}-{action.verb.name}"
    return at.words(id, hex=place) if at.words.has(id) else at.words(f"action-{action.verb.name}")


def _explore(at: At, action: Action) -> str:
    return at.words("explore-space", space=space_name(at, space_of(at, action)))


def _pick(at: At, action: Action) -> str:
    return at.words("pick-hex", hex=hex_name(at, (at.step.first, at.step.second)[action.arg]))


def _rotate(at: At, action: Action) -> str:
    return at.words("rotate-hex", hex=hex_name(at, at.step.slot), degrees=60 * action.arg)


def lay_sentence(at: At, rotation: Action, claim: Action) -> str:
    """A hex is placed, with a disc or without."""
    id = "lay-claimed" if claim is AGREED else "lay-bare"
    return at.words(id, hex=hex_name(at, at.step.slot), degrees=60 * rotation.arg)


def trade_sentence(at: At, last: tuple[At, Sequence[Action]]) -> str:
    """All trades of a payment, those included that follow by themselves."""
    then, wanted = last[0].after(last[1]), getattr(at.step, "kind", MONEY)
    if then is None:
        return _pay(at, last[1][-1])
    given = [(kind, at.v.stored(at.seat, kind) - then.v.stored(at.seat, kind)) for kind in range(len(KINDS))]
    paid = " + ".join(goods(kind, count) for kind, count in given if kind != wanted and count > 0)
    gained = sum(count for kind, count in given if kind != wanted) // at.v.people(at.seat).trade
    return at.words("action-pay", given=paid, gained=goods(wanted, gained))


def _lift(at: At, action: Action) -> str:
    return at.words("action-lift", place=_disc_at(at, action))


def _tech(at: At, action: Action) -> str:
    free = name_of(at) == "freetechnology"
    return at.words("take-tech" if free else "action-tech", technology=tech_name(at, action.arg))


def _uncover(at: At, action: Action) -> str:
    ship, slot = action.args
    part = at.v.plan(at.seat, ship).tile(slot)
    return at.words("action-uncover", part=part_name(at, part), ship=target_name(at, ship))


def _build(at: At, action: Action) -> str:
    item, slot = action.args
    return at.words("build-item", item=at.words(f"item-{ITEMS[item]}"), hex=hex_name(at, slot))


def _ship(at: At, action: Action) -> str:
    slot, ship = action.args
    return at.words("choose-ship", ship=target_name(at, ship), hex=hex_name(at, slot))


def _step(at: At, actions: Sequence[Action]) -> str:
    ship, _, target = flight(at, actions)
    return at.words("action-step", ship=target_name(at, ship), hex=hex_name(at, target))


def _colony(at: At, action: Action) -> str:
    slot, settling = action.args
    square = SETTLED_SQUARE[settling]
    kind = kind_name(at, SETTLED_FROM[settling])
    id = "colony-from" if square >= GRAY else "action-colony"
    return at.words(id, square=square_name(at, square), hex=hex_name(at, slot), kind=kind)


def _pay(at: At, action: Action) -> str:
    wanted = at.step.kind if hasattr(at.step, "kind") else MONEY
    rate = at.v.people(at.seat).trade
    return at.words("action-pay", given=goods(action.arg, rate), gained=goods(wanted, 1))


def _hit(at: At, action: Action) -> str:
    s = at.v
    target, rank = action.args
    damage = s.damages(s.foe_of(at.seat), target)[rank]
    id = "hit-hurt" if damage else "action-hit"
    return at.words(id, ship=target_name(at, target), damage=damage)


def _value(at: At, action: Action) -> str:
    verb = action.verb.name
    return at.words(f"{verb}-none") if action.arg == NONE else at.words(f"action-{verb}", value=action.arg + 1)


def _pass(at: At, action: Action) -> str:
    return at.words("action-pass-again" if at.v.has_passed(at.seat) else "action-pass")


def _done(at: At, action: Action) -> str:
    id = f"done-{name_of(at)}"
    return at.words(id) if at.words.has(id) else at.words("action-done")


def _attack(at: At, action: Action) -> str:
    ship = getattr(at.step, "ship", -1)
    if ship < 0:
        return at.words("action-attack")
    return at.words("attack-with", dice=dice_of(at.v.plan(at.seat, ship)) or "–")


def _act(at: At, action: Action) -> str:
    """Influence that could only give up a hex says so beforehand (EC-4.5)."""
    name = at.words(f"action-{ACTIONS[action.arg]}")
    if action.arg != INFLUENCING or not only_gives_up(at):
        return name
    held = bits(at.v.discs[at.seat])
    return at.words("influence-one", hex=hex_name(at, held[0])) if len(held) == 1 else at.words("influence-gives-up")


SENTENCES: dict[str, Said] = {
    ACT.name: _act,
    YES.name: _yes_or_no,
    NO.name: _yes_or_no,
    EXPLORE.name: _explore,
    PICK.name: _pick,
    ROTATE.name: _rotate,
    LIFT.name: _lift,
    TECH.name: _tech,
    UNCOVER.name: _uncover,
    BUILD.name: _build,
    SHIP.name: _ship,
    COLONY.name: _colony,
    PAY.name: _pay,
    HIT.name: _hit,
    KEEP.name: _value,
    DROP.name: _value,
    PASS.name: _pass,
    DONE.name: _done,
    ATTACK.name: _attack,
}
