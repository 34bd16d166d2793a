"""Complete moves: `kernel.moves` enumerates them, `Move` writes and reads them, and `Match.judge` accepts them."""

from __future__ import annotations

from random import Random

from tenban.kernel import FastRandom, Move, Sealed, State, complete_moves, legal, play, random_move, view
from tenban.match import Match

from ..compare import CheckError, same
from ..playthrough import Moment
from .base import at_moments, has_actors

_MOST = 200  # moves of one seat that are enumerated
_FEW = 12  # moves of one seat that are written, read and judged


@at_moments(has_actors)
def moves_are_complete(m: Moment) -> None:
    """The complete moves that a view lists are those that playing their parts on the true state leads to."""
    for seat in m.actors:
        listed = complete_moves(view(m.rules, m.state, seat).state, seat, _MOST)
        played = _played_part_by_part(m, m.state.clone(), seat)
        if listed is None or played is None:
            same(listed, played, f"moves of seat {seat}, of which one way to list them finds more than {_MOST}")
        else:
            same([move.text for move in listed], [move.text for move in played], f"moves of seat {seat}")


def _played_part_by_part(m: Moment, s: State, seat: int) -> list[Move] | None:
    """Return the complete moves of a seat, found by playing every part; None if there are more than `_MOST`."""
    step, found = s.stack[-1], []
    for action in legal(s, seat):
        if isinstance(step, Sealed) or not step.part(s, seat, action):
            found.append(Move((action,)))
        else:
            t = s.clone()
            play(m.rules, t, seat, action)
            rest = _played_part_by_part(m, t, seat)
            if rest is None:
                return None
            found += [Move((action, *move.actions)) for move in rest]
        if len(found) > _MOST:
            return None
    return found


@at_moments(has_actors)
def moves_round_trip(m: Moment) -> None:
    """A move can be read back from its notation and from its codes."""
    space = m.rules.space
    for seat in m.actors:
        for move in _some_moves(m, seat):
            same(Move.parse(move.text, space), move, f"the move read from the notation {move.text!r}")
            same(Move.from_codes(move.codes, space), move, f"the move read from the codes {move.codes}")


@at_moments(has_actors)
def judge_agrees(m: Moment) -> None:
    """`Match.judge` accepts the complete moves of a seat and their beginnings, and refuses anything else."""
    match = match_at(m)
    for seat in m.actors:
        for move in _some_moves(m, seat):
            clause = match.judge(seat, move)
            if clause is not None:
                raise CheckError(f"the move {move.text!r} of seat {seat} is legal, but it is refused by {clause.id}")
            _judge_variations(m, match, seat, move)


def _judge_variations(m: Moment, match: Match[State], seat: int, move: Move) -> None:
    """Replace the last part of a move by other actions: only those that are legal there may be accepted."""
    v = view(m.rules, m.state, seat).state.clone()
    v.picks = (*v.picks, *move.codes[:-1])
    allowed = {action.code for action in legal(v, seat)}
    for action in Random(m.seed).sample(m.rules.space.actions, min(_FEW, len(m.rules.space.actions))):
        other = Move((*move.actions[:-1], action))
        clause = match.judge(seat, other)
        if (clause is None) != (action.code in allowed):
            verdict = "accepted" if clause is None else f"refused by {clause.id}"
            raise CheckError(f"the move {other.text!r} of seat {seat} is {verdict}, but `legal` says otherwise")


def _some_moves(m: Moment, seat: int) -> list[Move]:
    """Return a few complete moves of a seat, drawn from its view."""
    v, chance = view(m.rules, m.state, seat).state, FastRandom(m.seed)
    return list({move.text: move for move in [random_move(v, seat, chance) for _ in range(_FEW)]}.values())


def match_at(m: Moment) -> Match[State]:
    """Return a match that stands at the moment, with a copy of its state."""
    scenario = m.playthrough.scenario
    return Match(m.rules, scenario.seats, scenario.options, scenario.key, state=m.state.clone())
