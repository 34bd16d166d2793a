// A modal dialog: the browser's own, which keeps the focus inside and closes on Escape.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../pieces/icon'
import { useWords } from '../words'

interface Props {
  label: string
  close: () => void
  children: ComponentChildren
  cls?: string
  light?: boolean // any click closes it
}

export function Modal({ label, close, children, cls = '', light }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const pressed = useRef(false) // the click that ends the long press which opened it began elsewhere
  const words = useWords()
  useEffect(() => {
    const before = document.activeElement
    box.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const outside = (e: MouseEvent) => {
    e.stopPropagation()
    if (pressed.current && (light || e.target === box.current)) close()
  }
  const keys = (e: KeyboardEvent) => e.stopPropagation()
  return (
    <dialog
      class={'modal ' + cls}
      ref={box}
      aria-label={label}
      onClose={close}
      onPointerDown={() => (pressed.current = true)}
      onClick={outside}
      onKeyDown={keys}
    >
      <div class="sheet">
        <button type="button" class="shut" aria-label={words.close} onClick={close}>
          <Icon art="cross" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
