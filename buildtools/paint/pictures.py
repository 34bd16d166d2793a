"""The pictures: a backdrop for every game, and grounds for the boards that have one."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any

import numpy as np

from .canvas import Array, Canvas, Colour

BACK = (1280, 800)
GOLD: Colour = (201, 164, 92)


def _smooth(low: float, high: float, values: Array) -> Array:
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _sky(seed: int, top: Colour, bottom: Colour, clouds: Colour) -> Canvas:
    canvas = Canvas(*BACK, seed, top)
    canvas.fade(top, bottom)
    canvas.add(_smooth(0.45, 0.95, canvas.warped(3, 0.5)), clouds, 0.5)
    return canvas


def _ring(x: float, y: float, radius: float, width: float) -> Callable[[Any, float], None]:
    def draw(pen: Any, scale: float) -> None:
        ratio = BACK[0] / BACK[1]
        left, top = (x * ratio - radius) * scale, (y - radius) * scale
        right, bottom = (x * ratio + radius) * scale, (y + radius) * scale
        pen.ellipse((left, top, right, bottom), outline=255, width=max(1, round(width * scale)))

    return draw


def _ticks(x: float, y: float, radius: float, count: int, length: float) -> Callable[[Any, float], None]:
    def draw(pen: Any, scale: float) -> None:
        ratio = BACK[0] / BACK[1]
        for i in range(count):
            turn = 2 * pi * i / count
            far = radius + length * (2 if i % 6 == 0 else 1)
            ends = [((x * ratio + r * cos(turn)) * scale, (y + r * sin(turn)) * scale) for r in (radius, far)]
            pen.line(ends, fill=255, width=3)

    return draw


def latria() -> Canvas:
    """The heavens as an astrolabe, with the sun in eclipse in the middle."""
    canvas = _sky(11, (10, 12, 42), (30, 26, 78), (62, 52, 140))
    canvas.stars(700, 0.55)
    x, y = 0.62, 0.44
    far = canvas.distance(x, y)
    rays = canvas.noise(9, 4)
    canvas.add(np.exp(-(((far - 0.16) / 0.1) ** 2)) * (0.35 + 0.65 * rays), (255, 196, 110), 0.5)
    canvas.add(np.exp(-(((far - 0.125) / 0.02) ** 2)), (255, 226, 168), 0.7)
    canvas.cover(1 - _smooth(0.118, 0.124, far), (6, 7, 24))
    for radius, width in ((0.24, 0.0016), (0.33, 0.003), (0.345, 0.0014), (0.52, 0.0022), (0.74, 0.003)):
        canvas.add(canvas.drawn(_ring(x, y, radius, width)), GOLD, 0.30)
    canvas.add(canvas.drawn(_ticks(x, y, 0.345, 72, 0.012)), GOLD, 0.26)
    canvas.add(canvas.drawn(_ticks(x, y, 0.74, 144, 0.014)), GOLD, 0.22)
    return canvas


def _mountain(canvas: Canvas, height: float, peaks: tuple[tuple[float, float, float], ...], rough: float) -> Array:
    """Return the mask of a range: peaks of (place, height, width) and rough edges."""
    ridge = canvas.noise(24, 5)[0] * rough
    across = canvas.x[0]
    line = height - sum(tall * np.exp(-((np.abs(across - at) / wide) ** 1.25)) for at, tall, wide in peaks) + ridge
    return _smooth(0.0, 0.006, canvas.y - line[None, :])


def olympus() -> Canvas:
    """The night sky over the mountain of the gods."""
    canvas = _sky(7, (9, 12, 46), (58, 44, 108), (74, 72, 170))
    canvas.stars(900, 0.7)
    milky = np.abs((canvas.y - 0.95) + (canvas.x - 0.05) * 0.8 + (canvas.noise(4) - 0.5) * 0.22)
    canvas.add(np.exp(-((milky / 0.13) ** 2)) * canvas.noise(10), (150, 150, 230), 0.34)
    canvas.add(np.exp(-(((canvas.y - 1.0) / 0.22) ** 2)), (232, 150, 92), 0.42)
    canvas.cover(_mountain(canvas, 0.97, ((0.72, 0.3, 0.2), (0.42, 0.14, 0.16)), 0.05) * 0.92, (36, 30, 84))
    canvas.cover(_mountain(canvas, 1.0, ((0.12, 0.16, 0.2), (0.95, 0.17, 0.2)), 0.05) * 0.95, (22, 20, 62))
    clouds = _smooth(0.5, 0.95, canvas.warped(5, 0.3)) * _smooth(0.68, 0.9, canvas.y)
    canvas.add(clouds, (226, 190, 190), 0.2)
    return canvas


def hoshizukuri() -> Canvas:
    """Dust out of which stars are made."""
    canvas = _sky(23, (7, 9, 30), (18, 16, 56), (40, 60, 140))
    canvas.add(_smooth(0.5, 0.95, canvas.warped(3, 0.7)), (120, 52, 120), 0.5)
    canvas.add(_smooth(0.6, 1.0, canvas.warped(4, 0.7)), (210, 130, 90), 0.35)
    canvas.stars(1100, 0.7)
    canvas.glow(0.9, 0.1, 0.35, (70, 90, 190), 0.35)
    return canvas


def galaxy() -> Canvas:
    """A spiral galaxy, seen from above at an angle: what lies inside the orbit."""
    canvas = Canvas(760, 366, 5, (8, 10, 34))
    stretch = 2.5
    far = canvas.distance(0.5, 0.51, stretch)
    across = (canvas.x - 0.5) * canvas.width / canvas.height / stretch
    turn = np.arctan2(canvas.y - 0.51, across)
    dust = canvas.warped(7, 0.25)
    arms = 0.5 + 0.5 * np.cos(2 * turn - 5.4 * np.log(far + 0.03) + (dust - 0.5) * 3.2)
    disc = np.exp(-((far / 0.32) ** 2))
    canvas.add(disc * arms**1.6 * (0.4 + 0.9 * dust), (120, 150, 255), 0.95)
    canvas.add(np.exp(-((far / 0.2) ** 2)) * arms**3 * canvas.noise(40, 3) ** 2, (255, 150, 200), 0.9)
    canvas.add(np.exp(-((far / 0.12) ** 2)), (255, 214, 150), 0.6)
    canvas.add(np.exp(-((far / 0.05) ** 2)), (255, 246, 220), 0.7)
    canvas.stars(500, 0.7)
    canvas.opacity = 1 - _smooth(0.28, 0.44, far)
    return canvas


def cultus() -> Canvas:
    """Hills and rivers at dusk, as on an old map."""
    canvas = Canvas(*BACK, 31, (20, 24, 62))
    land = canvas.noise(4, 6)
    canvas.fade((24, 28, 74), (38, 34, 70))
    canvas.cover(_smooth(0.42, 0.62, land) * 0.55, (44, 54, 74))
    canvas.cover(_smooth(0.6, 0.85, land) * 0.5, (70, 72, 78))
    smooth = canvas.blurred(canvas.noise(4, 3), 9)
    slope = np.hypot(*np.gradient(smooth)) * canvas.height
    lines = np.abs(np.modf(smooth * 14)[0] - 0.5) / np.maximum(slope * 14 / canvas.height, 0.01)
    canvas.add(1 - _smooth(0.4, 1.1, lines), GOLD, 0.16)
    river = np.abs(canvas.blurred(canvas.noise(3, 4), 3) - 0.5)
    canvas.cover((1 - _smooth(0.004, 0.012, river)) * 0.8, (66, 96, 160))
    vignette = canvas.distance(0.5, 0.5, 1.5)
    canvas.cover(_smooth(0.25, 0.75, vignette) * 0.6, (12, 14, 44))
    return canvas


def town() -> Canvas:
    """The ground of the town: meadows, and streets of earth between the squares; around it a plinth of stone."""
    canvas = Canvas(640, 640, 41, (104, 112, 82))
    grass, fine = canvas.noise(5), canvas.noise(60, 3)
    canvas.cover(grass * 0.8, (76, 92, 74))
    canvas.add(fine - 0.5, (60, 66, 40), 0.35)
    for lane in (canvas.x, canvas.y):
        away = np.abs(np.modf(lane * 8 + 0.5)[0] - 0.5) + (fine - 0.5) * 0.02
        canvas.cover((1 - _smooth(0.05, 0.085, away)) * 0.75, (158, 134, 96))
        canvas.cover((1 - _smooth(0.0, 0.012, np.abs(away - 0.075))) * 0.35, (88, 78, 58))
    canvas.cover(np.clip(canvas.noise(4) - 0.3, 0, 1) * 0.35, (24, 30, 66))
    return canvas


def eclipse() -> Canvas:
    """A nebula with a bright heart."""
    canvas = Canvas(*BACK, 57, (6, 7, 22))
    for cells, colour, strength in ((2, (58, 40, 150), 0.75), (3, (30, 96, 150), 0.5), (3, (170, 60, 110), 0.5)):
        canvas.add(_smooth(0.4, 0.95, canvas.warped(cells, 0.8)) ** 1.3, colour, strength)
    canvas.add(_smooth(0.72, 1.0, canvas.warped(5, 0.6)), (255, 190, 120), 0.4)
    dark = _smooth(0.5, 0.9, canvas.warped(4, 0.7))
    canvas.cover(dark * 0.75, (6, 7, 24))
    canvas.stars(1300, 0.8)
    canvas.glow(0.3, 0.45, 0.5, (60, 70, 170), 0.3)
    return canvas


PICTURES: dict[str, dict[str, Callable[[], Canvas]]] = {
    "latria": {"backdrop": latria},
    "olympus": {"backdrop": olympus},
    "hoshizukuri": {"backdrop": hoshizukuri, "galaxy": galaxy},
    "cultus": {"backdrop": cultus, "town": town},
    "eclipse": {"backdrop": eclipse},
}
