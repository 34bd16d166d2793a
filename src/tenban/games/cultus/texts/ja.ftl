# カルタスの日本語。
title = カルタス
about = 重ねて敷く建設カードで町を建て直し、通りを歩いて稼ぎ、記念碑を建てる。一人なら手ごわい敵が相手です。
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
option-enemy-claudia = クラウディア：人物の資金を空にし、2種のアイコンを点にする
option-enemy-annette = アネット：自分の記念碑を中央へ呼び寄せ、そこで点にする
option-difficulty = 難易度（一人用）
option-difficulty-normal = ノーマル：敵は0点から
option-difficulty-hard = ハード：敵は10点から
option-difficulty-extreme = エクストリーム：敵は20点から

## 名前

icon-hall = 庁舎
icon-barracks = 兵舎
icon-church = 教会
icon-dwelling = 住居
icon-market = 市場
icon-winery = 酒蔵
icon-plaza = 広場
symbol-hall = 庁舎
symbol-barracks = 兵舎
symbol-church = 教会
symbol-dwelling = 住居
symbol-market = 市場
symbol-winery = 酒蔵
symbol-plaza = 広場
symbol-gold = 金
symbol-vp = 点
symbol-ap = アクションポイント
symbol-medal = メダル
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
benefit-industry = 開始時に0〜2枚引ける
benefit-transport = 記念碑を動かす捨て札が1枚減る
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
purse = 人物の資金
action-points = アクションポイント
counter = 敵の効果までの歩み
first-player = 最初の手番
medal-home = メダルが戻った：アクションポイント+1
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
income-coin = 金貨の面：支払いのある移動が1金増える
income-title = 収入
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
effect-balthasar = あなたはストックのキューブ1つにつき1枚引く。その後、捨て札1枚につき{ $points }[vp]。
effect-wilhelm = メダルの点は失点になる。ほかの記念碑に隣り合う記念碑1つにつき{ $points }[vp]。
effect-eleonora = 建造資金が0になる。その後、ストックのキューブ1つにつき{ $points }[vp]。
effect-ruben = あなたの記念碑1つが外へ動く。その後、ルーベンの記念碑ごとに隣の異なるアイコン1つにつき{ $points }[vp]。
effect-claudia = 人物の資金が空になる（はじめから空なら{ $loss }[vp]を失う）。その後、左端の収入カードのアイコン1つにつき{ $points }[vp]。
effect-annette = アネットの記念碑が中央に近づく。その後、中央の1つにつき{ $points }[vp]。
your-cards = あなたの建設カード
splits = 建造資金・人物の資金
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

ask-choosecharacter = どの人物になりますか
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
action-medal = { $pile }番のカードにメダルを置く
action-be = { $character }
action-plan = 計画 { $plan }
action-stand = { $square }から始める
action-bank = 建造資金へ{ $gold }
action-bank-both = 建造資金へ{ $cost }、人物へ{ $purse }
action-move = { $square }へ移動
action-move-on = { $square }を通って{ $square2 }へ移動
action-move-first = { $square }、{ $square2 }へ移動（1歩目で受け取る）
action-move-second = { $square }、{ $square2 }へ移動（2歩目で受け取る）
action-place = { $card }を置く
action-build = 記念碑を建造
action-build-take = 記念碑を建造：{ $monument }
action-shift = { $square }にある{ $side }の記念碑を動かす
action-shift-to = { $square }の記念碑を{ $square2 }へ動かす
action-draw = { $pile }番の山札から引く
action-power = 効果：{ $power }
action-jump-to = { $square }へ跳躍
action-carry-to = { $square }の記念碑を{ $square2 }へ運搬
action-on = さらに{ $square }へ
action-to = { $square }へ
action-stop = そこまで
action-first = 1歩目で受け取る
action-second = 2歩目で受け取る
action-lay = { $anchor }に{ $turn }度回して
action-lay-card = { $card }を{ $anchor }のまわりに置く
action-lay-turned = { $card }を{ $anchor }のまわりに{ $turn }度回して置く
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
event-puts-medal = { $seat }が{ $pile }番のカードにメダルを置きました。
event-stands = { $seat }は{ $square }から始めます。
event-offers = 記念碑カード「{ $monument }」が開かれました。
event-turn = { $seat }の手番
event-draws = { $seat }が{ $pile }番の山札から{ $card }を引きました。
event-draws-unseen = { $seat }が{ $pile }番の山札から引きました。
event-coin = { $pile }番の山札が尽き、収入カードが金貨の面になりました。
event-medal-home = { $seat }にメダルが戻りました。
event-skips = { $seat }はもう引きません。
event-earns = { $seat }が{ $gold }[gold]を得ました。
event-gold-lost = { $seat }の{ $gold }[gold]は置き場がなく失われました。
event-banks = { $seat }が建造資金へ{ $cost }、人物へ{ $purse }を振り分けました。
event-moves = { $seat }が移動 { $start }→{ $end }。
event-pays = { $income }の収入。
event-medal-points = { $seat }のメダルで{ $points }[vp]。
event-medal-lost = { $seat }のメダルで{ $points }[vp]を失いました。
event-places = { $seat }が{ $card }を{ $anchor }のまわりに置きました。
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
event-enemy-discards = 敵が{ $pile }番の山札から{ $card }を捨てました。
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
ending-2 = { $points }点差、争われる座。{ $name }は退き、次の策を練ります。
ending-3 = { $points }点差、辺境の支配者。広場で{ $name }があなたに頭を垂れます。
ending-4 = { $points }点差、栄光の支配者！ 人々はあなたを担ぎ、{ $name }の空き家の前を通り過ぎます。

