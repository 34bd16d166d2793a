"""The game's page agrees with the game."""

from __future__ import annotations

import re
from importlib.resources import files

from tenban.games.latria.actions import SPACE
from tenban.games.latria.pieces import CARDS, FACES
from tests.games.latria.support import lay

PAGE = files("tenban.games.latria").joinpath("README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_code_of_a_purge_is_reckoned_as_the_page_says() -> None:
    assert SPACE.by_text["purge eclipse S*4"].code == 63 + 72 + FACES.index("S*4")


def test_a_layer_of_a_stack_is_its_face_less_59() -> None:
    s = lay("M7 S4", "M5 P5", "S9 M11", sky="S*2 S*4 M*2 P*1")
    assert int(s.stacks[0] & 15) == FACES.index("S*4") - 59 == FACES.index("S*4") - CARDS + 1


def test_every_ruling_has_a_test_of_its_number() -> None:
    from tests.games.latria import test_rulings

    ruled = re.findall(r"^\| C-(\d+) \|", section("Rulings"), re.MULTILINE)
    assert ruled == [str(n) for n in range(1, 17)]
    tested = {name.split("_")[1] for name in vars(test_rulings) if name.startswith("test_c")}
    assert tested == {f"c{n}" for n in ruled}
