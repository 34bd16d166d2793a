"""Technologies on offer, by track, with the viewer's price."""

from __future__ import annotations

from tenban.scene.schema import Piece, zone

from ..pieces import SCIENCE, TECHNOLOGIES, TRACKS
from .names import At, goods, tech_art, tech_effect, tech_name


def tech_id(technology: int) -> str:
    return f"tech-{TECHNOLOGIES[technology]}"


def technologies(at: At) -> Piece:
    return zone(
        "technologies", at.words("technologies"), "column", [_track(at, number) for number in range(len(TRACKS))]
    )


def _track(at: At, number: int) -> Piece:
    box = at.v.box
    there = [n for n in range(len(TECHNOLOGIES)) if box.track_of[n] == number and at.v.offer[n]]
    tiles = [_tile(at, n) for n in sorted(there, key=lambda n: box.cost[n])]
    return zone(f"offer-{TRACKS[number]}", at.words(f"track-{TRACKS[number]}"), "row", tiles)


def _tile(at: At, technology: int) -> Piece:
    """The price is the viewer's own; a technology he knows is dim."""
    s, box = at.v, at.v.box
    name, count = tech_name(at, technology), s.offer[technology]
    mine = at.seat >= 0 and s.knows(at.seat, technology)
    price = s.price(at.seat, technology) if at.seat >= 0 and not mine else box.cost[technology]
    text = {"title": name, "tr": "✓" if mine else goods(SCIENCE, price)}
    printed = at.words("note-printed", cost=box.cost[technology], least=box.least[technology])
    return Piece(
        tech_id(technology),
        at.words("tech-told", technology=name, price=price, count=count),
        "tile",
        art=tech_art(technology),
        tint=TRACKS[box.track_of[technology]],
        text=text | ({"body": f"×{count}"} if count > 1 else {}),
        hint=f"{tech_effect(at, technology)} {printed}",
        dim=mine,
    )
