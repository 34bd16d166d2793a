"""What a wheel is made of: the compiled engine and the built client. Called by hatch_build.py and by scripts/."""

from __future__ import annotations


class BuildError(Exception):
    """The build cannot go on; the message is one sentence for the person who started it."""


class Missing(BuildError):
    """A tool this machine lacks; without it the wheel is poorer, not wrong."""
