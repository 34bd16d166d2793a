# エクリプスの日本語
title = エクリプス
about = 種族を率いて銀河へ。探査し、研究し、艦隊を造り、交換し、戦い、そのすべての代価を払う9ラウンド。
duration = 2〜3時間

## オプション：名称と、それぞれの値の説明

option-species = 種族
option-species-all = 席で選ぶ（異星種族あり）
option-species-terrans = 席で選ぶ（テランのみ：全員同じ条件）
option-species-drawn = ランダムに決める（異星種族あり）
option-planta = プランタの2回目の探査
option-planta-again = ヘクスを捨てた後でもできる
option-planta-ends = ヘクスを捨てるとアクションは終わり
option-colonists = 維持フェイズの植民
option-colonists-anywhere = 敵の船がいても植民できる
option-colonists-unopposed = 敵の船がいないヘクスだけ
option-passage = 外交相手のヘクスの通過
option-passage-breaks = 通過するだけで関係が破れる
option-passage-stays = そこで移動を終えたときだけ破れる
option-reputation = 名声タイルを引く順番
option-reputation-controller = ヘクスの支配者から
option-reputation-arrival = 船が来た順
option-wording = 解釈の分かれる文
option-wording-ruled = 裁定のとおり
option-wording-printed = 本文のとおり（ディスク・発見したパーツ・爆弾・ミサイル・外交）
option-homes = 母星の場所
option-homes-given = 人数と席で決まる
option-homes-chosen = 6か所から選ぶ

## 種類、船、マス、方角

kind-money = 資金
kind-science = 科学
kind-material = 資材
ship-interceptor = 迎撃機
ship-cruiser = 巡洋艦
ship-dreadnought = 戦艦
ship-starbase = 宇宙基地
ship-ancient = 古代船
ship-defence = 防衛システム
ships-interceptor = 迎撃機{ $count }機
ships-cruiser = 巡洋艦{ $count }隻
ships-dreadnought = 戦艦{ $count }隻
ships-starbase = 宇宙基地{ $count }基
ships-ancient = 古代船{ $count }隻
ships-defence = 防衛システム{ $count }基
item-interceptor = 迎撃機
item-cruiser = 巡洋艦
item-dreadnought = 戦艦
item-starbase = 宇宙基地
item-orbital = 軌道衛星
item-monolith = モノリス
hint-starbase = 強力だが動かない船。
hint-orbital = 資金か科学のマス1つ。
hint-monolith = 終了時にヘクスを支配する人に{ $points-monolith }点。
square-m = 資金マス
square-m-advanced = 高度資金マス
square-s = 科学マス
square-s-advanced = 高度科学マス
square-t = 資材マス
square-t-advanced = 高度資材マス
square-g = 灰色マス
square-o = 軌道衛星
settled = { $square }（植民済み）
orbital-settled = 軌道衛星（植民済み）
edge-n = 北
edge-ne = 北東
edge-se = 南東
edge-s = 南
edge-sw = 南西
edge-nw = 北西
track-military = 軍事
track-grid = グリッド
track-nano = ナノ
colour-yellow = 黄
colour-orange = 橙
colour-red = 赤
empty-slot = 空き
strangers = 古代船

## 記号

symbol-money = 資金
symbol-science = 科学
symbol-material = 資材
symbol-vp = 点
symbol-disc = ディスク
symbol-colony = 植民船
symbol-sector = ヘクス
symbol-rep = 名声タイル
symbol-envoy = 大使
symbol-balance = 収支
symbol-danger = 警告
symbol-ancient = 古代船
symbol-gcds = 防衛システム
symbol-artifact = アーティファクト
symbol-interceptor = 迎撃機
symbol-cruiser = 巡洋艦
symbol-dreadnought = 戦艦
symbol-starbase = 宇宙基地
symbol-initiative = イニシアチブ
symbol-energy = エネルギー
symbol-aim = コンピュータ
symbol-guard = シールド
symbol-armour = 船殻
symbol-speed = 移動力
symbol-salvo = ミサイル
symbol-damage = 損傷
symbol-die-yellow = 黄ダイス
symbol-die-orange = 橙ダイス
symbol-die-red = 赤ダイス
symbol-explore = 探査
symbol-influence = 影響
symbol-research = 研究
symbol-upgrade = 改良
symbol-build = 建造
symbol-move = 移動
symbol-traitor = 反逆者

## 場

galaxy = 銀河
map-legend = マスは m 資金、s 科学、t 資材、g 灰色です。大文字は植民済み、* は高度、? は発見タイル、! は戦闘で、∘ はワームホール、線はつながっているヘクスです
hex-told = { $number } { $hex }、{ $points }点
space-home = { $way }の場所
space-beside = { $hex }の{ $way }の空き（山{ $stack }）
battle-to-come = ここで戦闘が起こります。
disc-of = { $seat }のディスク
discovery = 発見タイル
ships-of = { $seat }：{ $ships }
tracks = トラック
influence-track = 影響：トラックに{ $discs }枚
reputation-track = 名声と大使
reputation-hidden = 裏向きの名声タイル
reputation-tile = 名声タイル{ $value }
drawn-reputation = 引いた名声タイル
your-reputation = あなたの名声タイル
ambassador-of = { $seat }の大使
finds = 点として残した発見タイル{ $count }枚
kept = ボードの横
technologies = 技術
tech-told = { $technology }、科学{ $price }、{ $count }枚
effect-part = 船パーツ{ $part }が使える：{ $values }
your-empire = 文明
your-ships = 設計図
parts = 置けるパーツ
items = 建造できるもの
aliens = 異星種族
terrans = テラン
drawn-hex = めくったヘクス
found = 発見
battle-at = { $hex }の戦闘
battle-missiles = ミサイル
battle-round = 第{ $round }交戦
battle-odds = { $seat }の勝率はおよそ{ $percent }％
battle-odds-you = あなたの勝率はおよそ{ $percent }％
battle-order = イニシアチブの順
acts-at = { $seat }：{ $ship }、イニシアチブ{ $initiative }
defender = 防御側
attacker = 攻撃側
fighter = { $ship }、船殻{ $hull }、損傷{ $damage }、イニシアチブ{ $initiative }
fighter-leaving = { $fighter }（退却中）
leaving = 退却中
dice = ダイス
die = { $colour }ダイス、{ $face }
starts = スタートプレイヤー
starts-next = 次のスタートプレイヤー
is-traitor = 反逆者
has-passed = パス済み
has-collapsed = 崩壊
will-be-short = 維持費不足
money = 資金
science = 科学
material = 資材
discs-left = トラックのディスク
balance = 維持後の資金
colony-ships = 使える植民船
hexes-held = 支配ヘクス
tiles-held = 名声タイル
points-so-far = 今の得点（裏向きのタイルを除く）
ambassadors-held = 大使

## アクションの内容

hint-explore = 自分のヘクスの隣に新しいヘクスをめくって置き、すぐディスクを置けます。
hint-influence = トラックとマップの間でディスクを動かし、使った植民船を戻します。
hint-research = 科学を払って技術を得ます。同じトラックの次の技術が安くなります。
hint-upgrade = 設計図によりよいパーツを置きます。その型の船すべてにすぐ効きます。
hint-build = 資材を払って、支配ヘクスに船、軌道衛星、モノリスを造ります。
hint-move = ワームホールを通って船を動かします。戦闘は後の戦闘フェイズです。

## 局面

where-choosing = ボードの選択
where-round = 第{ $round }ラウンド（全{ $rounds }）
where-stacks = 残りヘクス Ⅰ{ $first } Ⅱ{ $second } Ⅲ{ $third }
step-action = アクション
step-combat = 戦闘
step-upkeep = 維持
step-cleanup = 片付け

## 補足：選ぶと何が起こるか

