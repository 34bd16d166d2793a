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

    def send(self, data: bytes) -> None:
        """Send a message without waiting."""

    def cut(self) -> None:
        """End the connection."""
