# オリンポスの天空の日本語
title = オリンポスの天空
about = ゼウスのために夜空へ星を飾ります。秘密の計画、4つの軌道、そして燃え尽きていくトーチ。
duration = 約45分

## オプション：名称と、それぞれの値の説明

option-start = スタートプレイヤー
option-start-random = くじで決める
option-start-1 = 席1
option-start-2 = 席2
option-start-3 = 席3
option-start-4 = 席4
option-start-5 = 席5
option-power = 力
option-power-covered = 非公開：他の人の力はついたての裏。増減をすべて覚えていれば分かる
option-power-open = 公開：全員の力を表示する

## 名称

space = { $region }{ $orbit }{ $number }
space-alone = { $region }{ $orbit }
orbit-grey = 灰
orbit-orange = 橙
orbit-red = 赤
orbit-purple = 紫
region = 天空域{ $region }
plan-forge = 鍛冶
plan-messenger = 伝令
plan-torch = トーチ
plan-zephyrus = ゼピュロス
phase-0 = 午前
phase-1 = 午後
phase-2 = 夕方
phase-3 = 夜
symbol-power = 力
symbol-prestige = 名声
symbol-lit = 灯
symbol-stock = 鍛冶場
symbol-star = 星
symbol-suntok = 太陽
symbol-moontok = 月
sun = 太陽
moon = 月
prestige = 名声
power = 力
light = 灯せる星
ready = 手元の星
stock = 鍛冶場の星

## 場

sky = 天空
star-of = { $space }：{ $seat }の星
star-yours = { $space }：あなたの星
star-dark = { $star }（消灯）
star-locked = { $star }（固定）
star-ready = 手元の星
slot-empty = 空き
orbit-label = { $orbit }の軌道：最多は{ $left }（{ $right }個以上のとき）、2位は{ $right }
orbit-label-count = { $label }（{ $counts }）
orbit-count = { $seat } { $count }
plans-now = このフェイズの計画
plans-next = 計画を選択中
plan-of = { $seat }：{ $plan }
plan-chosen = { $seat }：選択済み
plan-yours = { $seat }：{ $plan }（まだ秘密）
plan-open = { $seat }：選択中
plan-title-chosen = 選択済み
plan-title-open = …
plan-before = 前回：{ $plan }
plan-pays = [power]{ $cost }
plan-done = { $seat }：{ $plan }（終了）
torches = エーテルのトーチ
torch-at = { $seat }のトーチは{ $space }、星{ $light }個まで
last-night = 昨夜の得点
last-night-of = { $seat }：合計{ $points }
allotment = あなたの割り当てボード
your-plans = あなたの計画カード
card-forge = 星1・2・3個を[power]{ $prices }で
card-messenger = 星を置き、その域の自分の星のないスペースの{ $messenger-divisor ->
    [1] 数
    [2] 半分
   *[other] { $messenger-divisor }分の1
}の[power]
card-torch = 1〜{ $most }段を[power]{ $prices }で
card-zephyrus = [power]{ $cost }で星を交換、[prestige]+{ $prestige }
orbit-hint = 輝く星が単独で最も多く、右の数以上なら左の数を得ます。そのときは2位が右の数を得ます。そうでなければ、最多の全員が右の数を得ます。
region-hint = 天空域です。夜、自分の輝く星がある天空域ごとに名声{ $scoring-region }を得ます。ここに星を置くと、自分の星がないスペースの{ $messenger-divisor ->
    [1] 数
    [2] 数の半分
   *[other] 数の{ $messenger-divisor }分の1
}の力を得ます。
region-unused = 使いません
region-unused-hint = { $seats }人で遊ぶとき、この区域は使いません。

## 進行

where-before = 最初の日の前の夜
where-day = { $day }日目（全{ $days }日） · { $phase }
step-0 = 午前
step-1 = 午後
step-2 = 夕方
step-3 = 夜

## 質問と選択

