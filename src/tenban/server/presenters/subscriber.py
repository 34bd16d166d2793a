"""What a publisher needs of a connection."""

from __future__ import annotations

from typing import Protocol

from tenban.server.presenters.schema import Lang


class Subscriber(Protocol):
    """One viewer of a table."""

    @property
    def owner(self) -> str: ...

    seat: int  # it looks from; SPECTATOR
    lang: Lang

    def known_scene(self) -> int:
        """Return the number of the scene whose changes it can be sent; 0: it is sent whole scenes."""

    def scene_sent(self, seq: int) -> None:
        """Note the number of the scene that it is sent; 0: the next one must be complete."""

    def send(self, data: bytes) -> None:
        """Send a message without waiting."""

    def cut(self) -> None:
        """End the connection."""
