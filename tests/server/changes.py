"""Scenes put together from changes, as a client does it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec

from tenban.scene.schema import Scene


class GapError(Exception):
    """A change belongs to a scene that the viewer does not have."""


def scene_of(message: Any) -> Scene:
    """Return the scene of a message in which absent fields have their defaults."""
    return msgspec.convert(message["scene"], Scene)


def changed(before: Any, change: Any) -> Any:
    """Return the scene message that a change makes of the one before; raise GapError."""
    if before is None or (before["seq"], before["seat"]) != (change["since"], change["seat"]):
        raise GapError(change["since"])
    scene = deepcopy(before["scene"])
    for path, value in change.get("set", {}).items():
        part, name = _holder(scene, path)
        part[name] = value
    for path in change.get("unset", ()):
        part, name = _holder(scene, path)
        part.pop(name, None)
    scene["log"] = (scene.get("log", []) + change.get("lines", []))[change.get("dropped", 0) :]
    rest = {name: change[name] for name in ("seq", "seat", "asked", "may", "undo", "lesson") if name in change}
    return {"t": "scene", **rest, "scene": scene}


def _holder(scene: Any, path: str) -> tuple[Any, Any]:
    """Return the part that holds what a path names, and its name or place there."""
    part, *names = [scene, *[int(name) if name.isdecimal() else name for name in path.split(".")]]
    for name in names[:-1]:
        part = part[name]
    return part, names[-1]
