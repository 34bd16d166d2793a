import { describe, expect, test } from 'vitest'
import {
  begin,
  byPick,
  EMPTY,
  given,
  holding,
  holds,
  offer,
  plain,
  press,
  settled,
  sole,
  spins,
  surplus,
  turn,
  type Hand,
} from '../src/play/hand'
import { carryOver } from '../src/table/picker'
import type { Ask, Piece } from '../src/schema'

const pieces = (...all: Piece[]) => new Map(all.map((p) => [p.id, p]))
const table = pieces({ id: 'h0', pick: 'dust' }, { id: 'h1', pick: 'dust' }, { id: 'h2', pick: 'rock' }, { id: 'spot' })
const at = (rot: number) => [{ piece: 'card', into: 'town', at: [1, 1] as [number, number], rot }]

const ask: Ask = {
  text: 'Play',
  choices: [
    { codes: [1], text: 'one dust', path: ['dust'] },
    { codes: [2, 3], text: 'two dusts', path: ['dust', 'dust'] },
    { codes: [4], text: 'a rock', path: ['rock'] },
    { codes: [5], text: 'pass' },
  ],
}

const placing: Ask = {
  text: 'Place',
  choices: [0, 90, 180].map((rot) => ({
    codes: [rot],
    text: `turned ${rot}`,
    path: ['card', 'spot'],
    ghosts: at(rot),
  })),
}
const town = pieces({ id: 'card' }, { id: 'spot' })

const pressAll = (asked: Ask, on: Map<string, Piece>, ...ids: string[]): Hand =>
  ids.reduce((hand, id) => press(asked, on, hand, on.get(id)!), EMPTY)

describe('pressing pieces', () => {
  test('either of two equal cards may be picked, and both together', () => {
    expect(offer(ask, table, pressAll(ask, table, 'h1')).armed?.codes).toEqual([1])
    expect(offer(ask, table, pressAll(ask, table, 'h1', 'h0')).armed?.codes).toEqual([2, 3])
  })

  test('a card too many is one that equals a picked one and goes with no choice', () => {
    const one = pressAll(ask, table, 'h0')
    expect(surplus(ask, table, one, table.get('h1')!)).toBe(false)
    const single: Ask = { ...ask, choices: ask.choices!.filter((c) => c.path?.length !== 2) }
    expect(surplus(single, table, one, table.get('h1')!)).toBe(true)
    expect(surplus(single, table, one, table.get('h0')!)).toBe(false)
    expect(surplus(single, table, one, table.get('h2')!)).toBe(false)
  })

  test('a click on a picked piece lets go of it', () => {
    expect(pressAll(ask, table, 'h0', 'h0').picked).toEqual([])
  })

  test('a card that does not go with the others replaces them', () => {
    expect(pressAll(ask, table, 'h0', 'h2').picked).toEqual(['h2'])
  })

  test('a pick that could come first can be clicked at any time', () => {
    expect([...offer(ask, table, pressAll(ask, table, 'h2')).also].sort()).toEqual(['dust', 'rock'])
  })
})

describe('variants', () => {
  const hand = begin(placing, town)

  test('when every choice asks for the same pieces they are picked from the start', () => {
    expect(hand.picked).toEqual(['card', 'spot'])
    expect(offer(placing, town, hand).armed?.codes).toEqual([0])
  })

  test('turning goes round in both directions', () => {
    const once = turn(offer(placing, town, hand), hand, 1)
    expect(offer(placing, town, once).armed?.codes).toEqual([90])
    const back = turn(offer(placing, town, hand), hand, -1)
    expect(offer(placing, town, back).armed?.codes).toEqual([180])
  })

  test('the last rotation is kept for the next place', () => {
    const turned = { ...hand, spin: 90, picked: [] }
    expect(offer(placing, town, pressAll(placing, town, 'card', 'spot')).armed?.codes).toEqual([0])
    expect(offer(placing, town, { ...turned, picked: ['card', 'spot'] }).armed?.codes).toEqual([90])
  })

  test('are offered by rotation only if each shows where a piece would lie', () => {
    expect(spins(placing.choices!)).toEqual([0, 90, 180])
    expect(spins([...placing.choices!, { codes: [9], text: 'else' }])).toEqual([])
  })

  test('that lie alike are told apart by buttons, and turning changes them together', () => {
    const twice = [0, 90].flatMap((rot) =>
      [1, 2].map((n) => ({ codes: [rot, n], text: `${rot} ${n}`, path: ['card', 'spot'], ghosts: at(rot) })),
    )
    const both: Ask = { text: 'Place', choices: [...twice, { codes: [7], text: 'discard' }] }
    const held = begin(both, town)
    const seen = offer(both, town, held)
    expect([seen.armed, seen.lying.map((c) => c.codes)]).toEqual([
      undefined,
      [
        [0, 1],
        [0, 2],
      ],
    ])
    const turned = offer(both, town, turn(seen, held, 1))
    expect(turned.lying.map((c) => c.codes)).toEqual([
      [90, 1],
      [90, 2],
    ])
    expect(turned.ghosts).toEqual(at(90))
    expect([given(both, town, held), given(both, town, EMPTY)]).toEqual([true, false])
  })
})

test('the ghost is shown under the pointer when one pick is missing', () => {
  const one = press(placing, town, EMPTY, { id: 'card' })
  expect(offer(placing, town, one).ghosts).toEqual([])
  expect(offer(placing, town, one, 'spot').ghosts).toEqual(at(0))
})

