// Texts carry symbols as {name}: drawn as pictures, read aloud as words.
export type Token = { text: string } | { sym: string }

type Legend = Record<string, string> | undefined

const SYMBOL = /\{([\w-]+)\}/

export function tokens(text: string): Token[] {
  return text
    .split(SYMBOL)
    .map((part, i): Token => (i % 2 ? { sym: part } : { text: part }))
    .filter((t) => !('text' in t) || t.text !== '')
}

// Numbers and signs that belong to the symbol beside them and may not be torn off it by a line break.
const AFTER = /^[\d+\-−±×/:.,;)→、。：；）]+/
const BEFORE = /[\d+\-−±×(（]+\s?$/

/** Runs of tokens that must stay on one line together. */
export function glued(text: string): Token[][] {
  const runs: Token[][] = []
  let open: Token[] | null = null
  for (const token of tokens(text)) {
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

/** The text as read aloud: a symbol is its word, a run of them a number, before its own word it is silent. */
export function say(text: string, legend: Legend): string {
  const spoken = text.replace(/(?:\{([\w-]+)\})(?:\{\1\})*/g, (run, sym: string, at: number) => {
    const word = legend?.[sym] ?? sym
    const count = run.split('{').length - 1
    if (text.slice(at + run.length).trimStart().startsWith(word)) return ''
    return count > 1 ? `${count} ${word} ` : `${word} `
  })
  return spoken.replace(/\s+/g, ' ').trim()
}

/** Width of a text in em, roughly: a Japanese character is 1, a Latin one about half. */
export function breadth(text: string): number {
  const flat = text.replace(/\{[\w-]+\}/g, '田')
  return [...flat].reduce((sum, c) => sum + (c > '\u2e80' ? 1 : 0.56), 0)
}