## わたしたちの言葉によるルール

chapter-cu-1 = 箱の中身
clause-cu-1-1 = カードは、建設カード48枚、記念碑カード12枚、収入の面と金貨の面をもつ収入カード6枚、人物6枚、計画6枚、一人用の敵6枚。
clause-cu-1-2 = 駒は、2枚をつないだゲームボード、費用ボード、得点ボード、そして4色それぞれにキューブ6個、ポーン、メダル、得点マーカー。
clause-cu-1-3 = 1人から4人で遊べる。
clause-cu-1-4 = 支配をねらうのは6人。行政長官バルトサール、騎士団長ヴィルヘルム、教会騎士エレオノーラ、辺境伯ルーベン、政商クラウディア、ワイナリーの娘アネット。だれもが人物であり、一人用の敵でもある。

chapter-cu-2 = 2〜4人の準備
clause-cu-2-1 = ボードを並べる。全員0点から始める。
clause-cu-2-2 = 収入カードを収入の面を上にして一列に並べる。位置は変わらない。
clause-cu-2-3 = 建設カードを切り、3枚ずつ秘密の手札として配る。
clause-cu-2-4 = 6枚ずつ6つの裏向きの山札を収入カードの上に置く。余りは捨て札になる（2人なら6枚、3人なら3枚）。
clause-cu-2-5 = 人物を1枚ずつ公開で、計画を1枚ずつ秘密で受け取る。
clause-cu-2-6 = キューブを2人なら6個、3人なら5個、4人なら4個ストックに置き、1個を建造資金の0、1個を人物の0に置く。残りの4、3、2個が建てられる記念碑の数になる。
clause-cu-2-7 = 記念碑カードを切り、3枚を表向きに並べる。
clause-cu-2-8 = 最初の手番は抽選で決め、時計回りに進む。
clause-cu-2-9 = メダルは1枚のカードに1つ。手番が最後の人から逆順に、まだメダルのない収入カードに置く。
clause-cu-2-10 = 最初のカード。各自が手札3枚のうち1枚を初期位置に重ねて置き、そのマスにポーンを置く。手札は2枚残る。
clause-cu-2-11 = 3人のとき、3番目の人の建造資金は2から始まる。

chapter-cu-3 = 手番
clause-cu-3-1 = 開始。カードの残っている山札を1つ選び、一番上を引く。何枚も引くときは1枚ごとに山札を選ぶ。
clause-cu-3-2 = 山札の最後の1枚が引かれたら、その収入カードを金貨の面にし、上にあったメダルを持ち主に返す。
clause-cu-3-3 = 行動フェイズの始まりにメダルが戻っている人は、その手番からずっとアクションポイントが1多い。行動フェイズの途中で戻ったメダルは次の手番から効く。
clause-cu-3-4 = 収入。1金と、町にある自分の記念碑1つにつき1金を得る。
clause-cu-3-5 = 2つの資金。得た金はその場で建造資金と人物の資金に好きなように振り分ける。どちらも10を超えず、あとから移せない。
clause-cu-3-6 = どちらにも置けない金は失われる。
clause-cu-3-7 = 行動。アクションポイントは3。1ポイントで移動、カードを置く、建造、引く、または2枚捨てて記念碑を動かす。0ポイントで人物の効果。順番も回数も自由。
clause-cu-3-8 = ポイントは使い切る。1ポイントの行動ができるかぎり手番は終わらない。持ち越せず、できない行動は選べない。
clause-cu-3-9 = 1ポイントの行動が何もできないときは残りが消える。効果は行動の前後いつでも、ポイントがなくなった後でも使える。
clause-cu-3-10 = 手札の上限。手番の終わりに6枚以上あれば5枚になるまで捨て、1枚につき2点を失う。足りない分は建造資金から同じだけ失い、0より下にはならない。
clause-cu-3-11 = 最後にゲームの終わりを確かめ、終わらなければ次の人の手番になる。

