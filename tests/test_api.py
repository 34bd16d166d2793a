"""The public API: every name of `tenban.__all__` is documented, and its examples give what they say."""

from __future__ import annotations

import ast
import doctest
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tenban
from tests.pages import blocks

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "tenban"
PAGE = ROOT / "docs" / "api.md"
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)


def test_the_names_are_sorted_as_ruff_sorts_them() -> None:
    classes = [name for name in tenban.__all__ if name[0].isupper()]
    functions = [name for name in tenban.__all__ if name[0].islower()]
    assert tenban.__all__ == sorted(classes) + sorted(functions)
    assert len(set(tenban.__all__)) == len(tenban.__all__)


@pytest.mark.parametrize("name", tenban.__all__)
def test_every_name_can_be_imported_and_is_on_the_page(name: str) -> None:
    assert getattr(tenban, name).__name__.removeprefix("tenban.") == name
    assert name in dir(tenban)
    assert f"\n### `tenban.{name}" in PAGE.read_text("utf-8")


def test_games_is_callable_before_and_after_its_package_is_imported() -> None:
    """Importing `tenban.games.latria` sets the attribute `games` of the package."""
    code = "import tenban; a = list(tenban.games()); import tenban.games.latria; assert a == list(tenban.games()) != []"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_no_other_name_is_hidden_by_a_module_of_the_package() -> None:
    assert set(tenban.__all__) & {path.stem for path in SRC.iterdir()} == {"games"}


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'tenban' has no attribute 'chess'"):
        _ = tenban.chess


def test_the_page_is_up_to_date() -> None:
    checked = run("scripts/api", "--check")
    assert checked.returncode == 0, checked.stderr


def test_every_entry_of_the_page_says_something() -> None:
    """A heading without a sentence below it is a name without a docstring; those of the kernel are its own matter."""
    kernel = {"View", "Event", "Move", "Record", "GameInfo"}
    lines = PAGE.read_text("utf-8").splitlines()
    for i, line in enumerate(lines[:-2]):
        owner = line.removeprefix("#### `").partition(".")[0]
        if line.startswith("###") and owner not in kernel:
            assert not lines[i + 2].startswith("#"), line


def examples() -> list[Any]:
    """The examples of the page, one block at a time; a block may go on with what those before it made."""
    return [block.body for block in blocks(PAGE.read_text("utf-8")) if ">>>" in block.body]


def test_every_example_of_the_page_gives_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    runner, names = doctest.DocTestRunner(optionflags=FLAGS), {"tenban": tenban}
    for number, body in enumerate(examples()):
        runner.run(doctest.DocTestParser().get_doctest(body, names, f"block {number}", str(PAGE), 0), clear_globs=False)
        names = runner.test.globs if number < 4 else {"tenban": tenban}  # the tour at the top is one story
    assert runner.summarize(verbose=False).failed == 0
    assert len(examples()) > 20


def test_the_front_door_is_as_short_as_it_should_be(tmp_path: Path) -> None:
    match = tenban.new("latria", seats=4, seed=7)
    assert match.to_act == (0,)
    assert [str(move) for move in match.moves()[:3]] == ["play S9", "play S10", "play S11"]
    match.play("play S9")
    refused = match.why_not("play M2", seat=1)
    assert refused is not None
    assert refused.clause == "LO-3.9"
    assert refused.text.startswith("A follower must")
    view = match.view(1)
    match.play(tenban.bot("steady").choose(view))  # three seats choose at once, but only one holds the card
    assert match.history[-1].seat == 1
    assert str(match).startswith("LATRIA OPUS — Round 1 of 11")
    assert (match.over, match.winners) == (False, [])
    assert match.scores() == []
    match.record().save(tmp_path / "game.json")
    assert tenban.load(tmp_path / "game.json").history == match.history
    assert tenban.play_out("connect_four", bots=["greedy", "random"], seed=1).over


def test_importing_the_kernel_imports_nothing_else() -> None:
    code = "import sys, tenban.kernel; print([m for m in ('msgspec', 'fluent', 'tenban.match') if m in sys.modules])"
    assert run("-c", code).stdout == "[]\n"