ask-firststar = 最初の星を置くスペースを選んでください
ask-firststar-second = 2個目の星を、1個目とは別の軌道に置いてください
ask-chooseplan = 計画を秘密に選んでください
ask-forge = 鍛冶：星を何個買いますか
ask-messenger = 伝令：星を置くスペースを選んでください
ask-torch = トーチ：何段上げますか
ask-zephyrus = ゼピュロス：自分の星と他の人の星を1個ずつ選んでください
ask-darkening = 今夜消す星を{ $count }個選んでください
action-plan = { $plan }
action-place = { $space }に星を置く
action-buy = 星を{ $stars }個買う
action-raise = { $steps }段上げる
action-swap = 自分の{ $space }を交換に出す
action-for = { $space }と交換する
action-swap-both = { $own }と{ $seat }の{ $other }を交換する
action-darken = { $spaces }を消す
action-pass = パス
note-pays = [power]−{ $power }
note-gains = [power]+{ $power }
note-tyche = テュケに[prestige]{ $prestige }を渡す
note-prestige = [prestige]{ $sign }{ $prestige }
note-lights = [lit]{ $light }
note-alone = 同じ計画の相手1人につき[power]1
note-impossible = 今は実行不可：[prestige]−1

## 記録

event-opens = { $seat }がスタートプレイヤーになり、太陽と月を受け取りました。
event-first-star = { $seat }が{ $space }に星を置きました。
event-phase = { $day }日目・{ $phase }・月は{ $moon }
event-reveals = { $seat }の計画は{ $plan }です。
event-competes = { $seat }が競争コスト[power]{ $power }を払いました。
event-tyche = テュケが{ $seat }から[prestige]{ $prestige }を受け取り、[power]{ $power }を授けました。
event-cannot = { $seat }は{ $plan }を実行できず、[prestige]1を失いました。
event-passes = { $seat }はパスして[prestige]1を失いました。
event-buys = { $seat }が[power]{ $power }で星を{ $stars }個買いました。
event-places = { $seat }が{ $space }に星を置き、[power]{ $power }を得ました。
event-raises = { $seat }が[power]{ $power }でトーチを{ $steps }段上げ、星{ $light }個を灯せるようになりました。
event-swaps = { $seat }が自分の{ $own }と{ $other }の{ $foreign }を交換し、[prestige]{ $zephyrus-prestige }を得ました。
event-darkens = { $seat }が{ $stars }を消しました。
event-night = { $day }日目の夜
event-night-regions = { $seat } +{ $points }：{ $count }つの天空域に星
event-orbit-most = { $seat } +{ $points }：{ $orbit }の軌道で最多（{ $count }個）
event-orbit-second = { $seat } +{ $points }：{ $orbit }の軌道で2位（{ $count }個）
event-orbit-right = { $tied ->
    [yes] { $seat } +{ $points }：{ $orbit }の軌道で同数の最多（{ $count }個）
   *[no] { $seat } +{ $points }：{ $orbit }の軌道で最多だが、左の数には足りない（{ $count }個）
}
event-constellation = { $seat } +{ $points }：{ $region }に{ $count }個の星座
event-best-constellation = { $seat } +{ $points }：最良の星座（{ $count }個）
event-burns-down = { $steps ->
    [0] { $seat }のトーチはすでに燃え尽きています。
   *[other] { $seat }のトーチが{ $steps }段下がり、灯せる星は{ $light }個になりました。
}
event-ends = ゲーム終了
event-returns = { $seat }が[power]{ $power }を返し、[prestige]{ $points }を得ました。
event-scores = { $seat }：[prestige]{ $points }

## 得点表

