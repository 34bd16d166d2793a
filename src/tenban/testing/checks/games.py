"""Whole games: they end, replay, add up, and can be stored; the order of simultaneous choices does not matter."""

from __future__ import annotations

import json
from random import Random

from tenban.kernel import Event, KeyedRandom, legal, play, replay, verify, view, why_not
from tenban.kernel.record import parse
from tenban.kernel.snapshot import decode, encode

from ..compare import CheckError, plain, same
from ..playthrough import Moment, Playthrough, begin
from .base import always, at_moments, of_games


@of_games(always)
def ends(g: Playthrough) -> None:
    """Every random game ends."""
    if not g.ended:
        raise CheckError(f"after {len(g.choices)} choices the game is not over")


@of_games(always)
def replay_equals_play(g: Playthrough) -> None:
    """A record replays to the same states with the same events."""
    record = g.record()
    middle = len(g.choices) // 2
    same(plain(replay(g.rules, record, middle)), plain(g.states[middle]), f"replay and play after {middle} choices")
    same(plain(replay(g.rules, record)), plain(g.states[-1]), "replay and play at the end")
    same(_events(g), _events(g), "the events of one replay and of another")


def _events(g: Playthrough) -> list[Event]:
    s = begin(g.game, g.scenario, KeyedRandom(g.scenario.key), listen=True)
    for choice in g.choices:
        play(g.rules, s, choice.seat, choice.action)
    return s.log or []


@of_games(always)
def records_round_trip(g: Playthrough) -> None:
    """A record can be written and read back, and a finished one can be verified."""
    record = g.record()
    again = parse(record.to_json())
    same(again, record, "a record written and read")
    if g.ended:
        verify(g.rules, again)


@of_games(always)
def scores_add_up(g: Playthrough) -> None:
    """Score lines add up to the points in the ranking, and each cites a clause of the rulebook."""
    s, known = g.states[-1], set(g.rules.clauses)
    lines = g.rules.score(s)
    for line in lines:
        if line.clause not in known:
            raise CheckError(f"a score line cites {line.clause.id}, which is not a clause of the rulebook")
    sums = [sum(line.points for line in lines if line.side == seat) for seat in range(s.seats)]
    same(g.rules.totals(s), sums, "totals, and sums of score lines")
    ranking = g.rules.ranking(s)
    same([place[0] for place in ranking], sums, "points in the ranking, and sums of score lines")
    best = max(ranking + g.rules.rivals(s))
    same(g.rules.winners(s), [i for i, place in enumerate(ranking) if place == best], "winners")


@at_moments(always)
def snapshots_round_trip(m: Moment) -> None:
    """States and views can be written as JSON and read back, also in the middle of a choice."""
    for s in [m.state, *[view(m.rules, m.state, seat).state for seat in m.viewers]]:
        again = decode(m.rules, json.loads(json.dumps(encode(s))), m.playthrough.scenario.options)
        same(plain(again), plain(s), "a state written as JSON and read again")


def _together(m: Moment) -> bool:
    return len(m.actors) > 1


@at_moments(_together)
def choices_commute(m: Moment) -> None:
    """The order in which simultaneous choices come in does not matter."""
    rng = Random(m.seed)
    chosen = {seat: rng.choice(legal(m.state, seat)) for seat in m.actors}
    ends = []
    for order in (m.actors, m.actors[::-1]):
        s = m.state.clone()
        for seat in order:
            if why_not(s, seat, chosen[seat]) is not None:
                return  # one answer changed the question for the others: not simultaneous
            play(m.rules, s, seat, chosen[seat])
        ends.append(plain(s))
    same(ends[0], ends[1], "the state after the same choices in two orders")
