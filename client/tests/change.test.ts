import { describe, expect, test } from 'vitest'
import { changed } from '../src/net/change'
import type { Scene } from '../src/schema'
import type { SceneMessage } from '../src/wire'

const scene: Scene = {
  game: 'row',
  rev: 3,
  lang: 'en',
  title: 'Row',
  seats: [
    { name: 'Ann', colour: 0, active: true },
    { name: 'Bob', colour: 1 },
  ],
  table: [
    {
      id: 'board',
      items: [
        { id: 'a', name: 'a' },
        { id: 'b', name: 'b' },
      ],
    },
  ],
  ask: { text: 'Choose' },
  log: [{ text: 'one' }, { text: 'two' }],
  told: 2,
}
const before: SceneMessage = { t: 'scene', seq: 3, seat: 0, scene, asked: 3, may: ['act'] }
const change = { t: 'change', seq: 4, seat: 0, since: 3 } as const

describe('a change', () => {
  test('puts what is new at its path, and leaves the scene before as it was', () => {
    const copy = structuredClone(before)
    const set = {
      rev: 4,
      'table.0.items.1': { id: 'b', name: 'stone' },
      'seats.0.active': false,
      'seats.1.active': true,
    }
    const after = changed(before, { ...change, set, asked: 4 })!
    expect(after.scene.table![0]!.items).toEqual([
      { id: 'a', name: 'a' },
      { id: 'b', name: 'stone' },
    ])
    expect(after.scene.seats!.map((seat) => seat.active)).toEqual([false, true])
    expect(before).toEqual(copy)
  })

  test('shares what has not changed', () => {
    const after = changed(before, { ...change, set: { 'table.0.items.1': { id: 'b' } } })!
    expect(after.scene.table![0]!.items![0]).toBe(scene.table![0]!.items![0])
    expect(after.scene.seats).toBe(scene.seats)
  })

  test('removes what is there no longer', () => {
    const after = changed(before, { ...change, unset: ['ask'] })!
    expect('ask' in after.scene).toBe(false)
    expect(scene.ask).toBeDefined()
  })

  test('is a scene message of its own: what is beside the scene is not kept', () => {
    const undo = { t: 'undo', seq: 4, seat: 0 } as const
    const after = changed(before, { ...change, undo })
    expect(after).toEqual({ t: 'scene', seq: 4, seat: 0, undo, scene })
  })

  test('adds lines to the log, and drops the oldest', () => {
    const after = changed(before, { ...change, lines: [{ text: 'three' }, { text: 'four' }], dropped: 1 })!
    expect(after.scene.log!.map((line) => line.text)).toEqual(['two', 'three', 'four'])
    expect(scene.log).toHaveLength(2)
  })

  test('may replace the log, as after an undo', () => {
    const after = changed(before, { ...change, set: { log: [{ text: 'other' }] } })!
    expect(after.scene.log).toEqual([{ text: 'other' }])
  })

  test('of another scene or of another seat is none', () => {
    expect(changed(null, change)).toBeNull()
    expect(changed(before, { ...change, since: 2 })).toBeNull()
    expect(changed(before, { ...change, seat: 1 })).toBeNull()
  })
})
