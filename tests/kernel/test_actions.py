"""Actions: interned, readable and numbered."""

from __future__ import annotations

import pytest

from tenban.kernel import Domain, Space, Verb, bit
from tests.kernel.toy import new


def space() -> tuple[Space, Verb, Verb, Verb]:
    letters, digits = Domain("letter", ("a", "b")), Domain("digit", ("1", "2", "3"))
    go, put, rest = Verb("go", digits), Verb("put", letters, digits), Verb("rest")
    return Space(go, put, rest), go, put, rest


def test_codes_are_dense_and_follow_the_order_of_verbs_and_values() -> None:
    actions = space()[0].actions
    assert [action.code for action in actions] == list(range(10))
    assert [action.text for action in actions] == [
        *["go 1", "go 2", "go 3"],
        *["put a 1", "put a 2", "put a 3", "put b 1", "put b 2", "put b 3"],
        "rest",
    ]


def test_notation_leads_back_to_the_same_action() -> None:
    all_, *_ = space()
    assert all(all_.by_text[action.text] is action for action in all_.actions)


def test_a_domain_translates_between_index_and_notation() -> None:
    digits = Domain("digit", ("1", "2", "3"))
    assert [digits.index[value] for value in digits.values] == [0, 1, 2]


def test_an_action_has_its_verb_and_arguments_and_the_first_argument_by_itself() -> None:
    _, go, put, rest = space()
    action = put.of(1, 2)
    assert (action.verb, action.args, action.arg, action.text) == (put, (1, 2), 1, "put b 3")
    assert (rest.of().args, rest.of().arg) == ((), 0)
    assert repr(go.of(0)) == "<go 1>"


def test_one_and_two_find_the_same_actions_as_of() -> None:
    _, go, put, rest = space()
    assert go.one(2) is go.of(2)
    assert rest.one(0) is rest.of()
    assert all(put.two(a, b) is put.of(a, b) for a in range(2) for b in range(3))


def test_of_wants_as_many_arguments_as_the_verb_has() -> None:
    with pytest.raises(ValueError):
        space()[2].of(1)


def test_each_returns_one_action_per_member_of_a_bit_set_ascending() -> None:
    _, go, *_ = space()
    assert go.each(bit(0) | bit(2)) == [go.one(0), go.one(2)]
    assert go.each(0) == []
    assert go.each(7) == go.actions
    assert len(go.actions) == 3


def test_any_of_takes_one_draw_and_finds_the_member_of_that_rank() -> None:
    _, go, *_ = space()
    s = new(1, 0)
    assert go.any_of(bit(0) | bit(2), s) is go.one(2)
    assert go.any_of(bit(0) | bit(2), s) is go.one(0)
    assert s.chance.drawn() == 6


def test_a_verb_belongs_to_one_space_only() -> None:
    _, go, *_ = space()
    with pytest.raises(ValueError, match="the verb go already belongs to a space"):
        Space(go)


def test_two_actions_may_not_read_the_same() -> None:
    with pytest.raises(ValueError, match="two actions"):
        Space(Verb("rest"), Verb("rest"))
