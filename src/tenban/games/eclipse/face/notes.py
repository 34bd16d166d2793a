"""What a choice costs and brings, told before it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenban.kernel import Action, bits

from ..actions import (
    ABANDON,
    ACT,
    ATTACK,
    BUILD,
    COLONY,
    EXPLORE,
    HIT,
    INFLUENCE_TRACK,
    LIFT,
    PAY,
    PUT,
    RETREAT,
    ROTATE,
    SLOT,
    SPECIES,
    STEP,
    TECH,
    TRACK,
    YES,
)
from ..atlas import EDGE_COUNT, NOWHERE, beyond, stack_of, turned
from ..battle import colour_of
from ..blueprint import laid_over
from ..pieces import KINDS, MATERIAL, MONEY, SCIENCE, SETTLED_FROM, STACKS, STARBASE
from ..steps.dice import hits
from ..steps.discovery import finds_discovery
from .names import At, goods, hex_name, people_art, plan_values, side_name, signless
from .odds import chance, foes_at, side_at
from .paths import flight, parts_of, placing

Note = Callable[[At, Action], str]


def note_of(at: At, actions: Sequence[Action]) -> str:
    if actions[0].verb in (LIFT, PUT):
        return _disc_move(at, actions)
    if actions[-1].verb is STEP:
        return _step(at, actions)
    if actions[-1].verb is SLOT:
        return _slot(at, actions)
    found = NOTES.get(actions[-1].verb.name)
    return found(at, actions[-1]) if found else ""


# upkeep


def change(at: At, discs: int) -> str:
    """What a disc that leaves the track (or comes back) does to the money at the end of the round."""
    s = at.v
    before, after = s.upkeep(at.seat), s.upkeep(at.seat, discs)
    return at.words("note-change", before=before, after=after, balance=signless(s.balance(at.seat) + before - after))


def _act(at: At, action: Action) -> str:
    return change(at, 1)


def _claim(at: At, action: Action) -> str:
    return change(at, 1) if type(at.step).__name__ == "Claim" else ""


def _disc_move(at: At, actions: Sequence[Action]) -> str:
    """What a disc brings to a hex, or what goes with it when it leaves one."""
    first, last = parts_of(at, actions)[0], actions[-1]
    if first.arg == INFLUENCE_TRACK:
        finds = finds_discovery(at.v, last.arg)
        return " · ".join([change(at, 1)] + [at.words("note-finds")] * bool(finds))
    lost = at.words("note-given-up", points=at.v.box.points[at.v.atlas.tile[first.arg]], cubes=_cubes(at, first.arg))
    return f"{lost} · {change(at, -1)}" if last is PUT.one(INFLUENCE_TRACK) else lost


def _cubes(at: At, slot: int) -> int:
    return at.v.cubes_at(slot)


def _abandon(at: At, action: Action) -> str:
    s = at.v
    money = s.production(at.seat, 0)
    cubes = sum(s.has_cube(action.arg, square) for square in (0, 1))
    left = s.box.production[min(s.cubes_on_track(at.seat, MONEY) + cubes, s.box.track)]
    saved = s.upkeep(at.seat) - s.upkeep(at.seat, -1)
    return at.words("note-balance", balance=signless(s.balance(at.seat) + saved - money + left))


# prices


def _technology(at: At, action: Action) -> str:
    s = at.v
    if type(at.step).__name__ == "FreeTechnology":
        return ""
    price = s.price(at.seat, action.arg)
    return _paid(at, SCIENCE, price)


def _paid(at: At, kind: int, price: int) -> str:
    short = at.v.stored(at.seat, kind) < price
    return at.words("note-trades" if short else "note-price", price=goods(kind, price))


def _build(at: At, action: Action) -> str:
    return _paid(at, MATERIAL, at.v.people(at.seat).costs[action.args[0]])


def _pay(at: At, action: Action) -> str:
    step = at.step
    if not hasattr(step, "kind"):
        return at.words("note-balance", balance=signless(at.v.balance(at.seat) + 1))
    return at.words("note-short", count=step.price - at.v.stored(at.seat, step.kind))


# battles


def _hit(at: At, action: Action) -> str:
    s = at.v
    foe, (target, rank) = s.foe_of(at.seat), action.args
    damage = s.damages(foe, target)[rank] + s.box.damage[colour_of(s.dice[0])]
    hull = s.plan(foe, target).hull
    return at.words("note-kills") if damage > hull else at.words("note-hurts", damage=damage, hull=hull + 1)


def _attack(at: At, action: Action) -> str:
    """The faces that hit the least and the best guarded foe."""
    s = at.v
    foe = s.foe_of(at.seat)
    computer = s.plan(at.seat, at.step.ship).computer
    shields = [s.plan(foe, target).shield for target in s.types_of(foe)]
    least = sorted({min(face for face in range(2, 7) if hits(face, computer, shield)) for shield in shields})
    return at.words("note-hits", faces=" / ".join(f"{face}+" if face < 6 else "6" for face in least))


def _retreat(at: At, action: Action) -> str:
    """EC-17.2; at a stalemate one leaves at once."""
    return "" if type(at.step).__name__ == "Flee" else at.words("note-retreat")


# the map


def _explore(at: At, action: Action) -> str:
    slot, edge = action.args
    stack = stack_of(beyond(at.v.atlas.space[slot], edge))
    s = at.v
    left = s.stack_size(stack)
    return at.words("note-stack", stack=STACKS[stack], count=left)


def _rotate(at: At, action: Action) -> str:
    """Where the hex would be open to."""
    s, step = at.v, at.step
    holes = turned(s.box.holes[step.slot], action.arg)
    found = []
    for edge in range(EDGE_COUNT):
        other = s.atlas.at.get(beyond(step.space, edge), NOWHERE)
        if other != NOWHERE and holes >> edge & 1 and s.atlas.holes[other] >> ((edge + 3) % EDGE_COUNT) & 1:
            found.append(hex_name(at, other))
    told = at.words("note-opens", hexes=at.listed(found)) if found else at.words("note-opens-nowhere")
    ancients = s.box.ancients[step.slot]
    waiting = [at.words("note-ancients", count=ancients)] if ancients else []
    return " · ".join([at.words("note-turned", degrees=60 * action.arg), told, *waiting])


def _step(at: At, actions: Sequence[Action]) -> str:
    """Entering a hex with enemies: how a battle there would probably end."""
    s = at.v
    ship, _, slot = flight(at, actions)
    foes = foes_at(s, slot, at.seat)
    partner = [seat for seat in bits(s.allies[at.seat]) if s.owner(slot) == seat or s.fleet(slot, seat)]
    found = [at.words("note-breaks", seat=at.names[seat]) for seat in partner]
    attack = side_at(s, slot, at.seat, ship)
    for foe in foes:
        percent = chance(s, side_at(s, slot, foe), attack)
        found.append(at.words("note-odds", seat=side_name(at, foe), percent=percent))
    return " · ".join(found)


def _colony(at: At, action: Action) -> str:
    kind = SETTLED_FROM[action.args[1]]
    return _production(at, kind, -1)


def _production(at: At, kind: int, cubes: int) -> str:
    s = at.v
    now = s.cubes_on_track(at.seat, kind)
    after = s.box.production[max(0, min(now + cubes, s.box.track))]
    return f"{{{KINDS[kind]}}} " + at.words("note-production", before=s.production(at.seat, kind), after=after)


def _track(at: At, action: Action) -> str:
    name = type(at.step).__name__
    if name == "Artifact":
        return f"+{goods(action.arg, at.v.box.artifact)}"
    if name == "GiveCube":
        return _production(at, action.arg, -1)
    return _production(at, action.arg, 1) if name == "ReturnCubes" else ""


# blueprints


def _slot(at: At, actions: Sequence[Action]) -> str:
    """The blueprint as it would be."""
    s = at.v
    ship, slot = actions[-1].args
    tiles = laid_over(s.tiles_on(at.seat, ship), slot, placing(at, actions))
    plan = s.plan_with(at.seat, ship, tiles)
    return f"{plan_values(plan, ship != STARBASE)} · {at.words('note-energy', energy=signless(plan.energy))}"


def _species(at: At, action: Action) -> str:
    return at.words(f"people-{people_art(at, action.arg)}")


NOTES: dict[str, Note] = {
    ACT.name: _act,
    YES.name: _claim,
    ABANDON.name: _abandon,
    TECH.name: _technology,
    BUILD.name: _build,
    PAY.name: _pay,
    EXPLORE.name: _explore,
    ROTATE.name: _rotate,
    COLONY.name: _colony,
    TRACK.name: _track,
    HIT.name: _hit,
    ATTACK.name: _attack,
    RETREAT.name: _retreat,
    SPECIES.name: _species,
}