note-upkeep = 維持費{ $upkeep }・収支{ $balance }
note-produces = 産出{ $count }
note-graveyard = 墓地に{ $count }個
note-track = { $count }/7
note-cheaper = 次は−{ $cheaper }
note-energy = [energy]{ $energy }
note-printed = 印刷コスト{ $cost }、最低{ $least }。
note-left = 残り{ $count }
note-change = 維持費{ $before }→{ $after }・収支{ $balance }
note-change-short = [danger]維持費{ $before }→{ $after }・収支{ $balance }：支払えません
note-stack = 山{ $stack }：残り{ $count }枚
note-opens = { $hexes }と通じる
note-opens-nowhere = ほかにはまだ通じない
note-opens-ways = ワームホール：{ $ways }
note-ancients = 古代船{ $count }隻がいる
note-odds = 対{ $seat }：およそ{ $percent }％
note-breaks = { $seat }との関係を破り、反逆者になる
note-production = 産出{ $before }→{ $after }
note-balance = 収支{ $balance }
note-short = 不足{ $count }
note-price = { $price }
note-trades = { $price }（一部は交換で）
note-others = 他の人の価格：{ $prices }
note-points = { $points }[vp]

## 選択肢

action-act = { $action }
action-explore = 探査
action-influence = 影響
action-research = 研究
action-upgrade = 改良
action-build = 建造
action-move = 移動
action-pass = パス
pass-again-all = 第{ $round }ラウンドはもう何もしない
action-pass-again = 何もしない
explore-space = { $space }を探査する
pick-hex = { $hex }にする
rotate-hex = { $hex }を{ $degrees }°回して置く
action-discard = ヘクスを捨てる
action-yes = はい
action-no = いいえ
action-lift = { $place }からディスクを取る
action-tech = { $technology }を研究する
take-tech = { $technology }を得る
action-design = { $ship }にパーツを置く
action-part = { $part }
action-slot = { $ship }のマス{ $slot }に{ $part }
slot-over = { $ship }の{ $old }の上に{ $part }
action-uncover = { $ship }から{ $part }を外す
action-store = 取っておく
action-step = { $source }の{ $ship }を{ $hex }へ
action-done = 終わり
action-colony = { $hex }の{ $square }に植民する
colony-from = { $hex }の{ $square }に{ $kind }から植民する
action-offer = { $seat }に外交を申し込む
action-pay = { $given }を{ $gained }に交換する
action-track = { $kind }
action-type = { $ship }から
action-attack = 攻撃する
attack-with = { $dice }で攻撃する
action-retreat = { $hex }へ退却する
action-hit = { $ship }に当てる
hit-hurt = 損傷{ $damage }の{ $ship }に当てる
action-bomb = { $square }のキューブを除く
action-keep = { $value }のタイルを残す
keep-none = すべて戻す
action-drop = 手持ちの{ $value }を手放す
drop-none = 手持ちを残す
action-abandon = { $hex }を手放す
action-species = { $side }
action-home = 母星を{ $edge }に置く
choose-ship = { $hex }の{ $ship }を動かす
build-item = { $hex }に{ $item }を建造する

why-explore = 行ける場所がありません
why-influence = 動かすものがありません
why-research = 払えるものがありません
why-upgrade = 変えられるものがありません
why-build = 払えるものがありません
why-move = 動ける船がありません
why-no-disc = ディスクがありません
why-reaction = リアクションでは不可
lay-claimed = ディスクを置いて配置する
lay-bare = ディスクなしで配置する
give-up = { $hex }を手放す：ディスクはトラックに戻ります
influence-one = 影響でできるのは{ $hex }を手放すことだけです（ディスクはトラックに戻ります）
influence-gives-up = 影響でできるのはヘクスを手放すことだけです：ディスクを置けるヘクスがありません
note-finds = 発見タイルをめくります
note-given-up = 失うもの：{ $points } [vp]、キューブ{ $cubes }個が戻る

the-track = トラック
discs = トラックのディスク
move-disc = ディスクを動かす：{ $source }→{ $target }

## 質問

ask-turn = あなたの手番です。アクション（{ $change }）かパスを選んでください
ask-turn-passed = パス済みです。リアクション（{ $change }）するか、何もしないか
ask-endturn = 植民船を使い、手番を終えてください
ask-explore = 探査：場所を選んでください
ask-secondtile = { $hex }が出ました。もう1枚見ますか
ask-picktile = どちらのヘクスにしますか
ask-placetile = { $hex }を好きな向きで置くか、捨ててください
ask-claim = { $hex }にディスクを置きますか
ask-discovery = 発見：{ $discovery }
ask-freetechnology = 技術を1つ無料で得てください
ask-fitpart = { $part }：置くマスを選ぶか、取っておいてください
ask-influence = { $left ->
    [1] 影響：あと1枚。ディスクを置くヘクスか、ディスクを外す自分のヘクスを選んでください
   *[other] 影響：ディスクを置くヘクスか、ディスクを外す自分のヘクスを選んでください
}
ask-influence-lifted = { $place }のディスクをどこへ置きますか
ask-research = 研究：技術を選んでください
ask-artifact = { $left ->
    [1] アーティファクトの鍵：資源を選んでください
   *[other] アーティファクトの鍵：資源を選んでください（{ $left }回）
}
ask-pay = { $kind }が足りません。交換してください
ask-upgrade = { $left ->
    [0] 改良：パーツを外すか、終えてください
    [1] 改良：あと1枚、パーツとマスを選んでください
   *[other] 改良：{ $left }枚まで、パーツとマスを選んでください
}
ask-build = { $left ->
    [1] 建造：あと1つ、何をどこに造りますか
   *[other] 建造：{ $left }つまで、何をどこに造りますか
}
ask-move = { $left ->
    [1] 移動：あと1隻、どの船をどこへ動かしますか
   *[other] 移動：{ $left }隻まで、どの船をどこへ動かしますか
}
ask-fly = { $left ->
    [1] あと1ヘクス進むか、止まってください
   *[other] あと{ $left }ヘクスまで進むか、止まってください
}
ask-returncubes = キューブをどのトラックに戻しますか
ask-bury = キューブはどの墓地へ行きますか
ask-givecube = 大使に載せるキューブをどのトラックから取りますか
ask-answer = { $seat }が外交を申し込んでいます
ask-droptile = 大使の場所を空けます。どの名声タイルを戻しますか
claim-yes = ディスクを置く
claim-no = 置かない
discovery-yes = 使う
discovery-no = { $points-discovery }[vp]として残す
secondtile-yes = もう1枚めくる
secondtile-no = { $hex }のまま進める
answer-yes = 応じる
answer-no = 断る
done-endturn = 手番を終える
done-fly = ここで止まる
done-influence = もう動かさない
done-explore = もう探査しない
ask-choosespecies = 種族を選んでください
ask-choosehome = 母星を置く場所を選んでください
ask-neutronbombs = { $hex }：{ $seat }の人口に中性子爆弾を使いますか？
neutronbombs-yes = 使って、すべてのキューブを除く
neutronbombs-no = 代わりに砲で攻撃する
ask-sendhome = { $hex }：{ $seat }のディスクを持ち主に返しますか？
sendhome-yes = 返す
sendhome-no = 残しておく
ask-group = イニシアチブが同じです。どの船から行動しますか
ask-command = あなたの{ $ship }：攻撃しますか、退却しますか
ask-assign = あなたの{ $ship }の{ $die }が命中：{ $damage }ダメージをどの船に与えますか
ask-flee = 戦闘は終わりです。{ $ship }の行き先を選んでください
ask-bomb = { $damage ->
    [1] { $hex }を爆撃：除く{ $seat }のキューブを選んでください
   *[other] { $hex }を爆撃：除く{ $seat }のキューブを選んでください（あと{ $damage }個）
}
ask-keeptile = 残す名声タイルを選んでください
ask-keeptile-full = 場所がありません。取り替えるか、すべて戻してください
ask-settle = 残った植民船を使えます
ask-books = [money]{ $short }不足です。ヘクスを手放すか、交換してください
done-settle = もう使わない
drop-keep = { $old }を手放し、{ $new }を残す
note-kills = 破壊する
note-hurts = 損傷{ $damage }/{ $hull }
note-hits = { $faces }で命中
note-retreat = 次の交戦で離脱し、それまで撃ちません
ending-goods = 同点。備蓄の多い{ $names }の勝ち
known = 取得済み

## 記録

