// What every piece needs to know while it is drawn.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Piece, Scene } from '../schema'
import type { Owed } from '../play/beats'
import type { Hand, Offer, Pieces } from '../play/hand'

export interface View {
  scene: Scene
  pieces: Pieces
  hand: Hand
  offer: Offer
  press: (piece: Piece) => void
  hover: (piece: Piece | null, node?: Element) => void
  owed: Owed // what counters do not show yet
  last: ReadonlyMap<string, number> // piece of a seat's last move -> the seat
  looking: Looking // whose things are to be brought forward
  look: (seat: number) => void
}

export interface Looking {
  seat: number // -1: nobody's
}

export const ViewContext = createContext<View | null>(null)

export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('a piece is drawn outside a table')
  return view
}

/** The seats that have a tab of their own. */
export function tabbed(pieces: Pieces): Set<number> {
  const tabs = [...pieces.values()].filter((piece) => piece.layout === 'tabs').flatMap((piece) => piece.items ?? [])
  return new Set(tabs.flatMap((tab) => (tab.seat === undefined ? [] : [tab.seat])))
}

/** Every piece of a scene by id: table, hand, what lies before the seats, the seats and their counters. */
export function indexed(scene: Scene): Map<string, Piece> {
  const found = new Map<string, Piece>()
  const walk = (piece: Piece) => {
    found.set(piece.id, piece)
    piece.items?.forEach(walk)
  }
  scene.table?.forEach(walk)
  scene.hand?.forEach(walk)
  scene.seats?.forEach((seat, i) => {
    found.set(seatId(i), { id: seatId(i), name: seat.name, seat: i })
    seat.counters?.forEach(
      (c, k) => c.pick && found.set(counterId(i, k), { id: counterId(i, k), name: c.name, pick: c.pick }),
    )
    seat.items?.forEach(walk)
  })
  return found
}

export const seatId = (seat: number): string => 'seat' + seat

export const counterId = (seat: number, k: number): string => `seat${seat}.counter${k}`
