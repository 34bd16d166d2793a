"""An empire's board: tracks with what they bring and cost, technologies known, reputation."""

from __future__ import annotations

from collections.abc import Iterator

from tenban.kernel import bits, count_bits
from tenban.scene.schema import Piece, track, zone

from ..pieces import KINDS, PARTS, TRACK_LENGTH, TRACKS
from ..tilebag import tiles_in
from .names import (
    At,
    kind_name,
    part_art,
    part_name,
    part_values,
    people_name,
    signless,
    tech_art,
    tech_effect,
    tech_name,
)


def track_id(seat: int, kind: int) -> str:
    return f"track{seat}-{KINDS[kind]}"


def board_of(at: At, seat: int) -> list[Piece]:
    """Return the board of a seat; the tracks only of the viewer, since those of others are summed up by their names."""
    return [*(_tracks(at, seat) if seat == at.seat else []), *known(at, seat), *_beside(at, seat)]


def _tracks(at: At, seat: int) -> list[Piece]:
    tracks = [influence_track(at, seat), *[population_track(at, seat, kind) for kind in range(3)]]
    return [zone(f"tracks{seat}", at.words("tracks"), "column", tracks, bare=True)]


def summary(at: At, seat: int) -> str:
    """Return what is not told beside the name of a seat."""
    s = at.state
    buried = sum(s.all_graves(seat))
    told = [people_name(at, seat), at.words("note-upkeep", upkeep=s.upkeep(seat), balance=signless(s.balance(seat)))]
    return " · ".join(told + [at.words("note-graveyard", count=buried)] * bool(buried))


def influence_track(at: At, seat: int) -> Piece:
    """Return the influence track: discs lie from the left, and the number to their right is the upkeep."""
    s = at.state
    upkeep = s.box.upkeep[:-1]
    discs = int(s.influence[seat])
    cells = [(str(cost), i < discs) for i, cost in enumerate(upkeep)]
    note = at.words("note-upkeep", upkeep=s.upkeep(seat), balance=signless(s.balance(seat)))
    name = at.words("influence-track", discs=discs)
    made = track(f"influence{seat}", name, cells, text={"note": note}, seat=seat)
    return _told(made, f"disc-track{seat}", "round", f"seat{seat}", discs)


def population_track(at: At, seat: int, kind: int) -> Piece:
    s = at.state
    cubes = s.cubes_on_track(seat, kind)
    buried = s.buried(seat, kind)
    cells = [(str(value), i < cubes) for i, value in enumerate(s.box.production[:-1])]
    note = at.words("note-produces", count=s.production(seat, kind))
    if buried:
        note += " · " + at.words("note-graveyard", count=buried)
    made = track(
        track_id(seat, kind), f"{{{KINDS[kind]}}} {kind_name(at, kind).capitalize()}", cells, text={"note": note}
    )
    return _told(made, "", "", KINDS[kind], cubes)


def _told(made: Piece, pick: str, shape: str, tint: str, covered: int) -> Piece:
    """Return a track whose cells are decoration: only its title is read aloud."""
    made.pick = pick
    for i, cell in enumerate(made.items):
        cell.name = ""
        cell.tint = tint
        cell.shape = "round" if shape else ""
        if i == covered:
            cell.tone = "mark"
    return made


def known(at: At, seat: int) -> Iterator[Piece]:
    """Yield the technologies of a seat by track, with the next discount and the points of the track."""
    s = at.state
    for number, name in enumerate(TRACKS):
        techs = s.techs[seat] & s.box.on_track[number]
        count = int(count_bits(techs))
        note = _track_note(at, count)
        cells = [
            Piece(
                f"known{seat}-{technology}",
                tech_name(at, technology),
                "cell",
                art=tech_art(technology),
                tint=name,
                hint=tech_effect(at, technology),
                tone="lit",
            )
            for technology in bits(techs)
        ]
        yield zone(f"known{seat}-{name}", at.words(f"track-{name}"), "row", cells, text={"note": note})


def _track_note(at: At, count: int) -> str:
    cheaper = at.state.box.discount[count] if count < TRACK_LENGTH else 0
    points = at.state.box.track_points[count]
    told = [at.words("note-track", count=count)]
    told += [at.words("note-cheaper", cheaper=cheaper)] if cheaper else []
    told += [at.words("note-points", points=points)] if points else []
    return " · ".join(told)


def _beside(at: At, seat: int) -> Iterator[Piece]:
    """Yield reputation tiles and ambassadors, then parts and discoveries kept."""
    held = [*reputation_tiles(at, seat), *_ambassadors(at, seat)]
    yield zone(f"reputation{seat}", at.words("reputation-track"), "row", held)
    kept = [_kept_part(at, seat, n) for n in bits(at.state.kept_parts[seat])]
    finds = int(at.state.kept_discoveries[seat])
    if finds:
        kept.append(
            Piece(f"finds{seat}", at.words("finds", count=finds), "mark", art="discovery", text={"mid": str(finds)})
        )
    if kept:
        yield zone(f"kept{seat}", at.words("kept"), "row", kept)


def _kept_part(at: At, seat: int, part: int) -> Piece:
    hint = part_values(at.state.box.parts[part])
    return Piece(f"kept{seat}-{PARTS[part]}", part_name(at, part), "cell", art=part_art(part), hint=hint, tone="lit")


def reputation_tiles(at: At, seat: int) -> list[Piece]:
    """Return the reputation tiles of a seat; their values are secret to others until the end."""
    s = at.state
    if seat == at.seat or not s.stack:
        return [_reputation_tile(at, f"reputation{seat}.{i}", n) for i, n in enumerate(tiles_in(s.reputation[seat]))]
    return [
        Piece(f"reputation{seat}.{i}", at.words("reputation-hidden"), "mark", art="rep", text={"mid": "?"})
        for i in range(int(s.reputation_sizes[seat]))
    ]


def _reputation_tile(at: At, id: str, value: int) -> Piece:
    name = at.words("reputation-tile", value=value + 1)
    return Piece(id, name, "mark", art="rep", text={"mid": str(value + 1)}, pick=f"reputation-{value}")


def drawn_tiles(at: At) -> list[Piece]:
    """Return the reputation tiles that the viewer has drawn and looks at."""
    s = at.state
    values = tiles_in(s.drawn)
    found = [_reputation_tile(at, f"drawn.{i}", n) for i, n in enumerate(values)]
    for piece, value in zip(found, values, strict=True):
        piece.pick = f"drawn-{value}"
    return found


def _ambassadors(at: At, seat: int) -> list[Piece]:
    return [
        Piece(f"envoy{seat}-{other}", at.words("ambassador-of", seat=at.names[other]), "mark", art="envoy", seat=other)
        for other in bits(at.state.allies[seat])
    ]
