// The end of a game: the score sheet and where to go from here.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Result, Scene } from '../schema'
import { api } from '../net/api'
import { may } from '../net/may'
import { Icon } from '../pieces/icon'
import { go, to } from '../router'
import { useTrying } from '../ui/load'
import { RecordLink } from '../ui/record'
import type { TableMessage } from '../wire'
import { useWords } from '../words'
import { ScoreSheet } from './sheet'

interface Props {
  scene: Scene
  result: Result
  table: TableMessage
  cite: (clause: string) => void
  lesson?: ComponentChildren // what a lesson says at its end, instead of a rematch
}

export function Ending({ scene, result, table, cite, lesson }: Props) {
  const words = useWords()
  const [open, setOpen] = useState(true)
  const { busy, fault, attempt } = useTrying(words)
  const rematch = async () => go(`/table/${(await api.rematch(table.id)).table}`)
  const citing = (clause: string) => {
    setOpen(false)
    cite(clause)
  }
  if (!open)
    return (
      <button type="button" class="act main reopen" onClick={() => setOpen(true)}>
        <Icon art="crown" />
        {words.score}
      </button>
    )
  return (
    <ScoreSheet id={table.id} scene={scene} result={result} cite={citing} close={() => setOpen(false)}>
      {lesson}
      {!lesson && may(table, 'rematch') && (
        <button type="button" class="act main" disabled={busy} onClick={() => attempt(rematch)}>
          <Icon art="play" />
          {table.rematch ? words.rematchGo : words.rematch}
        </button>
      )}
      {may(table, 'replay') && (
        <>
          <a class="act" href={to(`/replay/${table.id}`)}>
            <Icon art="eye" />
            {words.replay}
          </a>
          <RecordLink id={table.id} game={table.game} cls="act">
            <Icon art="down" />
            {words.download}
          </RecordLink>
        </>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </ScoreSheet>
  )
}
