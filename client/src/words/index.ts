// The client's own texts. Texts about a game come from the server, in the viewer's language.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Lang } from '../wire'
import * as home from './home'
import * as lesson from './lesson'
import * as stage from './stage'
import * as table from './table'
import * as teach from './teach'

const en = { ...home.en, ...table.en, ...stage.en, ...lesson.en, ...teach.en }

export type Words = { readonly [key in keyof typeof en]: string }

const ja = { ...home.ja, ...table.ja, ...stage.ja, ...lesson.ja, ...teach.ja }

export const WORDS: Record<Lang, Words> = { en, ja }

export const WordsContext = createContext<Words>(en)

export const useWords = (): Words => useContext(WordsContext)

/** Puts values into the {holes} of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

export const listed = (names: readonly string[], lang: string): string => names.join(lang === 'ja' ? '、' : ', ')
