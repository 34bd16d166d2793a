// The client's own texts. Texts about a game come from the server, in the viewer's language.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Lang } from '../wire'
import * as home from './home'
import type * as lesson from './lesson'
import type * as stage from './stage'
import type * as table from './table'
import type * as teach from './teach'

type All = typeof home.en & typeof table.en & typeof stage.en & typeof lesson.en & typeof teach.en

export type Words = { readonly [key in keyof All]: string }

/** The first page needs its own words only; those of the others come with them, from ./more. */
export const WORDS = { en: { ...home.en }, ja: { ...home.ja } } as unknown as Record<Lang, Words>

export const WordsContext = createContext<Words>(WORDS.en)

export const useWords = (): Words => useContext(WordsContext)

/** Puts values into the {holes} of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

export const listed = (names: readonly string[], lang: string): string => names.join(lang === 'ja' ? '、' : ', ')
