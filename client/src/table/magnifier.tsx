// A piece seen larger, with its long text: the only way to read a small card on a telephone.
import type { Piece, Seat } from '../schema'
import { pickOf } from '../play/hand'
import { cited } from '../play/say'
import { Modal } from '../ui/modal'
import { Icon } from '../pieces/icon'
import { One, isZone } from '../pieces/piece'
import { Text } from '../pieces/text'
import { seatId, useView } from '../pieces/view'
import { useWords } from '../words'
import { SymbolList } from '../teach/legend'
import { symbolsOf } from './symbols'

export function Magnifier({ piece, close }: { piece: Piece; close: () => void }) {
  const words = useWords()
  const { id, at: _at, came: _came, ...rest } = piece
  return (
    <Modal cls="magnifier" label={words.pieceInfo} close={close} light>
      {!isZone(piece) && piece.form !== 'label' && <One piece={{ ...rest, id: 'large:' + id, rot: 0, dim: false }} />}
      <div class="about">
        <About piece={piece} />
      </div>
    </Modal>
  )
}

/** Name, long text and the clause that forbids it now. */
export function About({ piece }: { piece: Piece }) {
  const { scene, pieces } = useView()
  const why = scene.ask?.refused?.[pickOf(piece)]
  const seat = piece.seat !== undefined && piece.id === seatId(piece.seat) ? scene.seats?.[piece.seat] : undefined
  const near = (piece.links ?? []).map((id) => pieces.get(id)?.name).filter(Boolean)
  return (
    <>
      <b>
        <Text of={piece.name} />
      </b>
      {seat && <SeatLegend seat={seat} />}
      {piece.hint && (
        <p>
          <Text of={piece.hint} />
        </p>
      )}
      {!seat && <SymbolList of={symbolsOf(piece, scene)} />}
      {near.length > 0 && (
        <p class="near">
          <Text of={near.join(' · ')} />
        </p>
      )}
      {why && (
        <p class="why">
          <Text of={cited(why)} />
        </p>
      )}
    </>
  )
}

/** What the numbers and badges of a seat mean. */
function SeatLegend({ seat }: { seat: Seat }) {
  return (
    <ul class="seatlegend">
      {seat.counters?.map((c) => (
        <li>
          <Icon art={c.art} />
          <b>
            <Text of={c.value} />
            {c.top && `/${c.top}`}
          </b>
          <span>{c.name}</span>
        </li>
      ))}
      {seat.badges?.map((b) => (
        <li>
          <Icon art={b.art ?? ''} />
          <span>{b.name}</span>
        </li>
      ))}
    </ul>
  )
}
