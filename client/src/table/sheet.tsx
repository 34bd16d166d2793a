// The score sheet: who won, and which clause gave each point.
import type { ComponentChildren } from 'preact'
import { api } from '../net/api'
import type { Result, Scene, Tally } from '../schema'
import { Icon, SeatIcon } from '../pieces/icon'
import { Symbols } from '../pieces/text'
import { useSettings } from '../settings'
import { useLoad, valueOf } from '../ui/load'
import { Modal } from '../ui/modal'
import { fill, listed, useWords, type Words } from '../words'

const FEW = 2 // with so few rows the table says little: every line is shown at once

interface Props {
  scene: Scene
  result: Result
  cite: (clause: string) => void
  close: () => void
  children?: ComponentChildren
}

export function ScoreSheet({ scene, result, cite, close, children }: Props) {
  const words = useWords()
  const youWon = result.winners.length === 1 && result.winners[0] === scene.you
  const said = result.note || verdict(words, scene, result)
  return (
    <Modal label={words.score} close={close} cls="scores">
      <h2 class="verdict">
        <Icon art="crown" /> <Symbols of={youWon ? words.youWon : said} legend={scene.legend} />
      </h2>
      {youWon && (
        <p class="soft">
          <Symbols of={said} legend={scene.legend} />
        </p>
      )}
      <ScoreTable scene={scene} result={result} cite={cite} />
      <Details scene={scene} result={result} cite={cite} />
      <div class="doors">
        {children}
        <button type="button" class="act quiet" onClick={close}>
          {words.lookTable}
        </button>
      </div>
    </Modal>
  )
}

export function verdict(words: Words, scene: Scene, { winners }: Result): string {
  const names = winners.map((w) => scene.seats?.[w]?.name ?? '')
  return fill(winners.length > 1 ? words.tied : words.won, { names: listed(names, scene.lang) })
}

export interface Row {
  clause: string
  text: string
  row: string
  points: (number | undefined)[]
}

/** One row per clause, or per row that a clause is split into; one column per seat. */
export function rowsOf(lines: readonly Tally[], seats: number): Row[] {
  const rows = new Map<string, Row>()
  for (const line of lines) {
    const key = `${line.clause} ${line.row ?? ''}`
    const row = rows.get(key) ?? {
      clause: line.clause,
      text: line.text,
      row: line.row ?? '',
      points: Array<undefined>(seats).fill(undefined),
    }
    if (line.seat < seats && line.seat >= 0) row.points[line.seat] = (row.points[line.seat] ?? 0) + line.points
    rows.set(key, row)
  }
  return [...rows.values()]
}

type TableProps = Pick<Props, 'scene' | 'result' | 'cite'>

/** The first sentence of every clause. */
function useClauses(game: string): Map<string, string> {
  const { lang } = useSettings()
  const [rules] = useLoad(() => api.rules(game), [game, lang])
  return new Map((valueOf(rules)?.clauses ?? []).map((c) => [c.id, firstSentence(c.text)]))
}

export const firstSentence = (text: string): string =>
  /^.*?(?:[.:;](?=\s|$)|[。：])/.exec(text)?.[0].replace(/[:;：]$/, '') ?? text

function ScoreTable({ scene, result, cite }: TableProps) {
  const words = useWords()
  const said = useClauses(scene.game)
  const seats = scene.seats ?? []
  const won = (i: number) => (result.winners.includes(i) ? 'won' : '')
  return (
    <div class="scroller" tabIndex={0} role="region" aria-label={words.score}>
      <table class="score">
        <thead>
          <tr>
            <td />
            {seats.map((s, i) => (
              <th scope="col" class={won(i)}>
                <SeatIcon colour={s.colour} />
                {s.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(result.lines ?? [], seats.length).map((row) => (
            <tr>
              <th scope="row">
                <ClauseLink clause={row.clause} cite={cite} />
                <small>{row.row || said.get(row.clause)}</small>
              </th>
              {row.points.map((p, i) => (
                <td class={won(i)}>{p ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {result.totals.map((t, i) => (
              <td class={won(i)}>{t}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Details({ scene, result, cite }: TableProps) {
  const words = useWords()
  if (!result.lines?.length) return null
  const few = rowsOf(result.lines, 0).length <= FEW
  return (
    <details open={few}>
      <summary>{words.details}</summary>
      <ul class="tallies">
        {result.lines.map((line) => (
          <li>
            <SeatIcon colour={scene.seats?.[line.seat]?.colour ?? 0} />
            <b>
              {line.points > 0 ? '+' : ''}
              {line.points}
            </b>{' '}
            <Symbols of={line.text} legend={scene.legend} /> <ClauseLink clause={line.clause} cite={cite} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const ClauseLink = ({ clause, cite }: { clause: string; cite: (clause: string) => void }) => (
  <button type="button" class="clauselink" onClick={() => cite(clause)}>
    {clause}
  </button>
)
