# ホシヅクリの日本語
title = ホシヅクリ
about = 生まれたての銀河を渡る彗星となり、天体を集めて星を作るデッキ構築ゲーム。急ぎすぎは禁物です。
duration = 約40分

## オプション：名称と、それぞれの値の説明

option-set = 天体カード
option-set-first = はじめてのゲーム：最初におすすめの8種類
option-set-cataclysm = 天変地異：噴火、氷、隕石
option-set-galaxy = 色とりどりの銀河：炎、嵐、星座
option-set-random = ランダム：3色すべてを含む8種類をくじで選ぶ
option-order = 最初の手番順
option-order-random = くじで決める
option-order-seats = 席順
# 天体カードの種類ごと：組み合わせのとおり、入れる、外す
-as-set = 組み合わせのとおり
-put-in = 入れる
-take-out = 外す
option-nebula = { card-nebula }（{ colour-red }）
option-nebula-set = { -as-set }
option-nebula-in = { -put-in }
option-nebula-out = { -take-out }
option-protostar = { card-protostar }（{ colour-red }）
option-protostar-set = { -as-set }
option-protostar-in = { -put-in }
option-protostar-out = { -take-out }
option-flame = { card-flame }（{ colour-red }）
option-flame-set = { -as-set }
option-flame-in = { -put-in }
option-flame-out = { -take-out }
option-thunder = { card-thunder }（{ colour-red }）
option-thunder-set = { -as-set }
option-thunder-in = { -put-in }
option-thunder-out = { -take-out }
option-eruption = { card-eruption }（{ colour-red }）
option-eruption-set = { -as-set }
option-eruption-in = { -put-in }
option-eruption-out = { -take-out }
option-fusion = { card-fusion }（{ colour-red }）
option-fusion-set = { -as-set }
option-fusion-in = { -put-in }
option-fusion-out = { -take-out }
option-water = { card-water }（{ colour-blue }）
option-water-set = { -as-set }
option-water-in = { -put-in }
option-water-out = { -take-out }
option-geyser = { card-geyser }（{ colour-blue }）
option-geyser-set = { -as-set }
option-geyser-in = { -put-in }
option-geyser-out = { -take-out }
option-spring = { card-spring }（{ colour-blue }）
option-spring-set = { -as-set }
option-spring-in = { -put-in }
option-spring-out = { -take-out }
option-storm = { card-storm }（{ colour-blue }）
option-storm-set = { -as-set }
option-storm-in = { -put-in }
option-storm-out = { -take-out }
option-ice = { card-ice }（{ colour-blue }）
option-ice-set = { -as-set }
option-ice-in = { -put-in }
option-ice-out = { -take-out }
option-crystal = { card-crystal }（{ colour-blue }）
option-crystal-set = { -as-set }
option-crystal-in = { -put-in }
option-crystal-out = { -take-out }
option-forest = { card-forest }（{ colour-green }）
option-forest-set = { -as-set }
option-forest-in = { -put-in }
option-forest-out = { -take-out }
option-microbes = { card-microbes }（{ colour-green }）
option-microbes-set = { -as-set }
option-microbes-in = { -put-in }
option-microbes-out = { -take-out }
option-meadow = { card-meadow }（{ colour-green }）
option-meadow-set = { -as-set }
option-meadow-in = { -put-in }
option-meadow-out = { -take-out }
option-earth = { card-earth }（{ colour-green }）
option-earth-set = { -as-set }
option-earth-in = { -put-in }
option-earth-out = { -take-out }
option-orchard = { card-orchard }（{ colour-green }）
option-orchard-set = { -as-set }
option-orchard-in = { -put-in }
option-orchard-out = { -take-out }
option-blackhole = { card-blackhole }（{ colour-none }）
option-blackhole-set = { -as-set }
option-blackhole-in = { -put-in }
option-blackhole-out = { -take-out }
option-meteorite = { card-meteorite }（{ colour-none }）
option-meteorite-set = { -as-set }
option-meteorite-in = { -put-in }
option-meteorite-out = { -take-out }
option-constellation = { card-constellation }（{ colour-none }）
option-constellation-set = { -as-set }
option-constellation-in = { -put-in }
option-constellation-out = { -take-out }

## カード：名称と、プレイ時効果

card-stardust = 星屑
card-rock = 岩石
card-nebula = 星雲
card-protostar = 原始星
card-flame = 炎
card-thunder = 雷
card-eruption = 噴火
card-fusion = 核融合
card-water = 水
card-geyser = 間欠泉
card-spring = 泉
card-storm = 嵐
card-ice = 氷
card-crystal = 水晶
card-forest = 森林
card-microbes = 微生物
card-meadow = 草原
card-earth = 大地
card-orchard = 果物の木
card-blackhole = ブラックホール
card-meteorite = 隕石
card-constellation = 星座
card-satellite = 衛星
card-planet = 惑星
card-star = 恒星
card-fused = 核融合（{ $shards }）
piece-card = { $card }（{ $colour }・星片{ $shards }）
piece-pile = { $card }（コスト{ $cost }）

