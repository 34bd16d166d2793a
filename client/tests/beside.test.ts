import { expect, test } from 'vitest'
import { beside, type Box } from '../src/table/beside'

const ROOM = { width: 1280, height: 720 }
const TIP = { width: 260, height: 100 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const covers = (at: { left: number; top: number }, other: Box): boolean =>
  at.left < other.right && at.left + TIP.width > other.left && at.top < other.bottom && at.top + TIP.height > other.top

test('a tip stands to the right of its piece if there is room', () => {
  expect(beside(box(100, 100, 50, 50), TIP, [], ROOM)).toEqual({ left: 160, top: 100 })
})

test('a tip never covers its piece nor anything that can be chosen, if any place is free', () => {
  const hand = Array.from({ length: 9 }, (_, i) => box(20 + 120 * i, 560, 116, 150))
  for (const card of hand) {
    const at = beside(card, TIP, hand, ROOM)
    expect(hand.some((other) => covers(at, other))).toBe(false)
  }
})

test('a tip between two rows of choices goes where neither is covered', () => {
  const rows = [box(0, 0, 1280, 90), box(0, 200, 1280, 500)]
  const at = beside(box(600, 130, 40, 40), TIP, rows, ROOM)
  expect(rows.some((row) => covers(at, row))).toBe(false)
})

test('a tip stays on the screen', () => {
  const at = beside(box(1260, 700, 20, 20), TIP, [], ROOM)
  expect(at.left + TIP.width).toBeLessThanOrEqual(ROOM.width)
  expect(at.top + TIP.height).toBeLessThanOrEqual(ROOM.height)
})

test('a tip covers as little as possible if everything can be chosen', () => {
  const at = beside(box(600, 300, 40, 40), TIP, [box(0, 0, 1280, 650)], ROOM)
  expect(at.top).toBeGreaterThan(500)
})
