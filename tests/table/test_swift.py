"""Frames written in the short way are those the library would write."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from tenban.table.swift import head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 200_000])
def test_a_frame_begins_as_the_library_begins_it(length: int) -> None:
    data = b"x" * length
    assert head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)
