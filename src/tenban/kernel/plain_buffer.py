"""What `buffer` provides where mypyc's runtime is not installed; never compiled."""

from __future__ import annotations


class BytesWriter:
    """A growing sequence of bytes: as much of librt's class of this name as the engine uses."""

    def __init__(self) -> None:
        self.bytes = bytearray()

    def append(self, byte: int) -> None:
        """Append one byte; raise ValueError if it is not below 256."""
        self.bytes.append(byte)

    def write(self, data: bytes) -> None:
        """Append several bytes."""
        self.bytes += data

    def truncate(self, size: int) -> None:
        """Drop the bytes from an index on."""
        del self.bytes[size:]

    def getvalue(self) -> bytes:
        """Return a copy of all bytes."""
        return bytes(self.bytes)

    def __len__(self) -> int:
        return len(self.bytes)

    def __getitem__(self, i: int) -> int:
        return self.bytes[i]

    def __setitem__(self, i: int, byte: int) -> None:
        self.bytes[i] = byte


def write_i64_le(buffer: BytesWriter, number: int) -> None:
    """Append a number as eight bytes, the lowest first."""
    buffer.bytes += number.to_bytes(8, "little", signed=True)
