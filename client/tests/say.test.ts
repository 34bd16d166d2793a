import { expect, test } from 'vitest'
import { breadth, glued, say, tokens } from '../src/play/say'

const legend = { star: 'star', moon: 'Moon', gold: 'gold' }

test('a symbol is read as its word and a run of them as a number', () => {
  expect(say('pays {gold}2', legend)).toBe('pays gold 2')
  expect(say('Sun {star}{star}{star}', legend)).toBe('Sun 3 star')
})

test('a symbol before its own word is silent', () => {
  expect(say('{moon} Moon', legend)).toBe('Moon')
  expect(tokens('{moon} Moon', legend)[0]).toEqual({ sym: 'moon', word: '' })
})

test('an unknown symbol is read by its name', () => {
  expect(say('{vp}', legend)).toBe('vp')
})

test('a text is split at its symbols', () => {
  expect(tokens('a {x}b')).toEqual([{ text: 'a ' }, { sym: 'x', word: 'x' }, { text: 'b' }])
})

test('numbers and full stops stay on the line of their symbol', () => {
  expect(glued('gains 4 {power}.')).toEqual([
    [{ text: 'gains ' }],
    [{ text: '4 ' }, { sym: 'power', word: 'power' }, { text: '.' }],
  ])
  expect(glued('for {gold}9 now')).toEqual([
    [{ text: 'for ' }],
    [{ sym: 'gold', word: 'gold' }, { text: '9' }],
    [{ text: ' now' }],
  ])
})

test('no character of a text is lost by gluing', () => {
  for (const text of ['{a}{b} pays {gold}2, medal {vp}2.', '12×{x}', '{x}', '', 'plain']) {
    const back = glued(text)
      .flat()
      .map((t) => ('sym' in t ? `{${t.sym}}` : t.text))
      .join('')
    expect(back).toBe(text)
  }
})

test('a Japanese character is about twice as wide as a Latin one', () => {
  expect(breadth('水晶')).toBe(2)
  expect(breadth('ab')).toBeCloseTo(1.12)
})
