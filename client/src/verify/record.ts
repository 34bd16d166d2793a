// Checks a record as docs/fairness.md describes it, without asking the server.
import { fromHex, joined, toHex, utf8 } from './bytes'
import { Draws } from './draws'
import { deals, followsDeals } from './latria'
import { sha256 } from './sha256'

export interface GameRecord {
  game: string
  version: string
  seats: number
  options: Record<string, string>
  house: Record<string, unknown>
  names: string[]
  key: string
  salt: string
  commitment: string
  draw?: { secret: string; pledge: string; contributions: string[] }
  moves: [number, string][]
}

/** What this browser saw and sent before the game began. */
export interface Noted {
  pledge: string
  entropy: string
}

export type Check = 'commitment' | 'pledge' | 'key' | 'noted' | 'mine' | 'deal'
export type Finding = { check: Check; ok: boolean }

const hash = (...parts: Uint8Array[]): string => toHex(sha256(joined(...parts)))

export function drawnKey(secret: string, names: string[], contributions: string[]): { key: string; salt: string } {
  const seats = names.map((name, seat) => {
    const text = utf8(name)
    const entropy = fromHex(contributions[seat] ?? '')
    return joined([text.length >> 8, text.length & 255], text, [entropy.length], entropy)
  })
  const digest = sha256(joined(utf8('tenban-key-1'), [0], fromHex(secret), [names.length], ...seats))
  return { key: toHex(digest.subarray(0, 16)), salt: toHex(digest.subarray(16)) }
}

/** Everything that can be checked about a record; checks that do not apply to it are left out. */
export function verifyRecord(record: GameRecord, noted?: Noted): Finding[] {
  const found: Finding[] = []
  const add = (check: Check, ok: boolean) => found.push({ check, ok })
  add('commitment', hash(fromHex(record.key), fromHex(record.salt)) === record.commitment)
  const draw = record.draw
  if (draw) {
    const drawn = drawnKey(draw.secret, record.names, draw.contributions)
    add('pledge', hash(fromHex(draw.secret)) === draw.pledge)
    add('key', drawn.key === record.key && drawn.salt === record.salt)
  }
  if (noted) {
    add('noted', draw?.pledge === noted.pledge)
    add('mine', draw?.contributions.includes(noted.entropy) ?? false)
  }
  if (record.game === 'latria' && !Object.keys(record.house).length) {
    const dealt = deals(new Draws(fromHex(record.key)), record.seats, record.options)
    add('deal', followsDeals(dealt, record.seats, record.moves))
  }
  return found
}
