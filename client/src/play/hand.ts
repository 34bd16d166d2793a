// What the player has picked so far: a verb, pieces, and the rotation of the last variant. Pure functions.
import type { Confirm } from '../settings'
import type { Ask, Choice, Ghost, Piece } from '../schema'
import { click, forced, narrow, type Narrowed } from './grammar'

export interface Hand {
  verb: string
  picked: string[] // piece ids in the order of clicks
  spin: number // degrees of the last variant, kept for the next place
}

export interface Offer extends Narrowed {
  lying: Choice[] // the complete choices; if they differ in how a piece lies, those that lie as it is turned now
  armed: Choice | undefined // what Confirm would send
  ghosts: Ghost[]
}

export type Pieces = ReadonlyMap<string, Piece>

export const EMPTY: Hand = { verb: '', picked: [], spin: 0 }

export const pickOf = (piece: Piece): string => piece.pick || piece.id

/** Whether a piece, or one in or upon it, is wanted. */
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

const begins = (codes: readonly number[], whole: readonly number[]): boolean =>
  codes.length <= whole.length && codes.every((code, i) => code === whole[i])

/** The hand with which these actions would be confirmed next, as far as they are a choice of the question. */
export function holding(ask: Ask | undefined, pieces: Pieces, codes: readonly number[]): Hand | undefined {
  const choice = choicesOf(ask).find((c) => begins(c.codes, codes)) // all of it, or its beginning
  if (!choice) return towards(choicesOf(ask).filter((c) => begins(codes, c.codes)))
  const free = [...pieces.values()]
  const picked = (choice.path ?? []).map((pick) => {
    const i = free.findIndex((piece) => pickOf(piece) === pick)
    return i < 0 ? pick : free.splice(i, 1)[0]!.id
  })
  return { verb: picked.length ? '' : (choice.verb ?? ''), picked, spin: spinOf(choice) } // a button is behind its chip
}

/** Choices that go on where the actions end: their kind is all that is known yet. */
function towards([first, ...others]: Choice[]): Hand | undefined {
  if (!first?.verb || others.some((c) => c.verb !== first.verb)) return undefined
  return { ...EMPTY, verb: first.verb }
}

/** The hand after a click on a piece: releases it if it was picked, else extends or replaces the bag. */
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

/** Whether a piece equals one that is picked already and no choice has room for both. */
export function surplus(ask: Ask | undefined, pieces: Pieces, hand: Hand, piece: Piece): boolean {
  const picks = picksOf(pieces, hand)
  if (hand.picked.includes(piece.id) || !picks.includes(pickOf(piece))) return false
  return !narrow(choicesOf(ask), hand.verb, [...picks, pickOf(piece)]).left.length
}

const spinOf = (choice: Choice | undefined): number => choice?.ghosts?.[0]?.rot ?? 0

/** The complete choices that lie so; where none does, as the first one lies. */
function lyingAt(ready: Choice[], spin: number): Choice[] {
  const so = ready.filter((choice) => spinOf(choice) === spin)
  return so.length ? so : ready.filter((choice) => spinOf(choice) === spinOf(ready[0]))
}

/** What is offered with this hand; `over` is the pick under the pointer, for a preview. */
export function offer(ask: Ask | undefined, pieces: Pieces, hand: Hand, over = ''): Offer {
  const choices = choicesOf(ask)
  const picks = picksOf(pieces, hand)
  const now = narrow(choices, hand.verb, picks)
  const lying = spins(now.ready).length ? lyingAt(now.ready, hand.spin) : now.ready
  const armed = lying.length === 1 ? lying[0] : undefined
  const fresh = picks.length ? narrow(choices, hand.verb, []).next : now.next
  const also = new Set([...now.also, ...fresh])
  return { ...now, also, lying, armed, ghosts: lying[0]?.ghosts ?? preview(choices, hand, picks, over) }
}

function preview(choices: Choice[], hand: Hand, picks: string[], over: string): Ghost[] {
  if (!over) return []
  return lyingAt(narrow(choices, hand.verb, [...picks, over]).ready, hand.spin)[0]?.ghosts ?? []
}

/** The ways in which a piece could lie: offered by Rotate rather than by buttons, if each shows where. */
export const spins = (ready: Choice[]): number[] =>
  ready.every((c) => c.ghosts?.length) ? [...new Set(ready.map(spinOf))] : []

/** The next way to lie (or the one before): another rotation of the same bag. */
export function turn(seen: Offer, hand: Hand, by: number): Hand {
  const ways = spins(seen.ready)
  if (ways.length < 2) return hand
  return { ...hand, spin: ways[(ways.indexOf(spinOf(seen.lying[0])) + by + ways.length) % ways.length]! }
}

const atOnce = (ask: Ask | undefined, choice: Choice, confirm: Confirm): boolean =>
  confirm === 'never' || (confirm === 'lasting' && !!ask?.quick && !choice.sure)

/** The choice to send at once, without confirmation, or undefined. */
export function settled(ask: Ask | undefined, pieces: Pieces, hand: Hand, confirm: Confirm): Choice | undefined {
  const now = narrow(choicesOf(ask), hand.verb, picksOf(pieces, hand))
  const only = now.left.length === 1 ? now.ready[0] : undefined
  return only && atOnce(ask, only, confirm) ? only : undefined
}

/** Choices that touch no piece: buttons. Those of a kind that has a chip of its own are behind it. */
export function plain(ask: Ask | undefined, verb: string): Choice[] {
  const chips = ask?.verbs?.map((v) => v.key) ?? []
  const shown = (c: Choice) => (verb ? c.verb === verb : !chips.includes(c.verb ?? ''))
  return choicesOf(ask).filter((c) => !c.path?.length && shown(c))
}

/** The only choice of its kind, if there is no piece to pick: its chip sends it where a single click is enough. */
export function sole(ask: Ask | undefined, verb: string, confirm: Confirm): Choice | undefined {
  const [first, ...others] = choicesOf(ask).filter((c) => c.verb === verb)
  if (!first || others.length || first.path?.length) return undefined
  return atOnce(ask, first, confirm) ? first : undefined
}

/** Whether this is the bag that was picked from the start; then nothing can be released. */
export function given(ask: Ask | undefined, pieces: Pieces, hand: Hand): boolean {
  const bag = forced(choicesOf(ask))
  return bag.length > 0 && bag.sort().join('\n') === picksOf(pieces, hand).sort().join('\n')
}
