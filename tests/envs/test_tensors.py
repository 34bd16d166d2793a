"""Tensors tell no secret: exchanged worlds in number, beside the checks of `tenban check`."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenban.kernel import FastRandom, SeatArray, State, buffer, plain_buffer, start
from tenban.kernel.seat_array import seat_array
from tenban.kernel.snapshot import snapshot
from tenban.kernel.tensor import Observer, Writer
from tenban.kernel.writer import spread_bits, spread_nibbles
from tenban.registry import find
from tenban.testing.checks.tensors import tensor_of
from tenban.testing.playthrough import Moment
from tests.envs.cases import each_name, each_table
from tests.envs.digests import FILE, digest
from tests.envs.worlds import compare, run, scenarios


@each_name
def test_exchanged_worlds_have_the_same_tensors(name: str) -> None:
    count = run(name, 400, seed=1)
    assert (count.worlds, count.leaks) == (400, 0)
    assert count.other > 0  # the oracle did exchange something


def test_a_tensor_that_shows_what_another_seat_sees_is_noticed() -> None:
    def next_seat(m: Moment, s: State, seat: int) -> bytes:
        return tensor_of(m, s, (seat + 1) % s.seats)

    (scenario,) = islice(scenarios("latria", 1), 1)
    assert compare(scenario, 100, next_seat).leaks > 50
    assert compare(scenario, 100).leaks == 0


@pytest.mark.slow
@each_name
def test_many_exchanged_worlds_have_the_same_tensors(name: str) -> None:
    assert run(name, 20_000, seed=2).leaks == 0


@each_table
def test_tensors_are_what_they_were(name: str, seats: int) -> None:
    known = json.loads(FILE.read_text("utf-8"))[name][str(seats)]
    assert digest(name, seats) == known
    assert digest(name, seats, observed) == known


def observed(name: str, s: State, seat: int) -> bytes:
    """Return what an environment observes of a true state."""
    observer = Observer(find(name).tensor, find(name).rules, s.seats)
    observer.observe(s, seat)
    return observer.taken()


@each_name
def test_an_observation_leaves_the_state_as_it_was(name: str) -> None:
    rules = find(name).rules
    s = start(rules, rules.info.seats[1], {}, FastRandom(3))
    before, chance, fields = snapshot(s), s.chance, {hidden: getattr(s, hidden) for hidden in rules.hides or ()}
    for seat in range(-1, s.seats):
        observed(name, s, seat)
    assert snapshot(s) == before
    assert s.chance is chance
    for hidden, value in fields.items():
        assert getattr(s, hidden) is value or not isinstance(value, SeatArray)


def test_a_state_is_restored_after_an_error() -> None:
    rules = find("latria").rules
    s = start(rules, 3, {}, FastRandom(3))
    before = snapshot(s)

    class Broken(type(find("latria").tensor).__bases__[0]):  # type: ignore[misc]
        def write(self, s: Any, w: Any) -> None:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Observer(Broken(1), rules, 3).observe(s, 1)
    assert snapshot(s) == before


@given(st.integers(0, 255), st.integers(0, 2**32 - 1))
def test_bits_and_nibbles_are_spread_over_bytes(bits: int, nibbles: int) -> None:
    assert int(spread_bits(bits)).to_bytes(8, "little") == bytes([bits >> i & 1 for i in range(8)])
    assert int(spread_nibbles(nibbles)).to_bytes(8, "little") == bytes([nibbles >> 4 * i & 15 for i in range(8)])


@given(st.lists(st.integers(-1, 2**60), min_size=3, max_size=3), st.integers(0, 60), st.integers(-1, 2))
def test_a_writer_writes_what_each_slice_says(values: list[int], size: int, seat: int) -> None:
    """Each kind of slice beside a plain description of it; holes (-1) are zeros."""
    known, order = [max(value, 0) for value in values], [(max(seat, 0) + i) % 3 for i in range(3)]
    few = min(size, 15)
    out = buffer.BytesWriter()
    w = Writer(3, seat, out)
    w.flags("", values[0], size)
    w.number("", values[1])
    w.counts("", values[1], few)
    w.one_hot("", values[2], size)
    w.flags_by_seat("", seat_array(values), size)
    w.numbers("", values[:2], 4, -1)
    w.packed("", [values[0]], 5, few)
    w.seats_in("", values[0] & 7)
    w.codes("", (values[0] & 0xFFF, -1), 3)
    w.finish()
    expected = [known[0] >> i & 1 for i in range(size)]
    expected += [min(known[1], 255)]
    expected += [known[1] >> 4 * i & 15 for i in range(few)]
    expected += [int(values[2] == i) for i in range(size)]
    expected += [known[at] >> i & 1 for at in order for i in range(size)]
    expected += [min(value + 1, 255) for value in values[:2]] + [0, 0]
    expected += [known[0] >> 5 * i & 31 for i in range(few)]
    expected += [(values[0] & 7) >> at & 1 for at in order]
    code = (values[0] & 0xFFF) + 1
    expected += [code >> 8, code & 255, 0, 0, 0, 0]
    assert list(out.getvalue()) == expected


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 255)), max_size=40))
def test_the_plain_buffer_does_as_the_compiled_one(work: list[tuple[int, int]]) -> None:
    pytest.importorskip("librt.strings")
    found = []
    for kind in (buffer, plain_buffer):
        out: Any = kind.BytesWriter()
        for what, number in work:
            if what == 0:
                out.append(number)
            elif what == 1:
                kind.write_i64_le(out, (number - 128) << 40)
            elif what == 2:
                out.truncate(min(number, len(out)))
            elif len(out):
                out[number % len(out)] = 7
        found.append((out.getvalue(), len(out), list(out.getvalue())))
    assert found[0] == found[1]
