"""Where a line of text may be broken: between words and, in Japanese, between phrases; never inside a number.

Japanese has no spaces.  A phrase ends with a particle or an inflection in hiragana, so a break is allowed after one of
these where the next phrase begins with another script, and after punctuation.  Runs of one script stay together, and
so do a number and its counter.
"""

from __future__ import annotations

import textwrap
import unicodedata
from functools import cache
from typing import Final

_OPENING: Final = "（「『［【〈《“‘([{"
_CLOSING: Final = "）」』］】〉》”’)]}、。，．・：；！？…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%％"
_PAUSES: Final = "、。，．；！？）」』］】〉》"
_BRACKETS: Final = "）」』］】〉》"
_ENDS: Final = "はがをにでともへやばてたるうのくか"  # the last sign of a phrase
_ENDINGS: Final = ("から", "なら", "ない", "だけ", "より", "など", "ます", "です", "した")


def width(s: str) -> int:
    """Return the number of terminal columns of a text."""
    return len(s) if s.isascii() else sum([_columns(sign) for sign in s])


@cache
def _columns(sign: str) -> int:
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def lines_of(s: str, columns: int, first: str = "", rest: str = "") -> list[str]:
    """Return lines of at most so many columns, indented by `first` and then `rest`."""
    if width(s) == len(s):
        return textwrap.wrap(s, columns, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False) or [""]
    lines, used, empty = [first], width(first), True
    for segment in segments(s):
        for piece in _cut(segment, columns - width(rest)):
            if not empty and used + width(piece.rstrip()) > columns:
                lines[-1] = lines[-1].rstrip()
                lines.append(rest + piece.lstrip())
                used = width(lines[-1])
            else:
                lines[-1] += piece
                used += width(piece)
            empty = False
    return lines


def segments(s: str) -> list[str]:
    """Return a text in parts between which it may be broken."""
    found: list[str] = []
    start = 0
    for i in range(1, len(s)):
        if _breaks(s, i):
            found.append(s[start:i])
            start = i
    return [*found, s[start:]]


def _breaks(s: str, i: int) -> bool:
    """Return whether a line may end before the sign at `i`."""
    before, after = s[i - 1], s[i]
    if after == " " or after in _CLOSING or before in _OPENING:
        return False
    if before == " " or before in _PAUSES:
        return before not in _BRACKETS or not _is_hiragana(after)
    if after in _OPENING:
        return not before.isascii()
    if not _is_hiragana(before) or _is_hiragana(after):
        return False
    return before in _ENDS or s[max(0, i - 2) : i] in _ENDINGS


def _is_hiragana(sign: str) -> bool:
    return "ぁ" <= sign <= "ゖ"


def _cut(segment: str, columns: int) -> list[str]:
    """Return a segment in pieces that fit on a line: most fit whole; numbers and Latin words stay whole."""
    if width(segment) <= columns:
        return [segment]
    pieces = [""]
    for i, sign in enumerate(segment):
        joined = sign in _CLOSING or (sign.isascii() and i > 0 and segment[i - 1].isascii())
        if width(pieces[-1]) + width(sign) > columns and not joined:
            pieces.append("")
        pieces[-1] += sign
    return pieces
