"""The command `tenban`."""

from .main import main

__all__ = ["main"]
