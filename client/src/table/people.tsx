// The people of a table: presence, invitations, bots that stand in, and the commitment of the game.
import { useEffect, useState } from 'preact/hooks'
import { api } from '../net/api'
import { may } from '../net/may'
import { transport } from '../net/transport'
import { go, to } from '../router'
import { Icon, SeatIcon } from '../pieces/icon'
import { CopyLink } from '../ui/copy'
import { useGame, useGames } from '../ui/games'
import { useTrying } from '../ui/load'
import type { BotInfo, SeatInfo, TableMessage } from '../wire'
import { fill, useWords, type Words } from '../words'

export function PeoplePane({ table }: { table: TableMessage }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const leave = async () => {
    await api.leave(table.id, {})
    if (table.phase === 'waiting') go('/')
  }
  return (
    <div class="people">
      <ul class="sitters">
        {table.seats.map((s) => (
          <SeatRow key={s.seat} seat={s} table={table} attempt={attempt} busy={busy} />
        ))}
      </ul>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {may(table, 'leave') && (
        <button type="button" class="act quiet" disabled={busy} onClick={() => attempt(leave)}>
          {table.phase === 'waiting' ? words.leave : words.leaveBot}
        </button>
      )}
      <Watching table={table} />
      {table.phase !== 'over' && table.seats.filter((s) => s.kind === 'person' && !s.yours).length > 0 && (
        <p class="soft">
          {words.absence}:{' '}
          {{ wait: words.absenceWait, others: words.absenceOthers, bot: words.absenceBot }[table.absence ?? 'others']}
        </p>
      )}
      {table.commitment && (
        <section class="commitment">
          <h2>{words.commitment}</h2>
          <p class="soft">{words.commitmentWhy}</p>
          <code>{table.commitment}</code>
        </section>
      )}
      {table.pledge && (
        <section class="commitment">
          <h2>{words.pledge}</h2>
          <p class="soft">{words.pledgeWhy}</p>
          <code>{table.pledge}</code>
        </section>
      )}
    </div>
  )
}

/** How many look on, and the link for those who would like to. */
function Watching({ table }: { table: TableMessage }) {
  const words = useWords()
  const game = useGame(table.game)
  return (
    <section class="watching" aria-label={words.watchers}>
      <h2>
        <Icon art="eye" /> {words.watchers}: {table.watchers ?? 0}
      </h2>
      {table.phase !== 'waiting' && (
        <CopyLink label={words.watchLink} path={`/table/${table.id}`} title={game?.title ?? ''} />
      )}
    </section>
  )
}

interface RowProps {
  seat: SeatInfo
  table: TableMessage
  busy: boolean
  attempt: (what: () => Promise<unknown>) => void
}

export const whoSits = (words: Words, s: SeatInfo): string =>
  s.kind === 'free' ? words.open : s.name || fill(words.seatOf, { n: s.seat + 1 })

export function seatStatus(words: Words, s: SeatInfo, bots: readonly BotInfo[] = []): string {
  if (s.kind === 'free') return ''
  if (s.kind === 'bot') return [words.bot, bots.find((b) => b.level === s.level)?.title].filter(Boolean).join(' · ')
  return s.yours ? words.you : s.here ? words.present : words.absent
}

/** One seat. Your own is left to a bot by the button below the list. */
function SeatRow({ seat, table, busy, attempt }: RowProps) {
  const words = useWords()
  const invite = table.invites?.find((i) => i.seat === seat.seat)
  return (
    <li>
      <Avatar seat={seat} /> <b>{whoSits(words, seat)}</b>{' '}
      <small class="soft">{seatStatus(words, seat, useGames()?.bots)}</small>
      <span class="rowacts">
        {may(seat, 'bot') && !seat.yours && (
          <button
            type="button"
            class="act"
            disabled={busy}
            onClick={() => attempt(() => api.bot(table.id, { seat: seat.seat }))}
          >
            {seat.kind === 'free' ? words.putBot : fill(words.letBot, { name: seat.name ?? '' })}
          </button>
        )}
        {may(seat, 'invite') && !transport().alone && (
          <button
            type="button"
            class="act"
            disabled={busy}
            onClick={() => attempt(() => api.invite(table.id, { seat: seat.seat }))}
          >
            {words.offerSeat}
          </button>
        )}
        {may(seat, 'take-back') && (
          <button
            type="button"
            class="act main"
            disabled={busy}
            onClick={() => attempt(() => api.takeBack(table.id, { seat: seat.seat }))}
          >
            {words.takeBack}
          </button>
        )}
      </span>
      {invite && <CopyLink label={fill(words.linkFor, { n: seat.seat + 1 })} path={invite.path} />}
    </li>
  )
}

