"""Faults that tests once let pass, each with the test that now notices it."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any

from tenban.registry import find

from .mutants import code_of, function_of, functions, root_of


@dataclass(frozen=True)
class NamedFault:
    """Lines of a game's file, what they are changed to, and the test that must fail then."""

    title: str
    game: str
    file: str
    test: str
    changes: tuple[tuple[str, str], ...]

    @contextmanager
    def planted(self) -> Iterator[None]:
        """Replace the functions that hold these lines by the changed ones within the block."""
        path = root_of(find(self.game)) / self.file
        before = after = path.read_text(encoding="utf-8")
        for old, new in self.changes:
            assert after.count(old) == 1, f"{self.title}: the lines to change are not there once: {old}"
            after = after.replace(old, new)
        parts = [part for part in self.file.removesuffix(".py").split("/") if part != "__init__"]
        module = importlib.import_module(".".join([find(self.game).package, *parts]))
        compiled = compile(after, str(path), "exec")
        old_functions, new_functions = functions(ast.parse(before)), functions(ast.parse(after))
        changed = [name for name in old_functions if _differ(old_functions[name], new_functions[name])]
        assert changed, f"{self.title}: nothing has changed"
        with ExitStack() as stack:
            for name in changed:
                target = function_of(module, name)
                assert target is not None
                stack.enter_context(_with_code(target, code_of(compiled, name)))
            yield


def _differ(one: ast.AST, other: ast.AST) -> bool:
    return ast.dump(one) != ast.dump(other)


@contextmanager
def _with_code(target: FunctionType, code: CodeType) -> Iterator[None]:
    before, target.__code__ = target.__code__, code
    try:
        yield
    finally:
        target.__code__ = before


def _fault(game: str, file: str, test: str, title: str, *changes: tuple[str, str]) -> NamedFault:
    return NamedFault(title, game, file, f"tests.games.{game}.{test}", changes)


SCORES = "test_score_again:"

