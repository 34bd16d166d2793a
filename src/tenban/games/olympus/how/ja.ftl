# 遊び方と早見表
weight = 中くらい

how-goal = { $days-number }日のあいだ、ゼウスの天空に星を飾ります。毎晩、輝いている星が名声になります。終了時に名声が最も多い人の勝ちです。
how-turn-1 = 午前・午後・夕方に、全員が4つの計画から1つを秘密に選び、同時に見せます。鍛冶は星を買い、伝令は星を置き、トーチは灯りを増やし、ゼピュロスは星を交換します。同じ計画の人1人につき[power]1を払います。
how-turn-2 = 鍛冶：鍛冶場から星を3つまで買います。買った星は、3つのスロットがある割り当てボードで待ちます。
how-turn-3 = 伝令：待っている星を、天空の空いたスペースに置きます。その天空域に自分の星が少ないほど、多くの[power]を得ます。
how-turn-4 = トーチ：自分のトーチを上げます。段の数字より1少ない数の星が灯り、それを超える星は夜に消えます。夜明けには全員のトーチが下がり、首位の人は大きく下がります。
how-turn-5 = 夜：輝く星が名声になります。星のある天空域ごと、軌道で最多か2番目のとき、そして青い線でつながった自分の星、つまり星座です。
how-win = { $days-number }回の夜の後、残った[power]は{ $end-power }につき名声1になります。名声の最も多い人の勝ちです。
how-mistake-1 = トーチを忘れる。灯らない星は名声になりません。トーチは夜明けごとに{ $torch_loss-other }段、首位の人は{ $torch_loss-leader }段下がります。
how-mistake-2 = みんなと同じ計画を選ぶ。夜が明けた午前は、だれもがトーチを選びたくなります。1フェイズ待てば、競争コストを払わずにすみます。
how-mistake-3 = 線につながらない星を散らす。青い線で隣り合う星は、毎晩星座として名声になり、最大の星座ならさらに{ $scoring-best }入ります。

ref-turn-1 = 1日3回：計画を秘密に選び、同時に見せます。同じ計画の人1人につき[power]1を払います。
ref-turn-2 = 月の持ち主から時計回りに手番。パスは[prestige]1を失います。
ref-turn-3 = 夜：灯りを超える星が消え、輝く星が名声になります。
ref-turn-4 = 夜明け：トーチは{ $torch_loss-other }段、首位は{ $torch_loss-leader }段下がり、太陽が次へ移ります。
ref-cost-1 = 鍛冶：星1・2・3個を[power]{ $forge_cost-total-1 }・{ $forge_cost-total-2 }・{ $forge_cost-total-3 }で。
ref-cost-2 = 伝令：無料。その域の自分の星のないスペース÷{ $messenger-divisor }の[power]を得ます。
ref-cost-3 = トーチ：1〜5段を[power]{ $torch_cost-total-1 }・{ $torch_cost-total-2 }・{ $torch_cost-total-3 }・{ $torch_cost-total-4 }・{ $torch_cost-total-5 }で。
ref-cost-4 = ゼピュロス：[power]{ $zephyrus-cost }、[prestige]+{ $zephyrus-prestige }。自分の星1つとほかの人の星1つを交換します。
ref-cost-5 = テュケ：払えないとき[prestige]1で[power]{ $tyche-other }。首位の人は{ $tyche-leader }。
ref-score-1 = 輝く星のある天空域ごと：[prestige]{ $scoring-region }。
ref-score-2 = 軌道（灰・橙・赤・紫）の最多：{ $orbits-grey-1 }・{ $orbits-orange-1 }・{ $orbits-red-1 }・{ $orbits-purple-1 }（右の数以上の星が必要）。2番目：{ $orbits-grey-2 }・{ $orbits-orange-2 }・{ $orbits-red-2 }・{ $orbits-purple-2 }。
ref-score-3 = 星座の星1つにつき{ $scoring-constellation }。ただ1つの最大の星座はさらに{ $scoring-best }。
ref-score-4 = 終了時、[power]{ $end-power }につき[prestige]1。
ref-symbol-power = すべての費用を払います。
ref-symbol-prestige = 得点です。
ref-symbol-lit = 夜に輝く自分の星の数です。
ref-symbol-stock = 鍛冶場でまだ買える星です。
ref-symbol-star = 星です。割り当てボードで待つか、天空にあります。
ref-symbol-suntok = その日のスタートプレイヤーです。
ref-symbol-moontok = そのフェイズの最初の手番です。

symbol-darkstar = 今夜は消えている星
symbol-lockstar = 交換できない星
symbol-lock = 交換できません
symbol-regions = 天空域
symbol-figures = 星座
symbol-crown = 最大の星座
symbol-hourglass = 選んでいるところ
symbol-seal = 秘密に選びました
