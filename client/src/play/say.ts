// Texts carry symbols as {name}: drawn as pictures, read aloud as words.
import type { Refusal } from '../schema'

export type Token = { text: string } | { sym: string; word: string } // no word: read by what stands beside it

type Legend = Record<string, string> | undefined

const SYMBOL = /\{([\w-]+)\}/

const drawn = (text: string): Token[] =>
  text
    .split(SYMBOL)
    .map((part, i): Token => (i % 2 ? { sym: part, word: part } : { text: part }))
    .filter((t) => !('text' in t) || t.text !== '')

/** A text in pieces. A run of one symbol is read as a number; a symbol before its own word is silent. */
export function tokens(text: string, legend?: Legend): Token[] {
  const all = drawn(text)
  return all.map((token, i) => {
    if (!('sym' in token)) return token
    const same = (t: Token | undefined) => t !== undefined && 'sym' in t && t.sym === token.sym
    if (same(all[i - 1])) return { ...token, word: '' }
    const rest = all.slice(i).findIndex((t) => !same(t))
    const count = rest < 0 ? all.length - i : rest
    const after = all[i + count]
    const word = legend?.[token.sym] ?? token.sym
    if (after && 'text' in after && after.text.trimStart().startsWith(word)) return { ...token, word: '' }
    return { ...token, word: count > 1 ? `${count} ${word}` : word }
  })
}

// Numbers and signs that belong to the symbol beside them and may not be torn off it by a line break.
const AFTER = /^[\d+\-−±×/:.,;)→、。：；）]+/
const BEFORE = /[\d+\-−±×(（]+\s?$/

/** Runs of tokens that must stay on one line together. */
export function glued(text: string, legend?: Legend): Token[][] {
  const runs: Token[][] = []
  let open: Token[] | null = null
  for (const token of tokens(text, legend)) {
    if ('sym' in token) {
      if (open) open.push(token)
      else runs.push((open = [...torn(runs), token]))
      continue
    }
    const tail = open ? (AFTER.exec(token.text)?.[0] ?? '') : ''
    if (tail) open!.push({ text: tail })
    const rest = token.text.slice(tail.length)
    if (rest) {
      runs.push([{ text: rest }])
      open = null
    }
  }
  return runs
}

/** Takes the number that leads up to a symbol off the end of the run before it. */
function torn(runs: Token[][]): Token[] {
  const last = runs.at(-1)?.[0]
  if (!last || !('text' in last)) return []
  const lead = BEFORE.exec(last.text)?.[0]
  if (!lead) return []
  last.text = last.text.slice(0, -lead.length)
  return [{ text: lead }]
}

/** The text as read aloud. */
export function say(text: string, legend: Legend): string {
  const spoken = tokens(text, legend).map((t) => ('sym' in t ? ` ${t.word} ` : t.text))
  return spoken
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:)、。])/g, '$1')
    .trim()
}

/** Width of a text in em, roughly: a Japanese character is 1, a Latin one about half. */
export function breadth(text: string): number {
  const flat = text.replace(/\{[\w-]+\}/g, '田')
  return [...flat].reduce((sum, c) => sum + (c > '\u2e80' ? 1 : 0.56), 0)
}

/** A refusal as one sentence, with the clause that it cites. */
export const cited = ({ clause, text }: Refusal): string => (clause ? `${clause}: ${text}` : text)