row-ho-10-1 = 輝く星のある天空域
row-ho-10-3a = 軌道で最多
row-ho-10-3b = 軌道で2位
row-ho-10-4 = 単独最多のない軌道
row-ho-10-7 = 星座
row-ho-10-8 = 最良の星座
score-ho-3-5 = パス、または実行できなかった計画
score-ho-5-2 = テュケに渡した名声
score-ho-6-13 = ゼピュロスの交換
score-ho-10-1 = 第{ $night }夜：{ $count }つの天空域に星
score-ho-10-3a = 第{ $night }夜：{ $orbit }の軌道で最多（{ $count }個）
score-ho-10-3b = 第{ $night }夜：{ $orbit }の軌道で2位（{ $count }個）
score-ho-10-4 = { $tied ->
    [yes] 第{ $night }夜：{ $orbit }の軌道で同数の最多（{ $count }個）
   *[no] 第{ $night }夜：{ $orbit }の軌道で最多だが、左の数には足りない（{ $count }個）
}
score-ho-10-7 = 第{ $night }夜：{ $region }に{ $count }個の星座
score-ho-10-8 = 第{ $night }夜：最良の星座（{ $count }個）
score-ho-12-1 = ゼウスに返した力
ending-fewest-stars = { $names }の勝利（同点のため、天空の星の少なさで決定）
ending-higher-torch = { $names }の勝利（同点のため、トーチの高さで決定）

## ヒントが挙げる理由
hint-ho-3-5 = 計画が無駄にならない
hint-ho-5-2 = テュケに渡す名声が減る
hint-ho-6-13 = ゼピュロスの交換
hint-ho-10-1 = 星のある天空域が増える
hint-ho-10-3a = 軌道で最多の星
hint-ho-10-3b = 軌道で2位
hint-ho-10-4 = 単独最多のいない軌道の得点
hint-ho-10-7 = つながって星座になる星
hint-ho-10-8 = 最良の星座
hint-ho-12-1 = ゼウスに返す力

## ルール

chapter-ho-0 = ゲームの概要
clause-ho-0-1 = 3人から5人で遊びます。ゲームは{ $days-number }日（{ $days-number }ラウンド）行います。終了時に名声が最も多い人の勝ちです。
clause-ho-0-2 = 内容物は、ボード、割り当てボード5枚、5色それぞれに両面の星{ $stars-colour }個と円形マーカー2個、計画カード4枚1組が5組、太陽、月、時間マーカー、1と5の力トークンです。
clause-ho-0-3 = ボードには、エーテルのトーチ、ヘパイストスの鍛冶場、名声トラック、天空、力の山、時間トラックがあります。天空は円盤で、ケーキのように5つの天空域に分かれ、内側から灰・橙・赤・紫の4本の軌道が一周しています。各天空域には星を置くスペースが10か所あり、灰の軌道に1、橙に2、赤に3、紫に4か所です。各プレイヤーのトーチは、{ $torch_track-spaces }段のトラックにあります。

chapter-ho-1 = 準備
clause-ho-1-1 = 各プレイヤーの円形マーカーの1つを名声トラックの脇に置きます。最初の名声は0です。
clause-ho-1-2 = もう1つを自分のトーチの{ $torch_start-space }に置きます。このとき灯せる星は{ $start-lights }個です。
clause-ho-1-3 = 最初の力は{ $start_power-seats-3 }です。4人なら{ $start_power-seats-4 }、5人なら{ $start_power-seats-5 }です。
clause-ho-1-4 = 各プレイヤーは割り当てボードを受け取り、自分の星3個を輝く面を上にして置きます。計画カード4枚も受け取ります。残りの星{ $forge-left }個は鍛冶場に置きます。
clause-ho-1-5 = 時間マーカーは1日目の午前から始めます。
clause-ho-1-6 = スタートプレイヤーをくじで決めます。その人が太陽と月を持ちます。
clause-ho-1-7 = 使う天空域は、3人なら{ $used-3 }、4人なら{ $used-4 }、5人なら{ $used-5 }です。使わない天空域に星が入ることはありません。

