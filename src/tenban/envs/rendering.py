"""How environments show a game: as text, as SVG, or as an array of pixels."""

from __future__ import annotations

import io
import sys
from typing import Any

from tenban.registry import find
from tenban.scene.svg import draw
from tenban.scene.text import render

from .arrays import Array
from .episode import Episode
from .errors import framework

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")


class Renderer:
    """Draws the spectator's scene of an episode."""

    def __init__(self, episode: Episode) -> None:
        self.episode = episode

    def render(self, mode: str) -> str | Array | None:
        """Return the table in one of RENDER_MODES; "human" prints it and returns None."""
        if mode == "human":
            sys.stdout.write(self.text() + "\n")
            return None
        if mode == "ansi":
            return self.text()
        return self.svg() if mode == "svg" else pixels(self.svg())

    def text(self) -> str:
        """Return the scene as text."""
        return render(self._scene())

    def svg(self) -> str:
        """Return the scene as SVG."""
        return draw(self._scene(), find(self.episode.rules.name).art())

    def _scene(self) -> Any:
        names = [f"player_{seat}" for seat in range(self.episode.seats)]
        return find(self.episode.rules.name).face.scene(self.episode.view(-1), lang="en", names=names)


def pixels(svg: str) -> Array:
    """Return a picture as an array of height × width × 3 bytes."""
    import numpy as np

    png = bytes(framework("resvg_py").svg_to_bytes(svg_string=svg))
    image = framework("PIL.Image").open(io.BytesIO(png)).convert("RGB")
    return np.asarray(image, np.uint8).copy()
