// Provisional: mirrors src/tenban/scene/schema.py field for field; absent means the Python default.
export type Form = 'zone' | 'card' | 'tile' | 'token' | 'hex' | 'square' | 'mark' | 'cell' | 'spot' | 'die' | 'label'
export type Layout = '' | 'row' | 'fan' | 'pile' | 'cascade' | 'track' | 'board' | 'split' | 'column' | 'tabs'
export type Tone = '' | 'alarm' | 'mark' | 'full' | 'lit'
export type Scale = '' | 'small' | 'wide'
export type Shape = '' | 'round' | 'hex' | 'slot' | 'dashed'
export type InkStyle = 'line' | 'faint' | 'area' | 'ring' | 'glow' | 'port' | 'dash'
export interface Ink { d: string; style?: InkStyle; tint?: string; width?: number }
export interface Piece {
  id: string; name?: string; form?: Form; layout?: Layout; art?: string; tint?: string; seat?: number
  text?: Record<string, string>; hint?: string; glyph?: string
  at?: [number, number]; size?: [number, number]; rot?: number; box?: [number, number]; grid?: [number, number]
  ink?: Ink[]; items?: Piece[]; count?: number; pick?: string; came?: string; links?: string[]; weight?: number
  down?: boolean; dim?: boolean; new?: boolean; shy?: boolean; bare?: boolean; tone?: Tone; scale?: Scale; shape?: Shape
}
export interface Counter { art: string; name: string; value: string; top?: string; pick?: string }
export interface Seat { name: string; colour: number; counters?: Counter[]; badges?: Piece[]; items?: Piece[]; active?: boolean; note?: string }
export interface Ghost { piece: string; into: string; at: [number, number]; rot?: number }
export interface Choice { codes: number[]; text: string; path?: string[]; verb?: string; note?: string; ghosts?: Ghost[] }
export interface Verb { key: string; text: string; art?: string; why?: string }
export interface Ask { text: string; choices?: Choice[]; verbs?: Verb[]; refused?: Record<string, string>; sealed?: boolean; quick?: boolean }
export interface Line { text: string; seat?: number; head?: boolean }
export interface Tally { seat: number; points: number; clause: string; text: string }
export interface Result { winners: number[]; totals: number[]; lines?: Tally[]; note?: string }
export interface Scene {
  game: string; rev: number; lang: string; title: string; phase?: string; steps?: string[]; you?: number; seats?: Seat[]
  table?: Piece[]; hand?: Piece[]; ask?: Ask; log?: Line[]; gone?: Record<string, string>
  palette?: Record<string, string>; legend?: Record<string, string>; result?: Result
}
