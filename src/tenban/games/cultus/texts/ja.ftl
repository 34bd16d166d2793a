# カルタスの日本語。
title = カルタス
about = 重ねて敷く建設カードで町を建て直し、通りを歩いて稼ぎ、記念碑を建てます。一人なら手ごわい敵が相手です。
duration = 約1時間

## 選択肢：名前と、それぞれの意味

option-start = 最初の手番
option-start-random = 抽選
option-start-1 = 席1
option-start-2 = 席2
option-start-3 = 席3
option-start-4 = 席4
option-enemy = 敵（一人用）
option-enemy-random = 抽選
option-enemy-balthasar = バルトサール：カードを引かせ、捨て札を点にする
option-enemy-wilhelm = ヴィルヘルム：メダルの点が失点になり、寄り添う記念碑を点にする
option-enemy-eleonora = エレオノーラ：建造資金を奪い、まだ建てていないキューブを点にする
option-enemy-ruben = ルーベン：記念碑を外へ押し出し、自分の記念碑のまわりのアイコンを点にする
option-enemy-claudia = クラウディア：キャラクターの資金を空にし、2種のアイコンを点にする
option-enemy-annette = アネット：自分の記念碑を中央へ呼び寄せ、そこで点にする
option-difficulty = 難易度（一人用）
option-difficulty-normal = ノーマル：敵は{ $difficulty-normal }点から
option-difficulty-hard = ハード：敵は{ $difficulty-hard }点から
option-difficulty-extreme = エクストリーム：敵は{ $difficulty-extreme }点から
option-traffic = 交通（2マスの移動）
option-traffic-step = 2歩のうち1歩で収入を得る
option-traffic-card = 1枚の収入カードから、2歩とも同じカードの組なら両方で収入を得る

## 名前

icon-hall = 庁舎
icon-barracks = 兵舎
icon-church = 教会
icon-dwelling = 住居
icon-market = 市場
icon-winery = ワイナリー
icon-plaza = 広場
symbol-hall = 庁舎
symbol-barracks = 兵舎
symbol-church = 教会
symbol-dwelling = 住居
symbol-market = 市場
symbol-winery = ワイナリー
symbol-plaza = 広場
symbol-gold = 金
symbol-vp = 点
symbol-ap = アクションポイント
symbol-medal = メダル
symbol-monument = 記念碑
symbol-ruler = キャラクター
character-balthasar = バルトサール
character-wilhelm = ヴィルヘルム
character-eleonora = エレオノーラ
character-ruben = ルーベン
character-claudia = クラウディア
character-annette = アネット
post-balthasar = 行政長官
post-wilhelm = 騎士団長
post-eleonora = 教会騎士
post-ruben = 辺境伯
post-claudia = 政商
post-annette = ワイナリーの娘
person = { $post } { $name }
monument-revival = 復興（{ $icon }）
monument-short = 復興{ $symbol }
monument-unity = 結束
monument-industry = 産業
monument-transport = 輸送
monument-friendship = 友好
monument-military = 軍事
monument-traffic = 交通
benefit-revival = { $symbol }にも建てられ、そのとき+{ $points }[vp]
benefit-unity = 隣のマスの記念碑も動かせる
benefit-industry = 開始時に0〜{ $industry-most }枚引ける
benefit-transport = 記念碑を動かす捨て札が{ $shift-transport }枚減る
benefit-friendship = 記念碑のあるマスにも置ける
benefit-military = 記念碑をもう1マス動かせる
benefit-traffic = ポーンがもう1マス動ける
bonus = { $symbol }+{ $points }
power-jump = 跳躍
power-carry = 運搬
power-glory = 栄光

## 卓上

