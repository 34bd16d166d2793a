"""Secrets: what a seat may not know reaches it neither in views nor in events."""

from __future__ import annotations

from random import Random
from typing import Any

from tenban.kernel import (
    SPECTATOR,
    AlteredRandom,
    Chance,
    KeyedRandom,
    Oracle,
    Rules,
    State,
    imagine,
    legal,
    play,
    to_act,
    view,
)

from ..compare import CheckError, plain, same
from ..playthrough import Moment, PlayedAction, Playthrough, begin
from .base import always, at_moments, of_games
from .worlds import Divergence, SeenEvents, divergences, exchanges, seen_events

_ALTERED_DRAWS = 4  # of one move, changed one at a time
_WORLDS = 2  # imagined worlds whose past is checked
_PAST = 60  # choices of the past that are checked


def _has_oracle(m: Moment) -> bool:
    return m.oracle is not None


def _has_past(m: Moment) -> bool:
    oracle = m.oracle
    return oracle is not None and type(oracle).past is not Oracle.past and m.n > 0


@at_moments(_has_oracle)
def exchange_is_sound(m: Moment) -> None:
    """The oracle's exchange of secrets breaks no invariant of the rules."""
    for pair in exchanges(m):
        faults = m.rules.faults(pair.other)
        if faults:
            raise CheckError(f"exchanged for seat {pair.seat}: {'; '.join(faults)}")


@of_games(lambda g: g.oracle is not None)
def exchange_changes_something(g: Playthrough) -> None:
    """The oracle changes something in every game that hides something."""
    assert g.oracle is not None
    for n, s in enumerate(g.states):
        if plain(g.oracle.swap(s, SPECTATOR, n)) != plain(s):
            return
    if any(_hides(g.rules, s) for s in g.states):
        raise CheckError("at no moment did the oracle change anything that a spectator cannot see")


def _hides(rules: Rules[Any], s: State) -> bool:
    """Return whether a spectator's view has holes, apart from the future and moves not yet complete."""
    seen, true = plain(view(rules, s, SPECTATOR).state), plain(s)
    return bool(seen["own"] != true["own"] or seen["sealed"] != true["sealed"])


@at_moments(_has_oracle)
def exchange_unseen(m: Moment) -> None:
    """After an exchange of secrets, the view is the same, byte for byte."""
    for pair in exchanges(m):
        one, other = view(m.rules, pair.true, pair.seat).state, view(m.rules, pair.other, pair.seat).state
        same(plain(one), plain(other), f"the view of seat {pair.seat} when secrets were exchanged")


@at_moments(_has_oracle)
def asked_by_public_facts(m: Moment) -> None:
    """Who is to act depends on public facts only."""
    for pair in exchanges(m):
        same(
            to_act(pair.true),
            to_act(pair.other),
            f"the seats to act, when what seat {pair.seat} cannot know was exchanged",
        )
    for divergence in _with_the_same_events(m):
        same(*divergence.actors, _after(divergence, "the seats to act"))


@at_moments(_has_oracle)
def exchange_leaves_choices(m: Moment) -> None:
    """After an exchange of secrets, a seat to act has the same legal actions."""
    for pair in exchanges(m):
        if pair.seat in to_act(pair.true) and pair.seat in to_act(pair.other):
            one, other = legal(pair.true, pair.seat), legal(pair.other, pair.seat)
            same(
                [a.text for a in one],
                [a.text for a in other],
                f"the legal actions of seat {pair.seat} when secrets were exchanged",
            )


@at_moments(always)
def steps_hold_no_secret(m: Moment) -> None:
    """Steps hold no secrets: they are the same in worlds that a seat cannot tell apart."""
    for divergence in _with_the_same_events(m):
        same(*divergence.stacks, _after(divergence, "the steps on the stack"))


@at_moments(always)
def same_events_same_view(m: Moment) -> None:
    """In worlds that a seat cannot tell apart, the same events lead to the same view."""
    for divergence in _with_the_same_events(m):
        if divergence.stacks[0] == divergence.stacks[1]:
            same(
                *divergence.views,
                _after(divergence, f"the view of seat {divergence.pair.seat}, which saw the same events,"),
            )


def _with_the_same_events(m: Moment) -> list[Divergence]:
    return [divergence for divergence in divergences(m) if divergence.events_agree]


def _after(divergence: Divergence, what: str) -> str:
    pair = divergence.pair
    return f"{what} after {divergence.move}, in the true world and in one {pair.how} for seat {pair.seat}"


@at_moments(always)
def unannounced_draws_hidden(m: Moment) -> None:
    """A draw that no public event announces is not visible in the public view."""
    s, events = _redrawn(m, -1)
    draws = s.chance.drawn()
    v = plain(view(m.rules, s, SPECTATOR).state)
    for altered in Random(m.seed).sample(range(draws + _ALTERED_DRAWS), _ALTERED_DRAWS):  # some still to come
        t, others = _redrawn(m, altered)
        if others == events:
            same(
                plain(view(m.rules, t, SPECTATOR).state),
                v,
                f"the public view when draw {altered + 1} of the last move is different",
            )


def _redrawn(m: Moment, altered: int) -> tuple[State, SeenEvents]:
    """Return the moment again, reached with one draw changed, and the events as a spectator sees them."""
    if m.n == 0:
        s = begin(
            m.game, m.playthrough.scenario, AlteredRandom(KeyedRandom(m.playthrough.scenario.key), altered), listen=True
        )
        return s, seen_events(s.log or [], SPECTATOR)
    last = m.past[-1]
    s = last.before.clone()
    chance: Chance = AlteredRandom(s.chance.copy(), altered)
    s.chance, s.log = chance, []
    play(m.rules, s, last.seat, last.action)
    return s, seen_events(s.log, SPECTATOR)


@at_moments(_has_past)
def past_was_legal(m: Moment) -> None:
    """In an imagined world, all earlier choices were legal, and the seat saw what it really saw."""
    for seat in m.viewers:
        v = view(m.rules, m.state, seat)
        worlds = [imagine(v, m.seed + i) for i in range(_WORLDS)]
        for choice in _completed(m):
            saw = plain(view(m.rules, choice.before, seat).state)
            for world in worlds:
                _check_past(m, seat, world, choice, saw)


def _completed(m: Moment) -> list[PlayedAction]:
    """Return the choices so far, or a sample of them, without sealed and incomplete ones."""
    done = m.past[: m.n - len(m.state.picks)]
    for seat, code in enumerate(m.state.sealed):
        if code >= 0:
            done.remove(next(choice for choice in reversed(done) if choice.seat == seat))
    return done if len(done) <= _PAST else Random(m.seed).sample(done, _PAST)


def _check_past(m: Moment, seat: int, world: State, choice: PlayedAction, saw: Any) -> None:
    assert m.oracle is not None
    s = m.oracle.past(choice.before, m.state, world, choice.seat, choice.action)
    if s is None:
        return
    chosen = f"{choice.action.text} of seat {choice.seat}"
    if choice.action.code not in [action.code for action in legal(s, choice.seat)]:
        raise CheckError(f"seat {seat} imagines a world in which {chosen} was not legal when it was chosen")
    seen_there = plain(view(m.rules, s, seat).state)
    same(seen_there, saw, f"what seat {seat} would have seen before {chosen}, in a world it imagines, and what it saw")
