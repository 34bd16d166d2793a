# コマンドライン
version = バージョン { $version }
seats = { $seats }人用
tables = データの表: { $counted }
no-games = ゲームが一つもインストールされていません。
no-tables = { $game } には独自のデータ表がありません。
all-from-rulebook = { $game } の表はすべて説明書どおりです。
provenance-rulebook = 説明書
provenance-public = 公開資料
provenance-inferred = 推定
provenance-reconstructed = 復元
provenance-house = ハウスルール
table-from = { $kind }。{ $note }
components = 内容物
reconstruction = 復元：
rules-more = 数値の出典は tenban rules { $game } --provenance で、ハウスルールを使ったときのルールは tenban rules { $game } --house FILE で確かめられます。

no-server = 端末の卓で遊べます。ブラウザの卓には次が必要です:
menu-title = どのゲームで遊びますか。
menu-game = 番号を入力(q で終了)
menu-seats = 何人で遊びますか。({ $least }〜{ $most }人、Enter で{ $usual }人)
menu-bots = 相手にするボットは?({ $bots }、Enter で { $usual })
menu-one-of = 1〜{ $most } の番号を入力してください。
menu-number = { $least }〜{ $most } の数を入力してください。

player = プレイヤー{ $seat }
bot-player = { $bot } { $seat }
bot-seat = ボット{ $seat }
commitment = この対局の乱数はあらかじめ定められています: { $commitment }
commands-hint = 番号で選びます。help で使えるコマンドを表示します。
prompt = =>{" "}
one-of = { $typed } 番はありません。1〜{ $most } から選んでください。
no-choice-left = ゲームは終わりました。look、log、undo、save ファイル名、quit のいずれかを入力してください。
nothing-like = 「{ $typed }」を含む選択肢はありません。help で入力できるものを表示します。
narrowed = 「{ $typed }」を含む選択肢:
all-choices = すべての選択肢:
unchanged = 変わっていないもの：{ $names }。look ですべてを表示します。
refused = できません({ $clause }): { $text }
allowed = 「{ $typed }」は選べます。
unknown-move = 「{ $typed }」はこのゲームの手ではありません。手は「{ $example }」のように書きます。
refused-none = ここで禁じられている手はありません。
refused-list = { $clause } により不可 — { $text }
undone = 取り消しました: { $moves }
undo-nothing = まだ何も選んでいません。
undo-shown = 「{ $move }」のあとで札が引かれたか公開されたため、取り消しには全員の同意が必要です。ボットは同意しています。undo! で取り消します。
saved = { $file } に保存しました。続きは tenban play --resume { $file }
save-exists = { $file } はすでにあります。save! { $file } で上書きします。
save-how = ファイル名を付けてください: save game.json
load-how = ファイル名を付けてください: load game.json
loaded = { $file } の続きを { $count } 手目の後から始めます。
not-saved = この対局は保存されていません。save ファイル名 で保存、quit! で保存せずに終了します。
kept = 対局は保存してあります。続きは tenban play --resume { $file }
won-verified = 鍵 { $key }、ソルト { $salt }。save で保存すれば tenban verify で検証できます。
goodbye = またどうぞ。
input-ended = 対局の途中で入力が終わりました。
help-play =
    3              3番を選ぶ
    { $example }
                   手の表記で選ぶ(複数の部分は「; 」または「, 」で区切る)
    太陽           「太陽」を含む選択肢だけを表示
    all            すべての選択肢を表示
    ?              ここで禁じられている手とその条項
    ? 手           その手が禁じられている理由
    hint           ボットから見た良い手とその理由
    undo           直前の選択を取り消す(何も引かれず公開されていなければ自由)
    log            これまでの経過
    look           盤面をもう一度表示
    rules 条項     ルールの条項を表示
    save ファイル  保存、load ファイル で続きから
    quit           終了

hint-head = ボットならこのどれかを選びます:
hint-facts = 形勢 { $outlook } %、予想得点 { $points }、一番手の相手 { $rival }
hint-outlook = 形勢 { $outlook } %
hint-none = 対局は終わりました。助言することはありません。

simulated = { $game } { $games } 局({ $seats }人、シード { $seed })
head-points = 得点
head-sd = 標準偏差
head-wins = 勝率
head-interval = 95 %
row-all = 全体
row-seat = { $seat } 番席
decisions = 一局あたりの選択: { $mean }(標準偏差 { $sd }、{ $least }〜{ $most })
rounds = 一局あたりのラウンド: { $mean }({ $least }〜{ $most })
rows-written = 全対局を { $file } に書き出しました。
decisions-written = すべての選択を { $file } に書き出しました。

replay-head = { $game } バージョン { $version }、{ $seats }人、{ $moves } 手
replay-unfinished = 記録はここまでで、対局は終わっていません。
verified = 記録は正しいものです。{ $game }(バージョン { $version })の { $moves } 手をルールどおりに再生し、結果は { $totals } でした。
verified-commitment = 開始時のコミットメントは { $commitment } です。
verified-draw = 鍵は、サーバーの秘密（宣言 { $pledge }）と { $seats } 席が加えた乱数から作られています。
verified-alone = 鍵は、対局を始めた側が一人で決めたものです。
verified-compare = コミットメントを、対局の席で示された値と比べてください。別の鍵で偽の記録を作ることはできるからです。--commitment を使えば比べられます。

ladder-climbed = { $game }を{ $seats }席で{ $games }回対局(シード { $seed })
ladder-bot = ボット
ladder-rating = レーティング
ladder-open = 差がつかなかった組: { $pairs }
trained = { $game }: 自己対局{ $games }回(シード { $seed })
train-round = 回
train-positions = 局面数
train-loss = 損失
train-by-hand = 手書き
train-share = 公平比
train-written = 重み: { $weights }(ゲームの規則と同じフォルダーに{ $file }として置くと各レベルが使います)
    レポート: { $report }
ladder-written = レポート: { $file }

admin-waiting = プレイヤー待ちの卓：{ $tables }（最後の変化は { $oldest } から { $newest }）。
admin-running = 進行中の対局：{ $tables }（最後の変化は { $oldest } から { $newest }）。
admin-over = 終わった対局：{ $tables }（最後の変化は { $oldest } から { $newest }）。
admin-size = { $events } 件の出来事がディスク上で { $size } MB を使っています（うち空き { $free } MB）。
admin-large = データベースが大きくなっています。tenban admin clean --archive DIR で、終わった対局を片付けられます。
admin-cleaned = 終わった卓 { $finished }、始まらなかった卓 { $waiting }、続けられなかった対局 { $running } を取り除きました。
admin-would-clean = 終わった卓 { $finished }、始まらなかった卓 { $waiting }、続けられなかった対局 { $running } を取り除くことになります。
admin-archived = そのうち { $records } 件の記録を { $folder } に保存しました。
admin-backed-up = { $file } に完全な写しを作りました（{ $size } MB）。
admin-restored = データベースを { $file } の内容に戻しました。

how-title-goal = 目的
how-title-turn = 手番
how-title-win = 勝ち方
how-title-mistake = 誰もがする3つの失敗
card-title-turn = 手順
card-title-cost = 費用と上限
card-title-score = 得点
card-title-symbols = 記号
lesson-opening = レッスン：{ $title }。{ $about }
lesson-line = { $game }：{ $title }、約{ $minutes }分
lesson-do =
    → では { $number } と入力してください：{ $what }
lesson-first = その手も打てますが、このレッスンでは先にほかのことをします。
lesson-over =
    レッスンはここまでです。やさしいボットとふつうに遊ぶには：{ $command }