effect-flame = 手札を1枚廃棄する
effect-thunder = 手札を1枚廃棄してよい。その場合、廃棄したカードのコスト+{ $effects-thunder_more }以下のカードを手札に獲得
effect-eruption = 手札をすべて捨てる
effect-fusion = 各色と無色を1枚ずつまで廃棄。枚数により[shard]{ $effects-fusion_shards-1 }・{ $effects-fusion_shards-2 }・{ $effects-fusion_shards-3 }・{ $effects-fusion_shards-4 }・{ $effects-fusion_shards-5 }
effect-water = 手札を1枚捨ててよい
effect-geyser = カードを{ $effects-geyser_draws }枚引く
effect-spring = 山札の一番上を見て、手札に加えるか捨てる
effect-storm = 前に1枚でプレイしたカードを1つ捨て札にしてよい。そのプレイはなかったことになる
effect-ice = このプレイでは軌道が進まない
effect-crystal = 山札の一番上をプレイに追加（[gen]は無効）
effect-forest = [gen]のない無色カードを1枚プレイに追加してよい
effect-microbes = [gen]のあるカードを1枚プレイに追加してよい（[gen]は無効）
effect-meadow = このプレイの枚数+{ $effects-meadow_more }以下のコストの、草原以外のカードを捨て札に獲得してよい
effect-earth = 惑星を捨て札に獲得。{ $effects-earth_cards }枚以上のプレイなら代わりに恒星を獲得し、これを廃棄
effect-blackhole = [gen]のあるカードを好きなだけプレイに追加（[gen]は無効）
effect-meteorite = 他の全員は、あなたの場にある色のカードを1枚捨てて1枚引く
effect-constellation = ゲーム終了時、赤・青・緑1組につき{ $effects-constellation_points }点

# カードに書く短い説明
brief-flame = 手札1枚を廃棄
brief-thunder = 1枚廃棄し、コスト+{ $effects-thunder_more }を獲得
brief-eruption = 手札をすべて捨てる
brief-fusion = 各色を廃棄して[shard]に
brief-water = 1枚捨ててよい
brief-geyser = { $effects-geyser_draws }枚引く
brief-spring = 山札の上を手札か捨て札に
brief-storm = 前の1枚プレイを捨て札に
brief-ice = 軌道が進まない
brief-crystal = 山札の上を追加
brief-forest = 無色1枚を追加
brief-microbes = [gen]1枚を追加
brief-meadow = 枚数+{ $effects-meadow_more }以下を獲得
brief-earth = 惑星を獲得（{ $effects-earth_cards }枚なら恒星）
brief-blackhole = [gen]を好きなだけ追加
brief-meteorite = 他の人は同じ色を捨てる
brief-constellation = 3色1組につき{ $effects-constellation_points }点

hint-card = コスト{ $cost }・[shard]{ $shards }{ $points ->
    [0] {""}
   *[other] ・[vp]{ $points }
}
hint-icon = [gen]プレイするとカードのプレイが終わり、生成に移ります。
colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-none = 無色
symbol-shard = 星片
symbol-gen = 生成アイコン
symbol-red = 赤
symbol-blue = 青
symbol-green = 緑
symbol-vp = 勝利点
symbol-orbit = 軌道
list-plus = ＋
nothing = なし

## テーブル

supply = 中央の山
supply-lacks = { $colours }なし：3色プレイはできません
orbit-board = 軌道ボード
your-field = あなたの場
field-of = { $seat }の場
field-empty = まだプレイなし
play-number = { $number }回目
play-counts = 軌道+1
play-free = 軌道+0
sum-shards = 星片の合計：{ $shards }
sum-orbit = 軌道{ $from }、ここまでのプレイで{ $to }へ
comet-at = { $seat }の彗星：{ $space }
comet-among = { $seat }の彗星：{ $space }（外側から{ $place }番目）
end-of-orbit = [orbit]{ $turn-orbit }：終点。到達すると、ほかの全員が1マス進みます
trash = 廃棄されたカード
your-hand = あなたの手札
your-discard = あなたの捨て札
orbit = 軌道
hand = 手札
deck = 山札
discard = 捨て札
vp-counter = 勝利点
through = 銀河を通過
top-of-deck = 山札の一番上
whole-discard = 捨て札
top-of-discard = 捨て札の一番上：{ $card }

