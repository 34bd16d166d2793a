import { expect, test } from 'vitest'
import { opened, unpacked } from '../src/net/unpack'
import type { Scene } from '../src/schema'
import type { ServerMessage } from '../src/wire'

const scene: Scene = {
  game: 'eclipse',
  rev: 1,
  lang: 'en',
  title: 'Eclipse',
  seats: [{ name: 'Rin', colour: 0, items: [{ id: 'fame', like: '1' }] }],
  table: [
    {
      id: 'hex-1',
      like: '0',
      ink: [{ d: '#0#1', style: 'port' }, { d: 'M9' }],
      items: [
        { id: '.m', at: [1, 2], like: '1' },
        { id: '.g2', pick: '.g', name: 'its own name', like: '1', items: [{ id: '-cube' }] },
      ],
    },
  ],
  stock: { '0': { id: '', form: 'hex', box: [100, 86] }, '1': { id: '', form: 'mark', name: 'planet' } },
  paths: ['M0', 'M1'],
}

test('what pieces have in common comes from the stock, and names go on from what holds them', () => {
  const whole = unpacked(scene)
  expect(whole).not.toHaveProperty('stock')
  expect(whole.table![0]).toEqual({
    id: 'hex-1',
    form: 'hex',
    box: [100, 86],
    ink: [{ d: 'M0M1', style: 'port' }, { d: 'M9' }],
    items: [
      { id: 'hex-1.m', form: 'mark', name: 'planet', at: [1, 2] },
      {
        id: 'hex-1.g2',
        pick: 'hex-1.g',
        form: 'mark',
        name: 'its own name',
        items: [{ id: 'hex-1.g2-cube' }],
      },
    ],
  })
  expect(whole.seats![0]!.items).toEqual([{ id: 'fame', form: 'mark', name: 'planet' }])
})

test('a scene that was sent as it is stays so', () => {
  const { stock: _stock, paths: _paths, ...small } = scene
  expect(unpacked(small)).toBe(small)
  const talk = { t: 'chat', seq: 1 } as unknown as ServerMessage
  expect(opened(talk)).toBe(talk)
})
