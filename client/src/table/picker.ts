// The hand of the player at this screen, kept from click to click.
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Ask, Choice, Piece } from '../schema'
import { EMPTY, begin, offer, picksOf, press, settled, turn, type Hand, type Offer, type Pieces } from '../play/hand'
import { narrow } from '../play/grammar'

export interface Picker {
  ask: Ask | undefined
  hand: Hand
  offer: Offer
  press: (piece: Piece) => void
  setVerb: (verb: string) => void
  turn: (by: number) => void
  clear: () => void
  send: (choice: Choice) => void
  setOver: (pick: string) => void
}

/** A question that came again (somebody else has moved meanwhile) keeps what was picked. */
function carryOver(old: Ask | undefined, ask: Ask | undefined, pieces: Pieces, hand: Hand): Hand {
  const same = old && ask && old.text === ask.text && hand.picked.length > 0
  if (!same || !hand.picked.every((id) => pieces.has(id))) return begin(ask, pieces, hand.spin)
  const left = narrow(ask.choices ?? [], hand.verb, picksOf(pieces, hand)).left
  return left.length ? hand : begin(ask, pieces, hand.spin)
}

export function usePicker(ask: Ask | undefined, pieces: Pieces, quick: boolean, sent: (choice: Choice) => void): Picker {
  const [held, setHeld] = useState({ ask, pieces, hand: begin(ask, pieces) })
  const [over, setOver] = useState('')
  const hand = held.pieces === pieces ? held.hand : carryOver(held.ask, ask, pieces, held.hand)
  useEffect(() => setHeld({ ask, pieces, hand }), [pieces])
  const setHand = (next: Hand) => setHeld({ ask, pieces, hand: next })
  const seen = useMemo(() => offer(ask, pieces, hand, over), [ask, pieces, hand, over])
  const clear = () => setHand({ ...EMPTY, spin: hand.spin })
  const send = (choice: Choice) => {
    clear()
    sent(choice)
  }
  const onPress = (piece: Piece) => {
    const next = press(ask, pieces, hand, piece)
    const done = settled(ask, pieces, next, quick)
    if (done) send(done)
    else setHand(next)
  }
  return {
    ask, hand, offer: seen, clear, send, setOver,
    press: onPress,
    setVerb: (verb) => setHand({ ...hand, verb: verb === hand.verb ? '' : verb, picked: [] }),
    turn: (by) => setHand(turn(seen, hand, by)),
  }
}
