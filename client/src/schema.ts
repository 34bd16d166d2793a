// Written by scripts/types from tenban.scene.schema; absent means the default.

export type Form = 'zone' | 'card' | 'tile' | 'token' | 'hex' | 'square' | 'mark' | 'cell' | 'spot' | 'die' | 'label'

export type Layout = '' | 'row' | 'fan' | 'pile' | 'cascade' | 'track' | 'board' | 'split' | 'column' | 'tabs'

export type Tone = '' | 'alarm' | 'mark' | 'full' | 'lit'

export type Scale = '' | 'small' | 'wide'

export type Shape = '' | 'round' | 'hex' | 'slot' | 'dashed'

export type Area = '' | 'board' | 'side' | 'shelf'

export type HandPlace = 'high' | 'low' | 'side' | 'none'

export type InkStyle = 'line' | 'faint' | 'area' | 'ring' | 'glow' | 'port' | 'dash'

/** A line or area drawn under the pieces of a board: an SVG path in board units. */
export type Ink = {
  d: string
  style?: InkStyle
  tint?: string
  width?: number
}

/** Anything on the table. A piece that holds others (hand, pile, board, hex) is a zone. */
export type Piece = {
  id: string
  name?: string
  form?: Form
  layout?: Layout
  art?: string
  tint?: string
  seat?: number
  text?: Record<string, string>
  hint?: string
  glyph?: string
  at?: [number, number]
  size?: [number, number]
  rot?: number
  box?: [number, number]
  grid?: [number, number]
  ink?: Ink[]
  items?: Piece[]
  count?: number
  pick?: string
  came?: string
  links?: string[]
  weight?: number
  area?: Area
  down?: boolean
  dim?: boolean
  new?: boolean
  shy?: boolean
  bare?: boolean
  tone?: Tone
  scale?: Scale
  shape?: Shape
}

/** A number in front of a seat. */
export type Counter = {
  art: string
  name: string
  value: string
  top?: string
  pick?: string
  alarm?: boolean
}

export type Seat = {
  name: string
  colour: number
  counters?: Counter[]
  badges?: Piece[]
  items?: Piece[]
  active?: boolean
  note?: string
}

/** Where a piece would lie if this choice were taken. */
export type Ghost = {
  piece: string
  into: string
  at: [number, number]
  rot?: number
}

/** One complete legal choice. `path` is a bag of picks: any order of clicks will do. `codes` are the kernel's actions behind it, one or more, applied all or nothing. */
export type Choice = {
  codes: number[]
  text: string
  path?: string[]
  verb?: string
  notes?: string[]
  ghosts?: Ghost[]
  sure?: boolean
  again?: string
}

/** A kind of choice, shown as a chip. `why` says which clause forbids it now. */
export type Verb = {
  key: string
  text: string
  art?: string
  why?: string
  hint?: string
}

/** Why a move is not allowed: the id of the clause that forbids it, and its sentence. */
export type Refusal = {
  clause: string
  text: string
}

/** What the viewer is asked. */
export type Ask = {
  text: string
  choices?: Choice[]
  verbs?: Verb[]
  refused?: Record<string, Refusal>
  sealed?: boolean
  quick?: boolean
}

/** One sentence of the log: something that happened, where, and what it brought. */
export type Line = {
  text: string
  seat?: number
  head?: boolean
  at?: string
  gains?: Record<string, number>
  hold?: boolean
}

/** One line of the score sheet, with the clause that gives the points. */
export type Tally = {
  seat: number
  points: number
  clause: string
  text: string
  row?: string
}

/** The end: who won and why. */
export type Result = {
  winners: number[]
  totals: number[]
  lines?: Tally[]
  note?: string
}

/** How the screen is divided. It is the same in every scene of a game, so that nothing moves the board. */
export type Stage = {
  hand?: HandPlace
  share?: number
  shelf?: boolean
}

/** One phase of a turn. */
export type PhaseStep = {
  text: string
  current?: boolean
}

export type Scene = {
  game: string
  rev: number
  lang: string
  title: string
  phase?: string
  steps?: PhaseStep[]
  you?: number
  seats?: Seat[]
  table?: Piece[]
  hand?: Piece[]
  ask?: Ask
  log?: Line[]
  gone?: Record<string, string>
  palette?: Record<string, string>
  legend?: Record<string, string>
  result?: Result
  stage?: Stage
  told?: number
}

/** A table of the rulebook: what is printed on the components. */
export type Sheet = {
  title: string
  columns: string[]
  rows: string[][]
  note?: string
  arts?: string[]
}
