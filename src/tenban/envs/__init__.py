"""Environments for learning: the games behind the interfaces of PettingZoo, Gymnasium and OpenSpiel.

`tenban.envs.pettingzoo`, `tenban.envs.gymnasium` and `tenban.envs.openspiel` each need their framework, which
`pip install tenban[envs]` brings.
"""

from .errors import EnvironmentSetupError, MissingFrameworkError

__all__ = ["EnvironmentSetupError", "MissingFrameworkError"]