## 進行

phase-turn = { $seat }の手番
phase-play = { $number }回目のプレイ
step-play = プレイ
step-orbit = 軌道進行
step-generate = 生成
step-end = 手番終了

## 質問と選択

ask-play = 1枚、同色2枚以上、または赤＋青＋緑をプレイしてください
ask-effects = 次に実行する効果を選んでください
ask-flame = 炎：廃棄する手札を選んでください
ask-thunder = 雷：手札を1枚廃棄しますか
ask-thundergain = 雷：コスト{ $limit }以下のカードを手札に獲得してください
ask-fusion = 核融合：廃棄するカードを選んでください（各色と無色を1枚ずつまで）
ask-water = 水：手札を1枚捨てますか
ask-spring = 泉：山札の一番上は{ $card }です。手札に加えますか、捨てますか
ask-storm = 嵐：前の1枚プレイを捨て札にしますか
ask-forest = 森林：[gen]のない無色カードをプレイに追加しますか
ask-microbes = 微生物：[gen]のあるカードをプレイに追加しますか
ask-meadow = 草原：コスト{ $limit }以下のカードを捨て札に獲得しますか
ask-blackhole = ブラックホール：プレイに追加する[gen]のあるカードを選んでください
ask-meteorite = 隕石：{ $colours }のカードを1枚捨ててください
ask-generate = [shard]{ $shards }までのカードを生成できます
ask-discarddown = 手札が{ $turn-hand }枚になるように{ $count }枚捨ててください
list-or = か
action-play = { $cards }をプレイ
action-resolve = { $card }の効果を実行
action-trash = { $cards }を廃棄
action-discard = { $cards }を捨てる
action-add = { $cards }を追加
action-gain = { $card }を獲得
action-generate = { $card }を生成
action-sweep = { $face }を捨て札にする
action-keep = 手札に加える
action-toss = 捨てる
pass-generate = 生成しない
pass-thunder = 廃棄しない
pass-fusion = 廃棄しない
pass-water = 捨てない
pass-storm = 何もしない
pass-forest = 追加しない
pass-microbes = 追加しない
pass-blackhole = 追加しない
pass-meadow = 獲得しない
note-single = 1枚プレイ
note-colour = 同色プレイ
note-three = 3色プレイ
note-shards = [shard]{ $before }→{ $after }
note-orbit = [orbit]+{ $steps }
note-ends = プレイ終了
note-cost = コスト{ $cost }（[shard]{ $shards }）
note-to-hand = 手札に獲得
note-to-discard = 捨て札に獲得
note-up-to = コスト{ $cost }以下を獲得
note-fusion = [shard]{ $shards }
note-sweep = [shard]−{ $shards }・[orbit]−{ $steps }

## 記録

event-kinds = このゲームの天体カード：{ $cards }
event-lacks-colour = { $colour }のカードがないため、3色プレイはできません。
event-order = 最初の手番順：{ $seats }
event-turn = { $seat }の手番（軌道{ $space }）
event-plays = { $seat }が{ $cards }をプレイしました。
event-draws = { $seat }が{ $cards }を引きました。
event-draws-unseen = { $seat }が{ $count }枚引きました。
event-reshuffles = { $seat }が捨て札をシャッフルし、{ $count }枚の山札にしました。
event-trashes = { $seat }が{ $card }を廃棄しました。
event-discards = { $seat }が{ $card }を捨てました。
event-discards-hand = { $seat }が手札をすべて捨てました：{ $cards }
event-discards-down = { $seat }が{ $cards }を捨て、手札を{ $turn-hand }枚にしました。
event-adds = { $seat }が{ $card }をプレイに追加しました。
event-turns-up = { $seat }がめくった{ $card }がプレイに追加されました。
event-gains-hand = { $seat }が{ $card }を手札に獲得しました。
event-gains-discard = { $seat }が{ $card }を捨て札に獲得しました。
event-fuses = { $seat }の核融合は[shard]{ $shards }になりました。
event-sweeps = { $seat }の場の{ $face }が嵐で捨て札になりました。
event-looks = { $seat }が山札の一番上を見ました：{ $card }
event-looks-unseen = { $seat }が山札の一番上を見ました。
event-keeps = { $seat }が{ $card }を手札に加えました。
event-keeps-unseen = { $seat }がそのカードを手札に加えました。
event-tosses = { $seat }がそのカードを捨てました：{ $card }
event-shows = { $seat }が手札を公開しました：{ $cards }
event-no-effect = { $seat }の{ $card }は効果がありませんでした。
event-declines = { $seat }は何もしませんでした。
event-earth-goes = { $seat }の大地が{ $count }枚廃棄されました。
event-advances = { $seat }が軌道を{ $steps }進み、{ $space }になりました。
event-stays = { $seat }の軌道は{ $space }のままです。
event-drifts = { $guards-idle_turns }手番続けて軌道が進まなかったため、{ $seat }の彗星が流されます。
event-pushed = { $seat }の軌道が{ $space }に進みました。
event-generates = { $seat }が[shard]{ $shards }で{ $card }を生成しました。
event-generates-nothing = { $seat }は生成しませんでした（[shard]{ $shards }）。
event-ends = すべての彗星が銀河を通過しました。

