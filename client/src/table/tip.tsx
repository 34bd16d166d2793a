// What a piece is, beside the pointer.
import { useRef, useState } from 'preact/hooks'
import type { Piece, Scene } from '../schema'
import { pickOf } from '../play/hand'
import { About } from './magnifier'

type Place = Record<'left' | 'top' | 'bottom', string>
interface Shown {
  piece: Piece
  place: Partial<Place>
}

const WAIT = 300
const WIDTH = 270

/** Beside the piece; above it in the lower half of the page, where the hand lies. */
function beside(r: DOMRect): Partial<Place> {
  const px = (n: number) => `${Math.round(n)}px`
  if (r.top > innerHeight * 0.55)
    return { left: px(Math.max(8, Math.min(r.left, innerWidth - WIDTH))), bottom: px(innerHeight - r.top + 14) }
  const left = r.right + 8 + WIDTH > innerWidth ? Math.max(8, r.left - WIDTH - 8) : r.right + 8
  return { left: px(left), top: px(Math.max(8, r.top)) }
}

export function useTip(scene: Scene) {
  const [shown, show] = useState<Shown | null>(null)
  const timer = useRef(0)
  const hover = (piece: Piece | null, node?: Element) => {
    clearTimeout(timer.current)
    if (!piece || !node || !worth(piece, scene)) return show(null)
    timer.current = window.setTimeout(() => show({ piece, place: beside(node.getBoundingClientRect()) }), WAIT)
  }
  return { shown, hover, hide: () => hover(null) }
}

const worth = (piece: Piece, scene: Scene): boolean =>
  !!(piece.name && (piece.hint || scene.ask?.refused?.[pickOf(piece)] || piece.form === 'mark' || piece.form === 'hex'))

export function Tip({ shown }: { shown: Shown | null }) {
  if (!shown) return null
  return (
    <div class="tip" style={shown.place} aria-hidden="true">
      <About piece={shown.piece} />
    </div>
  )
}
