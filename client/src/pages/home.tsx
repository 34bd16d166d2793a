// The first page: games to pick, tables to join or to go on with, records to open.
import { useEffect, useState } from 'preact/hooks'
import { api } from '../net/api'
import { transport } from '../net/transport'
import { Icon } from '../pieces/icon'
import { go, to } from '../router'
import { change, settings, useSettings } from '../settings'
import { useLoad, useTrying, valueOf } from '../ui/load'
import { Shell } from '../ui/shell'
import type { BotInfo, GameInfo, Games, TableLine } from '../wire'
import { fill, listed, useWords, type Words } from '../words'
import { Cover } from './cover'
import { hasLearnt } from './learnt'
import { againstBots } from './quick'

const REFRESH = 15_000

export function HomePage() {
  const words = useWords()
  const { lang } = useSettings()
  const [games, retry] = useLoad(api.games, [lang])
  const lists = useLists()
  return (
    <Shell title="">
      <section class="hero">
        <h1>{words.tagline}</h1>
        <NameField />
      </section>
      {games.state === 'failed' && (
        <p class="fault" role="alert">
          {fill(words.error, { text: games.text })}{' '}
          <button type="button" class="act" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {games.state === 'loading' && <p class="loading">{words.loading}</p>}
      {games.state === 'ready' && (
        <>
          {lists.mine.length > 0 && <Continue tables={lists.mine} games={games.value} />}
          <GameCards {...games.value} />
          <div class="lobby">
            {!transport().alone && <Tables title={words.openTables} tables={lists.others} games={games.value} />}
            <Upload />
          </div>
        </>
      )}
    </Shell>
  )
}

/** The viewer's tables and those that anybody may join, asked for again and again. */
function useLists(): { mine: TableLine[]; others: TableLine[] } {
  const { lang } = useSettings()
  const [me, againMe] = useLoad(api.me, [lang])
  const [open, againOpen] = useLoad(api.tables, [lang])
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) {
        againMe()
        againOpen()
      }
    }, REFRESH)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const name = valueOf(me)?.name
    if (name && !settings().name) change({ name })
  }, [me])
  const mine = valueOf(me)?.tables ?? []
  const ids = new Set(mine.map((t) => t.id))
  return { mine, others: (valueOf(open)?.tables ?? []).filter((t) => !ids.has(t.id)) }
}

/** The name is asked for once, here or at the first table, and known from then on. */
function NameField() {
  const words = useWords()
  const { name } = useSettings()
  return (
    <label class="field namefield">
      <span>{words.yourName}</span>
      <input
        maxLength={24}
        autocomplete="nickname"
        value={name}
        placeholder={words.guest}
        onChange={(e) => change({ name: e.currentTarget.value.trim() })}
      />
    </label>
  )
}

function GameCards({ games, bots }: Games) {
  const words = useWords()
  return (
    <section aria-labelledby="pick">
      <h2 id="pick">{words.pick}</h2>
      <div class="games">
        {[...games].sort(byLength).map((game) => (
          <GameCard key={game.id} game={game} bots={bots} />
        ))}
      </div>
    </section>
  )
}

/** Small examples, which nobody has timed, come last. */
const byLength = (a: GameInfo, b: GameInfo): number => Number(!a.duration) - Number(!b.duration)

export const seatsText = (words: Words, { seats }: GameInfo): string => {
  const from = seats[0] ?? 1,
    to = seats.at(-1) ?? from
  return from === to ? fill(words.players, { n: from }) : fill(words.playersFromTo, { from, to })
}

/** How many may play, how long it takes, and how much there is to learn. */
export function Facts({ game }: { game: GameInfo }) {
  const words = useWords()
  return (
    <p class="facts">
      <span class="nb">
        <Icon art="people" /> {seatsText(words, game)}
      </span>{' '}
      {game.duration && (
        <span class="nb">
          <Icon art="hourglass" /> {game.duration}
        </span>
      )}{' '}
      {game.weight && (
        <span class="nb">
          <Icon art="bulb" /> {game.weight}
        </span>
      )}
    </p>
  )
}

