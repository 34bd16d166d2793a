"""Tenban: modern board games on one table, for people, bots and researchers."""

__version__ = "0.1.0"
