// The rules of the game, clause by clause, with a search. In the drawer of a table, and on a page of their own.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { Symbols } from '../pieces/text'
import { useSettings } from '../settings'
import { useGameArt } from '../sprite'
import type { Sheet } from '../schema'
import { HowPane } from '../teach/how'
import { useLoad } from '../ui/load'
import type { ClauseText, RulesText } from '../wire'
import { fill, useWords } from '../words'

type Legend = Record<string, string> | undefined

interface PaneProps {
  game: string
  clause: string
  page?: boolean // a page of its own: contents, how to play, components, everything open
}

export function RulesPane({ game, clause, page }: PaneProps) {
  const words = useWords()
  const { lang } = useSettings()
  const [rules] = useLoad(() => api.rules(game), [game, lang])
  useGameArt(game)
  if (rules.state === 'loading') return <p class="soft">{words.loading}</p>
  if (rules.state === 'failed')
    return (
      <p class="fault" role="alert">
        {fill(words.error, { text: rules.text })}
      </p>
    )
  return <Rulebook rules={rules.value} clause={clause} page={!!page} />
}

const searched = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

/** The clauses that hold every word of the search. A clause keeps the heading of its chapter. */
export function found(clauses: readonly ClauseText[], search: string): ClauseText[] {
  const wanted = searched(search)
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

/** A text in parts; every second one is a word that is searched for. */
export function highlit(text: string, search: string): string[] {
  const words = searched(search).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return words.length ? text.split(new RegExp(`(${words.join('|')})`, 'gi')) : [text]
}

export interface Chapter {
  id: string // of its first clause
  heading: string
  clauses: ClauseText[]
}

/** Clauses by chapter: a heading begins one. */
export function chaptersOf(clauses: readonly ClauseText[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const c of clauses) {
    if (c.heading || !chapters.length) chapters.push({ id: c.id, heading: c.heading ?? '', clauses: [] })
    chapters.at(-1)!.clauses.push(c)
  }
  return chapters
}

const paletteOf = (rules: RulesText) =>
  Object.fromEntries(Object.entries(rules.palette ?? {}).map(([name, colour]) => ['--c-' + name, colour]))

function useGoing(rules: RulesText, clause: string, page: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [cited, cite] = useState(clause)
  const [search, setSearch] = useState('')
  const show = (id: string, block: ScrollLogicalPosition) => {
    const node = box.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(id)}"], [id="${CSS.escape(id)}"]`)
    node?.scrollIntoView({ block })
    node?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const wanted = clause || (page ? decodeURIComponent(location.hash.slice(1)) : '')
    cite(wanted)
    if (wanted) show(wanted, 'center')
  }, [clause, rules])
  const go = (id: string) => {
    setSearch('')
    cite(id)
    if (page) history.replaceState(null, '', '#' + encodeURIComponent(id))
    requestAnimationFrame(() => show(id, id.startsWith('part-') ? 'start' : 'center'))
  }
  return { box, cited, search, setSearch, go }
}

