"""The games that come with Tenban, one package each.

The package is also the function `tenban.games()`, which returns every installed game: importing a game makes this
package the attribute `games` of `tenban`, so the package must be callable.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _Games(ModuleType):
    def __call__(self) -> Any:
        return import_module("tenban.api").games()


sys.modules[__name__].__class__ = _Games
