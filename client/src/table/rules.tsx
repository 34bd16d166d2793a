// The rules of the game, clause by clause, with a search.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../net/api'
import { useSettings } from '../settings'
import { useLoad } from '../ui/load'
import type { ClauseText, RulesText } from '../wire'
import { fill, useWords } from '../words'
import { Symbols } from '../pieces/text'

export function RulesPane({ game, clause }: { game: string; clause: string }) {
  const words = useWords()
  const { lang } = useSettings()
  const [rules] = useLoad(() => api.rules(game), [game, lang])
  if (rules.state === 'loading') return <p class="soft">{words.loading}</p>
  if (rules.state === 'failed')
    return (
      <p class="fault" role="alert">
        {fill(words.error, { text: rules.text })}
      </p>
    )
  return <Clauses rules={rules.value} clause={clause} />
}

/** The clauses that hold every word of the search. A clause keeps the heading of its chapter. */
export function found(clauses: readonly ClauseText[], search: string): ClauseText[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  let heading = ''
  let shown = ''
  const hits: ClauseText[] = []
  for (const c of clauses) {
    heading = c.heading || heading
    const text = `${c.id} ${heading} ${c.text}`.toLowerCase()
    if (!wanted.every((word) => text.includes(word))) continue
    hits.push({ ...c, heading: heading === shown ? '' : heading })
    shown = heading
  }
  return hits
}

function Clauses({ rules, clause }: { rules: RulesText; clause: string }) {
  const words = useWords()
  const [search, setSearch] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = clause && box.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`)
    if (!node) return
    node.scrollIntoView({ block: 'center' })
    node.focus({ preventScroll: true })
  }, [clause, rules])
  const hits = found(rules.clauses, search)
  return (
    <div class="rules" ref={box}>
      <input
        type="search"
        placeholder={words.searchRules}
        aria-label={words.searchRules}
        value={search}
        onInput={(e) => setSearch(e.currentTarget.value)}
      />
      {hits.length === 0 && <p class="soft">{fill(words.noRules, { text: search })}</p>}
      <div class="clauses">
        {hits.map((c) => (
          <div key={c.id}>
            {c.heading && <h2>{c.heading}</h2>}
            <p data-clause={c.id} tabIndex={-1} class={c.id === clause ? 'cited' : ''}>
              <b>{c.id}</b> <Symbols of={c.text} legend={undefined} />
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
