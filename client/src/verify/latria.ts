// All that chance decides in Latria Opus: deals, dealers and celestial cards.
import type { Draws } from './draws'

export interface Deal {
  dealer: number
  hands: string[][]
  sky: string[][] // by round: Sun, Moon, Polaris
}

const REMOVED: Record<number, number[]> = { 3: [1, 2, 3, 13, 14, 15], 4: [1, 14, 15], 5: [], 6: [] }
const SKY: [string, number][][] = [
  [
    ['S*1', 3],
    ['S*2', 3],
    ['S*3', 3],
    ['S*4', 3],
    ['Sx0', 1],
  ],
  [
    ['M*1', 3],
    ['M*2', 6],
    ['M*3', 3],
    ['Mx2', 1],
  ],
  [
    ['P*1', 6],
    ['P*2', 6],
    ['Ppurge', 1],
  ],
]

function deck(seats: number): string[] {
  const numbers = Array.from({ length: 15 }, (_, i) => i + 1).filter((n) => !REMOVED[seats]!.includes(n))
  return [...'SMPL'].flatMap((suit) => numbers.map((n) => `${suit}${n}`))
}

function bags(variant: string): string[][] {
  const kept = (copies: number) => variant !== 'simple' || copies > 1
  return SKY.map((bag) => bag.flatMap(([face, copies]) => (kept(copies) ? Array<string>(copies).fill(face) : [])))
}

/** The deals of all games, in order: one, or one per seat in a campaign. */
export function deals(draws: Draws, seats: number, options: Record<string, string>): Deal[] {
  const size = seats === 6 ? 10 : 12
  const found: Deal[] = []
  for (let game = 0; game < (options['campaign'] === 'yes' ? seats : 1); game++) {
    const cards = deck(seats)
    draws.shuffle(cards)
    const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * size, (seat + 1) * size))
    const dealer = game ? (found[0]!.dealer + game) % seats : first(draws, seats, options['dealer'])
    const sky = bags(options['variant'] ?? 'normal')
    const rounds = Array.from({ length: size - 1 }, () => sky.map((bag) => draws.take(bag)))
    found.push({ dealer, hands, sky: rounds })
  }
  return found
}

const first = (draws: Draws, seats: number, option = 'random'): number =>
  option === 'random' ? draws.below(seats) : Number(option) - 1

/** Whether the dealer leads, and every seat plays only cards that were dealt to it, each once. */
export function followsDeals(all: Deal[], seats: number, moves: [number, string][]): boolean {
  const plays = moves.flatMap(([seat, text]) => [...text.matchAll(/\bplay (\w+)/g)].map((m) => [seat, m[1]!] as const))
  let at = 0
  for (const deal of all) {
    const hands = deal.hands.map((hand) => new Set(hand))
    const last = at + deal.sky.length * seats
    if (at < plays.length && plays[at]![0] !== deal.dealer) return false
    for (; at < Math.min(last, plays.length); at++) {
      const [seat, card] = plays[at]!
      if (!hands[seat]?.delete(card)) return false
    }
  }
  return at === plays.length
}
