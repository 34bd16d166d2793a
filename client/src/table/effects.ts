// The effects of a table: flying pieces, scrolling, keys.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Piece, Scene } from '../schema'
import { TIMES, factorOf } from '../play/beats'
import { moves, speedOf, type Speed } from '../settings'
import { fly, measure, tumble, type Before } from './flip'
import { pressButton, useKeys, walk } from './keys'
import type { Picker } from './picker'

type Root = { current: HTMLDivElement | null }

interface Past {
  scene: Scene
  pieces: ReadonlyMap<string, Piece>
  boxes: Before | null
}

/** The old places are measured while the new scene is being rendered, before the page changes. */
export function useFlights(root: Root, scene: Scene, pieces: ReadonlyMap<string, Piece>, speed: Speed) {
  const shown = useRef<Past | null>(null)
  const past = useRef<Past | null>(null)
  if (shown.current?.scene !== scene) {
    const follows = shown.current && shown.current.scene.rev !== scene.rev && moves(speed)
    past.current = follows ? { ...shown.current!, boxes: measure(root.current) } : null
    shown.current = { scene, pieces, boxes: null }
  }
  useLayoutEffect(() => {
    const before = past.current
    past.current = null
    if (!before?.boxes || !root.current) return
    const duration = TIMES.flight * factorOf(speedOf(speed))
    fly(root.current, before.boxes, before.scene, scene, duration)
    tumble(root.current, before.pieces, pieces, duration * 1.6)
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
    else (found?.closest('.port') ?? found)?.scrollIntoView({ block: 'nearest', inline: 'center' }) // a map finds itself
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
