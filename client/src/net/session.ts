// Everything a page knows about one table, from the messages of its socket.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { paceOf } from '../play/beats'
import { settings, speedOf, useSettings } from '../settings'
import type {
  ChatLine,
  ClientMessage,
  HintMessage,
  RefusedMessage,
  SceneMessage,
  ServerMessage,
  TableMessage,
  UndoMessage,
} from '../wire'
import { contribution } from '../verify/noted'
import { completed } from './changes'
import { Live, browserEnvironment, tableSocket, type Link } from './live'
import { may } from './may'
import { Queue } from './queue'
import { transport } from './transport'

export interface Session {
  link: Link
  reason: string // why the server refused the connection
  table: TableMessage | null
  shown: SceneMessage | null
  behind: boolean // newer scenes wait to be shown
  soon: boolean // the newest scene, shown or waiting, asks the viewer
  chat: ChatLine[]
  refused: RefusedMessage | null
  hint: HintMessage | null
  undo: UndoMessage | null // of the seat we look from
  pending: number // actions without an answer yet
  acked: number // the newest of our actions that is stored; its scene may still be on the way
}

const NOTHING: Session = {
  link: 'connecting',
  reason: '',
  table: null,
  shown: null,
  behind: false,
  soon: false,
  chat: [],
  refused: null,
  hint: null,
  undo: null,
  pending: 0,
  acked: 0,
}

const KEPT_CHAT = 200

/** The session after a message. Scenes are not handled here: they go through the queue. */
export function apply(s: Session, m: ServerMessage): Session {
  switch (m.t) {
    case 'table':
      return { ...s, table: m }
    case 'chat':
      return { ...s, chat: merged(s.chat, m.lines) }
    case 'refused':
      return { ...s, refused: m }
    case 'hint':
      return { ...s, hint: m }
    case 'ack':
      return { ...s, acked: Math.max(s.acked, m.seq) }
    case 'undo':
      return { ...s, undo: m }
    default:
      return s
  }
}

/** Whether the question shown is already answered: the answer is on its way. */
export const busy = (s: Session): boolean => s.pending > 0 || (s.shown?.seq ?? 0) < s.acked

export function merged(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Map([...old, ...lines].map((line) => [line.seq, line]))
  return [...known.values()].sort((a, b) => a.seq - b.seq).slice(-KEPT_CHAT)
}

export interface Doing {
  act: (seat: number, seq: number, codes: number[]) => void
  send: (message: ClientMessage) => void
  skip: () => boolean // to the newest scene
  next: () => boolean // to the next scene
  forget: () => void // the last refusal and hint
  rejoin: () => void // reconnect, because we have a new cookie
}

let acts = 0
const newId = (): string =>
  `${Date.now().toString(36)}-${(acts++).toString(36)}-${Math.random().toString(36).slice(2, 10)}`

export function useSession(id: string): [Session, Doing] {
  const [state, setState] = useState<Session>(NOTHING)
  const { lang, speed } = useSettings()
  const parts = useMemo(() => connect(id, setState), [id])
  const said = useRef(lang)
  parts.queue.pace = (m, before) => paceOf(m.scene, before?.scene, speedOf(speed))
  useEffect(() => attend(parts), [parts])
  useEffect(() => {
    if (said.current !== lang) parts.live.send({ t: 'lang', lang })
    said.current = lang
  }, [lang])
  return [state, parts.doing]
}

type Set = (change: (s: Session) => Session) => void

function connect(id: string, set: Set) {
  let seat: number | undefined
  let last: SceneMessage | null = null // the newest scene that has come
  const queue = new Queue<SceneMessage>((shown, behind) =>
    set((s) => ({ ...s, shown, behind, hint: null, refused: s.shown?.seq === shown.seq ? s.refused : null })),
  )
  const live: Live = new Live(
    {
      link: (link, reason) => set((s) => ({ ...s, link, reason })),
      message: (m) => {
        if (m.t === 'scene') return come(m)
        if (m.t === 'table') contribute(m, live)
        set((s) => ({ ...apply(s, m), pending: live.pending() }))
      },
    },
    browserEnvironment(() => tableSocket(id, settings().lang, seat)),
  )
  const come = (m: SceneMessage) => {
    const scene = completed(m, last)
    if (!scene) return live.send({ t: 'sync' })
    last = scene
    seat = scene.seat
    if (document.hidden) queue.clear()
    queue.push(scene)
    set((s) => ({
      ...s,
      undo: scene.undo ?? s.undo, // absent: it follows
      behind: s.shown !== null && s.shown.seq < scene.seq,
      soon: may(scene, 'act'),
      pending: live.pending(),
    }))
  }
  const doing: Doing = {
    act: (seat, seq, codes) => {
      live.send({ t: 'act', id: newId(), seq, seat, codes })
      set((s) => ({ ...s, pending: live.pending(), refused: null, hint: null }))
    },
    send: (m) => live.send(m),
    skip: () => queue.skip(),
    next: () => queue.next(),
    rejoin: () => {
      seat = undefined
      live.stop()
      live.start()
    },
    forget: () => set((s) => (s.refused || s.hint ? { ...s, refused: null, hint: null } : s)),
  }
  return { live, queue, doing }
}

/** Contributes to the key of the game as soon as the server has pledged its own part. */
function contribute(table: TableMessage, live: Live) {
  const seat = table.seats.find((s) => s.yours)
  if (!seat || !table.pledge || !may(table, 'contribute')) return
  live.send({ t: 'contribute', seat: seat.seat, entropy: contribution(table.id, table.pledge) })
}

function attend({ live, queue }: ReturnType<typeof connect>) {
  const wake = () => live.wake()
  const lose = () => !transport().alone && live.lose()
  const seen = () => {
    if (document.hidden) return
    queue.skip()
    live.wake()
  }
  live.start()
  addEventListener('online', wake)
  addEventListener('offline', lose)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('offline', lose)
    document.removeEventListener('visibilitychange', seen)
    queue.clear()
    live.stop()
  }
}
