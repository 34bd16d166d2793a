# ボットの説明。一行ずつ。
bot-random = 選べる手からでたらめに選ぶ
bot-greedy = 見えない札をいく通りか想像し、一手先がいちばん良く見える手を選ぶ
bot-novice = 覚えたて。少し考えただけで、妙な手もよく指す
bot-casual = 気楽に楽しむ人。近くのことは見えるが、見落としもある
bot-steady = 手堅い人。悪い手は少ないが、深い読みもしない
bot-strong = 一手ごとに何百通りもの先を思い描き、いちばん良いか、それに近い手を選ぶ
bot-master = 全力の読み。一手に0.2秒、その間に読めるものをすべて読む
bot-ismcts = 手の部分ごとの木探索。一部分に0.2秒。ismcts@800 なら800回、ismcts@50ms なら50ミリ秒
bot-counted = 一手に{ $number }回先を読む{ $processes ->
    [1] {""}
   *[other] （{ $processes }個のプロセスで同時に）
}
bot-timed = 一手に{ $number }ミリ秒先を読む{ $processes ->
    [1] {""}
   *[other] （{ $processes }個のプロセスで同時に）
}

# ヒントの理由。$what はゲームの `hint-<条項>`、なければ条項そのもの。
hint-gain = { $points ->
    [0] 少し多く得られます：{ $what }
   *[other] 約{ $points }点多く得られます：{ $what }
}
hint-rival = { $points ->
    [0] 一番手の相手の得点が少し減ります
   *[other] 一番手の相手の得点が約{ $points }点減ります
}
bot-worlds = { $number }通りの世界を思い描き、一手先まで読みます
bot-plain = レベル { $level } を、学習した重みなしで指します
bot-quick = 先を読まず、ゲームの簡単な方針どおりに選びます
bot-tempered = 温度{ $temperature }のレベル{ $level }
bot-other-time = 一手に{ $number }ミリ秒かけるレベル{ $level }