test('a question asks for confirmation unless it is quick or the player wants none', () => {
  const hand = pressAll(ask, table, 'h2')
  expect(settled(ask, table, hand, 'lasting')).toBeUndefined()
  expect(settled(ask, table, hand, 'never')?.codes).toEqual([4])
  expect(settled({ ...ask, quick: true }, table, hand, 'lasting')?.codes).toEqual([4])
  expect(settled({ ...ask, quick: true }, table, hand, 'always')).toBeUndefined()
})

test('what hurts is confirmed even where a single click is enough, unless the player wants it otherwise', () => {
  const risky: Ask = { ...ask, quick: true, choices: ask.choices!.map((c) => ({ ...c, sure: true })) }
  const hand = pressAll(risky, table, 'h2')
  expect(settled(risky, table, hand, 'lasting')).toBeUndefined()
  expect(settled(risky, table, hand, 'never')?.codes).toEqual([4])
})

describe('kinds of choice', () => {
  const turnAsk: Ask = {
    text: 'Your turn',
    quick: true,
    verbs: ['explore', 'build', 'yield'].map((key) => ({ key, text: key })),
    choices: [
      { codes: [1, 10], text: 'explore north', verb: 'explore', path: ['rock'] },
      { codes: [1, 11], text: 'explore south', verb: 'explore', path: ['spot'] },
      { codes: [2], text: 'build', verb: 'build' },
      { codes: [3], text: 'give up all', verb: 'yield', sure: true },
      { codes: [4], text: 'pass' },
    ],
  }

  test('a piece that belongs to one choice only makes it, without its kind being named', () => {
    expect(settled(turnAsk, table, pressAll(turnAsk, table, 'h2'), 'lasting')?.codes).toEqual([1, 10])
  })

  test('a kind with nothing to pick is chosen by its chip, unless it is to be confirmed', () => {
    expect(sole(turnAsk, 'build', 'lasting')?.codes).toEqual([2])
    expect(sole(turnAsk, 'explore', 'lasting')).toBeUndefined()
    expect([sole(turnAsk, 'yield', 'lasting'), sole(turnAsk, 'yield', 'never')?.codes]).toEqual([undefined, [3]])
  })

  test('buttons of a kind are behind its chip', () => {
    expect(plain(turnAsk, '').map((c) => c.text)).toEqual(['pass'])
    expect(plain(turnAsk, 'yield').map((c) => c.text)).toEqual(['give up all'])
  })

  test('advice that only names the kind prepares it; advice that goes further prepares its beginning', () => {
    expect(holding(turnAsk, table, [1])).toEqual({ ...EMPTY, verb: 'explore' })
    expect(holding(turnAsk, table, [2])).toEqual({ ...EMPTY, verb: 'build' })
    expect(holding(turnAsk, table, [1, 11, 5])?.picked).toEqual(['spot'])
    expect(holding(turnAsk, table, [9])).toBeUndefined()
  })
})

test('a choice that could still be extended is never sent at once', () => {
  expect(settled(ask, table, pressAll(ask, table, 'h0'), 'never')).toBeUndefined()
})

test('choices without picks are buttons', () => {
  expect(plain(ask, '').map((c) => c.text)).toEqual(['pass'])
})

test('a pick is found by the piece that carries it', () => {
  expect(byPick(table, 'rock')?.id).toBe('h2')
  expect(byPick(table, 'nothing')).toBeUndefined()
})

describe('a question that comes again', () => {
  const held = { ask, pieces: table, hand: pressAll(ask, table, 'h2') }

  test('keeps what was picked', () => {
    expect(carryOver(held, { ...ask }, new Map(table)).hand.picked).toEqual(['h2'])
  })

  test('keeps it even if it was away for a moment', () => {
    const away = carryOver(held, undefined, new Map(table))
    expect(carryOver(away, ask, new Map(table)).hand.picked).toEqual(['h2'])
  })

  test('lets go of a piece that is no longer there', () => {
    expect(carryOver(held, ask, pieces({ id: 'h0', pick: 'dust' })).hand.picked).toEqual([])
  })

  test('starts again if it is another question', () => {
    expect(carryOver(held, { ...ask, text: 'Discard' }, new Map(table)).hand.picked).toEqual([])
  })
})

describe('a hint', () => {
  test('picks the pieces of its choice, each of two equal ones once', () => {
    expect(holding(ask, table, [2, 3])?.picked).toEqual(['h0', 'h1'])
  })

  test('turns the piece as the bot would', () => {
    const hand = holding(placing, town, [90])!
    expect(offer(placing, town, hand).armed?.codes).toEqual([90])
  })

  test('that is no choice of the question is nothing', () => {
    expect(holding(ask, table, [99])).toBeUndefined()
  })
})

test('a tab or a board holds what is wanted however deep it lies, by what a click on it means', () => {
  const slot = { id: 'plan.0', pick: 'slot' }
  const tab = { id: 'ships', items: [{ id: 'plan', items: [slot] }] }
  expect(holds(tab, new Set(['slot']))).toBe(true)
  expect(holds(tab, new Set(['plan.0']))).toBe(false)
  expect(holds(tab, new Set(['ships']))).toBe(true)
  expect(holds({ id: 'empty' }, new Set(['slot']))).toBe(false)
})
