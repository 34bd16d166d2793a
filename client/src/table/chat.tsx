// The chat of the table: plain text only.
import { useState } from 'preact/hooks'
import { SeatIcon } from '../pieces/icon'
import type { ChatLine, Notice } from '../wire'
import { useWords } from '../words'

interface Props {
  lines: readonly ChatLine[]
  notices: readonly Notice[]
  colour: (seat: number) => number
  say: ((text: string) => void) | undefined // absent: you only watch
}

type Entry = { seq: number; line?: ChatLine; notice?: Notice }

/** Chat and notices in the order of their events. */
export function interleaved(lines: readonly ChatLine[], notices: readonly Notice[]): Entry[] {
  const all: Entry[] = [
    ...lines.map((line) => ({ seq: line.seq, line })),
    ...notices.map((notice) => ({ seq: notice.seq, notice })),
  ]
  return all.sort((a, b) => a.seq - b.seq)
}

export function Chat({ lines, notices, colour, say }: Props) {
  const words = useWords()
  const entries = interleaved(lines, notices).reverse()
  return (
    <>
      {say && <ChatForm say={say} />}
      <div class="said" role="log" aria-label={words.chat} aria-live="polite" tabIndex={0}>
        {entries.length === 0 && <p class="soft">{words.noChat}</p>}
        {entries.map(({ line, notice, seq }) =>
          line ? (
            <p key={'c' + seq}>
              {(line.seat ?? -1) >= 0 && <SeatIcon colour={colour(line.seat!)} />}
              <b>{line.name}</b> {line.text}
            </p>
          ) : (
            <p key={'n' + seq} class="notice">
              {notice!.text}
            </p>
          ),
        )}
      </div>
    </>
  )
}

function ChatForm({ say }: { say: (text: string) => void }) {
  const words = useWords()
  const [text, setText] = useState('')
  const submit = (e: SubmitEvent) => {
    e.preventDefault()
    if (text.trim()) say(text.trim())
    setText('')
  }
  return (
    <form class="sayform" onSubmit={submit}>
      <input
        maxLength={400}
        aria-label={words.say}
        placeholder={words.say}
        value={text}
        onInput={(e) => setText(e.currentTarget.value)}
      />
      <button type="submit" class="act" disabled={!text.trim()}>
        {words.send}
      </button>
    </form>
  )
}