def test_a_match_can_be_given_a_game_itself() -> None:
    game = tenban.game("latria")
    assert tenban.new(game, seed=7).record() == tenban.new("latria", seed=7).record()


def test_a_seed_may_be_a_number_or_a_word_and_without_one_no_two_matches_are_alike() -> None:
    one, other = tenban.new("latria", seed="blue"), tenban.new("latria", seed="blue")
    assert one.record() == other.record()
    assert tenban.new("latria").key != tenban.new("latria").key


def test_bots_may_be_one_for_all_or_one_per_seat_and_made_or_named() -> None:
    one = tenban.play_out("latria", bots="random", seats=3, seed=1)
    other = tenban.play_out("latria", bots=["random", tenban.bot("random"), "random"], seed=1)
    assert one.history == other.history


def test_a_match_under_way_is_played_on() -> None:
    match = tenban.new("latria", seats=3, seed=7)
    first = match.moves()[0]
    match.play(first)
    assert tenban.play_out(match, bots="random") is match
    assert match.over
    assert match.history[0].move == first


def test_what_is_made_says_what_it_is() -> None:
    match = tenban.new("latria", seats=3, seed=7)
    move = match.moves()[0]
    match.play(move)
    assert repr(match).startswith("<Match of latria, 3 seats, 1 move, to act: seat ")
    assert repr(match.view(0)).startswith("<View of latria for seat 0, to act: ")
    assert repr(match.view()).startswith("<View of latria for a spectator, to act: ")
    assert repr(move) == f"Move('{move.text}')"
    assert repr(match.record()) == "<Record of latria 1, 3 seats, 1 moves, unfinished>"
    assert repr(tenban.game("latria")) == "<Game latria: Latria Opus, 3 to 6 seats>"
    assert repr(tenban.game("connect_four")).endswith(", 2 seats>")
    tenban.play_out(match, "random")
    assert ", over, won by seat " in repr(match)


def sentence(call: Any, kind: type[Exception], *others: type[Exception]) -> str:
    """The message of the exception that a call raises, which is of all these kinds and a TenbanError."""
    with pytest.raises(tenban.TenbanError) as raised:
        call()
    for one in (kind, *others):
        assert isinstance(raised.value, one)
    text = str(raised.value)
    assert text
    assert "\n" not in text
    return text


def test_an_unknown_game_names_the_nearest_one() -> None:
    said = sentence(lambda: tenban.new("latira"), tenban.UnknownGameError, KeyError)
    assert said.startswith("there is no game 'latira' (did you mean latria?); the games are: ")
    assert sentence(lambda: tenban.game("zzz"), KeyError).startswith("there is no game 'zzz'; the games are: ")


def test_an_unknown_bot_names_the_nearest_one() -> None:
    said = sentence(lambda: tenban.bot("stedy"), tenban.UnknownBotError, KeyError)
    assert said.startswith("there is no bot 'stedy' (did you mean steady?); the bots are: random, greedy")


def test_seats_and_options_that_a_game_does_not_have() -> None:
    new = tenban.new
    assert sentence(lambda: new("latria", seats=9), tenban.SetupError, ValueError) == (
        "latria is for 3 to 6 seats, not 9"
    )
    assert sentence(lambda: new("latria", colour="red"), tenban.SetupError) == (
        "latria has no option 'colour'; its options are: variant, campaign, dealer"
    )
    assert "cannot be 'long'; it can be: " in sentence(lambda: new("latria", variant="long"), tenban.SetupError)
    assert sentence(lambda: new("latria", 3, names=list("abcd")), ValueError) == "4 names are given for 3 seats"
    assert "has no table 'cards'; its tables are: " in sentence(
        lambda: new("latria", house={"cards": {}}), tenban.DataError, ValueError
    )


