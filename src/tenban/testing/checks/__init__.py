"""Every check of the conformance suite, in the order in which they are told."""

from . import copies, legality, courses, views, secrets, outlets  # noqa: I001 - the order of the report
from .base import CHECKS, CHOOSING, COPYING, EVERY, SAMPLED, WHOLE, Check

__all__ = ["CHECKS", "CHOOSING", "COPYING", "EVERY", "SAMPLED", "WHOLE", "Check"]
