"""The balance lab: what seats, options and things are worth, observed and by intervention.  Needs `tenban[lab]`."""

from .plan import LabPlan
from .run import Results, examine

__all__ = ["LabPlan", "Results", "examine"]
