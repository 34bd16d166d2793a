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
from ..blueprint import laid_over
from ..pieces import KINDS, MATERIAL, SCIENCE, SETTLED_FROM, STACKS, STARBASE
from ..state import EclipseState
from ..steps.dice import foe_of, hits, types_of, wounds
from ..steps.discovery import unguarded
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


def upkeep_with(s: EclipseState, seat: int, discs: int) -> int:
    """The upkeep with so many more discs on the track."""
    last = len(s.box.upkeep) - 1
    return s.box.upkeep[max(0, min(int(s.influence[seat]) + discs, last))]


def change(at: At, discs: int) -> str:
    """What a disc that leaves the track (or comes back) does to the money at the end of the round."""
    s = at.state
    before, after = s.upkeep(at.seat), upkeep_with(s, at.seat, discs)
    return at.words("note-change", before=before, after=after, balance=signless(s.balance(at.seat) + before - after))


def _act(at: At, action: Action) -> str:
    return change(at, -1)


def _claim(at: At, action: Action) -> str:
    return change(at, -1) if type(at.step).__name__ == "Claim" else ""


def _disc_move(at: At, actions: Sequence[Action]) -> str:
    """What a disc brings to a hex, or what goes with it when it leaves one."""
    first, last = parts_of(at, actions)[0], actions[-1]
    if first.arg == INFLUENCE_TRACK:
        finds = at.state.hidden >> last.arg & 1 and unguarded(at.state, last.arg)
        return " · ".join([change(at, -1)] + [at.words("note-finds")] * bool(finds))
    lost = at.words(
        "note-given-up", points=at.state.box.points[at.state.atlas.tile[first.arg]], cubes=_cubes(at, first.arg)
    )
    return f"{lost} · {change(at, 1)}" if last is PUT.one(INFLUENCE_TRACK) else lost


def _cubes(at: At, slot: int) -> int:
    return sum(int(cubes) >> slot & 1 for cubes in at.state.cubes)


def _abandon(at: At, action: Action) -> str:
    s = at.state
    money = s.production(at.seat, 0)
    cubes = sum(s.cubes[square] >> action.arg & 1 for square in (0, 1))
    left = s.box.production[min(s.tracks[at.seat * 3] + cubes, s.box.track)]
    saved = s.upkeep(at.seat) - upkeep_with(s, at.seat, 1)
    return at.words("note-balance", balance=signless(s.balance(at.seat) + saved - money + left))


# prices


def _technology(at: At, action: Action) -> str:
    s = at.state
    if type(at.step).__name__ == "FreeTechnology":
        return ""
    price = s.price(at.seat, action.arg)
    return _paid(at, SCIENCE, price)


def _paid(at: At, kind: int, price: int) -> str:
    short = at.state.goods[at.seat * 3 + kind] < price
    return at.words("note-trades" if short else "note-price", price=goods(kind, price))


def _build(at: At, action: Action) -> str:
    return _paid(at, MATERIAL, at.state.people(at.seat).costs[action.args[0]])


def _pay(at: At, action: Action) -> str:
    step = at.step
    if not hasattr(step, "kind"):
        return at.words("note-balance", balance=signless(at.state.balance(at.seat) + 1))
    return at.words("note-short", count=step.price - at.state.goods[at.seat * 3 + step.kind])


# battles


def _hit(at: At, action: Action) -> str:
    s = at.state
    foe, (target, rank) = foe_of(s, at.seat), action.args
    damage = wounds(s, foe, target)[rank] + s.box.damage[s.dice[0] >> 3]
    hull = s.plan(foe, target).hull
    return at.words("note-kills") if damage > hull else at.words("note-hurts", damage=damage, hull=hull + 1)


def _attack(at: At, action: Action) -> str:
    """The faces that hit the least and the best guarded foe."""
    s = at.state
    foe = foe_of(s, at.seat)
    computer = s.plan(at.seat, at.step.ship).computer
    shields = [s.plan(foe, target).shield for target in types_of(s, foe)]
    least = sorted({min(face for face in range(2, 7) if hits(face, computer, shield)) for shield in shields})
    return at.words("note-hits", faces=" / ".join(f"{face}+" if face < 6 else "6" for face in least))


def _retreat(at: At, action: Action) -> str:
    """EC-17.2; at a stalemate one leaves at once."""
    return "" if type(at.step).__name__ == "Flee" else at.words("note-retreat")


# the map


def _explore(at: At, action: Action) -> str:
    slot, edge = action.args
    stack = stack_of(beyond(at.state.atlas.space[slot], edge))
    s = at.state
    left = s.outer if stack == 2 else len(bits(s.stacks[stack]))
    return at.words("note-stack", stack=STACKS[stack], count=left)


def _rotate(at: At, action: Action) -> str:
    """Where the hex would be open to."""
    s, step = at.state, at.step
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
    s = at.state
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
    s = at.state
    now = s.tracks[at.seat * 3 + kind]
    after = s.box.production[max(0, min(now + cubes, s.box.track))]
    return f"{{{KINDS[kind]}}} " + at.words("note-production", before=s.production(at.seat, kind), after=after)


def _track(at: At, action: Action) -> str:
    name = type(at.step).__name__
    if name == "Artifact":
        return f"+{goods(action.arg, at.state.box.artifact)}"
    if name == "GiveCube":
        return _production(at, action.arg, -1)
    return _production(at, action.arg, 1) if name == "ReturnCubes" else ""


# blueprints


def _slot(at: At, actions: Sequence[Action]) -> str:
    """The blueprint as it would be."""
    s = at.state
    ship, slot = actions[-1].args
    tiles = laid_over(s.tiles[at.seat * 4 + ship], slot, placing(at, actions))
    plan = s.box.blueprint(s.box.people_of[s.species[at.seat]], ship, tiles)
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
