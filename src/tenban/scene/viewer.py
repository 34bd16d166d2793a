"""Viewers: what one knows of a position, in which language it is shown, and what all of them see alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

import msgspec
from msgspec import Raw
from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from tenban.kernel import SPECTATOR, Action, Event, State, View, play, to_act
from tenban.kernel.chance import UnknownChanceError

from .schema import Piece
from .words import Words

S = TypeVar("S", bound=State)

MOST_CACHED: Final = 8192  # pieces of one function that are kept in their encoded form

_encode = msgspec.json.Encoder().encode


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer(Generic[S]):
    """A viewer of a position: what the viewer knows, and the language in which it is shown."""

    def __init__(self, view: View[S], words: Words, names: Sequence[str], log: Sequence[Event] = ()) -> None:
        if not isinstance(view, View):
            raise TypeError(f"a scene is made from a View, not from a {type(view).__name__}")
        self.view = view
        self.rules = view.rules
        self.state = view.state  # with holes
        self.seat = view.seat
        self.words = words
        self.names = names
        self.log = log  # the events so far, as the viewer saw them
        self.to_act = to_act(view.state)
        self.before: tuple[Action, ...] = ()  # the actions by which `after` has come to this position
        self.commons: Commons[S] | None = None  # of a position that is shown to several viewers
        self.knows = False  # what the commons of the position before have shown
        self.encodes = False  # made for commons, which are encoded

    @property
    def asked(self) -> bool:
        """Whether the game waits for the viewer's seat."""
        return self.seat in self.to_act

    @property
    def step(self) -> Any:
        """The top step of the game, or None when it is over."""
        return self.state.stack[-1] if self.state.stack else None

    def after(self, actions: Sequence[Action]) -> Viewer[S] | None:
        """Return the same viewer after these choices of its own, or None if they draw anything."""
        w = self.state.clone()
        w.log = None
        try:
            for action in actions:
                play(self.rules, w, self.seat, action)
        except UnknownChanceError:
            return None
        then = Viewer(View(self.rules, w, self.seat), self.words, self.names, self.log)
        then.before = (*self.before, *actions)
        return then

    def common(self, make: Callable[[Viewer[S]], Piece]) -> Piece:
        """Return a piece that everybody is shown and that looks the same to everybody.

        Shown to several viewers, it is made and encoded once, so that it must be used as it is.
        """
        return make(self) if self.commons is None else self.commons.piece(make, self.knows)

    def cached(self, make: Callable[..., Piece], *what: Hashable) -> Piece:
        """Return the piece that a function makes of these arguments alone, to lie on a common piece.

        Where common pieces are encoded, it is made and encoded once, for as long as it is needed again and again.
        """
        if not self.encodes:
            return make(*what)
        kept = _cached.get(make)
        piece: Any = None if kept is None else kept.get(what)
        if piece is None:
            piece = _kept(make, what)
        shown: Piece = piece
        return shown

    def listed(self, items: Sequence[str]) -> str:
        """Return the items as a list in the viewer's language."""
        return items[0] if len(items) == 1 else self.words("list-comma").join(items)


NOTHING: Final[Mapping[str, bytes]] = {}


# A piece in its encoded form is a tuple of its id and its bytes: the garbage collector need not look at it.
_cached: Final[dict[Callable[..., Piece], dict[tuple[Hashable, ...], Any]]] = {}  # function -> arguments -> piece


def _kept(make: Callable[..., Piece], what: tuple[Hashable, ...]) -> Any:
    """Make and encode a piece, and keep it until there are too many: some have the names of people who have left."""
    kept = _cached.setdefault(make, {})
    if len(kept) >= MOST_CACHED:
        kept.clear()
    coded = kept[what] = _coded(make(*what))
    return coded


def _coded(item: Any) -> Any:
    return item if isinstance(item, tuple) else (item.id, _encode(item))


@final
class CommonPiece:
    """A piece that everybody sees alike, encoded as a whole or as what has changed; `shown` takes note of it."""

    def __init__(self, piece: Piece, shown: dict[str, bytes]) -> None:
        self._items: list[Any] = [_coded(item) for item in piece.items]
        ids: list[Any] = [item[0] for item in self._items]
        self._piece = replace(piece, items=ids)  # what lies on it is kept as bytes
        self._frame: bytes = _encode(self._piece)
        self._whole: Any = None
        self._changes: Any = None
        shown[piece.id] = self._frame
        for item in self._items:
            shown[item[0]] = item[1]

    def whole(self) -> Any:
        if self._whole is None:
            self._whole = Raw(_encode(replace(self._piece, items=[Raw(item[1]) for item in self._items])))
        return self._whole

    def changes(self, before: Mapping[str, bytes]) -> Any:
        """Return the piece with the ids of items that are as before, or its own id if nothing has changed."""
        if self._changes is None:
            changed = 0
            items: list[Any] = []
            for item in self._items:
                if before.get(item[0]) == item[1]:
                    items.append(item[0])
                else:
                    items.append(Raw(item[1]))
                    changed += 1
            same = changed == 0 and before.get(self._piece.id) == self._frame
            self._changes = Raw(_encode(self._piece.id if same else replace(self._piece, items=items)))
        return self._changes


class Commons(Generic[S]):
    """What everybody sees alike in one position, in one language: pieces, and lines about what was public.

    All of it is made from what a spectator sees, so that no viewer is shown what another one knows.  `before` is
    what was shown in the position before: a viewer who knows it gets the ids of pieces that have not changed.
    """

    def __init__(self, spectator: Viewer[S], before: Mapping[str, bytes] = NOTHING) -> None:
        if spectator.seat != SPECTATOR:
            raise ValueError(f"what is shown to everybody is made for a spectator, not for seat {spectator.seat}")
        self.shown: dict[str, bytes] = {}  # the pieces and what lies on them, by their ids
        self._before = before
        self._at = spectator
        self._at.encodes = True
        self._pieces: dict[Callable[[Viewer[S]], Piece], CommonPiece] = {}
        self._lines: dict[int, Any] = {}

    def piece(self, make: Callable[[Viewer[S]], Piece], knows: bool = False) -> Any:
        """Return the piece that this function makes, encoded; for one who `knows` those before, what has changed."""
        known = self._pieces.get(make)
        if known is None:
            known = self._pieces[make] = CommonPiece(make(self._at), self.shown)
        return known.changes(self._before) if knows else known.whole()

    def line(self, make: Callable[[Viewer[S], Event], Any], number: int, event: Event) -> Any:
        """Return the line that this function makes of a public event; `number` is the event's place in the log."""
        if number not in self._lines:
            self._lines[number] = make(self._at, event)
        return self._lines[number]
