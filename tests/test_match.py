"""A Match: what it answers, what it keeps, and what it refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tenban
from tenban.kernel import SPECTATOR, FastRandom, Move, random_move
from tenban.kernel.snapshot import snapshot
from tenban.match import Match, load_record
from tests.bots import toys

each_game = pytest.mark.parametrize("game", sorted(tenban.games()))


def played(game: str, moves: int, seed: int = 3) -> Match[Any]:
    """A match after so many random moves, or at its end."""
    match, chance = tenban.new(game, seed=seed), FastRandom(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_act[-1]
        match.play(random_move(match.view(seat).state, seat, chance), seat)
    return match


def pair() -> Match[Any]:
    """A match of a toy that is not installed, whose one move has two parts."""
    return Match(toys.PAIR, 1, {}, b"k" * 16)


@each_game
def test_play_returns_the_events_that_it_adds(game: str) -> None:
    match = played(game, 8)
    before = len(match.events)
    new = match.play(match.moves(match.to_act[0])[0], match.to_act[0])
    assert match.events[before:] == new


@each_game
def test_every_move_listed_is_legal_and_reads_back(game: str) -> None:
    match = played(game, 12)
    for seat in match.to_act:
        moves = match.moves(seat)
        assert moves
        for move in moves[:200]:
            assert match.why_not(move, seat) is None
            assert match.parse(move.text) == move


@each_game
def test_undo_goes_back_to_the_state_before(game: str) -> None:
    match = played(game, 9)
    state, events, history = snapshot(match.state), list(match.events), list(match.history)
    seat = match.to_act[0]
    move = match.moves(seat)[0]
    match.play(move, seat)
    assert match.undo() == (seat, move)
    assert snapshot(match.state) == state
    assert match.events == events
    assert match.history == history


def test_where_nothing_was_played_nothing_can_be_taken_back() -> None:
    match = tenban.new("latria", seed=7)
    with pytest.raises(IndexError, match="no move has been played yet"):
        match.undo()
    assert issubclass(tenban.OutOfRangeError, tenban.TenbanError)


@each_game
def test_a_copy_goes_its_own_way(game: str) -> None:
    match = played(game, 6)
    copy, before = match.copy(), snapshot(match.state)
    seat = copy.to_act[0]
    copy.play(copy.moves(seat)[0], seat)
    assert snapshot(match.state) == before
    assert len(copy.history) == len(match.history) + 1
    copy.names[0] = "Ada"
    assert match.names[0] == "Player 1"


def test_an_earlier_moment_can_be_seen_again() -> None:
    match = played("latria", 20)
    assert match.at(0).history == []
    assert match.at(5).history == match.history[:5]
    assert snapshot(match.at(20).state) == snapshot(match.state)
    for moves in (-1, 21):
        with pytest.raises(
            tenban.OutOfRangeError, match=f"20 moves have been played, so there is no match after {moves}"
        ):
            match.at(moves)


def test_the_history_is_a_list_of_seats_and_moves() -> None:
    match = played("latria", 3)
    for entry, (seat, move) in zip(match.history, match.record().moves, strict=True):
        assert (entry.seat, entry.move.text) == (seat, move)
        assert str(entry) == f"seat {seat}: {move}"


def test_a_finished_match_says_who_won_and_why() -> None:
    match = tenban.play_out("latria", "random", seed=5)
    assert match.over
    assert match.to_act == ()
    assert match.moves() == []
    best = max(match.ranking)
    assert match.winners == [seat for seat, place in enumerate(match.ranking) if place == best]
    for seat, total in enumerate(match.totals):
        assert total == sum(line.points for line in match.scores() if line.side == seat)
    with pytest.raises(tenban.IllegalMove, match="the match is over"):
        match.play("play S9")


def test_a_seat_may_be_left_out_if_only_one_could_make_the_move() -> None:
    match = tenban.new("latria", seats=4, seed=7)
    match.play("play S9")
    own = match.moves(2)[0]
    match.play(own)
    assert match.history[-1] == (2, own)
    with pytest.raises(tenban.AmbiguousMoveError, match="seats 1, 3 choose at once: name one with seat="):
        match.play(own)
    with pytest.raises(ValueError, match="choose at once"):
        match.moves()


def test_a_seat_that_is_not_there() -> None:
    match = tenban.new("latria", seats=4, seed=7)
    for call in (lambda: match.view(4), lambda: match.play("play S9", seat=9), lambda: match.view(-2)):
        with pytest.raises(tenban.OutOfRangeError, match=r"there is no seat -?[0-9]: the seats are 0 to 3"):
            call()
    assert match.view().seat == match.view(SPECTATOR).seat == -1


def test_names_are_shown_and_kept() -> None:
    match = tenban.new("latria", seats=3, seed=7, names=["Ada", "Bo"])
    assert match.names == ["Ada", "Bo", "Player 3"]
    assert "Ada" in str(match)
    assert load_record(match.record()).names == match.names


def test_options_are_all_there_and_kept() -> None:
    match = tenban.new("latria", seed=7, campaign=True, variant="normal")
    assert match.options == {"variant": "normal", "campaign": "yes", "dealer": "random"}
    assert load_record(match.record()).options == match.options


def test_house_rules_are_played_and_kept() -> None:
    house = {"astrology_stars": {"sun": {str(n): 3 for n in range(6, 11)}}}
    plain, match = [tenban.new("latria", seed=7, house=tables) for tables in (None, house)]
    assert (plain.house, match.house) == ({}, house)
    for one in (plain, match):
        tenban.play_out(one, "random")
    assert plain.history == match.history
    assert plain.totals != match.totals
    assert load_record(match.record()).totals == match.totals


def test_a_match_goes_through_a_file_and_comes_back_the_same(tmp_path: Path) -> None:
    match = tenban.play_out("olympus", "random", seed=2)
    file = tmp_path / "game.json"
    match.record().save(file)
    for source in (file, str(file), match.record()):
        again = tenban.load(source)
        assert snapshot(again.state) == snapshot(match.state)
        assert again.events == match.events
        assert again.record() == match.record()


def test_a_move_of_several_parts_may_be_played_whole_or_part_by_part() -> None:
    whole, parts = pair(), pair()
    whole.play("part 2; part 4")
    parts.play("part 2")
    assert not parts.over
    parts.play("part 4")
    assert parts.over
    assert parts.history == whole.history == [(0, Move.parse("part 2; part 4", toys.PAIR.space))]
    assert parts.undo().move.text == "part 2; part 4"
    assert parts.history == []


def test_rules_that_are_not_installed_can_be_played() -> None:
    match = pair()
    assert match.why_not("part 2; part 2") == tenban.Refusal("TB-2", "")
    with pytest.raises(tenban.IllegalMove, match="TB-2"):
        match.play("part 2; part 2")


def test_a_scene_shows_a_seat_its_own_hand_alone() -> None:
    match = tenban.new("latria", seats=3, seed=7)
    assert match.scene(0).hand
    assert not match.scene().hand
    assert match.text(0) != match.text(1)
    assert match.text(0, "ja") != match.text(0)