event-starter = { $seat }から始めます。
event-chooses = { $seat }は{ $side }を率います。
event-settles-at = { $seat }の母星は{ $edge }です。
event-round = 第{ $round }ラウンド
event-acts = { $seat }：{ $action }。
event-reacts = { $seat }のリアクション：{ $action }。
event-passes = { $seat }はパスしました。
event-passes-again = { $seat }はもう何もしません。
event-reshuffles = 山{ $stack }の捨て札を混ぜました。
event-turns-up = { $seat }は{ $hex }をめくりました。
event-discards = { $seat }は{ $hex }を捨てました。
event-lays = { $seat }は{ $hex }を置きました。
event-claims = { $seat }は{ $hex }にディスクを置きました。
event-discovers = { $seat }は{ $hex }で発見：{ $discovery }。
event-keeps-discovery = { $seat }は発見タイルを2[vp]として残しました。
event-gains = { $seat }は{ $kind }{ $count }を得ました。
event-finds-cruiser = { $hex }で巡洋艦が{ $seat }に加わりました。
event-stores-part = { $seat }は{ $part }を取っておきました。
event-researches = { $seat }は[science]{ $price }で{ $technology }を研究しました。
event-takes-technology = { $seat }は{ $technology }を得ました。
event-trades = { $seat }は{ $given }{ $count }を{ $wanted }1に交換しました。
event-moves-disc = { $seat }はディスクを動かした：{ $source }→{ $target }。
event-cube-returns = { $seat }のキューブが{ $kind }に戻りました。
event-fits-part = { $seat }は{ $ship }に{ $part }を置きました。
event-uncovers = { $seat }は{ $ship }のパーツを外しました。
event-part-lost = { $part }はゲームから除かれました。
event-builds = { $seat }は{ $hex }に{ $item }を建造しました。
event-moves = { $seat }：{ $ship }を{ $source }から{ $target }へ。
event-colonises = { $seat }は{ $hex }の{ $settling }に植民しました。
event-flips = { $seat }の植民船{ $count }隻が戻りました。
event-offers = { $seat }は{ $other }に外交を申し込みました。
event-refuses = { $seat }は{ $other }の申し込みを断りました。
event-allies = { $seat }と{ $other }は大使を交換しました。
event-betrays = { $seat }は{ $other }を裏切り、反逆者となりました。
event-drops-tile = { $seat }は名声タイル{ $value }を戻しました。
event-drops-tile-unseen = { $seat }は名声タイルを1枚戻しました。
event-combat = 戦闘
event-battle = { $hex }の戦闘：{ $attacker }が{ $defender }を攻撃。
event-rolls = { $party }の{ $ship }：[die-{ $colour }]{ $face }。
event-hits = { $party }の{ $ship }に損傷{ $damage }。
event-destroyed = { $party }の{ $ship }が破壊されました。
event-prevails = { $hex }の戦闘は{ $party }の勝利です。
event-declares = { $seat }の{ $ship }は{ $hex }への退却を宣言しました。
event-retreats = { $seat }の{ $ship }は{ $hex }へ退却しました。
event-stalemate = { $hex }では誰も撃てません。攻撃側は去ります。
event-bombards = { $seat }は{ $hex }を爆撃：{ $damage }。
event-wipes-out = { $seat }は{ $hex }の人口をすべて除きました。
event-bombs = { $seat }は{ $hex }のキューブを除いた：{ $square }。
event-buried = { $seat }のキューブが{ $kind }の墓地へ。
event-draws = { $seat }は名声タイルを{ $count }枚引いた：{ $tiles }。
event-draws-unseen = { $seat }は名声タイルを{ $count }枚引きました。
event-keeps-fame = { $seat }は名声タイル{ $value }を残しました。
event-keeps-fame-unseen = { $seat }は名声タイルを1枚残しました。
event-swaps-tile = { $swapped ->
    [0] { $seat }は新しいタイルを残しませんでした。
   *[other] { $seat }は名声タイル{ $given }を{ $kept }と取り替えました。
}
event-swaps-tile-unseen = { $seat }の名声タイルの枚数は変わりません。
event-shows-tile = { $seat }の名声タイルは{ $value }。
event-loses-hex = { $seat }は{ $hex }を失いました。
event-income = { $seat }の維持と産出：[money]{ $money }、[science]{ $science }、[material]{ $material }。
event-bankrupt = { $seat }は払えない：[money]{ $short }不足。
event-abandons = { $seat }は{ $hex }を手放しました。
event-collapses = { $seat }の文明は崩壊しました。
event-cleanup = 片付け
event-ends = ゲーム終了

## 得点表

score-ec-23-1 = { $reason ->
    [reputation] 名声タイル（{ $count }枚）
    [ambassadors] 大使（{ $count }人）
    [hexes] 支配ヘクス（{ $count }）
    [monoliths] モノリス（{ $count }）
    [discoveries] 残した発見タイル（{ $count }枚）
    [military] 軍事技術（{ $count }）
    [grid] グリッド技術（{ $count }）
   *[nano] ナノ技術（{ $count }）
}
score-ec-23-2 = 種族の得点（{ $count }）
score-ec-14-9 = 反逆者
hint-ec-23-1 = 終了時のヘクス、名声、発見、技術の得点
hint-ec-23-2 = 種族の得点
hint-ec-14-9 = 反逆者にならない
row-0 = 名声タイル
row-1 = 大使
row-2 = 支配ヘクス
row-3 = モノリス
row-4 = 残した発見タイル
row-5 = 技術

## 技術

tech-neutron-bombs = 中性子爆弾
tech-starbase = 宇宙基地
tech-plasma-cannon = プラズマ砲
tech-phase-shield = 位相シールド
tech-advanced-mining = 先進採掘
tech-tachyon-source = タキオン炉
tech-plasma-missile = プラズマミサイル
tech-gluon-computer = グルーオンコンピュータ
tech-gauss-shield = ガウスシールド
tech-improved-hull = 強化船殻
tech-fusion-source = 核融合炉
tech-positron-computer = 陽電子コンピュータ
tech-advanced-economy = 先進経済
tech-tachyon-drive = タキオンドライブ
tech-antimatter-cannon = 反物質砲
tech-quantum-grid = 量子グリッド
tech-nanorobots = ナノロボット
tech-fusion-drive = 核融合ドライブ
tech-advanced-robotics = 先進ロボット
tech-orbital = 軌道衛星
tech-advanced-labs = 先進研究所
tech-monolith = モノリス
tech-artifact-key = アーティファクトの鍵
tech-wormhole-generator = ワームホール生成

## 技術の効果

effect-neutron-bombs = 戦闘後、ヘクスの敵の人口を振らずにすべて除きます。
effect-starbase = 宇宙基地を建造できます。
effect-advanced-mining = 高度資材マスに植民できます。
effect-advanced-economy = 高度資金マスに植民できます。
effect-quantum-grid = すぐにディスク{ $tech_track-quantum }枚を影響トラックに加えます。
effect-nanorobots = 建造アクションごとにもう1つ建造できます。
effect-advanced-robotics = すぐにディスク{ $tech_track-robotics }枚を影響トラックに加えます。
effect-orbital = 軌道衛星（資金か科学のマス1つ）を建造できます。
effect-advanced-labs = 高度科学マスに植民できます。
effect-monolith = モノリス（{ $points-monolith }点）を建造できます。
effect-artifact-key = すぐに、支配するアーティファクトごとに同じ種類の資源{ $tech_track-artifact }を得ます。
effect-wormhole-generator = ワームホールが片側だけでも通れます。

## 船パーツ

part-ion-cannon = イオン砲
part-plasma-cannon = プラズマ砲
part-antimatter-cannon = 反物質砲
part-plasma-missile = プラズマミサイル
part-hull = 船殻
part-improved-hull = 強化船殻
part-nuclear-drive = 核ドライブ
part-fusion-drive = 核融合ドライブ
part-tachyon-drive = タキオンドライブ
part-electron-computer = 電子コンピュータ
part-positron-computer = 陽電子コンピュータ
part-gluon-computer = グルーオンコンピュータ
part-nuclear-source = 核分裂炉
part-fusion-source = 核融合炉
part-tachyon-source = タキオン炉
part-gauss-shield = ガウスシールド
part-phase-shield = 位相シールド
part-axion-computer = アクシオンコンピュータ
part-hypergrid-source = ハイパーグリッド炉
part-shard-hull = シャード船殻
part-ion-turret = イオン砲塔
part-conformal-drive = 共形ドライブ
part-flux-shield = 流束シールド

