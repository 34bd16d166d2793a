"""Every check of the conformance suite, in the order in which they are told."""

from . import copies, legality, courses, views, secrets, outlets  # noqa: I001 - the order of the report
from .base import CHECKS, EVERY, FIRST, SAMPLED, WHOLE, Check

__all__ = ["CHECKS", "EVERY", "FIRST", "SAMPLED", "WHOLE", "Check"]
