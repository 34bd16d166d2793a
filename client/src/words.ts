// Every word the client itself says. Words about a game come from the server, in the viewer's language.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Lang } from './wire'

const en = {
  confirm: 'Confirm', cancel: 'Cancel', rotate: 'Rotate', choices: 'All choices', close: 'Close', back: 'Back',
  log: 'Log', chat: 'Chat', rules: 'Rules', settings: 'Settings', people: 'Table', help: 'Help', menu: 'Menu', home: 'Home',
  waiting: 'Waiting for {names}', watching: 'Watching', over: 'The game is over', you: 'you', bot: 'bot',
  sealed: 'secret until all have chosen', sent: 'Sending…', none: 'no choice', more: '{n} more', notNow: 'not now',
  zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomFit: 'Fit the board',
  steps: 'Phases of the turn', seats: 'Players', yours: 'Yours', question: 'What is asked', tableArea: 'The table',
  undo: 'Undo', undoFree: 'Take back your last choice', undoAsk: 'Ask the others to take back: {why}',
  undoAsked: '{name} asks to take back a choice. {why}', agree: 'Agree', refuse: 'Refuse', undoWait: 'Waiting for the others to agree',
  hint: 'Hint', hintSays: 'A bot would: {text}',
  reconnecting: 'Reconnecting…', offline: 'No connection', refusedBecause: 'Not allowed', readClause: 'Read the rule',
  score: 'Score sheet', points: 'points', total: 'Total', won: '{names} won', tied: '{names} share the victory', youWon: 'You won',
  details: 'Every line', rematch: 'Rematch', replay: 'Replay', lookTable: 'Look at the table', download: 'Download the record',
  searchRules: 'Search the rules', noRules: 'No rule matches “{text}”.', say: 'Say something', send: 'Send', noChat: 'Nobody has said anything yet.',
  language: 'Language', sound: 'Sounds', motion: 'Moving pieces', quick: 'A single click plays at once',
  seatOf: 'Seat {n}', present: 'here', absent: 'away', invite: 'Invitation link', copy: 'Copy', copied: 'Copied',
  leave: 'Leave the table', leaveBot: 'Leave, a bot takes over', takeBack: 'Take the seat back', letBot: 'Let a bot play for {name}',
  handOver: 'Hand over to {name}', handOverWhy: 'The others look away. Nothing is shown until {name} is ready.', iAm: 'I am {name}',
  commitment: 'Commitment', commitmentWhy: 'Published before the first card was dealt. When the game is over anybody can check with it that nothing was changed.',
  verify: 'Verify', verified: 'Verified: the published key and every move lead to this end.', notVerified: 'The record does not match its commitment.',
  waitPlayers: 'Waiting for players', startSoon: 'The game starts as soon as every seat is taken.', joinSeat: 'Sit here', join: 'Join', watch: 'Watch',
  open: 'open', yourName: 'Your name', sitDown: 'Sit down',
  tagline: 'Five board games on one table.', pick: 'Pick a game', playNow: 'Play now against bots', newTable: 'Make a table', openTables: 'Open tables',
  noTables: 'No table is waiting for players just now.', myTables: 'Continue', upload: 'Open a record', uploadWhy: 'A record of a finished or broken-off game, to replay it here.',
  playersFromTo: '{from}–{to} players', players: '{n} players', minutes: '{n} min', rulesOf: 'Rules', yourTurn: 'Your turn', finished: 'finished', running: 'running', waitingShort: 'waiting',
  makeTitle: 'A new table', howMany: 'Players', options: 'Options', whoSits: 'Who sits where', person: 'A person', me: 'You', botNamed: 'Bot: {name}',
  listed: 'Anybody may join', listedWhy: 'The table is shown on the first page.', private: 'By invitation only', hotseat: 'All at this screen', hotseatWhy: 'Players hand the screen to each other.',
  visibility: 'Who may come', start: 'Open the table', loading: 'Loading…', notFound: 'There is no such page.', tableGone: 'There is no such table.',
  first: 'First', previous: 'Back', next: 'Next', last: 'Last', position: 'Position', viewOf: 'Seen by', spectator: 'a spectator', fork: 'Play on from here', forkWhy: 'A new table begins with this position.', auto: 'Play',
  keysTitle: 'Keys', keyMove: 'to the nearest thing that can be chosen', keyPick: 'pick', keyRotate: 'rotate, with Shift backwards', keyConfirm: 'confirm', keyClear: 'let go of everything', keyList: 'all choices as a list', keyNumber: 'press the button with that number', keyUndo: 'undo', keyHelp: 'this page',
  howTitle: 'How to play here', how1: 'Gold is what you can choose. Click it, in any order; white is what you have picked. Confirm when the sentence in the bar says what you mean.',
  how2: 'Click anything else to see it larger. A long press on a telephone does the same.', how3: 'If something is not allowed, a click on it says which rule forbids it.', how4: 'Every choice is also in a list: press L or the list button. It works with a screen reader and on a small telephone.',
  fonts: 'Typefaces: Shippori Mincho and Zen Kaku Gothic New, SIL Open Font License 1.1.', names: 'Names of games and characters belong to their publishers.',
  error: 'That did not work: {text}', retry: 'Try again', skip: 'Click to skip', guest: 'Guest', gameOver: 'Game over', choose: 'Choose…', linkFor: 'Link for seat {n}', tooMany: 'Type to narrow {n} choices', filter: 'Narrow the list', turnOf: 'Turn of {names}', pieceInfo: 'About this piece', hereLabel: 'Presence',
}

export type Words = { readonly [key in keyof typeof en]: string }

