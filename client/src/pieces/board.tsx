// Pieces placed by coordinates: on a board, or on a hex, a square, a card.
import type { Ghost, Piece } from '../schema'
import { One } from './piece'
import type { Style } from './tint'
import { useView } from './view'

export function InkLayer({ piece }: { piece: Piece }) {
  if (!piece.ink?.length || !piece.box) return null
  const [w, h] = piece.box
  return (
    <svg class="ink" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      {piece.ink.map((ink) => (
        <path
          d={ink.d}
          class={'ink-' + (ink.style ?? 'line')}
          style={{
            ...(ink.tint ? { '--tint': `var(--c-${ink.tint})` } : {}),
            ...(ink.width ? { strokeWidth: String(ink.width) } : {}),
          }}
        />
      ))}
    </svg>
  )
}

/** `at` is the centre; the style names the corner, so that `translate` stays free for flights. */
function place(piece: Piece, [w, h]: [number, number]): Style {
  const [x, y] = piece.at ?? [0, 0]
  const [dx, dy] = piece.size ?? [1, 1]
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`
  return { left: share(x - dx / 2, w), top: share(y - dy / 2, h), width: share(dx, w), height: share(dy, h) }
}

export function Placed({ piece }: { piece: Piece }) {
  const { offer, pieces } = useView()
  const box = piece.box ?? [100, 100]
  const ghosts = offer.ghosts.filter((g) => g.into === piece.id)
  return (
    <>
      {piece.items?.map((q) => (
        <One key={q.id} piece={q} style={place(q, box)} placed />
      ))}
      {ghosts.map((g) => {
        const ghost = spectre(g, pieces.get(g.piece))
        return ghost && <One key={ghost.id} piece={ghost} style={place(ghost, box)} placed ghost />
      })}
    </>
  )
}

/** The piece as it would lie there. */
function spectre(ghost: Ghost, piece: Piece | undefined): Piece | undefined {
  if (!piece) return undefined
  const size = piece.size ?? piece.box ?? [1, 1]
  return { ...piece, id: 'ghost:' + piece.id, at: ghost.at, rot: ghost.rot ?? 0, size, dim: false }
}