vp-name = 得点
hand = 手札
stock = 残りの記念碑
cost-track = 建造資金
purse = キャラクターの資金
action-points = アクションポイント
counter = 敵の効果までの歩み
first-player = 最初の手番
medal-home = メダルが戻った：アクションポイント+{ $turn-medal }
town = 町
square-of = { $square } { $icon }
square-bare = { $square } 更地
pays-here = { $gold }金
pays-medal = { $gold }金とメダルの{ $points }点
card-of = カード { $icons }
corner-of = { $square }の右下の角のまわり
pawn-of = { $seat }のポーン
pawn-yours = あなたのポーン
monument-of = { $side }の記念碑
monument-yours = あなたの記念碑
incomes = 収入カードと山札
income-pile = { $count ->
    [1] 収入 { $one }–{ $other }、残り1枚
   *[other] 収入 { $one }–{ $other }、残り{ $count }枚
}
income-coin = 金貨の面：収入のある移動が{ $income-coin }金増える
coin-title = 金貨
medal-of = { $seat }のメダル
medal-yours = あなたのメダル
offer = 記念碑カード
offer-deck = 記念碑カード・次の建造は{ $price }[gold]
powers-of = { $name }の効果
power-jump-name = { $gold }金の効果：ポーンを好きな{ $icon }へ
power-carry-name = { $gold }金の効果：自分の記念碑を好きな{ $icon }へ
power-glory-name = { $gold }金の効果：自分の記念碑のまわりの{ $icon }1つにつき{ $points }点
power-jump-title = { $symbol }へ跳躍
power-carry-title = { $symbol }へ運搬
power-glory-title = 栄光 { $symbol }
discards = 捨て札
discards-of = { $count ->
    [1] 捨て札1枚
   *[other] 捨て札{ $count }枚
}
enemy-zone = 敵：{ $name }
enemy-badge = 敵
enemy-card = { $name }：{ $effect }
enemy-counter = { $spaces }歩のうち{ $at }歩
enemy-bonus = 終了時：{ $symbol }に隣り合う敵の記念碑1つにつき{ $monument }[vp]、{ $symbol }1つにつき{ $icon }[vp]
effect-balthasar = あなたはストックのキューブ1つにつき1枚引きます。その後、捨て札1枚につき{ $points }[vp]。
effect-wilhelm = メダルの点は失点になります。ほかの記念碑に隣り合う記念碑1つにつき{ $points }[vp]。
effect-eleonora = 建造資金が0になります。その後、ストックのキューブ1つにつき{ $points }[vp]。
effect-ruben = あなたの記念碑1つが外へ動きます。その後、ルーベンの記念碑ごとに隣の異なるアイコン1つにつき{ $points }[vp]。
effect-claudia = キャラクターの資金が空になります（はじめから空なら{ $loss }[vp]を失います）。その後、収入の面が表の左端の収入カードのアイコンが町に1つあるごとに{ $points }[vp]。
effect-annette = アネットの記念碑が中央に近づきます。その後、中央の1つにつき{ $points }[vp]。
your-cards = あなたの建設カード
splits = 建造資金・キャラクターの資金
your-plan = あなたの計画
your-secret-plan = あなたの計画（秘密）
your-monuments = { $seat }の記念碑カード
plan-title = 計画
plan-name = 計画：{ $icon }、および{ $one }と{ $other }の組
plan-body = { $symbol }1つ{ $icon }[vp]・{ $pairsymbols }1組{ $pair }[vp]
plan-now = { $points }[vp]
plan-word = { $icon }と{ $one }–{ $other }

## ゲームの現在地

where-setup = 準備
where-turn = { $seat }の手番
where-points = { $seat }の手番・[ap] { $points }
where-lap = { $where }・最後の一巡
where-enemy = { $name }の番
step-start = 開始
step-income = 収入
step-action = 行動
step-hand = 手札
step-enemy = 敵
step-end = 終了

## 質問と選択

ask-choosecharacter = どのキャラクターになりますか
ask-chooseplan = どの計画を残しますか
ask-putmedal = どの収入カードにメダルを置きますか
ask-choosecorner = どの隅から始めますか
ask-firstcard = 初期位置{ $square }に重ねてカードを置いてください
ask-start = どの山札から引きますか
ask-start-industry = 1枚引くか、引くのをやめてください
ask-bank = { $gold }[gold]をどう振り分けますか
ask-act = アクションポイントを使ってください
ask-spare = 効果を使うか、手番を終えてください
ask-paycards = 移動のために{ $count }枚捨ててください
ask-hand = { $count }枚捨ててください。1枚につき{ $price }[vp]を失います
ask-levy = バルトサール：1枚引いてください
ask-banishment = ルーベン：どの記念碑を中央から離しますか
ask-recall = アネット：どの記念碑を中央に近づけますか
verb-move = 移動
verb-place = カードを置く
verb-build = 建造
verb-shift = 記念碑を動かす
verb-draw = 引く
verb-power = 効果
why-move = 空いたマスがない
why-place = カードか置き場がない
why-build = 広場でないか、もう建てられない
why-build-cost = { $gold }[gold]必要
why-shift = 記念碑か手札が足りない
why-draw = カードがない
why-power = 資金が足りない
action-medal = { $pile }にメダルを置く
action-be = { $character }を選ぶ
action-plan = 計画「{ $plan }」を選ぶ
action-stand = { $square }から始める
action-bank = [monument]建造資金へ{ $gold }
action-bank-purse = [ruler]キャラクターへ{ $gold }
action-bank-both = [monument]建造資金へ{ $cost }、[ruler]キャラクターへ{ $purse }
action-move = { $square }へ移動
action-move-on = { $square }を通って{ $square2 }へ移動
action-move-first = { $square }、{ $square2 }へ移動（1歩目で受け取る）
action-move-second = { $square }、{ $square2 }へ移動（2歩目で受け取る）
action-place = { $card }を置く
action-build = 記念碑を建造
action-build-take = 記念碑を建造：{ $monument }
action-shift = { $square }にある{ $side }の記念碑を動かす
action-shift-to = { $square }の記念碑を{ $square2 }へ動かす
action-draw = { $pile }の山札から引く
action-power = 効果：{ $power }
action-jump-to = { $square }へ跳躍
action-carry-to = { $square }の記念碑を{ $square2 }へ運搬
action-on = さらに{ $square }へ
action-to = { $square }へ
action-stop = そこまで
action-first = 1歩目で受け取る
action-second = 2歩目で受け取る
action-lay = { $anchor }に{ $turn }度回して
action-lay-card = { $card }を{ $anchor }に置く
action-take = { $monument }を取る
action-discard = { $card }を捨てる
action-discards = { $cards }を捨てる
action-skip = もう引かない
action-end = 手番を終える
note-income = +{ $gold }[gold]
note-medal = +{ $points }[vp]
note-medal-lost = −{ $points }[vp]
note-no-income = 収入なし
note-pays = −{ $gold }[gold]
note-points = +{ $points }[vp]
note-covers = { $icons }を覆う
note-covers-nothing = 更地に置く
note-plan = 計画{ $sign }{ $points }[vp]
note-cards = { $count }枚
note-last = 山札が尽きる

