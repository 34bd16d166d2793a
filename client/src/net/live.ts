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
}

export interface Handlers {
  link: (state: Link, reason: string) => void
  message: (message: ServerMessage) => void
}

const BACKOFF = [300, 600, 1200, 2500, 5000, 8000]
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
const FINAL = new Set([1008, 4404]) // wrong origin, or no such table: reconnecting would not help

export class Live {
  private socket: Socket | null = null
  private attempt = 0
  private timers = { retry: 0, ping: 0, silence: 0 }
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

  /** The network is back: reconnect without waiting for the next attempt. */
  wake() {
    if (this.stopped || this.socket) return
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
  }

  private connected() {
    this.opened = true
    this.attempt = 0
    this.handlers.link('open', '')
    for (const act of this.unacknowledged.values()) this.write(act)
    this.watch()
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
    Object.values(this.timers).forEach((timer) => this.env.stop(timer))
    socket?.close()
  }

  /** Ping after a while without messages, and give up a connection that stays silent then. */
  private watch() {
    this.env.stop(this.timers.ping)
    this.env.stop(this.timers.silence)
    this.timers.ping = this.env.later(() => {
      this.write({ t: 'ping' })
      this.timers.silence = this.env.later(() => this.lose(), PONG_WITHIN)
    }, PING_EVERY)
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
})
