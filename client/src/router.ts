// The open page. Links are ordinary links; a click on one of ours does not reload the page.
import { useEffect, useState } from 'preact/hooks'
import { transport } from './net/transport'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'how'; game: string }
  | { page: 'card'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; id: string }
  | { page: 'help' }
  | { page: 'lost' }

export function routeOf(path: string, search = ''): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (!first) return { page: 'home' }
  if (more.length === 0 && second) {
    if (first === 'new') return { page: 'new', game: second }
    if (first === 'how') return { page: 'how', game: second }
    if (first === 'card') return { page: 'card', game: second }
    if (first === 'learn') return { page: 'learn', game: second, lesson: '' }
    if (first === 'rules') return { page: 'rules', game: second }
    if (first === 'replay') return { page: 'replay', id: second }
    if (first === 'table') return { page: 'table', id: second, invite: new URLSearchParams(search).get('invite') ?? '' }
  }
  if (first === 'learn' && second && more.length === 1) return { page: 'learn', game: second, lesson: more[0]! }
  return first === 'help' && !second ? { page: 'help' } : { page: 'lost' }
}

const CHANGED = 'tenban:navigated'

export function go(path: string, replace = false) {
  const address = transport().page(path)
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event(CHANGED))
}

function followed(e: MouseEvent) {
  if (e.defaultPrevented || e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
  const link = e.target instanceof Element ? e.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  const shown = transport().shown(new URL(link.href))
  if (!shown || link.hash) return
  e.preventDefault()
  go(shown.path + shown.search)
}

/** The address of a page, for links. */
export const to = (path: string): string => transport().page(path)

function here(): Route {
  const shown = transport().shown(location)
  return shown ? routeOf(shown.path, shown.search) : { page: 'lost' }
}

export function useRoute(): Route {
  const [route, setRoute] = useState(here)
  useEffect(() => {
    let path = location.pathname + location.search
    const changed = () => {
      const next = location.pathname + location.search
      if (next === path) return // a place on the same page
      path = next
      setRoute(here())
      scrollTo(0, 0)
    }
    addEventListener('popstate', changed)
    addEventListener(CHANGED, changed)
    addEventListener('click', followed)
    return () => {
      removeEventListener('popstate', changed)
      removeEventListener(CHANGED, changed)
      removeEventListener('click', followed)
    }
  }, [])
  return route
}