## ボードと種族

board-directorate = テラン評議会
board-federation = テラン連邦
board-union = テラン同盟
board-republic = テラン共和国
board-conglomerate = テラン複合体
board-alliance = テラン連合
board-eridani = エリダニ帝国
board-hydran = ハイドラン
board-planta = プランタ
board-draco = ドラコの末裔
board-mechanema = メカネマ
board-orion = オリオン
people-terran = 交換{ $peoples-terran-trade }対1、移動{ $peoples-terran-move }回、大使の場所がもう1つ。
people-eridani = 資金{ $peoples-eridani-storage-1 }、多くの技術、名声タイル{ $peoples-eridani-reputation }枚。ただしディスクは{ $peoples-eridani-discs }枚。
people-hydran = 1回の研究で技術2つ。最初から高度科学に植民済み。
people-planta = 探査{ $peoples-planta-explore }回、植民船{ $peoples-planta-colony_ships }、ヘクスごとに{ $points-planta_hex }点。船は弱く、人口は無防備。
people-draco = 古代船と共存、ヘクスを2枚から選びます。残った古代船ごとに{ $points-draco_ancient }点。
people-mechanema = 建造{ $peoples-mechanema-build }、改良{ $peoples-mechanema-upgrade }、しかも安く済みます。
people-orion = 好戦的。シールド、高いイニシアチブ、最初から巡洋艦。交換は{ $peoples-orion-trade }対1。
short-eridani = 裕福で博識。ディスクは少ない
short-hydran = 1回の研究で技術2つ
short-planta = 探査2回、ヘクスごとに1点
short-draco = 古代船と共存する
short-mechanema = 建造と改良が多く、安い
short-orion = 好戦的。シールドとイニシアチブ

## ヘクス

hex-001 = 銀河中心
hex-101 = カストル
hex-102 = ポルックス
hex-103 = しし座ベータ
hex-104 = アークトゥルス
hex-105 = ヘルクレス座ゼータ
hex-106 = カペラ
hex-107 = アルデバラン
hex-108 = カシオペヤ座ミュー
hex-201 = アルファ・ケンタウリ
hex-202 = フォーマルハウト
hex-203 = りゅう座カイ
hex-204 = ベガ
hex-205 = ヘルクレス座ミュー
hex-206 = インディアン座イプシロン
hex-207 = レチクル座ゼータ
hex-208 = ペルセウス座イオタ
hex-209 = エリダヌス座デルタ
hex-210 = やぎ座プサイ
hex-211 = わし座ベータ
hex-221 = プロキオン
hex-222 = エリダヌス座イプシロン
hex-223 = アルタイル
hex-224 = みずへび座ベータ
hex-225 = カシオペヤ座イータ
hex-226 = はくちょう座61
hex-227 = シリウス
hex-228 = りゅう座シグマ
hex-229 = くじら座タウ
hex-230 = ぎょしゃ座ラムダ
hex-231 = くじゃく座デルタ
hex-232 = リゲル
hex-301 = りゅう座ゼータ
hex-302 = へび座ガンマ
hex-303 = ケフェウス座イータ
hex-304 = ペガスス座シータ
hex-305 = へび座ラムダ
hex-306 = ベータ・ケンタウリ
hex-307 = いて座シグマ
hex-308 = さそり座カッパ
hex-309 = うお座ファイ
hex-310 = ほうおう座ニュー
hex-311 = カノープス
hex-312 = アンタレス
hex-313 = こぐま座アルファ
hex-314 = スピカ
hex-315 = ぎょしゃ座イプシロン
hex-316 = りゅうこつ座イオタ
hex-317 = みなみじゅうじ座ベータ
hex-318 = ほ座ガンマ

## 発見タイル

discovery-money = [money]{ $discoveries-goods-1 }
discovery-science = [science]{ $discoveries-goods-2 }
discovery-material = [material]{ $discoveries-goods-3 }
discovery-technology = 古代の技術
discovery-cruiser = 古代の巡洋艦

## 自分たちの言葉によるルール

chapter-ec-0 = ゲームの概要
clause-ec-0-1 = 2〜6人がそれぞれ種族を率いて{ $frame-rounds }ラウンドを戦い、勝利点のいちばん多い人が勝ちます。
clause-ec-0-2 = 種族は7つ。色違い6枚のテラン（地球人）ボードと、その裏面の異星種族6つです。ボードは片面しか使えないので、片面を選ぶともう片面は使えなくなります。
clause-ec-0-3 = 外交は4人以上で始めたゲームだけにあり、そのゲームの終わりまで続きます。
clause-ec-0-4 = 船、キューブ、ディスク、大使、技術、発見タイル、名声タイル、ヘクスは箱にある数だけです。普通の船パーツ、損傷マーカー、軌道衛星、モノリスは尽きません。

chapter-ec-1 = マップ
clause-ec-1-1 = 銀河は銀河中心を囲む六角形のマップで、リングは内側から数えます。
clause-ec-1-2 = 第1リングは山Ⅰ、第2リングは山Ⅱ、その外側はすべて山Ⅲから引きます。マップに端はありません。
clause-ec-1-3 = ヘクスは6通りに回せて、ワームホールも一緒に回ります。ワームホールが同じになる向きは同じものとみなします。
clause-ec-1-4 = 隣り合うヘクスは、共通の辺の両側にワームホールがあれば完全接続、片側だけなら半接続です。
clause-ec-1-5 = 完全接続なら通じています。ワームホール生成を持つ人には半接続も通じます。探査、影響、移動、退却には通じていることが必要です。
clause-ec-1-6 = ヘクスのない場所には船もディスクも置けません。

chapter-ec-2 = 準備
clause-ec-2-1 = 技術タイル{ $tech-tiles }枚と名声タイル{ $reputation-tiles }枚を別々の袋に入れます。
clause-ec-2-2 = 最初に並ぶ技術は、2・3・4・5・6人で{ $setup-technologies-1 }・{ $setup-technologies-2 }・{ $setup-technologies-3 }・{ $setup-technologies-4 }・{ $setup-technologies-5 }枚です。同じ技術が重なることもあります。
clause-ec-2-3 = 発見タイル{ $discovery-tiles }枚を裏向きに混ぜ、1枚を銀河中心の防衛システムの下に置きます。
clause-ec-2-4 = 山ⅠとⅡはすべて使います。山Ⅲは2〜6人で{ $setup-outer-1 }・{ $setup-outer-2 }・{ $setup-outer-3 }・{ $setup-outer-4 }・{ $setup-outer-5 }枚だけをランダムに選び、残りは見ずに箱へ戻します。
clause-ec-2-5 = スタートプレイヤーはランダムに決めます。席は時計回りです。
clause-ec-2-6 = ボードの選択は、テランのみならスタートプレイヤーから時計回り。異星種族ありならスタートプレイヤーの右隣から反時計回りで、スタートプレイヤーが最後です。
clause-ec-2-7 = 母星ヘクスは中心からまっすぐ2つ目に置きます。6か所のどこを使うかは人数によります。使わない場所は普通の第2リングです。
clause-ec-2-8 = 母星ヘクスは、ワームホールが第1リング1か所、第2リング1か所、第3リング2か所へ向くように置きます。
clause-ec-2-9 = 各自の持ち駒は、迎撃機{ $pieces-ships-1 }、巡洋艦{ $pieces-ships-2 }、戦艦{ $pieces-ships-3 }、宇宙基地{ $pieces-ships-4 }、大使{ $pieces-ambassadors }、キューブ{ $cubes-all }、ディスク、そして表向きの植民船です。植民船の数は{ $by-colony_ships }です。
clause-ec-2-10 = 影響トラックに置くディスクは{ $by-discs }枚です。さらに{ $pieces-reserve }枚を先進ロボットと量子グリッドのために取っておきます。
clause-ec-2-11 = { $pieces-track }マスの各人口トラックにキューブ{ $pieces-cubes }個を置きます。このときの産出は{ $start-production }です。
clause-ec-2-12 = 最初の備蓄は種族の表のとおりです。テランは資金{ $peoples-terran-storage-1 }、科学{ $peoples-terran-storage-2 }、資材{ $peoples-terran-storage-3 }です。
clause-ec-2-13 = 母星にはディスク1枚、船1隻、普通のマスすべてにキューブを置きます。ハイドランは高度科学マスにも置きます。船は{ $by-ship }です。
clause-ec-2-14 = 印刷された初期技術もそのトラックの技術に数えます。96枚のタイルには含まれません。
clause-ec-2-15 = 最初に引く名声タイルは{ $by-reputation }枚です。見て、すべて持ちます。
clause-ec-2-16 = 4人以上なら反逆者カードを用意します。第1ラウンドを始めます。