chapter-cu-4 = 行動
clause-cu-4-1 = 移動。ポーンが上下左右に1マス動く。交通があれば2マスまで。
clause-cu-4-2 = メダル。2つのマスのアイコンが収入カードの組と同じなら移動で金が入り、そのカードに自分のメダルがあれば点も入る。
clause-cu-4-3 = 一度支払いのあった2マスの間では、同じ手番に再び支払われない。別のマスの間なら同じカードがまた支払う。
clause-cu-4-4 = その組の収入カードがないか金貨の面なら、支払いはない。
clause-cu-4-5 = 2マスの移動で支払う収入カードは1枚だけ。どちらも支払うなら選ぶ。点も支払ったカードの分だけ。
clause-cu-4-6 = カードを置く。手札の1枚を好きな向きで町に置く。前のカードを覆ってもよい。
clause-cu-4-7 = 建造。ポーンのいる、記念碑のない広場で、建造資金を払い、ストックのキューブを置き、表向きの記念碑カードを1枚取る。恩恵はずっと続き、ボーナスはアイコンを数える。
clause-cu-4-8 = 記念碑を動かす。1ポイントと捨て札2枚で、ポーンのいるマスの記念碑を上下左右に1マス動かす。ほかの記念碑の上には動かせない。アイコンは問わない。
clause-cu-4-9 = だれの記念碑でもよい。敵のものでもよい。
clause-cu-4-10 = 引く。好きな山札の一番上を引く。

chapter-cu-5 = 人物の効果
clause-cu-5-1 = 跳躍（人物の資金3）。ポーンを、人物のアイコンのある別のマスで、ほかのポーンのいないところへ動かす。
clause-cu-5-2 = 運搬（5）。自分の記念碑1つを、そのアイコンのある別のマスで、記念碑のないところへ動かす。
clause-cu-5-3 = 栄光（10）。自分の記念碑のまわり8マスにある人物のアイコン1つにつき2点。
clause-cu-5-4 = 資金の続くかぎり何度でも使える。

chapter-cu-6 = 記念碑カードの恩恵
clause-cu-6-1 = 復興。示されたアイコンのマスにも建てられ、そこに建てると2点。建てたマス自身はボーナスに数えない。
clause-cu-6-2 = 結束。ポーンの隣のマスの記念碑も、その隣の好きなマスへ動かせる。
clause-cu-6-3 = 産業。開始時に引く枚数を0、1、2枚から選ぶ。2枚目は1枚目を見てから決めてよい。
clause-cu-6-4 = 輸送。記念碑を動かす捨て札が1枚減る。
clause-cu-6-5 = 友好。記念碑のあるマスにも建てられ、動かせる。
clause-cu-6-6 = 軍事。動かす記念碑がもう1マス、好きな向きに動ける。
clause-cu-6-7 = 交通。ポーンがもう1マス動ける。
clause-cu-6-8 = 余分の1マスや1枚は、使わなくてもよい。

chapter-cu-8 = 2〜4人の終わり
clause-cu-8-1 = だれかが最後のキューブを置いたら、ほかの全員が1手番ずつ行って終わる。
clause-cu-8-2 = すべての山札の最後の1枚が引かれたら、最後の一巡の途中でもその手番で終わる。
clause-cu-8-3 = 最後の一巡に別の人が最後のキューブを置いても、長くはならない。
clause-cu-8-4 = 記念碑カードは尽きない。取られるのは多くて9枚。

chapter-cu-9 = 得点計算
clause-cu-9-1 = 中央。ボード中央の4マスにある自分の記念碑1つにつき10点。
clause-cu-9-2 = 計画のアイコン。計画を公開し、町にあるそのアイコン1つにつき2点。
clause-cu-9-3 = 計画の組。計画の2つのアイコンが隣り合うマスの組1つにつき2点。1つのアイコンが何組にも数えられる。
clause-cu-9-4 = 最も点の多い人が勝つ。同点は分かち合う。一番上に見えるものだけを数え、ポーンや記念碑は何も隠さない。

