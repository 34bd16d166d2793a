import { describe, expect, test } from 'vitest'
import { may } from '../src/net/may'
import { busy, merged, type Session } from '../src/net/session'
import { applies, counting, ratingsOf, request, type Sitter } from '../src/pages/make'
import { againstBots, usualSeats } from '../src/pages/quick'
import { routeOf } from '../src/router'
import { interleaved } from '../src/table/chat'
import { nextSeat } from '../src/table/handover'
import { chaptersOf, found, highlit } from '../src/table/rules'
import { firstSentence } from '../src/teach/how'
import { symbolsOf } from '../src/table/symbols'
import { rowsOf } from '../src/table/sheet'
import { onwards } from '../src/table/stepper'
import { WORDS, fill } from '../src/words'
import '../src/words/more'
import type { Scene } from '../src/schema'
import type { SceneMessage, TableMessage } from '../src/wire'

const game = { id: 'latria', title: 'Latria', version: '1', seats: [3, 4, 5, 6] }
const bots = [
  { level: 'random', title: 'R' },
  { level: 'greedy', title: 'G' },
]

describe('addresses', () => {
  test('lead to their pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' })
    expect(routeOf('/table/ab', '?invite=tok')).toEqual({ page: 'table', id: 'ab', invite: 'tok' })
    expect(routeOf('/replay/ab')).toEqual({ page: 'replay', id: 'ab' })
    expect(routeOf('/new/latria')).toEqual({ page: 'new', game: 'latria' })
  })

  test('that nobody knows are lost', () => {
    expect(routeOf('/table/ab/more')).toEqual({ page: 'lost' })
    expect(routeOf('/else')).toEqual({ page: 'lost' })
  })
})

describe('a table against bots', () => {
  test('has four seats where four may play', () => {
    expect(usualSeats(game)).toBe(4)
    expect(usualSeats({ ...game, seats: [2] })).toBe(2)
    expect(usualSeats({ ...game, seats: [5, 6] })).toBe(5)
  })

  test('puts bots on every seat but the first', () => {
    expect(againstBots(game, bots, 'Rin')).toEqual({
      game: 'latria',
      seats: 4,
      name: 'Rin',
      seat: 0,
      contribute: true,
      bots: { 1: 'greedy', 2: 'greedy', 3: 'greedy' },
    })
  })
})

describe('the form of a new table', () => {
  test('knows the ratings for as many seats as there are', () => {
    const rated = { ...game, ratings: { 3: { steady: 1532 } } }
    expect(ratingsOf(rated, 3)).toEqual({ steady: 1532 })
    expect(ratingsOf(rated, 4)).toEqual({})
    expect(ratingsOf(game, 3)).toEqual({})
  })

  const plan = {
    name: 'Rin',
    options: {},
    seats: [{ kind: 'bot', level: 'greedy' }, { kind: 'me' }, { kind: 'person', name: 'Mio' }] as const,
  }

  test('says where the maker sits and where bots sit', () => {
    const made = request('latria', { ...plan, seats: [...plan.seats], access: 'listed' })
    expect(made).toMatchObject({ seats: 3, seat: 1, bots: { 0: 'greedy' }, listed: true })
    expect(made.hotseat).toBeUndefined()
  })

  test('names the others only when all sit at this screen', () => {
    expect(request('latria', { ...plan, seats: [...plan.seats], access: 'hotseat' })).toMatchObject({
      hotseat: true,
      names: { 2: 'Mio' },
    })
  })

  test('without a seat for the maker makes a table to watch', () => {
    expect(request('latria', { ...plan, seats: [plan.seats[0]], access: 'private' })).toMatchObject({ watch: true })
  })
})

test('the viewer may do what the server lists and nothing else', () => {
  expect(may({ may: ['chat', 'leave'] }, 'leave')).toBe(true)
  expect(may({ may: ['chat'] }, 'leave')).toBe(false)
  expect(may({}, 'chat')).toBe(false)
  expect(may(null, 'chat')).toBe(false)
})

