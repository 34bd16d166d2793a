// The first page: games to pick, tables to join or to go on with, records to open.
import { useEffect } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { go } from '../router'
import { change, settings, useSettings } from '../settings'
import { useLoad, useTrying, valueOf } from '../ui/load'
import { Shell } from '../ui/shell'
import type { BotInfo, GameInfo, Games, TableLine } from '../wire'
import { fill, listed, useWords, type Words } from '../words'
import { Cover } from './cover'
import { againstBots } from './quick'

const REFRESH = 15_000

export function HomePage() {
  const words = useWords()
  const { lang } = useSettings()
  const [games, retry] = useLoad(api.games, [lang])
  return (
    <Shell title="">
      <section class="hero">
        <h1>{words.tagline}</h1>
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
          <GameCards {...games.value} />
          <Lobby games={games.value} />
        </>
      )}
    </Shell>
  )
}

function GameCards({ games, bots }: Games) {
  const words = useWords()
  return (
    <section aria-labelledby="pick">
      <h2 id="pick">{words.pick}</h2>
      <div class="games">
        {games.map((game) => (
          <GameCard key={game.id} game={game} bots={bots} />
        ))}
      </div>
    </section>
  )
}

export const seatsText = (words: Words, { seats }: GameInfo): string => {
  const from = seats[0] ?? 1,
    to = seats.at(-1) ?? from
  return from === to ? fill(words.players, { n: from }) : fill(words.playersFromTo, { from, to })
}

function GameCard({ game, bots }: { game: GameInfo; bots: BotInfo[] }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const play = async () => {
    const { table } = await api.make(againstBots(game, bots, settings().name || words.guest))
    go(`/table/${table}`)
  }
  return (
    <article class="game" id={`game-${game.id}`}>
      <Cover game={game.id} />
      <div class="gist">
        <h3>{game.title}</h3>
        <p class="facts">
          <Icon art="people" /> {seatsText(words, game)}
        </p>
        {game.text && <p>{game.text}</p>}
        <div class="doors">
          <button type="button" class="act main" disabled={busy} onClick={() => attempt(play)}>
            <Icon art="play" />
            {words.playNow}
          </button>
          <a class="act" href={`/new/${game.id}`}>
            {words.newTable}
          </a>
          <a class="act quiet" href={`/rules/${game.id}`}>
            <Icon art="book" />
            {words.rules}
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

function Lobby({ games }: { games: Games }) {
  const words = useWords()
  const [me, againMe] = useLoad(api.me, [])
  const [open, againOpen] = useLoad(api.tables, [])
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
  const others = (valueOf(open)?.tables ?? []).filter((t) => !ids.has(t.id))
  return (
    <div class="lobby">
      {mine.length > 0 && <Tables title={words.myTables} tables={mine} games={games} mine />}
      <Tables title={words.openTables} tables={others} games={games} />
      <Upload />
    </div>
  )
}

interface Listing {
  title: string
  tables: TableLine[]
  games: Games
  mine?: boolean
}

function Tables({ title, tables, games, mine }: Listing) {
  const words = useWords()
  const titles = new Map(games.games.map((g) => [g.id, g.title]))
  return (
    <section class="tables" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class="soft">{words.noTables}</p>}
      <ul>
        {tables.map((t) => (
          <TableRow key={t.id} table={t} title={titles.get(t.game) ?? t.game} mine={!!mine} />
        ))}
      </ul>
    </section>
  )
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
      <a href={table.phase === 'over' ? `/replay/${table.id}` : `/table/${table.id}`}>
        <b>{title}</b> <span class="state">{state}</span> <span class="soft">{listed(names, lang)}</span>
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
