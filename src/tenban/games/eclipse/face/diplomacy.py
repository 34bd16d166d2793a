"""Relations offered."""

from __future__ import annotations

from typing import Any

from tenban.kernel import Step

from ..steps.diplomacy import Answer, DropTile
from .names import At
from .presenter import Presenter
from .reputation import ReputationPresenter


class AnswerPresenter(Presenter):
    def told(self, at: At) -> dict[str, Any]:
        return {"seat": at.names[at.step.suitor]}


PRESENTERS: dict[type[Step[Any]], Presenter] = {
    Answer: AnswerPresenter("answer"),
    DropTile: ReputationPresenter("droptile"),
}