chapter-ho-2 = 最初の日の前の夜
clause-ho-2-1 = スタートプレイヤーの右隣から反時計回りに行い、スタートプレイヤーが最後になります。
clause-ho-2-2 = 同じ順番で2周し、1回につき星1個を割り当てボードから空いたスペースに置きます。
clause-ho-2-3 = 自分の2個目の星は、1個目とは別の軌道に置きます。他の人と同じ軌道になるのは構いません。
clause-ho-2-4 = この星では力を得ません。
clause-ho-2-5 = この夜の後は、太陽もトーチも動かず、星も消えません。スタートプレイヤーは太陽と月を持ったまま1日目を始めます。
clause-ho-2-6 = こうして全員が、天空に2個、手元に1個、鍛冶場に{ $forge-left }個の星を持って1日目を迎えます。

chapter-ho-3 = 1日の流れ
clause-ho-3-1 = 1日は、午前・午後・夕方の3つの計画フェイズと夜からなり、これを{ $days-number }日行います。
clause-ho-3-2 = 各フェイズでは、まず全員が4つの計画から1つを秘密に選びます。4つともいつでも選べ、同じ計画を続けても構いません。
clause-ho-3-3 = 全員が選んだら、一斉に公開します。
clause-ho-3-4 = 月を持つ人から時計回りに手番を行います。まず競争コストを払い、次に計画を実行するかパスします。
clause-ho-3-5 = パス：パスした人、計画を実行できない人は、名声1を失います。
clause-ho-3-6 = 午前と午後の後は、月を左隣に渡し、時間マーカーを進めます。
clause-ho-3-7 = 夕方の後は夜になります。夜の後、太陽を左隣に渡し、受け取った人が月も持ちます。
clause-ho-3-8 = つまり太陽は1日に1席、月はその日のうちに太陽から1フェイズに1席ずつ進みます。4人や5人では、全員が毎日フェイズの最初になるわけではありません。

chapter-ho-4 = 競争コスト
clause-ho-4-1 = 同じ計画を公開した他のプレイヤー1人につき、力1を払います。
clause-ho-4-2 = 競争コストは、手番の最初、行動の前に払います。パスする人も実行できない人も払います。
clause-ho-4-3 = パスした人も、他の人の競争コストに数えます。
clause-ho-4-4 = 1人だけで選んだ計画に競争コストはかかりません。
clause-ho-4-5 = 競争コストは避けられません。足りない力はテュケからもらいます。

chapter-ho-5 = テュケの慈悲
clause-ho-5-1 = 自分の手番で、持っている力より多くを払うときだけ、テュケに頼れます。
clause-ho-5-2 = テュケへの対価：名声1につき力{ $tyche-other }を得ます。ただし手番の開始時に単独または同点で首位の人は、名声1につき力{ $tyche-leader }です。
clause-ho-5-3 = 名声は0より下がることがあります。
clause-ho-5-4 = 支払いの後に余った力は、手元に残ります。
clause-ho-5-5 = 支払いに必要な分より多くの名声を渡すことはありません。
clause-ho-5-6 = 競争コストを先に払います。行動で得る力をそれに充てることはできません。
clause-ho-5-7 = テュケに頼る人は、持っている力を見せます。
clause-ho-5-8 = 全員の名声が0の間は、全員が同点で首位です。