chapter-cu-10 = 一人用の準備
clause-cu-10-1 = 難易度。敵を選ぶか引く。敵は0、10、20点のいずれかから、キューブを0に置いて始める。
clause-cu-10-2 = 収入カードを切って一列に並べる。ここでは順番に意味がある。
clause-cu-10-3 = 手札は2枚。16枚を引いた順に一段ずつ、向きも無作為に並べてボードを埋め、残る30枚で5枚ずつの山札を6つ作る。
clause-cu-10-4 = 人物と計画を2枚ずつ引き、1枚ずつ選んで公開する。
clause-cu-10-5 = 中央の4マスに敵のキューブを置く。これが敵の記念碑。あなたが建てられるのは4つ。
clause-cu-10-6 = 隅から始める。メダルは好きな収入カードに、ポーンは四隅のどれかに置く。
clause-cu-10-7 = ボードが埋まっているので、最初のカードは置かない。

chapter-cu-11 = 一人用の手番
clause-cu-11-1 = 開始、収入、行動、手札は同じ。その後に敵のフェイズがあり、最後に終わりを確かめる。
clause-cu-11-2 = カードの残る左端の山札の一番上を捨て、敵のキューブを1歩進める。最後のマスに着いたら効果が起こり、キューブは0に戻る。
clause-cu-11-3 = 敵が空にした山札でも、収入カードは裏返り、メダルは戻る。
clause-cu-11-4 = 最後のキューブが置かれた手番か、最後のカードが山札を離れた手番で終わる。

chapter-cu-12 = 敵
clause-cu-12-1 = バルトサール。ストックのキューブ1つにつき好きな山札から1枚引く。その後、捨て札1枚につき敵が3点を得る。
clause-cu-12-2 = ヴィルヘルム。メダルで点を得るたびに、代わりに2点を失う。効果が起こると、だれのものでも、ほかの記念碑に隣り合う記念碑1つにつき敵が2点を得る。
clause-cu-12-3 = エレオノーラ。建造資金が0になる。その後、ストックのキューブ1つにつき敵が16点を得る。
clause-cu-12-4 = ルーベン。あなたの記念碑1つが中央から1マス離れる。その後、ルーベンの記念碑ごとに、隣の異なるアイコン1つにつき敵が4点を得る。
clause-cu-12-5 = クラウディア。人物の資金が0なら5点を失い、そうでなければ0になる。その後、左端の収入カードの2種のアイコンが町に1つあるごとに敵が4点を得る。
clause-cu-12-6 = アネット。アネットの記念碑がそれぞれ1マス中央に近づく。動かし方はあなたが決める。その後、中央にある1つにつき敵が6点を得る。

chapter-cu-13 = 一人用の得点計算
clause-cu-13-1 = 敵の中央。中央の4マスにある敵の記念碑1つにつき10点。
clause-cu-13-2 = あなたの中央と計画の点は、ほかの人と遊ぶときと同じ。
clause-cu-13-3 = 敵のボーナス。敵のアイコンに隣り合う敵の記念碑1つにつき10点、町にあるそのアイコン1つにつき2点。
clause-cu-13-4 = 敵より点が多ければ勝ち。点差で結末が決まる。

chapter-cu-14 = 知られていることと、選び方
clause-cu-14-1 = 秘密なのは手札、山札の順番、そして複数人のときの計画。ほかは捨て札もふくめて公開。
clause-cu-14-2 = 順番。一緒に捨てるカードは1つの組として、番号の小さいものから、残りが足りるように名指す。