## 得点表

row-hz-10-3 = 得点カード
row-hz-17-20 = 星座
score-hz-10-3 = { $card }×{ $count }（各{ $each }点）
score-hz-17-20 = { $card }×{ $count }（各{ $each }点）
ending-first-there = 同点ですが、先に銀河を渡った{ $names }の勝利

## ヒントが挙げる理由
hint-hz-10-3 = 自分のカードの得点
hint-hz-17-20 = 三色の組で得点する星座

## ルール（私たちの言葉で）

chapter-hz-0 = ゲームの目的
clause-hz-0-1 = 天体カードでデッキを作り、勝利点になる星カードを生成します。すべての彗星が軌道{ $turn-orbit }に着いたとき、勝利点の合計が最も高い人の勝ちです。
clause-hz-0-2 = 軌道ボード、カード{ $cards-all }枚、サマリ4枚、4色の彗星コマ8個を使います。
clause-hz-0-3 = 2人から4人で遊びます。

chapter-hz-1 = カードの見方
clause-hz-1-1 = カードには、名前、星片、色、プレイ時効果、コスト、タイプ、生成アイコン（ないものもあります）、初期デッキの枚数、勝利点が書かれています。勝利点の表示がなければ0点です。
clause-hz-1-2 = 色は赤・青・緑の3つです。無色は色ではないので、同色プレイにも3色プレイにも使えません。
clause-hz-1-3 = タイプは、最初のデッキになる初期、毎回使う星、ゲームごとに{ $setup-celestial_kinds }種類を選ぶ天体の3つです。衛星は初期と星の両方です。カードの表にすべて載っています。
clause-hz-1-4 = コストは生成に必要な星片の数です。場にあるカードは、そのカードの星片を供給します。
clause-hz-1-5 = 生成アイコンのあるカードをプレイすると、カードのプレイが終わって生成に移ります。

chapter-hz-2 = 準備
clause-hz-2-1 = 星カードの山を中央に置きます。1人あたり衛星{ $setup-piles-satellite }枚、惑星{ $setup-piles-planet }枚、恒星{ $setup-piles-star }枚です。
clause-hz-2-2 = 天体カードを{ $setup-celestial_kinds }種類選び、それぞれ1人あたり{ $setup-celestial_pile }枚の山にします。
clause-hz-2-3 = はじめてのゲームでは、{ $set-first }を使います。
clause-hz-2-4 = 2回目からは、おすすめの組み合わせを使うか、自分たちで選ぶか、くじで選びます。天変地異は{ $set-cataclysm }、色とりどりの銀河は{ $set-galaxy }です。赤・青・緑が1種類以上入るのがおすすめです。
doubt-hz-2-4 = 天変地異の3つの名前は文字が壊れていて、色の順と消去法で読みました。色とりどりの銀河の最初のカードは絵だけで、雷は推測です。
clause-hz-2-5 = 最初の手番順はくじか話し合いで決めます。座る位置は関係ありません。
clause-hz-2-6 = 全員の彗星を0に置きます。1番手が一番外側で、手番順に内側へ並べます。
clause-hz-2-7 = 各自{ $deck-size }枚のカードで始めます。星屑{ $setup-deck-stardust }枚、岩石{ $setup-deck-rock }枚、衛星{ $setup-deck-satellite }枚です。この衛星は中央の山とは別のカードです。
clause-hz-2-8 = それをシャッフルして山札にし、{ $turn-hand }枚引いて手札にします。場と捨て札は空です。

chapter-hz-3 = カードの置き場と公開情報
clause-hz-3-1 = 各自、伏せた山札、非公開の手札、公開の場、表向きの捨て札を持ちます。中央の山と廃棄置き場は共通です。
clause-hz-3-2 = 自分の捨て札はいつでも見られますが、ほかの人の捨て札を調べることはできません。
clause-hz-3-3 = 場では、同じプレイのカードを重ね、プレイごとに横に並べます。
clause-hz-3-4 = 中央の山、廃棄置き場、場、彗星の位置、手札・山札・捨て札の枚数は公開です。捨て札の一番上は最後に置かれたカードです（プレイの順、その中ではカードの順）。
clause-hz-3-5 = 手札に入るところを全員が見たカードは、全員が知っています。獲得したカードと、山札を作り直したときや公開したときの手札全部がそうです。手札から公開で出るカードは、知られている同名のカードから先に出たものとします。ほかのどのカードが手札にあり山札にあるかは持ち主だけが知り、山札の順番は誰も知りません。

