// The keyboard: arrows walk to the nearest thing that can be chosen, letters do what the bar's buttons do.
import { useLayoutEffect, useRef } from 'preact/hooks'

export type Keys = Record<string, (e: KeyboardEvent) => void>

const typing = (node: EventTarget | null): boolean =>
  node instanceof HTMLElement && (node.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName))

export function useKeys(keys: Keys) {
  const latest = useRef(keys)
  latest.current = keys
  useLayoutEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey) return
      if (typing(e.target) && e.key !== 'Escape') return
      const act = latest.current[e.key.length === 1 ? e.key.toLowerCase() : e.key]
      if (act) act(e)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

const STOPS = '.go > .hit, .bar button:not(:disabled), .listbox button:not(:disabled)'

/** Moves the focus to the nearest stop in that direction; false if there is none. */
export function walk(root: HTMLElement, key: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter((n) => n.getClientRects().length > 0)
  const here = document.activeElement
  const next =
    here instanceof HTMLElement && stops.includes(here)
      ? nearest(stops, here, key)
      : (stops.find((n) => n.matches('.hit')) ?? stops[0])
  next?.focus()
  return !!next
}

function nearest(stops: HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  const from = centre(here)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const stop of stops) {
    const to = centre(stop)
    const [along, across] = axes(key, to.x - from.x, to.y - from.y)
    const cost = along + 2.5 * Math.abs(across)
    if (stop !== here && along > 4 && cost < least) [best, least] = [stop, cost]
  }
  return best
}

function centre(node: HTMLElement) {
  const r = node.getBoundingClientRect()
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 }
}

function axes(key: string, dx: number, dy: number): [number, number] {
  switch (key) {
    case 'ArrowRight':
      return [dx, dy]
    case 'ArrowLeft':
      return [-dx, dy]
    case 'ArrowDown':
      return [dy, dx]
    default:
      return [-dy, dx]
  }
}

/** Digits press the buttons of the bar that send a choice. */
export function pressButton(root: HTMLElement, digit: number): boolean {
  const buttons = root.querySelectorAll<HTMLElement>('.bar .choice:not(:disabled)')
  buttons[digit - 1]?.click()
  return digit <= buttons.length
}
