// Before the game: people sit down and send invitations.
import { useState } from 'preact/hooks'
import { api } from '../net/api'
import { may } from '../net/may'
import { change, settings } from '../settings'
import { useTrying } from '../ui/load'
import { Shell } from '../ui/shell'
import type { TableMessage } from '../wire'
import { useWords } from '../words'
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
      <h1>{words.waitPlayers}</h1>
      <p class="soft" role="status">
        {words.startSoon}
      </p>
      {may(table, invite ? 'accept' : 'join') && <JoinForm id={table.id} invite={invite} seated={seated} />}
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
      <h1>{words.sitDown}</h1>
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

export function JoinForm({ id, invite, seated }: { id: string; invite: string; seated: () => void }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const [name, setName] = useState(settings().name)
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
