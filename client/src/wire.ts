// Written by scripts/types from tenban.server.presenters.schema and tenban.server.presenters.bodies; absent means the default.

import type { Scene, Sheet } from './schema'

export type Lang = 'en' | 'ja'

export type Phase = 'waiting' | 'running' | 'over'

export type Kind = 'free' | 'person' | 'bot'

export type Absence = 'wait' | 'others' | 'bot'

export type TableAction = 'join' | 'accept' | 'contribute' | 'chat' | 'leave' | 'rematch' | 'replay'

export type SeatAction = 'play' | 'bot' | 'invite' | 'take-back'

export type PositionAction = 'act' | 'hint'

export type HowKind = 'goal' | 'turn' | 'win' | 'mistake'

export type ReplayAction = 'fork'

/** Who sits where, and what the viewer may do with the seat. */
export type SeatInfo = {
  seat: number
  kind: Kind
  name?: string
  level?: string
  here?: boolean
  left?: boolean
  yours?: boolean
  absent?: boolean
  contributed?: boolean
  may?: SeatAction[]
}

export type Invite = {
  seat: number
  token: string
  path: string
}

/** A seat asks to take its last move back. */
export type UndoQuestion = {
  seat: number
  agreed?: number[]
  waiting?: number[]
  answer?: number
}

/** Whether the viewer's seat may take its last move back, and why or why not. Part of the scene message, or sent a moment after it if finding out takes longer than to show the scene. */
export type UndoMessage = {
  t: 'undo'
  seq: number
  seat: number
  may?: boolean
  free?: boolean
  why?: string
  asked?: UndoQuestion
}

/** Something that a lesson says; `point` names what in the scene it is about. */
export type LessonCard = {
  id: number
  text?: string
  point?: string[]
}

/** Where the viewer is in a lesson. */
export type LessonPlace = {
  cards?: LessonCard[]
  codes?: number[]
  at?: number
  of?: number
  finished?: boolean
  why?: string
}

/** A position. `asked` is the number of the event that put the viewer's question. */
export type SceneMessage = {
  t: 'scene'
  seq: number
  seat: number
  scene: Scene
  asked?: number
  may?: PositionAction[]
  undo?: UndoMessage
  lesson?: LessonPlace
  since?: number
}

/** Something that happened at the table, in words. */
export type Notice = {
  seq: number
  text: string
}

/** Who sits here, what happens around the game, and what the viewer may do. Sent when it changes. */
export type TableMessage = {
  t: 'table'
  id: string
  game: string
  seq: number
  phase: Phase
  seats: SeatInfo[]
  pledge?: string
  commitment?: string
  key?: string
  salt?: string
  options?: Record<string, string>
  watchers?: number
  hotseat?: boolean
  listed?: boolean
  study?: boolean
  lesson?: string
  absence?: Absence
  absent_seconds?: number
  may?: TableAction[]
  invites?: Invite[]
  host?: number
  rematch?: string
  notices?: Notice[]
}

/** The request `id` is stored, as number `seq`. */
export type AckMessage = {
  t: 'ack'
  id: string
  seq: number
}

/** The request `id` changed nothing. If it answered an older question it is `stale`, and a scene follows. */
export type RefusedMessage = {
  t: 'refused'
  text: string
  id?: string
  clause?: string
  stale?: boolean
}

export type ChatLine = {
  seq: number
  at: number
  name: string
  text: string
  seat?: number
}

/** Lines of chat, oldest first: the recent ones after connecting, then each as it comes. */
export type ChatMessage = {
  t: 'chat'
  lines: ChatLine[]
}

/** One of the best moves, its expected result and its main advantage. */
export type HintLine = {
  codes: number[]
  text: string
  outlook: number
  points?: number
  rival?: number
  why?: string
  clause?: string
}

/** The moves a bot would consider for your seat, best first. */
export type HintMessage = {
  t: 'hint'
  id: string
  seq: number
  lines: HintLine[]
}

export type PongMessage = {
  t: 'pong'
}

/** One complete move: the `codes` of a Choice of the scene `seq`. Sending the same `id` twice does it once. */
export type ActRequest = {
  t: 'act'
  id: string
  seq: number
  seat: number
  codes: number[]
}

export type ChatRequest = {
  t: 'chat'
  text: string
}

export type UndoRequest = {
  t: 'undo'
  seat: number
  id?: string
}

export type UndoAnswer = {
  t: 'undo-answer'
  seat: number
  agree: boolean
}

/** Random bytes for the key, from the seat of a person whose client has announced them: see docs/fairness.md. */
export type ContributeRequest = {
  t: 'contribute'
  seat: number
  entropy: string
}

/** Send texts in this language from now on; everything is sent again at once. */
export type LangRequest = {
  t: 'lang'
  lang: Lang
}

/** Look from another of your seats, or as a spectator. */
export type SitRequest = {
  t: 'sit'
  seat: number
}

/** Send everything again. */
export type SyncRequest = {
  t: 'sync'
}

export type HintRequest = {
  t: 'hint'
  id: string
  seat: number
}

export type PingRequest = {
  t: 'ping'
}

export type ServerMessage = SceneMessage | TableMessage | UndoMessage | AckMessage | RefusedMessage | ChatMessage | HintMessage | PongMessage

