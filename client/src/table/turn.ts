// Whose turn it is, for somebody who looks elsewhere: title and icon of the tab, a notification if they asked for one.
import { useEffect, useRef } from 'preact/hooks'
import { transport } from '../net/transport'
import { settings } from '../settings'
import { fill, useWords } from '../words'

const ICONS = { plain: '/icon.svg', turn: '/icon-turn.svg' }

function setIcon(href: string) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && link.getAttribute('href') !== href) link.href = href
}

function notify(text: string) {
  if (!settings().notify || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission === 'granted')
    new Notification(text, { icon: transport().file(ICONS.turn), tag: 'tenban-turn' })
}

/** `asked`: the game waits for somebody at this screen. */
export function useTurn(title: string, asked: boolean) {
  const words = useWords()
  const before = useRef(asked)
  useEffect(() => {
    const text = asked ? fill(words.yourTurn, { game: title }) : title
    document.title = `${text} · Tenban`
    setIcon(transport().file(asked ? ICONS.turn : ICONS.plain))
    if (asked && !before.current) notify(text)
    before.current = asked
  }, [title, asked, words])
  useEffect(() => () => setIcon(transport().file(ICONS.plain)), [])
}

/** Ask the browser for permission; return whether notifications can be shown. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  return (await Notification.requestPermission()) === 'granted'
}
