// One screen for several players: between two of them nothing is shown.
import { useEffect, useRef } from 'preact/hooks'
import type { SceneMessage, TableMessage } from '../wire'
import { fill, useWords } from '../words'

/** The seat the screen should go to, or null if it is in the right hands. */
export function nextSeat(table: TableMessage | null, shown: SceneMessage | null): number | null {
  if (!table?.hotseat || !shown) return null
  const mine = table.seats.filter((s) => s.yours && s.kind === 'person').map((s) => s.seat)
  if (mine.length < 2 || shown.scene.ask || shown.scene.result) return null
  const waited = mine.filter((seat) => shown.scene.seats?.[seat]?.active)
  return waited.find((seat) => seat !== shown.seat) ?? null
}

export const severalHere = (table: TableMessage | null): boolean =>
  !!table?.hotseat && table.seats.filter((s) => s.yours && s.kind === 'person').length > 1

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