chapter-ho-6 = 4つの計画
clause-ho-6-1 = 鍛冶：星1個・2個・3個を、合計で力{ $forge-prices }で買います。
clause-ho-6-2 = 買った星は割り当てボードの空いた場所に置きます。場所は3つで、空きより多くは買えません。
clause-ho-6-3 = 鍛冶場に残っている数より多くは買えません。星は1色{ $stars-colour }個です。
clause-ho-6-4 = 空いた場所か鍛冶場の星がなければ、この計画は実行できません。
clause-ho-6-5 = 伝令：割り当てボードの星1個を、空いたスペースのどこかに置きます。軌道の制限はもうありません。
clause-ho-6-6 = 置いた後、その天空域で自分の星のないスペース（空きと他の人の星）を数え、{ $messenger-divisor ->
    [1] その数
    [2] その半分（端数切り上げ）
   *[other] その{ $messenger-divisor }分の1（端数切り上げ）
}の力をゼウスから得ます。
clause-ho-6-7 = 力が尽きることはありません。
clause-ho-6-8 = 割り当てボードの星か空いたスペースがなければ、この計画は実行できません。
clause-ho-6-9 = 競争コストのほかに費用はかかりません。
clause-ho-6-10 = トーチ：自分のトーチを1〜{ $torch-most }段、力{ $torch-prices }で上げます。一番上の{ $torch_track-spaces }より上には進めません。
doubt-ho-6-10 = 本文にあるのは4段で力6だけです。tenban rules olympus --provenance を参照してください。
clause-ho-6-11 = 灯せる星の数は、マーカーの1つ下の数字、つまり段の数字より1少ない数です。{ $torch_start-space }にあれば{ $start-lights }個です。一番下では{ $torch_track-lowest_lights }個です。
doubt-ho-6-11 = トラックの長さと一番下の段は、例からの推定です。
clause-ho-6-12 = マーカーが一番上にあれば、この計画は実行できません。
clause-ho-6-13 = ゼピュロス：力{ $zephyrus-cost }を払い、自分の星1個と他のプレイヤーの星1個を入れ替え、名声{ $zephyrus-prestige }を得ます。
clause-ho-6-14 = 空いたスペースへ星を動かすことはできません。
clause-ho-6-14a = 同じプレイヤーの星2個の交換はできません。2個目は他の人の星です。
clause-ho-6-14b = 他の人の星どうしの交換はできません。1個は自分の星です。
clause-ho-6-15 = 交換した2個の星は固定され、フェイズが終わるまで誰も動かせません。
clause-ho-6-16 = 天空域や軌道をまたいで交換できますが、使わない天空域には入りません。
clause-ho-6-17 = 相手は拒めず、何も得ません。伝令のときのような力は誰も得ません。
clause-ho-6-18 = 固定されていない自分の星と他の人の星がなければ、この計画は実行できません。

chapter-ho-7 = 公開と非公開
clause-ho-7-1 = 天空、割り当てボード、鍛冶場の星、トーチ、名声、公開した計画は全員に見えます。公開前の計画は秘密です。力はついたての裏に置きますが、増減は全員が見ています。
clause-ho-7-2 = 名声はその場で増減します。首位かどうかは各手番の開始時に見ます。

chapter-ho-9 = 夜：星を消す
clause-ho-9-1 = 夕方に月を持っていた人から時計回りに行います。
clause-ho-9-2 = 天空の星がトーチで灯せる数より多い人は、超えた数だけ、どの星を消すかを選びます。次の人はそれを見てから選びます。
clause-ho-9-2a = 消す星は1組として選びます。スペースの順に指定し、残りの数が足りるようにします。
clause-ho-9-3 = 消えた星はその夜の得点に数えませんが、スペースは占めたままです。
clause-ho-9-4 = 割り当てボードの星に灯は要りません。

chapter-ho-10 = 夜：ゼウスの恩寵
clause-ho-10-1 = 天空域：自分の輝く星がある天空域ごとに名声{ $scoring-region }を得ます。
clause-ho-10-2 = 軌道：各軌道には左右2つの数があります。天空域に関わらず、軌道全体の輝く星をプレイヤーごとに数えます。
clause-ho-10-3a = 軌道の最多：星が単独で最も多く、右の数以上ある人は、左の数の名声を得ます。
clause-ho-10-3b = 軌道の2位：左の数を得た人がいるとき、星が2番目に多い人（1個以上）は全員、右の数の名声を得ます。
clause-ho-10-4 = 右の数のみ：同数または数が足りず左の数を誰も得ないときは、最多の全員が右の数の名声を得ます。他の人は得ません。
clause-ho-10-5 = 輝く星のない軌道は得点になりません。
clause-ho-10-6 = 軌道の左と右の数は、灰{ $orbits-grey-1 }/{ $orbits-grey-2 }、橙{ $orbits-orange-1 }/{ $orbits-orange-2 }、赤{ $orbits-red-1 }/{ $orbits-red-2 }、一番外の紫{ $orbits-purple-1 }/{ $orbits-purple-2 }です。
doubt-ho-10-6 = 紫の8/4と、5/2の軌道は本文にあります。灰と赤はその間に収まるように決めました。
clause-ho-10-7 = 星座：青い線でつながった自分の輝く星2個以上は、1個につき名声{ $scoring-constellation }になります。軌道の曲線は線に数えません。
doubt-ho-10-7 = 青い線がどのスペースを結ぶかは図だけにありました。線の引き方は私たちのものです。
clause-ho-10-8 = 最良の星座：他のどれよりも星の多い星座が1つだけなら、その持ち主は名声{ $scoring-best }を得ます。同じ大きさのものがあれば、同じ人の星座でも誰も得ません。
clause-ho-10-9 = この4つの順番は結果に影響しません。

