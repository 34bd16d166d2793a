// The rules of the game, clause by clause, with a search.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../net/api'
import { useSettings } from '../settings'
import { useLoad } from '../ui/load'
import type { ClauseText, RulesText } from '../wire'
import { fill, useWords } from '../words'
import { Icon } from '../pieces/icon'
import { Symbols } from '../pieces/text'
import { useGameArt } from '../sprite'

export function RulesPane({ game, clause }: { game: string; clause: string }) {
  const words = useWords()
  const { lang } = useSettings()
  const [rules] = useLoad(() => api.rules(game), [game, lang])
  const drawn = useGameArt(game)
  if (rules.state === 'loading') return <p class="soft">{words.loading}</p>
  if (rules.state === 'failed')
    return (
      <p class="fault" role="alert">
        {fill(words.error, { text: rules.text })}
      </p>
    )
  return <Clauses rules={rules.value} clause={clause} drawn={drawn} />
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

/** How to play, in a few paragraphs with the pictures the game has for them. */
function HowToPlay({ how, drawn }: { how: readonly string[]; drawn: boolean }) {
  const words = useWords()
  const picture = (n: number) => drawn && !!document.getElementById('how-' + n)
  return (
    <details class="how" open>
      <summary>{words.howToPlay}</summary>
      <ol>
        {how.map((text, i) => (
          <li key={i}>
            {picture(i + 1) && <Icon art={'how-' + (i + 1)} cls="picture" />}
            <p>
              <Symbols of={text} legend={undefined} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface ClausesProps {
  rules: RulesText
  clause: string
  drawn: boolean
}

function Clauses({ rules, clause, drawn }: ClausesProps) {
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
      {!!rules.how?.length && !clause && <HowToPlay how={rules.how} drawn={drawn} />}
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
