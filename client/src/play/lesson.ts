// How a lesson guides clicks: which choice it expects, and what to click next for it. Pure functions.
import type { Ask, Choice, Piece } from '../schema'
import type { LessonPlace } from '../wire'
import { pickOf, picksOf, type Hand, type Offer, type Pieces } from './hand'

const isPrefix = (codes: readonly number[], whole: readonly number[]): boolean =>
  codes.length <= whole.length && codes.every((code, i) => code === whole[i])

const same = (a: readonly number[] | undefined, b: readonly number[]): boolean => a?.join() === b.join()

/** The offered choice that goes furthest along what the lesson expects. */
export function expected(ask: Ask | undefined, lesson: LessonPlace | undefined): Choice | undefined {
  const codes = lesson?.codes ?? []
  if (!codes.length) return undefined
  const fitting = (ask?.choices ?? []).filter((c) => isPrefix(c.codes, codes))
  return fitting.sort((a, b) => b.codes.length - a.codes.length)[0]
}

/** Whether a lesson lets this choice be made now. */
export const welcome = (lesson: LessonPlace | undefined, choice: Choice): boolean =>
  !lesson?.codes?.length || isPrefix(choice.codes, lesson.codes)

/** What to point at for the next click: pieces, a chip of the bar, a button, Rotate, or Confirm. */
export function nextClick(choice: Choice, ask: Ask, pieces: Pieces, hand: Hand, offer: Offer): string[] {
  const rest = [...(choice.path ?? [])]
  const strays = []
  for (const pick of picksOf(pieces, hand)) {
    const i = rest.indexOf(pick)
    if (i < 0) strays.push(pick)
    else rest.splice(i, 1)
  }
  const first = strays.length ? choice.path?.[0] : rest[0]
  if (first !== undefined) return [...pieces.values()].filter((p) => pickOf(p) === first).map((p) => p.id)
  if (choice.path?.length) {
    if (same(offer.armed?.codes, choice.codes)) return ['confirm']
    return [offer.lying.some((c) => same(c.codes, choice.codes)) ? `codes:${choice.codes.join()}` : 'rotate']
  }
  const chip = ask.verbs?.some((v) => v.key === choice.verb) && hand.verb !== choice.verb
  return [chip ? `verb:${choice.verb}` : `codes:${choice.codes.join()}`]
}

const holds = (piece: Piece, id: string): boolean => piece.id === id || !!piece.items?.some((q) => holds(q, id))

/** The tab in which the first of these points lies that is in a tab at all. */
export function tabOf(points: readonly string[], pieces: Pieces): string | undefined {
  const tabs = [...pieces.values()].filter((piece) => piece.layout === 'tabs').flatMap((piece) => piece.items ?? [])
  const found = points.map((point) => tabs.find((tab) => holds(tab, point)))
  return found.find((tab) => tab !== undefined)?.id
}

/** The selector of what a lesson points at. */
export function selector(point: string): string {
  const [kind, first = '', second] = point.split(':')
  if (kind === 'verb') return `.bar [data-verb="${CSS.escape(first)}"]`
  if (kind === 'codes') return `.bar [data-codes="${CSS.escape(first)}"]`
  if (kind === 'seat' && first) {
    return second === undefined ? `[data-id="seat${first}"]` : `[data-counter="${CSS.escape(`${first}.${second}`)}"]`
  }
  if (point === 'confirm') return '.bar .acts .act.main'
  if (point === 'rotate') return '.bar .act.turns'
  if (point === 'bar') return '.bar'
  if (point === 'log') return '.side'
  if (point === 'phase') return '.top .phase'
  return `[data-id="${CSS.escape(point)}"]`
}