function Rulebook({ rules, clause, page }: { rules: RulesText; clause: string; page: boolean }) {
  const words = useWords()
  const { box, cited, search, setSearch, go } = useGoing(rules, clause, page)
  const hits = found(rules.clauses, search)
  const known = new Set(rules.clauses.map((c) => c.id))
  const whole = !search && (page || !clause)
  return (
    <div class={'rules' + (page ? ' whole' : '')} ref={box} style={paletteOf(rules)}>
      {page && <Contents rules={rules} go={go} />}
      <div class="rulestext">
        <input
          type="search"
          placeholder={words.searchRules}
          aria-label={words.searchRules}
          value={search}
          onInput={(e) => setSearch(e.currentTarget.value)}
        />
        {search && (
          <p class="soft" role="status">
            {fill(hits.length ? words.rulesFound : words.noRules, { n: hits.length, text: search })}
          </p>
        )}
        {page && whole && (
          <section id="part-how" tabIndex={-1}>
            <h2>{words.howToPlay}</h2>
            <HowPane game={rules.game} depth={3} />
          </section>
        )}
        {whole && !!rules.sheets?.length && <Components rules={rules} page={page} />}
        {page && !search && <h2 class="detail">{words.clausesTitle}</h2>}
        <div class="clauses">
          {chaptersOf(hits).map((chapter) => (
            <section key={chapter.id} id={'part-' + chapter.id} tabIndex={-1}>
              {chapter.heading && <h3>{chapter.heading}</h3>}
              {chapter.clauses.map((c) => (
                <Clause key={c.id} clause={c} cited={c.id === cited} {...{ known, go, search }} legend={rules.legend} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

interface ContentsProps {
  rules: RulesText
  go: (part: string) => void
}

/** The contents: links that scroll. On a small screen they are folded. */
function Contents({ rules, go }: ContentsProps) {
  const words = useWords()
  const parts: [string, string][] = [
    ['part-how', words.howToPlay],
    ...(rules.sheets?.length ? ([['part-components', words.components]] as [string, string][]) : []),
    ...chaptersOf(rules.clauses).map((c): [string, string] => ['part-' + c.id, c.heading || c.id]),
  ]
  return (
    <nav class="contents" aria-label={words.contents}>
      <details open={innerWidth > 900}>
        <summary>{words.contents}</summary>
        <ol>
          {parts.map(([id, text]) => (
            <li key={id}>
              <Anchor id={id} go={go}>
                {text}
              </Anchor>
            </li>
          ))}
        </ol>
      </details>
      <p class="soft">{words.reconstructedWhy}</p>
    </nav>
  )
}

interface AnchorProps {
  id: string
  go: (id: string) => void
  children: string
  cls?: string
}

const Anchor = ({ id, go, children, cls }: AnchorProps) => (
  <a
    href={'#' + encodeURIComponent(id)}
    class={cls}
    onClick={(e) => {
      e.preventDefault()
      go(id)
    }}
  >
    {children}
  </a>
)

interface ClauseProps {
  clause: ClauseText
  cited: boolean
  known: ReadonlySet<string>
  legend: Legend
  search: string
  go: (clause: string) => void
}

/** A clause: its number at the side, its text with links and what is searched for, and why it is a reconstruction. */
function Clause({ clause, cited, known, legend, search, go }: ClauseProps) {
  const words = useWords()
  return (
    <p data-clause={clause.id} data-legend tabIndex={-1} class={cited ? 'cited' : ''}>
      <Anchor id={clause.id} go={go} cls="number">
        {clause.id}
      </Anchor>
      <span class="said">
        <Linked of={clause.text} {...{ known, legend, search, go }} />
        {clause.doubt && (
          <small class="doubt">
            <b>{words.reconstructed}</b> <Symbols of={clause.doubt} legend={legend} />
          </small>
        )}
      </span>
    </p>
  )
}

const CLAUSE = /([A-Z]{2}-[0-9A-Z.]*[0-9A-Z][a-z]?)/

type LinkedProps = Pick<ClauseProps, 'known' | 'legend' | 'search' | 'go'> & { of: string }

/** A text whose mentions of other clauses lead there. */
function Linked({ of, known, legend, search, go }: LinkedProps) {
  return (
    <>
      {of.split(CLAUSE).map((part, i) =>
        known.has(part) ? (
          <Anchor key={i} id={part} go={go}>
            {part}
          </Anchor>
        ) : (
          highlit(part, search).map((bit, k) =>
            k % 2 ? <mark key={k}>{bit}</mark> : <Symbols key={k} of={bit} legend={legend} />,
          )
        ),
      )}
    </>
  )
}

/** What is printed on the components, as tables with pictures. */
function Components({ rules, page }: { rules: RulesText; page: boolean }) {
  const words = useWords()
  const tables = rules.sheets!.map((sheet) => <SheetTable key={sheet.title} sheet={sheet} legend={rules.legend} />)
  if (page)
    return (
      <section class="sheets" id="part-components" tabIndex={-1}>
        <h2>{words.components}</h2>
        {tables}
      </section>
    )
  return (
    <details class="sheets">
      <summary>{words.components}</summary>
      {tables}
    </details>
  )
}

function SheetTable({ sheet, legend }: { sheet: Sheet; legend: Legend }) {
  const words = useWords()
  return (
    <figure>
      <figcaption>
        <Symbols of={sheet.title} legend={legend} />
      </figcaption>
      <div class="scroll" data-legend tabIndex={0} role="region" aria-label={sheet.title}>
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
                    {i === 0 && <Depicted art={sheet.arts?.[n]} />}
                    <Symbols of={cell} legend={legend} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sheet.note && (
        <p class="doubt">
          <b>{words.reconstructed}</b> {sheet.note}
        </p>
      )}
    </figure>
  )
}

/** The picture of what a row is about. */
const Depicted = ({ art }: { art: string | undefined }) => (art ? <Icon art={art} cls="component" /> : null)
