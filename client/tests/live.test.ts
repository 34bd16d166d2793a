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
let clock: number
let watched: boolean

const newest = () => sockets.at(-1)!
const act = (id: string): ActRequest => ({ t: 'act', id, seq: 3, seat: 0, codes: [7] })

/** Runs the shortest timer. */
function tick(): number {
  const [id, timer] = [...timers].sort((a, b) => a[1].ms - b[1].ms)[0]!
  timers.delete(id)
  clock += timer.ms
  timer.fn()
  return timer.ms
}

beforeEach(() => {
  sockets = []
  timers = new Map()
  links = []
  received = []
  clock = 0
  watched = true
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
      now: () => clock,
      watched: () => watched,
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

  test('is noticed within five seconds while somebody looks', () => {
    expect(tick() + tick()).toBeLessThan(5000)
    expect(links.at(-1)).toBe('lost')
  })

  test('is looked for less often while nobody looks', () => {
    watched = false
    newest().says({ t: 'pong' })
    expect(tick()).toBe(20_000)
    expect(tick()).toBe(8000)
    expect(links.at(-1)).toBe('lost')
  })

  test('is noticed when nothing answers an action, which is sent again', () => {
    live.send(act('x'))
    timers.forEach((timer, id) => timer.ms === 2000 && timers.delete(id)) // no ping is due yet
    expect(tick()).toBe(2500)
    expect(sockets[0]!.closed).toBe(true)
    tick()
    newest().onopen?.()
    expect(newest().sent).toEqual([act('x')])
  })

  test('is given up when it does not open', () => {
    newest().breaks()
    tick()
    expect(tick()).toBe(4000)
    expect(sockets[1]!.closed).toBe(true)
    tick()
    expect(sockets).toHaveLength(3)
  })

  test('gets more time where answers take longer', () => {
    tick()
    clock += 1500
    newest().says({ t: 'pong' })
    tick()
    expect(tick()).toBe(6000)
  })

  test('gets more time after each that did not answer', () => {
    const waits = [0, 1, 2].map(() => {
      tick()
      const wait = tick()
      tick()
      newest().onopen?.()
      return wait
    })
    expect(waits).toEqual([2500, 5000, 8000])
  })

  test('is asked for at once when somebody looks again', () => {
    live.wake()
    expect(sockets).toHaveLength(1)
    expect(newest().sent.at(-1)).toEqual({ t: 'ping' })
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
