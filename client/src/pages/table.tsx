// One table: waiting room, game, end.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Choice } from '../schema'
import { may } from '../net/may'
import { useSession, type Doing, type Session } from '../net/session'
import { go } from '../router'
import { useGameArt } from '../sprite'
import { HandOver, nextSeat, severalHere } from '../table/handover'
import { LiveTable } from '../table/live'
import { useTurn } from '../table/turn'
import { LateJoin, WaitingRoom } from '../table/waiting'
import { Chat } from '../table/chat'
import { sound } from '../sounds'
import { Apology } from '../ui/shell'
import { useWords } from '../words'

export function TablePage({ id, invite }: { id: string; invite: string }) {
  const words = useWords()
  const [session, doing] = useSession(id)
  const { table, shown, link } = session
  const artReady = useGameArt(table?.game)
  useSounds(session)
  useTurn(shown?.scene.title ?? words.waitPlayers, session.soon && !shown?.scene.result)
  const seated = () => {
    go(`/table/${id}`, true)
    doing.rejoin()
  }
  if (link === 'refused') return <Apology text={session.reason || words.tableGone} />
  if (!table) return <Apology text={link === 'lost' ? words.reconnecting : words.loading} wait />
  if (may(table, 'contribute')) return <Apology text={words.loading} wait />
  if (table.phase === 'waiting' || !shown) {
    const say = may(table, 'chat') ? (text: string) => doing.send({ t: 'chat', text }) : undefined
    return (
      <WaitingRoom
        table={table}
        invite={invite}
        seated={seated}
        chat={<Chat lines={session.chat} notices={table.notices ?? []} colour={(s) => s} say={say} />}
      />
    )
  }
  if (invite && may(table, 'accept')) {
    return <LateJoin table={table} invite={invite} seated={seated} watch={() => go(`/table/${id}`, true)} />
  }
  return artReady ? <Seated session={session} doing={doing} /> : null
}

/** A hot-seat screen stays covered until the next player uncovers it. */
function Seated({ session, doing }: { session: Session; doing: Doing }) {
  const { table, shown } = session
  const [open, setOpen] = useState(-1) // the seat whose player has uncovered the screen
  const several = severalHere(table)
  const wanted = nextSeat(table, shown)
  const seat = wanted ?? shown!.seat
  useEffect(() => {
    if (wanted !== null && shown!.seat !== wanted) doing.send({ t: 'sit', seat: wanted })
  }, [wanted, shown?.seat])
  if (several && !shown!.scene.result && open !== seat) {
    return <HandOver name={table!.seats[seat]?.name ?? ''} ready={() => setOpen(seat)} />
  }
  if (several && shown!.seat !== seat) return null
  const send = (choice: Choice) => doing.act(shown!.seat, shown!.seq, choice.codes)
  return <LiveTable session={session} doing={doing} send={send} />
}

function useSounds({ shown, chat }: Session) {
  const last = useRef({ seq: -1, asked: false, chat: -1 })
  useEffect(() => {
    if (!shown) return
    const { seq, scene } = shown
    const before = last.current
    if (before.seq >= 0 && seq > before.seq) sound(scene.result ? 'end' : scene.ask && !before.asked ? 'turn' : 'move')
    last.current = { ...before, seq, asked: !!scene.ask }
  }, [shown])
  useEffect(() => {
    const newest = chat.at(-1)?.seq ?? -1
    if (last.current.chat >= 0 && newest > last.current.chat) sound('chat')
    last.current.chat = newest
  }, [chat])
}
