// Undo: free, or with the others' consent; the button says which and why.
import type { Doing, Session } from '../net/session'
import { Icon } from '../pieces/icon'
import type { UndoMessage } from '../wire'
import { fill, useWords } from '../words'

export function UndoButton({ undo, ask }: { undo: UndoMessage; ask: () => void }) {
  const words = useWords()
  const title = undo.asked
    ? words.undoWait
    : !undo.may
      ? (undo.why ?? '')
      : undo.free
        ? words.undoFree
        : fill(words.undoAsk, { why: undo.why ?? '' })
  return (
    <button
      type="button"
      class="act quiet undo"
      aria-disabled={!undo.may}
      title={title}
      aria-label={`${words.undo}. ${title}`}
      onClick={() => undo.may && ask()}
    >
      <Icon art="undo" />
      <span class="lbl">{words.undo}</span>
      {undo.may && !undo.free && <small>?</small>}
    </button>
  )
}

export function UndoQuestion({ session, doing }: { session: Session; doing: Doing }) {
  const words = useWords()
  const { scene } = session.shown!
  const question = session.undo?.asked
  if (!question) return null
  const seat = question.answer // the server says for which seat we may answer
  const answer = (agree: boolean) => doing.send({ t: 'undo-answer', seat: seat!, agree })
  const name = scene.seats?.[question.seat]?.name ?? ''
  return (
    <div class="notice question" role="alert">
      <Icon art="undo" /> <span>{seat === undefined ? words.undoWait : fill(words.undoAsked, { name, why: '' })}</span>
      {seat !== undefined && (
        <>
          <button type="button" class="act main" onClick={() => answer(true)}>
            {words.agree}
          </button>
          <button type="button" class="act" onClick={() => answer(false)}>
            {words.refuse}
          </button>
        </>
      )}
    </div>
  )
}
