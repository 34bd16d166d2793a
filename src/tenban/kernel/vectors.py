"""Lists of floats without an object for each of them, for arithmetic in compiled code.

They are of librt, mypyc's runtime, which the compiled wheel requires.  Interpreted, the engine needs nothing but the
standard library, and plain lists take their place.
"""

from __future__ import annotations

try:
    from librt.vecs import append, vec
except ImportError:
    from .plain_vectors import append, vec  # type: ignore[assignment]

__all__ = ["append", "vec"]
