// Why a move is refused: the text of the rule, and a link to it.
import { Symbols } from '../pieces/text'
import { useView } from '../pieces/view'
import { useWords } from '../words'
import { Icon } from '../pieces/icon'

interface Props {
  text: string
  clause: string
  cite: (clause: string) => void
  close: () => void
}

export function Refused({ text, clause, cite, close }: Props) {
  const words = useWords()
  return (
    <>
      <b>{words.refusedBecause}.</b> <Symbols of={text} legend={useView().scene.legend} />
      {clause && (
        <button type="button" class="link" onClick={() => cite(clause)}>
          {words.readClause} {clause}
        </button>
      )}
      <button type="button" class="link" aria-label={words.close} onClick={close}>
        <Icon art="cross" />
      </button>
    </>
  )
}
