"""Every check of the conformance suite, in the order of the report."""

from . import clones, legality, moves, games, views, secrets, audience, tensors, observers, info, lessons  # noqa: I001 - the order of the report
from .base import CHECKS, CHOOSING, COPYING, EVERY, GAME, SAMPLED, SERIES, TELLING, WHOLE, Check

__all__ = ["CHECKS", "CHOOSING", "COPYING", "EVERY", "GAME", "SAMPLED", "SERIES", "TELLING", "WHOLE", "Check"]
