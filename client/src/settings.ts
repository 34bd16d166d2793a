// The settings that this browser stores for its player.
import { useEffect, useState } from 'preact/hooks'
import type { Lang } from './wire'

/** How fast others' moves are shown; '' is what the system prefers. */
export type Speed = '' | 'instant' | 'fast' | 'normal' | 'slow' | 'step'

export const SPEEDS: readonly Speed[] = ['instant', 'fast', 'normal', 'slow', 'step']

export interface Settings {
  lang: Lang
  name: string
  sound: boolean
  notify: boolean // a desktop notification when it is the player's turn
  speed: Speed
  confirm: Confirm
  theme: Theme
  contrast: boolean
  text: TextSize
}

/** What is confirmed before it is played: nothing, what undo cannot simply restore, or every choice on the table. */
export type Confirm = 'never' | 'lasting' | 'always'
export type Theme = 'dark' | 'light' | 'auto'
export type TextSize = 'normal' | 'large' | 'larger'

const KEY = 'tenban'

const preferred = (): Lang => (globalThis.navigator?.language.startsWith('ja') ? 'ja' : 'en')

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // storage switched off, or not ours
  }
}

const asked = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false

let current: Settings = {
  lang: preferred(),
  name: '',
  sound: false,
  notify: false,
  speed: '',
  confirm: 'lasting',
  theme: 'dark',
  contrast: asked('(prefers-contrast: more)'),
  text: 'normal',
  ...stored(),
}
const watchers = new Set<(s: Settings) => void>()

export const settings = (): Settings => current

/** Tells the style sheet which colours and sizes are wanted. */
export function wear({ theme, contrast, text }: Settings = current) {
  const light = theme === 'light' || (theme === 'auto' && asked('(prefers-color-scheme: light)'))
  const { dataset } = document.documentElement
  dataset.theme = light ? 'light' : 'dark'
  dataset.contrast = contrast ? 'more' : ''
  dataset.text = text
}

export function change(part: Partial<Settings>) {
  current = { ...current, ...part }
  wear(current)
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // the choice lasts as long as the page
  }
  watchers.forEach((tell) => tell(current))
}

export function useSettings(): Settings {
  const [seen, see] = useState(current)
  useEffect(() => {
    watchers.add(see)
    return () => void watchers.delete(see)
  }, [])
  return seen
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The speed that holds: without a choice of the player's, who prefers reduced motion is shown results at once. */
export const speedOf = (speed: Speed): Exclude<Speed, ''> => speed || (still() ? 'instant' : 'normal')

/** Whether pieces are animated: not if the player, here or in the system, asks for reduced motion. */
export const moves = (speed: Speed): boolean => speedOf(speed) !== 'instant' && !still()
