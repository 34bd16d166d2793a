"""The scene: everything has a name in both languages, and every choice can be clicked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
from msgspec import UNSET

from tenban.games.cultus.face import FACE
from tenban.games.cultus.face.town import MARGIN
from tenban.games.cultus.heuristics import HEURISTICS
from tenban.games.cultus.oracle import ORACLE
from tenban.games.cultus.pieces import CHARACTERS, ENEMY
from tenban.games.cultus.rules import RULES
from tenban.games.cultus.state import CultusState
from tenban.kernel import SPECTATOR, KeyedRandom, legal, play, settle, start, to_act
from tenban.registry import find
from tenban.scene.schema import Ask, Choice, Scene
from tenban.scene.text import render
from tenban.scene.words import LANGUAGES
from tests.games.cultus.support import TOWN, Position
from tests.games.scenes import everything, pieces, scenes, strings

NAMES = ["Rin", "Sofia", "Tomas", "Mio"]
RAW = re.compile(r"^(ask|action|note|event|effect|score|step|power|plan|square|why|verb|where|your)(-[a-z0-9]+)+$")
MOST_SCENE, MOST_ASK = 32 * 1024, 64 * 1024
ENOUGH = 3  # moments of each step

scene_of = scenes(FACE, RULES, NAMES)


def ask_of(t: Position) -> Ask:
    ask = scene_of(t.s, to_act(t.s)[0]).ask
    assert ask is not UNSET
    return ask


def moments() -> Iterator[CultusState]:
    """Positions of all kinds, at every choice: from the first, and rich ones."""
    for seed in range(200):
        rng, seats = Random(seed), 1 + seed % 4 * (seed % 2)  # half of them alone
        wild = ORACLE.wild(seats, RULES.checked(seats, {}), seed) if seed % 3 else None
        s = wild or RULES.setup(seats, RULES.checked(seats, {}))
        s.chance = KeyedRandom(seed.to_bytes(16, "big"))
        settle(s)
        for _ in range(30):
            if not to_act(s):
                break
            yield s
            seat = to_act(s)[0]
            play(RULES, s, seat, rng.choice(legal(s, seat)) if seed % 2 else HEURISTICS.pick(s, seat))


def test_every_step_can_be_seen_and_clicked_in_every_language() -> None:
    met: Counter[tuple[str, bool]] = Counter()
    for n, s in enumerate(moments()):
        lang = LANGUAGES[n % 2]
        kind = (type(s.stack[-1]).__name__, bool(s.picks))
        met[kind] += 1
        if met[kind] > ENOUGH:
            continue
        seat = to_act(s)[0]
        scene = scene_of(s, seat, lang)
        assert scene.ask is not UNSET
        _is_worded(scene)
        _is_clickable(scene)
        _fits(s, seat, scene.ask.choices)
        ask = len(msgspec.json.encode(scene.ask))
        assert ask < MOST_ASK
        assert len(msgspec.json.encode(scene)) - ask < MOST_SCENE
        _is_worded(scene_of(s, SPECTATOR, lang))
    asking = {"ChooseCharacter", "ChoosePlan", "PutMedal", "ChooseCorner", "FirstCard", "Start", "Bank", "Act", "Spare"}
    assert {name for name, _ in met} >= asking | {"PayCards", "Hand", "Levy", "Banishment", "Recall"}


def _is_worded(scene: Scene) -> None:
    for text in strings(msgspec.to_builtins(scene)):
        assert not RAW.match(text), text
        assert "{ $" not in text
    assert "None" not in render(scene)


def _is_clickable(scene: Scene) -> None:
    found = list(pieces(scene).values())
    ids = [piece.id for piece in found]
    assert len(ids) == len(set(ids)), [id for id, times in Counter(ids).items() if times > 1]
    picks = [piece.pick or piece.id for piece in found]
    assert scene.ask is not UNSET
    for choice in scene.ask.choices:
        for pick in set(choice.path):
            assert pick in picks, (choice.text, pick)
        for ghost in choice.ghosts:
            assert ghost.piece in ids, ghost
    for bag, alike in _bags(scene.ask).items():
        turns = {choice.ghosts[0].rot for choice in alike if choice.ghosts}
        assert len(alike) == 1 or len(turns) == len(alike) or not turns, f"{bag} cannot be told apart"


def _bags(ask: Ask) -> dict[tuple[str, ...], list[Choice]]:
    found: dict[tuple[str, ...], list[Choice]] = {}
    for choice in ask.choices:
        if choice.path:
            found.setdefault(tuple(sorted(choice.path)), []).append(choice)
    return found


def _fits(s: CultusState, seat: int, choices: list[Choice]) -> None:
    """Each choice is a path of legal parts."""
    assert choices
    for choice in Random(len(choices)).sample(choices, min(12, len(choices))):
        w = s.clone()
        for code in choice.codes:
            assert code in [action.code for action in legal(w, seat)]
            play(RULES, w, seat, RULES.space.actions[code])


def test_every_symbol_that_is_drawn_is_in_the_sprite() -> None:
    art = set(re.findall(r'<symbol id="([\w-]+)"', find("cultus").art()))
    core = {"cards", "vp", "crown", "hourglass", "back"}
    tables = (start(RULES, 1, {}, KeyedRandom(bytes(16))), Position(TOWN).s)
    drawn = {piece.art for s in tables for piece in everything(scene_of(s, 0))}
    assert drawn - {""} <= art | core
    assert set(FACE.symbols) <= art | core
    assert {"cover", "walk", "lay", "spent", "enemy"} <= art


def test_a_whole_game_is_told_in_words_and_ends_with_a_result() -> None:
    for lang in LANGUAGES:
        for seats in (1, 3):
            s = RULES.setup(seats, RULES.checked(seats, {}))
            s.chance, s.log = KeyedRandom(bytes(16)), []
            settle(s)
            while actors := to_act(s):
                play(RULES, s, actors[0], HEURISTICS.pick(s, actors[0]))
            scene = scene_of(s, 0, lang, [event.seen_by(0) for event in s.log])
            _is_worded(scene)
            assert scene.result is not UNSET
            assert scene.result.totals[:seats] == RULES.totals(s)
            assert len(scene.result.totals) == len(scene.seats) == (2 if seats == 1 else 3)
            assert sum(line.points for line in scene.result.lines) == sum(scene.result.totals)


def test_alone_the_ending_is_told_with_the_difference() -> None:
    t = Position("P", ["a8"], phase="hand", fill="P", piles=[0] * 6, enemy="ruben", monuments={ENEMY: "a1"}, score=[25])
    result = scene_of(t.s, 0).result
    assert result is not UNSET
    assert result.note.startswith("25 ahead: ruler of the marches. Ruben")
    assert result.winners == [0]
    lost = Position(
        "P", ["a8"], phase="hand", fill="P", piles=[0] * 6, enemy="ruben", monuments={ENEMY: "d4"}, score=[3]
    )
    beaten = scene_of(lost.s, 0).result
    assert beaten is not UNSET
    assert beaten.note.startswith("7 behind: in the shadow.")
    assert beaten.winners == []


def test_a_move_says_what_it_pays() -> None:
    t = Position("HM\nWP", ["a1", "h8"], fill="P", medals=[1, 2], piles=[3, 3, 3, 0, 3, 3])
    said = {choice.text: choice.note for choice in ask_of(t).choices}
    assert said["Move to b1"] == "+2 {gold} · +2 {vp}"
    assert said["Move to a2"] == "no income"
    named = {piece.id: piece.name for piece in everything(scene_of(t.s, 0))}
    assert named["b1"] == "b1 market, pays 2 gold and your medal 2 points"
    assert "medal-a1-b1" in named  # the coin between the squares is the medal here


def test_pairs_that_have_paid_are_marked() -> None:
    t = Position("HM", ["a1", "h8"], fill="P", medals=[4, 5]).do("move b1", "bank 1")
    assert "spent-a1-b1" in [piece.id for piece in everything(scene_of(t.s, 0))]
    assert "spent-a1-b1" in [piece.id for piece in everything(scene_of(t.s, 1))]


def test_a_card_says_what_it_would_cover_and_change() -> None:
    t = Position("PHM\nPPP", ["a1", "h8"], hands=["1"], plans=[1, 2])  # HW/MP for the plan of halls and wineries
    said = {choice.text: choice for choice in ask_of(t).choices}
    lay = said["Lay {hall}{winery} / {market}{plaza} on b1–c2"]
    assert "Lay {market}{hall} / {plaza}{winery} on b1–c2" in said, "a card that is turned is told as it will lie"
    assert lay.note == "covers {hall}{market}{plaza}{plaza} · plan +2 {vp}"
    assert lay.path == ["card1", "corner-b1"]
    assert [(ghost.piece, ghost.at, ghost.rot) for ghost in lay.ghosts] == [("card1", (2.0 + MARGIN, 1.0), 0)]


def test_the_reason_against_building_is_told_in_few_words() -> None:
    poor = Position("P", cost=[3])
    why = {verb.key: verb.why for verb in ask_of(poor).verbs}
    assert why["build"] == "costs 4 {gold}"
    assert why["move"] == "no square is free"
    assert ask_of(poor).refused["power-jump"].clause == "CU-5.1"


def test_gold_is_split_by_buttons() -> None:
    t = Position(TOWN, phase="start", monuments={0: "b2"}).do("draw 1")
    assert [choice.text for choice in ask_of(t).choices] == [
        "{ruler} 2 to the character",
        "{monument} 1 to building, {ruler} 1 to the character",
        "{monument} 2 to building",
    ]


def test_more_ways_than_buttons_are_laid_out_as_tiles() -> None:
    t = Position("HM", ["a1", "h8"], fill="P", piles=[3, 0, 0, 0, 0, 0], medals=[2, 3]).do("move b1")
    ask = ask_of(t)
    assert [choice.path for choice in ask.choices] == [[f"bank{n}"] for n in range(7)]
    _is_clickable(scene_of(t.s, 0))


def test_the_enemy_is_shown_after_the_seats() -> None:
    for enemy in CHARACTERS:
        t = Position(TOWN, ["a1"], enemy=enemy, monuments={ENEMY: "d4 e4 d5 e5"}, difficulty="hard", counter=1)
        scene = scene_of(t.s, 0)
        assert [seat.name for seat in scene.seats] == ["Rin", enemy.capitalize()]
        assert scene.seats[1].counters[0].value == "10"
        stones = [piece for piece in everything(scene) if piece.art == "monument" and piece.seat == 1]
        assert len(stones) == 4


def test_the_log_tells_a_card_as_it_lies() -> None:
    t = Position("PHM\nPPP", ["a1", "h8"], hands=["1"]).do("place 1", "lay b1 90")
    assert scene_of(t.s, 0).log[-1].text.endswith(" lays {market}{hall} / {plaza}{winery} on b1–c2.")
