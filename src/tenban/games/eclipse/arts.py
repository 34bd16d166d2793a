"""Which symbol of art.svg stands for which ship part and technology."""

from __future__ import annotations

from .pieces import PEOPLES

PART_ART = {
    "ion-cannon": "ion",
    "plasma-cannon": "plasma",
    "antimatter-cannon": "antimatter",
    "plasma-missile": "missile",
    "hull": "hull",
    "improved-hull": "hull2",
    "nuclear-drive": "drive1",
    "fusion-drive": "drive2",
    "tachyon-drive": "drive3",
    "electron-computer": "computer1",
    "positron-computer": "computer2",
    "gluon-computer": "computer3",
    "nuclear-source": "source1",
    "fusion-source": "source2",
    "tachyon-source": "source3",
    "gauss-shield": "shield1",
    "phase-shield": "shield2",
    "axion-computer": "axion",
    "hypergrid-source": "hypergrid",
    "shard-hull": "shard",
    "ion-turret": "turret",
    "conformal-drive": "conformal",
    "flux-shield": "flux",
}
TECH_ART = {
    "neutron-bombs": "bombs",
    "starbase": "starbase",
    "advanced-mining": "mining",
    "advanced-economy": "economy",
    "quantum-grid": "quantum",
    "nanorobots": "nanorobots",
    "advanced-robotics": "robotics",
    "orbital": "orbital",
    "advanced-labs": "labs",
    "monolith": "monolith",
    "artifact-key": "key",
    "wormhole-generator": "generator",
}


def tech_art(name: str) -> str:
    """Return the symbol of a technology; one that allows a part has that of the part."""
    return TECH_ART.get(name) or PART_ART[name]


# every symbol on a piece -> the message that names it
NAMED: dict[str, str] = {
    **{art: f"part-{name}" for name, art in PART_ART.items()},
    **{art: f"tech-{name}" for name, art in TECH_ART.items() if name != "starbase"},
    **{people: f"board-{people}" for people in PEOPLES if people != "terran"},
    "terran": "sheet-terran",
    "ancient": "ship-ancient",
    "gcds": "ship-defence",
    "crown": "starts",
    "next": "starts-next",
    **{
        art: f"symbol-{art}"
        for art in (
            *("planet", "planet-settled", "planet-adv", "planet-adv-settled", "orbital-settled", "discovery"),
            *("grave", "upkeep", "pass"),
        )
    },
}
