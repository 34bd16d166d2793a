"""The scene: everything has a name in both languages, and every choice can be clicked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec import UNSET

from tenban.games.hoshizukuri.face import FACE
from tenban.games.hoshizukuri.face.cards import card_piece
from tenban.games.hoshizukuri.oracle import ORACLE
from tenban.games.hoshizukuri.pieces import CELESTIAL, GONE, KINDS
from tenban.games.hoshizukuri.rules import RULES
from tenban.games.hoshizukuri.state import HoshizukuriState
from tenban.kernel import SPECTATOR, KeyedRandom, legal, play, settle, to_act
from tenban.match import Match
from tenban.registry import find
from tenban.scene.face import Viewer
from tenban.scene.schema import Choice, Scene
from tenban.scene.text import render
from tenban.scene.words import LANGUAGES, words_of
from tenban.testing.clause import clause
from tests.games.hoshizukuri.support import Position
from tests.games.scenes import everything, pieces, scenes, strings

NAMES = ["Kiku", "Luca", "Mio", "Ren"]
PACKAGE = "tenban.games.hoshizukuri"
RAW = re.compile(r"^(ask|action|pass|note|event|card|colour|effect|hint|phase|play|score|step|sum|your)(-[a-z0-9]+)+$")
LARGEST = 32 * 1024
ENOUGH = 8  # moments of each step

scene_of = scenes(FACE, RULES, NAMES)


def games() -> Iterator[HoshizukuriState]:
    """Rich positions of all kinds, at every choice."""
    for seed in range(80):
        rng = Random(seed)
        seats = 2 + seed % 3
        kinds = dict.fromkeys(rng.sample(CELESTIAL, 8), "in")
        s = ORACLE.wild(seats, RULES.checked(seats, {"set": "random"} | kinds), seed)
        assert s is not None
        s.chance = KeyedRandom(seed.to_bytes(16, "big"))
        settle(s)
        for _ in range(25):
            if not to_act(s):
                break
            yield s
            seat = rng.choice(to_act(s))
            play(RULES, s, seat, rng.choice(legal(s, seat)))


def test_every_step_can_be_seen_and_clicked_in_every_language() -> None:
    met: Counter[str] = Counter()
    for n, s in enumerate(games()):
        lang = LANGUAGES[n % 2]
        step = type(s.stack[-1]).__name__
        met[step] += 1
        if met[step] > ENOUGH:
            continue
        seat = to_act(s)[0]
        scene = scene_of(s, seat, lang)
        assert scene.ask is not UNSET
        _is_worded(scene)
        _is_clickable(scene)
        _fits(s, seat, scene.ask.choices)
        assert len(msgspec.json.encode(scene)) < 2 * LARGEST
        _is_worded(scene_of(s, SPECTATOR, lang))
    asking = {"Play", "Effects", "Flame", "Thunder", "ThunderGain", "Fusion", "Water", "Spring", "Storm"}
    asking |= {"Forest", "Microbes", "Meadow", "BlackHole", "Meteorite", "Generate", "DiscardDown"}
    assert set(met) == asking


def _is_worded(scene: Scene) -> None:
    for text in strings(msgspec.to_builtins(scene)):
        assert not RAW.match(text), text
        assert "{ $" not in text
    assert "None" not in render(scene)


def _is_clickable(scene: Scene) -> None:
    found = list(pieces(scene).values())
    ids = [piece.id for piece in found]
    assert len(ids) == len(set(ids))
    picks = [piece.pick or piece.id for piece in found]
    assert scene.ask is not UNSET
    for choice in scene.ask.choices:
        for pick in set(choice.path):
            assert picks.count(pick) >= choice.path.count(pick), (choice.text, pick)
    bags = [tuple(sorted(choice.path)) for choice in scene.ask.choices if choice.path]
    assert len(bags) == len(set(bags)), "two choices with the same clicks"


def _fits(s: HoshizukuriState, seat: int, choices: list[Choice]) -> None:
    """Each choice is a path of legal parts."""
    assert choices
    for choice in choices[:20]:
        w = s.clone()
        for code in choice.codes:
            assert code in [action.code for action in legal(w, seat)]
            play(RULES, w, seat, RULES.space.actions[code])


def test_every_symbol_that_is_drawn_is_in_the_sprite() -> None:
    art = set(re.findall(r'<symbol id="([\w-]+)"', find("hoshizukuri").art()))
    core = {"cards", "vp"}
    assert set(KINDS) <= art
    assert {"shard", "gen", "red", "blue", "green", "orbit", "comet", "deck", "discard"} <= art
    assert set(FACE.symbols) <= art | core


def test_a_whole_game_is_told_in_words_and_ends_with_a_result() -> None:
    for lang in LANGUAGES:
        s = RULES.setup(3, RULES.checked(3, {"set": "galaxy"}))
        s.chance, s.log = KeyedRandom(bytes(16)), []
        settle(s)
        rng = Random(5)
        while actors := to_act(s):
            play(RULES, s, actors[0], rng.choice(legal(s, actors[0])))
        scene = scene_of(s, 1, lang, [event.seen_by(1) for event in s.log])
        assert len(scene.log) == len(s.log)
        _is_worded(scene)
        assert scene.result is not UNSET
        assert scene.result.totals == RULES.totals(s)
        assert sum(line.points for line in scene.result.lines) == sum(RULES.totals(s))


def test_ones_own_discard_can_be_looked_through_and_nobody_elses() -> None:
    t = Position(["nebula", "ice"], discards=["rock planet star", "water satellite*2"])
    mine, theirs = scene_of(t.s, 0).seats
    assert [piece.art for piece in mine.items[0].items] == ["rock", "planet", "star"]
    assert theirs.items == []
    assert theirs.note == "Satellite on the discard"


def test_trashed_cards_lie_with_ones_own_discard_and_spectators_see_them_too() -> None:
    t = Position(["flame nebula", "ice"], discards=["rock", ""]).do("play flame", "trash nebula")
    mine, theirs = scene_of(t.s, 0).seats
    trash = next(zone for zone in mine.items if zone.id == "trash")
    assert "nebula" in [piece.art for piece in trash.items]
    assert theirs.items == []
    first, second = scene_of(t.s, SPECTATOR).seats
    assert [zone.id for zone in first.items] == ["trash"]
    assert second.items == []


def test_a_play_whose_only_card_was_trashed_is_shown_empty() -> None:
    t = Position(["nebula", "ice"]).do("play nebula")
    t.s.field.insert(0, (GONE,))
    plays = pieces(scene_of(t.s, 0))
    assert plays["play-0"].items == []
    assert [card.art for card in plays["play-1"].items] == ["nebula"]


def test_the_bar_says_what_a_play_is() -> None:
    t = Position(["nebula protostar ice orchard satellite", "rock"])
    ask = scene_of(t.s, 0).ask
    assert ask is not UNSET
    said = {choice.text: choice.note for choice in ask.choices}
    assert said["Play Nebula + Protostar"] == "one colour · {shard} 0 → 5 · {orbit} +1"
    assert said["Play Nebula + Ice + Fruit tree"] == "three colours · {shard} 0 → 4 · {orbit} +0"
    assert said["Play Satellite"].endswith("ends your plays")


@clause("hoshizukuri:HZ-C20")
def test_a_set_without_a_colour_says_so_beside_the_piles() -> None:
    lacking, whole = Position(["nebula", "ice"]), Position(["nebula", "ice forest"])
    notes = {lang: scene_of(lacking.s, 0, lang).table[0].text.get("note") for lang in LANGUAGES}
    assert notes == {"en": "nothing green: no plays of three colours", "ja": "緑なし：3色プレイはできません"}
    assert not scene_of(whole.s, 0).table[0].text.get("note")


def test_the_head_line_says_shards_and_orbit_so_far() -> None:
    t = Position(["rock stardust*2 satellite", "rock"], ["stardust"], orbit=[3, 9])
    t.do("play rock", "play stardust")
    assert scene_of(t.s, 0).phase == "Kiku’s turn · play 3 · {shard}3 · {orbit}3→5"


def test_comets_on_one_space_lie_from_outside_to_inside() -> None:
    t = Position(["nebula", "ice", "rock"], orbit=[9, 9, 9], order=[2, 0, 1])
    comets = {piece.id: piece for piece in everything(scene_of(t.s, 0)) if piece.art == "comet"}
    assert "number 1 from outside" in comets["comet-2"].name
    assert "number 3 from outside" in comets["comet-1"].name
    spots = [comets[f"comet-{seat}"].at for seat in (2, 0, 1)]
    assert all(at is not UNSET for at in spots)
    away = [abs(at[0] - 50) for at in spots if at is not UNSET]
    assert away == sorted(away, reverse=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_option_and_card_has_words(lang: str) -> None:
    words = words_of(PACKAGE, lang)
    wanted = ["clause-" + clause.id.lower().replace(".", "-") for clause in RULES.clauses]
    wanted += [f"option-{option.name}" for option in RULES.options]
    wanted += [f"option-{option.name}-{value}" for option in RULES.options for value in option.values]
    wanted += [f"card-{name}" for name in KINDS] + [f"chapter-hz-{n}" for n in range(18)]
    assert [id for id in wanted if not words.has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_each_card_agree_with_its_numbers(lang: str) -> None:
    words = words_of(PACKAGE, lang)
    for n, name in enumerate(CELESTIAL, 1):
        text = words.clause(f"HZ-17.{n}")
        assert str(RULES.box.cost[KINDS.index(name)]) in re.findall(r"\d+", text), text
        assert words(f"card-{name}") in text


def test_only_a_large_card_says_what_it_does() -> None:
    match: Match[HoshizukuriState] = Match(RULES, 2, {}, bytes(32))
    at = Viewer(match.view(0), words_of(PACKAGE, "en"), match.names)
    assert any("body" in card_piece(at, kind, "a", full=True).text for kind in range(len(KINDS)))
    assert not any("body" in card_piece(at, kind, "b").text for kind in range(len(KINDS)))
