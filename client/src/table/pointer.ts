// The piece under the pointer.
import { useRef } from 'preact/hooks'
import type { Piece } from '../schema'
import type { Pieces } from '../play/hand'

const CONTROLS = '.bar, .listbox, .tabs, .zoomers, .unfold, .look, .panel, .top, dialog, a, input, select, textarea'

/** The topmost piece that can be chosen, even under another one, unless that is its neighbour in a hand or stack. */
export function choosable(x: number, y: number, pieces: Pieces): Piece | undefined {
  let top: Element | null = null
  for (const node of document.elementsFromPoint(x, y)) {
    top ??= node.closest('.piece')
    const hit = node.closest<HTMLElement>('.go, .may')
    const piece = hit && pieces.get(hit.dataset.id ?? '')
    if (piece && !neighbours(top, hit)) return piece
  }
  return undefined
}

const OVERLAPPING = '.lay.fan, .lay.cascade'

function neighbours(top: Element | null, hit: Element): boolean {
  if (!top || top === hit || top.contains(hit) || hit.contains(top)) return false
  const lay = top.closest(OVERLAPPING)
  return lay !== null && lay === hit.closest(OVERLAPPING)
}

/** The named piece a node belongs to. */
export function pieceAt(node: EventTarget | null, pieces: Pieces): Piece | undefined {
  if (!(node instanceof Element)) return undefined
  for (
    let at = node.closest<HTMLElement>('[data-id]');
    at;
    at = at.parentElement?.closest<HTMLElement>('[data-id]') ?? null
  ) {
    const piece = pieces.get(at.dataset.id!)
    if (piece?.name && at.classList.contains('piece')) return piece
  }
  return undefined
}

export const onControl = (node: EventTarget | null): boolean => node instanceof Element && !!node.closest(CONTROLS)

const LONG = 480

/** A long press or a right click asks about a piece; the click that ends a long press is not one. */
export function useLongPress(ask: (target: EventTarget | null) => boolean) {
  const timer = useRef(0)
  const eaten = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    eaten: () => eaten.current,
    handlers: {
      onPointerDown: (e: PointerEvent) => {
        eaten.current = false
        stop()
        if (e.pointerType === 'mouse') return
        const { target } = e
        timer.current = window.setTimeout(() => (eaten.current = ask(target)), LONG)
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerMove: (e: PointerEvent) => Math.hypot(e.movementX, e.movementY) > 4 && stop(),
      onContextMenu: (e: MouseEvent) => {
        if (onControl(e.target) || eaten.current || ask(e.target)) e.preventDefault()
      },
    },
  }
}
