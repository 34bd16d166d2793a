// How the client reaches its tables: a server over HTTP and WebSockets, or an engine in the page itself.
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: ((e: { code: number; reason: string }) => void) | null
  onmessage: ((e: { data: string }) => void) | null
}

export interface Transport {
  /** Nobody else can come to a table: it lives in this page. */
  alone: boolean
  /** Answers a request; `path` begins with /api. */
  request(path: string, init: RequestInit): Promise<Response>
  /** A socket of a table; `path` begins with /api. */
  socket(path: string): Socket
  /** The address of a file that comes with the client. */
  file(path: string): string
  /** The address of a page of ours. */
  page(path: string): string
  /** The page that an address shows; null if it is none of ours. */
  shown(address: URL | Location): { path: string; search: string } | null
}

const server: Transport = {
  alone: false,
  request: (path, init) => fetch(path, init),
  socket: (path) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}${path}`)
    const send = socket.send.bind(socket)
    // a socket that is closing cannot send any more, and its end is not told yet
    socket.send = (text) => socket.readyState === WebSocket.OPEN && send(text)
    return socket as unknown as Socket
  },
  file: (path) => path,
  page: (path) => path,
  shown: ({ pathname, search }) => (pathname.startsWith('/api/') ? null : { path: pathname, search }),
}

let current = server

export const transport = (): Transport => current

/** Called once, before anything is drawn. */
export function setTransport(other: Transport) {
  current = other
}
