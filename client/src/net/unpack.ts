// A scene as it was before it was made small for its way; the counterpart of tenban.scene.pack.
import type { Ink, Piece, Scene } from '../schema'
import type { ServerMessage } from '../wire'

/** A name that goes on from its holder's begins with a sign. */
const after = (name: string, holder: string): string => (holder && /^[.-]/.test(name) ? holder + name : name)

const drawn = (ink: Ink, paths: readonly string[]): Ink =>
  ink.d.startsWith('#') ? { ...ink, d: ink.d.replace(/#(\d+)/g, (_, n: string) => paths[Number(n)] ?? '') } : ink

export function unpacked(scene: Scene): Scene {
  const { stock, paths = [], ...rest } = scene
  if (!stock) return scene
  const whole = ({ like, ...own }: Piece, holder = ''): Piece => {
    const id = after(own.id, holder)
    const piece: Piece = { ...(like ? stock[like] : {}), ...own, id }
    if (piece.pick) piece.pick = after(piece.pick, holder)
    if (piece.ink) piece.ink = piece.ink.map((ink) => drawn(ink, paths))
    if (piece.items) piece.items = piece.items.map((item) => whole(item, id))
    return piece
  }
  const all = (pieces: Piece[] | undefined) => pieces?.map((piece) => whole(piece))
  return {
    ...rest,
    ...(rest.table && { table: all(rest.table)! }),
    ...(rest.hand && { hand: all(rest.hand)! }),
    ...(rest.seats && { seats: rest.seats.map((seat) => (seat.items ? { ...seat, items: all(seat.items)! } : seat)) }),
  }
}

export const opened = (message: ServerMessage): ServerMessage =>
  message.t === 'scene' ? { ...message, scene: unpacked(message.scene) } : message
