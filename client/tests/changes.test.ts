import { expect, test } from 'vitest'
import { completed } from '../src/net/changes'
import type { SceneMessage } from '../src/wire'

const scene = (seq: number, table: unknown[], log: string[], since?: number): SceneMessage =>
  ({
    t: 'scene',
    seq,
    seat: 0,
    since,
    scene: { game: 'toy', rev: seq, lang: 'en', title: 'Toy', table, log: log.map((text) => ({ text })) },
  }) as unknown as SceneMessage

const cell = (id: string, name = id) => ({ id, name })
const board = (...items: unknown[]) => ({ id: 'board', items })
const first = scene(3, [board(cell('a'), cell('b')), { id: 'deck', count: 4 }], ['one'])

test('a complete scene is taken as it is', () => {
  expect(completed(first, null)).toBe(first)
})

test('pieces that are named by their ids and earlier lines come from the scene before', () => {
  const whole = completed(scene(5, [board('a', cell('b', 'stone')), 'deck'], ['two'], 3), first)
  expect(whole?.scene.table).toEqual([board(cell('a'), cell('b', 'stone')), { id: 'deck', count: 4 }])
  expect(whole?.scene.log?.map((line) => line.text)).toEqual(['one', 'two'])
})

test('a series of changes is followed', () => {
  const second = completed(scene(5, [board('a', cell('b', 'stone')), 'deck'], ['two'], 3), first)
  const third = completed(scene(6, ['board', 'deck'], [], 5), second)
  expect(third?.scene.table).toEqual(second?.scene.table)
})

test('changes of another scene, from another seat or of unknown pieces are refused', () => {
  expect(completed(scene(5, ['board'], [], 4), first)).toBeNull()
  expect(completed(scene(5, ['board'], [], 3), null)).toBeNull()
  expect(completed({ ...scene(5, ['board'], [], 3), seat: 1 }, first)).toBeNull()
  expect(completed(scene(5, [board('c')], [], 3), first)).toBeNull()
})

test('the log keeps as many lines as a complete scene has', () => {
  const long = scene(
    3,
    [],
    Array.from({ length: 120 }, (_, i) => `${i}`),
  )
  const log = completed(scene(4, [], ['new'], 3), long)?.scene.log
  expect(log).toHaveLength(120)
  expect(log?.at(-1)?.text).toBe('new')
})
