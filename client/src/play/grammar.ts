// How clicks become one legal action. A choice is a bag of picks; every click narrows; order is free.
import type { Choice } from '../schema'

export interface Narrowed {
  left: Choice[] // choices that contain the bag
  ready: Choice[] // choices that are the bag
  next: Set<string> // what to light up: the first pick still missing of each choice
  also: Set<string> // other picks that may be clicked
}

/** The part of `path` that is missing after `picks`; null if they do not fit. */
function missing(path: readonly string[], picks: readonly string[]): string[] | null {
  const rest = [...path]
  for (const pick of picks) {
    const i = rest.indexOf(pick)
    if (i < 0) return null
    rest.splice(i, 1)
  }
  return rest
}

export function narrow(choices: readonly Choice[], verb: string, picks: readonly string[]): Narrowed {
  const found: Narrowed = { left: [], ready: [], next: new Set(), also: new Set() }
  for (const choice of choices) {
    if (verb && choice.verb !== verb) continue
    const rest = missing(choice.path ?? [], picks)
    if (!rest) continue
    found.left.push(choice)
    if (!rest.length && picks.length) found.ready.push(choice)
    const [first, ...others] = rest
    if (first !== undefined) found.next.add(first)
    for (const other of others) found.also.add(other)
  }
  return found
}

/** The bag after a click: extended if the pick fits, else with as many of its picks as still fit. */
export function click(choices: readonly Choice[], verb: string, picks: readonly string[], pick: string): string[] {
  const fits = (bag: string[]) => narrow(choices, verb, bag).left.length > 0
  const extended = [...picks, pick]
  if (fits(extended)) return extended
  for (let drop = picks.length - 1; drop >= 0; drop--) {
    const kept = extended.filter((_, i) => i !== drop)
    if (fits(kept)) return kept
  }
  return fits([pick]) ? [pick] : [...picks]
}

/** If every choice with a path asks for the same bag there is nothing to click: only a variant to choose, or to agree. */
export function forced(choices: readonly Choice[]): string[] {
  const paths = choices.map((c) => c.path ?? []).filter((path) => path.length > 0)
  const bags = new Set(paths.map((path) => [...path].sort().join('\n')))
  return bags.size === 1 && (paths.length > 1 || choices.length === 1) ? [...paths[0]!] : []
}
