// One screen for several players: between two of them nothing is shown.
import { useEffect, useRef } from 'preact/hooks'
import { may } from '../net/may'
import type { SceneMessage, TableMessage } from '../wire'
import { fill, useWords } from '../words'

const played = (table: TableMessage): number[] => table.seats.filter((s) => may(s, 'play')).map((s) => s.seat)

/** The seat whose player should get the screen, or null if that player has it. */
export function nextSeat(table: TableMessage | null, shown: SceneMessage | null): number | null {
  if (!table?.hotseat || !shown) return null
  const mine = played(table)
  if (mine.length < 2 || may(shown, 'act') || shown.scene.result) return null
  const waited = mine.filter((seat) => shown.scene.seats?.[seat]?.active)
  return waited.find((seat) => seat !== shown.seat) ?? null
}

export const severalHere = (table: TableMessage | null): boolean => !!table?.hotseat && played(table).length > 1

export function HandOver({ name, ready }: { name: string; ready: () => void }) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [name])
  return (
    <main class="handover">
      <h1>{fill(words.handOver, { name })}</h1>
      <p>{fill(words.handOverWhy, { name })}</p>
      <button type="button" class="act main large" ref={button} onClick={ready}>
        {fill(words.iAm, { name })}
      </button>
    </main>
  )
}
