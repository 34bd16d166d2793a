// One socket to one table. It reconnects by itself, and sends again, under the same id, what was not acknowledged.
import type { ActRequest, ClientMessage, ServerMessage } from '../wire'
import { transport, type Socket } from './transport'

export type Link = 'connecting' | 'open' | 'lost' | 'refused'

export type { Socket }

export interface Environment {
  open: () => Socket
  later: (fn: () => void, ms: number) => number
  stop: (id: number) => void
  random: () => number
  now: () => number
  /** Somebody looks at the page, and the server is another machine: a dead connection must be noticed soon. */
  watched: () => boolean
}

export interface Handlers {
  link: (state: Link, reason: string) => void
  message: (message: ServerMessage) => void
}

const BACKOFF = [300, 600, 1200, 2500, 5000, 8000]
const PING_EVERY = 20_000
const PING_WATCHED = 2_000
const ANSWER_WITHIN = 2_500 // while somebody looks; longer where answers take longer, up to the next number
const ANSWER_AT_MOST = 8_000
const OPEN_WITHIN = 4_000
const FINAL = new Set([1008, 4404]) // wrong origin, or no such table: reconnecting would not help

export class Live {
  private socket: Socket | null = null
  private attempt = 0
  private timers = { retry: 0, ping: 0, silence: 0, open: 0 }
  private awaited: number | undefined // since when an answer is awaited
  private within = ANSWER_WITHIN
  private readonly unacknowledged = new Map<string, ActRequest>()
  private stopped = false

  constructor(
    private readonly handlers: Handlers,
    private readonly env: Environment,
  ) {}

  start() {
    this.stopped = false
    this.connect()
  }

  stop() {
    this.stopped = true
    this.drop()
  }

  /** The network is back, or somebody looks again: reconnect without waiting, or find out whether we are connected. */
  wake() {
    if (this.stopped) return
    if (this.socket) {
      if (this.opened) this.ping()
      return
    }
    this.attempt = 0
    this.connect()
  }

  /** The network is gone: the socket may not know it yet. */
  lose() {
    if (this.stopped || !this.socket) return
    this.drop()
    this.retry()
  }

  /** Send if connected; an action is kept until it is answered. */
  send(message: ClientMessage) {
    if (message.t === 'act') this.unacknowledged.set(message.id, message)
    this.write(message)
    if (message.t === 'act') this.awaitAnswer()
  }

  pending(): number {
    return this.unacknowledged.size
  }

  private write(message: ClientMessage) {
    if (this.opened) this.socket?.send(JSON.stringify(message))
  }

  private opened = false

  private connect() {
    this.env.stop(this.timers.retry)
    this.handlers.link(this.attempt ? 'lost' : 'connecting', '')
    const socket = (this.socket = this.env.open())
    socket.onopen = () => this.socket === socket && this.connected()
    socket.onmessage = (e) => this.socket === socket && this.received(JSON.parse(e.data) as ServerMessage)
    socket.onclose = (e) => this.socket === socket && this.closed(e.code, e.reason)
    if (this.env.watched()) this.timers.open = this.env.later(() => this.lose(), OPEN_WITHIN)
  }

  private connected() {
    this.opened = true
    this.attempt = 0
    this.env.stop(this.timers.open)
    this.handlers.link('open', '')
    for (const act of this.unacknowledged.values()) this.write(act)
    this.watch()
    if (this.pending()) this.awaitAnswer()
  }

  private received(message: ServerMessage) {
    this.watch()
    if ((message.t === 'ack' || message.t === 'refused') && message.id) this.unacknowledged.delete(message.id)
    this.handlers.message(message)
  }

  private closed(code: number, reason: string) {
    this.drop()
    if (FINAL.has(code)) {
      this.stopped = true
      this.handlers.link('refused', reason)
    } else if (!this.stopped) this.retry()
  }

  private retry() {
    this.attempt++
    this.handlers.link('lost', '')
    const wait = BACKOFF[Math.min(this.attempt - 1, BACKOFF.length - 1)]!
    this.timers.retry = this.env.later(() => this.connect(), wait * (0.75 + this.env.random() / 2))
  }

  private drop() {
    const socket = this.socket
    this.socket = null
    this.opened = false
    this.awaited = undefined
    Object.values(this.timers).forEach((timer) => this.env.stop(timer))
    socket?.close()
  }

  /** Ping after a while without messages. */
  private watch() {
    this.env.stop(this.timers.ping)
    this.env.stop(this.timers.silence)
    if (this.awaited !== undefined) {
      const took = this.env.now() - this.awaited
      this.within = Math.min(Math.max(ANSWER_WITHIN, 4 * took), ANSWER_AT_MOST)
      this.awaited = undefined
    }
    this.timers.ping = this.env.later(() => this.ping(), this.env.watched() ? PING_WATCHED : PING_EVERY)
  }

  private ping() {
    this.write({ t: 'ping' })
    this.awaitAnswer()
  }

  /** Give the connection up if nothing comes; the next one gets more time to answer. */
  private awaitAnswer() {
    if (!this.opened || this.awaited !== undefined) return
    this.awaited = this.env.now()
    this.timers.silence = this.env.later(
      () => {
        this.within = Math.min(2 * this.within, ANSWER_AT_MOST)
        this.lose()
      },
      this.env.watched() ? this.within : ANSWER_AT_MOST,
    )
  }
}

/** `seat` is the one we looked from before, so that a hot-seat screen comes back as it was. */
export function tableSocket(id: string, lang: string, seat: number | undefined): Socket {
  const query = new URLSearchParams({ lang, changes: '1', ...(seat === undefined ? {} : { seat: String(seat) }) })
  return transport().socket(`/api/tables/${encodeURIComponent(id)}/live?${query}`)
}

export const browserEnvironment = (open: () => Socket): Environment => ({
  open,
  later: (fn, ms) => window.setTimeout(fn, ms),
  stop: (timer) => clearTimeout(timer),
  random: Math.random,
  now: () => performance.now(),
  watched: () => !document.hidden && !transport().alone,
})