chapter-ho-11 = 夜明け
clause-ho-11-1 = 消えた星はすべて再び輝きます。
clause-ho-11-2 = 太陽を左隣に渡します。月も一緒に渡します。
clause-ho-11-3 = トーチが下がります。単独または同点で首位の人は{ $torch_loss-leader }段、他の人は{ $torch_loss-other }段で、一番下より下がりません。
clause-ho-11-4 = 最後の夜の後に夜明けはなく、ゲームが終わります。

chapter-ho-12 = ゲームの終了
clause-ho-12-1 = 残った力：力をゼウスに返し、{ $end-power }ごとに名声1を得ます。
clause-ho-12-2 = 名声が最も多い人の勝ちです。同点なら{ $tie_break-count_allotment ->
    [yes] 天空と割り当てボードの星の少ない人
   *[no] 天空の星の少ない人
}、次にトーチの高い人、それも同じなら勝利を分け合います。

chapter-ho-c = 裁定：ルールが明らかでないところ
clause-ho-c1 = トーチを首位は{ $torch_loss-leader }段下げた後、「先頭」は{ $torch_loss-other }段下げると読める文ですが、後のほうは先頭ではない人のことと解します。
clause-ho-c2 = トーチを下げるときの首位は、その夜の得点の後で見ます。
clause-ho-c3 = 最後の夜の後はトーチは下がらず、同点のときはその高さを比べます。
clause-ho-c4 = 力は最後の夜の得点の後、勝者を決める前に換えます。{ $end-power }に満たない分は失われます。
clause-ho-c5 = 同点のときに数えるのは、{ $tie_break-count_allotment ->
    [yes] 天空の星（輝く星も消えた星も）と割り当てボードの星です
   *[no] 天空の星（輝く星も消えた星も）で、割り当てボードの星は数えません
}。
clause-ho-c6 = 軌道の2位に最低数はなく、輝く星が1個あれば足ります。
clause-ho-c7 = 左の数を誰も得ないときは、2位もありません。
clause-ho-c8 = 最多が同数なら、星の数が右の数より少なくても、全員が右の数を得ます。
clause-ho-c9 = 星1個は星座ではないので、最良の星座にもなりません。
clause-ho-c10 = テュケには行動の費用でも頼れます。割合は手番の開始時に決まり、競争コストで首位から落ちても変わりません。
clause-ho-c11 = 競争コストと行動の費用は順に払います。余った力は次の支払いに使えます。
clause-ho-c12 = パスすれば行動の費用は払わずに済みますが、競争コストは避けられません。
clause-ho-c13 = 実行できない計画でパスしても、失う名声は1です。
clause-ho-c14 = 最初の夜の「秘密に」は言葉のあやで、星は順番に公開して置きます。
clause-ho-c15 = 最初の星は2周とも同じ人から同じ向きに置きます。
clause-ho-c16 = 必要な数より多くの星を消すことはできません。
clause-ho-c17 = 交換した星を裏返すのは目印にすぎません。全員に対して固定されますが、消えてはいません。
clause-ho-c18 = 同じ天空域の同じ軌道にある星どうしも交換できます。
clause-ho-c19 = トーチが一番下にあると、{ $torch_track-lowest_lights ->
    [0] 星は1個も灯せません
   *[other] 灯せる星は{ $torch_track-lowest_lights }個です
}。
clause-ho-c20 = 鍛冶の費用は、その手番に買う星の合計に対するものです。
clause-ho-c21 = 自分の星だけで埋まった天空域では、伝令の力は0です。
clause-ho-c22 = 天空が埋まっていれば、伝令は実行できません。
clause-ho-c23 = 名声マーカーはトラックの脇、つまり1ではなく0から始めます。
clause-ho-c24 = 要約の「4フェイズ」とは、3つの計画フェイズと夜のことです。
clause-ho-c25 = 夕方と夜の間に月は動きません。
clause-ho-c26 = 星・太陽・トーチは、翌日の午前までにすべて整えます。順番は影響しません。
clause-ho-c27 = トーチのカードは、上の数が段数、下の数が費用です。
clause-ho-c28 = 実行できない計画も選べます。
clause-ho-c29 = 力の増減は公開なので、力を公開して遊んでも構いません。オプションで選べます。
clause-ho-c30 = 使わない天空域のスペースは、空いたスペースに数えません。

