"""A buffer of bytes that compiled code writes to without making an object for each value.

It is a class of librt, mypyc's runtime, which the compiled wheel requires.  Interpreted, the engine needs nothing but
the standard library: `plain_buffer` then takes its place, and writes the same.
"""

from __future__ import annotations

try:
    from librt.strings import BytesWriter, write_i64_le
except ImportError:
    from .plain_buffer import BytesWriter, write_i64_le  # type: ignore[assignment]

__all__ = ["BytesWriter", "write_i64_le"]
