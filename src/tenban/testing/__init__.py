"""The conformance suite, public: whoever writes a game runs it too."""

from __future__ import annotations

from .clause import clause
from .entry import conformance
from .report import Fault, Report, Result, certificates
from .story import Story
from .suite import check, check_story

__all__ = ["Fault", "Report", "Result", "Story", "certificates", "check", "check_story", "clause", "conformance"]
