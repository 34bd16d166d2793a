// What the page and its engine say to each other.
import type { Lang } from '../wire'

/** From the page. `call` numbers requests, `socket` open tables. */
export type ToEngine =
  | { t: 'start'; base: string; token: string; lang: Lang }
  | { t: 'request'; call: number; method: string; path: string; body: string; lang: string }
  | { t: 'open'; socket: number; table: string; lang: string; seat: string }
  | { t: 'send'; socket: number; text: string }
  | { t: 'close'; socket: number }

/** From the engine. */
export type FromEngine =
  | { t: 'ready' }
  | { t: 'failed'; text: string }
  | { t: 'answer'; call: number; status: number; kind: string; body: Uint8Array<ArrayBuffer> }
  | { t: 'opened'; socket: number }
  | { t: 'message'; socket: number; text: string }
  | { t: 'closed'; socket: number; code: number }
