// A new table: how many, which options, who sits where, who may come.
import { useState } from 'preact/hooks'
import { api } from '../net/api'
import { transport } from '../net/transport'
import { SeatIcon } from '../pieces/icon'
import { go } from '../router'
import { change, settings, useSettings } from '../settings'
import { useLoad, useTrying } from '../ui/load'
import { Shell } from '../ui/shell'
import type { Absence, BotInfo, GameInfo, NewTable, OptionInfo } from '../wire'
import { fill, useWords } from '../words'
import { Cover } from './cover'
import { usualLevel, usualSeats } from './quick'

export function MakePage({ game }: { game: string }) {
  const words = useWords()
  const { lang } = useSettings()
  const [games] = useLoad(api.games, [lang])
  const info = games.state === 'ready' ? games.value.games.find((g) => g.id === game) : undefined
  return (
    <Shell title={words.makeTitle}>
      {games.state === 'loading' && <p class="loading">{words.loading}</p>}
      {games.state === 'failed' && (
        <p class="fault" role="alert">
          {fill(words.error, { text: games.text })}
        </p>
      )}
      {games.state === 'ready' && !info && <p>{words.notFound}</p>}
      {games.state === 'ready' && info && <MakeForm game={info} bots={games.value.bots} />}
    </Shell>
  )
}

export type Sitter = { kind: 'me' } | { kind: 'person'; name: string } | { kind: 'bot'; level: string }
export type Access = 'private' | 'listed' | 'hotseat'

export interface Plan {
  name: string
  seats: Sitter[]
  options: Record<string, string>
  access: Access
  absence?: Absence
}

/** What the form says, as the server wants it. */
export function request(game: string, plan: Plan): NewTable {
  const bots = plan.seats.flatMap((s, i) => (s.kind === 'bot' ? [[String(i), s.level] as const] : []))
  const names = plan.seats.flatMap((s, i) =>
    s.kind === 'person' && s.name.trim() ? [[String(i), s.name.trim()] as const] : [],
  )
  const mine = plan.seats.findIndex((s) => s.kind === 'me')
  return {
    game,
    name: plan.name,
    seats: plan.seats.length,
    options: plan.options,
    bots: Object.fromEntries(bots),
    ...(mine >= 0 ? { seat: mine } : { watch: true }),
    ...(plan.access === 'hotseat' ? { hotseat: true, names: Object.fromEntries(names) } : {}),
    listed: plan.access === 'listed',
    contribute: true,
    ...(plan.absence ? { absence: plan.absence } : {}),
  }
}

const others = (count: number, level: string): Sitter[] =>
  Array.from({ length: count }, (_, i): Sitter => (i === 0 ? { kind: 'me' } : { kind: 'bot', level }))

