"""Why the table will not do something: a key into its texts, never a sentence in one language."""

from __future__ import annotations


class RefusedError(Exception):
    """`why` is a message of texts/*.ftl; `clause` the id of a rulebook clause, if the rules refuse.

    `status` is the HTTP answer; a socket sends the words alone.
    """

    def __init__(
        self,
        why: str = "",
        status: int = 409,
        *,
        clause: str = "",
        stale: bool = False,
        text: str = "",
        **args: str | int,
    ) -> None:
        super().__init__(why or clause or text)
        self.why = why
        self.status = status
        self.clause = clause
        self.stale = stale
        self.text = text  # already a sentence, from a layer below that speaks English
        self.args_ = args


class AlreadyDoneError(Exception):
    """This action was carried out before, as number `seq`: nothing is to be written."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq
