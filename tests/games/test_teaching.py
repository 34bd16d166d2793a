"""How to play, the reference card and the legend of symbols: complete, true and in both languages."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tenban
from tenban.registry import Game, find
from tenban.scene import how
from tenban.scene.card import symbols, symbols_on
from tenban.scene.how import Picture, PictureError, ShortGame, how_to_play
from tenban.scene.schema import Scene
from tenban.scene.words import LANGUAGES

GAMES = ("latria", "olympus", "hoshizukuri", "cultus", "eclipse")
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "latria": [(3, {}), (5, {"variant": "star"})],
    "olympus": [(3, {}), (5, {})],
    "hoshizukuri": [(2, {"set": "random"}), (3, {"set": "cataclysm"}), (4, {"set": "galaxy"})],
    "cultus": [(1, {}), (1, {"enemy": "ruben"}), (2, {}), (4, {})],
    "eclipse": [(2, {}), (3, {"species": "drawn"}), (6, {})],
}
MOST_MOVES = 700
EVERY = 23  # moves between two scenes that are looked at
SYMBOL = re.compile(r"\{([a-z][\w-]*)\}")


def scenes(game: Game, bot: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Scene]:
    """Scenes of a game between bots, as the player who has just moved and in the end a spectator see it."""
    match = tenban.new(game, seats=seats, seed=seed, **options)
    player, luck = tenban.bot(bot), random.Random(seed)
    names = [f"P{seat}" for seat in range(seats)]
    for n in range(MOST_MOVES if bot == "random" else MOST_MOVES // 10):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.play(player.choose(match.view(seat)), seat=seat)
        if n % EVERY == 0:
            yield game.face.scene(match.view(seat), lang="en", names=names)
    yield game.face.scene(match.view(-1), lang="en", names=names)


def texts_in(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from texts_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts_in(value)


def used(scene: Scene) -> set[str]:
    found = {symbol for text in texts_in(msgspec.to_builtins(scene)) for symbol in SYMBOL.findall(text)}
    return found | set(symbols_on(scene))


@pytest.mark.parametrize("bot", ["random", pytest.param("greedy", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_of_every_scene_has_a_legend_entry_in_both_languages(game: str, bot: str) -> None:
    found = find(game)
    tables = enumerate(TABLES[game])
    shown = [scene for n, (seats, options) in tables for scene in scenes(found, bot, seats, options, n)]
    seen = {symbol for scene in shown for symbol in used(scene)}
    assert len(seen) >= 8
    for lang in LANGUAGES:
        words = found.words(lang)
        known = {symbol.art: symbol.name for symbol in symbols(found.face, words)}
        assert sorted(seen - set(known)) == []
        named = {name: f"symbol-{name}" for name in found.face.symbols} | found.face.arts
        assert [id for id in named.values() if not words.has(id)] == [], f"not said in {lang}"


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_of_a_text_is_explained_on_the_card(game: str) -> None:
    for lang in LANGUAGES:
        card = find(game).card(lang)
        explained = {symbol.art for symbol in card.symbols if symbol.text}
        assert set(find(game).face.symbols) <= explained
        assert card.turn
        assert card.scoring
        lines = [*card.turn, *card.costs, *card.scoring, *[symbol.text for symbol in card.symbols]]
        assert [line for line in lines if "$" in line] == []
        assert {name for line in lines for name in SYMBOL.findall(line)} <= {symbol.art for symbol in card.symbols}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_how_to_play_has_a_goal_a_turn_in_pictures_a_win_and_three_mistakes(game: str, lang: str) -> None:
    parts = find(game).how(lang)
    kinds = [part.kind for part in parts]
    assert (kinds.count("goal"), kinds.count("win"), kinds.count("mistake")) == (1, 1, 3)
    assert sum(part.kind == "turn" and part.picture is not None for part in parts) >= 4
    words = find(game).words(lang)
    assert [part.id for part in parts if not words.has(f"how-{part.id}") or "$" in part.text] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_things(game: str) -> None:
    ids = [re.findall(r"^([\w-]+) =", find(game).text("how", f"{lang}.ftl"), re.MULTILINE) for lang in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])


def test_a_picture_of_an_illegal_game_is_refused_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = how.Pictures([ShortGame(3, "00" * 16, [Picture("turn-1", ["hand"], 1)], ["0 play Z9"])])
    monkeypatch.setattr(how, "pictures", lambda package: wrong)
    latria = find("latria")
    with pytest.raises(PictureError, match="latria: the picture of how-turn-1 after 1 moves cannot be drawn"):
        how_to_play("nowhere", latria.face, latria.rules, latria.words("en"))


@pytest.mark.parametrize(
    ("picture", "says"),
    [
        (Picture("turn-1", ["moonbase"]), "shows 'moonbase', which is not in the scene; it has"),
        (Picture("turn-1", ["hand"], mark=["S99"]), "shows 'S99'"),
        (Picture("turn-1", ["hand"], 4), "its game has 0 moves"),
        (Picture("turn-99", ["hand"]), "has a picture of 'turn-99', but no message how-turn-99"),
    ],
)
def test_a_wrong_picture_is_refused(monkeypatch: pytest.MonkeyPatch, picture: Picture, says: str) -> None:
    monkeypatch.setattr(how, "pictures", lambda package: how.Pictures([ShortGame(3, "00" * 16, [picture])]))
    latria = find("latria")
    with pytest.raises(PictureError, match=re.escape(says)):
        how_to_play(f"nowhere-{says}", latria.face, latria.rules, latria.words("en"))


@pytest.mark.parametrize("game", GAMES)
def test_each_row_of_an_illustrated_table_has_a_symbol_that_the_game_draws(game: str) -> None:
    found = find(game)
    illustrated = [sheet for sheet in found.sheets("en") if sheet.arts]
    assert illustrated
    drawn = set(re.findall(r'<symbol[^>]* id="([^"]+)"', found.art())) | {"crown"}
    for sheet in illustrated:
        assert len(sheet.arts) == len(sheet.rows), sheet.title
        assert {art for art in sheet.arts if art} <= drawn, sheet.title


def test_the_pictures_on_the_pages_are_up_to_date() -> None:
    script = Path(__file__).parents[2] / "scripts" / "pictures"
    told = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")
    for game in GAMES:
        shown = re.findall(r"\]\(how/([\w-]+)\.svg\)", find(game).text("README.md"))
        assert shown == [part.id for part in find(game).how("en") if part.picture]


def test_a_new_table_offers_the_usual_options_and_those_that_apply() -> None:
    offered = {
        game: [option.name for option in find(game).rules.options if not option.advanced and not option.most_seats]
        for game in GAMES
    }
    assert offered == {
        "latria": ["variant", "campaign"],
        "olympus": ["power"],
        "hoshizukuri": ["set"],
        "cultus": [],
        "eclipse": ["species"],
    }
    alone = [option.name for option in find("cultus").rules.options if option.most_seats == 1]
    assert alone == ["enemy", "difficulty"]
