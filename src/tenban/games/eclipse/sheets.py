"""What is printed on the components of Eclipse, as tables of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from tenban.kernel.bits import bits
from tenban.scene.schema import Sheet
from tenban.scene.words import Words

from .arts import PART_ART, tech_art
from .blueprint import ANCIENT_PART, COLOURS, NO_PART, Blueprint, Part, Printed
from .pieces import (
    DISCOVERIES,
    FIRST_FOUND_PART,
    ITEMS,
    PARTS,
    PEOPLES,
    SHIPS,
    TARGETS,
    TECHNOLOGIES,
    TRACKS,
    EclipseBox,
    People,
)

ACTIONS = ("explore", "influence", "research", "upgrade", "build", "move")
COUNTED = (*ACTIONS, "flips", "trade", "discs", "colony_ships", "reputation")


def facts(box: EclipseBox, words: Words) -> dict[str, str | int]:
    """Return what texts say beside the numbers of the tables."""
    found: dict[str, str | int] = {
        "tech-tiles": sum(box.copies),
        "reputation-tiles": sum(box.reputation),
        "discovery-tiles": sum(box.discoveries),
        "cubes-all": 3 * box.cubes,
        "start-production": box.production[box.cubes],
        "traitor-loss": -box.traitor_points,
        "free-parts": words("list-comma").join(
            words(f"part-{name}") for name, needs in zip(PARTS, box.needs, strict=True) if needs == NO_PART
        ),
        "draw-list": words("list-comma").join(
            words("draw-value", ship=words(f"ship-{name}"), count=box.draws_for[n]) for n, name in enumerate(TARGETS)
        ),
        "track-points": ", ".join(f"{n}: {points}" for n, points in enumerate(box.track_points) if points),
        "by-ship": _by_people(box, words, lambda people: words(f"ship-{SHIPS[people.ship]}")),
    }
    for name in COUNTED:
        found[f"by-{name}"] = _by_people(box, words, partial(_number_of, name))
    return found


def _number_of(name: str, people: People) -> str:
    return str(getattr(people, name))


def _by_people(box: EclipseBox, words: Words, value: Callable[[People], str]) -> str:
    """Return what most peoples have, and the exceptions by name."""
    values = [value(people) for people in box.peoples]
    usual = Counter(values).most_common(1)[0][0]
    others = [
        words("people-value", name=_people_name(people.name, words), value=own)
        for people, own in zip(box.peoples, values, strict=True)
        if own != usual
    ]
    return words("people-exception", value=usual, others=words("list-comma").join(others)) if others else usual


def _people_name(name: str, words: Words) -> str:
    return words("sheet-terran" if name == "terran" else f"board-{name}")


def sheets(box: EclipseBox, words: Words) -> list[Sheet]:
    """Return the tables of the rulebook."""
    return [
        _peoples(box, words),
        _actions(box, words),
        _numbered("production", ("cubes", "produces"), box.production, words),
        _numbered("upkeep", ("discs", "costs-money"), box.upkeep, words),
        _technologies(box, words),
        _discounts(box, words),
        _parts(box, words),
        *_blueprints(box, words),
        _costs(box, words),
        _strangers(box, words),
        _discoveries(box, words),
        _reputation(box, words),
    ]


def _columns(words: Words, *names: str) -> list[str]:
    return [words(f"sheet-{name}") for name in names]


def _numbered(title: str, columns: tuple[str, str], numbers: list[int], words: Words) -> Sheet:
    """Return a track as two rows: how many are left, and what that means."""
    rows = [[words(f"sheet-{columns[1]}"), *[str(n) for n in numbers]]]
    heads = [words(f"sheet-{columns[0]}"), *[str(n) for n in range(len(numbers))]]
    return Sheet(words(f"sheet-{title}"), heads, rows, words("doubt-boards"))


def _technologies(box: EclipseBox, words: Words) -> Sheet:
    rows = [
        [
            words(f"tech-{name}"),
            words(f"track-{TRACKS[box.track_of[n]]}"),
            str(box.cost[n]),
            str(box.least[n]),
            str(box.copies[n]),
            _effect(box, name, words),
        ]
        for n, name in enumerate(TECHNOLOGIES)
    ]
    columns = _columns(words, "technology", "track", "cost", "least", "copies", "effect")
    arts = [tech_art(name) for name in TECHNOLOGIES]
    return Sheet(words("sheet-technologies"), columns, rows, words("doubt-boards"), arts)


def _effect(box: EclipseBox, name: str, words: Words) -> str:
    if words.has(f"effect-{name}"):
        return words(f"effect-{name}")
    part = words(f"part-{name}")
    return words("effect-part", part=part, values=_part_values(box.parts[PARTS.index(name)], words))


def _discounts(box: EclipseBox, words: Words) -> Sheet:
    rows = [
        [str(n), str(box.discount[n]) if n < len(box.discount) else "–", str(points)]
        for n, points in enumerate(box.track_points)
    ]
    return Sheet(words("sheet-discount"), _columns(words, "known", "cheaper", "points"), rows)


def _parts(box: EclipseBox, words: Words) -> Sheet:
    rows = []
    for name, part in zip(PARTS, box.parts, strict=True):
        if part.needs == NO_PART:
            needs = words("sheet-free")
        elif part.needs == ANCIENT_PART:
            needs = words("sheet-found")
        else:
            needs = words(f"tech-{TECHNOLOGIES[part.needs]}")
        rows.append([words(f"part-{name}"), needs, _part_values(part, words)])
    columns, arts = _columns(words, "part", "needs", "values"), [PART_ART[name] for name in PARTS]
    return Sheet(words("sheet-parts"), columns, rows, words("doubt-boards"), arts)


def _part_values(part: Part, words: Words) -> str:
    found = _values(part, words, ("energy", "initiative", "move", "computer", "shield", "hull"))
    if part.dice:
        kind = "sheet-missile" if part.missile else "sheet-dice"
        found.append(words(kind, colour=words(f"colour-{COLOURS[part.colour]}"), n=part.dice))
    return words("list-comma").join(found)


def _values(thing: Part | Printed | Blueprint, words: Words, names: tuple[str, ...]) -> list[str]:
    """Return the values of a part or a blueprint that are not 0."""
    numbers = {name: int(getattr(thing, name)) for name in names}
    return [words(f"sheet-{name}", n=f"{n:+}" if name == "energy" else n) for name, n in numbers.items() if n]


def _blueprints(box: EclipseBox, words: Words) -> list[Sheet]:
    """Return the printed blueprints; peoples with the same ones share a table."""
    owners: dict[str, list[People]] = {}
    for people in box.peoples:
        prints = str([(plan.slots, plan.energy, plan.initiative, plan.computer) for plan in people.prints])
        owners.setdefault(prints, []).append(people)
    return [_blueprints_of(alike, words) for alike in owners.values()]


def _blueprints_of(alike: list[People], words: Words) -> Sheet:
    rows: list[list[str]] = []
    for ship, printed in zip(SHIPS, alike[0].prints, strict=True):
        slots = [words("sheet-empty") if n == NO_PART else words(f"part-{PARTS[n]}") for n in printed.slots]
        beside = words("list-comma").join(_values(printed, words, ("energy", "initiative", "computer"))) or "–"
        rows.append([words(f"ship-{ship}"), beside, words("list-comma").join(slots)])
    names = words("list-comma").join(_people_name(people.name, words) for people in alike)
    title = words("sheet-blueprints", names=names)
    return Sheet(title, _columns(words, "ship", "beside", "slots"), rows, words("doubt-boards"), list(SHIPS))


def _costs(box: EclipseBox, words: Words) -> Sheet:
    usual, own = box.peoples[0].costs, box.peoples[PEOPLES.index("mechanema")].costs
    rows = [[words(f"item-{name}"), str(usual[n]), str(own[n])] for n, name in enumerate(ITEMS)]
    columns = _columns(words, "item", "all-others", "mechanema")
    return Sheet(words("sheet-costs"), columns, rows, words("doubt-boards"), list(ITEMS))


def _strangers(box: EclipseBox, words: Words) -> Sheet:
    rows = []
    for name, plan in zip(TARGETS[len(SHIPS) :], box.stranger, strict=True):
        dice = words("sheet-dice", colour=words("colour-yellow"), n=plan.yellow)
        rest = _values(plan, words, ("computer", "hull", "initiative"))
        rows.append([words(f"ship-{name}"), words("list-comma").join([dice, *rest])])
    columns = _columns(words, "ship", "values")
    return Sheet(words("sheet-strangers"), columns, rows, words("doubt-boards"), ["ancient", "gcds"])


def _peoples(box: EclipseBox, words: Words) -> Sheet:
    rows = []
    for people in box.peoples:
        known = [words(f"tech-{TECHNOLOGIES[n]}") for n in bits(people.technologies)]
        rows.append(
            [
                _people_name(people.name, words),
                ", ".join(str(n) for n in people.storage),
                f"{people.trade}:1",
                str(people.discs),
                str(people.colony_ships),
                f"{people.embassies} / {people.places} / {people.reputation_places}",
                words("list-comma").join(known) or words("sheet-none"),
            ]
        )
    names = ("people", "store", "trade", "disc-count", "colony", "places", "start-techs")
    return Sheet(words("sheet-peoples"), _columns(words, *names), rows, words("doubt-boards"), list(PEOPLES))


def _actions(box: EclipseBox, words: Words) -> Sheet:
    rows = [
        [_people_name(people.name, words), *[str(getattr(people, action)) for action in ACTIONS]]
        for people in box.peoples
    ]
    columns = _columns(words, "people", *[f"act-{action}" for action in ACTIONS])
    return Sheet(words("sheet-actions"), columns, rows, words("doubt-boards"))


def _discoveries(box: EclipseBox, words: Words) -> Sheet:
    rows = [
        [words(f"discovery-{name}" if n < FIRST_FOUND_PART else f"part-{name}"), str(box.discoveries[n])]
        for n, name in enumerate(DISCOVERIES)
    ]
    return Sheet(words("sheet-discoveries"), _columns(words, "discovery", "tiles"), rows)


def _reputation(box: EclipseBox, words: Words) -> Sheet:
    rows = [[str(value), str(tiles)] for value, tiles in enumerate(box.reputation, 1)]
    return Sheet(words("sheet-reputation"), _columns(words, "value", "tiles"), rows, words("doubt-boards"))
