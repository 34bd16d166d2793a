// A scene that holds only what has changed is completed from the one before.
import type { Piece } from '../schema'
import type { SceneMessage } from '../wire'

const LINES = 120 // of the log in a complete scene

type Item = Piece | string // a string is the id of a piece that is as it was

/** The scene with all its pieces and lines, or null if what it continues is not `before`. */
export function completed(m: SceneMessage, before: SceneMessage | null): SceneMessage | null {
  if (!m.since) return m
  if (before?.seq !== m.since || before.seat !== m.seat) return null
  const known = new Map<string, Piece>()
  gather(before.scene.table, known)
  const table = filled(m.scene.table, known)
  if (!table) return null
  const log = [...(before.scene.log ?? []), ...(m.scene.log ?? [])].slice(-LINES)
  return { ...m, scene: { ...m.scene, table, log } }
}

function gather(pieces: Piece[] | undefined, known: Map<string, Piece>) {
  for (const piece of pieces ?? []) {
    known.set(piece.id, piece)
    gather(piece.items, known)
  }
}

/** The pieces, with those that are named by their ids; null if one is not known. */
function filled(items: Item[] | undefined, known: Map<string, Piece>): Piece[] | null {
  const found: Piece[] = []
  for (const item of items ?? []) {
    const piece = typeof item === 'string' ? known.get(item) : item
    if (!piece) return null
    if (piece !== item || !piece.items) found.push(piece)
    else {
      const items = filled(piece.items, known)
      if (!items) return null
      found.push({ ...piece, items })
    }
  }
  return found
}
