// The card of a lesson: what it says here, what it asks for, and at the end where to go next.
import { useEffect, useState } from 'preact/hooks'
import type { Choice } from '../schema'
import { api } from '../net/api'
import { againstBots } from '../pages/quick'
import { noteLearnt } from '../pages/learnt'
import { Icon } from '../pieces/icon'
import { Text } from '../pieces/text'
import { useView } from '../pieces/view'
import { expected, nextClick, selector, tabOf, welcome } from '../play/lesson'
import { go, to } from '../router'
import { settings } from '../settings'
import { useTrying } from '../ui/load'
import type { LessonPlace, TableMessage } from '../wire'
import { fill, useWords } from '../words'
import { useKeys } from './keys'

export interface Teaching {
  place: LessonPlace | undefined
  nudge: boolean // another legal move was tried
  shown: readonly number[] | undefined // what "Show me" lays on the table; a new list each time
  show: () => void
  allows: (choice: Choice) => boolean // says why not, if the lesson expects something else
}

/** What a lesson adds to a table; `place` is undefined at a table that does not teach. */
export function useTeaching(place: LessonPlace | undefined): Teaching {
  const [nudge, setNudge] = useState(false)
  const [shown, setShown] = useState<readonly number[]>()
  useEffect(() => {
    setNudge(false)
    setShown(undefined)
  }, [place])
  return {
    place,
    nudge,
    shown,
    show: () => setShown([...(place?.codes ?? [])]),
    allows: (choice) => {
      const fine = welcome(place, choice)
      setNudge(!fine)
      return fine
    },
  }
}

interface CardProps {
  teaching: Teaching
  table: TableMessage
  busy: boolean // a move is on its way: nothing is to be clicked
}

export function LessonCard({ teaching, table, busy }: CardProps) {
  const { place, nudge, show } = teaching
  const words = useWords()
  const { scene, pieces, hand, offer } = useView()
  const { card, at, last, next, back } = useCards(table.id, place)
  const choice = last ? expected(scene.ask, place) : undefined
  const clicks = choice && !busy ? nextClick(choice, scene.ask!, pieces, hand, offer) : []
  usePointed(card?.point ?? [], clicks, tabOf([...clicks, ...(card?.point ?? [])], pieces))
  useKeys({ n: () => next?.(), b: () => back?.(), s: () => choice && show() })
  useEffect(() => {
    if (place?.finished) noteLearnt(table.game, table.lesson ?? '')
  }, [place?.finished])
  if (!place) return null
  const doing = choice && fill(words.lessonDo, { what: choice.text })
  return (
    <section class="lesson" aria-label={words.lesson}>
      <div class="say" role="status" key={at}>
        <div class="words" tabIndex={0}>
          <p>
            <Text of={card?.text || (doing ? '' : idle(words, place, !!scene.ask))} />
          </p>
          {last && place.why && (
            <p>
              <Text of={place.why} />
            </p>
          )}
        </div>
        {nudge && choice && (
          <p class="nudge" role="alert">
            {words.lessonFirst}
          </p>
        )}
        {doing && (
          <p class="do">
            <Icon art="play" /> <Text of={doing} />
          </p>
        )}
        {last && place.finished && !scene.result && <Afterwards table={table} over={false} />}
      </div>
      <footer>
        {back && (
          <button type="button" class="act quiet" onClick={back}>
            {words.lessonBack}
          </button>
        )}
        {next && (
          <button type="button" class="act main" onClick={next}>
            {words.lessonNext} <kbd>N</kbd>
          </button>
        )}
        {choice && (
          <button type="button" class="act" onClick={show}>
            {words.lessonShow} <kbd>S</kbd>
          </button>
        )}
        {!!place.of && (
          <small>{fill(words.lessonStep, { at: Math.min((place.at ?? 0) + 1, place.of), of: place.of })}</small>
        )}
        <a
          class="act quiet leave"
          href={to(`/learn/${table.game}`)}
          title={words.lessonSkip}
          aria-label={words.lessonSkip}
        >
          <Icon art="cross" />
        </a>
      </footer>
    </section>
  )
}

const idle = (words: ReturnType<typeof useWords>, place: LessonPlace, asked: boolean): string =>
  place.finished ? words.lessonOver : asked ? words.lessonFree : words.lessonWait

