import { expect, test } from 'vitest'
import type { Line } from '../src/schema'
import { newestFirst } from '../src/table/log'

const line = (text: string): Line => ({ text })
const head = (text: string): Line => ({ text, head: true })

test('a head stands above its paragraph, and the newest line is the first below it', () => {
  const lines = [line('dealt'), line('turned'), head('round 1'), line('leads'), line('follows'), head('round 2')]
  const shown = newestFirst(lines)
  expect(shown.map(([, line]) => line.text)).toEqual(['round 2', 'round 1', 'follows', 'leads', 'turned', 'dealt'])
})

test('a line keeps its number, so that a new one does not change the others', () => {
  const before = newestFirst([head('round 1'), line('leads')])
  const after = newestFirst([head('round 1'), line('leads'), line('follows')])
  expect(before.map(([number]) => number)).toEqual([0, 1])
  expect(after.map(([number]) => number)).toEqual([0, 2, 1])
})

test('nothing is lost', () => {
  expect(newestFirst([])).toEqual([])
  const lines = Array.from({ length: 40 }, (_, i) => (i % 7 === 3 ? head(`${i}`) : line(`${i}`)))
  const numbers = newestFirst(lines).map(([number]) => number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(lines.map((_, i) => i))
})
