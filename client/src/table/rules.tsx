// The rules of the game, clause by clause, with a search.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../net/api'
import { useSettings } from '../settings'
import { useLoad } from '../ui/load'
import type { Sheet } from '../schema'
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

/** What is printed on the components, as tables. */
function Components({ sheets }: { sheets: readonly Sheet[] }) {
  const words = useWords()
  return (
    <details class="sheets">
      <summary>{words.components}</summary>
      {sheets.map((sheet) => (
        <figure key={sheet.title}>
          <figcaption>
            <Symbols of={sheet.title} legend={undefined} />
          </figcaption>
          <div class="scroll" tabIndex={0} role="region" aria-label={sheet.title}>
            <table>
              <thead>
                <tr>
                  {sheet.columns.map((name, i) => (
                    <th key={i} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sheet.rows.map((row, n) => (
                  <tr key={n}>
                    {row.map((cell, i) => (
                      <td key={i}>
                        <Symbols of={cell} legend={undefined} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {sheet.note && <p class="soft">{fill(words.reconstruction, { text: sheet.note })}</p>}
        </figure>
      ))}
    </details>
  )
}

const CLAUSE = /([A-Z]{2}-[0-9A-Z.]+[a-z]?)/

/** A clause whose mentions of other clauses lead there. */
function Linked({ of, known, go }: { of: string; known: ReadonlySet<string>; go: (clause: string) => void }) {
  return (
    <>
      {of.split(CLAUSE).map((part, i) =>
        known.has(part) ? (
          <button key={i} type="button" class="link" onClick={() => go(part)}>
            {part}
          </button>
        ) : (
          <Symbols key={i} of={part} legend={undefined} />
        ),
      )}
    </>
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
  const known = new Set(rules.clauses.map((c) => c.id))
  const go = (to: string) => {
    setSearch('')
    requestAnimationFrame(() => {
      const node = box.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(to)}"]`)
      node?.scrollIntoView({ block: 'center' })
      node?.focus({ preventScroll: true })
    })
  }
  return (
    <div class="rules" ref={box}>
      {!!rules.how?.length && !clause && <HowToPlay how={rules.how} drawn={drawn} />}
      {!!rules.sheets?.length && !clause && <Components sheets={rules.sheets} />}
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
              <b>{c.id}</b> <Linked of={c.text} known={known} go={go} />
              {c.doubt && <small class="soft"> {fill(words.reconstruction, { text: c.doubt })}</small>}
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
