// The record of a finished game, as a file for the viewer.
import type { ComponentChildren } from 'preact'
import { api } from '../net/api'
import { transport } from '../net/transport'

interface Props {
  id: string
  game: string
  cls: string
  label?: string
  children: ComponentChildren
}

/** A server sends the file itself; without one, the page writes it. */
export function RecordLink({ id, game, cls, label, children }: Props) {
  const name = `${game}-${id}.json`
  const write = async (e: MouseEvent) => {
    if (!transport().alone) return
    e.preventDefault()
    save(name, await api.recordText(id))
  }
  return (
    <a class={cls} href={api.recordPath(id)} download={name} aria-label={label} onClick={write}>
      {children}
    </a>
  )
}

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
