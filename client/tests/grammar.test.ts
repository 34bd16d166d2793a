import { describe, expect, test } from 'vitest'
import { click, forced, narrow } from '../src/play/grammar'
import type { Choice } from '../src/schema'

const choice = (code: number, path: string[], verb = ''): Choice => ({ codes: [code], text: String(code), path, verb })
const codes = (choices: Choice[]) => choices.map((c) => c.codes[0])

const cards = [choice(1, ['a', 'x']), choice(2, ['a', 'y']), choice(3, ['b', 'x']), choice(4, ['m'], 'move')]

describe('narrowing', () => {
  test('with an empty hand every choice is left and the first pick of each is lit', () => {
    const now = narrow(cards, '', [])
    expect(codes(now.left)).toEqual([1, 2, 3, 4])
    expect([...now.next]).toEqual(['a', 'b', 'm'])
    expect([...now.also]).toEqual(['x', 'y'])
    expect(now.ready).toEqual([])
  })

  test('picks may be made in any order', () => {
    expect(codes(narrow(cards, '', ['x', 'a']).ready)).toEqual([1])
    expect(codes(narrow(cards, '', ['a', 'x']).ready)).toEqual([1])
  })

  test('after a pick the missing one of each remaining choice is lit', () => {
    expect([...narrow(cards, '', ['x']).next]).toEqual(['a', 'b'])
  })

  test('a verb leaves only its own choices', () => {
    expect(codes(narrow(cards, 'move', []).left)).toEqual([4])
  })

  test('equal cards count: two of a kind are two picks', () => {
    const dust = [choice(1, ['dust']), choice(2, ['dust', 'dust'])]
    expect(codes(narrow(dust, '', ['dust']).ready)).toEqual([1])
    expect([...narrow(dust, '', ['dust']).next]).toEqual(['dust'])
    expect(codes(narrow(dust, '', ['dust', 'dust']).ready)).toEqual([2])
  })

  test('a choice without picks is never ready by clicking nothing', () => {
    expect(narrow([choice(9, [])], '', []).ready).toEqual([])
  })
})

describe('clicking', () => {
  test('a pick that fits extends the bag', () => {
    expect(click(cards, '', ['a'], 'x')).toEqual(['a', 'x'])
  })

  test('another card replaces the card and keeps the place', () => {
    expect(click(cards, '', ['a', 'x'], 'b')).toEqual(['x', 'b'])
  })

  test('a pick that fits nothing of the bag starts a new one', () => {
    expect(click(cards, '', ['a', 'x'], 'm')).toEqual(['m'])
  })

  test('a pick of no choice changes nothing', () => {
    expect(click(cards, '', ['a'], 'nowhere')).toEqual(['a'])
  })
})

describe('a forced bag', () => {
  test('is the one that all variants ask for', () => {
    expect(forced([choice(1, ['hex', 'spot']), choice(2, ['spot', 'hex']), choice(3, [])])).toEqual(['hex', 'spot'])
  })

  test('is that of an only choice', () => {
    expect(forced([choice(1, ['hex'])])).toEqual(['hex'])
    expect(forced([choice(1, ['hex']), choice(2, [])])).toEqual([])
  })

  test('does not exist when there is something to choose', () => {
    expect(forced(cards)).toEqual([])
  })
})
