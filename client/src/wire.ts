// Written by scripts/types from tenban.server.presenters.schema; absent means the default.

import type { Scene } from './schema'

export type Lang = 'en' | 'ja'

export type Phase = 'waiting' | 'running' | 'over'

export type Kind = 'free' | 'person' | 'bot'

/** Every refusal over HTTP: what is wrong and what would be right. */
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
}

export type GameInfo = {
  id: string
  title: string
  version: string
  seats: number[]
  text?: string
  options?: OptionInfo[]
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
}

export type RulesText = {
  game: string
  version: string
  lang: Lang
  clauses: ClauseText[]
  how?: string[]
}

/** Who sits where. `left`: a bot plays for a person who may come back. */
export type SeatInfo = {
  seat: number
  kind: Kind
  name?: string
  level?: string
  here?: boolean
  left?: boolean
  yours?: boolean
  absent?: boolean
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
}

export type TableList = {
  tables: TableLine[]
}

/** The tables this browser sits at, newest first. */
export type Me = {
  tables?: TableLine[]
  name?: string
}

export type Invite = {
  seat: number
  token: string
  path: string
}

/** The answer to making, joining, forking: where you sit. */
export type Seated = {
  table: string
  seats?: number[]
  invites?: Invite[]
}

/** A past position: after `at` of `last` moves. */
export type ReplayScene = {
  at: number
  last: number
  scene: Scene
}

/** The commitment checked: SHA-256(key ‖ salt) and a replay of every move. */
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

export type Health = {
  ok: boolean
  version: string
  tables: number
  store: string
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
}

export type JoinTable = {
  name: string
  invite?: string
  seat?: number
}

/** Leave all your seats, or one. Before the start the seat is free again; after it a bot plays on. */
export type LeaveTable = {
  seat?: number
  level?: string
}

/** Put a bot on a free seat (the maker), on your own, or on that of somebody long absent. */
export type BotSeat = {
  seat: number
  level?: string
}

/** Offer a seat that a bot plays, or that somebody left long ago, to whoever has the new link. */
export type InviteSeat = {
  seat: number
}

/** Take your seat back from the bot. */
export type HandBack = {
  seat?: number
}

/** The same people at a new table; the second who asks is led to the first one's. */
export type Rematch = {
}

/** A new table from a finished one's position after `at` moves. */
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

/** Somebody asks to take a choice back. */
export type UndoQuestion = {
  seat: number
  agreed?: number[]
  waiting?: number[]
}

/** May the viewer's seat take its last choice back, freely or by asking, and why. Sent a moment after the scene, and at once when somebody asks. */
export type UndoMessage = {
  t: 'undo'
  seq: number
  seat: number
  free?: boolean
  possible?: boolean
  why?: string
  asked?: UndoQuestion
}

/** A position. `asked`: the sequence number at which the viewer's question was put. */
export type SceneMessage = {
  t: 'scene'
  seq: number
  seat: number
  scene: Scene
  asked?: number
}

/** Something the server says to the whole table. */
export type Notice = {
  seq: number
  text: string
}

/** Who sits here and what goes on around the game. Sent when it changes. */
export type TableMessage = {
  t: 'table'
  id: string
  game: string
  seq: number
  phase: Phase
  seats: SeatInfo[]
  commitment?: string
  key?: string
  salt?: string
  options?: Record<string, string>
  watchers?: number
  hotseat?: boolean
  listed?: boolean
  maker?: boolean
  host?: boolean
  study?: boolean
  hints?: boolean
  invites?: Invite[]
  rematch?: string
  notices?: Notice[]
}

/** The action `id` is stored for good, as number `seq`. */
export type AckMessage = {
  t: 'ack'
  id: string
  seq: number
}

/** The request `id` changed nothing. `stale`: it answered an older question; a scene follows. */
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

/** Lines of talk, oldest first; all the recent ones after connecting, then each as it comes. */
export type ChatMessage = {
  t: 'chat'
  lines: ChatLine[]
}

/** One of the best choices, what may come of it, and what speaks for it. */
export type HintLine = {
  codes: number[]
  text: string
  outlook: number
  points?: number
  rival?: number
  why?: string
  clause?: string
}

/** What a bot would do in your place, best first. */
export type HintMessage = {
  t: 'hint'
  id: string
  seq: number
  lines: HintLine[]
}

export type PongMessage = {
  t: 'pong'
}

/** One complete choice: `codes` of a Choice of the scene `seq`. `id` makes sending it twice harmless. */
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

/** From now on scenes in this language; one comes at once. */
export type LangRequest = {
  t: 'lang'
  lang: Lang
}

/** Look from another of your seats (hot-seat), or as a spectator. */
export type SitRequest = {
  t: 'sit'
  seat: number
}

/** Send everything anew. */
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

export type ClientMessage = ActRequest | ChatRequest | UndoRequest | UndoAnswer | LangRequest | SitRequest | SyncRequest | HintRequest | PingRequest