chapter-cu = 復元（R）と裁定（C）
clause-cu-r1 = ボードは縦横8マス。建設カードは縦横2マスを覆い、90度ずつ回せる。「隣」は上下左右。
clause-cu-r2 = アイコンは庁舎、兵舎、教会、住居、市場、酒蔵の6つ。広場はアイコンではなく、アイコンとして数えない。
clause-cu-r3 = 48枚のうち半分は広場とアイコン3つ、半分はアイコン4つ。どのアイコンも28回現れる。
clause-cu-r4 = 初期位置は隅。2人は向かい合う隅、3人目は2人の間の隅、4人は時計回り。
clause-cu-r5 = ポーンはカードがあり、ほかのポーンのいないマスへ進む。支払いのある一歩は1金、金貨の面の収入カード1枚につきさらに1金。メダルは2点。受け取るべきときは必ず受け取る。跳躍は移動ではなく、支払いはない。
clause-cu-r6 = カードは自分のポーンの隣のマスを少なくとも1つ覆い、ポーンと記念碑は覆えない。マス目に合わせ、ボードの中に置く。
clause-cu-r7 = 記念碑の費用は、1つ目が4金、2つ目が6金、3つ目が8金、4つ目が10金。払い、キューブを置き、カードを取り、ボーナスを得て、次のカードを開く。
clause-cu-r8 = 記念碑のボーナス。建てたとき、まわり8マスにあるカードのアイコン1つにつき2点。復興は各アイコンに1枚ずつ6枚、ほかの恩恵は1枚ずつ。復興は次の記念碑から効く。
clause-cu-r9 = 支払う組は6つ。庁舎と市場、市場と酒蔵、酒蔵と住居、住居と教会、教会と兵舎、兵舎と庁舎。
clause-cu-r10 = 計画は6つ。庁舎と庁舎–酒蔵、市場と市場–住居、酒蔵と酒蔵–教会、住居と住居–兵舎、教会と教会–庁舎、兵舎と兵舎–市場。
clause-cu-r11 = アイコンは、バルトサールが庁舎、ヴィルヘルムが兵舎、エレオノーラが教会、ルーベンが住居、クラウディアが市場、アネットが酒蔵。敵としては6、3、8、9、11、6手番ごとに動く。
clause-cu-r12 = 結末。20点以上及ばなければ追放、同点までは影の中、上回れば争われる座、20点差で辺境の支配者、40点差で栄光の支配者。
clause-cu-r13 = 点に上限はなく、0より下にはならない。
clause-cu-c1 = 本文は4つのフェイズと言い、5つ挙げている。5つ目の終了は確認だけ。
clause-cu-c2 = 終わり方が2通り書かれているところは、キューブの方に従う。記念碑カードは尽きない。
clause-cu-c3 = 引く行動に計画カードとあるのは誤り。建設カードを引く。
clause-cu-c4 = 結束の記念碑の2つの表記は同じカードを指す。
clause-cu-c5 = メダルとボーナスコインは同じもの。
clause-cu-c6 = 最後の一巡では、ほかの人がちょうど1手番ずつ行う。
clause-cu-c7 = 栄光は自分のすべての記念碑のまわりをまとめて、1マス1回だけ数える。自分の別の記念碑の下のマスも数える。
clause-cu-c8 = 2マスの組は、どちら向きでも同じ。
clause-cu-c9 = 記念碑はカードのあるマスにだけ動く。何が描かれていてもよい。
clause-cu-c10 = 記念碑と一緒にポーンは動かない。
clause-cu-c11 = 動いた記念碑が再びボーナスを得ることはない。
clause-cu-c12 = 記念碑の一歩一歩が許されていなければならない。友好がなければ、ほかの記念碑の上には動けない。
clause-cu-c13 = 上限を超えた捨て札で点が足りなければ建造資金で払い、それも尽きればそこまで。
clause-cu-c14 = ヴィルヘルムやクラウディアで失う点は0で止まり、金は失わない。
clause-cu-c15 = クラウディアはどちらの種類のアイコンもすべて数える。収入の面が残っていなければ0。
clause-cu-c16 = ヴィルヘルムは双方の記念碑をすべて数える。同じマスの記念碑も隣り合うとみなす。
clause-cu-c17 = 敵のボーナスは記念碑ごとに1回。隣のアイコンがいくつあっても同じ。
clause-cu-c18 = 離す。ルーベンは、中央からより遠く、記念碑のないマスへ動かす。動かせる記念碑がなければ何もしない。
clause-cu-c19 = 近づく。アネットの記念碑は1つずつ1回だけ、中央により近く、記念碑のないマスへ動く。近づけないものは留まる。
clause-cu-c20 = バルトサールで引いたカードは上限を超えてもよい。次の手番に確かめる。
clause-cu-c21 = 山札が尽きていれば敵は何も捨てないが、キューブは進む。
clause-cu-c22 = バルトサールは捨て札をすべて数える。あなたのものも、今捨てたものも。町で覆われたカードは捨て札ではない。
clause-cu-c23 = 最初のカードは手番順に置く。
clause-cu-c24 = 1ポイントの行動ができるうちは、行動フェイズを終えられない。
clause-cu-c25 = 1枚のカードに2つのメダルが置かれることはない。
clause-cu-c26 = 移動で得た金も自由に振り分ける。
clause-cu-c27 = 中央で重なった記念碑は、それぞれ10点。
clause-cu-c28 = 一人用では同点は負け。
clause-cu-c29 = 産業があれば、残りが少なくても引かなくてよい。
clause-cu-c30 = 最後のカードが引かれた手番は、終わりまで行う。
