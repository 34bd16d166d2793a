// A piece seen larger, with its long text: the only way to read a small card on a telephone.
import type { Piece } from '../schema'
import { pickOf } from '../play/hand'
import { cited } from '../play/say'
import { Modal } from '../ui/modal'
import { One, isZone } from '../pieces/piece'
import { Text } from '../pieces/text'
import { useView } from '../pieces/view'
import { useWords } from '../words'

export function Magnifier({ piece, close }: { piece: Piece; close: () => void }) {
  const words = useWords()
  const { id, at: _at, came: _came, ...rest } = piece
  return (
    <Modal cls="magnifier" label={words.pieceInfo} close={close} light>
      {!isZone(piece) && <One piece={{ ...rest, id: 'large:' + id, rot: 0, dim: false }} />}
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
  const near = (piece.links ?? []).map((id) => pieces.get(id)?.name).filter(Boolean)
  return (
    <>
      <b>
        <Text of={piece.name} />
      </b>
      {piece.hint && (
        <p>
          <Text of={piece.hint} />
        </p>
      )}
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
