import { expect, test } from 'vitest'
import { NONE, answerOf, stepOf } from '../src/table/repeat'
import type { Scene } from '../src/schema'

const asked = (round: number): Scene => ({
  game: 'eclipse',
  rev: 1,
  lang: 'en',
  title: 'Eclipse',
  you: 1,
  ask: {
    text: 'You have passed',
    choices: [
      { codes: [3], text: 'Build' },
      { codes: [6], text: 'Do nothing', again: `Nothing more in round ${round}` },
    ],
  },
})

test('a choice answers by itself as long as its words are the same', () => {
  const repeat = { again: 'Nothing more in round 3', seat: 1, step: 'Action' }
  expect(answerOf(asked(3), repeat)?.codes).toEqual([6])
  expect(answerOf(asked(4), repeat)).toBeUndefined()
  expect(answerOf(asked(3), NONE)).toBeUndefined()
  expect([
    stepOf(asked(3)),
    stepOf({ ...asked(3), steps: [{ text: 'Start' }, { text: 'Action', current: true }] }),
  ]).toEqual(['', 'Action'])
})

test('a choice answers for the seat that wished it and for no other', () => {
  expect(answerOf(asked(3), { again: 'Nothing more in round 3', seat: 0, step: '' })).toBeUndefined()
})
