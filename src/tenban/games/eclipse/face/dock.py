"""What is laid out for the present question: things to build, a disc, tiles, boards to choose."""

from __future__ import annotations

from msgspec import UNSET

from tenban.kernel import legal
from tenban.scene.schema import Piece, zone

from ..actions import BUILD, DROP, INFLUENCE_TRACK, KEEP, PUT, SPECIES
from ..pieces import ITEMS, MATERIAL, SIDES, TERRAN_SIDES
from .empire import drawn_tiles, reputation_tiles
from .names import At, goods, people_art, signless


def item_id(item: int) -> str:
    return f"item-{ITEMS[item]}"


def side_id(side: int) -> str:
    return f"side-{SIDES[side]}"


def dock(at: At) -> list[Piece]:
    """The verbs of the question decide what is laid out."""
    if not at.asked:
        return []
    options = at.step.options(at.v, at.seat)
    verbs = {action.verb for action in options}
    if BUILD in verbs:
        return [items(at)]
    if PUT.one(INFLUENCE_TRACK) in options:
        return [discs(at)]
    drawn = zone("drawn", at.words("drawn-fame"), "row", drawn_tiles(at))
    mine = zone("dropping", at.words("your-fame"), "row", _to_drop(at))
    return [drawn] * (KEEP in verbs) + [mine] * (DROP in verbs)


def items(at: At) -> Piece:
    s = at.v
    people = s.people(at.seat)
    offered = {action.args[0] for action in legal(s, at.seat) if action.verb is BUILD}
    tiles = []
    for item, name in enumerate(ITEMS):
        left = s.box.ships[item] - s.built(at.seat, item) if item < 4 else UNSET
        price = goods(MATERIAL, people.costs[item])
        body = f"{price} · {at.words('note-left', count=left)}" if left is not UNSET else price
        text = {"title": at.words(f"item-{name}"), "body": body}
        tiles.append(Piece(item_id(item), at.words(f"item-{name}"), "tile", art=name, text=text, seat=at.seat))
        tiles[-1].hint = at.words(f"hint-{name}") if item >= 3 else ""
        tiles[-1].dim = item not in offered
    return zone("items", at.words("items"), "row", tiles)


def discs(at: At) -> Piece:
    """The discs on the track, to which one may return."""
    count = int(at.v.influence[at.seat])
    disc = Piece("disc-of-track", at.words("the-track"), "mark", art="disc", seat=at.seat, text={"mid": str(count)})
    disc.pick = f"disc-track{at.seat}"
    note = at.words("note-upkeep", upkeep=at.v.upkeep(at.seat), balance=signless(at.v.balance(at.seat)))
    return zone("discs", at.words("discs"), "row", [disc], text={"note": note})


def _to_drop(at: At) -> list[Piece]:
    found = reputation_tiles(at, at.seat)
    for i, tile in enumerate(found):
        tile.id = f"dropping.{i}"
    return found


def choosing_sides(at: At) -> bool:
    return any(action.verb is SPECIES for action in at.step.options(at.v, at.to_act[0])) if at.to_act else False


def sides(at: At) -> list[Piece]:
    """The twelve sides of the boards, while they are chosen."""
    taken = {int(at.v.species[seat]): seat for seat in range(at.v.seats) if at.v.species[seat] >= 0}
    cards = []
    for side, name in enumerate(SIDES):
        people = people_art(at, side)
        text = {"title": at.words(f"board-{name}")}
        if side >= len(TERRAN_SIDES):
            text["body"] = at.words(f"short-{people}")
        hint = at.words(f"people-{people}")
        card = Piece(side_id(side), at.words(f"board-{name}"), "card", art=people, text=text, hint=hint)
        card.seat = taken.get(side, UNSET)
        card.dim = side in taken or (side + 6) % 12 in taken
        cards.append(card)
    terran, alien = cards[: len(TERRAN_SIDES)], cards[len(TERRAN_SIDES) :]
    return [
        zone("aliens", at.words("aliens"), "row", alien, scale="wide"),
        zone("terrans", at.words("terrans"), "row", terran),
    ]
