// The tables of the page: what the server's addresses answer comes from files of the site or from the engine.
import type { Socket, Transport } from '../net/transport'
import { settings } from '../settings'
import type { FromEngine, ToEngine } from './letters'

const LIVE = /^\/api\/tables\/([^/]+)\/live$/

/** The file of the site that holds an answer which never changes; '' for all others. */
export function fileOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://page.invalid')
  if (!/^\/api\/games(\/[^/]+\/(rules|how|card|lessons|art\.svg))?$/.test(pathname)) return ''
  return pathname.endsWith('.svg') ? pathname : `${pathname}.${searchParams.get('lang') ?? 'en'}.json`
}

/** Pages are told by the query, because a static host has one file for all of them: ?/table/… is /table/… elsewhere. */
export const pageOf = (path: string): string => (path === '/' ? '?' : '?' + path.replace('?', '&'))

export function shownBy(address: { search: string }): { path: string; search: string } {
  const [path = '', ...rest] = address.search.slice(1).split('&')
  if (!path.startsWith('/')) return { path: '/', search: address.search }
  return { path, search: rest.length ? '?' + rest.join('&') : '' }
}

export interface Engine {
  post(letter: ToEngine): void
  heard: (letter: FromEngine) => void
}

export class PageTransport implements Transport {
  readonly alone = true
  private calls = new Map<number, (answer: Response) => void>()
  private sockets = new Map<number, PageSocket>()
  private last = 0

  constructor(
    private readonly engine: Engine,
    private readonly base: string,
  ) {
    engine.heard = (letter) => this.heard(letter)
  }

  request(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET'
    const file = method === 'GET' ? fileOf(path) : ''
    if (file) return fetch(this.file(file))
    const call = ++this.last
    const body = typeof init.body === 'string' ? init.body : ''
    this.engine.post({ t: 'request', call, method, path, body, lang: settings().lang })
    return new Promise((resolve) => this.calls.set(call, resolve))
  }

  socket(path: string): Socket {
    const { pathname, searchParams } = new URL(path, this.base)
    const table = decodeURIComponent(LIVE.exec(pathname)?.[1] ?? '')
    const made = new PageSocket(++this.last, this.engine, (number) => this.sockets.delete(number))
    this.sockets.set(made.number, made)
    const [lang, seat] = [searchParams.get('lang') ?? 'en', searchParams.get('seat') ?? '']
    this.engine.post({ t: 'open', socket: made.number, table, lang, seat })
    return made
  }

  file = (path: string): string => new URL('.' + path, this.base).href

  page = pageOf

  /** A link that leaves the page, to the documentation for example, is none of ours. */
  shown(address: URL | Location) {
    return address.pathname === new URL(this.base).pathname ? shownBy(address) : null
  }

  private heard(letter: FromEngine) {
    if (letter.t === 'answer') {
      const { call, status, kind, body } = letter
      this.calls.get(call)?.(new Response(body, { status, headers: { 'Content-Type': kind } }))
      this.calls.delete(call)
    } else if ('socket' in letter) {
      const socket = this.sockets.get(letter.socket)
      if (letter.t === 'opened') socket?.onopen?.()
      if (letter.t === 'message') socket?.onmessage?.({ data: letter.text })
      if (letter.t === 'closed') socket?.onclose?.({ code: letter.code, reason: '' })
    }
  }
}

class PageSocket implements Socket {
  onopen: Socket['onopen'] = null
  onclose: Socket['onclose'] = null
  onmessage: Socket['onmessage'] = null

  constructor(
    readonly number: number,
    private readonly engine: Engine,
    private readonly leave: (number: number) => void,
  ) {}

  send(text: string) {
    this.engine.post({ t: 'send', socket: this.number, text })
  }

  close() {
    this.leave(this.number)
    this.engine.post({ t: 'close', socket: this.number })
  }
}