/** At the end of a lesson: a normal game at the gentlest level, other lessons, or on with this one. */
function Afterwards({ table, over }: { table: TableMessage; over: boolean }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const play = async () => {
    const { games, bots } = await api.games()
    const game = games.find((g) => g.id === table.game)!
    const made = await api.make(againstBots(game, bots.slice(0, 1), settings().name || words.guest))
    go(`/table/${made.table}`)
  }
  return (
    <div class="doors">
      <button type="button" class="act main" disabled={busy} onClick={() => attempt(play)}>
        <Icon art="play" />
        {words.lessonGame}
      </button>
      <a class="act" href={to(`/learn/${table.game}`)}>
        {words.lessonOther}
      </a>
      {!over && <small>{words.lessonPlayOn}</small>}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** The end of the game, on the score sheet: what the lesson says about it, what decided it, and where to go next. */
export function LessonEnding({ place, table }: { place: LessonPlace; table: TableMessage }) {
  return (
    <div class="taught">
      {[...(place.cards ?? []).map((card) => card.text ?? ''), place.why ?? ''].filter(Boolean).map((text) => (
        <p>
          <Text of={text} />
        </p>
      ))}
      <Afterwards table={table} over />
    </div>
  )
}

const KEY = (table: string) => 'tenban.lesson.' + table

function readCards(table: string): Set<number> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(KEY(table)) ?? '[]') as number[])
  } catch {
    return new Set()
  }
}

/** One card at a time: the first that was not read here; the last one stays as long as its move is awaited. */
function useCards(table: string, place: LessonPlace | undefined) {
  const cards = place?.cards ?? []
  const [read, setRead] = useState(() => readCards(table))
  const [again, setAgain] = useState(-1) // a card that is looked at once more
  const ids = cards.map((c) => c.id).join()
  useEffect(() => setAgain(-1), [ids])
  const stays = !!place?.codes?.length || !!place?.finished
  const unread = cards.findIndex((c) => !read.has(c.id))
  const end = stays ? cards.length - 1 : cards.length
  const at = again >= 0 ? again : unread < 0 ? end : unread
  const note = (id: number) => {
    const more = new Set([...read, id])
    setRead(more)
    try {
      sessionStorage.setItem(KEY(table), JSON.stringify([...more]))
    } catch {
      // then a card is shown again after a reload
    }
  }
  const next = () => {
    if (cards[at]) note(cards[at]!.id)
    setAgain(again >= 0 && at + 1 < cards.length ? at + 1 : -1)
  }
  return {
    card: cards[at],
    at: `${ids}/${at}`,
    last: at >= cards.length - 1,
    next: at < end ? next : undefined,
    back: at > 0 && cards.length > 0 ? () => setAgain(Math.min(at, cards.length) - 1) : undefined,
  }
}

function marks(points: readonly string[], how: 'look' | 'click'): HTMLElement[] {
  const nodes = points.flatMap((point) => [...document.querySelectorAll<HTMLElement>(selector(point))])
  for (const node of nodes) node.dataset.pointed = how
  return nodes
}

/** Marks what the lesson points at. Pieces are drawn by others, so the marks are put on after each drawing. */
function usePointed(points: readonly string[], clicks: readonly string[], tab: string | undefined) {
  const wanted = [...points, ...clicks].join()
  useEffect(() => {
    let marked: HTMLElement[] = []
    const mark = () => {
      const now = [...marks(points, 'look'), ...marks(clicks, 'click')]
      for (const node of marked) if (!now.includes(node)) delete node.dataset.pointed
      marked = now
    }
    mark()
    const observer = new MutationObserver(mark) // pieces may be drawn again without the card
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const node of marked) delete node.dataset.pointed
    }
  }, [wanted])
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      bringForward(points, clicks, tab) // after the table has chosen what to show
      frame = requestAnimationFrame(scrollToPointed)
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted])
}

const nodesOf = (points: readonly string[]) => points.map((point) => document.querySelector(selector(point)))

/** Opens the tab and, on small screens, the pane of what is to be clicked or else looked at: it must be seen. */
function bringForward(points: readonly string[], clicks: readonly string[], tab: string | undefined) {
  const button = document.getElementById('tab-' + tab)
  if (button && button.ariaSelected !== 'true') button.click()
  if (clicks[0] === 'confirm' || clicks[0] === 'rotate') return // what was picked stays in sight
  const nodes = [...nodesOf(clicks), button, ...nodesOf(points)]
  const area = nodes.map((node) => node?.closest('.a-board, .rest')).find((found) => found)
  const pane = area?.matches('.rest') ? 'rest' : 'board'
  const shows = area && document.querySelector<HTMLElement>(`.panes [data-pane="${pane}"]`)
  if (shows && shows.ariaPressed !== 'true') shows.click()
}

function scrollToPointed() {
  const first = document.querySelector('[data-pointed="click"]') ?? document.querySelector('[data-pointed]')
  if (first && innerWidth <= 760) first.scrollIntoView({ block: 'nearest', inline: 'center' })
}
