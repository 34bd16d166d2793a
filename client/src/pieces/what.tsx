// A symbol or heading that explains itself: on hover, on focus and on tap.
import type { ComponentChildren } from 'preact'
import type { Piece } from '../schema'
import { useView } from './view'

interface Props {
  piece: Piece
  label?: string | undefined
  cls?: string
  through?: boolean // a click is also meant for what lies below
  children?: ComponentChildren
}

/** A button that does nothing but say what something is. */
export function What({ piece, label, cls = '', through, children }: Props) {
  const { hover } = useView()
  const show = (e: Event) => hover(piece, e.currentTarget as Element)
  const hide = () => hover(null)
  const tap = (e: MouseEvent) => {
    if (!through) e.stopPropagation()
    ;(e.currentTarget as HTMLElement).focus()
    show(e)
  }
  return (
    <button
      type="button"
      class={'what ' + cls}
      aria-label={label}
      aria-description={piece.hint || undefined}
      onClick={tap}
      onFocus={show}
      onBlur={hide}
      onMouseEnter={show}
      onMouseLeave={hide}
    >
      {children}
    </button>
  )
}