chapter-ec-3 = トラックと備蓄
clause-ec-3-1 = 人口トラックは見えている数だけ産出します。出払ったキューブが多いほど増えます。
clause-ec-3-2 = 人口トラックに入るキューブは{ $pieces-track }個までです。満杯のトラックへ戻るキューブは、持ち主が選ぶ別のトラックへ行きます。
clause-ec-3-3 = 維持費は影響トラックに見えている数です。出払ったディスクが多いほど高くなります。
clause-ec-3-4 = 備蓄に上限はなく、0より減ることもありません。
clause-ec-3-5 = 産出と維持費は、必要になったときにトラックから読み取ります。
clause-ec-3-6 = 自分のディスクはどれも同じ、キューブもどれも同じです。

chapter-ec-4 = ラウンド、手番、リアクション
clause-ec-4-1 = ラウンドはアクション、戦闘、維持、片付けの4フェイズです。最後のラウンドに片付けはありません。
clause-ec-4-2 = アクションフェイズでは、スタートプレイヤーから時計回りに1手番ずつ、全員がパスするまで行います。
clause-ec-4-3 = パスしていない人は、6つのアクションからちょうど1つを行うか、パスします。
clause-ec-4-4 = アクションには影響トラックのディスク1枚が必要です。なければパスしかできません。
clause-ec-4-5 = いま何かができるアクションだけを選べます。
clause-ec-4-6 = できることを全部しなくてもかまいませんが、最低1つは行います。
clause-ec-4-7 = 最初にパスした人が次のラウンドのスタートプレイヤーです。その人が崩壊していたら、時計回りで次の人です。
clause-ec-4-8 = パスした人は、その後の手番ごとにリアクションを1つ行うか、何もしません。
clause-ec-4-9 = リアクションにもディスク1枚が必要で、効果は小さくなります。パーツ1枚、船か建造物1つ、または移動1回。何があっても増えません。
clause-ec-4-10 = 最後の人がパスした時点でアクションフェイズは終わり、その後のリアクションはありません。
clause-ec-4-11 = 崩壊した人の手番は飛ばします。
clause-ec-4-12 = 自分の手番には、パスするときも、植民船、交換、外交の申し込みができます。

chapter-ec-5 = 植民船
clause-ec-5-1 = 自分の手番と維持フェイズの始めに、表向きの植民船を裏返して、支配ヘクスの空いたマスにキューブを1個置けます。
clause-ec-5-2 = キューブはマスと同じ色のトラックから取ります。そのトラックが空なら置けません。
clause-ec-5-3 = 灰色のマスにはどのトラックからでも置けます。
clause-ec-5-4 = 高度マスには、資金なら先進経済、科学なら先進研究所、資材なら先進採掘が必要です。
clause-ec-5-5 = 軌道衛星はマス1つ分です。資金か科学のトラックから置きます。
clause-ec-5-6 = 灰色のマスを離れるキューブはどのトラックへも、軌道衛星を離れるキューブは資金か科学へ戻せます。どこから来たかは問いません。
clause-ec-5-7 = 支配ヘクスに敵の船がいても植民できます。
clause-ec-5-8 = 使った植民船は影響アクションか片付けで表に戻ります。
clause-ec-5-9 = キューブはマスからマスへは動かず、ディスクが離れるときだけ戻ります。

chapter-ec-6 = 交換
clause-ec-6-1 = 同じ種類の資源を別の種類1つに替えられます。1つを得るために渡す数は{ $by-trade }です。
clause-ec-6-2 = キューブやディスクは交換できず、他の人との交換もできません。
clause-ec-6-3 = 交換は支払いが足りないときに尋ねます。それより前に交換しても得はありません。

chapter-ec-7 = 探査
clause-ec-7-1 = 探査は支配ヘクスか、足止めされていない自分の船がいるヘクスから行います。
clause-ec-7-2 = 探査先は、そのヘクスのワームホールの先（ワームホール生成があればどの辺の先でも）の空き場所で、そのリングのヘクスが残っていなければなりません。
clause-ec-7-3 = 場所は、ヘクスを見る前に決めます。
clause-ec-7-4 = 山のいちばん上のヘクスをめくります。山が空なら、先に捨て札を混ぜて山を作ります。
clause-ec-7-5 = ドラコは同じ山からもう1枚めくり、どちらかを選べます。もう1枚は捨て札です。
clause-ec-7-6 = ヘクスは置くか捨てます。捨てるとこの探査は終わりです。
clause-ec-7-7 = 探査元になれるヘクスと通じる向きなら、どの向きにも置けます。
clause-ec-7-8 = 置ける向きは必ずあるので、無理に捨てさせられることはありません。
clause-ec-7-9 = 発見マークには発見タイルを裏向きに、古代船マークには1つごとに古代船を置きます。
clause-ec-7-10 = 古代船がいなければ、新しいヘクスにディスクを置けます。ドラコはいても置けます。
clause-ec-7-11 = 古代船がいなければ、ディスクを置いた人が発見タイルを取ります。置かなければタイルはそのままです。
clause-ec-7-12 = 同じ手番で新しいヘクスに植民できます。
clause-ec-7-13 = 1アクションの探査の回数は{ $by-explore }です。順に行い、捨てた後でもできます。
clause-ec-7-14 = 山も捨て札も尽きたリングは探査できません。

chapter-ec-8 = 発見タイル
clause-ec-8-1 = 古代船も防衛システムもいないヘクスにディスクを置いた人が、そこの発見タイルを取ります。
clause-ec-8-2 = ドラコが支配するヘクスでは、最後の古代船が倒れた戦闘フェイズの終わりにドラコが発見タイルを取ります。
clause-ec-8-3 = タイルは全員に公開します。取った人はすぐに、{ $points-discovery }点として持つか、使うかを決めます。
clause-ec-8-4 = 資源：資金{ $discoveries-goods-1 }、科学{ $discoveries-goods-2 }、または資材{ $discoveries-goods-3 }です。
clause-ec-8-5 = 古代の技術：並んでいる技術のうち、まだ持たず、置き場所もある、印刷コストの最も低いものを無料で得ます。なければ点として持ちます。
clause-ec-8-6 = 古代の巡洋艦：未建造の巡洋艦をそのヘクスに置きます。残っていなければ点として持ちます。
clause-ec-8-7 = 古代の船パーツは、設計図が成り立つならすぐに自分の設計図に置くか、ボードの横に取っておきます。
clause-ec-8-8 = 取っておいたパーツは、後の改良でパーツ1枚として置けます。
clause-ec-8-9 = 覆われたり外されたりした古代のパーツはゲームから除きます。
clause-ec-8-10 = 使ったタイルと取っておいたパーツは点になりません。

chapter-ec-9 = 影響
clause-ec-9-1 = ディスクを動かし（最大で{ $by-influence }枚）、植民船を表に戻します（最大で{ $by-flips }隻）。
clause-ec-9-2 = ディスクはトラックか支配ヘクスから取り、別のヘクスかトラックへ置きます。
clause-ec-9-3 = 置く先は、ディスクも敵の船も防衛システムもなく、自分のディスクか船のあるヘクスと通じているか、自分の船がいるヘクスです。
clause-ec-9-4 = 足止めされた船でもかまいません。
clause-ec-9-5 = 条件はディスクを取る前に確かめるので、隣のヘクスへ移すこともできます。
clause-ec-9-6 = ディスクが離れると、そこのキューブはすぐトラックへ戻ります。建造物は残ります。
clause-ec-9-7 = ディスクを置くと、そこの発見タイルを取ります。ドラコは古代船のいるヘクスにも置けますが、タイルは取れません。
clause-ec-9-8 = 取ったディスクを同じヘクスに戻すと、2回分を使います。
clause-ec-9-9 = 植民船は、手番の終わりまでの都合のよい時に表に戻します。
clause-ec-9-10 = 他の人のディスクは動かせません。

