"""Face: the presentation of a game.  The base class composes a Scene; a game overrides the parts that it shows.

A game without a face can be played too: every choice is then a button with the text of its action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType
from mypy_extensions import mypyc_attr

from tenban.kernel import Action, Clause, Event, Rules, Sealed, State, View, complete_moves
from tenban.kernel.event import fields_of

from .schema import Ask, Choice, Ghost, Line, PhaseStep, Piece, Refusal, Result, Scene, Seat, Stage, Tally, Verb
from .viewer import Commons, Viewer
from .words import Words, slug, words_of

__all__ = ["MOST_CHOICES", "Face", "Link", "Viewer", "encoded_line", "plain_offer"]

S = TypeVar("S", bound=State)

Link = tuple["Viewer[S]", Sequence[Action]]  # a complete choice, and the viewer when it is made
MOST_CHOICES = 500
MOST_CHOICES_CACHED: Final = 8192  # that are kept in their encoded form

_encode = msgspec.json.Encoder().encode
_choices: Final[dict[tuple[Words, tuple[Action, ...]], Any]] = {}  # the texts of a game, actions -> encoded choice


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
    same_choices: ClassVar[bool] = False  # a choice looks the same to everybody, wherever it is offered
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
        if lines is None:
            lines = [line for event in log if (line := self.line(at, event)) is not None]
        return self.composed(at, rev, lines, len(lines) if told is None else told)

    def composed(self, at: Viewer[S], rev: int, lines: list[Line], told: int) -> Scene:
        """Return what this viewer may see and do: see `scene`."""
        v, seat = at.state, at.seat
        return Scene(
            at.rules.name,
            rev,
            at.words.lang,
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
            told=told,
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
                if len(_choices) >= MOST_CHOICES_CACHED:
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
