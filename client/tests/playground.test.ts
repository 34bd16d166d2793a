import { describe, expect, test } from 'vitest'
import { PageTransport, fileOf, pageOf, shownBy, type Engine } from '../src/playground/transport'
import type { ToEngine } from '../src/playground/letters'

const BASE = 'https://host.test/some/folder/play/'

function made(): { transport: PageTransport; engine: Engine; sent: ToEngine[] } {
  const sent: ToEngine[] = []
  const engine: Engine = { post: (letter) => sent.push(letter), heard: () => undefined }
  return { transport: new PageTransport(engine, BASE), engine, sent }
}

describe('addresses', () => {
  test('a page is told by the query, so that one file serves all of them', () => {
    for (const path of ['/', '/table/abc', '/table/abc?invite=x', '/learn/latria/first']) {
      const { path: found, search } = shownBy(new URL(pageOf(path), BASE))
      expect(found + search).toBe(path)
    }
  })

  test('links out of the playground are none of its pages', () => {
    const { transport } = made()
    expect(transport.shown(new URL('?/rules/latria', BASE))).toEqual({ path: '/rules/latria', search: '' })
    expect(transport.shown(new URL('../index.html', BASE))).toBeNull()
  })

  test('files lie in the folder of the page', () => {
    expect(made().transport.file('/api/games/latria/pictures/a.webp')).toBe(BASE + 'api/games/latria/pictures/a.webp')
  })

  test('answers that never change are files; all others come from the engine', () => {
    expect(fileOf('/api/games?lang=ja')).toBe('/api/games.ja.json')
    expect(fileOf('/api/games/latria/rules?lang=en')).toBe('/api/games/latria/rules.en.json')
    expect(fileOf('/api/games/latria/art.svg')).toBe('/api/games/latria/art.svg')
    for (const path of ['/api/me', '/api/tables/x/record', '/api/tables']) expect(fileOf(path)).toBe('')
  })
})

describe('the engine', () => {
  test('a request waits for its own answer', async () => {
    const { transport, engine, sent } = made()
    const [one, two] = [
      transport.request('/api/me', {}),
      transport.request('/api/tables', { method: 'POST', body: '{}' }),
    ]
    const calls = sent.map((letter) => (letter.t === 'request' ? letter.call : 0))
    const body = (text: string) => new TextEncoder().encode(text)
    engine.heard({ t: 'answer', call: calls[1]!, status: 201, kind: 'application/json', body: body('{"n":2}') })
    engine.heard({ t: 'answer', call: calls[0]!, status: 404, kind: 'application/json', body: body('{"n":1}') })
    expect([(await one).status, await (await one).json()]).toEqual([404, { n: 1 }])
    expect([(await two).status, await (await two).json()]).toEqual([201, { n: 2 }])
  })

  test('a socket opens, says and hears, and is closed', () => {
    const { transport, engine, sent } = made()
    const heard: string[] = []
    const socket = transport.socket('/api/tables/abc/live?lang=ja&seat=2')
    socket.onopen = () => heard.push('open')
    socket.onmessage = (e) => heard.push(e.data)
    socket.onclose = (e) => heard.push(String(e.code))
    expect(sent[0]).toMatchObject({ t: 'open', table: 'abc', lang: 'ja', seat: '2' })
    const number = (sent[0] as { socket: number }).socket
    engine.heard({ t: 'opened', socket: number })
    engine.heard({ t: 'message', socket: number, text: 'hello' })
    socket.send('moved')
    engine.heard({ t: 'closed', socket: number, code: 4404 })
    socket.close()
    expect(heard).toEqual(['open', 'hello', '4404'])
    expect(sent.slice(1)).toEqual([
      { t: 'send', socket: number, text: 'moved' },
      { t: 'close', socket: number },
    ])
  })
})
