"""What a player of Hoshizukuri can choose."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Domain, Space, Verb

from .pieces import KINDS

CARD: Final = Domain("card", KINDS)
SWEPT: Final = Domain("swept", KINDS + tuple([f"fusion+{n}" for n in range(5)]))  # 核融合 by the cards it trashed

# `play` comes first: its codes are the kinds themselves, so that the picks of a play are its cards.
PLAY: Final = Verb("play", CARD)  # HZ-6.1
RESOLVE: Final = Verb("resolve", CARD)  # HZ-6.7
TRASH: Final = Verb("trash", CARD)  # 炎, 雷, 核融合
DISCARD: Final = Verb("discard", CARD)  # 水, 隕石, HZ-9.3
ADD: Final = Verb("add", CARD)  # 森林, 微生物, ブラックホール
GAIN: Final = Verb("gain", CARD)  # 雷, 草原, HZ-8.2
SWEEP: Final = Verb("sweep", SWEPT)  # 嵐
KEEP: Final = Verb("keep")  # 泉
TOSS: Final = Verb("toss")  # 泉
GO: Final = Verb("go")  # the cards chosen so far are all
PASS: Final = Verb("pass")  # none

SPACE: Final = Space(PLAY, RESOLVE, TRASH, DISCARD, ADD, GAIN, SWEEP, KEEP, TOSS, GO, PASS)

DONE: Final = GO.one(0)
NONE: Final = PASS.one(0)