## 記録

event-begins = { $seat }から始まります。
event-character = { $seat }は{ $character }です。
event-plan = { $seat }の計画は{ $plan }です。
event-plan-unseen = { $seat }は秘密の計画を受け取りました。
event-enemy = 敵は{ $character }、{ $points }[vp]から。
event-puts-medal = { $seat }が{ $pile }にメダルを置きました。
event-stands = { $seat }は{ $square }から始めます。
event-offers = 記念碑カード「{ $monument }」が開かれました。
event-turn = { $seat }の手番
event-draws = { $seat }が{ $pile }の山札から{ $card }を引きました。
event-draws-unseen = { $seat }が{ $pile }の山札から引きました。
event-coin = { $pile }の山札が尽き、収入カードが金貨の面になりました。
event-medal-home = { $seat }にメダルが戻りました。
event-skips = { $seat }はもう引きません。
event-earns = { $seat }が{ $gold }[gold]を得ました。
event-gold-lost = { $seat }の{ $gold }[gold]は置き場がなく失われました。
event-banks = { $seat }が建造資金へ{ $cost }、キャラクターへ{ $purse }を振り分けました。
event-moves = { $seat }が移動 { $start }→{ $end }。
event-pays = { $income }の収入。
event-medal-points = { $seat }のメダルで{ $points }[vp]。
event-medal-lost = { $seat }のメダルで{ $points }[vp]を失いました。
event-places = { $seat }が{ $card }を{ $anchor }に置きました。
event-builds = { $seat }が{ $square }に{ $gold }[gold]で記念碑を建て、{ $monument }を取りました。
event-revival-points = { $seat }が復興で{ $points }[vp]を得ました。
event-bonus-points = { $seat }がまわりの{ $icon }{ $count }つで{ $points }[vp]を得ました。
event-shifts = { $side }の記念碑が移動 { $start }→{ $end }。
event-discards = { $seat }が{ $card }を捨てました。
event-power = { $seat }が{ $gold }[gold]で効果「{ $power }」を使いました。
event-jumps = { $seat }が跳躍 { $start }→{ $end }。
event-glory-points = { $seat }が栄光で{ $points }[vp]を得ました。
event-hand-price = { $gold ->
    [0] { $seat }は{ $points }[vp]を失いました。
   *[other] { $seat }は{ $points }[vp]と{ $gold }[gold]を失いました。
}
event-enemy-discards = 敵が{ $pile }の山札から{ $card }を捨てました。
event-enemy-cube = 敵の歩み：{ $spaces }のうち{ $count }。
event-enemy-acts = { $character }の効果です。
event-enemy-points = { $character }が{ $points }[vp]を得ました。
event-claudia-loss = { $seat }は資金が空なので{ $points }[vp]を失いました。
event-last-lap = { $seat }が最後の記念碑を建てました。ほかの全員があと1手番ずつ行います。
event-shows-plan = { $seat }の計画は{ $plan }でした。
event-ends = 終了

## 得点表

