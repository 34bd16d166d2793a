// What has happened since the scene before, one beat after another. Pure functions.
import type { Line, Scene } from '../schema'
import type { Speed } from '../settings'

/** Milliseconds at normal speed: to the next beat, to read one that matters, to see a piece fly. */
export const TIMES = { beat: 480, hold: 2000, flight: 380, linger: 1700 }

const FACTOR: Record<Exclude<Speed, ''>, number> = { instant: 0, fast: 0.5, normal: 1, slow: 2, step: 1 }

export const factorOf = (speed: Exclude<Speed, ''>): number => FACTOR[speed]

/** The lines that are new; after an undo, or in another language, there are none. */
export function newLines(before: Scene | null | undefined, scene: Scene): Line[] {
  if (!before || before.game !== scene.game || before.lang !== scene.lang) return []
  const count = (scene.told ?? 0) - (before.told ?? 0)
  return count > 0 ? (scene.log ?? []).slice(-count) : []
}

export interface Beat {
  line: Line
  start: number // milliseconds after the scene is shown
}

const lengthOf = (line: Line): number => (line.hold ? TIMES.hold : line.head ? TIMES.beat / 2 : TIMES.beat)

const MOST = 14 // beats that are shown one by one; of more, the first pass quickly

/** When each line is told. */
export function beatsOf(lines: readonly Line[], speed: Exclude<Speed, ''>): { beats: Beat[]; total: number } {
  const factor = factorOf(speed)
  const hurry = Math.min(1, MOST / Math.max(1, lines.length))
  let at = lines.length ? TIMES.flight * factor * 0.5 : 0
  const beats = lines.map((line) => {
    const beat = { line, start: at }
    at += lengthOf(line) * factor * hurry
    return beat
  })
  return { beats, total: at }
}

/** How long a scene stays before the next one: as long as its beats take; in steps, until a click. */
export function paceOf(scene: Scene, before: Scene | null | undefined, speed: Exclude<Speed, ''>): number {
  if (speed === 'instant') return 0
  const lines = newLines(before, scene)
  const own = lines.every((line) => line.seat !== undefined && line.seat === scene.you)
  if (!lines.length) return TIMES.beat * factorOf(speed) * 0.7
  if (speed === 'step' && !own) return Infinity
  const { total } = beatsOf(lines, speed)
  return own ? Math.min(total, TIMES.beat * factorOf(speed)) : total
}

/** Whether a caption stays as long as its scene: what must be read, where scenes wait for a click. */
export const staysUntilClick = (line: Line, speed: Exclude<Speed, ''>): boolean => speed === 'step' && !!line.hold

export type Owed = ReadonlyMap<string, number>

export const owedKey = (seat: number, art: string): string => `${seat}.${art}`

/** What the beats still to come will bring: counters show it only when it is told. */
export function owedBy(lines: readonly Line[]): Owed {
  const owed = new Map<string, number>()
  for (const { seat, gains } of lines) {
    if (seat === undefined) continue
    for (const [art, by] of Object.entries(gains ?? {})) {
      const key = owedKey(seat, art)
      owed.set(key, (owed.get(key) ?? 0) + by)
    }
  }
  return owed
}

/** A counter without what is still owed; one that is not a number stays as it is. */
export function without(value: string, owed: number): string {
  return owed ? value.replace(/^[-−]?\d+/, (n) => String(Number(n.replace('−', '-')) - owed)) : value
}

/** The piece of each seat's last move: the newest line of the seat that has a place on the table. */
export function lastMoves(scene: Scene, there: (id: string) => boolean): Map<string, number> {
  const found = new Map<string, number>()
  const seats = new Set<number>()
  for (const line of [...(scene.log ?? [])].reverse()) {
    if (line.seat === undefined || !line.at || seats.has(line.seat) || !there(line.at)) continue
    seats.add(line.seat)
    if (!found.has(line.at)) found.set(line.at, line.seat)
  }
  return found
}