chapter-hz-4 = 手番の順番
clause-hz-4-1 = 彗星がいちばん小さい数字のマスにいる人が次の手番です。
clause-hz-4-2 = そのマスに複数の彗星があれば、一番外側の人です。
clause-hz-4-3 = 手番は順に回るとは限らず、同じ人が続けて行うこともあります。
clause-hz-4-4 = 軌道{ $turn-orbit }に着いた人にはもう手番が来ません。
clause-hz-4-5 = 彗星のあるマスに進んだ彗星は、そこにあるすべての彗星の内側に置きます。

chapter-hz-5 = 手番の流れ
clause-hz-5-1 = 手番では、カードのプレイ、軌道進行、カードの生成、手番終了の順に行います。
clause-hz-5-2 = 手札は基本的に{ $turn-hand }枚ですが、効果で一時的に増えることがあります。

chapter-hz-6 = カードのプレイ
clause-hz-6-1 = 次の3つのどれかの形で、手札のカードを表向きで場に出します。これが1回のプレイです。
clause-hz-6-2 = 1枚プレイ：どのカードでも1枚。無色のカードは必ず1枚で出します。
clause-hz-6-3 = 同色プレイ：赤・青・緑のどれか1色のカードを2枚以上。名前は違ってもかまいません。
clause-hz-6-4 = 3色プレイ：赤・青・緑を1枚ずつ、ちょうど3枚。それより多くは出せません。
clause-hz-6-5 = 生成アイコンを出すか、ほかの終了条件を満たすまで、プレイを続けます。自分からやめることはできません。
clause-hz-6-6 = 軌道が{ $turn-orbit }を超えることはありません。1回のプレイで進むのは1までで、{ $turn-orbit }になればプレイが終わるからです。
clause-hz-6-7 = 続いて、そのプレイのカードのプレイ時効果を好きな順番で1つずつ実行します。氷には実行する効果がなく、あるだけで働きます。
clause-hz-6-8 = 途中で追加されたカードも、まだ実行していないカードに加わります。
clause-hz-6-8a = すべての効果が終わったあと、軌道の回数を数える前に、{ $effects-earth_cards }枚以上を数えた大地を廃棄します。
clause-hz-6-9 = 生成アイコンがなく、ほかの終了条件もなければ、手札が{ $turn-hand }枚になるまで引いて次のプレイをします。{ $turn-hand }枚以上あれば引きません。
clause-hz-6-10 = 引く途中で山札がなくなったら、捨て札をシャッフルして山札にします。場のカードは含みません。
clause-hz-6-11 = 山札も捨て札もなければ、引かずに手札でプレイを続けます。
clause-hz-6-12 = 山札も捨て札も手札もなくなったら、プレイは終わります。
clause-hz-6-13 = 出したカードに生成アイコンがあれば、引かずにプレイが終わります。
clause-hz-6-14 = 軌道が{ $turn-orbit }になるプレイをしたら、生成アイコンがなくても、引かずにプレイが終わります。

chapter-hz-7 = 軌道進行
clause-hz-7-1 = この手番のプレイの回数だけ彗星を進めます。ただし数えないプレイがあります。
clause-hz-7-2 = 赤・青・緑がそろったプレイは数えません。追加によってそろった場合も同じです。
clause-hz-7-3 = 氷を含むプレイは数えません。
clause-hz-7-4 = カードがすべて廃棄されたプレイは数えません。
clause-hz-7-5 = 大地の廃棄で3色がそろわなくなったプレイは数えます。
clause-hz-7-6 = 嵐で捨て札にしたプレイは、なかったことになります。
clause-hz-7-7 = 進んだ先に彗星があれば、その内側に置きます。進まないときは、そのままの位置です。
clause-hz-7-8 = 手番の彗星が{ $turn-orbit }に着いたら、{ $turn-orbit }より手前の全員が1進みます。数字の大きい順、同じマスでは外側からです。
clause-hz-7-9 = 押されて{ $turn-orbit }に着いた人は、誰も押しません。
clause-hz-7-10 = ボードの{ $turn-orbit }にある「+1」の印は、このことだけを表します。

