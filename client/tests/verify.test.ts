import { describe, expect, test } from 'vitest'
import { fromHex, joined, toHex, utf8 } from '../src/verify/bytes'
import { blake2b } from '../src/verify/blake2b'
import { Draws } from '../src/verify/draws'
import { deals, followsDeals } from '../src/verify/latria'
import { drawnKey, verifyRecord, type GameRecord } from '../src/verify/record'
import { sha256 } from '../src/verify/sha256'
import written from './vectors/fairness.json'

interface Vectors {
  words: { key: string; words: number[]; bound: number; below: number[] }
  draws: {
    secret: string
    pledge: string
    names: string[]
    contributions: string[]
    key: string
    salt: string
    commitment: string
  }[]
  games: {
    name: string
    game: string
    seats: number
    options: Record<string, string>
    key: string
    commitment: string
    bounds: number[]
    results: number[]
    moves: [number, string][]
  }[]
}

const vectors = written as unknown as Vectors
const hash = (...parts: Uint8Array[]) => toHex(sha256(joined(...parts)))

describe('hashes', () => {
  test('agree with their standards', () => {
    expect(hash(utf8('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hash(utf8('a'.repeat(1000)))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3')
    expect(() => blake2b(new Uint8Array(), utf8('k'), 48)).toThrow()
  })

  test('give the words of a key', () => {
    const draws = new Draws(fromHex(vectors.words.key))
    expect(vectors.words.words.map(() => draws.word())).toEqual(vectors.words.words)
  })

  test('are skipped past the last whole multiple', () => {
    const { key, bound, below } = vectors.words
    const draws = new Draws(fromHex(key))
    expect(below.map(() => draws.below(bound))).toEqual(below)
  })
})

describe('keys', () => {
  test.each(vectors.draws)('are drawn from $names as the server draws them', (draw) => {
    expect(drawnKey(draw.secret, draw.names, draw.contributions)).toEqual({ key: draw.key, salt: draw.salt })
    expect(hash(fromHex(draw.secret))).toBe(draw.pledge)
    expect(hash(fromHex(draw.key), fromHex(draw.salt))).toBe(draw.commitment)
  })
})

describe('golden games', () => {
  test('of five games are there', () => {
    expect(new Set(vectors.games.map((g) => g.game)).size).toBe(5)
  })

  test.each(vectors.games)('$name: every draw agrees', (game) => {
    const draws = new Draws(fromHex(game.key))
    expect(game.bounds.map((n) => draws.below(n))).toEqual(game.results)
    expect(hash(fromHex(game.key))).toBe(game.commitment)
  })

  const latria = vectors.games.filter((g) => g.game === 'latria')

  test.each(latria)('$name: all deals follow from the key alone', (game) => {
    const asked: number[] = []
    const draws = new Draws(fromHex(game.key))
    const below = draws.below.bind(draws)
    draws.below = (n) => (asked.push(n), below(n))
    const dealt = deals(draws, game.seats, game.options)
    expect(asked).toEqual(game.bounds)
    expect(followsDeals(dealt, game.seats, game.moves)).toBe(true)
  })

  test('of Latria do not follow from another key, nor with another dealer', () => {
    for (const game of latria) {
      const other = fromHex(game.key)
      other[0]! ^= 1
      expect(followsDeals(deals(new Draws(other), game.seats, game.options), game.seats, game.moves)).toBe(false)
      const dealt = deals(new Draws(fromHex(game.key)), game.seats, game.options)
      dealt[0]!.dealer = (dealt[0]!.dealer + 1) % game.seats
      expect(followsDeals(dealt, game.seats, game.moves)).toBe(false)
    }
  })
})

describe('a record', () => {
  const draw = vectors.draws[0]!
  const record: GameRecord = {
    game: 'olympus',
    version: '1',
    seats: 3,
    options: {},
    house: {},
    names: draw.names,
    key: draw.key,
    salt: draw.salt,
    commitment: draw.commitment,
    draw: { secret: draw.secret, pledge: draw.pledge, contributions: draw.contributions },
    moves: [],
  }
  const noted = { pledge: draw.pledge, entropy: draw.contributions[0]! }
  const failed = (r: GameRecord, n = noted) =>
    verifyRecord(r, n)
      .filter((f) => !f.ok)
      .map((f) => f.check)

  test('is checked against what this browser noted', () => {
    expect(verifyRecord(record, noted).map((f) => f.check)).toEqual(['commitment', 'pledge', 'key', 'noted', 'mine'])
    expect(failed(record)).toEqual([])
  })

  test('that was changed is found out', () => {
    expect(failed({ ...record, names: [...record.names].reverse() })).toEqual(['key'])
    expect(failed({ ...record, salt: '00'.repeat(16) })).toEqual(['commitment', 'key'])
    expect(failed({ ...record, draw: { ...record.draw!, secret: '00'.repeat(32).replace('00', '01') } })).toContain(
      'pledge',
    )
    expect(failed(record, { ...noted, pledge: 'x' })).toEqual(['noted'])
    expect(failed(record, { ...noted, entropy: 'ff'.repeat(32) })).toEqual(['mine'])
    expect(failed({ ...record, draw: undefined })).toEqual(['noted', 'mine'])
  })
})
