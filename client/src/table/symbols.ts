// The symbols on a piece that its name does not explain: in its texts, and on what lies upon it.
import type { Piece, Scene } from '../schema'

export interface Meaning {
  art: string
  word: string
}

const SYMBOL = /\{([\w-]+)\}/g

function* artsOf(piece: Piece, inner = false): Generator<string> {
  if (piece.art && (inner || piece.form !== 'zone')) yield piece.art
  for (const text of [piece.name ?? '', piece.hint ?? '', ...Object.values(piece.text ?? {})])
    for (const found of text.matchAll(SYMBOL)) yield found[1]!
  if (!piece.down) for (const item of piece.items ?? []) if (!item.name) yield* artsOf(item, true)
}

/** Each symbol once, with its word; zones explain themselves by their title. */
export function symbolsOf(piece: Piece, scene: Scene): Meaning[] {
  if ((piece.form ?? 'zone') === 'zone' || piece.down) return []
  const arts = [...new Set(artsOf(piece))]
  return arts.flatMap((art) => (scene.legend?.[art] ? [{ art, word: scene.legend[art] }] : []))
}
