"""The base of every exception that Tenban raises on purpose."""

from __future__ import annotations


class TenbanError(Exception):
    """Bad input or an impossible request; the message is one sentence that says what would be right."""

    def __str__(self) -> str:
        """Return the message; a KeyError alone would return it in quotes."""
        return str(self.args[0]) if self.args else ""