function MakeForm({ game, bots }: { game: GameInfo; bots: BotInfo[] }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const level = usualLevel(bots)
  const { alone } = transport() // then other people play at this screen
  const [plan, setPlan] = useState<Plan>(() => ({
    name: settings().name,
    seats: others(usualSeats(game), level),
    access: alone ? 'hotseat' : 'private',
    options: Object.fromEntries((game.options ?? []).map((o) => [o.name, o.default])),
  }))
  const set = (part: Partial<Plan>) => setPlan({ ...plan, ...part })
  const resize = (n: number) => set({ seats: others(n, level).map((s, i) => plan.seats[i] ?? s) })
  const submit = async () => {
    const name = plan.name.trim() || words.guest
    change({ name: plan.name.trim() })
    const access = alone && !plan.seats.some((s) => s.kind === 'person') ? 'private' : plan.access
    const { table } = await api.make(request(game.id, { ...plan, name, access, options: counting(game, plan) }))
    go(`/table/${table}`)
  }
  return (
    <form
      class="make"
      onSubmit={(e) => {
        e.preventDefault()
        attempt(submit)
      }}
    >
      <header class="makehead">
        <Cover game={game.id} />
        <div>
          <h1>{game.title}</h1>
          <p class="soft">{words.makeTitle}</p>
        </div>
      </header>
      <label class="field">
        <span>{words.yourName}</span>
        <input
          name="name"
          maxLength={24}
          autocomplete="nickname"
          value={plan.name}
          placeholder={words.guest}
          onInput={(e) => set({ name: e.currentTarget.value })}
        />
      </label>
      {game.seats.length > 1 && (
        <fieldset>
          <legend>{words.howMany}</legend>
          <div class="pills">
            {game.seats.map((n) => (
              <label>
                <input type="radio" name="seats" checked={plan.seats.length === n} onChange={() => resize(n)} />
                <span>{n}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Options game={game} plan={plan} set={set} />
      {!alone && <AccessField plan={plan} set={set} />}
      {!alone && plan.access !== 'hotseat' && <AbsenceField plan={plan} set={set} />}
      <SeatFields bots={bots} ratings={ratingsOf(game, plan.seats.length)} plan={plan} set={set} />
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="act main large" disabled={busy}>
        {words.start}
      </button>
    </form>
  )
}

interface Part {
  plan: Plan
  set: (part: Partial<Plan>) => void
}

/** Whether an option means anything at a table of so many seats. */
export const applies = (option: OptionInfo, seats: number): boolean => !option.most_seats || seats <= option.most_seats

/** The options that count at a table of so many seats, with what was chosen. */
export const counting = (game: GameInfo, plan: Plan): Record<string, string> =>
  Object.fromEntries(
    (game.options ?? [])
      .filter((o) => applies(o, plan.seats.length))
      .map((o) => [o.name, plan.options[o.name] ?? o.default]),
  )

function Options({ game, plan, set }: Part & { game: GameInfo }) {
  const words = useWords()
  const options = (game.options ?? []).filter((o) => applies(o, plan.seats.length))
  if (!options.length) return null
  const usual = options.filter((o) => !o.advanced)
  const rest = options.filter((o) => o.advanced)
  const changed = rest.filter((o) => plan.options[o.name] !== o.default).length
  const field = (o: OptionInfo) => (
    <label class="field">
      <span>{o.text}</span>
      <select
        value={plan.options[o.name]}
        onChange={(e) => set({ options: { ...plan.options, [o.name]: e.currentTarget.value } })}
      >
        {o.values.map((v) => (
          <option value={v.value}>{v.text}</option>
        ))}
      </select>
    </label>
  )
  return (
    <fieldset>
      <legend>{words.options}</legend>
      {usual.map(field)}
      {rest.length > 0 && (
        <details>
          <summary>
            {fill(words.moreOptions, { count: changed ? `${changed} / ${rest.length}` : String(rest.length) })}
          </summary>
          <div class="fields">{rest.map(field)}</div>
        </details>
      )}
    </fieldset>
  )
}

function AccessField({ plan, set }: Part) {
  const words = useWords()
  const kinds: [Access, string, string][] = [
    ['private', words.private, ''],
    ['listed', words.listed, words.listedWhy],
    ['hotseat', words.hotseat, words.hotseatWhy],
  ]
  return (
    <fieldset>
      <legend>{words.visibility}</legend>
      {kinds.map(([kind, text, why]) => (
        <label class="choice">
          <input type="radio" name="access" checked={plan.access === kind} onChange={() => set({ access: kind })} />
          <span>
            {text}
            {why && <small>{why}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function AbsenceField({ plan, set }: Part) {
  const words = useWords()
  return (
    <label class="field">
      <span>{words.absence}</span>
      <select
        name="absence"
        value={plan.absence ?? 'others'}
        onChange={(e) => set({ absence: e.currentTarget.value as Absence })}
      >
        <option value="others">{words.absenceOthers}</option>
        <option value="bot">{words.absenceBot}</option>
        <option value="wait">{words.absenceWait}</option>
      </select>
    </label>
  )
}

export const ratingsOf = (game: GameInfo, seats: number): Record<string, number> => game.ratings?.[seats] ?? {}

function SeatFields({ bots, ratings, plan, set }: Part & { bots: BotInfo[]; ratings: Record<string, number> }) {
  const words = useWords()
  const put = (i: number, sitter: Sitter) =>
    set({
      seats: plan.seats.map((s, k) =>
        k === i ? sitter : s.kind === 'me' && sitter.kind === 'me' ? plan.seats[i]! : s,
      ),
    })
  return (
    <fieldset>
      <legend>{words.whoSits}</legend>
      <ol class="sitters">
        {plan.seats.map((s, i) => (
          <li>
            <SeatIcon colour={i} cls="i big" />
            <select
              aria-label={fill(words.seatOf, { n: i + 1 })}
              value={s.kind === 'bot' ? 'bot:' + s.level : s.kind}
              onChange={(e) => put(i, sitterOf(e.currentTarget.value))}
            >
              <option value="me">{words.me}</option>
              <option value="person">{words.person}</option>
              {bots.map((b) => (
                <option value={'bot:' + b.level}>{fill(words.botNamed, { name: b.title })}</option>
              ))}
            </select>
            {s.kind === 'person' && plan.access === 'hotseat' && (
              <input
                maxLength={24}
                aria-label={words.yourName}
                placeholder={words.yourName}
                value={s.name}
                onInput={(e) => put(i, { kind: 'person', name: e.currentTarget.value })}
              />
            )}
            {s.kind === 'bot' && (
              <small class="soft">
                {bots.find((b) => b.level === s.level)?.text}
                {ratings[s.level] !== undefined && (
                  <span class="rating" title={words.botRatingWhy}>
                    {fill(words.botRating, { rating: ratings[s.level]! })}
                  </span>
                )}
              </small>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

function sitterOf(value: string): Sitter {
  if (value === 'me') return { kind: 'me' }
  return value.startsWith('bot:') ? { kind: 'bot', level: value.slice(4) } : { kind: 'person', name: '' }
}
