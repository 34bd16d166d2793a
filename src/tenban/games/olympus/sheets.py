"""What is printed on the components of The Heavens of Olympus, as tables of the rulebook."""

from __future__ import annotations

from tenban.scene.schema import Sheet
from tenban.scene.words import Words

from .pieces import NODE_ORBIT, NODES, ORBITS, REGIONS, OlympusBox

_SCORED = ("regions", "figures", "crown", "power")  # the symbols of the rows on prestige


def facts(box: OlympusBox, words: Words) -> dict[str, str | int]:
    """Return what texts say beside the numbers of the tables."""
    found: dict[str, str | int] = {
        "start-lights": box.lights[box.torch_start],
        "forge-left": box.colour - box.slots,
        "forge-prices": _listed(box.forge_cost[1:]),
        "torch-prices": _listed(box.torch_cost[1:]),
        "torch-most": len(box.torch_cost) - 1,
    }
    for seats in range(3, REGIONS + 1):
        found[f"used-{seats}"] = _listed([region + 1 for region in box.regions[seats]])
    return found


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def sheets(box: OlympusBox, words: Words) -> list[Sheet]:
    """Return the tables of the rulebook."""
    return [_start(box, words), _orbits(box, words), _lines(box, words), _torch(box, words), *_prices(box, words)]


def _start(box: OlympusBox, words: Words) -> Sheet:
    rows = [
        [str(seats), str(box.start_power[seats]), _listed([region + 1 for region in box.regions[seats]])]
        for seats in range(3, REGIONS + 1)
    ]
    columns = [words("sheet-start-seats"), words("sheet-start-power"), words("sheet-start-regions")]
    return Sheet(words("sheet-start"), columns, rows)


def _orbits(box: OlympusBox, words: Words) -> Sheet:
    spaces = [", ".join(n for n, at in zip(NODES, NODE_ORBIT, strict=True) if at == orbit) for orbit in range(4)]
    rows = [
        [words(f"orbit-{name}"), spaces[orbit], str(box.left[orbit]), str(box.right[orbit])]
        for orbit, name in enumerate(ORBITS)
    ]
    columns = [words(f"sheet-{name}") for name in ("orbit", "spaces", "left", "right")]
    return Sheet(words("sheet-orbits"), columns, rows, words("doubt-ho-10-6"))


def _lines(box: OlympusBox, words: Words) -> Sheet:
    patterns: dict[str, list[str]] = {}
    for region in range(REGIONS):
        joined = ", ".join(f"{NODES[a]}–{NODES[b]}" for a, b in box.lines[region]) or "–"
        patterns.setdefault(joined, []).append(str(region + 1))
    rows = [[", ".join(regions), joined] for joined, regions in patterns.items()]
    return Sheet(words("sheet-lines"), [words("sheet-region"), words("sheet-joined")], rows, words("doubt-ho-10-7"))


def _torch(box: OlympusBox, words: Words) -> Sheet:
    rows = [[str(space), str(box.lights[space])] for space in range(box.torch_top, 0, -1)]
    columns = [words("sheet-torch-space"), words("sheet-torch-lights")]
    return Sheet(words("sheet-torch"), columns, rows, words("doubt-ho-6-11"))


def _prices(box: OlympusBox, words: Words) -> list[Sheet]:
    stars = [[f"{words('sheet-price-star')}: {n}", str(box.forge_cost[n])] for n in range(1, len(box.forge_cost))]
    rises = [[f"{words('sheet-price-torch')}: {n}", str(box.torch_cost[n])] for n in range(1, len(box.torch_cost))]
    points = [
        [words("sheet-end-region"), str(box.per_region)],
        [words("sheet-end-star"), str(box.per_star)],
        [words("sheet-end-best"), str(box.best)],
        [words("sheet-end-power"), str(box.end_power)],
    ]
    arts = ["forge"] * len(stars) + ["torch"] * len(rises)
    prices = [words("sheet-price-what"), words("sheet-price-power")]
    return [
        Sheet(words("sheet-prices"), prices, stars + rises, words("doubt-ho-6-10"), arts),
        Sheet(words("sheet-end"), [words("sheet-end-what"), words("sheet-end-points")], points, arts=list(_SCORED)),
    ]
