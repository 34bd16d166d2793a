"""Face: the presentation of a game.  The base class composes a Scene; a game overrides the parts that it shows.

A game without a face can be played too: every choice is then a button with the text of its action.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, final

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from tenban.kernel import SPECTATOR, Action, Clause, Event, Rules, Sealed, State, View, complete_moves, play, to_act
from tenban.kernel.chance import UnknownChanceError
from tenban.kernel.event import fields_of

from .schema import Ask, Choice, Ghost, Line, PhaseStep, Piece, Refusal, Result, Scene, Seat, Stage, Tally, Verb
from .words import Words, slug, words_of

S = TypeVar("S", bound=State)

Link = tuple["Viewer[S]", Sequence[Action]]  # a complete choice, and the viewer when it is made
MOST_CHOICES = 500
MOST_CACHED: Final = 8192  # pieces of one function, or choices, that are kept in their encoded form

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


_choices: Final[dict[tuple[Words, tuple[Action, ...]], Any]] = {}  # the texts of a game, actions -> encoded choice


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

    def line(self, face: Face[S], number: int, event: Event) -> Any:
        """Return the line of a public event, encoded, or None if it has none; `number` is its place in the log."""
        if number not in self._lines:
            self._lines[number] = encoded_line(face, self._at, event)
        return self._lines[number]


def encoded_line(face: Face[S], at: Viewer[S], event: Event) -> Any:
    """Return an event as an encoded sentence of the log, or None if the language has no message for it."""
    line = face.line(at, event)
    return None if line is None else Raw(_encode(line))


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[S]):
    """The presentation of a game: what lies on its table, what is asked, and what things are called."""

    package: ClassVar[str] = ""  # the package that has texts/
    palette: ClassVar[dict[str, str]] = {}
    symbols: ClassVar[tuple[str, ...]] = ()  # read aloud as the messages symbol-<name>
    arts: ClassVar[dict[str, str]] = {}  # further symbols, on pieces -> the messages that name them
    heads: ClassVar[frozenset[str]] = frozenset()  # events that begin a paragraph of the log
    places: ClassVar[dict[type[Event], Callable[[Any], str]]] = {}  # the id of the piece at which an event happens
    gained: ClassVar[dict[type[Event], Callable[[Any], dict[str, int]]]] = {}  # see `gains`
    holds: ClassVar[frozenset[str]] = frozenset()  # events after which viewers get time to read
    stage: ClassVar[Stage] = Stage()  # how the screen is divided
    passing: ClassVar[frozenset[str]] = frozenset()  # events of others that one may see but not look up later
    same_choices: ClassVar[bool] = False  # a choice looks the same wherever it is offered, so it is encoded once
    scores: ClassVar[dict[str, tuple[str, ...]]] = {}  # score clause -> the kinds of its arguments, see `word`

    def phase(self, at: Viewer[S]) -> str:
        """Return where in the game the position is, as a line."""
        return ""

    def steps(self, at: Viewer[S]) -> list[PhaseStep]:
        """Return the phases of the turn."""
        return []

    def seat(self, at: Viewer[S], seat: int) -> Seat:
        """Return what lies in front of a seat; the base class sets its name, colour and turn."""
        return Seat("", seat)

    def rivals(self, at: Viewer[S]) -> list[Seat]:
        """Return the sides that play without a seat, such as a scripted enemy; they are shown after the seats."""
        return []

    def table(self, at: Viewer[S]) -> list[Piece]:
        """Return the pieces in the middle of the table."""
        return []

    def hand(self, at: Viewer[S]) -> list[Piece]:
        """Return the viewer's own pieces."""
        return []

    def question(self, at: Viewer[S]) -> str:
        """Return the question to the viewer."""
        return at.words("ask-choose")

    def quick(self, at: Viewer[S]) -> bool:
        """Return whether one click makes a choice without confirmation: only if all choices are harmless."""
        return False

    def sure(self, at: Viewer[S], actions: Sequence[Action]) -> bool:
        """Return whether this choice is confirmed even if the others need one click only."""
        return False

    def again(self, at: Viewer[S], actions: Sequence[Action]) -> str:
        """Return for how long a player may repeat this choice unasked, in words that stay the same meanwhile, or ""."""
        return ""

    def offered(self, at: Viewer[S]) -> list[tuple[Action, ...]]:
        """Return the choices that are offered, each as its actions."""
        return plain_offer(at)

    def ahead(self, at: Viewer[S], actions: Sequence[Action]) -> Viewer[S] | None:
        """Return the viewer after a choice if the next one is offered together with it (see `Step.joins`), or None."""
        return None

    def verbs(self, at: Viewer[S]) -> list[Verb]:
        """Return the kinds of choice, shown as chips; `why` names the clause that forbids one without a choice."""
        return []

    def sentence(self, at: Viewer[S], actions: Sequence[Action]) -> str:
        """Return a complete choice in words."""
        return at.listed([self.action(at, action) for action in actions])

    def action(self, at: Viewer[S], action: Action) -> str:
        """Return an action in words: the message action-<verb>, whose arguments have the names of their domains."""
        id = f"action-{action.verb.name}"
        if not at.words.has(id):
            return action.text
        domains, args = action.verb.domains, action.args
        named: dict[str, str | int] = {}
        for i in range(len(domains)):
            named[domains[i].name] = self.word(at, domains[i].name, args[i])
        return at.words.say(id, named)

    def path(self, at: Viewer[S], action: Action) -> list[str]:
        """Return the picks that make an action; an action without picks is a button."""
        return []

    def picks(self, at: Viewer[S], actions: Sequence[Action]) -> list[str]:
        """Return the picks that make a complete choice: by default those of its actions."""
        return [pick for action in actions for pick in self.path(at, action)]

    def verb(self, at: Viewer[S], actions: Sequence[Action]) -> str:
        """Return the key of the chip that a choice belongs to."""
        return ""

    def notes(self, at: Viewer[S], actions: Sequence[Action]) -> list[str]:
        """Return what a choice costs and brings, each in a phrase."""
        return []

    def ghosts(self, at: Viewer[S], actions: Sequence[Action]) -> list[Ghost]:
        """Return where pieces would lie after a choice."""
        return []

    def word(self, at: Viewer[S], kind: str, value: int) -> str | int:
        """Return the word for an argument of a message.

        `kind` is the name of a domain, of the type of an event's field in lower case, or an entry of `scores`.  A
        number stays a number, so that a message can choose its plural or its case by it.
        """
        return at.names[value] if kind == "seat" else value

    def several(self, at: Viewer[S], kind: str, values: tuple[int, ...]) -> str:
        """Return the words for a field that holds several values: a list of `word`s.

        The kind of each value is `kind` without its final "s": a field of type `Cards` holds values of kind "card".
        """
        return at.listed([str(self.word(at, kind.removesuffix("s"), value)) for value in values])

    def line(self, at: Viewer[S], event: Event) -> Line | None:
        """Return an event as a sentence of the log, or None if the language has no message for it.

        The message is event-<name>, or event-<name>-unseen for a viewer who does not see the secret fields.  Its
        arguments are the fields that the viewer knows; the first field of kind "seat" is the seat of the line.
        """
        id = self.message(at.words, event)
        if not id:
            return None
        seat: int | UnsetType = UNSET
        arguments: dict[str, str | int] = {}
        for field in fields_of(type(event)):
            if field.secret and event.unseen:
                continue
            value: Any = getattr(event, field.name)
            if isinstance(value, tuple):
                arguments[field.name] = self.several(at, field.kind, value)
                continue
            arguments[field.name] = self.word(at, field.kind, value)
            if field.kind == "seat" and seat is UNSET:
                seat = value
        return Line(
            at.words.say(id, arguments),
            seat,
            event.name in self.heads,
            self.place(at, event),
            self.gains(at, event),
            event.name in self.holds,
        )

    def message(self, words: Words, event: Event) -> str:
        """Return the id of the message that tells an event, or "" if the language has none."""
        id = f"event-{event.name}-unseen" if event.unseen else f"event-{event.name}"
        return id if words.has(id) else ""

    def told(self, lang: str, events: Sequence[Event]) -> int:
        """Return how many of the events have a line."""
        words = words_of(self.package, lang)
        return sum(self.message(words, event) != "" for event in events)

    def place(self, at: Viewer[S], event: Event) -> str:
        """Return the id of the piece at which an event happened, or "" if it has no place."""
        found = self.places.get(type(event))
        return found(event) if found and not event.unseen else ""

    def gains(self, at: Viewer[S], event: Event) -> dict[str, int]:
        """Return by how much the event changed the counters of its seat, each by the art of the counter."""
        found = self.gained.get(type(event))
        return {art: by for art, by in found(event).items() if by} if found and not event.unseen else {}

    def words(self, rules: Rules[S], lang: str) -> Words:
        """Return the texts of the game with the numbers of these rules."""
        return words_of(self.package, lang, rules)

    def legend(self, at: Viewer[S]) -> dict[str, str]:
        """Return the word for each symbol in texts."""
        return {name: at.words(f"symbol-{name}") for name in self.symbols}

    def ending(self, at: Viewer[S]) -> str:
        """Return a sentence about the end of the game, or "" if naming the winners is enough."""
        return ""

    def scene(
        self,
        view: View[S],
        *,
        lang: str,
        names: Sequence[str],
        rev: int = 0,
        log: Sequence[Event] = (),
        lines: list[Line] | None = None,
        told: int | None = None,
        commons: Commons[S] | None = None,
        knows: bool = False,
    ) -> Scene:
        """Return all that the view's seat may see and do; `lines` are the log in words, if known.

        `told` is the number of lines so far, if the log does not begin at the start of the game.  With `commons` the
        scene can be encoded and is good for nothing else; for a viewer who `knows` what the commons before have shown,
        it holds what has changed.
        """
        at = Viewer(view, words_of(self.package, lang, view.rules if isinstance(view, View) else None), names, log)
        at.commons, at.knows = commons, knows
        v, seat = view.state, view.seat
        if lines is None:
            lines = [line for event in log if (line := self.line(at, event)) is not None]
        return Scene(
            view.rules.name,
            rev,
            lang,
            at.words("title"),
            self.phase(at) if v.stack else at.words("game-over"),
            self.steps(at) if v.stack else [],
            seat if seat >= 0 else UNSET,
            [self._seat(at, i) for i in range(v.seats)] + self.rivals(at),
            self.table(at),
            self.hand(at),
            self._ask(at) if at.asked else UNSET,
            lines,
            palette=self.palette,
            legend=self.legend(at),
            result=UNSET if v.stack else self._result(at),
            stage=self.stage,
            told=len(lines) if told is None else told,
        )

    def _seat(self, at: Viewer[S], seat: int) -> Seat:
        shown = self.seat(at, seat)
        shown.name = at.names[seat]
        shown.colour = seat
        shown.active = seat in at.to_act
        return shown

    def _ask(self, at: Viewer[S]) -> Ask:
        return Ask(
            self.question(at),
            self._encoded_choices(at) if self.same_choices and at.commons is not None else list(self.choices(at)),
            self.verbs(at),
            self.refusals(at),
            sealed=isinstance(at.step, Sealed),
            quick=self.quick(at),
        )

    def choices(self, at: Viewer[S], before: tuple[Link[S], ...] = ()) -> Iterator[Choice]:
        """Yield every choice that is offered; `before` are the choices that it is joined to."""
        for actions in self.offered(at):
            links = (*before, (at, actions))
            then = self.ahead(at, actions)
            if then is None:
                yield self.choice(links)
            else:
                yield from self.choices(then, links)

    def _encoded_choices(self, at: Viewer[S]) -> list[Any]:
        """Return the choices that are offered, each as it was encoded when it was offered first."""
        found: list[Any] = []
        for actions in self.offered(at):
            key = (at.words, actions)
            choice = _choices.get(key)
            if choice is None:
                if len(_choices) >= MOST_CACHED:
                    _choices.clear()
                choice = _choices[key] = Raw(_encode(self.choice([(at, actions)])))
            found.append(choice)
        return found

    def choice(self, links: Sequence[Link[S]]) -> Choice:
        """Return one choice, or several that are made together: the last one gives its text."""
        codes: list[int] = []
        picks: list[str] = []
        notes: list[str] = []
        ghosts: list[Ghost] = []
        for at, actions in links:
            codes += [action.code for action in actions]
            picks += self.picks(at, actions)
            notes = self.notes(at, actions) + notes
            ghosts += self.ghosts(at, actions)
        first, begun = links[0]
        last, made = links[-1]
        return Choice(
            codes,
            self.sentence(last, made),
            picks,
            self.verb(first, begun),
            notes,
            ghosts,
            self.sure(last, made) or (self.quick(first) and _is_final(links)),
            self.again(last, made),
        )

    def refusals(self, at: Viewer[S]) -> dict[str, Refusal]:
        """Return pick -> clause and sentence for every refused option that has one pick."""
        step = at.step
        found: dict[str, Refusal] = {}
        for action in step.options(at.state, at.seat):
            clause: Clause | None = step.refuse(at.state, at.seat, action)
            if clause is not None:
                path = self.path(at, action)
                if len(path) == 1:
                    found.setdefault(path[0], Refusal(clause.id, at.words.clause(clause.id)))
        return found

    def _result(self, at: Viewer[S]) -> Result:
        winners, totals = at.rules.winners(at.state), at.rules.totals(at.state)
        lines = [
            Tally(
                line.side,
                line.points,
                line.clause.id,
                self.score(at, line.clause, line.args),
                self.row(at, line.clause, line.args),
            )
            for line in at.rules.score(at.state)
        ]
        for side in range(at.state.seats, at.state.seats + len(self.rivals(at))):
            totals.append(sum(line.points for line in lines if line.seat == side))
        names = at.listed([at.names[seat] for seat in winners])
        note = self.ending(at) or at.words("winner", names=names, count=len(winners))
        return Result(winners, totals, lines, note)

    def row(self, at: Viewer[S], clause: Clause, args: tuple[int, ...]) -> str:
        """Return the label of the row of the score sheet that some points belong to.

        It is the message row-<clause>, or score-<clause> if that has no arguments; "" if there is neither.
        """
        id = slug(clause.id)
        if at.words.has(f"row-{id}"):
            return at.words(f"row-{id}")
        plain = clause.id not in self.scores and at.words.has(f"score-{id}")
        return at.words(f"score-{id}") if plain else ""

    def score(self, at: Viewer[S], clause: Clause, args: tuple[int, ...]) -> str:
        """Return why points were given: the message score-<clause>, or the sentence of the clause."""
        id = f"score-{slug(clause.id)}"
        kinds = self.scores.get(clause.id, ())
        named = {kind: self.word(at, kind, arg) for kind, arg in zip(kinds, args, strict=False)}
        return at.words(id, **named) if at.words.has(id) else at.words.clause(clause.id)


def _is_final(links: Sequence[Link[S]]) -> bool:
    """Return whether undo could not simply restore the position: something is drawn, or others go on from it."""
    at = links[0][0]
    then = at.after([action for _, actions in links for action in actions])
    return then is None or not then.asked


def plain_offer(at: Viewer[S]) -> list[tuple[Action, ...]]:
    """Return every complete move as its actions; if there are too many, the first parts alone."""
    found = complete_moves(at.state, at.seat, MOST_CHOICES)
    return [(action,) for action in at.view.legal()] if found is None else [move.actions for move in found]
