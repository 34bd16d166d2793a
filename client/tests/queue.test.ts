import { beforeEach, expect, test } from 'vitest'
import { Queue } from '../src/net/queue'

let shown: string[]
let due: (() => void)[]
let queue: Queue<string>

beforeEach(() => {
  shown = []
  due = []
  queue = new Queue<string>((item) => shown.push(item), {
    later: (fn) => due.push(fn),
    stop: (id) => void (due[id - 1] = () => undefined),
  })
  queue.pace = () => 350
})

const pass = () => due.pop()?.()

test('the first scene is shown at once, the next ones after each other', () => {
  queue.push('a')
  queue.push('b')
  queue.push('c')
  expect(shown).toEqual(['a'])
  pass()
  expect(shown).toEqual(['a', 'b'])
  pass()
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('after a pause the next scene is shown at once', () => {
  queue.push('a')
  pass()
  queue.push('b')
  expect(shown).toEqual(['a', 'b'])
})

test('skipping shows the newest and forgets the others', () => {
  queue.push('a')
  queue.push('b')
  queue.push('c')
  expect(queue.skip()).toBe(true)
  expect(shown).toEqual(['a', 'c'])
  expect(queue.skip()).toBe(false)
})

test('without a pace every scene is shown as it comes', () => {
  queue.pace = () => 0
  queue.push('a')
  queue.push('b')
  expect(shown).toEqual(['a', 'b'])
})

test('a scene that is held stays until somebody goes on', () => {
  queue.pace = (item) => (item === 'a' ? Infinity : 0)
  queue.push('a')
  queue.push('b')
  queue.push('c')
  expect(due).toEqual([])
  expect(shown).toEqual(['a'])
  expect(queue.next()).toBe(true)
  expect(shown).toEqual(['a', 'b'])
  expect(queue.next()).toBe(true)
  expect(queue.next()).toBe(false)
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('how long a scene stays depends on the one before it', () => {
  const asked: [string, string | null][] = []
  queue.pace = (item, before) => (asked.push([item, before]), 0)
  queue.push('a')
  queue.push('b')
  expect(asked).toEqual([
    ['a', null],
    ['b', 'a'],
  ])
})
