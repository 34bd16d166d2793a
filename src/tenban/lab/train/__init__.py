"""Training: learn from self-play how well each seat stands.  Needs `pip install tenban[lab]`."""

from .plan import TrainError, TrainPlan
from .run import Training, train

__all__ = ["TrainError", "TrainPlan", "Training", "train"]
