// What this browser saw and sent when it sat down. It is kept here, so that a server cannot change it afterwards.
import { toHex } from './bytes'
import type { Noted } from './record'

const KEY = 'tenban.noted'
const MOST = 60

function all(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>
  } catch {
    return {} // storage switched off, or not ours
  }
}

export const notedAt = (table: string): Noted | undefined => all()[table]

/** The random bytes for the key of a table. The first pledge that was seen is the one that counts. */
export function contribution(table: string, pledge: string): string {
  const known = notedAt(table)
  if (known) return known.entropy
  const entropy = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const kept = [...Object.entries(all()), [table, { pledge, entropy }] as const].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // the record still shows whether the key was drawn from it
  }
  return entropy
}