chapter-ec-10 = 研究
clause-ec-10-1 = 並んでいる技術を続けて得ます。数は最大で{ $by-research }です。
clause-ec-10-2 = 必要な科学は、同じトラックの技術が増えるほど下がりますが、小さいほうの数より下にはなりません。
clause-ec-10-3 = 足りない科学は交換で補います。科学と、ほかの資源から交換できる分で払えなければなりません。
clause-ec-10-4 = 持っている技術、同じトラックの8つ目、並んでいない技術は得られません。技術を失うことはありません。
clause-ec-10-5 = 技術は船パーツや建造物を使えるようにします。加わるディスクは、先進ロボットが{ $tech_track-robotics }枚、量子グリッドが{ $tech_track-quantum }枚です。
clause-ec-10-6 = アーティファクトの鍵：支配ヘクスのアーティファクト1つごとに、好きな種類の資源{ $tech_track-artifact }を得ます。種類は1つごとに選べます。
clause-ec-10-7 = ナノロボット：建造アクションごとにもう1つ。中性子爆弾：ダイスなしで人口を除きます。ワームホール生成：半接続も通じます。

chapter-ec-11 = 改良
clause-ec-11-1 = 自分の設計図に船パーツを置きます（最大で{ $by-upgrade }枚、リアクションは1枚）。タイルは何枚でも外せます。
clause-ec-11-2 = マスは、タイルで覆われるまで印刷されたパーツ（または空き）です。印刷されたパーツは覆うことしかできません。
clause-ec-11-3 = タイルのあるマスに新しいタイルを置くと、古いタイルは戻ります。
clause-ec-11-3a = この改良で置いたタイルは、改良が終わるまでそのままです。
clause-ec-11-4 = パーツにはそれぞれの技術が必要です。技術の要らないパーツは{ $free-parts }です。古代のパーツは自分の持っているものだけです。
clause-ec-11-5 = パーツは無料で、同じものをいくつ置いてもかまいません。
clause-ec-11-6 = 最後には、どの設計図もエネルギーが足りていなければなりません。迎撃機、巡洋艦、戦艦にはドライブが必要で、宇宙基地には置けません。
clause-ec-11-7 = 設計図の値はすべて足し算です。イニシアチブ、コンピュータ、シールド、船殻、移動、エネルギー、ダイス。
clause-ec-11-8 = 変更はその型のすべての船にすぐ効きます。
clause-ec-11-9 = 途中では、残りのパーツで直せるなら、設計図が成り立たなくてもかまいません。
clause-ec-11-10 = 何も変わらないパーツは置きません。

chapter-ec-12 = 建造
clause-ec-12-1 = 支配ヘクスに建造します（最大で{ $by-build }つ、ナノロボットでもう1つ、リアクションは1つ）。
clause-ec-12-2 = 宇宙基地、軌道衛星、モノリスにはその技術が必要です。ほかの船には要りません。
clause-ec-12-3 = 軌道衛星とモノリスは1ヘクスに1つずつまでです。船は何隻でもかまいません。
clause-ec-12-4 = 同じ種類の船は、迎撃機{ $pieces-ships-1 }、巡洋艦{ $pieces-ships-2 }、戦艦{ $pieces-ships-3 }、宇宙基地{ $pieces-ships-4 }までです。破壊された船はまた建造できます。
clause-ec-12-5 = 資材のコストはコストの表のとおりです。メカネマには別のコストがあります。足りない資材は交換で補います。
clause-ec-12-6 = 敵の船がいても建造できます。
clause-ec-12-7 = 建造物はずっと残り、ヘクスを支配する人のものです。

chapter-ec-13 = 移動
clause-ec-13-1 = 船を動かします（最大で{ $by-move }回まで、リアクションは1回）。同じ船をまた動かしてもかまいません。宇宙基地は動きません。
clause-ec-13-2 = 船は移動力の数まで、通じているヘクスへ1つずつ進みます。
clause-ec-13-3 = 空き場所は通れません。他の人のディスクやキューブは邪魔になりません。
clause-ec-13-4 = 足止め：敵の船1隻につき自分の船が1隻以上残るときだけ、船はヘクスを離れられます。
clause-ec-13-5 = どの船が残るかは、1歩ごとに持ち主が選びます。
clause-ec-13-6 = 防衛システムがある間、中心に入ると移動は終わり、中心から出ることもできません。
clause-ec-13-7 = 移動は1歩以上。やめるか、移動力が尽きるか、止められると終わります。
clause-ec-13-8 = 外交相手のディスクか船のあるヘクスに入ると、通過でも関係は破れます。
clause-ec-13-9 = ヘクスごとに、船を入れた順番を覚えておきます。古代船は最初からいたとみなします。
clause-ec-13-10 = 移動ではディスクを置かず、戦闘も起きません。戦闘フェイズを待ちます。

chapter-ec-14 = 外交
clause-ec-14-1 = 自分の手番に、他の人へ外交を申し込めます。双方の合意が必要です。
clause-ec-14-2 = 双方に、完全接続で隣り合う支配ヘクス、大使、トラック上のキューブ、相手の大使の置き場所が必要です。すでに関係がある、反逆者である、崩壊している場合はできません。
clause-ec-14-3 = 相手の支配ヘクスに船がいるとき、または同じヘクスに双方の船がいるときはできません。
clause-ec-14-4 = それぞれ、好きなトラックのキューブを1個載せた大使を相手に渡します。
clause-ec-14-5 = 大使と名声タイルは同じトラックに置きます。専用の場所と、どちらでもよい場所があります。
clause-ec-14-6 = 大使の置き場所がなければ、名声タイル1枚を袋に戻して空けられます。
clause-ec-14-7 = 関係の効果は、渡したキューブの分の産出と、大使を持つ人の1点です。船が一緒にいられるようにはなりません。
clause-ec-14-8 = 相手のヘクスに船が入ると関係は破れます。大使とキューブは戻り、船の持ち主は反逆者カードを取ります。
clause-ec-14-9 = 反逆者は新しい関係を結べず、ほかの人が関係を破るまでカードを持ち、最後に{ $traitor-loss }点を失います。
clause-ec-14-10 = ほかに関係が終わるのは崩壊のときだけです。

chapter-ec-15 = 戦闘の場所と順序
clause-ec-15-1 = 敵対する船が同じヘクスにいれば戦闘です。プレイヤー同士、またはプレイヤーと古代船や防衛システム。ドラコと古代船は敵対しません。
clause-ec-15-2 = 番号の大きいヘクスから順に戦います。
clause-ec-15-3 = まずプレイヤー同士が戦い、残った人が古代船や防衛システムと戦います。
clause-ec-15-4 = 最後に来た2人が先に戦い、勝った人がその前に来た人と、と続きます。ヘクスを支配する人は最初に来たとみなします。
clause-ec-15-5 = 防御側はヘクスを支配する人、いなければ先に来た人です。古代船と防衛システムは常に防御側です。
clause-ec-15-6 = 損傷は戦闘フェイズの終わりまで残ります。
clause-ec-15-7 = ヘクスごとに戦闘、人口への攻撃、名声の順。全ヘクスの後に支配、発見、修理を行います。

