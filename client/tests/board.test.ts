import { expect, test } from 'vitest'
import { shifted, within } from '../src/pieces/boardzone'
import type { Piece } from '../src/schema'

const map = (box: [number, number], at: Record<string, [number, number]>): Piece => ({
  id: 'map',
  name: 'map',
  box,
  items: Object.entries(at).map(([id, where]) => ({ id, name: id, at: where })),
})

test('a map that grows at its top tells by how much', () => {
  const before = map([10, 10], { a: [5, 5] })
  expect(shifted(before, map([10, 12], { b: [5, 1], a: [5, 7] }))).toEqual([0, 2])
})

test('a map that needs as much less at its bottom has the same box, and still other coordinates', () => {
  const before = map([10, 10], { a: [5, 5], below: [5, 9] })
  expect(shifted(before, map([10, 10], { above: [5, 1], a: [5, 7] }))).toEqual([0, 2])
})

test('a map with nothing in common with the last one stays', () => {
  expect(shifted(map([10, 10], { a: [5, 5] }), map([10, 12], { b: [5, 1] }))).toEqual([0, 0])
})

test('a view of a large map shows what matters, but nothing beyond the map', () => {
  expect(within(8, 20, 6)).toBe(8)
  expect(within(1, 20, 6)).toBe(3)
  expect(within(19, 20, 6)).toBe(17)
  expect(within(1, 4, 6)).toBe(2)
})