chapter-hz-8 = カードの生成
clause-hz-8-1 = 自分の場にあるすべてのカードの星片を合計します。廃棄されたカードや場から離れたカードは含みません。
clause-hz-8-2 = その合計以下のコストのカードを1枚、中央の山から手札に獲得できます。
clause-hz-8-3 = 生成しなくてもかまいません。1回に1枚までで、余った星片は失われます。
clause-hz-8-4 = プレイがどのように終わっても、毎手番行います。

chapter-hz-9 = 手番終了
clause-hz-9-1 = 場のカードをすべて捨て札にします。手札は残します。
clause-hz-9-2 = 手札が{ $turn-hand }枚より少なければ、{ $turn-hand }枚になるまで引きます。必要なら、この手番のカードも含めた捨て札をシャッフルします。
clause-hz-9-3 = 手札が{ $turn-hand }枚より多ければ、好きなカードを捨てて{ $turn-hand }枚にします。
clause-hz-9-4 = 彗星の位置で次の手番の人を決めます。

chapter-hz-10 = ゲームの終了
clause-hz-10-1 = 軌道が{ $turn-orbit }になるプレイがその人の最後のプレイですが、その手番は最後まで行います。
clause-hz-10-2 = ほかの人は続けます。全員の軌道が{ $turn-orbit }になったらゲーム終了です。
clause-hz-10-3 = 手札・山札・捨て札・場のすべてのカードの勝利点を合計します。
clause-hz-10-4 = 合計が最も高い人の勝ちです。同点なら、先に{ $turn-orbit }に着いた人の勝ちです。
clause-hz-10-5 = 山がなくなってもゲームは終わりません。

chapter-hz-11 = プレイに追加
clause-hz-11-1 = 追加されたカードは、同じプレイで出したものとして扱います。
clause-hz-11-2 = そのカードの効果も実行します。順番は自由です。
clause-hz-11-3 = 草原と大地の枚数、3色の判定、星片に数えます。
clause-hz-11-4 = 無色のカードは、ほかのカードと一緒にプレイできなくても追加はできます。
clause-hz-11-5 = 1枚プレイにカードが追加されたら、嵐の対象になりません。

chapter-hz-12 = 廃棄と獲得
clause-hz-12-1 = 廃棄したカードはゲームから除かれます。誰のものでもなく、得点にもならず、山にも戻りません。
clause-hz-12-2 = 場から廃棄したカードの星片は数えません。
clause-hz-12-3 = カードがすべて廃棄されたプレイは数えません。
clause-hz-12-4 = 獲得するカードは中央の山から取ります。星屑と岩石は獲得できず、空の山からは何も獲得できません。雷と草原で星カードを獲得してもかまいません。

chapter-hz-13 = カードごとの補足
clause-hz-13-1 = 雷：廃棄したら必ず獲得します。獲得できるカードがなければ何も獲得しません。
clause-hz-13-2 = 草原：同じプレイのカードを追加分も含めて数えます。前のプレイは数えません。
clause-hz-13-3 = 大地：追加分も含めて{ $effects-earth_cards }枚以上のプレイなら恒星を獲得して廃棄され、星片は数えません。そのような大地だけのプレイはすべて廃棄され、そのプレイは数えません。
clause-hz-13-4 = 核融合：無色のカードも1枚廃棄できます。
clause-hz-13-5 = 氷：ほかのカードと一緒に出しても、そのプレイで軌道は進みません。
clause-hz-13-6 = 嵐：カードが追加された1枚プレイは選べません。
clause-hz-13-7 = 水晶：山札がなければ先に捨て札から作ります。どちらもなければ何も起こりません。

chapter-hz-14 = 選択のしかた
clause-hz-14-1 = 選択を求められるかどうかは公開情報だけで決まります。手札に関する効果は、手札があれば「しない」しか選べなくても尋ねます。効果の順番は違うカードが残っているとき、獲得は何か獲得できるときに尋ねます。
clause-hz-14-2 = 複数のカードは、カード一覧の順（星屑・岩石、赤、青、緑、無色、衛星・惑星・恒星）に1枚ずつ指定します。組み合わせごとに道筋は1つです。続けられるものがなくなれば完成で、それまでは本人だけの秘密です。

chapter-hz-15 = 例
clause-hz-15-1 = 軌道{ $orbit-less-2 }の黄が、1枚プレイ、3色プレイ、同色プレイをすると{ $turn-orbit }です。ほかの人は、まず{ $orbit-less-1 }の紫が{ $turn-orbit }へ、次に{ $orbit-less-2 }の桃が{ $orbit-less-1 }へ進み、それ以上は進みません。
clause-hz-15-2 = 手番順が黄・桃・紫・灰なら、0では黄が一番外側、灰が一番内側です。
clause-hz-15-3 = 一番小さいマスに2つの彗星があれば、外側の人の手番です。
clause-hz-15-4 = 準備が終わると、山札は{ $deck-left }枚、手札は{ $hand-first }枚です。
clause-hz-15-5 = 岩石、星屑、衛星を3回でプレイすると、星片{ $example-shards }、軌道3で、コストがそれ以下のカードを生成できます。

