// What surrounds the game: the connection, hints, chat, and the further buttons of the bar.
import { useEffect, useState } from 'preact/hooks'
import { may } from '../net/may'
import type { Doing, Session } from '../net/session'
import { Icon } from '../pieces/icon'
import { seatColour } from '../pieces/tint'
import { useWords } from '../words'
import { Chat } from './chat'
import { UndoButton } from './undo'
import type { UndoMessage } from '../wire'

/** The undo message of the seat we look from; one of another seat is out of date. */
export const undoOf = ({ undo, shown }: Session): UndoMessage | null =>
  undo && undo.seat === shown?.seat ? undo : null

export function Tools({ session, doing, takeBack }: { session: Session; doing: Doing; takeBack: () => void }) {
  const words = useWords()
  const { scene, seat, seq } = session.shown!
  const undo = undoOf(session)
  if (seat < 0 || scene.result) return null
  return (
    <>
      {may(session.shown, 'hint') && (
        <button
          type="button"
          class="act quiet"
          title={words.hint}
          onClick={() => doing.send({ t: 'hint', id: `h${seq}`, seat })}
        >
          <Icon art="bulb" />
          <span class="lbl">{words.hint}</span>
        </button>
      )}
      {undo && <UndoButton undo={undo} ask={takeBack} />}
    </>
  )
}

export function LinkState({ session }: { session: Session }) {
  const words = useWords()
  const lost = session.link === 'lost' || session.link === 'connecting'
  return (
    <span role="status" class={lost ? 'lost' : 'sr'}>
      {lost ? words.reconnecting : ''}
    </span>
  )
}

export function ChatPane({ session, doing }: { session: Session; doing: Doing }) {
  const table = session.table!
  const say = may(table, 'chat') ? (text: string) => doing.send({ t: 'chat', text }) : undefined
  const colour = (seat: number) => seatColour(session.shown!.scene, seat)
  return <Chat lines={session.chat} notices={table.notices ?? []} colour={colour} say={say} />
}

/** The number of lines that came while the chat was not open. Chat shares its numbers with the moves. */
export function useUnread(session: Session, open: boolean): number {
  const [read, setRead] = useState(session.shown?.seq ?? 0)
  const newest = session.chat.at(-1)?.seq ?? -1
  useEffect(() => {
    if (open && newest > read) setRead(newest)
  }, [open, newest])
  return session.chat.filter((line) => line.seq > read).length
}
