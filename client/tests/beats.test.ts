import { expect, test } from 'vitest'
import { TIMES, beatsOf, lastMoves, newLines, owedBy, paceOf, staysUntilClick, without } from '../src/play/beats'
import type { Line, Scene } from '../src/schema'

const scene = (told: number, log: Line[], more: Partial<Scene> = {}): Scene => ({
  game: 'g',
  rev: told,
  lang: 'en',
  title: 'G',
  you: 0,
  log,
  told,
  ...more,
})
const line = (text: string, more: Partial<Line> = {}): Line => ({ text, seat: 1, ...more })

test('only the lines that came since the scene before are told', () => {
  const [a, b, c] = [line('a'), line('b'), line('c')]
  expect(newLines(scene(1, [a]), scene(3, [a, b, c]))).toEqual([b, c])
  expect(newLines(scene(120, [a, b]), scene(121, [b, c]))).toEqual([c]) // the log is cut at its beginning
})

test('nothing is told at first, after an undo, or in another language', () => {
  expect(newLines(null, scene(3, [line('a')]))).toEqual([])
  expect(newLines(scene(5, []), scene(3, [line('a')]))).toEqual([])
  expect(newLines(scene(1, []), scene(3, [line('a')], { lang: 'ja' }))).toEqual([])
})

test('a line that matters is held, and the speed changes all of it', () => {
  const lines = [line('a', { hold: true }), line('b')]
  const normal = beatsOf(lines, 'normal')
  expect(normal.beats[1]!.start - normal.beats[0]!.start).toBe(TIMES.hold)
  expect(beatsOf(lines, 'slow').total).toBe(2 * normal.total)
  expect(beatsOf(lines, 'instant').total).toBe(0)
})

test('only in steps does what must be read stay until a click', () => {
  expect(staysUntilClick(line('a', { hold: true }), 'step')).toBe(true)
  expect(staysUntilClick(line('a'), 'step')).toBe(false)
  expect(staysUntilClick(line('a', { hold: true }), 'slow')).toBe(false)
})

test('a scene stays as long as its beats, in steps until a click, and not at all if instant', () => {
  const before = scene(0, [])
  const held = scene(1, [line('a', { hold: true })])
  expect(paceOf(held, before, 'normal')).toBeGreaterThanOrEqual(TIMES.hold)
  expect(paceOf(held, before, 'step')).toBe(Infinity)
  expect(paceOf(held, before, 'instant')).toBe(0)
})

test('one\u2019s own move does not have to be clicked away, nor waited for', () => {
  const own = scene(1, [line('a', { seat: 0, hold: true })])
  expect(paceOf(own, scene(0, []), 'step')).toBeLessThanOrEqual(TIMES.beat)
})

test('counters show what is owed only when it is told', () => {
  const lines = [line('a', { gains: { vp: 3, gold: -1 } }), line('b', { gains: { vp: 2 } })]
  expect(owedBy(lines).get('1.vp')).toBe(5)
  expect(without('12', owedBy(lines).get('1.vp')!)).toBe('7')
  expect(without('2 +3', owedBy(lines).get('1.gold')!)).toBe('3 +3')
  expect(without('?', 5)).toBe('?')
})

test('the last move of each seat is the newest line that has a place', () => {
  const log = [line('a', { at: 'x' }), line('b', { seat: 2, at: 'y' }), line('c', { at: 'z' }), line('d')]
  const found = lastMoves(scene(4, log), (id) => id !== 'w')
  expect([...found]).toEqual([
    ['z', 1],
    ['y', 2],
  ])
})
