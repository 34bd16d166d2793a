"""The conformance suite, a public package: authors of games outside this repository run it too."""

from __future__ import annotations

from .clause import clause
from .entry import conformance
from .playthrough import Scenario
from .report import Fault, Report, Result, certificates
from .suite import check, check_scenario

__all__ = ["Fault", "Report", "Result", "Scenario", "certificates", "check", "check_scenario", "clause", "conformance"]