def test_text_that_is_no_move() -> None:
    match = tenban.new("latria", seed=7)
    assert sentence(lambda: match.play("jump"), tenban.InvalidMoveError, ValueError) == (
        "'jump' is not a move of this game"
    )
    assert sentence(lambda: match.why_not(""), tenban.InvalidMoveError)


def test_a_move_that_the_rules_forbid_names_the_clause_and_its_sentence() -> None:
    match = tenban.new("latria", seats=4, seed=7)
    match.play("play S9")
    with pytest.raises(tenban.IllegalMove) as raised:
        match.play("play M2", seat=1)
    assert raised.value.clause == tenban.Clause("LO-3.9")
    assert raised.value.text.startswith("A follower must play a card of the target")
    assert str(raised.value) == f"LO-3.9: {raised.value.text}"
    assert isinstance(raised.value, (tenban.TenbanError, ValueError))
    assert len(match.history) == 1


def test_the_wrong_number_of_bots() -> None:
    said = sentence(lambda: tenban.play_out("latria", ["random", "greedy"], seats=4), tenban.SetupError, ValueError)
    assert said == "2 bots are named for 4 seats; name one for all, or one per seat"


def test_a_match_that_has_begun_keeps_its_setup() -> None:
    match = tenban.new("latria", seed=7)
    assert "cannot be set any more" in sentence(lambda: tenban.play_out(match, seed=3), tenban.SetupError)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert f"cannot read {file}" in sentence(lambda: tenban.load(file), tenban.RecordError, ValueError)
    file.write_text("{}")
    assert sentence(lambda: tenban.load(file), ValueError).startswith("this is not a record")


def test_every_exception_has_one_base() -> None:
    kinds = [getattr(tenban, name) for name in tenban.__all__ if name[0].isupper()]
    raised = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(raised) > 7
    for kind in raised:
        assert issubclass(kind, tenban.TenbanError)
        assert kind is tenban.TenbanError or issubclass(kind, (ValueError, LookupError))


SNIPPET = """
import tenban
from tenban.bots import advise
from tenban.kernel import imagine

match = tenban.new("latria", seed=7)
face = match.game.face
tenban.bot("random").choose(match.view(0))
tenban.bot("random").choose(match.state)  # no
tenban.bot("random").choose_action(match.view(0), 1, 0.0)
tenban.bot("random").choose_action(match.state, 1, 0.0)  # no
imagine(match.view(0), 1)
imagine(match.state, 1)  # no
face.scene(match.view(0), lang="en", names=match.names)
face.scene(match.state, lang="en", names=match.names)  # no
advise(match.view(0), 1, 0.0)
advise(match.state, 1, 0.0)  # no
"""


def test_mypy_rejects_a_state_where_a_view_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(SNIPPET)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    env = os.environ | {"MYPYPATH": str(ROOT / "src")}
    checked = subprocess.run([*command, str(file)], cwd=ROOT, env=env, capture_output=True, text=True)
    lines = SNIPPET.splitlines()
    wrong = {number for number, line in enumerate(lines, 1) if line.endswith("# no")}
    told = [line.split(":", 3) for line in checked.stdout.splitlines() if ": error:" in line]
    assert {int(number) for _, number, _, _ in told} == wrong, checked.stdout + checked.stderr
    assert all("arg-type" in message for *_, message in told), checked.stdout


def test_a_state_where_a_view_is_wanted_is_a_type_error_at_run_time() -> None:
    wanted = [line.removesuffix("  # no") for line in SNIPPET.splitlines() if line.endswith("# no")]
    head = "\n".join(SNIPPET.splitlines()[:7])
    for line in wanted:
        with pytest.raises(TypeError):
            exec(f"{head}\n{line}", {})
    assert len(wanted) == 5


def test_no_public_function_takes_anything_for_a_view_or_a_state() -> None:
    loose = [
        f"{file.relative_to(SRC)}:{node.lineno} {node.name}({arg.arg})"
        for file in sorted(SRC.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_")
        for arg in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        if arg.arg in ("v", "view", "s", "state")
        and (arg.annotation is None or ast.unparse(arg.annotation) in ("Any", "object"))
    ]
    assert loose == []
