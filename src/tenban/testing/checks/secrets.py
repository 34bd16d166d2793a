"""Secrets: what a seat may not know must not reach it by any way."""

from __future__ import annotations

from random import Random
from typing import Any

from tenban.kernel import (
    EVERYONE,
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

from ..compare import CheckError, difference, plain, same
from ..story import Choice, Moment, Playthrough, begin
from .base import always, at_moments, of_games
from .worlds import Parting, Told, exchanges, partings, seen

_BENDS = 4  # how many draws of one move are changed, one at a time
_WORLDS = 2  # worlds whose past is looked into
_PAST = 60  # choices of it that are looked at


def _has_oracle(m: Moment) -> bool:
    return m.oracle is not None


def _has_past(m: Moment) -> bool:
    oracle = m.oracle
    return oracle is not None and type(oracle).past is not Oracle.past and m.n > 0


@at_moments(_has_oracle)
def exchange_is_sound(m: Moment) -> None:
    """The oracle's exchange of secrets leaves a world in which the rules find no fault."""
    for pair in exchanges(m):
        faults = m.rules.faults(pair.other)
        if faults:
            raise CheckError(f"exchanged for seat {pair.seat}: {'; '.join(faults)}")


@of_games(lambda g: g.oracle is not None)
def exchange_exchanges(g: Playthrough) -> None:
    """The oracle finds secrets to exchange in every game in which something is hidden."""
    assert g.oracle is not None
    for n, s in enumerate(g.states):
        if plain(g.oracle.swap(s, SPECTATOR, n)) != plain(s):
            return
    if any(_hides(g.rules, s) for s in g.states):
        raise CheckError("at no moment did the oracle change anything that a spectator cannot see")


def _hides(rules: Rules[Any], s: State) -> bool:
    """Has a spectator's view holes, beside the future and choices half made?"""
    seen, true = plain(view(rules, s, SPECTATOR).state), plain(s)
    return bool(seen["own"] != true["own"] or seen["sealed"] != true["sealed"])


@at_moments(_has_oracle)
def exchange_unseen(m: Moment) -> None:
    """After an exchange of secrets the view is the same, byte for byte."""
    for pair in exchanges(m):
        one, other = view(m.rules, pair.true, pair.seat).state, view(m.rules, pair.other, pair.seat).state
        same(plain(one), plain(other), f"the view of seat {pair.seat} when secrets were exchanged")


@at_moments(_has_oracle)
def asked_by_public_facts(m: Moment) -> None:
    """Who is asked depends on public facts only."""
    for pair in exchanges(m):
        same(
            to_act(pair.true),
            to_act(pair.other),
            f"who must choose, when what seat {pair.seat} cannot know was exchanged",
        )
    for parting in _silent(m):
        same(*parting.actors, _after(parting, "who must choose"))


@at_moments(_has_oracle)
def exchange_leaves_choices(m: Moment) -> None:
    """After an exchange of secrets the chooser has the same choices."""
    for pair in exchanges(m):
        if pair.seat in to_act(pair.true) and pair.seat in to_act(pair.other):
            one, other = legal(pair.true, pair.seat), legal(pair.other, pair.seat)
            same(
                [a.text for a in one],
                [a.text for a in other],
                f"the choices of seat {pair.seat} when secrets were exchanged",
            )


@at_moments(always)
def steps_hold_no_secret(m: Moment) -> None:
    """No step names a hidden thing: in worlds a seat cannot tell apart the steps are the same."""
    for parting in _silent(m):
        same(*parting.stacks, _after(parting, "the steps on the stack"))


@at_moments(always)
def same_story_same_view(m: Moment) -> None:
    """Who is told the same sees the same."""
    for parting in _silent(m):
        if parting.stacks[0] == parting.stacks[1]:
            same(*parting.views, _after(parting, f"the view of seat {parting.pair.seat}, which was told the same"))


@at_moments(always)
def told_the_same(m: Moment) -> None:
    """In worlds a seat cannot tell apart the same move tells it the same, up to an openly revealing event."""
    reveals = m.oracle.reveals if m.oracle is not None else frozenset()
    for parting in partings(m):
        if parting.told_alike:
            continue
        seat, news = parting.pair.seat, parting.news
        if news.name in reveals and news.audience in (EVERYONE, seat):
            continue
        if parting.views[0] == parting.views[1]:
            raise CheckError(_after(parting, f"seat {seat} was told a secret") + f": {difference(*parting.told)}")
        if reveals and news.name not in reveals:
            raise CheckError(
                _after(parting, f"the event {news.name} tells something new, but the oracle does not list it")
            )


def _silent(m: Moment) -> list[Parting]:
    return [parting for parting in partings(m) if parting.told_alike]


def _after(parting: Parting, what: str) -> str:
    return f"{what} after {parting.move}, in the true world and in one {parting.pair.how} for seat {parting.pair.seat}"


@at_moments(always)
def untold_draws_unseen(m: Moment) -> None:
    """A draw of which nothing is told to all is not seen by all."""
    s, told = _drawn_anew(m, -1)
    draws = s.chance.drawn()
    v = plain(view(m.rules, s, SPECTATOR).state)
    for bend in Random(m.seed).sample(range(draws + _BENDS), _BENDS):  # some still to come
        t, news = _drawn_anew(m, bend)
        if news == told:
            same(
                plain(view(m.rules, t, SPECTATOR).state),
                v,
                f"the public view when draw {bend + 1} of the last move is another",
            )


def _drawn_anew(m: Moment, bend: int) -> tuple[State, Told]:
    """The moment reached again from the one before it, with one draw changed, and what everybody is told."""
    if m.n == 0:
        s = begin(m.game, m.through.story, AlteredRandom(KeyedRandom(m.through.story.key), bend), listen=True)
        return s, seen(s.log or [], SPECTATOR)
    last = m.past[-1]
    s = last.then.clone()
    chance: Chance = AlteredRandom(s.chance.copy(), bend)
    s.chance, s.log = chance, []
    play(m.rules, s, last.seat, last.action)
    return s, seen(s.log, SPECTATOR)


@at_moments(_has_past)
def past_was_legal(m: Moment) -> None:
    """In a world that fits the view, everything played so far was legal, and the seat saw then what it saw."""
    for seat in m.viewers:
        v = view(m.rules, m.state, seat)
        worlds = [imagine(v, m.seed + i) for i in range(_WORLDS)]
        for choice in _done(m):
            saw = plain(view(m.rules, choice.then, seat).state)
            for world in worlds:
                _look_back(m, seat, world, choice, saw)


def _done(m: Moment) -> list[Choice]:
    """The choices so far, without those that are sealed or half made; of many, some."""
    done = m.past[: m.n - len(m.state.picks)]
    for seat, code in enumerate(m.state.sealed):
        if code >= 0:
            done.remove(next(choice for choice in reversed(done) if choice.seat == seat))
    return done if len(done) <= _PAST else Random(m.seed).sample(done, _PAST)


def _look_back(m: Moment, seat: int, world: State, choice: Choice, saw: Any) -> None:
    assert m.oracle is not None
    s = m.oracle.past(choice.then, m.state, world, choice.seat, choice.action)
    if s is None:
        return
    chosen = f"{choice.action.text} of seat {choice.seat}"
    if choice.action.code not in [action.code for action in legal(s, choice.seat)]:
        raise CheckError(f"seat {seat} imagines a world in which {chosen} was not legal when it was chosen")
    seen_there = plain(view(m.rules, s, seat).state)
    same(seen_there, saw, f"what seat {seat} would have seen before {chosen}, in a world it imagines, and what it saw")
