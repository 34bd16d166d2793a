// The worker: Python in WebAssembly, in which the server's own tables run. See src/tenban/playground.
import { openKeep } from './keep'
import type { FromEngine, ToEngine } from './letters'
import { loadPython, type Proxy } from './python'

interface Answer extends Proxy {
  toJs(): [number, string, Uint8Array<ArrayBuffer>]
}

interface Viewer extends Proxy {
  receive(text: string): Promise<void>
  close(): void
}

interface Page extends Proxy {
  request(method: string, path: string, body: string, lang: string): Promise<Answer>
  connect(table: string, lang: string, seat: string, send: (text: string) => void): Promise<Viewer>
}

const GONE = 4404 // no such table

const say = (letter: FromEngine, transfer: Transferable[] = []) => postMessage(letter, { transfer })

async function loaded({ base, token, lang }: ToEngine & { t: 'start' }): Promise<Page> {
  const keep = openKeep()
  const python = await loadPython(new URL('engine/', base).href, lang)
  const { add, of, all } = await keep
  return python.globals.get('start')(token, await all(), add, of) as Promise<Page>
}

let page: Promise<Page> | null = null
const viewers = new Map<number, Promise<Viewer | null>>()

async function request(letter: ToEngine & { t: 'request' }) {
  const { call, method, path, body, lang } = letter
  const proxy = await (await page!).request(method, path, body, lang)
  const [status, kind, answer] = proxy.toJs()
  proxy.destroy()
  say({ t: 'answer', call, status, kind, body: answer }, [answer.buffer])
}

async function open({ socket, table, lang, seat }: ToEngine & { t: 'open' }): Promise<Viewer | null> {
  try {
    const held: string[] = [] // nothing is said before the socket is open
    let opened = false
    const send = (text: string) => (opened ? say({ t: 'message', socket, text }) : void held.push(text))
    const viewer = await (await page!).connect(table, lang, seat, send)
    opened = true
    say({ t: 'opened', socket })
    held.forEach(send)
    return viewer
  } catch (fault) {
    console.warn(fault)
    say({ t: 'closed', socket, code: GONE })
    return null
  }
}

async function close(socket: number) {
  const viewer = await viewers.get(socket)
  viewers.delete(socket)
  viewer?.close()
  viewer?.destroy()
}

async function received(letter: ToEngine) {
  switch (letter.t) {
    case 'start':
      page = loaded(letter)
      page.then(
        () => say({ t: 'ready' }),
        (fault: unknown) => say({ t: 'failed', text: String(fault) }),
      )
      break
    case 'request':
      await request(letter)
      break
    case 'open':
      viewers.set(letter.socket, open(letter))
      break
    case 'send':
      await (await viewers.get(letter.socket))?.receive(letter.text)
      break
    case 'close':
      await close(letter.socket)
  }
}

addEventListener('message', (e: MessageEvent<ToEngine>) => void received(e.data).catch(console.error))