const ja: Words = {
  confirm: '決定', cancel: '取消', rotate: '回転', choices: '選択肢一覧', close: '閉じる', back: '戻る',
  log: '記録', chat: 'チャット', rules: 'ルール', settings: '設定', people: '卓', help: '使い方', menu: 'メニュー', home: 'トップ',
  waiting: '{names}を待っています', watching: '観戦中', over: 'ゲーム終了', you: 'あなた', bot: 'ボット',
  sealed: '全員が選ぶまで非公開', sent: '送信中…', none: '選択なし', more: '他{n}件', notNow: '今は不可',
  zoomIn: '拡大', zoomOut: '縮小', zoomFit: '全体を表示',
  steps: '手番の流れ', seats: 'プレイヤー', yours: 'あなたのもの', question: '質問', tableArea: '卓上',
  undo: '一手戻す', undoFree: '直前の選択を取り消す', undoAsk: '他の人に取り消しを頼む：{why}',
  undoAsked: '{name}が取り消しを求めています。{why}', agree: '同意', refuse: '拒否', undoWait: '他の人の同意を待っています',
  hint: 'ヒント', hintSays: 'ボットなら：{text}',
  reconnecting: '再接続中…', offline: '接続がありません', refusedBecause: 'できません', readClause: 'ルールを読む',
  score: '得点表', points: '点', total: '合計', won: '{names}の勝ち', tied: '{names}の引き分け', youWon: 'あなたの勝ち',
  details: '全ての行', rematch: 'もう一度', replay: '再生', lookTable: '卓を見る', download: '棋譜を保存',
  searchRules: 'ルールを検索', noRules: '「{text}」に合うルールはありません。', say: 'ひとこと', send: '送る', noChat: 'まだ発言はありません。',
  language: '言語', sound: '音', motion: '駒の動き', quick: 'クリックだけで決定',
  seatOf: '席{n}', present: '在席', absent: '離席', invite: '招待リンク', copy: 'コピー', copied: 'コピーしました',
  leave: '卓を離れる', leaveBot: 'ボットに任せて離れる', takeBack: '席に戻る', letBot: '{name}をボットに任せる',
  handOver: '{name}に渡してください', handOverWhy: '他の人は目をそらしてください。{name}の準備ができるまで何も表示しません。', iAm: '{name}です',
  commitment: 'コミットメント', commitmentWhy: '最初の札を配る前に公開した値です。終了後、何も変えられていないことを誰でも確かめられます。',
  verify: '検証', verified: '検証済み：公開された鍵と全ての手がこの結果に一致します。', notVerified: '棋譜がコミットメントと一致しません。',
  waitPlayers: 'プレイヤー待ち', startSoon: '全ての席が埋まると始まります。', joinSeat: 'ここに座る', join: '参加', watch: '観戦',
  open: '空席', yourName: '名前', sitDown: '座る',
  tagline: '一つの卓に五つのボードゲーム。', pick: 'ゲームを選ぶ', playNow: '今すぐボットと遊ぶ', newTable: '卓を作る', openTables: '募集中の卓',
  noTables: '今、募集中の卓はありません。', myTables: '続ける', upload: '棋譜を開く', uploadWhy: '終わったゲームや中断したゲームの棋譜をここで再生します。',
  playersFromTo: '{from}〜{to}人', players: '{n}人', minutes: '{n}分', rulesOf: 'ルール', yourTurn: 'あなたの番', finished: '終了', running: '進行中', waitingShort: '募集中',
  makeTitle: '新しい卓', howMany: '人数', options: 'オプション', whoSits: '席', person: '人', me: 'あなた', botNamed: 'ボット：{name}',
  listed: '誰でも参加', listedWhy: 'トップページに表示します。', private: '招待のみ', hotseat: 'この画面で全員', hotseatWhy: '画面を手渡しながら遊びます。',
  visibility: '参加できる人', start: '卓を開く', loading: '読み込み中…', notFound: 'そのページはありません。', tableGone: 'その卓はありません。',
  first: '最初', previous: '前', next: '次', last: '最後', position: '局面', viewOf: '視点', spectator: '観戦者', fork: 'ここから遊ぶ', forkWhy: 'この局面から新しい卓を始めます。', auto: '自動再生',
  keysTitle: 'キー', keyMove: '選べる近くのものへ', keyPick: '選ぶ', keyRotate: '回転（Shiftで逆）', keyConfirm: '決定', keyClear: '選択を全て外す', keyList: '選択肢一覧', keyNumber: 'その番号のボタン', keyUndo: '一手戻す', keyHelp: 'このページ',
  howTitle: '遊び方', how1: '金色は選べるもの。どの順でもクリックできます。白は選んだもの。バーの文が正しければ決定します。',
  how2: 'それ以外をクリックすると大きく表示します。電話では長押しでも同じです。', how3: 'できないことをクリックすると、どのルールが禁じているかを示します。', how4: '全ての選択肢は一覧にもあります。Lキーか一覧ボタンで開きます。スクリーンリーダーや小さな電話でも使えます。',
  fonts: '書体：しっぽり明朝、Zen角ゴシックNew（SIL Open Font License 1.1）。', names: 'ゲーム名と登場人物名は各発行者のものです。',
  error: '失敗しました：{text}', retry: 'もう一度試す', skip: 'クリックで飛ばす', guest: 'ゲスト', gameOver: 'ゲーム終了', choose: '選ぶ…', linkFor: '席{n}のリンク', tooMany: '{n}件を絞り込む', filter: '一覧を絞り込む', turnOf: '{names}の番', pieceInfo: 'この駒について', hereLabel: '在席',
}

export const WORDS: Record<Lang, Words> = { en, ja }

export const WordsContext = createContext<Words>(en)

export const useWords = (): Words => useContext(WordsContext)

/** Puts values into the {holes} of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

export const listed = (names: readonly string[], lang: string): string => names.join(lang === 'ja' ? '、' : ', ')