## ルールブックの表

sheet-start = 人数
sheet-start-seats = 人数
sheet-start-power = 最初の力
sheet-start-regions = 使う天空域
sheet-orbits = 軌道（内側から）
sheet-orbit = 軌道
sheet-spaces = 各天空域のスペース
sheet-left = 左の数（最多）
sheet-right = 右の数（2位、また最多に必要な数）
sheet-lines = 青い線（天空域ごと）。G・O・R・Pは灰・橙・赤・紫で、時計回りに番号を付けます
sheet-region = 天空域
sheet-joined = 線で結ばれたスペース
sheet-torch = トーチのトラック
sheet-torch-space = 段
sheet-torch-lights = 灯せる星
sheet-prices = 1手番の費用
sheet-price-what = 内容
sheet-price-power = 力
sheet-price-star = 鍛冶で買う星の数
sheet-price-torch = トーチを上げる段数
sheet-end = 名声
sheet-end-what = 対象
sheet-end-points = 名声
sheet-end-region = 輝く星のある天空域ごと（毎夜）
sheet-end-star = 星座の星1個ごと（毎夜）
sheet-end-best = ただ1つの最良の星座（毎夜）
sheet-end-power = 最後の夜の後に返す力（名声1につき）

## データの表の出典

note-table-torch_track = 段は1〜11です。マーカーの下の数字で数えること、3では星2個を灯すこと、一番下の段があることは本文にあります。11段なら10個の星をすべて灯せます。一番下の段の下には数字がないので、灯せる星は0個です。
note-table-torch_cost = 1手番に1〜5段上げる費用です。本文にあるのは4段で力6だけです。4分の1平方数がそれに合い、鍛冶と同じように上がります。1-2-4-6-8と1-3-4-6-10もありえます。
note-table-regions = 人数ごとに使う天空域です。下側の3つは本文にあり、天空域5の位置は左上の4から推定しました。
note-table-orbits = 最多の星で得る名声（左）と、2番目で得る名声（右）です。右は左を得るのに必要な星の数でもあります。紫8/4は本文に、5/2の軌道は例にあります。残りはその間に収めました。赤7/3、灰4/1もありえます。
note-table-lines = 天空域の青い線です。1つの天空域に10か所（灰1、橙2、赤3、紫4）なら、伝令の2つの例に合います。線は隣り合う軌道を結び、天空域の境を越えません。BはAの鏡像です。
note-table-patterns = 天空域1から5までの、線の引き方です。
note-table-tie_break = 同点なら星の少ない人の勝ちですが、割り当てボードの星を数えるかどうかは本文にありません。この値が true でないかぎり、天空の星だけを数えます。
