// What a piece is, beside the pointer.
import { useRef, useState } from 'preact/hooks'
import type { Piece, Scene } from '../schema'
import { pickOf } from '../play/hand'
import { About } from './magnifier'

interface Shown { piece: Piece; x: number; y: number }

const WAIT = 300
const ROOM = { width: 270, height: 170 }

export function useTip(scene: Scene) {
  const [shown, show] = useState<Shown | null>(null)
  const timer = useRef(0)
  const hover = (piece: Piece | null, node?: Element) => {
    clearTimeout(timer.current)
    if (!piece || !node || !worth(piece, scene)) return show(null)
    const r = node.getBoundingClientRect()
    const x = r.right + 8 + ROOM.width > innerWidth ? Math.max(8, r.left - ROOM.width - 8) : r.right + 8
    const y = Math.max(8, Math.min(r.top, innerHeight - ROOM.height))
    timer.current = window.setTimeout(() => show({ piece, x, y }), WAIT)
  }
  return { shown, hover }
}

const worth = (piece: Piece, scene: Scene): boolean =>
  !!(piece.name && (piece.hint || scene.ask?.refused?.[pickOf(piece)] || piece.form === 'mark' || piece.form === 'hex'))

export function Tip({ shown }: { shown: Shown | null }) {
  if (!shown) return null
  return (
    <div class="tip" style={{ left: `${shown.x}px`, top: `${shown.y}px` }} aria-hidden="true">
      <About piece={shown.piece} />
    </div>
  )
}
