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

const NAMED = /^\s*([A-Za-z][\w-]*[:\-]?\d[\w.]*|\d[\w.]*)\s*[:：]/

/** The clause a refusal begins with ("LO-3.9: …"), if it names one. */
export const clauseOf = (text: string): string => NAMED.exec(text)?.[1] ?? ''

export function Refused({ text, clause, cite, close }: Props) {
  const words = useWords()
  const id = clause || clauseOf(text)
  return (
    <>
      <b>{words.refusedBecause}.</b> <Symbols of={text} legend={useView().scene.legend} />
      {id && (
        <button type="button" class="link" onClick={() => cite(id)}>
          {words.readClause} {id}
        </button>
      )}
      <button type="button" class="link" aria-label={words.close} onClick={close}>
        <Icon art="cross" />
      </button>
    </>
  )
}