describe('a screen for several players', () => {
  const table = {
    hotseat: true,
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', yours: true, may: ['play'] })),
  } as unknown as TableMessage
  const scene = (seat: number, active: number[], act: boolean) =>
    ({
      seat,
      may: act ? ['act'] : [],
      scene: { seats: [0, 1].map((i) => ({ active: active.includes(i) })) },
    }) as unknown as SceneMessage

  test('is handed over when somebody else here is asked', () => {
    expect(nextSeat(table, scene(0, [1], false))).toBe(1)
  })

  test('stays with a player who is still asked', () => {
    expect(nextSeat(table, scene(0, [0, 1], true))).toBeNull()
  })

  test('does not go to a seat that the server does not let this browser play', () => {
    const alone = { ...table, seats: table.seats.map((s) => ({ ...s, may: s.seat ? [] : s.may })) } as TableMessage
    expect(nextSeat(alone, scene(0, [1], false))).toBeNull()
  })

  test('stays while nobody here is asked', () => {
    expect(nextSeat(table, scene(0, [], false))).toBeNull()
  })
})

test('the score sheet has one row per clause and adds up what a seat got from it', () => {
  const line = (seat: number, points: number, clause: string) => ({ seat, points, clause, text: '' })
  expect(rowsOf([line(0, 2, 'A'), line(1, 1, 'B'), line(0, 3, 'A')], 2)).toEqual([
    { clause: 'A', text: '', row: '', points: [5, undefined] },
    { clause: 'B', text: '', row: '', points: [undefined, 1] },
  ])
})

test('a clause that gives points for several things has a row for each', () => {
  const line = (seat: number, points: number, row: string) => ({ seat, points, clause: 'A', text: '', row })
  expect(rowsOf([line(0, 2, 'hexes'), line(1, 1, 'hexes'), line(0, 3, 'fame')], 2)).toEqual([
    { clause: 'A', text: '', row: 'hexes', points: [2, 1] },
    { clause: 'A', text: '', row: 'fame', points: [3, undefined] },
  ])
})

test('a search of the rules finds clauses that hold every word, under their heading', () => {
  const clauses = [
    { id: '1.1', text: 'Deal the cards.', heading: 'Setup' },
    { id: '1.2', text: 'Choose a dealer.' },
    { id: '2.1', text: 'Play a card.', heading: 'Play' },
  ]
  expect(found(clauses, 'dealer')).toEqual([{ id: '1.2', text: 'Choose a dealer.', heading: 'Setup' }])
  expect(found(clauses, 'card play').map((c) => c.id)).toEqual(['2.1'])
  expect(found(clauses, '').map((c) => [c.id, c.heading])).toEqual([
    ['1.1', 'Setup'],
    ['1.2', ''],
    ['2.1', 'Play'],
  ])
})

test('talk that comes twice is kept once, in order', () => {
  const line = (seq: number) => ({ seq, at: 0, name: 'a', text: String(seq) })
  expect(merged([line(1), line(3)], [line(3), line(2)]).map((l) => l.seq)).toEqual([1, 2, 3])
})

test('talk and notices stand in the order in which they happened', () => {
  const said = interleaved(
    [{ seq: 2, at: 0, name: 'a', text: 'x' }],
    [
      { seq: 1, text: 'n' },
      { seq: 3, text: 'm' },
    ],
  )
  expect(said.map((e) => e.seq)).toEqual([1, 2, 3])
})

test('both languages have the same holes in every sentence', () => {
  const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort()
  for (const key of Object.keys(WORDS.en) as (keyof typeof WORDS.en)[]) {
    expect([key, [...new Set(holes(WORDS.ja[key]))]]).toEqual([key, [...new Set(holes(WORDS.en[key]))]])
  }
})

test('holes are filled by name', () => {
  expect(fill('{a} and {b}', { a: 1, b: 'two' })).toBe('1 and two')
})