function GameCard({ game, bots }: { game: GameInfo; bots: BotInfo[] }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const play = async () => {
    const { table } = await api.make(againstBots(game, bots, settings().name || words.guest))
    go(`/table/${table}`)
  }
  const named = (text: string) => `${text}: ${game.title}`
  return (
    <article class="game" id={`game-${game.id}`}>
      <Cover game={game.id} />
      <div class="gist">
        <h3>{game.title}</h3>
        <Facts game={game} />
        {game.text && <p class="about">{game.text}</p>}
        <div class="doors">
          <button
            type="button"
            class="act main"
            aria-label={named(words.playNow)}
            disabled={busy}
            onClick={() => attempt(play)}
          >
            <Icon art="play" />
            <span>{words.playNow}</span>
          </button>
          {!!game.lessons?.length && <LearnDoor game={game} />}
          {game.duration && (
            <a class="act minor quiet how" href={to(`/how/${game.id}`)} aria-label={named(words.howToPlay)}>
              {words.howToPlay}
            </a>
          )}
          <a class="act minor quiet" href={to(`/rules/${game.id}`)} aria-label={named(words.rules)}>
            <Icon art="book" />
            <span>{words.rules}</span>
          </a>
          <a class="act minor" href={to(`/new/${game.id}`)} aria-label={named(words.newTable)}>
            <Icon art="plus" />
            <span>{words.newTable}</span>
          </a>
        </div>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
    </article>
  )
}

/** The way to the lessons, and whether one of them was finished here. */
function LearnDoor({ game }: { game: GameInfo }) {
  const words = useWords()
  const learnt = hasLearnt(game.id)
  const name = `${words.learn}: ${game.title}` + (learnt ? ` (${words.learnt})` : '')
  return (
    <a class={'act learn' + (learnt ? ' learnt' : '')} href={to(`/learn/${game.id}`)} aria-label={name}>
      <span>{words.learn}</span>
      {learnt && <Icon art="tick" />}
    </a>
  )
}

const newest = (): number => (innerWidth <= 760 ? 2 : 4) // tables to go on with that are shown at once

/** What the viewer was playing, newest first: games that run before those that are over. */
function Continue({ tables, games }: { tables: TableLine[]; games: Games }) {
  const words = useWords()
  const [all, setAll] = useState(false)
  const sorted = [...tables].sort((a, b) => Number(a.phase === 'over') - Number(b.phase === 'over'))
  const shown = all ? sorted : sorted.slice(0, newest())
  const titles = new Map(games.games.map((g) => [g.id, g.title]))
  return (
    <section class="continue tables" aria-label={words.myTables}>
      <h2>{words.myTables}</h2>
      <ul>
        {shown.map((t) => (
          <TableRow key={t.id} table={t} title={titles.get(t.game) ?? t.game} mine />
        ))}
      </ul>
      {tables.length > shown.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {fill(words.moreTables, { n: tables.length - shown.length })}
        </button>
      )}
    </section>
  )
}

interface Listing {
  title: string
  tables: TableLine[]
  games: Games
}

function Tables({ title, tables, games }: Listing) {
  const words = useWords()
  const titles = new Map(games.games.map((g) => [g.id, g.title]))
  return (
    <section class="tables" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class="soft">{words.noTables}</p>}
      <ul>
        {tables.map((t) => (
          <TableRow key={t.id} table={t} title={titles.get(t.game) ?? t.game} mine={false} />
        ))}
      </ul>
    </section>
  )
}

/** A moment as people say it: the time today, else the date. */
export function moment(seconds: number, lang: string, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const today = then.toDateString() === now.toDateString()
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: 'numeric', minute: '2-digit' }
    : { month: 'short', day: 'numeric', ...(then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }) }
  return new Intl.DateTimeFormat(lang, form).format(then)
}

function TableRow({ table, title, mine }: { table: TableLine; title: string; mine: boolean }) {
  const words = useWords()
  const { lang } = useSettings()
  const names = table.seats.map((s) => (s.kind === 'free' ? words.open : s.name || words.bot))
  const state = { waiting: words.waitingShort, running: words.running, over: words.finished }[table.phase]
  const verb =
    table.phase === 'over' ? words.replay : mine ? words.myTables : table.phase === 'waiting' ? words.join : words.watch
  return (
    <li>
      <a href={to(table.phase === 'over' ? `/replay/${table.id}` : `/table/${table.id}`)}>
        <b>{title}</b> <span class="state">{state}</span>
        <time class="soft" dateTime={new Date(table.changed * 1000).toISOString()}>
          {moment(table.changed, lang)}
        </time>{' '}
        <span class="line">{table.status || listed(names, lang)}</span>
        <span class="verbword">{verb}</span>
      </a>
    </li>
  )
}

function Upload() {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const open = async (file: File) => {
    const { table } = await api.upload(await file.text())
    go(`/replay/${table}`)
  }
  return (
    <section class="tables upload" aria-label={words.upload}>
      <h2>{words.upload}</h2>
      <p class="soft">{words.uploadWhy}</p>
      <label class={'act filer' + (busy ? ' busy' : '')}>
        <Icon art="up" />
        {busy ? words.loading : words.choose}
        <input
          type="file"
          accept=".json,application/json"
          disabled={busy}
          onChange={(e) => {
            const file = e.currentTarget.files?.[0]
            e.currentTarget.value = ''
            if (file) attempt(() => open(file))
          }}
        />
      </label>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
