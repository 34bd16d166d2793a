import { expect, test } from 'vitest'
import { sentence } from '../src/table/hint'
import { WORDS } from '../src/words'
import '../src/words/more'

const line = { codes: [1], text: 'Play', outlook: 40, points: 10.4, rival: 26.8, why: 'the two stars stay yours' }

test('a hint is one labelled sentence in both languages', () => {
  expect(sentence(WORDS.en, line)).toBe('Win chance 40 %, you about 10, best rival about 27: the two stars stay yours.')
  expect(sentence(WORDS.ja, line)).toContain('勝率 40%、あなた約10点、一番手の相手は約27点：')
})

test('a hint without an advantage says so, and never leaves a hole', () => {
  for (const lang of ['en', 'ja'] as const) {
    const said = sentence(WORDS[lang], { codes: [1], text: 'Play', outlook: 40 })
    expect(said).toContain(WORDS[lang].hintEven)
    expect(said).not.toMatch(/[{}]|undefined/)
  }
})
