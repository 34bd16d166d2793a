"""Lines break between words and phrases, never inside a number."""

from __future__ import annotations

import pytest

from tenban.scene.wrapping import lines_of, segments, width


def test_japanese_breaks_between_phrases() -> None:
    text = "名声が最も多い人の勝ちです。同点なら星の少ない人、次にトーチの高い人です。"
    assert segments(text)[:4] == ["名声が", "最も", "多い人の", "勝ちです。"]
    assert "".join(segments(text)) == text


@pytest.mark.parametrize("columns", range(8, 60))
def test_no_line_is_too_wide_and_no_number_or_katakana_word_is_broken(columns: int) -> None:
    text = "手札は1,234枚（最大で56枚）です。エネルギーが12点あれば、ガウスシールドを3個置きます。"
    lines = lines_of(text, columns)
    assert "".join(line.strip() for line in lines) == text
    for line in lines[:-1]:
        assert not line[-1].isdigit()
        assert line[-1] not in "（「"
    if columns >= 18:
        assert all(width(line) <= columns for line in lines)
        assert any("ガウスシールドを" in line for line in lines)


def test_closing_signs_and_particles_stay_with_what_they_close() -> None:
    assert not [part for part in segments("（端数切り上げ）の力を、ゼウスから得ます。") if part[0] in "）、。の"]


def test_english_breaks_at_spaces_only_and_keeps_its_indent() -> None:
    text = "Prices are 1,000 to 2.5 for well-known red-blue-green sets."
    lines = lines_of(text, 24, "- ", "  ")
    assert lines[0].startswith("- Prices")
    assert all(line.startswith("  ") for line in lines[1:])
    assert "red-blue-green" in " ".join(lines)
    assert all(width(line) <= 24 for line in lines)