export type ClientMessage = ActRequest | ChatRequest | UndoRequest | UndoAnswer | ContributeRequest | LangRequest | SitRequest | SyncRequest | HintRequest | PingRequest

/** Every refusal over HTTP: what is wrong and what would be right, in one sentence. */
export type Problem = {
  error: string
}

export type OptionValue = {
  value: string
  text: string
}

export type OptionInfo = {
  name: string
  text: string
  values: OptionValue[]
  default: string
  advanced?: boolean
  most_seats?: number
}

/** A guided game. */
export type LessonInfo = {
  id: string
  title: string
  minutes: number
  text?: string
}

export type Lessons = {
  game: string
  title: string
  lessons: LessonInfo[]
}

export type GameInfo = {
  id: string
  title: string
  version: string
  seats: number[]
  text?: string
  duration?: string
  weight?: string
  options?: OptionInfo[]
  lessons?: LessonInfo[]
  ratings?: Record<string, Record<string, number>>
}

export type BotInfo = {
  level: string
  title: string
  text?: string
}

export type Games = {
  games: GameInfo[]
  bots: BotInfo[]
}

export type ClauseText = {
  id: string
  text: string
  heading?: string
  doubt?: string
}

export type RulesText = {
  game: string
  version: string
  lang: Lang
  clauses: ClauseText[]
  sheets?: Sheet[]
  legend?: Record<string, string>
  palette?: Record<string, string>
}

/** A paragraph of the how-to-play; its picture is a scene that holds only the pieces to show. */
export type HowPart = {
  id: string
  kind: HowKind
  text: string
  picture?: Scene
  marks?: string[]
  scale?: string
}

/** How to play: goal, a turn in pictures, how one wins, and what beginners get wrong. */
export type HowText = {
  game: string
  lang: Lang
  parts?: HowPart[]
  legend?: Record<string, string>
}

export type SymbolText = {
  art: string
  name: string
  text?: string
}

/** The reference card of a game: the order of a turn, costs, scoring, every symbol. */
export type CardText = {
  game: string
  lang: Lang
  title: string
  turn?: string[]
  costs?: string[]
  scoring?: string[]
  symbols?: SymbolText[]
  legend?: Record<string, string>
  palette?: Record<string, string>
}

/** A table in a list. */
export type TableLine = {
  id: string
  game: string
  phase: Phase
  seats: SeatInfo[]
  made: number
  changed: number
  study?: boolean
  status?: string
  lesson?: string
}

export type TableList = {
  tables: TableLine[]
}

/** The tables this browser sits at, newest first. */
export type Me = {
  tables?: TableLine[]
  name?: string
}

/** The answer to making, joining and forking: where you sit. */
export type Seated = {
  table: string
  seats?: number[]
  invites?: Invite[]
}

/** A heading of the log, and after how many moves it is reached. */
export type ReplayHead = {
  at: number
  text: string
}

/** A past position: after `at` of `last` moves; `heads` are the rounds or turns of the whole game. */
export type ReplayScene = {
  at: number
  last: number
  scene: Scene
  may?: ReplayAction[]
  heads?: ReplayHead[]
}

/** The points of every seat in the course of a game: at its beginning, after equal numbers of moves, at its end. */
export type Course = {
  points: number[][]
}

/** The result of checking the commitment, SHA-256(key ‖ salt), and of replaying every move. */
export type Verified = {
  commitment: string
  key: string
  salt: string
  moves: number
  kept: boolean
  replays: boolean
  over: boolean
  text?: string
}

/** Where others find this page: "" means the address that the browser shows. */
export type Address = {
  origin?: string
}

/** Whether the server can do its work; it answers with 503 if not. */
export type Health = {
  ok: boolean
  version: string
  store: string
  trouble?: string
  faults?: number
  unreadable?: number
  loop_blocked?: number
}

export type NewTable = {
  game: string
  seats: number
  name: string
  options?: Record<string, string>
  bots?: Record<string, string>
  seat?: number
  names?: Record<string, string>
  hotseat?: boolean
  watch?: boolean
  listed?: boolean
  contribute?: boolean
  absence?: Absence
  absent_seconds?: number
}

/** A new table that teaches, from a lesson of the game. */
export type StartLesson = {
  name: string
}

export type JoinTable = {
  name: string
  invite?: string
  seat?: number
  contribute?: boolean
}

/** Leave all your seats, or one. Before the start the seat is free again; after it a bot plays on. */
export type LeaveTable = {
  seat?: number
  level?: string
}

/** Put a bot on a free seat, on your own, or, if that was agreed, on that of somebody long absent. */
export type BotSeat = {
  seat: number
  level?: string
}

/** Offer a seat that a bot plays to the first who opens the new link; an absent person's is kept for that person. */
export type InviteSeat = {
  seat: number
}

/** Take your seat back from the bot. */
export type TakeBack = {
  seat?: number
}

/** The same people at a new table; all who ask come to the same one. */
export type Rematch = {
}

/** A new table from the position of a finished one after `at` moves. */
export type ForkTable = {
  at: number
  name: string
  bots?: Record<string, string>
  seat?: number
  names?: Record<string, string>
  hotseat?: boolean
  watch?: boolean
  listed?: boolean
}
