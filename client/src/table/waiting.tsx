// Before the game: people sit down and send invitations.
import { useState } from 'preact/hooks'
import { api } from '../net/api'
import { may } from '../net/may'
import { change, settings } from '../settings'
import { useTrying } from '../ui/load'
import { Shell } from '../ui/shell'
import { Icon, SeatIcon } from '../pieces/icon'
import type { TableMessage } from '../wire'
import { fill, useWords } from '../words'
import { Cover } from '../pages/cover'
import { Facts } from '../pages/home'
import { to } from '../router'
import { unusual, useGame } from '../ui/games'
import { PeoplePane } from './people'
import type { ComponentChildren } from 'preact'

interface Props {
  table: TableMessage
  invite: string
  seated: () => void
  chat: ComponentChildren
}

export function WaitingRoom({ table, invite, seated, chat }: Props) {
  const words = useWords()
  return (
    <Shell title={words.waitPlayers}>
      <InviteCard table={table} />
      {may(table, invite ? 'accept' : 'join') && <JoinForm id={table.id} invite={invite} seated={seated} />}
      <p class="soft" role="status">
        {words.startSoon}
      </p>
      <section class="room">
        <PeoplePane table={table} />
      </section>
      <section class="tables chatbox" aria-label={words.chat}>
        <h2>{words.chat}</h2>
        {chat}
      </section>
    </Shell>
  )
}

interface LateJoinProps {
  table: TableMessage
  invite: string
  seated: () => void
  watch: () => void
}

/** A visitor comes with an invitation to a running game: to a seat that is offered again, or too late. */
export function LateJoin({ table, invite, seated, watch }: LateJoinProps) {
  const words = useWords()
  return (
    <Shell title={words.sitDown}>
      <InviteCard table={table} />
      <JoinForm id={table.id} invite={invite} seated={seated} />
      <p>
        <button type="button" class="act quiet" onClick={watch}>
          {words.watch}
        </button>
      </p>
      <section class="room">
        <PeoplePane table={table} />
      </section>
    </Shell>
  )
}

/** What one is invited to: the game, its picture, who invites, how long it takes, what is special about this table. */
function InviteCard({ table }: { table: TableMessage }) {
  const words = useWords()
  const game = useGame(table.game)
  const host = table.seats[table.host ?? -1]
  const invites = host && !host.yours ? fill(words.invites, { name: host.name ?? '' }) : words.waitPlayers
  if (!game) return <h1>{words.waitPlayers}</h1>
  const options = unusual(game, table.options)
  return (
    <section class="invitecard" aria-label={game.title}>
      <Cover game={game.id} />
      <div>
        <p class="who">
          {host && <SeatIcon colour={host.seat} />} {invites}
        </p>
        <h1>{game.title}</h1>
        <Facts game={game} />
        {game.text && <p>{game.text}</p>}
        {options.length > 0 && (
          <ul class="specials">
            {options.map((text) => (
              <li>{text}</li>
            ))}
          </ul>
        )}
        <p>
          <a href={to(`/rules/${game.id}`)} target="_blank">
            <Icon art="book" /> {fill(words.rulesOf, { game: game.title })}
          </a>
        </p>
      </div>
    </section>
  )
}

export function JoinForm({ id, invite, seated }: { id: string; invite: string; seated: () => void }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const [name, setName] = useState(settings().name)
  const [known, setKnown] = useState(!!settings().name) // asked for once; it can still be changed
  const sit = async () => {
    const chosen = name.trim() || words.guest
    change({ name: name.trim() })
    await api.join(id, { name: chosen, contribute: true, ...(invite ? { invite } : {}) })
    seated()
  }
  return (
    <form
      class="join"
      onSubmit={(e) => {
        e.preventDefault()
        attempt(sit)
      }}
    >
      {known ? (
        <p>
          {fill(words.youAre, { name })}{' '}
          <button type="button" class="link" onClick={() => setKnown(false)}>
            {words.changeName}
          </button>
        </p>
      ) : (
        <label class="field">
          <span>{words.yourName}</span>
          <input
            name="name"
            maxLength={24}
            autocomplete="nickname"
            value={name}
            placeholder={words.guest}
            onInput={(e) => setName(e.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class="act main large" disabled={busy}>
        {words.sitDown}
      </button>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
