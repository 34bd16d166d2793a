# サーバー自身の言葉。ゲームの言葉は各ゲームにある。

## できない理由
table-has-begun = ゲームは始まっていて、席はすべて埋まっています。観戦はできます。
table-waits = すべての席が埋まるとゲームが始まります。
table-is-over = このゲームは終わっています。
table-gone = その卓はありません。リンクを確かめてください。
at-address = Tenban は { $address } で動いています（Ctrl-C で終了します）
table-broken = この卓は開けません：{ $fault }
table-not-over = それはゲームが終わってから見られます。
needs-invitation = 非公開の卓です。招待リンクから開いてください。
bad-invitation = この招待はここでは使えません。新しいリンクをもらってください。
seat-taken = その席は埋まっています。別の席を選んでください。
no-such-seat = この卓にその席はありません。
not-your-seat = あなたの席ではありません。
bot-plays-for-you = ボットが代わりに打っています。先に席に戻ってください。
bot-sits-there = その席にはもうボットがいます。
you-sit-already = この卓にはもう着席しています。
only-the-maker = 卓を作った人だけができます。
person-is-here = その席には人がいます。ほかの人やボットが代われるのは長く離れたときだけです。
from-the-future = まだない局面への答えです。ページを読み直してください。
stale = その間に局面が変わりました。見直して選んでください。
contributed-already = このブラウザは鍵への乱数を予告していないか、すでに加えています。
absence-is-wait = この卓では、席を外した人を待つことになっています。
absence-is-others = この卓では、ボットが自動で代わることはありません。
absence-is-bot = この卓では、長く席を外した人の代わりに、ボットが自動で続けます。
person-may-return = その席の人は席を外しているだけなので、席は空けてあります。
undo-stand-in = 席を外した人の代わりにボットが打っています。戻るまでは、公開されたり引かれたりしたものは取り消せません。
only-seated-talk = 書き込めるのは席についている人だけです。
journal-is-full = この卓の記録は長くなりすぎました。
not-over-yet = 先にこのゲームを終えてください。
hints-off = ヒントは、ほかに人がいない卓でだけ出ます。
no-hint = いま助言できることはありません。
hint-failed = 今回はヒントを見つけられませんでした。もう一度どうぞ。
no-such-game = { $game } というゲームはありません。次から選んでください：{ $games }
no-such-level = { $level } というボットはありません。次から選んでください：{ $levels }
lesson-expects = このレッスンでは、先にほかのことをします。レッスンの説明をご覧ください。
no-such-lesson = { $game }に「{ $lesson }」というレッスンはありません。レッスンの一覧：{ $lessons }
too-many-seats = この卓に席 { $seat } はありません。
too-many-tables = 終わっていない卓が { $most } あります。先にどれかを終えるか離れてください。
name-empty = 名前を1～24文字で書いてください。
chat-empty = 何か書いてください。
no-such-move = 手数は { $last } です。0 から { $last } の数を選んでください。
bad-record = この棋譜は使えません：{ $fault }
record-too-long = 棋譜が長すぎます。{ $most } 手までです。
record-took-too-long = 棋譜の再現に時間がかかりすぎました。
busy = サーバーはほかの棋譜を確認しています。少し待ってからもう一度お試しください。
too-fast = 要求が多すぎます。少し待ってからもう一度どうぞ。
too-slow = リクエストが時間内に届きませんでした。もう一度お送りください。
too-many-sockets = あなたのアドレスからの接続が多すぎます。ページをいくつか閉じてください。
too-big = { $most } バイトを超えています。
bad-message = このメッセージは読めません：{ $fault }
bad-request = この要求は読めません：{ $fault }
wrong-origin = 別のサイトからの要求です。
not-found = ここには何もありません。
not-allowed = { $method } ではできません。
storage-trouble = 書き留められませんでした。何も変わっていません。もう一度どうぞ。
trouble = サーバーに不具合がありました。何も変わっていません。もう一度どうぞ。

## 待った
undo-free = 最後の選択のあと、引いたものも見せたものもありません。自由に戻せます。
undo-shown = そのあと何かが引かれたか公開されました。全員の同意が要ります。
undo-others-chose = そのあとほかの人が選びました。全員の同意が要ります。
undo-nothing = まだ何も選んでいません。
undo-not-running = 戻せるのはゲームの途中だけです。
undo-asked-already = もう誰かが頼んでいます。答えを待ってください。
undo-not-asked = あなたの答えを待っている人はいません。

## 卓の出来事
note-sat = { $name } が席につきました。
note-freed = 始まる前に一人が席を立ちました。
note-bot = { $name } の代わりにボット（{ $level }）が打ちます。
note-back = { $name } が戻りました。
note-invited = { $name }さんの席は、ほかの人に開かれました。
note-began = ゲームが始まります。
note-undo-asked = { $name } が待ったを頼んでいます。
note-undo-agreed = { $name } は同意しました。
note-undo-refused = { $name } は同意しませんでした。
note-undone = { $name } が選択を戻しました。
note-rematch = 再戦の卓ができました。
note-bot-failed = ボット { $level } が失敗したので、{ $name } の手は簡単なボットが選びました。
note-bot-late = ボット { $level } が時間切れになったので、{ $name } の手は簡単なボットが選びました。

## 名前
seat-name = 席{ $number }
# Bots are named for stars, one for each seat.
bot-name = { $number ->
    [1] ベガ
    [2] リゲル
    [3] アルタイル
    [4] デネブ
    [5] ミラ
    [6] カペラ
   *[other] ボット { $number }
}
bot-random = さいころ
bot-greedy = 弟子
bot-novice = 入門
bot-casual = 気楽
bot-steady = 堅実
bot-strong = 強豪
bot-master = 達人
bot-ismcts = 賢者