row-cu-9-1 = 中央の記念碑
row-cu-9-2 = 計画のアイコン
row-cu-9-3 = 計画の組
row-cu-13-1 = 敵：中央の記念碑
row-cu-13-3 = 敵：ボーナス
score-cu-3-10 = 手札の上限を超えたカード
score-cu-4-2 = メダル
score-cu-5-3 = 栄光
score-cu-6-1 = 復興
score-cu-9-1 = 中央の記念碑{ $count }つ
score-cu-9-2 = 計画：{ $icon }×{ $count }
score-cu-9-3 = 計画：{ $icon }と{ $other }の組×{ $count }
score-cu-10-1 = 難易度
score-cu-12-1 = バルトサールの捨て札
score-cu-12-2 = ヴィルヘルム
score-cu-12-3 = エレオノーラの熱意
score-cu-12-4 = ルーベンの隣人
score-cu-12-5 = クラウディア
score-cu-12-6 = アネットの記念碑
score-cu-13-1 = 中央の記念碑{ $count }つ
score-cu-13-3 = { $which ->
    [0] { $icon }に隣り合う敵の記念碑{ $count }つ
   *[1] 町の{ $icon }×{ $count }
}
score-cu-r8 = 記念碑のボーナス
hint-cu-3-10 = 手札の上限を超えない
hint-cu-4-2 = メダルが払う移動
hint-cu-5-3 = 記念碑のまわりのアイコンによる栄光
hint-cu-6-1 = 復興
hint-cu-9-1 = 中央の記念碑
hint-cu-9-2 = 計画のアイコン
hint-cu-9-3 = 計画のアイコンの組
hint-cu-r8 = 記念碑のボーナス
ending-0 = { $points }点及ばず、追放。辺境を治めるのは{ $name }、あなたは夜のうちに町を去ります。
ending-1 = { $points }点及ばず、影の中へ。町は{ $name }のもの、それでも人々はあなたを覚えています。
ending-2 = { $points }点差、揺らぐ座。{ $name }は退き、次の策を練ります。
ending-3 = { $points }点差、辺境の支配者。広場で{ $name }があなたに頭を垂れます。
ending-4 = { $points }点差、栄光の支配者！ 人々はあなたを担ぎ、{ $name }の空き家の前を通り過ぎます。

## わたしたちの言葉によるルール

chapter-cu-1 = 箱の中身
clause-cu-1-1 = カードは、建設カード48枚、記念碑カード12枚、収入の面と金貨の面をもつ収入カード6枚、キャラクター6枚、計画6枚、一人用の敵6枚です。
clause-cu-1-2 = 駒は、2枚をつないだゲームボード、費用ボード、得点ボード、そして4色それぞれにキューブ6個、ポーン、メダル、得点マーカーです。
clause-cu-1-3 = 1人から4人で遊べます。
clause-cu-1-4 = 支配をねらうのは6人です。行政長官バルトサール、騎士団長ヴィルヘルム、教会騎士エレオノーラ、辺境伯ルーベン、政商クラウディア、ワイナリーの娘アネット。誰もがキャラクターであり、一人用の敵でもあります。

chapter-cu-2 = 2〜4人の準備
clause-cu-2-1 = ボードを並べます。全員0点から始めます。
clause-cu-2-2 = 収入カードを収入の面を上にして一列に並べます。位置は変わりません。
clause-cu-2-3 = 建設カードを切り、{ $deal-hand }枚ずつ秘密の手札として配ります。
clause-cu-2-4 = { $deal-pile }枚ずつ6つの裏向きの山札を収入カードの上に置きます。余りは捨て札になります（2人なら{ $left-2 }枚、3人なら{ $left-3 }枚、4人なら{ $left-4 }枚）。
clause-cu-2-5 = キャラクターを1枚ずつ公開で、計画を1枚ずつ秘密で受け取ります。
clause-cu-2-6 = キューブを2人なら{ $cubes-seats-2 }個、3人なら{ $cubes-seats-3 }個、4人なら{ $cubes-seats-4 }個ストックに置き、そのうち{ $cubes-markers }個で建造資金の0とキャラクターの0を示します。残りの{ $stock-2 }、{ $stock-3 }、{ $stock-4 }個が建てられる記念碑の数になります。
clause-cu-2-7 = 記念碑カードを切り、{ $monuments-row }枚を表向きに並べます。
clause-cu-2-8 = 最初の手番は抽選で決め、時計回りに進みます。
clause-cu-2-9 = メダルは1枚のカードに1つです。手番が最後の人から逆順に、まだメダルのない収入カードに置きます。
clause-cu-2-10 = 最初のカードです。各自が手札の1枚を初期位置に重ねて置き、そのマスにポーンを置きます。
clause-cu-2-11 = 3人のとき、3番目の人の建造資金は{ $third-gold }から始まります。

chapter-cu-3 = 手番
clause-cu-3-1 = 開始です。カードの残っている山札を1つ選び、一番上を引きます{ $turn-draw ->
    [1] {""}
   *[other] （全部で{ $turn-draw }枚）
}。何枚も引くときは1枚ごとに山札を選びます。
clause-cu-3-2 = 山札の最後の1枚が引かれたら、その収入カードを金貨の面にし、上にあったメダルを持ち主に返します。
clause-cu-3-3 = 行動フェイズの始まりにメダルが戻っている人は、その手番からずっとアクションポイントが{ $turn-medal }多くなります。行動フェイズの途中で戻ったメダルは次の手番から効きます。
clause-cu-3-4 = 収入です。{ $turn-gold }金と、町にある自分の記念碑1つにつき1金を得ます。
clause-cu-3-5 = 資金は2つあります。得た金はその場で建造資金とキャラクターの資金に好きなように振り分けます。どちらも{ $tracks-top }を超えず、あとから移せません。
clause-cu-3-6 = どちらにも置けない金は失われます。
clause-cu-3-7 = 行動です。アクションポイントは{ $turn-points }です。1ポイントで移動、カードを置く、建造、引く、または{ $shift-cards }枚捨てて記念碑を動かすことができます。0ポイントでキャラクターの効果を使えます。順番も回数も自由です。
clause-cu-3-8 = ポイントは使い切ります。1ポイントの行動ができるかぎり手番は終わりません。持ち越せず、できない行動は選べません。
clause-cu-3-9 = 1ポイントの行動が何もできないときは残りが消えます。効果は行動の前後いつでも、ポイントがなくなった後でも使えます。
clause-cu-3-10 = 手札の上限です。手番の終わりに{ $hand-limit }枚より多ければ{ $hand-limit }枚になるまで捨て、1枚につき{ $hand-price }点を失います。足りない分は建造資金から同じだけ失い、0より下にはなりません。
clause-cu-3-11 = 最後にゲームの終わりを確かめ、終わらなければ次の人の手番になります。

