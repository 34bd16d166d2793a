// The score sheet: who won, and which clause gave each point.
import type { ComponentChildren } from 'preact'
import { api } from '../net/api'
import type { Result, Scene, Tally } from '../schema'
import { Icon, SeatIcon } from '../pieces/icon'
import { Symbols } from '../pieces/text'
import { seatStyle } from '../pieces/tint'
import { useSettings } from '../settings'
import { useLoad, valueOf } from '../ui/load'
import { Modal } from '../ui/modal'
import { fill, listed, useWords, type Words } from '../words'
import { Confetti } from './confetti'
import { PointsChart } from './chart'

const FEW = 2 // with so few rows the table says little: every line is shown at once

interface Props {
  id?: string // of the table, whose points over time are shown
  scene: Scene
  result: Result
  cite: (clause: string) => void
  close: () => void
  children?: ComponentChildren
}

export function ScoreSheet({ id, scene, result, cite, close, children }: Props) {
  const words = useWords()
  const { title, decided } = announced(words, scene, result)
  return (
    <Modal label={words.score} close={close} cls="scores">
      {scene.you !== undefined && result.winners.includes(scene.you) && <Confetti />}
      <h2 class="verdict">
        <Icon art="crown" /> <Symbols of={title} legend={scene.legend} />
      </h2>
      {decided && (
        <p class="soft">
          <Symbols of={decided} legend={scene.legend} />
        </p>
      )}
      <Ranking scene={scene} result={result} />
      {id && <PointsChart id={id} scene={scene} />}
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

/** The verdict, and what decided it: a note that only names the winner says nothing more than the verdict. */
export function announced(words: Words, scene: Scene, result: Result): { title: string; decided: string } {
  const youWon = result.winners.length === 1 && result.winners[0] === scene.you
  const plain = verdict(words, scene, result)
  const note = result.note ?? ''
  const best = Math.max(...result.totals)
  const tied = result.winners.length > 0 && result.totals.filter((t) => t === best).length > result.winners.length
  return { title: youWon ? words.youWon : tied ? plain : note || plain, decided: tied ? note : lead(words, result) }
}

/** By how much the first place leads. */
function lead(words: Words, { totals, winners }: Result): string {
  const [first, second] = [...totals].sort((a, b) => b - a)
  if (winners.length !== 1 || first === undefined || second === undefined || first <= second) return ''
  const n = first - second
  return n === 1 ? words.leadByOne : fill(words.leadBy, { n })
}

export interface Place {
  seat: number
  place: number
  points: number
}

/** The seats in the order of their points; winners first among equals, equal places shared. */
export function ranked({ totals, winners }: Result): Place[] {
  const won = (seat: number) => Number(winners.includes(seat))
  const order = totals.map((points, seat) => ({ seat, points }))
  order.sort((a, b) => won(b.seat) - won(a.seat) || b.points - a.points || a.seat - b.seat)
  const level = (a: { seat: number; points: number }, b: typeof a) =>
    a.points === b.points && won(a.seat) === won(b.seat)
  return order.map((o) => ({ ...o, place: 1 + order.findIndex((other) => level(other, o)) }))
}

function Ranking({ scene, result }: { scene: Scene; result: Result }) {
  const most = Math.max(1, ...result.totals)
  return (
    <ol class="ranking">
      {ranked(result).map(({ seat, place, points }) => (
        <li class={result.winners.includes(seat) ? 'won' : ''} style={seatStyle(scene.seats?.[seat]?.colour ?? 0)}>
          <span class="place">{place}</span>
          <SeatIcon colour={scene.seats?.[seat]?.colour ?? 0} cls="i big" />
          <b>{scene.seats?.[seat]?.name}</b>
          <span class="lane" aria-hidden="true">
            <span style={{ width: `${Math.max(0, (points / most) * 100)}%` }} />
          </span>
          <strong>{points}</strong>
        </li>
      ))}
    </ol>
  )
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
                <span class="rowlabel" title={row.row || said.get(row.clause)}>
                  {row.row || said.get(row.clause)}
                </span>{' '}
                <ClauseLink clause={row.clause} cite={cite} />
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
