"""Write the pictures of the games named, or of all, beside their sprites."""

from __future__ import annotations

import sys
from pathlib import Path

from .pictures import PICTURES

GAMES = Path(__file__).resolve().parents[2] / "src" / "tenban" / "games"


def main(games: list[str]) -> int:
    unknown = [game for game in games if game not in PICTURES]
    if unknown:
        print(
            f"No pictures are painted for {', '.join(unknown)}; the games are {', '.join(PICTURES)}.", file=sys.stderr
        )
        return 2
    for game in games or PICTURES:
        for name, paint in PICTURES[game].items():
            path = GAMES / game / "pictures" / f"{name}.webp"
            paint().save(path)
            print(f"{path.relative_to(GAMES)}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
