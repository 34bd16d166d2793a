# どのゲームにも要る言葉
clause-tb-1 = いまはあなたの選ぶ番ではありません。
clause-tb-2 = この手順の選択肢にはありません。
ask-choose = 選んでください
waiting = { $names }の選択を待っています
game-over = ゲーム終了
winner = { $count ->
    [1] { $names }の勝利
   *[other] { $names }が勝利を分け合いました
}
list-comma = 、
not-now = 今は不可
face-down = 伏せ
yours = あなたのもの
you = あなた
more-choices = …ほか{ $count }件。言葉を入力すると絞り込めます
hexes = ほかのヘクスの内容
symbol-seat = 席{ $n }のプレイヤー
empty = 空き
points = { $points }点

## レッスン

lesson-decided = { $winner }が{ $other }に{ $first }対{ $second }で勝ちました。差がついたのは「{ $row }」で、{ $winner }は{ $ours }点、{ $other }は{ $theirs }点でした。