test('a question stays answered until the scene of the answer is there', () => {
  const at = (seq: number, acked: number, pending = 0) => ({ shown: { seq }, acked, pending }) as unknown as Session
  expect(busy(at(4, 0, 1))).toBe(true)
  expect(busy(at(4, 5))).toBe(true)
  expect(busy(at(5, 5))).toBe(false)
})

describe('playing on from a past position', () => {
  const scene = { seats: [{}, { active: true }, {}] } as unknown as Scene

  test('a spectator takes the seat that is asked, bots take the others', () => {
    expect(onwards(7, 'Rin', scene)).toEqual({ at: 7, name: 'Rin', seat: 1, bots: { 0: '', 2: '' } })
  })

  test('who looks from a seat takes that one', () => {
    expect(onwards(7, 'Rin', { ...scene, you: 2 }).seat).toBe(2)
  })
})

describe('the options of a table', () => {
  const enemy = { name: 'enemy', text: 'Enemy', values: [], default: 'random', most_seats: 1 }
  const traffic = { name: 'traffic', text: 'Traffic', values: [], default: 'step', advanced: true }
  const cultus = { ...game, options: [enemy, traffic] }
  const seats = (n: number): Sitter[] => Array.from({ length: n }, () => ({ kind: 'me' }))
  const plan = { name: 'Rin', access: 'private' as const, options: { enemy: 'ruben', traffic: 'card' } }

  test('that need a lonely player are neither offered to several nor sent for them', () => {
    expect(applies(enemy, 1)).toBe(true)
    expect(applies(enemy, 2)).toBe(false)
    expect(applies(traffic, 4)).toBe(true)
    expect(counting(cultus, { ...plan, seats: seats(1) })).toEqual({ enemy: 'ruben', traffic: 'card' })
    expect(counting(cultus, { ...plan, seats: seats(3) })).toEqual({ traffic: 'card' })
  })
})

describe('the rules page', () => {
  const clauses = [
    { id: 'LO-1.1', text: 'There are cards.', heading: 'The box' },
    { id: 'LO-1.2', text: 'See LO-2.1.' },
    { id: 'LO-2.1', text: 'Shuffle.', heading: 'Setting up' },
  ]

  test('has a chapter for each heading', () => {
    expect(chaptersOf(clauses).map((c) => [c.heading, c.clauses.length])).toEqual([
      ['The box', 2],
      ['Setting up', 1],
    ])
    expect(chaptersOf(found(clauses, 'shuffle')).map((c) => c.heading)).toEqual(['Setting up'])
  })

  test('marks what is searched for, whatever it is made of', () => {
    expect(highlit('Shuffle the cards', 'card SHUF')).toEqual(['', 'Shuf', 'fle the ', 'card', 's'])
    expect(highlit('×2 (or ×0)', '(or')).toEqual(['×2 ', '(or', ' ×0)'])
    expect(highlit('nothing', ' ')).toEqual(['nothing'])
  })
})

test('a mistake is told by its first sentence', () => {
  expect(firstSentence('Flying too fast. Every play is a space.')).toBe('Flying too fast. '.length)
  expect(firstSentence('急ぎすぎる。マスは残り時間です。')).toBe('急ぎすぎる。'.length)
})

test('a piece explains the symbols in its texts and on it, each once', () => {
  const scene: Scene = { game: 'x', rev: 0, lang: 'en', title: '', legend: { sun: 'Sun', star: 'star' } }
  const mark = { id: 'm', form: 'mark', art: 'sun' } as const
  const piece = { id: 'a', form: 'card', text: { tr: '{star}{star}', tl: '{odd}' }, items: [mark, mark] } as const
  expect(symbolsOf({ ...piece, items: [...piece.items] }, scene)).toEqual([
    { art: 'star', word: 'star' },
    { art: 'sun', word: 'Sun' },
  ])
  expect(symbolsOf({ ...piece, items: [], down: true }, scene)).toEqual([])
})
