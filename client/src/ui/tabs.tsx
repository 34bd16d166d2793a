// Tabs of the client itself (those of a scene are zones).
import type { ComponentChildren } from 'preact'

export interface Tab {
  key: string
  text: string
  badge?: number
  body: () => ComponentChildren
}

interface Props {
  label: string
  tabs: Tab[]
  chosen: string
  choose: (key: string) => void
}

export function TabBox({ label, tabs, chosen, choose }: Props) {
  const open = tabs.find((t) => t.key === chosen) ?? tabs[0]
  const step = (e: KeyboardEvent) => {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0
    if (!by || !open) return
    e.preventDefault()
    e.stopPropagation()
    const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length]!
    choose(next.key)
    document.getElementById('of-' + next.key)?.focus()
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map((t) => (
          <button
            type="button"
            role="tab"
            id={'of-' + t.key}
            aria-selected={t === open}
            aria-controls={'in-' + t.key}
            tabIndex={t === open ? 0 : -1}
            onClick={() => choose(t.key)}
          >
            {t.text}
            {!!t.badge && <b class="badgecount">{t.badge}</b>}
          </button>
        ))}
      </div>
      {open && (
        <div class="tabbody" role="tabpanel" id={'in-' + open.key} aria-labelledby={'of-' + open.key}>
          {open.body()}
        </div>
      )}
    </>
  )
}