NAMED: list[NamedFault] = [
    _fault(
        "latria",
        "steps.py",
        SCORES + "test_a_number_equal_to_the_dealers_is_not_kept_whatever_was_led",
        "an equal off-suit number is kept when the dealer led Latria",
        ("own >> 2 < led >> 2)", "own >> 2 < led >> 2 or (led & 3 == 1 and own < led))"),
    ),
    _fault(
        "latria",
        "scoring.py",
        SCORES + "test_the_tie_is_broken_by_the_loss_with_its_multipliers",
        "the tie-break uses stars without multipliers",
        ("(points[seat], -loss(s, seat))", "(points[seat], -eclipsed(s, seat)[0])"),
    ),
    _fault(
        "latria",
        "scoring.py",
        SCORES + "test_moon_doubles_astrology_cards_of_its_kind_as_well",
        "the Moon's x2 doubles celestial cards only",
        ("    bag: i64 = deck_of", "    own = stars\n    bag: i64 = deck_of"),
        (
            "    return int(stars), int(factor)\n\n\ndef eclipsed",
            (
                "    if kind == 1 and factor == 2:\n        return int(2 * stars - own), 1\n"
                "    return int(stars), int(factor)\n\n\ndef eclipsed"
            ),
        ),
    ),
    _fault(
        "latria",
        "steps.py",
        SCORES + "test_the_first_dealer_is_the_seat_that_chance_draws_whatever_the_hands",
        "the sixth seat is never the first dealer",
        ("s.chance.below(s.seats)", "s.chance.below(min(s.seats, 5))"),
    ),
    _fault(
        "latria",
        "steps.py",
        SCORES + "test_the_first_dealer_is_the_seat_that_chance_draws_whatever_the_hands",
        "a random dealer is the holder of L12",
        ("s.chance.below(s.seats)", "[bool(s.hands[seat] >> 56 & 1) for seat in range(s.seats)].index(True)"),
    ),
    _fault(
        "olympus",
        "scoring.py",
        SCORES + "test_three_who_are_second_together_get_the_right_number_each",
        "three tied for second get nothing",
        (
            "    for seat in range(s.seats):\n        if count_bits(s.stars[seat] & mask) == paid:",
            (
                "    if wins and sum([count_bits(s.stars[seat] & mask) == paid for seat in range(s.seats)]) > 2:\n"
                "        return\n"
                "    for seat in range(s.seats):\n        if count_bits(s.stars[seat] & mask) == paid:"
            ),
        ),
        (
            "if count == below and below > 0]\n",
            "if count == below and below > 0]\n    second = second if len(second) < 3 else []\n",
        ),
    ),
    _fault(
        "olympus",
        "face/__init__.py",
        SCORES + "test_others_power_is_covered_in_every_phase_and_shown_at_the_end",
        "covered power is shown at night",
        ("and bool(s.stack) and ", "and bool(s.stack) and type(at.step).__name__ != 'Darkening' and "),
    ),
    _fault(
        "olympus",
        "scoring.py",
        SCORES + "test_each_orbit_has_its_least_number_for_the_left_prize",
        "the red orbit needs four stars",
        ("first >= 0 and most >= right", "first >= 0 and most >= (4 if orbit == 2 else right)"),
        ("if tied or most < right:", "if tied or most < (4 if orbit == 2 else right):"),
    ),
    _fault(
        "olympus",
        "state.py",
        SCORES + "test_in_every_region_zeus_pays_for_the_spaces_without_own_stars",
        "the reward in region 5 is that of region 4",
        ("region_mask(region_of(space))", "region_mask(min(region_of(space), 3))"),
    ),
    _fault(
        "olympus",
        "steps/plans.py",
        SCORES + "test_tyche_pays_for_the_west_wind_at_the_rate_of_the_turns_beginning",
        "Zephyrus is paid at the leader's rate by all",
        ("s.pay(seat, s.box.wind_cost, self.rate)", "s.pay(seat, s.box.wind_cost, s.box.tyche_leader)"),
    ),
    _fault(
        "olympus",
        "steps/opening.py",
        SCORES + "test_no_orbit_takes_both_first_stars_of_a_player",
        "both first stars may be grey",
        ("if clause is None and s.stars[seat] &", "if clause is None and orbit_of(action.arg) and s.stars[seat] &"),
        ("for mask in MASK_OF_ORBIT:", "for mask in MASK_OF_ORBIT[1:]:"),
    ),
    _fault(
        "olympus",
        "steps/plans.py",
        SCORES + "test_passing_any_plan_costs_a_point",
        "passing Zephyrus is free",
        (
            "        _forfeit(s, seat, self.turn)\n\n    def carry_out",
            (
                "        _next_turn(s, self.turn) if isinstance(self, Zephyrus) else _forfeit(s, seat, self.turn)\n\n"
                "    def carry_out"
            ),
        ),
    ),
    _fault(
        "hoshizukuri",
        "steps/cards.py",
        SCORES + "test_black_hole_may_add_a_constellation_which_has_an_icon",
        "Black hole may not add a constellation",
        (
            "return s.galaxy.kinds_in(s.unnamed(seat, named)) & s.box.icons\n\n    def take",
            "return s.galaxy.kinds_in(s.unnamed(seat, named)) & s.box.icons & ~(1 << 21)\n\n    def take",
        ),
    ),
    _fault(
        "hoshizukuri",
        "steps/effects.py",
        SCORES + "test_meteorite_counts_the_colours_of_its_own_play_too",
        "Meteorite ignores the colours of its own play",
        (
            "    colours = s.colours_in_field()\n",
            "    last = s.field.pop()\n    colours = s.colours_in_field()\n    s.field.append(last)\n",
        ),
    ),
    _fault(
        "cultus",
        "steps/enemy.py",
        SCORES + "test_friendship_opens_no_square_to_what_ruben_moves",
        "Friendship opens occupied squares to Ruben",
        (
            "if is_right and not s.has_monument(to):",
            "if is_right and not (s.closed(0, to) if away else s.has_monument(to)):",
        ),
    ),
    _fault(
        "cultus",
        "steps/enemy.py",
        SCORES + "test_friendship_opens_no_square_to_what_annette_moves",
        "Friendship opens occupied squares to Annette",
        (
            "if is_right and not s.has_monument(to):",
            "if is_right and not (s.has_monument(to) if away else s.closed(0, to)):",
        ),
    ),
    _fault(
        "cultus",
        "state.py",
        SCORES + "test_glory_counts_the_icon_below_an_own_monument_whichever_was_built_first",
        "Glory skips a square under an earlier own monument",
        ("and not _seen(own[:i], other):", "and not _seen(own[:i], other) and other not in own[:i]:"),
    ),
    _fault(
        "cultus",
        "steps/moving.py",
        SCORES + "test_of_two_steps_that_pay_only_the_named_pair_is_used_up",
        "Traffic uses up the unpaid pair too",
        ("        s.paid += (int(places),)\n", "        s.paid += (int(pair(a, b)), int(pair(b, c)))\n"),
    ),
    _fault(
        "cultus",
        "steps/setup.py",
        SCORES + "test_the_two_gold_go_to_the_third_in_turn_order_and_not_to_the_third_seat",
        "the two gold go by seat instead of turn order",
        ("self.turn == _THREE - 1", "seat == _THREE - 1"),
    ),
    _fault(
        "cultus",
        "scoring.py",
        SCORES + "test_squares_at_opposite_edges_are_no_neighbours",
        "pairs of a plan wrap round the right edge",
        ("if (sq + 1) % WIDE != 0 and s.town[sq + 1] == want:", "if sq + 1 < 64 and s.town[sq + 1] == want:"),
    ),
]


def fails(fault: NamedFault, arguments: list[tuple[Any, ...]]) -> bool:
    """Return whether the test of a planted fault fails with any of its sets of arguments."""
    module, _, name = fault.test.partition(":")
    test = getattr(importlib.import_module(module), name)
    with fault.planted():
        for args in arguments:
            try:
                test(*args)
            except Exception:
                return True
    return False