chapter-cu-4 = 行動
clause-cu-4-1 = 移動です。ポーンが上下左右に1マス動きます。交通があれば2マスまで動けます。
clause-cu-4-2 = メダルです。2つのマスのアイコンが収入カードの組と同じなら移動で金が入り、そのカードに自分のメダルがあれば点も入ります。
clause-cu-4-3 = 一度収入のあった2マスの間では、同じ手番に再び収入は得られません。別のマスの間なら同じカードからまた得られます。
clause-cu-4-4 = その組の収入カードがないか金貨の面なら、収入はありません。
clause-cu-4-5 = 2マスの移動で収入を得られる収入カードは1枚だけです。2歩とも収入があるなら、どちらかを選びます（CU-C31）。点も収入を得たカードの分だけです。
clause-cu-4-6 = カードを置く行動です。手札の1枚を好きな向きで町に置きます。前のカードを覆ってもかまいません。
clause-cu-4-7 = 建造です。ポーンのいる、記念碑のない広場で、建造資金を払い、ストックのキューブを置き、表向きの記念碑カードを1枚取ります。恩恵はずっと続き、ボーナスはアイコンを数えます。
clause-cu-4-8 = 記念碑を動かす行動です。1ポイントと捨て札{ $shift-cards }枚で、ポーンのいるマスの記念碑を上下左右に1マス動かします。ほかの記念碑の上には動かせません。アイコンは問いません。
clause-cu-4-9 = 誰の記念碑でもかまいません。敵のものでもかまいません。
clause-cu-4-10 = 引く行動です。好きな山札の一番上を引きます。

chapter-cu-5 = キャラクターの効果
clause-cu-5-1 = 跳躍（キャラクターの資金{ $powers-jump }）：ポーンを、キャラクターのアイコンのある別のマスで、ほかのポーンのいないところへ動かします。
clause-cu-5-2 = 運搬（{ $powers-carry }）：自分の記念碑1つを、そのアイコンのある別のマスで、記念碑のないところへ動かします。
clause-cu-5-3 = 栄光（{ $powers-glory }）：自分の記念碑のまわり8マスにあるキャラクターのアイコン1つにつき{ $powers-icon }点を得ます。
clause-cu-5-4 = 資金の続くかぎり何度でも使えます。

chapter-cu-6 = 記念碑カードの恩恵
clause-cu-6-1 = 復興：示されたアイコンのマスにも建てられ、そこに建てると{ $bonus-revival }点を得ます。建てたマス自身はボーナスに数えません。
clause-cu-6-2 = 結束：ポーンの隣のマスの記念碑も、その隣の好きなマスへ動かせます。
clause-cu-6-3 = 産業：開始時に引く枚数を0枚から{ $industry-most }枚の間で選べます。1枚見るごとに、次を引くか決められます。
clause-cu-6-4 = 輸送：記念碑を動かす捨て札が{ $shift-transport }枚減ります。
clause-cu-6-5 = 友好：記念碑のあるマスにも建てられ、動かせます。
clause-cu-6-6 = 軍事：動かす記念碑がもう1マス、好きな向きに動けます。
clause-cu-6-7 = 交通：ポーンがもう1マス動けます。
clause-cu-6-8 = 余分の1マスや1枚は、使わなくてもかまいません。

chapter-cu-8 = 2〜4人の終わり
clause-cu-8-1 = 誰かが最後のキューブを置いたら、ほかの全員が1手番ずつ行って終わります。
clause-cu-8-2 = すべての山札の最後の1枚が引かれたら、最後の一巡の途中でもその手番で終わります。
clause-cu-8-3 = 最後の一巡に別の人が最後のキューブを置いても、長くはなりません。
clause-cu-8-4 = 記念碑カードは尽きません。取られるのは多くて{ $most-taken }枚です。

