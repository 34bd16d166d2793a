// The hand of the player at this screen, kept from click to click.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Ask, Choice, Piece } from '../schema'
import type { Confirm } from '../settings'
import {
  EMPTY,
  begin,
  holding,
  offer,
  picksOf,
  press,
  settled,
  sole,
  spins,
  given,
  turn,
  type Hand,
  type Offer,
  type Pieces,
} from '../play/hand'
import { narrow } from '../play/grammar'

export interface Picker {
  ask: Ask | undefined
  hand: Hand
  offer: Offer
  fixed: boolean // what is picked was picked by the question itself
  press: (piece: Piece) => void
  setVerb: (verb: string) => void
  turn: (by: number) => void
  clear: () => void
  send: (choice: Choice) => void
  setOver: (pick: string) => void
  suggest: (codes: readonly number[]) => void // picks what would be chosen by them
}

const DOUBLE = 450 // milliseconds between two clicks that are one double click: it plays

interface Held {
  ask: Ask | undefined
  pieces: Pieces
  hand: Hand
}

/** A question that came again (somebody else has moved meanwhile) keeps what was picked. */
export function carryOver(old: Held, ask: Ask | undefined, pieces: Pieces): Held {
  if (!ask) return { ...old, pieces } // the question may come back: what was picked waits
  const { hand } = old
  const fresh = { ask, pieces, hand: begin(ask, pieces, hand.spin) }
  const same = old.ask?.text === ask.text && hand.picked.length > 0 && hand.picked.every((id) => pieces.has(id))
  if (!same) return fresh
  const { left } = narrow(ask.choices ?? [], hand.verb, picksOf(pieces, hand))
  return left.length ? { ask, pieces, hand } : fresh
}

export function usePicker(
  ask: Ask | undefined,
  pieces: Pieces,
  confirm: Confirm,
  sent: (choice: Choice) => void,
): Picker {
  const [kept, setKept] = useState<Held>(() => ({ ask, pieces, hand: begin(ask, pieces) }))
  const [over, setOver] = useState('')
  const current = (held: Held): Held => (held.pieces === pieces ? held : carryOver(held, ask, pieces))
  const hand = ask ? current(kept).hand : EMPTY
  // A click may come before this runs: what it has picked must not be overwritten.
  useEffect(() => setKept(current), [pieces])
  const setHand = (next: Hand) => setKept({ ask, pieces, hand: next })
  const seen = useMemo(() => offer(ask, pieces, hand, over), [ask, pieces, hand, over])
  const fixed = given(ask, pieces, hand)
  const clear = () => !fixed && setHand({ ...EMPTY, spin: hand.spin })
  const send = (choice: Choice) => {
    clear()
    sent(choice)
  }
  const pressed = useRef({ id: '', at: 0 })
  const onPress = (piece: Piece) => {
    const now = Date.now()
    const twice = pressed.current.id === piece.id && now - pressed.current.at < DOUBLE
    pressed.current = { id: piece.id, at: now }
    if (twice && hand.picked.includes(piece.id)) return seen.armed && send(seen.armed)
    if (fixed && hand.picked.includes(piece.id)) return spins(seen.ready).length > 1 && setHand(turn(seen, hand, 1))
    const next = press(ask, pieces, hand, piece)
    const done = settled(ask, pieces, next, confirm)
    if (done) send(done)
    else setHand(next)
  }
  return {
    ask,
    hand,
    offer: seen,
    fixed,
    clear,
    send,
    setOver,
    press: onPress,
    setVerb: (verb) => {
      const only = sole(ask, verb, confirm)
      if (only) send(only)
      else setHand({ ...hand, verb: verb === hand.verb ? '' : verb, picked: [] })
    },
    turn: (by) => setHand(turn(seen, hand, by)),
    suggest: (codes) => {
      const next = holding(ask, pieces, codes)
      if (next) setHand(next)
    },
  }
}
