"""Each game can be learnt from `tenban rules GAME` alone: twenty factual questions, whose answers stand in its text."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tenban.cli.commands.rules import rulebook
from tenban.registry import find
from tenban.scene.words import LANGUAGES, words_of

# question: (answer in English, answer in Japanese), as they stand in the text
QUESTIONS: dict[str, dict[str, tuple[str, str]]] = {
    "latria": {
        "How many play?": ("for three to six players", "3人から6人で遊びます"),
        "How many cards does each of six players get?": ("6 none 10 9", "6なし109"),
        "How many rounds has a game of four?": ("4 1, 14, 15 12 11", "41,14,151211"),
        "Which numbers are out with three?": ("3 1, 2, 3, 13, 14, 15", "31,2,3,13,14,15"),
        "How many stars has an 8?": ("8: 3", "8:3"),
        "Which cards double?": ("1: ×2, 2: ×2, 3: ×2, 4: ×2", "1:×2,2:×2,3:×2,4:×2"),
        "How many Suns are ×0?": ("Sun (×0) 1", "太陽（×0）1"),
        "Which celestial cards are mutations?": ("Sun (1 star, mutation) 3", "太陽（星1・変異）3"),
        "What does the purge card do?": ("owner removes two gained cards", "獲得カードを2枚取り除く"),
        "Who takes the stack?": ("The highest number played", "最も大きい数字を出した人が"),
        "Who keeps the card just played?": ("whose number is below the dealer’s keeps", "親より小さい数字を出した子は"),
        "What must a follower play?": (
            "a card of the target or of Latria",
            "対象の天体かラトリアのカードを出さなければ",
        ),
        "What is the target after Latria?": ("the celestial that was named", "宣言した天体が対象になります"),
        "What does an eclipse do?": ("goes under the gainer’s eclipse marker", "自分の蝕マーカーの下に置きます"),
        "Who is the next dealer?": ("Whoever took the stack is the next dealer", "場札を獲得した人が次の親になります"),
        "When does the game end?": ("leaves one card in every hand", "手札が残り1枚になったらゲームは終わり"),
        "How are multipliers combined?": ("two ×2 make ×4", "×2が2枚なら4倍になり"),
        "Who wins a tie?": ("the smaller eclipse loss wins", "蝕による失点の少ない人の勝ち"),
        "How many games has a campaign?": ("as many games as players", "人数と同じ回数のゲーム"),
        "What scores last place there?": ("last place scores −1", "最下位は−1点"),
    },
    "olympus": {
        "How many spaces has a region?": ("Each region has ten spaces", "スペースが10か所あり"),
        "Which spaces of a region are red?": ("red R1, R2, R3", "赤R1,R2,R3"),
        "What is a region?": ("cut into five regions like a cake", "5つの天空域に分かれ"),
        "What is an orbit?": ("four orbits run round it", "4本の軌道が一周して"),
        "Which spaces do blue lines join?": ("G1–O1, G1–O2, O1–R1", "G1–O1,G1–O2,O1–R1"),
        "How long is the torch track?": ("a track of 11 spaces", "11段のトラック"),
        "How many stars does space 7 light?": ("7 6 6 5", "7665"),
        "How much power has each of four at the start?": ("4 18", "418"),
        "Which regions are used with four?": ("1, 2, 3, 4", "1,2,3,4"),
        "How many days are there?": ("lasts 5 days", "ゲームは5日"),
        "How many phases has a day?": ("three plan phases", "3つの計画フェイズ"),
        "What do three stars cost?": ("stars from the Forge: 3 6", "鍛冶で買う星の数:36"),
        "What do four torch spaces cost?": ("spaces of the Torch: 4 6", "トーチを上げる段数:46"),
        "What does the Messenger earn?": ("half as much power, rounded up", "その半分（端数切り上げ）の力"),
        "What does competition cost?": ("1 power for every other player", "他のプレイヤー1人につき、力1を払います"),
        "What does Tyche give for a prestige?": ("she gives 2 power for 1 prestige", "名声1につき力2を得ます"),
        "What is the purple orbit worth?": ("purple P1, P2, P3, P4 8 4", "紫P1,P2,P3,P484"),
        "What is the best constellation worth?": ("its owner gains 2 prestige", "名声2を得ます"),
        "By how much do torches burn down?": ("by 3 for those who lead", "首位の人は3段"),
        "What is power worth in the end?": ("1 prestige for each full 3", "3ごとに名声1を得ます"),
    },
    "hoshizukuri": {
        "How long is the orbit?": ("an orbit of 35 spaces", "35マスの軌道"),
        "How many cards are in a hand?": ("A hand is 4 cards", "手札は基本的に4枚"),
        "What is in a first deck?": ("Stardust 3, Rock 1, Satellite 3", "星屑3、岩石1、衛星3"),
        "What does Stardust cost and give?": ("Stardust colourless 0 1 – 0", "星屑無色01–0"),
        "What does a Rock cost and give?": ("Rock colourless 2 2 – 0", "岩石無色22–0"),
        "What is a Satellite worth?": ("Satellite colourless 2 1 yes 1", "衛星無色21あり1"),
        "What is a Planet worth?": ("Planet colourless 6 1 yes 4", "惑星無色61あり4"),
        "What is a Star worth?": ("Star colourless 10 1 yes 8", "恒星無色101あり8"),
        "How many Planets lie in the middle per player?": ("Planet 4, Star 6", "惑星4、恒星6"),
        "Which kinds are in Cataclysm?": (
            "Eruption, Fusion, Geyser, Ice, Crystal, Forest, Earth, Meteorite",
            "噴火、核融合、間欠泉、氷、水晶、森林、大地、隕石",
        ),
        "Which kinds are in the galaxy set?": (
            "Flame, Thunder, Spring, Storm, Forest, Microbes, Fruit tree, Constellation",
            "炎、雷、泉、嵐、森林、微生物、果物の木、星座",
        ),
        "Which plays are allowed?": ("One red, one blue and one green card", "赤・青・緑を1枚ずつ"),
        "Who has the next turn?": (
            "on the lowest space has the next turn",
            "いちばん小さい数字のマスにいる人が次の手番",
        ),
        "What ends the plays?": (
            "A generate icon among the cards laid ends the phase",
            "生成アイコンがあれば、引かずにプレイが終わります",
        ),
        "Which plays do not count?": (
            "A play with red, blue and green in it does not count",
            "赤・青・緑がそろったプレイは数えません",
        ),
        "What can be generated?": ("costs no more than these shards", "その合計以下のコストのカードを1枚"),
        "What happens at the end of the orbit?": (
            "all others before it advance one space",
            "35より手前の全員が1進みます",
        ),
        "Whom is pushed first?": ("the highest number first", "数字の大きい順"),
        "What may the Meadow not gain?": ("but no Meadow", "草原は獲得できません"),
        "Who wins a tie?": ("whoever reached 35 first", "先に35に着いた人の勝ち"),
    },
    "cultus": {
        "How many action points has a turn?": ("the player has 3 action points", "アクションポイントは3です"),
        "How big is the board?": ("The board has 8 by 8 squares", "ボードは横8マス、縦8マス"),
        "What does a first monument cost?": ("monument 1, from the building track 4", "1つ目の記念碑（建造資金）4"),
        "What does a fourth one cost?": ("monument 4, from the building track 10", "4つ目の記念碑（建造資金）10"),
        "Which pairs pay?": ("1 hall–market 2 market–winery", "1庁舎と市場2市場とワイナリー"),
        "What does a paid step bring?": ("A paid step brings 1 gold", "収入のある一歩は1金"),
        "Where may a monument be built?": ("a plaza without a monument", "記念碑のない広場"),
        "How far do the tracks go?": ("Neither goes past 10", "どちらも10を超えず"),
        "What is the hand limit?": ("more than 5 cards", "5枚より多ければ"),
        "What does Glory cost?": ("Glory, from the character’s track 10", "栄光（キャラクターの資金）10"),
        "What does Unity count as bonus?": ("Unity: hall", "結束は庁舎"),
        "Which icon is Claudia's?": ("Claudia market 11", "クラウディア市場11"),
        "How often does Wilhelm act?": ("Wilhelm barracks 3", "ヴィルヘルム兵舎3"),
        "What is a monument in the middle worth?": ("The middle: 10 points", "記念碑1つにつき10点"),
        "What is a pair of the plan worth?": ("2 points for every two neighbouring squares", "組1つにつき2点"),
        "Which plan wants hall and winery?": ("1 hall hall–winery", "1庁舎庁舎とワイナリー"),
        "When does the game end?": ("Whoever sets their last cube ends the game", "最後のキューブを置いたら"),
        "How many cards has a pile?": ("Six face-down piles of 6", "6枚ずつ6つの裏向きの山札"),
        "With how many points does a hard enemy begin?": ("with 0, 10 or 20 points", "0、10、20点のいずれか"),
        "When are monument cards turned up alone?": (
            "Only then are the monument cards turned up",
            "その後で記念碑カードを表にします",
        ),
    },
    "eclipse": {
        "How many rounds are there?": ("for 9 rounds", "9ラウンドのあいだ"),
        "What does a track with 4 cubes left produce?": (
            "produces 28 24 21 18 15 12 10 8 6 4 3 2 0",
            "産出28242118151210864320",
        ),
        "What is the upkeep with 5 discs left?": (
            "costs in money 30 25 21 17 13 10 7 5 3 2 1 0 0 0",
            "維持費（資金）302521171310753210",
        ),
        "What does the Plasma Cannon cost?": ("Plasma Cannon Military 6 4 5", "プラズマ砲軍事645"),
        "What does the Orbital cost?": ("Orbital Nano 8 5 4", "軌道衛星ナノ854"),
        "What is the discount with five known?": ("5 6 2", "562"),
        "What does a Fusion Drive do?": ("energy -2, initiative 2, movement 2", "エネルギー-2、イニシアチブ2、移動2"),
        "Which slots has an interceptor?": (
            "interceptor initiative 2 empty, Ion Cannon, Nuclear Source, Nuclear Drive",
            "迎撃機イニシアチブ2空き、イオン砲、核分裂炉、核ドライブ",
        ),
        "What does a dreadnought cost?": ("Dreadnought 8 7", "戦艦87"),
        "What does a monolith cost the Mechanema?": ("Monolith 10 8", "モノリス108"),
        "How strong are Ancients?": (
            "Ancient yellow dice 2, computer 1, hull 1, initiative 2",
            "古代船黄ダイス2個、コンピュータ1、船殻1",
        ),
        "How strong is the defence of the centre?": (
            "defence system yellow dice 4, computer 1, hull 7",
            "防衛システム黄ダイス4個、コンピュータ1、船殻7",
        ),
        "What do the Eridani have in store?": ("Eridani Empire 26, 2, 4", "エリダニ帝国26,2,4"),
        "At which rate do Terrans trade?": ("Terrans 2, 3, 3 2:1", "テラン2,3,32:1"),
        "What do dice do?": ("Yellow dice do 1 damage, orange 2, red 4", "ダメージは黄1、橙2、赤4"),
        "When does a die hit?": ("must be 6 or more", "6以上"),
        "When is a ship destroyed?": ("more damage than hull is destroyed", "損傷が船殻を超えた船は破壊されます"),
        "How many tiles are drawn for a cruiser?": ("cruiser 2", "巡洋艦は2枚"),
        "How many technologies are on offer with four?": ("12, 14, 16, 18 or 20", "12・14・16・18・20枚"),
        "What is a kept discovery worth?": ("keeps it for 2 points", "2点として持つか"),
    },
}


@cache
def text(game: str, lang: str) -> str:
    """Return what `tenban rules GAME` prints, without line breaks; in Japanese without spaces."""
    found = find(game)
    lines = rulebook(found, found.rules, found.words(lang), words_of("tenban.cli", lang))
    return re.sub(r"\s+", " " if lang == "en" else "", "\n".join(lines))


CASES = [
    pytest.param(game, lang, answers[LANGUAGES.index(lang)], id=f"{game}-{lang}-{question}")
    for game, questions in QUESTIONS.items()
    for question, answers in questions.items()
    for lang in LANGUAGES
]


@pytest.mark.parametrize(("game", "lang", "answer"), CASES)
def test_the_answer_stands_in_the_rules(game: str, lang: str, answer: str) -> None:
    assert answer in text(game, lang)


@pytest.mark.parametrize("game", list(QUESTIONS))
def test_there_are_twenty_questions(game: str) -> None:
    assert len(QUESTIONS[game]) == 20


@pytest.mark.parametrize("game", list(QUESTIONS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_argument_is_missing_and_no_id_shown(game: str, lang: str) -> None:
    shown = text(game, lang)
    assert "{$" not in shown
    assert not re.search(r"\b(sheet|doubt|clause|chapter|how)-[a-z0-9]", shown)
