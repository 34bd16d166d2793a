// Taking back: free, or by the others' consent; the button says which and why.
import type { Doing, Session } from '../net/session'
import { Icon } from '../pieces/icon'
import type { UndoMessage } from '../wire'
import { fill, useWords } from '../words'

export function UndoButton({ undo, ask }: { undo: UndoMessage; ask: () => void }) {
  const words = useWords()
  const able = !!(undo.free || undo.possible) && !undo.asked
  const title = undo.asked
    ? words.undoWait
    : undo.free
      ? words.undoFree
      : undo.possible
        ? fill(words.undoAsk, { why: undo.why ?? '' })
        : (undo.why ?? '')
  return (
    <button
      type="button"
      class="act quiet undo"
      aria-disabled={!able}
      title={title}
      aria-label={`${words.undo}. ${title}`}
      onClick={() => able && ask()}
    >
      <Icon art="undo" />
      <span class="lbl">{words.undo}</span>
      {able && !undo.free && <small>?</small>}
    </button>
  )
}

export function UndoQuestion({ session, doing }: { session: Session; doing: Doing }) {
  const words = useWords()
  const { scene } = session.shown!
  const question = session.undo?.asked
  if (!question) return null
  const mine = session.table!.seats.filter((s) => s.yours && s.kind === 'person').map((s) => s.seat)
  const answering = mine.find((seat) => question.waiting?.includes(seat))
  const answer = (agree: boolean) => doing.send({ t: 'undo-answer', seat: answering!, agree })
  const name = scene.seats?.[question.seat]?.name ?? ''
  return (
    <div class="notice question" role="alert">
      <Icon art="undo" />{' '}
      <span>{answering === undefined ? words.undoWait : fill(words.undoAsked, { name, why: '' })}</span>
      {answering !== undefined && (
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
