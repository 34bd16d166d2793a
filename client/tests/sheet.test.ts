import { expect, test } from 'vitest'
import { lines } from '../src/table/chart'
import { announced, ranked } from '../src/table/sheet'
import { WORDS } from '../src/words'
import '../src/words/more'
import type { Scene } from '../src/schema'

const scene: Scene = {
  game: 'toy',
  rev: 1,
  lang: 'en',
  title: 'Toy',
  you: 0,
  seats: ['Rin', 'Mio', 'Kai', 'Ada'].map((name, colour) => ({ name, colour })),
}

test('the ranking is by points, with equal places shared', () => {
  const places = ranked({ winners: [2], totals: [7, 3, 9, 7] })
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [3, 2],
    [1, 4],
  ])
})

test('a tie that was broken has one winner, and the note says by what', () => {
  const result = { winners: [3], totals: [9, 3, 1, 9], note: 'Ada wins: fewer stars' }
  expect(
    ranked(result)
      .map(({ seat, place }) => [seat, place])
      .slice(0, 2),
  ).toEqual([
    [3, 1],
    [0, 2],
  ])
  expect(announced(WORDS.en, scene, result)).toEqual({ title: 'Ada won', decided: 'Ada wins: fewer stars' })
})

test('the verdict says a thing once', () => {
  const result = { winners: [0], totals: [9, 3, 1, 2], note: 'Rin wins' }
  expect(announced(WORDS.en, scene, result)).toEqual({ title: 'You won', decided: 'by 6 points' })
})

test('the chart has a line for every seat, from the left edge to the right', () => {
  const [first, second] = lines([[0, 0], [2, 5], [10, -5]], 2) // prettier-ignore
  expect(first!.startsWith('M0.0 ')).toBe(true)
  expect(first!.endsWith('L320.0 0.0')).toBe(true)
  expect(second!.endsWith('L320.0 110.0')).toBe(true)
})
