"""The base of every game's face: it composes a Scene; a game says what lies on its table and how things are called.

A game overrides what it has something to say about.  With no face at all a game can still be played: every
choice is then a button that reads as the action's text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from msgspec import UNSET
from mypy_extensions import mypyc_attr

from tenban.kernel import Action, Clause, Event, Sealed, State, View, complete_moves, play, to_act
from tenban.kernel.chance import UnknownChanceError
from tenban.kernel.event import UntypedEvent

from .schema import Ask, Choice, Ghost, Line, PhaseStep, Piece, Result, Scene, Seat, Tally, Verb
from .words import Words, slug, words_of

S = TypeVar("S", bound=State)

Link = tuple["Viewer[S]", Sequence[Action]]  # a complete choice, and the moment at which it is made
MOST_CHOICES = 500


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer(Generic[S]):
    """One viewer at one moment: what the viewer knows, and in which language it is shown."""

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
        self.before: tuple[Action, ...] = ()  # actions that the viewer would have chosen by now, see `after`

    @property
    def asked(self) -> bool:
        return self.seat in self.to_act

    @property
    def step(self) -> Any:
        """The step the game is at, or None when it is over."""
        return self.state.stack[-1] if self.state.stack else None

    def after(self, actions: Sequence[Action]) -> Viewer[S] | None:
        """Return the same viewer after these choices of its own, or None if they draw anything."""
        w = cast(S, self.state.clone())
        w.log = None
        try:
            for action in actions:
                play(self.rules, w, self.seat, action)
        except UnknownChanceError:
            return None
        then = Viewer(View(self.rules, w, self.seat), self.words, self.names, self.log)
        then.before = (*self.before, *actions)
        return then

    def listed(self, items: Sequence[str]) -> str:
        return items[0] if len(items) == 1 else self.words("list-comma").join(items)


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[S]):
    """How a game looks."""

    package: ClassVar[str] = ""  # where texts/ lies
    palette: ClassVar[dict[str, str]] = {}
    symbols: ClassVar[tuple[str, ...]] = ()  # read aloud as the messages symbol-<name>
    events: ClassVar[dict[str, tuple[str, ...]]] = {}  # event -> what its arguments are, see `word`
    heads: ClassVar[frozenset[str]] = frozenset()  # events that begin a paragraph of the log
    scores: ClassVar[dict[str, tuple[str, ...]]] = {}  # score clause -> what its arguments are

    def phase(self, at: Viewer[S]) -> str:
        return ""

    def steps(self, at: Viewer[S]) -> list[PhaseStep]:
        """Return the phases of the turn."""
        return []

    def seat(self, at: Viewer[S], seat: int) -> Seat:
        """What lies in front of a player; name, colour and turn are put in by the base."""
        return Seat("", seat)

    def rivals(self, at: Viewer[S]) -> list[Seat]:
        """Sides that play without a seat, a scripted enemy say; they are shown after the seats."""
        return []

    def table(self, at: Viewer[S]) -> list[Piece]:
        return []

    def hand(self, at: Viewer[S]) -> list[Piece]:
        return []

    def question(self, at: Viewer[S]) -> str:
        """What the viewer is asked."""
        return at.words("ask-choose")

    def quick(self, at: Viewer[S]) -> bool:
        """Is a single click enough?  Only for what is harmless."""
        return False

    def sure(self, at: Viewer[S], actions: Sequence[Action]) -> bool:
        """Is this choice confirmed even where a single click is enough?"""
        return False

    def again(self, at: Viewer[S], actions: Sequence[Action]) -> str:
        """If a player may wish not to be asked again: for how long; the same words as long as it holds."""
        return ""

    def offered(self, at: Viewer[S]) -> list[tuple[Action, ...]]:
        """The choices that are offered, each as its parts."""
        return plain_offer(at)

    def ahead(self, at: Viewer[S], actions: Sequence[Action]) -> Viewer[S] | None:
        """The moment after a choice, if what is asked then is offered together with it; its step must join them."""
        return None

    def verbs(self, at: Viewer[S]) -> list[Verb]:
        """Kinds of choice, shown as chips; `why` of one without a choice says which clause forbids it."""
        return []

    def sentence(self, at: Viewer[S], actions: Sequence[Action]) -> str:
        """A complete choice in words."""
        return at.listed([self.action(at, action) for action in actions])

    def action(self, at: Viewer[S], action: Action) -> str:
        """One action in words: the message action-<verb> with each argument under its domain's name."""
        id = f"action-{action.verb.name}"
        if not at.words.has(id):
            return action.text
        domains = action.verb.domains
        return at.words(id, **{d.name: self.word(at, d.name, arg) for d, arg in zip(domains, action.args, strict=True)})

    def path(self, at: Viewer[S], action: Action) -> list[str]:
        """The picks behind one action; none: it is a button."""
        return []

    def picks(self, at: Viewer[S], actions: Sequence[Action]) -> list[str]:
        """The picks behind a complete choice: those of its parts, unless a part is told by the others."""
        return [pick for action in actions for pick in self.path(at, action)]

    def verb(self, at: Viewer[S], actions: Sequence[Action]) -> str:
        """Which chip a choice belongs to."""
        return ""

    def note(self, at: Viewer[S], actions: Sequence[Action]) -> str:
        """What a choice costs and brings."""
        return ""

    def ghosts(self, at: Viewer[S], actions: Sequence[Action]) -> list[Ghost]:
        return []

    def word(self, at: Viewer[S], kind: str, value: int) -> str | int:
        """What an argument is called: `kind` is a domain's name or one named in `events` or `scores`.

        A number stays one, so that a message can choose its plural or its case by it.
        """
        return at.names[value] if kind == "seat" else value

    def line(self, at: Viewer[S], event: Event) -> Line | None:
        """Return an event as a sentence, or None if it is not worth one.

        The message is event-<name>, or event-<name>-unseen for a viewer who does not see its secret fields.
        """
        named = self._arguments(event)
        if named is None:
            return None
        id = f"event-{event.name}-unseen" if event.unseen else f"event-{event.name}"
        seat = next((value for kind, value in named.values() if kind == "seat"), UNSET)
        return Line(
            at.words(id, **{name: self.word(at, kind, value) for name, (kind, value) in named.items()}),
            seat,
            event.name in self.heads,
        )

    def _arguments(self, event: Event) -> dict[str, tuple[str, int]] | None:
        """Return name -> (kind, value) of what a sentence about the event may use."""
        if not isinstance(event, UntypedEvent):
            known = event.known()
            return {name: (kind, value) for name, (kind, value) in known.items() if isinstance(value, int)}
        kinds = self.events.get(event.name)
        if kinds is None:
            return None
        return {
            f"{kind}{i}" if kind in kinds[:i] else kind: (kind, value)
            for i, (kind, value) in enumerate(zip(kinds, event.values, strict=False))
        }

    def legend(self, at: Viewer[S]) -> dict[str, str]:
        """How symbols in texts are read aloud."""
        return {name: at.words(f"symbol-{name}") for name in self.symbols}

    def ending(self, at: Viewer[S]) -> str:
        """A sentence about how the game ended, if the winners alone do not say it."""
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
    ) -> Scene:
        """Return all that the view's seat may see and do; `lines` are the log in words, if known."""
        at = Viewer(view, words_of(self.package, lang), names, log)
        v, seat = view.state, view.seat
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
            [line for event in log if (line := self.line(at, event)) is not None] if lines is None else lines,
            palette=self.palette,
            legend=self.legend(at),
            result=UNSET if v.stack else self._result(at),
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
            list(self.choices(at)),
            self.verbs(at),
            self.refusals(at),
            sealed=isinstance(at.step, Sealed),
            quick=self.quick(at),
        )

    def choices(self, at: Viewer[S], before: tuple[Link[S], ...] = ()) -> Iterator[Choice]:
        """All that is offered; `before`: what would have been chosen by then."""
        for actions in self.offered(at):
            links = (*before, (at, actions))
            then = self.ahead(at, actions)
            if then is None:
                yield self.choice(links)
            else:
                yield from self.choices(then, links)

    def choice(self, links: Sequence[Link[S]]) -> Choice:
        """One choice, or several that are made together: the last one says what is done."""
        first, last = links[0], links[-1]
        return Choice(
            [action.code for _, actions in links for action in actions],
            self.sentence(*last),
            [pick for link in links for pick in self.picks(*link)],
            self.verb(*first),
            " · ".join(note for link in reversed(links) if (note := self.note(*link))),
            [ghost for link in links for ghost in self.ghosts(*link)],
            self.sure(*last),
            self.again(*last),
        )

    def refusals(self, at: Viewer[S]) -> dict[str, str]:
        """Pick -> the clause that forbids it, for every option with one pick that is refused."""
        step = at.step
        found: dict[str, str] = {}
        for action in step.options(at.state, at.seat):
            clause: Clause | None = step.refuse(at.state, at.seat, action)
            if clause is not None:
                path = self.path(at, action)
                if len(path) == 1:
                    found.setdefault(path[0], f"{clause.id}: {at.words.clause(clause.id)}")
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
        """In which row of the score sheet points are counted: the clause's own, unless it is told apart here."""
        return ""

    def score(self, at: Viewer[S], clause: Clause, args: tuple[int, ...]) -> str:
        """Why points were given: the message score-<clause>, or else the clause itself."""
        id = f"score-{slug(clause.id)}"
        kinds = self.scores.get(clause.id, ())
        named = {kind: self.word(at, kind, arg) for kind, arg in zip(kinds, args, strict=False)}
        return at.words(id, **named) if at.words.has(id) else at.words.clause(clause.id)


def plain_offer(at: Viewer[S]) -> list[tuple[Action, ...]]:
    """Return every complete move as its actions; if there are too many, the first parts alone."""
    found = complete_moves(at.state, at.seat, MOST_CHOICES)
    return [(action,) for action in at.view.legal()] if found is None else [move.actions for move in found]