chapter-hz-16 = 処理の細かい点
clause-hz-16-1 = 無効になった生成アイコンは、その手番ではプレイを終わらせません。星片と勝利点はそのままです。有効なのは、プレイで手札から出したカードのアイコンだけです。
clause-hz-16-2 = 草原と大地は、実行した時点の枚数を数えます。先に追加したほうが得です。
clause-hz-16-3 = 大地の廃棄はプレイの終わりまで待ちます。何枚かあれば、それぞれがほかの大地も数えます。
clause-hz-16-4 = 雷で獲得したカードはすぐ手札に入り、同じ手番でプレイできます。
clause-hz-16-5 = 泉・水晶・間欠泉は、山札がなければ捨て札をシャッフルします。足りなければできるだけ行います。
clause-hz-16-6 = 噴火のあとは手札を{ $turn-hand }枚まで引きます。必要ならシャッフルします。
clause-hz-16-7 = 山が空なら獲得はなく、残りの効果は行います。
clause-hz-16-8 = 嵐の対象は、1枚で出して今も1枚のままの、前のプレイです。捨て札に移り、星片にも軌道にも数えません。

chapter-hz-17 = 天体カード
clause-hz-17-1 = 星雲：{ $head-nebula }。
clause-hz-17-2 = 原始星：{ $head-protostar }。
clause-hz-17-3 = 炎：{ $head-flame }。手札をちょうど1枚廃棄します。
clause-hz-17-4 = 雷：{ $head-thunder }。手札を1枚廃棄してもかまいません。その場合は、廃棄したカードのコスト+{ $effects-thunder_more }以下のカードを1枚、手札に獲得します。
clause-hz-17-5 = 噴火：{ $head-eruption }。手札をすべて捨てます。
clause-hz-17-6 = 核融合：{ $head-fusion }。手札から赤・青・緑・無色を1枚ずつまで廃棄します。0・1・2・3・4枚で、このカードの星片がこのプレイでは{ $effects-fusion_shards-1 }・{ $effects-fusion_shards-2 }・{ $effects-fusion_shards-3 }・{ $effects-fusion_shards-4 }・{ $effects-fusion_shards-5 }になります。
clause-hz-17-7 = 水：{ $head-water }。手札を1枚捨ててもかまいません。
clause-hz-17-8 = 間欠泉：{ $head-geyser }。カードを{ $effects-geyser_draws }枚引きます。
clause-hz-17-9 = 泉：{ $head-spring }。山札の一番上を自分だけが見て、手札に加えるか捨てます。
clause-hz-17-10 = 嵐：{ $head-storm }。この手番の前の1枚プレイを1つ、捨て札にしてもかまいません。
clause-hz-17-11 = 氷：{ $head-ice }。このプレイでは軌道が進みません。
clause-hz-17-12 = 水晶：{ $head-crystal }。山札の一番上を表にしてプレイに追加します。その生成アイコンは無効です。
clause-hz-17-13 = 森林：{ $head-forest }。生成アイコンのない無色カードを1枚、手札からプレイに追加してもかまいません。
clause-hz-17-14 = 微生物：{ $head-microbes }。生成アイコンのあるカードを1枚、手札からプレイに追加してもかまいません。そのアイコンは無効です。
clause-hz-17-15 = 草原：{ $head-meadow }。このプレイの枚数に{ $effects-meadow_more }を足した数以下のコストのカードを1枚、捨て札に獲得してもかまいません。草原は獲得できません。
clause-hz-17-16 = 大地：{ $head-earth }。惑星を捨て札に獲得します。プレイが{ $effects-earth_cards }枚以上なら代わりに恒星を獲得し、プレイの終わりにこのカードを廃棄します。
clause-hz-17-17 = 果物の木：{ $head-orchard }。
clause-hz-17-18 = ブラックホール：{ $head-blackhole }。生成アイコンのあるカードを手札から好きなだけプレイに追加します。それらのアイコンは無効です。
clause-hz-17-19 = 隕石：{ $head-meteorite }。あなたの場にある色のカードを持つほかの全員は、それを1枚選んで捨て、1枚引きます。持っていない人は手札を公開します。あなたの場に色がなければ、何も起こりません。
clause-hz-17-20 = 星座：{ $head-constellation }。ゲーム終了時、自分のカードの赤・青・緑1組につき、1枚あたり{ $effects-constellation_points }点になります。