/** The shape and colour of a seat with the first letter of the person who sits there. */
function Avatar({ seat }: { seat: SeatInfo }) {
  const letter = seat.kind === 'free' ? '' : [...(seat.name ?? '')][0]
  return (
    <span class="avatar" aria-hidden="true">
      <SeatIcon colour={seat.seat} cls="i" />
      <b>{seat.kind === 'bot' ? <Icon art="bot" /> : letter}</b>
    </span>
  )
}

/** Who has left and is played for by a bot; the seat may be offered to somebody else. It is said until it is closed. */
function Left({ table, busy, attempt }: Omit<RowProps, 'seat'>) {
  const words = useWords()
  const [read, setRead] = useState<readonly number[]>([])
  const back = table.seats.filter((s) => read.includes(s.seat) && !s.left).map((s) => s.seat)
  useEffect(() => setRead(read.filter((seat) => !back.includes(seat))), [back.join()])
  const left = table.seats.filter((s) => s.left && !s.yours && !may(s, 'take-back') && !read.includes(s.seat))
  return left.map((seat) => (
    <div class="notice question" role="status" key={seat.seat}>
      <SeatIcon colour={seat.seat} /> <span>{fill(words.hasLeft, { name: seat.name ?? '' })}</span>
      {may(seat, 'invite') && !transport().alone && (
        <button
          type="button"
          class="act"
          disabled={busy}
          onClick={() => attempt(() => api.invite(table.id, { seat: seat.seat }))}
        >
          {words.offerSeat}
        </button>
      )}
      <button type="button" class="link" aria-label={words.close} onClick={() => setRead([...read, seat.seat])}>
        <Icon art="cross" />
      </button>
    </div>
  ))
}

/** What the people of the table should know and may do something about: stand-ins, people who are away, a rematch. */
export function StandIn({ table }: { table: TableMessage }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const mine = table.seats.some((seat) => may(seat, 'take-back'))
  const gone = table.phase === 'running' ? table.seats.filter((s) => s.absent && !s.yours) : []
  return (
    <>
      {mine && (
        <div class="notice question" role="status">
          <Icon art="bot" /> <span>{words.standIn}</span>
          <button
            type="button"
            class="act main"
            disabled={busy}
            onClick={() => attempt(() => api.takeBack(table.id, {}))}
          >
            {words.takeBack}
          </button>
        </div>
      )}
      {gone.map((seat) => (
        <div class="notice question" role="status" key={seat.seat}>
          <SeatIcon colour={seat.seat} /> <span>{fill(words.isAway, { name: seat.name ?? '' })}</span>
          {may(seat, 'bot') && (
            <button
              type="button"
              class="act"
              disabled={busy}
              onClick={() => attempt(() => api.bot(table.id, { seat: seat.seat }))}
            >
              {fill(words.letBot, { name: seat.name ?? '' })}
            </button>
          )}
        </div>
      ))}
      {table.phase === 'running' && <Left table={table} attempt={attempt} busy={busy} />}
      {table.rematch && (
        <div class="notice question" role="status">
          <Icon art="play" /> <span>{words.rematchWaits}</span>
          <a class="act main" href={to(`/table/${table.rematch}`)}>
            {words.rematchGo}
          </a>
        </div>
      )}
      {fault && (
        <div class="notice fault" role="alert">
          {fault}
        </div>
      )}
    </>
  )
}
