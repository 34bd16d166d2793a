"""Benchmarks: our speed and that of other engines, measured in one run."""

from .compare import Comparison, Figure, measure
from .report import put_section, table

__all__ = ["Comparison", "Figure", "measure", "put_section", "table"]
