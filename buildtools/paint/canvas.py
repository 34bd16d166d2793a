"""A canvas of floating-point colours: noise, clouds, stars and light, added one upon the other."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

Array = Any
Colour = tuple[int, int, int]
TRIPLE = 3  # lines are drawn three times as large, so that they are smooth


def _mirrored(places: Array, size: int) -> Array:
    """Return places within the canvas: beyond its edges lies its mirror image, which has no seam."""
    found = places.astype(int) % (2 * size)
    return np.where(found >= size, 2 * size - 1 - found, found)


class Canvas:
    """An image of `width` by `height`; the same seed paints the same picture."""

    def __init__(self, width: int, height: int, seed: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self.random = np.random.default_rng(seed)
        self.pixels: Array = np.empty((height, width, 3))
        self.pixels[:] = np.array(ground) / 255
        self.opacity: Array | None = None
        y, x = np.mgrid[0:height, 0:width]
        self.x: Array = x / width
        self.y: Array = y / height

    def noise(self, cells: int, octaves: int = 5) -> Array:
        """Return clouds between 0 and 1: random grids, each twice as fine and half as strong as the one before."""
        found = np.zeros((self.height, self.width))
        for octave in range(octaves):
            across = cells * 2**octave
            down = max(2, round(across * self.height / self.width))
            grid = Image.fromarray((self.random.random((down, across)) * 255).astype("uint8"))
            smooth = grid.resize((self.width, self.height), Image.Resampling.BICUBIC)
            found += np.asarray(smooth) / 255 * 0.5**octave
        return (found - found.min()) / (found.max() - found.min())

    def warped(self, cells: int, strength: float) -> Array:
        """Return clouds that are pulled into wisps by other clouds."""
        clouds, dx, dy = self.noise(cells), self.noise(cells, 3), self.noise(cells, 3)
        rows = np.arange(self.height)[:, None] + (dy - 0.5) * strength * self.height
        columns = np.arange(self.width)[None, :] + (dx - 0.5) * strength * self.width
        return clouds[_mirrored(rows, self.height), _mirrored(columns, self.width)]

    def fade(self, top: Colour, bottom: Colour) -> None:
        """Fill the canvas with a fade from top to bottom."""
        share = self.y[..., None]
        self.pixels = np.array(top) / 255 * (1 - share) + np.array(bottom) / 255 * share

    def add(self, mask: Array, colour: Colour, strength: float = 1.0) -> None:
        """Add light where the mask is bright."""
        self.pixels += np.clip(mask, 0, None)[..., None] * np.array(colour) / 255 * strength

    def cover(self, mask: Array, colour: Colour) -> None:
        """Paint over the canvas where the mask is 1."""
        share = np.clip(mask, 0, 1)[..., None]
        self.pixels = self.pixels * (1 - share) + np.array(colour) / 255 * share

    def distance(self, x: float, y: float, stretch: float = 1.0) -> Array:
        """Return the distance from a point, in heights of the canvas; `stretch` widens circles to ellipses."""
        across = (self.x - x) * self.width / self.height / stretch
        return np.hypot(across, self.y - y)

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float = 1.0) -> None:
        self.add(np.exp(-((self.distance(x, y) / radius) ** 2)), colour, strength)

    def stars(self, count: int, strength: float = 1.0) -> None:
        """Scatter stars: many faint ones, a few bright ones with a halo."""
        light = np.zeros((self.height, self.width))
        size = self.random.random(count) ** 6
        for brightness in 0.25 + 0.75 * size:
            y, x = self.random.integers(1, self.height - 1), self.random.integers(1, self.width - 1)
            light[y, x] += brightness
            if brightness > 0.6:
                for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    light[y + dy, x + dx] += brightness * 0.35
        self.add(light, (255, 248, 232), strength)

    def drawn(self, draw: Any) -> Array:
        """Return the mask that `draw` makes with an ImageDraw and a scale: pixels per height of the canvas."""
        image = Image.new("L", (self.width * TRIPLE, self.height * TRIPLE))
        draw(ImageDraw.Draw(image), self.height * TRIPLE)
        return np.asarray(image.resize((self.width, self.height), Image.Resampling.LANCZOS)) / 255

    def blurred(self, mask: Array, radius: float) -> Array:
        image = Image.fromarray((np.clip(mask, 0, 1) * 255).astype("uint8"))
        return np.asarray(image.filter(ImageFilter.GaussianBlur(radius))) / 255

    def webp(self, quality: int) -> bytes:
        """Return the picture; a little noise keeps fades from showing steps."""
        grain = self.random.normal(0, 0.004, self.pixels.shape)
        image = Image.fromarray((np.clip(self.pixels + grain, 0, 1) * 255).astype("uint8"))
        if self.opacity is not None:
            image.putalpha(Image.fromarray((np.clip(self.opacity, 0, 1) * 255).astype("uint8")))
        written = BytesIO()
        image.save(written, "WEBP", quality=quality, method=6)
        return written.getvalue()

    def save(self, path: Path, quality: int = 50) -> None:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(self.webp(quality))