chapter-hz-c = 解釈
clause-hz-c1 = 生成アイコンなしでプレイが終わっても、生成できます。
clause-hz-c2 = { $turn-orbit }になったかどうかは、効果がすべて終わってから調べます。嵐で戻ることもあり、氷では届きません。
clause-hz-c3 = 生成アイコンと{ $turn-orbit }が同時でも、終わり方は同じです。
clause-hz-c4 = 自分からプレイをやめることはできません。生成アイコンのあるカードは、あとに残してもかまいません。
clause-hz-c5 = プレイの間に手札が{ $turn-hand }枚以上あれば、引くことも捨てることもありません。
clause-hz-c6 = 核融合で廃棄できるのは、各色1枚まで、無色も1枚までです。
clause-hz-c7 = 何枚かで出して1枚に減ったプレイは、嵐の対象になりません。
clause-hz-c8 = ルールではなく安全策です。1手番の{ $guards-storm_plays }回目のプレイからは、嵐の対象はないものとします。
clause-hz-c9 = ルールではなく安全策です。手番が{ $guards-idle_turns }回続けて進まなければ、1マス進みます。
clause-hz-c10 = 隕石は軌道{ $turn-orbit }の人を対象にしません。
clause-hz-c11 = 隕石はその手番の場全体の色を見ます。対象の人が自分で選び、捨てられない人は手札を全員に公開します。手札がなければ何もしません。
clause-hz-c12 = 恒星の山が空でも、{ $effects-earth_cards }枚以上のプレイの大地は廃棄されます。
clause-hz-c13 = 捨て札の中身は全員が一度見ていますが、ほかの人の捨て札は一番上と枚数だけを表示します。
clause-hz-c14 = 捨て札をシャッフルするのは、山札が空でカードが必要になったときです。
clause-hz-c15 = 場のカードを捨て札にしてから、手札を{ $turn-hand }枚にします。
clause-hz-c16 = 同時に押されて{ $turn-orbit }に着いたときは、先に動いた人が先に着いたものとします。
clause-hz-c17 = 同じカードは名前で選び、嵐では最も早いものを選びます。核融合は星片の数で区別します。
clause-hz-c18 = 前に無効のアイコンがあっても、あとの有効なアイコンでプレイは終わります。
clause-hz-c19 = 廃棄した星カードは得点になりません。炎・雷・核融合の代償です。
clause-hz-c20 = 赤・青・緑のどれかがない組み合わせでも遊べます。3色プレイはできなくなります。
clause-hz-c21 = 最初の手番順による有利不利は調整しません。
clause-hz-c22 = 草原と大地は、実行したときに一度だけ数えます。あとから追加しても変わりません。

## ルールブックの表

card-head = { $colour }、コスト{ $cost }、星片{ $shards }{ $icon ->
    [yes] 、生成アイコンあり
   *[no] {""}
}{ $points ->
    [0] {""}
   *[other] 、勝利点{ $points }
}
sheet-cards = カード一覧。星片でカードを生成します
sheet-card = カード
sheet-colour = 色
sheet-cost = コスト
sheet-shards = 星片
sheet-icon = 生成アイコン
sheet-points = 勝利点
sheet-effect = プレイ時効果
sheet-sets = おすすめの組み合わせの天体カード
sheet-set = 組み合わせ
sheet-kinds = 種類
sheet-piles = 1人あたりの枚数
sheet-where = 置き場
sheet-first-deck = 最初のデッキ
sheet-star-piles = 中央の星カードの山
sheet-celestial-pile = 中央の天体カードの山（1種類ごと）
doubt-cards = カードの絵は失われています。数値と効果は公開のシミュレーターによるもので、本文のすべてと一致します。
yes = あり
dash = –

## データの表の出典

note-table-cards = カードの絵は失われています。数値と効果は公開のシミュレーターによるもので、最初のゲームの種類の色、カードごとの補足、山の枚数、232枚という総数など、本文のすべてと一致します。
note-table-effects = 効果の中の数値です。大地に必要な5枚は説明書の補足にあります。
note-table-cataclysm = おすすめの組み合わせ「天変地異」です。3つの名前は文字が壊れていて、色の順と消去法で読みました。
note-table-galaxy = おすすめの組み合わせ「色とりどりの銀河」です。最初のカードは絵だけでした。赤のはずで、雷は推測です。同じ文字が雷の補足の見出しでも失われています。
note-table-guards = ルールではありません。1手番のこの回数目のプレイから嵐の対象はなくなり、進まない手番がこの回数続くと1マス進みます。どのゲームも必ず終わるようにするためです。
