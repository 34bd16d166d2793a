// The points of every seat over the game, as lines in the colours of the seats.
import { api } from '../net/api'
import { seatStyle } from '../pieces/tint'
import type { Scene } from '../schema'
import { useLoad, valueOf } from '../ui/load'
import { fill, useWords } from '../words'

const WIDE = 320
const HIGH = 110

/** One path per seat, from the lowest points at the bottom to the highest at the top. */
export function lines(points: readonly (readonly number[])[], seats: number): string[] {
  const all = points.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const x = (i: number) => (i / Math.max(1, points.length - 1)) * WIDE
  const y = (p: number) => HIGH - ((p - low) / (high - low)) * HIGH
  return Array.from({ length: seats }, (_, seat) =>
    points.map((row, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`).join(''),
  )
}

export function PointsChart({ id, scene }: { id: string; scene: Scene }) {
  const words = useWords()
  const [loaded] = useLoad(() => api.course(id), [id])
  const points = valueOf(loaded)?.points ?? []
  const seats = points[0]?.length ?? 0
  if (loaded.state === 'failed' || (loaded.state === 'ready' && points.length < 3)) return null
  const most = Math.max(1, ...points.flat())
  return (
    <figure class="course">
      <figcaption>{words.course}</figcaption>
      <svg
        viewBox={`-6 -6 ${WIDE + 12} ${HIGH + 12}`}
        role="img"
        aria-label={fill(words.courseSaid, {
          text: (scene.seats ?? []).map((s, i) => `${s.name} ${points.at(-1)?.[i] ?? ''}`).join(', '),
        })}
      >
        <path class="axis" d={`M0 0V${HIGH}H${WIDE}`} />
        <text x="4" y="8">
          {points.length ? most : ''}
        </text>
        {lines(points, seats).map((d, seat) => (
          <path class="run" d={d} style={seatStyle(scene.seats?.[seat]?.colour ?? 0)} />
        ))}
        {points.at(-1)?.map((p, seat) => (
          <use
            href={`#seat${scene.seats?.[seat]?.colour ?? 0}`}
            x={WIDE - 5}
            y={HIGH - ((p - Math.min(0, ...points.flat())) / (most - Math.min(0, ...points.flat()))) * HIGH - 5}
            width="10"
            height="10"
          />
        ))}
      </svg>
    </figure>
  )
}