chapter-cu-9 = 得点計算
clause-cu-9-1 = 中央：ボード中央の4マスにある自分の記念碑1つにつき{ $scoring-centre }点です。
clause-cu-9-2 = 計画のアイコン：計画を公開し、町にあるそのアイコン1つにつき{ $scoring-icon }点です。
clause-cu-9-3 = 計画の組：計画の2つのアイコンが隣り合うマスの組1つにつき{ $scoring-pair }点です。1つのアイコンが何組にも数えられます。
clause-cu-9-4 = 最も点の多い人の勝ちです。同点なら勝利を分け合います。一番上に見えるものだけを数え、ポーンや記念碑は何も隠しません。

chapter-cu-10 = 一人用の準備
clause-cu-10-1 = 難易度：敵を選ぶか引きます。敵は{ $difficulty-normal }、{ $difficulty-hard }、{ $difficulty-extreme }点のいずれかから、キューブを0に置いて始めます。
clause-cu-10-2 = 収入カードを切って一列に並べます。ここでは順番に意味があります。
clause-cu-10-3 = 手札は{ $deal-solo_hand }枚です。{ $board-cards }枚を引いた順に一段ずつ、向きも無作為に並べてボードを埋め、残りで{ $deal-solo_pile }枚ずつの山札を6つ作ります。余りは捨て札になります。
clause-cu-10-4 = キャラクターと計画を2枚ずつ引き、1枚ずつ選んで公開します。その後で記念碑カードを表にします。
clause-cu-10-5 = 中央の4マスに敵のキューブを置きます。これが敵の記念碑です。あなたが建てられるのは{ $stock-1 }つです。
clause-cu-10-6 = 隅から始めます。メダルは好きな収入カードに、ポーンは四隅のどれかに置きます。
clause-cu-10-7 = ボードが埋まっているので、最初のカードは置きません。

chapter-cu-11 = 一人用の手番
clause-cu-11-1 = 開始、収入、行動、手札は同じです。その後に敵のフェイズがあり、最後に終わりを確かめます。
clause-cu-11-2 = カードの残る左端の山札の一番上を捨て、敵のキューブを1歩進めます。最後のマスに着いたら効果が起こり、キューブは0に戻ります。
clause-cu-11-3 = 敵が空にした山札でも、収入カードは裏返り、メダルは戻ります。
clause-cu-11-4 = 最後のキューブが置かれた手番か、最後のカードが山札を離れた手番で終わります。

chapter-cu-12 = 敵
clause-cu-12-1 = バルトサール：ストックのキューブ1つにつき好きな山札から1枚引きます。その後、捨て札1枚につき敵が{ $enemies-balthasar }点を得ます。
clause-cu-12-2 = ヴィルヘルム：メダルで点を得るたびに、代わりに{ $enemies-wilhelm_medal }点を失います。効果が起こると、持ち主を問わず、ほかの記念碑に隣り合う記念碑1つにつき敵が{ $enemies-wilhelm }点を得ます。
clause-cu-12-3 = エレオノーラ：建造資金が0になります。その後、ストックのキューブ1つにつき敵が{ $enemies-eleonora }点を得ます。
clause-cu-12-4 = ルーベン：あなたの記念碑1つが中央から1マス離れます。その後、ルーベンの記念碑ごとに、隣の異なるアイコン1つにつき敵が{ $enemies-ruben }点を得ます。
clause-cu-12-5 = クラウディア：キャラクターの資金が0なら{ $enemies-claudia_loss }点を失い、そうでなければ0になります。その後、収入の面が表の左端の収入カードの2種のアイコンが、町に表向きで1つあるごとに敵が{ $enemies-claudia }点を得ます。
clause-cu-12-6 = アネット：アネットの記念碑がそれぞれ1マス中央に近づきます。動かし方はあなたが決めます。その後、中央にある1つにつき敵が{ $enemies-annette }点を得ます。

chapter-cu-13 = 一人用の得点計算
clause-cu-13-1 = 敵の中央：中央の4マスにある敵の記念碑1つにつき{ $scoring-centre }点です。
clause-cu-13-2 = あなたの中央と計画の点は、ほかの人と遊ぶときと同じです。
clause-cu-13-3 = 敵のボーナス：敵のアイコンに隣り合う敵の記念碑1つにつき{ $enemies-monument }点、町にあるそのアイコン1つにつき{ $enemies-icon }点です。
clause-cu-13-4 = 敵より点が多ければ勝ちです。点差で結末が決まります。

chapter-cu-14 = 知られていることと、選び方
clause-cu-14-1 = 秘密なのは手札、山札の順番、そして複数人のときの計画です。ほかは捨て札もふくめて公開です。
clause-cu-14-2 = 順番：一緒に捨てるカードは1つの組として、番号の小さいものから、残りが足りるように指定します。

