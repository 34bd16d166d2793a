"""Every check of the conformance suite, in the order in which they are told."""

from . import legality, copies, courses, views, secrets, outlets  # noqa: I001 - the order of the report
from .base import CHECKS, EVERY, SAMPLED, WHOLE, Check

__all__ = ["CHECKS", "EVERY", "SAMPLED", "WHOLE", "Check"]
