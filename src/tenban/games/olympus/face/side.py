"""What lies beside the sky: plans, torches, and the viewer's own cards and stars."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from tenban.scene.schema import Piece, board, zone

from ..actions import SPACE
from ..pieces import PLANS
from ..steps.plans import Act, ChoosePlan
from .sky import At


def plans(at: At) -> list[Piece]:
    """Return the revealed plans in turn order, or who has already chosen."""
    s = at.state
    order = [(s.moon + i) % s.seats for i in range(s.seats)]
    if isinstance(at.step, Act):
        return [zone("plans", at.words("plans-now"), "row", [revealed(at, seat, i) for i, seat in enumerate(order)])]
    if isinstance(at.step, ChoosePlan):
        return [zone("plans", at.words("plans-next"), "row", [pending(at, seat) for seat in order])]
    return []


def revealed(at: At, seat: int, turn: int) -> Piece:
    s = at.state
    cost = int(s.rivals(seat))
    body = at.names[seat] + (f" · {at.words('plan-pays', cost=cost)}" if cost else "")
    tile = _plan_tile(at, seat, s.plans[seat], "plan-done" if turn < at.step.turn else "plan-of", body)
    tile.tone = "full" if turn == at.step.turn else ""
    if turn < at.step.turn:
        tile.text["tr"] = "✓"
    return tile


def pending(at: At, seat: int) -> Piece:
    """Return a plan that is not revealed yet: the viewer's own, or whether another player has chosen."""
    s, code = at.state, at.state.sealed[seat]
    if code >= 0:
        return _plan_tile(at, seat, SPACE.actions[code].arg, "plan-yours", at.words("plan-title-chosen"))
    chosen = code != -1
    name = at.words("plan-chosen" if chosen else "plan-open", seat=at.names[seat])
    title = at.words("plan-title-chosen" if chosen else "plan-title-open")
    before = at.words("plan-before", plan=at.words(f"plan-{PLANS[s.plans[seat]]}")) if s.plans else ""
    text = {"title": at.names[seat], "body": title if chosen or not before else before}
    return Piece(
        f"plan{seat}", name, "tile", art="seal" if chosen else "hourglass", seat=seat, text=text, dim=not chosen
    )


def _plan_tile(at: At, seat: int, plan: int, name: str, body: str) -> Piece:
    title = at.words(f"plan-{PLANS[plan]}")
    return Piece(
        f"plan{seat}",
        at.words(name, seat=at.names[seat], plan=title),
        "tile",
        art=PLANS[plan],
        seat=seat,
        text={"title": title, "body": body},
    )


def torches(at: At) -> Piece:
    """Return one row per player: the shape of the seat, then the spaces of the torch."""
    top, seats = at.state.box.torch_top, at.state.seats
    rows = [piece for seat in range(seats) for piece in torch(at, seat)]
    return board("torches", at.words("torches"), (top + 1, seats * 1.1), rows)


def torch(at: At, seat: int) -> Iterator[Piece]:
    """Yield the cells of a torch; only the marker's cell has a name, for screen readers."""
    marker, height = at.state.torch[seat], 0.55 + 1.1 * seat
    yield Piece(f"torch{seat}", "", "mark", art=f"seat{seat}", at=(0.5, height), size=(0.55, 0.55))
    for space in range(1, at.state.box.torch_top + 1):
        here = space == marker
        name = at.words("torch-at", seat=at.names[seat], space=marker, light=at.state.light(seat)) if here else ""
        yield Piece(
            f"torch{seat}.{space}",
            name,
            "cell",
            text={"mid": str(space)},
            seat=seat if here else UNSET,
            at=(space + 0.5, height),
            size=(0.92, 0.92),
            tone="mark" if here else "lit" if space < marker else "",
        )


def plan_card(at: At, plan: int) -> Piece:
    box, name, chosen = at.state.box, PLANS[plan], at.state.sealed[at.seat]
    prices = {"forge": box.forge_cost, "torch": box.torch_cost}.get(name, [])
    body = at.words(
        f"card-{name}",
        prices=" · ".join(str(price) for price in prices[1:]),
        most=len(prices) - 1,
        cost=box.wind_cost,
        prestige=box.wind_prestige,
    )
    return Piece(
        f"card-{name}",
        at.words(f"plan-{name}"),
        "card",
        art=name,
        tint="plan",
        text={"title": at.words(f"plan-{name}"), "body": body},
        hint=body,
        dim=chosen >= 0 and SPACE.actions[chosen].arg != plan,
    )


def allotment(at: At) -> Piece:
    """Return the viewer's three slots and the stars on them."""
    s = at.state
    ready = [
        Piece(f"ready{i}", at.words("star-ready"), "mark", art="star", seat=at.seat, size=(6.6, 6.6))
        for i in range(s.ready[at.seat])
    ]
    slots = [Piece(f"slot{i}", at.words("slot-empty"), "spot") for i in range(s.ready[at.seat], s.box.slots)]
    return zone("allotment", at.words("allotment"), "row", ready + slots)
