// What a symbol in a text means: beside the pointer, the finger, or what has the focus.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../pieces/icon'
import { beside } from '../table/beside'

interface Meaning {
  art: string
  word: string
}

interface Shown {
  node: Element
  meanings: Meaning[]
}

const SYMBOL = '.sym[aria-label]'
const PRESSED = 'button, a, summary, .go, label'
const WAIT = 300
const MOST = 8 // a focused paragraph with more symbols than this is better served by the reference card

const meaningOf = (node: Element): Meaning => ({
  art: node.getAttribute('data-sym') ?? '',
  word: node.getAttribute('aria-label') ?? '',
})

/** The symbols in an element, each once. */
function within(node: Element): Meaning[] {
  const found = new Map([...node.querySelectorAll(SYMBOL)].map((symbol) => [symbol.getAttribute('data-sym'), symbol]))
  return [...found.values()].slice(0, MOST).map(meaningOf)
}

/** Pieces have a tip of their own, which explains their symbols too. */
const symbolAt = (target: EventTarget | null): Element | null =>
  target instanceof Element && !target.closest('.piece, .tip') ? target.closest(SYMBOL) : null

function useShown(): Shown | null {
  const [shown, show] = useState<Shown | null>(null)
  const timer = useRef(0)
  useEffect(() => {
    const tell = (node: Element, meanings: Meaning[]) => show(meanings.length ? { node, meanings } : null)
    const over = (e: Event) => {
      clearTimeout(timer.current)
      const symbol = symbolAt(e.target)
      if (symbol) timer.current = window.setTimeout(() => tell(symbol, [meaningOf(symbol)]), WAIT)
      else show((now) => (now && now.node === document.activeElement ? now : null))
    }
    const tap = (e: Event) => {
      const symbol = symbolAt(e.target)
      if (!symbol || symbol.closest(PRESSED)) return show(null)
      clearTimeout(timer.current)
      tell(symbol, [meaningOf(symbol)])
    }
    const focus = (e: Event) => {
      const node = e.target instanceof Element && e.target.matches(':focus-visible') ? e.target : null
      if (!node || node.closest('.piece') || !node.matches(`${PRESSED}, [data-legend]`)) return show(null)
      tell(node, within(node.closest('[data-legend]') ?? node))
    }
    const away = () => show(null)
    // What receives the focus is scrolled into view: its tip stays beside it.
    const scrolled = () => show((now) => (now && now.node === document.activeElement ? { ...now } : null))
    const events = { pointerover: over, click: tap, focusin: focus, focusout: away, scroll: scrolled }
    for (const [name, act] of Object.entries(events)) document.addEventListener(name, act, true)
    return () => {
      clearTimeout(timer.current)
      for (const [name, act] of Object.entries(events)) document.removeEventListener(name, act, true)
    }
  }, [])
  return shown
}

/** One for the whole page. */
export function SymbolTip() {
  const shown = useShown()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!shown || !box.current || !shown.node.isConnected) return
    box.current.showPopover()
    const screen = { width: innerWidth, height: innerHeight }
    const { left, top } = beside(shown.node.getBoundingClientRect(), box.current.getBoundingClientRect(), [], screen)
    box.current.style.left = `${left}px`
    box.current.style.top = `${top}px`
  }, [shown])
  if (!shown) return null
  return (
    <div class="tip pinned symboltip" ref={box} aria-hidden="true" popover="manual">
      <SymbolList of={shown.meanings} />
    </div>
  )
}

export const SymbolList = ({ of }: { of: readonly Meaning[] }) => (
  <ul class="symbollist">
    {of.map(({ art, word }) => (
      <li key={art}>
        <Icon art={art} /> {word}
      </li>
    ))}
  </ul>
)
