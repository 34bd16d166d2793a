import { expect, test } from 'vitest'
import { tabOf } from '../src/play/lesson'
import type { Piece } from '../src/schema'

const piece = (id: string, items: Piece[] = [], more: Partial<Piece> = {}): Piece => ({ id, items, ...more }) as Piece
const tabs = piece('tabs', [piece('offers', [piece('tech')]), piece('tracks', [piece('money', [piece('cube')])])], {
  layout: 'tabs',
})
const pieces = new Map([tabs, piece('board', [piece('hex')])].map((p) => [p.id, p]))

test('the tab that holds what a lesson points at, however deep, and the first of several', () => {
  expect(tabOf(['cube'], pieces)).toBe('tracks')
  expect(tabOf(['hex', 'tech', 'cube'], pieces)).toBe('offers')
  expect(tabOf(['tracks'], pieces)).toBe('tracks')
})

test('no tab for what lies on the table or is no piece', () => {
  expect(tabOf(['hex', 'bar', 'seat:0'], pieces)).toBeUndefined()
})
