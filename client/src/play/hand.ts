// What the player holds in mind: a verb, the pieces picked so far, the turn of the last variant. All pure.
import type { Ask, Choice, Ghost, Piece } from '../schema'
import { click, forced, narrow, type Narrowed } from './grammar'

export interface Hand {
  verb: string
  picked: string[] // piece ids in the order of clicks
  spin: number // degrees of the last variant, kept for the next place
}

export interface Offer extends Narrowed {
  armed: Choice | undefined // what Confirm would send
  ghosts: Ghost[]
}

export type Pieces = ReadonlyMap<string, Piece>

export const EMPTY: Hand = { verb: '', picked: [], spin: 0 }

export const pickOf = (piece: Piece): string => piece.pick || piece.id

/** Is there anything in or upon a piece that is wanted? */
export const holds = (piece: Piece, wanted: ReadonlySet<string>): boolean =>
  wanted.has(pickOf(piece)) || !!piece.items?.some((q) => holds(q, wanted))

const pickOfId = (pieces: Pieces, id: string): string => pieces.get(id)?.pick || id

export const picksOf = (pieces: Pieces, hand: Hand): string[] => hand.picked.map((id) => pickOfId(pieces, id))

const choicesOf = (ask: Ask | undefined): Choice[] => ask?.choices ?? []

/** The hand a question begins with: empty, or the one bag that every choice asks for. */
export function begin(ask: Ask | undefined, pieces: Pieces, spin = 0): Hand {
  const ids = forced(choicesOf(ask)).map((pick) => byPick(pieces, pick)?.id ?? pick)
  return { verb: '', picked: ids, spin }
}

export function byPick(pieces: Pieces, pick: string): Piece | undefined {
  const same = pieces.get(pick)
  if (same && pickOf(same) === pick) return same
  for (const piece of pieces.values()) if (pickOf(piece) === pick) return piece
  return undefined
}

/** The hand with which these actions would be confirmed next, if they are a choice of the question. */
export function holding(ask: Ask | undefined, pieces: Pieces, codes: readonly number[]): Hand | undefined {
  const choice = choicesOf(ask).find(
    (c) => c.codes.length === codes.length && c.codes.every((code, i) => code === codes[i]),
  )
  if (!choice) return undefined
  const free = [...pieces.values()]
  const picked = (choice.path ?? []).map((pick) => {
    const i = free.findIndex((piece) => pickOf(piece) === pick)
    return i < 0 ? pick : free.splice(i, 1)[0]!.id
  })
  return { verb: '', picked, spin: spinOf(choice) }
}

/** A click on a piece: lets go of it if it was picked, else extends or replaces. */
export function press(ask: Ask | undefined, pieces: Pieces, hand: Hand, piece: Piece): Hand {
  if (hand.picked.includes(piece.id)) return { ...hand, picked: hand.picked.filter((id) => id !== piece.id) }
  const wanted = click(choicesOf(ask), hand.verb, picksOf(pieces, hand), pickOf(piece))
  const pool = [...hand.picked, piece.id]
  const picked: string[] = []
  for (const pick of wanted) {
    const i = pool.findIndex((id) => pickOfId(pieces, id) === pick)
    if (i >= 0) picked.push(...pool.splice(i, 1))
  }
  return { ...hand, picked }
}

const spinOf = (choice: Choice | undefined): number => choice?.ghosts?.[0]?.rot ?? 0

const variant = (ready: Choice[], spin: number): Choice | undefined =>
  ready.find((choice) => spinOf(choice) === spin) ?? ready[0]

/** What is offered with this hand; `over` is the pick under the pointer, for a preview. */
export function offer(ask: Ask | undefined, pieces: Pieces, hand: Hand, over = ''): Offer {
  const choices = choicesOf(ask)
  const picks = picksOf(pieces, hand)
  const now = narrow(choices, hand.verb, picks)
  const armed = variant(now.ready, hand.spin)
  const fresh = picks.length ? narrow(choices, hand.verb, []).next : now.next
  const also = new Set([...now.also, ...fresh])
  return { ...now, also, armed, ghosts: armed?.ghosts ?? preview(choices, hand, picks, over) }
}

function preview(choices: Choice[], hand: Hand, picks: string[], over: string): Ghost[] {
  if (!over) return []
  return variant(narrow(choices, hand.verb, [...picks, over]).ready, hand.spin)?.ghosts ?? []
}

/** The next variant (or the one before): another rotation of the same bag. */
export function turn(seen: Offer, hand: Hand, by: number): Hand {
  const { ready, armed } = seen
  if (!armed || ready.length < 2) return hand
  const next = ready[(ready.indexOf(armed) + by + ready.length) % ready.length]
  return { ...hand, spin: spinOf(next) }
}

/** Several complete choices that differ in how a piece lies: offered by Rotate rather than by buttons. */
export const spins = (ready: Choice[]): boolean => ready.length > 1 && ready.every((c) => c.ghosts?.length)

/** The choice to send at once, without confirmation, or undefined. */
export function settled(ask: Ask | undefined, pieces: Pieces, hand: Hand, quick: boolean): Choice | undefined {
  if (!quick && !ask?.quick) return undefined
  const now = narrow(choicesOf(ask), hand.verb, picksOf(pieces, hand))
  return now.left.length === 1 && now.ready.length === 1 ? now.ready[0] : undefined
}

/** Choices that touch no piece: buttons. */
export const plain = (ask: Ask | undefined, verb: string): Choice[] =>
  choicesOf(ask).filter((c) => !c.path?.length && (!verb || c.verb === verb))
