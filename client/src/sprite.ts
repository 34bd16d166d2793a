// Symbols live in the page itself. One box for the core's, one for the game's: ids may repeat between games.
import { useEffect, useState } from 'preact/hooks'
import core from '../art/core.svg?raw'
import { api } from './net/api'
import { transport } from './net/transport'

const drawn: Record<string, string> = {}

function box(slot: string): HTMLElement {
  const id = 'sprite-' + slot
  const found = document.getElementById(id)
  if (found) return found
  const made = document.createElement('div')
  made.id = id
  made.className = 'sprite'
  made.setAttribute('aria-hidden', 'true')
  document.body.prepend(made)
  return made
}

const read = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml')

const parsed = (svg: string): Element => document.importNode(read(svg).documentElement, true)

/** One symbol alone: pictures that other symbols show are not loaded. */
export function symbolOf(svg: string, id: string): Element | null {
  const found = read(svg).getElementById(id)
  return found && document.importNode(found, true)
}

function put(slot: string, name: string, svg: string): Element | undefined {
  if (drawn[slot] === name) return undefined
  drawn[slot] = name
  const root = parsed(svg)
  box(slot).replaceChildren(root)
  return root
}

export const putCore = () => put('core', 'core', core)

/** The game's symbols; and its painted backdrop, if it names one, behind the table. */
export function putGame(game: string, svg: string) {
  const root = put('game', game, svg)
  if (!root) return
  const name = root.getAttribute('data-backdrop')
  const path = name && `/api/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}`
  const picture = path ? `url("${transport().file(path)}")` : 'none'
  document.documentElement.style.setProperty('--backdrop', picture)
}

/** Loads a game's symbols; true once they can be drawn. A game without art is drawn all the same. */
export function useGameArt(game: string | undefined): boolean {
  const [ready, setReady] = useState(game !== undefined && drawn.game === game)
  useEffect(() => {
    if (!game || drawn.game === game) return setReady(!!game)
    let current = true
    api
      .art(game)
      .then(
        (svg) => putGame(game, svg),
        () => undefined,
      )
      .then(() => current && setReady(true))
    return () => void (current = false)
  }, [game])
  return ready
}