chapter-cu-r = 復元：図だけにあったこと
clause-cu-r1 = ボードは横{ $board-columns }マス、縦{ $board-rows }マスです。建設カードは縦横2マスを覆い、90度ずつ回せます。「隣」は上下左右です。
doubt-cu-r1 = 16枚でちょうどボードが埋まり、中央に4マスあることから、8×8マスとしました。
clause-cu-r2 = アイコンは庁舎、兵舎、教会、住居、市場、ワイナリーの6つです。広場はアイコンではなく、アイコンとして数えません。
clause-cu-r3 = 48枚の建設カードのうち{ $plaza-cards }枚に広場があります。すべてのカードは表にあります。
doubt-cu-r3 = カードの絵は失われています。どのアイコンも同じ数になるように作りました。
clause-cu-r4 = 初期位置は隅で、手番順に、2人なら{ $starts-2 }、3人なら{ $starts-3 }、4人なら{ $starts-4 }です。
doubt-cu-r4 = 2人のときは遊んだ人の報告によります。3人と4人は本文に合うように決めました。
clause-cu-r5 = ポーンはカードがあり、ほかのポーンのいないマスへ進みます。収入のある一歩は{ $income-gold }金、金貨の面の収入カード1枚につきさらに{ $income-coin }金です。メダルは{ $income-medal }点です。受け取るべきときは必ず受け取ります。跳躍は移動ではなく、収入はありません。
doubt-cu-r5 = 数値は図だけにありました。
clause-cu-r6 = カードは{ $placing-where ->
    [joined] 町に重なるか接するように置き
   *[pawn] 自分のポーンの隣のマスを少なくとも1つ覆い
}、ポーンと記念碑は覆えません。マス目に合わせ、ボードの中に置きます。
doubt-cu-r6 = カードを置ける場所は図だけにありました。
clause-cu-r7 = 記念碑の費用は、1つ目から順に{ $costs }金です。払い、キューブを置き、カードを取り、ボーナスを得て、次のカードを開きます。
doubt-cu-r7 = 記念碑の費用は図だけにありました。
clause-cu-r8 = 記念碑のボーナス：建てたとき、まわり8マスにあるカードのアイコン1つにつき{ $bonus-icon }点です。カードと、数えるアイコンは次のとおりです：{ $bonus-list }。復興は次の記念碑から効きます。
doubt-cu-r8 = 恩恵は本文にありますが、カードへの割り振りとボーナスのアイコンはありません。
clause-cu-r9 = 収入が得られる組は6つです：{ $income-list }。
doubt-cu-r9 = 組は図だけにありました。輪にすると、15組のうち9組には収入がありません。
clause-cu-r10 = 計画は6つで、それぞれアイコンと組があります：{ $plan-list }。
doubt-cu-r10 = 計画は図だけにありました。収入が得られる組は選んでいません。
clause-cu-r11 = キャラクターのアイコンと、敵として何手番ごとに動くかは次のとおりです：{ $character-list }。
doubt-cu-r11 = アイコンと敵の歩数は図だけにありました。歩数は、一人用が公平になるように決めました。
clause-cu-r12 = 結末は、あなたの点から敵の点を引いた差で決まります。{ $endings-least-1 }より小さければ追放、{ $endings-least-1 }からは影の中、{ $endings-least-2 }からは揺らぐ座、{ $endings-least-3 }からは辺境の支配者、{ $endings-least-4 }からは栄光の支配者です。
doubt-cu-r12 = 結末の境目は図だけにありました。
clause-cu-r13 = 点に上限はなく、0より下にはなりません。

chapter-cu-c = 裁定：本文が明らかでないところ
clause-cu-c1 = 本文は4つのフェイズと言い、5つ挙げています。5つ目の終了は確認だけです。
clause-cu-c2 = 終わり方が2通り書かれているところは、キューブの方に従います。記念碑カードは尽きません。
clause-cu-c3 = 引く行動に計画カードとあるのは誤りで、建設カードを引きます。
clause-cu-c4 = 結束の記念碑の2つの表記は同じカードを指します。
clause-cu-c5 = メダルとボーナスコインは同じものです。
clause-cu-c6 = 最後の一巡では、ほかの人がちょうど1手番ずつ行います。
clause-cu-c7 = 栄光は自分のすべての記念碑のまわりをまとめて、1マス1回だけ数えます。自分の別の記念碑の下のマスも数えます。
clause-cu-c8 = 2マスの組は、どちら向きでも同じです。
clause-cu-c9 = 記念碑はカードのあるマスにだけ動きます。何が描かれていてもかまいません。
clause-cu-c10 = 記念碑と一緒にポーンは動きません。
clause-cu-c11 = 動いた記念碑が再びボーナスを得ることはありません。
clause-cu-c12 = 記念碑の移動は1マスごとに可能でなければなりません。友好がなければ、ほかの記念碑の上には動けません。
clause-cu-c13 = 上限を超えた捨て札で点が足りなければ建造資金で払い、それも尽きればそこまでです。
clause-cu-c14 = ヴィルヘルムやクラウディアで失う点は0で止まり、金は失いません。
clause-cu-c15 = クラウディアはどちらの種類のアイコンもすべて数えます。収入の面が残っていなければ0です。
clause-cu-c16 = ヴィルヘルムは双方の記念碑をすべて数えます。同じマスの記念碑も隣り合うとみなします。
clause-cu-c17 = 敵のボーナスは記念碑ごとに1回です。隣のアイコンがいくつあっても同じです。
clause-cu-c18 = 離す：ルーベンは、中央からより遠く、記念碑のないマスへ動かします。動かせる記念碑がなければ何もしません。
clause-cu-c19 = 近づく：アネットの記念碑は1つずつ1回だけ、中央により近く、記念碑のないマスへ動きます。近づけないものは留まります。
clause-cu-c20 = バルトサールで引いたカードは上限を超えてもかまいません。次の手番に確かめます。
clause-cu-c21 = 山札が尽きていれば敵は何も捨てませんが、キューブは進みます。
clause-cu-c22 = バルトサールは捨て札をすべて数えます。あなたのものも、今捨てたものも数えます。町で覆われたカードは捨て札ではありません。
clause-cu-c23 = 最初のカードは手番順に置きます。
clause-cu-c24 = 1ポイントの行動ができるうちは、行動フェイズを終えられません。
clause-cu-c25 = 1枚のカードに2つのメダルが置かれることはありません。
clause-cu-c26 = 移動で得た金も自由に振り分けます。
clause-cu-c27 = 中央で重なった記念碑は、それぞれ{ $scoring-centre }点です。
clause-cu-c28 = 一人用では同点は負けです。
clause-cu-c29 = 産業があれば、残りが少なくても引かなくてかまいません。
clause-cu-c30 = 最後のカードが引かれた手番は、終わりまで行います。
clause-cu-c31 = 交通：本文は2マスの移動で収入を得るのは「いずれか1枚の収入カードからのみ」と言います。1枚のカードが2歩とも対象でも、選んだ1歩だけで収入を得ることにしています。オプション traffic = card では、同じカードなら2歩とも収入を得ます。

