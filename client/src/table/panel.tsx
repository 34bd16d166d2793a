// The drawer: rules, people, settings; on a telephone also log and chat.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../pieces/icon'
import { TabBox, type Tab } from '../ui/tabs'
import { useWords } from '../words'

export interface Opened {
  tab: string // '' when shut
  clause: string // the clause the rules should show
  show: (tab: string) => void
  cite: (clause: string) => void
  shut: () => void
}

export function useDrawer(): Opened {
  const [at, setAt] = useState({ tab: '', clause: '' })
  return {
    ...at,
    show: (tab) => setAt({ tab, clause: '' }),
    cite: (clause) => setAt({ tab: 'rules', clause }),
    shut: () => setAt({ tab: '', clause: '' }),
  }
}

export function Drawer({ tabs, opened }: { tabs: Tab[]; opened: Opened }) {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const keys = (e: KeyboardEvent) => {
    if (e.key === 'Escape') opened.shut()
    e.stopPropagation()
  }
  return (
    <section class="panel" role="dialog" aria-label={words.menu} ref={box} tabIndex={-1} onKeyDown={keys}>
      <button type="button" class="shut" aria-label={words.close} onClick={opened.shut}>
        <Icon art="cross" />
      </button>
      <TabBox label={words.menu} tabs={tabs} chosen={opened.tab} choose={opened.show} />
    </section>
  )
}

interface CornerProps {
  open: (key: string) => void
  help: () => void
  children?: ComponentChildren
}

export function CornerButtons({ open, help, children }: CornerProps) {
  const words = useWords()
  return (
    <>
      {children}
      <button type="button" class="round helper" aria-label={words.howToPlay} title={words.howToPlay} onClick={help}>
        ?
      </button>
      <button
        type="button"
        class="round wide-only"
        aria-label={words.rules}
        title={words.rules}
        onClick={() => open('rules')}
      >
        <Icon art="book" />
      </button>
      <button
        type="button"
        class="round wide-only"
        aria-label={words.people}
        title={words.people}
        onClick={() => open('people')}
      >
        <Icon art="people" />
      </button>
      <button
        type="button"
        class="round wide-only"
        aria-label={words.settings}
        title={words.settings}
        onClick={() => open('settings')}
      >
        <Icon art="gear" />
      </button>
      <button type="button" class="round phone-only" aria-label={words.menu} onClick={() => open('log')}>
        <Icon art="menu" />
      </button>
    </>
  )
}
