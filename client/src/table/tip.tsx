// What a piece is, beside the pointer, the focus or the finger.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Piece, Scene } from '../schema'
import { pickOf } from '../play/hand'
import { beside } from './beside'
import { About } from './magnifier'
import { symbolsOf } from './symbols'

interface Shown {
  piece: Piece
  node: Element
  pinned: boolean // asked for by focus or tap: shown at once, on small screens too
}

const WAIT = 300

export function useTip(scene: Scene) {
  const [shown, show] = useState<Shown | null>(null)
  const timer = useRef(0)
  const hover = (piece: Piece | null, node?: Element) => {
    clearTimeout(timer.current)
    if (!piece || !node || !worth(piece, scene)) return show(null)
    const pinned = node.matches(':focus-visible, .what:focus')
    if (pinned) return show({ piece, node, pinned })
    timer.current = window.setTimeout(() => show({ piece, node, pinned }), WAIT)
  }
  return { shown, hover, hide: () => hover(null) }
}

const isSeat = (piece: Piece): boolean => piece.seat !== undefined && piece.id === `seat${piece.seat}`

const worth = (piece: Piece, scene: Scene): boolean =>
  !!(
    piece.name &&
    (piece.hint ||
      symbolsOf(piece, scene).length ||
      isSeat(piece) ||
      scene.ask?.refused?.[pickOf(piece)] ||
      piece.form === 'mark' ||
      piece.form === 'hex')
  )

const CHOOSABLE = '.go, .picked'

export function Tip({ shown }: { shown: Shown | null }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tip = box.current
    if (!shown || !tip || !shown.node.isConnected) return
    const others = [...document.querySelectorAll(CHOOSABLE)].filter((n) => n !== shown.node && !n.contains(shown.node))
    const { left, top } = beside(
      shown.node.getBoundingClientRect(),
      tip.getBoundingClientRect(),
      others.map((n) => n.getBoundingClientRect()),
      { width: innerWidth, height: innerHeight },
    )
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  }, [shown])
  if (!shown) return null
  return (
    <div class={'tip' + (shown.pinned ? ' pinned' : '')} ref={box} aria-hidden="true">
      <About piece={shown.piece} />
    </div>
  )
}
