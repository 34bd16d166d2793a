"""Why the server refuses something: the id of a message, never a sentence in one language."""

from __future__ import annotations


class RefusedError(Exception):
    """`why` is a message of texts/*.ftl; `clause` the id of a rulebook clause, if the rules refuse.

    `status` is the HTTP status; a socket sends the text alone.
    """

    def __init__(
        self,
        why: str = "",
        status: int = 409,
        *,
        clause: str = "",
        stale: bool = False,
        text: str = "",
        **arguments: str | int,
    ) -> None:
        super().__init__(why or clause or text)
        self.why = why
        self.status = status
        self.clause = clause
        self.stale = stale
        self.text = text  # already an English sentence, from a lower layer
        self.arguments = arguments


def check(refusal: RefusedError | None) -> None:
    """Raise a refusal, if there is one.

    The local name is deleted: an exception whose traceback leads to a name for it would keep the table in memory.
    """
    if refusal is None:
        return
    try:
        raise refusal
    finally:
        del refusal


class AlreadyDoneError(Exception):
    """This move was carried out before, as number `seq`: nothing is to be written."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class NothingToDoError(RefusedError):
    """The request would change nothing: it is not offered, and answered as if it were done."""
