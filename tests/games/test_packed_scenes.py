"""A scene made small for its way comes out as it was, and is much smaller where it was large."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET

from tenban.games.eclipse.face import FACE
from tenban.games.eclipse.oracle.policy import prudent
from tenban.games.eclipse.rules import RULES
from tenban.games.latria.face import FACE as SMALL
from tenban.games.latria.rules import RULES as SMALL_RULES
from tenban.kernel import SPECTATOR, Swift, play, start, to_act
from tenban.scene.pack import packed
from tenban.scene.schema import Scene
from tests.games.scenes import scenes

NAMES = ["Aoi", "Ben", "Chiyo", "Dan", "Emi", "Fumi"]
LARGEST = 64 * 1024  # of six empires late in the game, the viewer's choices and the log left out: 50 KB
LARGEST_ASK = 32 * 1024


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def unpacked(scene: dict[str, Any]) -> dict[str, Any]:
    """As a client would do it, from the words of tenban.scene.pack."""
    stock, paths = scene.pop("stock", {}), scene.pop("paths", [])

    def whole(piece: dict[str, Any], holder: str) -> dict[str, Any]:
        found = {**stock.get(piece.pop("like", ""), {}), **piece}
        for name in ("id", "pick"):
            if found.get(name, "")[:1] in (".", "-") and holder:
                found[name] = holder + found[name]
        for ink in found.get("ink", []):
            ink["d"] = re.sub(r"#(\d+)", lambda number: paths[int(number[1])], ink["d"])
        if "items" in found:
            found["items"] = [whole(item, found["id"]) for item in found["items"]]
        return found

    for holder in (scene, *scene["seats"]):
        for name in ("table", "hand", "items"):
            if name in holder:
                holder[name] = [whole(piece, "") for piece in holder[name]]
    return scene


def drawn_together(scene: dict[str, Any]) -> dict[str, Any]:
    """Inks that are drawn alike side by side are one."""

    def merge(piece: dict[str, Any]) -> None:
        inks: list[dict[str, Any]] = []
        for ink in piece.pop("ink", []):
            if inks and {**inks[-1], "d": ""} == {**ink, "d": ""}:
                inks[-1]["d"] += ink["d"]
            else:
                inks.append(ink)
        if inks:
            piece["ink"] = inks
        for item in piece.get("items", []):
            merge(item)

    for piece in scene["table"]:
        merge(piece)
    return scene


def crowded(seed: int) -> list[tuple[Scene, Scene]]:
    """Scenes of six empires, for whoever is asked and for a spectator."""
    rng, found = Random(seed), []
    scene_of = scenes(FACE, RULES, NAMES)
    s = start(RULES, 6, {"species": "drawn"}, Swift(seed))
    while to_act(s):
        seat = to_act(s)[0]
        if rng.random() < 0.02 or (s.round > 6 and rng.random() < 0.1):
            found.append((scene_of(s, seat), scene_of(s, SPECTATOR)))
        play(RULES, s, seat, prudent(s, seat, rng))
    return found


def test_a_packed_scene_comes_out_as_it_was() -> None:
    for pair in crowded(1):
        for scene in pair:
            assert drawn_together(unpacked(plain(packed(scene)))) == drawn_together(plain(scene))


def test_a_large_scene_is_little_more_than_half_as_large() -> None:
    for scene, _ in crowded(2):
        ask, scene.ask = scene.ask, UNSET
        before, after = len(msgspec.json.encode(scene)), len(msgspec.json.encode(packed(scene)))
        assert after < 0.65 * before
        assert after < LARGEST
        assert len(msgspec.json.encode(ask)) < LARGEST_ASK


def test_a_small_scene_is_sent_as_it_is() -> None:
    s = start(SMALL_RULES, 3, {}, Swift(1))
    scene = scenes(SMALL, SMALL_RULES, NAMES)(s, 0)
    assert packed(scene) is scene


def test_packing_leaves_the_scene_itself_alone() -> None:
    (scene, _), *_ = crowded(3)
    before = plain(scene)
    packed(scene)
    assert plain(scene) == before
