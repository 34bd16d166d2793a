// The effects of a table: flying pieces, scrolling, keys.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Piece, Scene } from '../schema'
import { moves } from '../settings'
import { fly, measure, type Before } from './flip'
import { pressButton, useKeys, walk } from './keys'
import type { Picker } from './picker'

type Root = { current: HTMLDivElement | null }

/** The old places are measured while the new scene is being rendered, before the page changes. */
export function useFlights(root: Root, scene: Scene, pieces: ReadonlyMap<string, Piece>, motion: boolean) {
  const shown = useRef<Scene | null>(null)
  const before = useRef<Before | null>(null)
  if (shown.current && shown.current !== scene && moves(motion)) before.current = measure(root.current)
  shown.current = scene
  useLayoutEffect(() => {
    if (before.current && root.current) fly(root.current, before.current, pieces, scene.gone ?? {})
    before.current = null
  }, [scene])
}

// What the view follows on a telephone, the foremost first; what lies in the dock is seen already.
const FOLLOWED = ['.board .ghost', '.board .go', '.dock .mine .go', '.table .go', '.table .zone.t-alarm']
const WHOLE = '.zone.t-alarm, .zone.z-tabs' // is shown from its top, not only the one piece

/** After the next frame: by then the tab that holds it has come forward. */
function follow(root: Root): () => void {
  const frame = requestAnimationFrame(() => {
    const found = FOLLOWED.map((what) => root.current?.querySelector(what)).find(Boolean)
    const whole = found?.closest(WHOLE)
    if (whole) whole.scrollIntoView({ block: 'start' })
    else found?.scrollIntoView({ block: 'nearest', inline: 'center' })
  })
  return () => cancelAnimationFrame(frame)
}

/** On a telephone the board scrolls to what matters; a focus that vanished with its piece returns to the question. */
export function useFollow(root: Root, scene: Scene, picker: Picker) {
  const byKey = useRef(false)
  useEffect(() => {
    const key = () => (byKey.current = true)
    const pointer = () => (byKey.current = false)
    addEventListener('keydown', key)
    addEventListener('pointerdown', pointer)
    return () => {
      removeEventListener('keydown', key)
      removeEventListener('pointerdown', pointer)
    }
  }, [])
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.bar .ask')?.focus()
    return innerWidth <= 760 ? follow(root) : undefined
  }, [scene, picker.hand.picked.length])
}

export function useTableKeys(root: Root, picker: Picker, toggleList: () => void, closeAll: () => void) {
  const arrow = (e: KeyboardEvent) => {
    if (root.current && !document.querySelector('dialog[open]') && walk(root.current, e.key)) e.preventDefault()
  }
  const digits = Object.fromEntries(
    [...'123456789'].map((d) => [d, () => root.current && pressButton(root.current, Number(d))]),
  )
  useKeys({
    ...digits,
    ArrowLeft: arrow,
    ArrowRight: arrow,
    ArrowUp: arrow,
    ArrowDown: arrow,
    Escape: () => {
      picker.clear()
      closeAll()
    },
    r: (e) => picker.turn(e.shiftKey ? -1 : 1),
    l: () => picker.ask && toggleList(),
    c: () => picker.offer.armed && picker.send(picker.offer.armed),
  })
}
