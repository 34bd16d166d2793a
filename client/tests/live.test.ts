import { beforeEach, describe, expect, test } from 'vitest'
import { Live, type Link, type Socket } from '../src/net/live'
import type { ActRequest, ServerMessage } from '../src/wire'

class Wire implements Socket {
  sent: { t: string; id?: string }[] = []
  closed = false
  onopen: Socket['onopen'] = null
  onclose: Socket['onclose'] = null
  onmessage: Socket['onmessage'] = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as { t: string })
  }
  close() {
    this.closed = true
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006) {
    this.onclose?.({ code, reason: '' })
  }
}

let sockets: Wire[]
let timers: Map<number, { fn: () => void; ms: number }>
let links: Link[]
let received: ServerMessage[]
let live: Live

const newest = () => sockets.at(-1)!
const act = (id: string): ActRequest => ({ t: 'act', id, seq: 3, seat: 0, codes: [7] })

/** Runs the shortest timer. */
function tick(): number {
  const [id, timer] = [...timers].sort((a, b) => a[1].ms - b[1].ms)[0]!
  timers.delete(id)
  timer.fn()
  return timer.ms
}

beforeEach(() => {
  sockets = []
  timers = new Map()
  links = []
  received = []
  let count = 0
  live = new Live(
    { link: (state) => links.push(state), message: (m) => received.push(m) },
    {
      open: () => {
        const wire = new Wire()
        sockets.push(wire)
        return wire
      },
      later: (fn, ms) => {
        timers.set(++count, { fn, ms })
        return count
      },
      stop: (id) => void timers.delete(id),
      random: () => 0.5,
    },
  )
  live.start()
  newest().onopen?.()
})

describe('an action', () => {
  test('is sent again under the same id when the line broke before the answer', () => {
    live.send(act('x'))
    newest().breaks()
    tick()
    newest().onopen?.()
    expect(sockets).toHaveLength(2)
    expect(newest().sent).toEqual([act('x')])
  })

  test('is not sent again once it is acknowledged', () => {
    live.send(act('x'))
    newest().says({ t: 'ack', id: 'x', seq: 4 })
    newest().breaks()
    tick()
    newest().onopen?.()
    expect(newest().sent).toEqual([])
    expect(live.pending()).toBe(0)
  })

  test('is not sent again once it is refused', () => {
    live.send(act('x'))
    newest().says({ t: 'refused', id: 'x', text: 'no' })
    expect(live.pending()).toBe(0)
    expect(received.at(-1)?.t).toBe('refused')
  })

  test('made without a line is sent when the line is there', () => {
    newest().breaks()
    live.send(act('late'))
    tick()
    newest().onopen?.()
    expect(newest().sent).toEqual([act('late')])
  })
})

describe('a broken line', () => {
  test('is tried again, each time after a longer wait', () => {
    newest().breaks()
    const first = tick()
    newest().breaks()
    const second = tick()
    expect(second).toBeGreaterThan(first)
    expect(links).toContain('lost')
  })

  test('is tried at once when the network is back', () => {
    newest().breaks()
    live.wake()
    expect(sockets).toHaveLength(2)
  })

  test('is noticed when nothing answers a ping', () => {
    tick()
    expect(newest().sent.at(-1)).toEqual({ t: 'ping' })
    tick()
    expect(sockets[0]!.closed).toBe(true)
    expect(links.at(-1)).toBe('lost')
  })

  test('of a table that does not exist is left alone', () => {
    newest().breaks(4404)
    expect(links.at(-1)).toBe('refused')
    expect(timers.size).toBe(0)
  })
})

test('nothing is received from a socket that was given up', () => {
  const old = newest()
  live.lose()
  old.says({ t: 'pong' })
  expect(received).toEqual([])
})

test('a stopped line stays stopped', () => {
  live.stop()
  newest().breaks()
  live.wake()
  expect(sockets).toHaveLength(1)
})
