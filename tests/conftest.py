"""Which build a test needs: `make test` runs each test at least once, and on both builds where the build matters.

Tests of rules, bots and the kernel run interpreted and compiled.  The tests below need one build.  Those about the text
of the sources, and those that plant faults in them, run interpreted; those of programs around the engine run on the
wheel, which is what people use, and `make slow` runs these interpreted, too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent

SOURCES = (
    "test_architecture.py",
    "test_build.py",
    "test_clauses.py",
    "test_fixtures.py",
    "test_layers.py",
    "test_links.py",
    "test_locks.py",
    "test_new_game.py",
    "test_pages.py",
    "test_release.py",
    "test_site.py",
    "test_translations.py",
    "test_vectors.py",
    "test_vocabulary.py",
    "server/test_layers.py",
    "testing/test_golden_diff.py",  # these plant faults, which compiled code would not notice
    "testing/test_leaks.py",
    "testing/test_mutants.py",
    "testing/test_named_faults.py",
    "playground",  # whose page runs the sources
)
WHEEL = (
    "cli",
    "envs",
    "games/test_conformance.py",
    "games/test_exhaustive.py",
    "lab",
    "server",
    "testing",
    "test_extras.py",
)
# Take minutes interpreted.
LONG = (
    "bots/test_search.py::test_a_search_that_stops_when_decided_chooses_what_the_whole_one_would[eclipse]",
    "bots/test_search.py::test_a_search_that_stops_when_decided_chooses_what_the_whole_one_would[hoshizukuri]",
    "bots/test_search.py::test_a_search_that_stops_when_decided_chooses_what_the_whole_one_would[olympus]",
    "bots/test_strength.py",
    "games/cultus/test_heuristics.py::test_greedy_beats_random",
    "games/eclipse/test_candidates.py::test_a_search_that_remembers_plays_on_where_choices_were_passed_over",
    "games/eclipse/test_candidates.py::test_no_search_influences_when_that_could_only_give_up_a_hex[steady]",
    "games/eclipse/test_candidates.py::test_no_search_takes_a_part_off_a_blueprint[steady]",
)
# Like tests that `make test` runs, but longer, or for another game, screen or language: `make slow` runs them.
SLOW = (
    "browser/test_around.py::test_a_seat_that_was_left_is_offered_to_somebody_else",
    "browser/test_cultus.py::test_a_game_alone_ends_with_the_enemys_points_beside_the_players",
    "browser/test_eclipse.py::test_a_late_map_of_six_and_a_battle_are_readable_on_a_desk_and_on_a_telephone",
    "browser/test_eclipse.py::test_a_player_who_has_passed_can_choose_to_be_asked_no_more",
    "browser/test_eclipse.py::test_whole_games_against_a_bot_are_played_by_clicks",
    "browser/test_lessons.py::test_a_lesson_that_was_left_goes_on_where_it_was",
    "browser/test_motion.py::test_in_every_frame_every_piece_lies_in_its_zone[cultus]",
    "browser/test_motion.py::test_in_every_frame_every_piece_lies_in_its_zone[hoshizukuri]",
    "browser/test_motion.py::test_in_every_frame_every_piece_lies_in_its_zone[latria]",
    "browser/test_motion.py::test_in_every_frame_every_piece_lies_in_its_zone[olympus]",
    "browser/test_pages.py::test_no_page_keeps_anybody_from_playing[desktop-",
    "browser/test_pages.py::test_no_page_keeps_anybody_from_playing[phone-ends]",
    "browser/test_pages.py::test_no_page_keeps_anybody_from_playing[phone-lobby]",
    "browser/test_pages.py::test_pieces_stand_still_if_the_system_asks_for_it",
    "browser/test_pages.py::test_the_first_page_is_light[ja-JP]",
    "browser/test_reading.py::test_light_colours_and_high_contrast_shut_nobody_out",
    "browser/test_reading.py::test_no_name_runs_out_of_its_tile[size0]",
    "browser/test_reading.py::test_no_name_runs_out_of_its_tile[size1]",
    "browser/test_reading.py::test_no_text_on_a_phone_is_smaller_than_eleven_pixels[cultus]",
    "browser/test_reading.py::test_no_text_on_a_phone_is_smaller_than_eleven_pixels[hoshizukuri]",
    "browser/test_reading.py::test_no_text_on_a_phone_is_smaller_than_eleven_pixels[latria]",
    "browser/test_reading.py::test_no_text_on_a_phone_is_smaller_than_eleven_pixels[olympus]",
    "browser/test_scores.py::test_the_score_sheet_fits_a_telephone[latria-6-en-US]",
    "browser/test_stage.py::test_an_open_table_on_which_nothing_happens_costs_nothing",
    "browser/test_stage.py::test_the_board_stands_still_in_a_whole_game_on_three_screens",
    "browser/test_teaching.py::test_every_page_that_teaches_can_be_read[cultus",
    "browser/test_teaching.py::test_every_page_that_teaches_can_be_read[eclipse",
    "browser/test_teaching.py::test_every_page_that_teaches_can_be_read[hoshizukuri",
    "browser/test_teaching.py::test_every_page_that_teaches_can_be_read[latria-phone",
    "browser/test_teaching.py::test_every_page_that_teaches_can_be_read[olympus",
    "browser/test_teaching.py::test_the_reference_card_is_one_printed_page[cultus]",
    "browser/test_teaching.py::test_the_reference_card_is_one_printed_page[eclipse]",
    "browser/test_teaching.py::test_the_reference_card_is_one_printed_page[hoshizukuri]",
    "browser/test_teaching.py::test_the_reference_card_is_one_printed_page[olympus]",
    "browser/test_weight.py::test_the_first_visit_to_a_table_costs_little[cultus]",
    "browser/test_weight.py::test_the_first_visit_to_a_table_costs_little[hoshizukuri]",
    "browser/test_weight.py::test_the_first_visit_to_a_table_costs_little[latria]",
    "browser/test_weight.py::test_the_first_visit_to_a_table_costs_little[olympus]",
    "games/olympus/test_heuristics.py::test_one_greedy_among_random_bots_wins_four_games_in_five[3-400]",
    "games/test_conformance.py::test_the_game_conforms[eclipse-4]",
    "games/test_conformance.py::test_the_game_conforms[eclipse-5]",
    "games/test_conformance.py::test_the_game_conforms[eclipse-6]",
    "lab/test_balance.py::test_a_planted_advantage_of_three_points_is_found",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _is_below(item.path, SOURCES):
            item.add_marker(pytest.mark.sources)
        elif _is_below(item.path, WHEEL):
            item.add_marker(pytest.mark.wheel)
        name = item.nodeid.removeprefix("tests/")
        if name.startswith(LONG):
            item.add_marker(pytest.mark.wheel)
        if name.startswith(SLOW):
            item.add_marker(pytest.mark.slow)


def _is_below(path: Path, places: tuple[str, ...]) -> bool:
    return any(path == TESTS / place or TESTS / place in path.parents for place in places)
