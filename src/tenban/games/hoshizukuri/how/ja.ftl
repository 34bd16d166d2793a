# 遊び方と早見表
weight = 軽め

how-goal = あなたの彗星は{ $turn-orbit }マスの軌道で若い銀河を渡り、その途中でカードのデッキを作ります。勝敗を決めるのはカードの勝利点で、特に惑星と恒星が大切です。
how-turn-1 = 手札は{ $turn-hand }枚です。1枚だけ、同じ色を何枚か、または赤・青・緑を1枚ずつプレイします。効果を実行し、手札を{ $turn-hand }枚まで引いて、またプレイします。
how-turn-2 = [gen]のあるカード（衛星・惑星・恒星など）をプレイするまで続けます。そのカードでプレイが終わります。
how-turn-3 = プレイ1回につき彗星が1マス進みます。赤・青・緑がそろったプレイだけは進みません。
how-turn-4 = 場のカードの[shard]の合計で、中央から新しいカードを1枚手札に得ます。次の手番は、一番後ろにいる彗星の人です。
how-win = { $turn-orbit }に着いた彗星は、それが最後のプレイです。全員が着いたら、手札・山札・捨て札のすべてのカードの勝利点を合計します。最も高い人の勝ちです。
how-mistake-1 = 急ぎすぎる。プレイ1回が1マスで、マスは残り時間です。弱いプレイを何度もするより、少ない強いプレイのほうが手番を多く得られます。
how-mistake-2 = 色を1枚ずつ出す。同じ色なら何枚でも1プレイ、1マスです。赤・青・緑がそろえば1マスも進みません。
how-mistake-3 = 効果のカードばかり得る。それらは勝利点になりません。先頭の彗星が軌道の半ばを過ぎたら、惑星と恒星の時間です。

ref-turn-1 = プレイ：好きな1枚、同じ色を何枚か、または赤・青・緑を1枚ずつ。
ref-turn-2 = 効果を好きな順に実行し、{ $turn-hand }枚まで引いて、またプレイします。
ref-turn-3 = [gen]のあるカードでプレイは終わります。{ $turn-orbit }に着いたときも終わります。
ref-turn-4 = プレイ1回につき1マス進みます。赤・青・緑のプレイは進みません。
ref-turn-5 = 場の[shard]以下のコストのカードを1枚、手札に得ます。
ref-turn-6 = 場を捨て札にし、手札を{ $turn-hand }枚にします。
ref-turn-7 = 次の手番は一番後ろの彗星。同じマスなら外側から。
ref-cost-1 = 衛星：[shard]{ $cards-satellite-cost }で[vp]{ $cards-satellite-points }。
ref-cost-2 = 惑星：[shard]{ $cards-planet-cost }で[vp]{ $cards-planet-points }。
ref-cost-3 = 恒星：[shard]{ $cards-star-cost }で[vp]{ $cards-star-points }。
ref-score-1 = 手札・山札・捨て札・場のすべてのカードの勝利点。
ref-score-2 = 廃棄したカードは0点です。
ref-score-3 = 同点なら、先に{ $turn-orbit }に着いた人の勝ちです。
ref-score-4 = 自分の手番で{ $turn-orbit }に着くと、まだ着いていない彗星が1マスずつ進みます。
ref-symbol-shard = 手番の終わりに得るカードの代金です。
ref-symbol-gen = 生成アイコン。プレイが終わります。
ref-symbol-red = 色。赤どうしはまとめてプレイできます。
ref-symbol-blue = 色。青どうしはまとめてプレイできます。
ref-symbol-green = 色。緑どうしはまとめてプレイできます。
ref-symbol-vp = ゲーム終了時の勝利点です。
ref-symbol-orbit = 彗星のいるマスです。

symbol-comet = プレイヤーの彗星
symbol-cards = 手札の枚数
symbol-deck = 山札の枚数
symbol-discard = 捨て札
