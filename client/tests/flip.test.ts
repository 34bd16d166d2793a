import { expect, test } from 'vitest'
import type { Piece, Scene } from '../src/schema'
import { routesOf } from '../src/table/flip'

const scene = (...table: Piece[]): Scene => ({ game: 'g', rev: 0, lang: 'en', title: 'G', table })
const card = (id: string, more: Partial<Piece> = {}): Piece => ({ id, form: 'card', ...more })
const zone = (id: string, items: Piece[], more: Partial<Piece> = {}): Piece => ({ id, items, ...more })

test('a card that goes from one zone to another flies', () => {
  const before = scene(zone('hand', [card('a'), card('b')]), zone('field', []))
  const after = scene(zone('hand', [card('b')]), zone('field', [card('a')]))
  expect(routesOf(before, after)).toEqual([{ id: 'a', from: 'a' }])
})

test('neighbours that close up do not fly', () => {
  const before = scene(zone('hand', [card('a'), card('b'), card('c')]))
  expect(routesOf(before, scene(zone('hand', [card('b'), card('c')])))).toEqual([])
})

test('on a board a piece flies from point to point, unless the board itself has another size', () => {
  const at = (x: number, box: [number, number]) => scene(zone('map', [card('ship', { at: [x, 1] })], { box }))
  expect(routesOf(at(1, [9, 9]), at(2, [9, 9]))).toEqual([{ id: 'ship', from: 'ship' }])
  expect(routesOf(at(1, [9, 9]), at(2, [12, 9]))).toEqual([])
})

test('what lies upon a flying piece is carried', () => {
  const tile = (x: number) => card('tile', { at: [x, 1], box: [2, 2], items: [card('mark', { at: [1, 1] })] })
  const before = scene(zone('bag', [card('tile', { box: [2, 2], items: [card('mark', { at: [1, 1] })] })]))
  expect(routesOf(before, scene(zone('map', [tile(3)], { box: [9, 9] })))).toEqual([{ id: 'tile', from: 'tile' }])
})

test('a newcomer flies from where it came, if that was there', () => {
  const before = scene(zone('deck', [card('top')]))
  const after = (came: string) => scene(zone('deck', []), zone('field', [card('new', { came })]))
  expect(routesOf(before, after('top'))).toEqual([{ id: 'new', from: 'top' }])
  expect(routesOf(before, after('nowhere'))).toEqual([])
})