## ルールブックの表

pair-of = { $one }と{ $other }
plan-of = { $icon }と、{ $pair }の組
enemy-of = { $name }は{ $icon }、{ $spaces }手番ごと
bonus-of = { $monument }は{ $icon }
sheet-legend = 町の文字
sheet-letter = 文字
sheet-means = マス
sheet-town-bare = まだカードのないマス
sheet-incomes = 収入カード：収入が得られる組
sheet-number = 番号
sheet-pair = 組
sheet-monuments = 記念碑カード
sheet-monument = カード
sheet-benefit = 恩恵
sheet-bonus = ボーナスのアイコン
sheet-build = 費用
sheet-what = 内容
sheet-gold = 金
sheet-build-nth = { $nth }つ目の記念碑（建造資金）
sheet-power = { $power }（キャラクターの資金）
sheet-people = キャラクターと敵
sheet-name = 名前
sheet-icon = アイコン
sheet-spaces = 敵として動くまで
sheet-effect = 敵の効果
sheet-plans = 計画
sheet-plan-icon = アイコン
sheet-plan-pair = 組
sheet-cards = 建設カード（上段／下段、文字で）
sheet-faces = カード

## データの表の出典

note-table-board = R-1。16枚でボードがちょうど埋まり、中央に4マスと四隅があり、2枚の半分をつないで作られます。2×2マスのカードと8×8マスがそのすべてに合います。ハウスルールでは、行と列を2ずつ減らせます。
note-table-cards = R-3。上段／下段です。24枚は広場とアイコン3つ（20通りの3つ組すべてと4枚）、24枚はアイコン4つ（15通りの4つ組すべてと9枚）で、どのアイコンも28回、広場は24回現れます。
note-table-start = R-4。手番順に、各プレイヤーの初期位置です。2人のとき両端なのは遊んだ人の報告によります。3人目が2人の間の隅なら、2金のわけも分かります。
note-table-incomes = R-9。収入が得られる6つのアイコンの組です。輪にしてあるので、15組のうち9組には収入がありません。
note-table-income = R-5。収入のある一歩の金、金貨の面の収入カードごとに増える金、自分のメダルの点です。
note-table-placing = R-6。建設カードを置ける場所です。pawn は自分のポーンの隣のマスを覆う、joined は町に重なるか接することです。
note-table-build = R-7。1つ目から4つ目までの記念碑の費用です。
note-table-monuments = R-8。12枚のカードの恩恵、復興のアイコン、まわり8マスで数えるボーナスのアイコンです。7つの恩恵は説明書にありますが、カードへの割り振りとボーナスのアイコンはありません。
note-table-bonus = R-8。新しい記念碑のまわりのボーナスのアイコン1つの点です。復興の2点は説明書にあります。
note-table-characters = R-11。各キャラクターのアイコンです。同じ名前の敵でもあります。
note-table-plans = R-10。計画のアイコンと、計画が求める隣り合う組です。収入が得られる組は使いません。
note-table-counters = R-11。敵の効果が起こるまでの敵フェイズの数です。1手先を読むボットがノーマルで3分の1から3分の2を勝つように選びました。
note-table-endings = R-12。最も悪い結末以外の結末に必要な点差です。敵より1点多ければ勝ちです。
