"""The ladder: every bot plays every other until a test decides who is stronger.  Needs `pip install tenban[lab]`."""

from .matches import Deal, Ladder, Pair
from .run import Standings, climb

__all__ = ["Deal", "Ladder", "Pair", "Standings", "climb"]