chapter-ec-16 = 戦闘の進め方
clause-ec-16-1 = ミサイルは戦闘の最初に1度だけ、イニシアチブの順に撃ちます。
clause-ec-16-2 = その後、片方の船がなくなるまで交戦ラウンドを続けます。
clause-ec-16-3 = 船は種類ごとにイニシアチブの高い順に行動します。同じなら防御側が先で、同じ側の種類どうしなら持ち主が選びます。
clause-ec-16-4 = 同じ種類の船は、全船そろって攻撃するか退却するかのどちらかです。
clause-ec-16-5 = その種類のすべての砲のダイスを振り、攻撃側が1個ずつ敵の船に割り当てます。ダメージは黄{ $dice-yellow }、橙{ $dice-orange }、赤{ $dice-red }です。
clause-ec-16-6 = 6は必ず命中、1は必ず外れです。それ以外は、出目＋コンピュータ−相手のシールドが6以上で命中です。
clause-ec-16-7 = 損傷が船殻を超えた船は破壊されます。1個のダイスのダメージは分けられず、余りは失われます。
clause-ec-16-8 = 命中できるダイスは命中する船に割り当てます。どれにも当たらないダイスは失われます。
clause-ec-16-9 = ダイスは赤、橙、黄の順、同じ色では出目の小さい順に1個ずつ割り当てます。
clause-ec-16-10 = 古代船と防衛システムのダイスは、破壊できるいちばん大きい船を、足りる最小の出目で破壊します。残りは当たるいちばん大きい船へ行きます。
clause-ec-16-11 = 同じヘクスの古代船はまとめて1つの型です。
clause-ec-16-12 = 退却中の船も破壊されることがあります。破壊された船は持ち主に戻ります。

chapter-ec-17 = 退却と膠着
clause-ec-17-1 = 攻撃の代わりに型ごとに退却を宣言できます。行き先は、通じていて自分のディスクがあり敵の船がいない隣のヘクス。宇宙基地はできません。
clause-ec-17-2 = 次のラウンドの自分の番に離れます。それまでは撃たれることがあり、自分は撃てません。取り消しはできません。
clause-ec-17-3 = ミサイルのときには退却できません。
clause-ec-17-4 = 片方の船がなくなれば戦闘は終わり、退却しようとしていた相手の船は残ります。
clause-ec-17-5 = 全船が退却した人は、そのヘクスの残りの戦闘に加わりません。
clause-ec-17-6 = 双方に砲がなければ、攻撃側はすべての型をすぐ退却させます。できない型は破壊され、その分の名声は引けません。
clause-ec-17-7 = 片方だけに砲がないなら戦闘は続きます。{ $frame-guard }ラウンドで膠着とみなします。

chapter-ec-18 = 人口への攻撃
clause-ec-18-1 = 他の人が支配するヘクスに1人のプレイヤーの船だけが残れば、その船はそこのキューブを攻撃します。
clause-ec-18-2 = すべての砲を1度だけ振ります。コンピュータは有効、シールドはなく、ミサイルは使いません。1ダメージごとに、攻撃側が選ぶキューブを除きます。
clause-ec-18-3 = 除かれたキューブは同じ種類の墓地へ移ります。灰色のマスなら持ち主が墓地を選び、軌道衛星なら資金か科学を選びます。
clause-ec-18-4 = 中性子爆弾があれば、振らずにすべて除きます。
clause-ec-18-5 = プランタのキューブは、どの船からもダイスなしですべて除かれます。
clause-ec-18-6 = この攻撃は必ず行います。
clause-ec-18-7 = 古代船と防衛システムは人口を攻撃しません。

chapter-ec-19 = 名声
clause-ec-19-1 = ヘクスの戦闘がすべて終わると、参加者は名声タイルを引きます。参加分が{ $reputation-taking_part }枚、さらに破壊した船の分（{ $draw-list }）です。合わせて{ $reputation-most }枚までです。
clause-ec-19-2 = 船をすべて失った人も引きます。
clause-ec-19-3 = 退却した人、退却中だった人は参加分を引けません。
clause-ec-19-4 = 支配者を先に、来た順に引きます。自分だけで見て1枚を残し、ほかは袋に戻します。
clause-ec-19-5 = 置き場所があれば1枚は必ず残します。なければ、古い1枚と取り替えるか、引いた分をすべて戻します。
clause-ec-19-6 = 袋が足りなければ、ある分だけ引きます。

chapter-ec-20 = 戦闘の後
clause-ec-20-1 = 他の人の船だけがいて、キューブが1個もないヘクスのディスクは、持ち主に戻ります。
clause-ec-20-2 = ディスクも敵対する船もないヘクスに船がいれば、ディスクを置けます。
clause-ec-20-3 = そのディスクで発見タイルを取ります。
clause-ec-20-4 = キューブがなくなっただけではディスクを失いません。
clause-ec-20-5 = 損傷はすべて直します。
clause-ec-20-6 = 戻ったばかりのディスクも、後のヘクスに使えます。

chapter-ec-21 = 維持
clause-ec-21-1 = スタートプレイヤーから順に、残った植民船を使えます。
clause-ec-21-2 = 次に順に支払います。備蓄の資金＋資金の産出−維持費。
clause-ec-21-3 = 0以上なら、それが新しい資金です。
clause-ec-21-4 = 0より小さければ、0以上になるまでヘクスを手放すか、資源を資金に交換します。
clause-ec-21-5 = 必要もないのに手放したり交換したりはできません。
clause-ec-21-6 = 手放すものも交換するものもなく、それでも払えない文明は崩壊します。
clause-ec-21-7 = アクションに使ったディスクも維持費がかかります。植民船はもう使えません。
clause-ec-21-8 = その後、科学と資材が産出の分だけ増えます。
clause-ec-21-9 = 最後のラウンドの維持も完全に行います。

chapter-ec-22 = 片付け
clause-ec-22-1 = 2〜6人で{ $setup-cleanup-1 }・{ $setup-cleanup-2 }・{ $setup-cleanup-3 }・{ $setup-cleanup-4 }・{ $setup-cleanup-5 }枚の技術を補充します。
clause-ec-22-2 = アクションとリアクションのディスクはすべてトラックへ戻ります。
clause-ec-22-3 = 墓地のキューブはトラックへ戻ります。
clause-ec-22-4 = 植民船をすべて表に戻し、パスの状態も戻します。
clause-ec-22-5 = 最初にパスした人から次のラウンドを始めます。
clause-ec-22-6 = 第{ $frame-rounds }ラウンドの維持の後、ゲームは終わります。

chapter-ec-23 = ゲームの終わり
clause-ec-23-1 = 得点：名声タイル、持っている大使{ $points-ambassador }点ずつ、支配ヘクス、その上のモノリス{ $points-monolith }点ずつ、残した発見タイル{ $points-discovery }点ずつ、技術トラックごとの枚数と点（{ $track-points }）です。反逆者は{ $traitor-loss }点を失います。
clause-ec-23-2 = プランタは支配ヘクスごとに{ $points-planta_hex }点、ドラコはマップに残る古代船ごとに{ $points-draco_ancient }点です。
clause-ec-23-3 = 軌道衛星、船、キューブ、資源、使わなかったパーツは点になりません。
clause-ec-23-4 = 同点なら備蓄の合計が多い人の勝ちです。それも同じなら勝利を分け合います。
clause-ec-23-5 = 敵の船がいても、ヘクスは支配者の得点です。
clause-ec-23-6 = マップにディスクも船もない人もゲームに残り、産出し、支払い、研究できます。
clause-ec-23-7 = 崩壊した文明はその場で得点を数えます。名声タイルだけは裏向きのまま最後に数えます。船は取り除かれ、手番は飛ばされます。
clause-ec-23-8 = その船で名声は得られません。建造物は残ります。
clause-ec-23-9 = その外交関係は終わります。反逆者は生まれません。
clause-ec-23-10 = ほかの人は最後のラウンドまで続けます。誰もいなくなればゲームは終わります。

chapter-ec-24 = 種族
clause-ec-24-1 = テラン：{ $peoples-terran-trade }対1の交換、移動{ $peoples-terran-move }回、大使の場所がもう1つあります。
clause-ec-24-2 = エリダニ：ディスクは{ $peoples-eridani-discs }枚だけで、名声タイル{ $peoples-eridani-reputation }枚、多くの技術、資金{ $peoples-eridani-storage-1 }があります。戦艦のエネルギーが多くなっています。
clause-ec-24-3 = ハイドラン：1回の研究で{ $peoples-hydran-research }つ、高度科学マスのキューブがあります。プランタ：植民船{ $peoples-planta-colony_ships }、探査{ $peoples-planta-explore }回、ヘクスごとに{ $points-planta_hex }点です。船は小さくコンピュータ内蔵で、人口は無防備です。
clause-ec-24-4 = ドラコ：2枚から選ぶ探査、古代船との平和があり、古代船のいるヘクスにもディスクを置けます。残った古代船ごとに{ $points-draco_ancient }点です。防衛システムは古代船ではありません。
clause-ec-24-5 = ドラコ、他の人、古代船が同じヘクスにいれば、その人はまずドラコ、次に古代船と戦います。
clause-ec-24-6 = メカネマ：改良{ $peoples-mechanema-upgrade }、建造{ $peoples-mechanema-build }、低いコストです。オリオン：最初から巡洋艦、全船にシールド、高いイニシアチブ、多いエネルギー、{ $peoples-orion-trade }対1の交換、名声の場所がもう1つあります。

