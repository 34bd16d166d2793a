"""NumPy, which the extra envs brings; without it, the import says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import framework

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = framework("numpy")
    NDArray = framework("numpy.typing").NDArray

Array = NDArray[Any]

__all__ = ["Array", "np"]