## 裁定

chapter-ec-c = 裁定：本文と違う読み方と、本文どおりに遊ぶオプション
clause-ec-c1 = 名声タイル（EC-19.4）：本文は「ヘクスに侵入した順番で名声タイルを引く」と言います。ヘクスの支配者を最初に来た人とみなし（EC-15.4）、先に引くことにしています。オプション reputation = arrival では、本文のとおり船の順番だけで決めます。
clause-ec-c2 = 捨てたヘクス（EC-7.6）：本文は「手番は即座に終了する」と言います。終わるのはその探査だけとし、プランタは続けて探査でき、植民船も使えます。オプション planta = ends では、捨てるとアクションが終わります。
clause-ec-c3 = 戻るディスク（EC-20.1）：本文では、船の持ち主が戻すかどうかを選べます。敵の船の中のキューブのないディスクを残す意味はほとんどないので、自動で戻します。オプション wording = printed では、船の持ち主が決めます。
clause-ec-c4 = 発見したパーツ（EC-8.7）は1か所に置き、それで設計図が成り立たなければ取っておきます。本文では、既存のパーツを捨てられます。オプション wording = printed では、成り立つまで同じ設計図のほかのタイルを外します。
clause-ec-c5 = 中性子爆弾（EC-18.4）：本文は「除去できる」と言います。残して得になることはほとんどないので、いつもすべて除きます。オプション wording = printed では、代わりに砲で攻撃することも選べます。
clause-ec-c6 = 片方にミサイルだけが残ったとき（EC-17.6）、その側に砲はありません。EC-17.7のとおり戦闘は続き、相手にも砲がなければ膠着です。本文は、どちらの側のことか言いません。オプション wording = printed では、攻撃側に砲がなくなると戦闘が終わります。
clause-ec-c7 = 母星の場所（EC-2.7）は人数と席で決まります。本文では、6か所の1つを選びます。オプション homes = chosen では、ボードを選んだ人がすぐに場所を選びます。
clause-ec-c8 = どちらかの船が相手のヘクスにいるか、相手の船と同じヘクスにいる間は、関係を結べません（EC-14.3）。本文が求めるのは、つながりだけです。オプション wording = printed では結ぶことができ、その後の移動だけが関係を破ります。
clause-ec-c9 = 維持フェイズの植民船（EC-5.7）は、敵の船がいるヘクスにも植民できます。オプション colonists = unopposed ではできません。

## ルールブックの表

people-exception = { $value }（{ $others }）
people-value = { $name }は{ $value }
draw-value = { $ship }は{ $count }枚
sheet-production = 人口トラックに残るキューブと産出
sheet-cubes = 残りのキューブ
sheet-produces = 産出
sheet-upkeep = 影響トラックに残るディスクと維持費
sheet-discs = 残りのディスク
sheet-costs-money = 維持費（資金）
sheet-technologies = 技術
sheet-technology = 技術
sheet-track = トラック
sheet-cost = コスト
sheet-least = 最低
sheet-copies = 枚数
sheet-effect = 効果
sheet-discount = 同じトラックの技術の数
sheet-known = 枚数
sheet-cheaper = 次の割引
sheet-points = 終了時の点
sheet-parts = 船パーツ
sheet-part = パーツ
sheet-needs = 必要な技術
sheet-values = 値
sheet-free = なし
sheet-found = 発見タイル
sheet-energy = エネルギー{ $n }
sheet-initiative = イニシアチブ{ $n }
sheet-move = 移動{ $n }
sheet-computer = コンピュータ{ $n }
sheet-shield = シールド{ $n }
sheet-hull = 船殻{ $n }
sheet-dice = { $colour }ダイス{ $n }個
sheet-missile = ミサイル：{ $colour }ダイス{ $n }個
sheet-blueprints = 印刷された設計図：{ $names }
sheet-people = 種族
sheet-ship = 船
sheet-slots = スロット
sheet-beside = スロットの横
sheet-empty = 空き
sheet-costs = 建造コスト（資材）
sheet-item = 建造物
sheet-mechanema = メカネマ
sheet-all-others = ほかの種族
sheet-strangers = 誰のものでもない船
sheet-peoples = 種族：備蓄（資金・科学・資材）、交換の比率、ディスク、植民船、名声トラックの場所（大使のみ／どちらでも／名声のみ）
sheet-store = 備蓄
sheet-start-techs = 最初の技術
sheet-disc-count = ディスク
sheet-places = 場所
sheet-actions = 1アクションでできる最大の数
sheet-act-move = 移動
sheet-act-build = 建造
sheet-act-upgrade = 改良
sheet-act-research = 研究
sheet-act-influence = 影響
sheet-act-explore = 探査
sheet-trade = 交換
sheet-colony = 植民船
sheet-none = なし
sheet-discoveries = 発見タイル
sheet-discovery = タイル
sheet-reputation = 名声タイル
sheet-value = 値
sheet-tiles = 枚数
sheet-terran = テラン
doubt-boards = 公開されているボードとタイルの写真から読み取りました。説明書には図だけがあります。

## データの表の出典

note-table-frame = 9ラウンドなのは、いくつもの対局報告が一致しています。交戦がこの回数続いた戦闘は膠着とみなし、どのゲームも終わるようにしています。
note-table-pieces = 1人分の駒です。船は迎撃機、巡洋艦、戦艦、宇宙基地の順です。人口トラックは12マスで、キューブ11個から始めます。3枚のディスクは技術を待ちます。
note-table-homes = 2〜6人の、中心から見た母星の方向です。使わない場所は普通のスペースです。
note-table-production = 人口トラックに残るキューブごとの産出です。ボードの写真から読み取りました。
note-table-upkeep = 影響トラックに残るディスクごとの維持費です。丸の数より多いディスクには費用がかかりません。
note-table-technologies = コストと最低コストはタイルの写真から、枚数はデザイナーの回答から取りました。トラックの順です。
note-table-tech_track = トラックの技術の数による次の割引と終了時の点、そして先進ロボットと量子グリッドのディスク、アーティファクトの資源です。
note-table-parts = タイルの写真から読み取りました。パーツには技術が必要か、何も要らない（-）か、発見される古代のもの（1枚ずつ）です。
note-table-dice = 命中したダイスの色ごとのダメージです。
note-table-costs = 迎撃機、巡洋艦、戦艦、宇宙基地、軌道衛星、モノリスの資材です。
note-table-peoples = ボードの写真から読み取りました。最初の資源（資金・科学・資材）、交換の比率、アクションの回数、大使のみ・どちらでも・名声のみの場所です。
note-table-blueprints = スロットごとの印刷されたパーツ（- は空き）と、スロットの横の値です。名前のない種族は共通の設計図を使います。
note-table-boards = 6枚の両面ボードの、各面の種族と母星です。
note-table-hexes = 独立した3つの一覧が一致し、2つの疑問は多数で決めました。マスは m 資金、s 科学、t 資材、g 灰色で、* は高度です。ワームホールのある辺は北から時計回りです。
note-table-discoveries = 発見タイル21枚です。最初の3種類の資源の数もあります。
note-table-reputation = 値1〜4のタイルの枚数（1つの資料による）、参加分、破壊した船ごとの枚数（迎撃機、巡洋艦、戦艦、宇宙基地、古代船、中心の防衛システム）、最大の枚数です。
note-table-strangers = 誰のものでもない船です。写真から読み取りました。黄ダイス、コンピュータ、船殻、イニシアチブです。
note-table-points = 終了時の点です。ヘクスと技術トラックの点はそれぞれの表にあります。
